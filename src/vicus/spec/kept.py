"""Parts of views that are made once and kept: a move changes few of the numbers that most of them follow from.

Everybody gets the same one, so what is kept should be `fixed`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, ParamSpec, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")
Fields = ParamSpec("Fields")
MOST = 2048
"""Parts that one of these keeps; then all of them are forgotten."""


class Kept(dict[Key, Made]):
    """What follows from a key, made when it is first looked up.

    >>> squares = Kept(lambda number: number * number)
    >>> squares[12], squares[12], len(squares)
    (144, 144, 1)
    """

    def __init__(self, make: Callable[[Key], Made]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Key) -> Made:
        if len(self) >= MOST:
            self.clear()
        made = self[key] = self._make(key)
        return made


class LatestKept(Generic[Fields, Made]):
    """What follows from fields of a state, such as all those of a player: of each key the latest is kept.

    To compare rows is quicker than to look them up. The key tells players and tables apart, and need not do more; a part is
    made of its fields alone, so nothing else can matter.

    >>> things = LatestKept(lambda coins, goods: coins + sum(goods))
    >>> things("left", 5, [1, 2]), things("right", 0, [3]), things("left", 5, [1, 2]), things("left", 5, [1, 1])
    (8, 3, 8, 7)
    """

    def __init__(self, make: Callable[Fields, Made]) -> None:
        self._make = make
        self._latest: dict[Hashable, tuple[tuple[Any, ...], Made]] = {}

    def __call__(self, key: Hashable, *fields: Fields.args, **none: Fields.kwargs) -> Made:
        found = self._latest.get(key)
        if found is not None and found[0] == fields:
            return found[1]
        if len(self._latest) >= MOST:
            self.clear()
        made = self._make(*fields, **none)
        self._latest[key] = tuple(map(_copied, fields)), made
        return made

    def clear(self) -> None:
        """Forget all of it."""
        self._latest.clear()


def _copied(field: Any) -> Any:
    """A number, a row or a grid as it is now."""
    if type(field) is not list:
        return field
    return [row[:] for row in field] if field and type(field[0]) is list else field[:]
