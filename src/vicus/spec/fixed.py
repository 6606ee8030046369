"""Plain data that cannot be changed: parts that many views show, of which none of them has a copy of its own."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar, cast

Data = TypeVar("Data")


def _refused(self: object, *_: object, **__: object) -> NoReturn:
    raise TypeError("a part that views share cannot be changed: copy.deepcopy makes one's own")


class FixedDict(dict[Any, Any]):
    """A dict in everything that reads it: equality, JSON, `isinstance`. A copy or a pickle is an ordinary one."""

    __slots__ = ()
    __setitem__ = __delitem__ = __ior__ = _refused
    clear = pop = popitem = setdefault = update = _refused

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


class FixedList(list[Any]):
    """The same for a list."""

    __slots__ = ()
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refused
    append = clear = extend = insert = pop = remove = reverse = sort = _refused

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)


def fixed(data: Data) -> Data:
    """The same data, with all that is in it, as something that cannot be changed.

    >>> card = fixed({"require": {"wine": 2}})
    >>> card == {"require": {"wine": 2}}
    True
    >>> card["require"]["wine"] = 1
    Traceback (most recent call last):
    TypeError: a part that views share cannot be changed: copy.deepcopy makes one's own
    """
    found: Any = data
    if type(found) is dict:
        found = FixedDict(zip(found, map(fixed, found.values()), strict=True))
    elif type(found) is list:
        found = FixedList(map(fixed, found))
    return cast(Data, found)
