"""The actions of a game, declared once: a class for each kind, its fields with what they can be.

    class Take(Kind, frozen=True):
        \"\"\"Move to a space and take a tile there.\"\"\"

        space: Annotated[int, Among(range(7))]
        slot: Annotated[int, Among(range(1, 5))]

    KINDS = Kinds("my_game", Start, Take, Store)
    TAKE = KINDS.first(Take)  # what the rules count from

From this come the ids (kind after kind, the last field runs fastest), frozen values, canonical texts (`take 3 2`), the parser
with its errors, TypeScript types and the table in the docs.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from math import prod
from typing import Any, ClassVar, Generic, get_type_hints

import msgspec

from .among import Among

if sys.version_info >= (3, 13):
    from typing import TypeVar
else:
    from typing_extensions import TypeVar

V_co = TypeVar("V_co", covariant=True, default=Any)


@dataclass(frozen=True, slots=True)
class Action(Generic[V_co]):
    """An action as everybody outside the rules sees it.

    `id` is the same in every position, `text` is canonical and reads back, `value` is the game's own frozen value.

    >>> Action(12, "take 1 2", None).text
    'take 1 2'
    """

    id: int
    text: str
    value: V_co = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


def _tag(name: str) -> str:
    """`WakeNobody` is the kind `wake_nobody`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=lambda name: _tag(name)):
    """A kind of action: subclasses declare its fields. The docstring is what the docs say of it."""

    form: ClassVar[str] = ""
    """Its text, with the fields in braces; a part in brackets is left out where its field has the default value.
    Without a form: the kind and the fields, one after the other."""
    also: ClassVar[Mapping[str, str]] = {}
    """Other words that a text may have, and what they stand for."""


@dataclass(frozen=True)
class Listed:
    """A kind whose actions are listed in the box instead of being all combinations of its fields."""

    kind: type[Kind]
    size: int
    """So many ids are kept for it."""
    values: Callable[[Any], Mapping[int, Kind]]
    """For a box: number below `size` -> value."""


@dataclass(frozen=True)
class Twice:
    """A run of kinds that comes a second time with a flag set: `extra build mill` is `Build("mill", extra=True)`."""

    flag: str
    kinds: tuple[type[Kind], ...]


@dataclass(frozen=True)
class Block:
    """The ids of one kind, one after the other."""

    kind: type[Kind]
    first: int
    size: int
    fields: Mapping[str, Among]
    listed: Listed | None = None
    flag: str | None = None
    """This field is true for all of them."""

    @property
    def tag(self) -> str:
        """The kind as the `type` of plain data: `wake_nobody`."""
        return str(self.kind.__struct_config__.tag)

    @property
    def verb(self) -> str:
        """The words that a text begins with."""
        return f"{self.flag} {self.tag}".replace("_", " ") if self.flag else self.tag.replace("_", " ")

    @property
    def form(self) -> str:
        """The text with the fields in braces: the kind's own form, or its verb and its fields one after the other."""
        return self.kind.form or " ".join([self.verb, *(f"{{{name}}}" for name in self.fields)])

    @property
    def shape(self) -> str:
        """The form with what each field can be: `take (0 … 6) (1 … 4)`."""
        plain = self.form.replace("[", "").replace("]", "")
        return plain.format(**{name: f"({among.form})" for name, among in self.fields.items()})

    def bound(self, box: Any) -> Block:
        """With one box: of listed actions, the fields can be what occurs there."""
        if self.listed is None:
            return self
        values = list(self.listed.values(box).values())
        names = self.kind.__struct_fields__
        return replace(self, fields={name: Among(dict.fromkeys(getattr(v, name) for v in values)) for name in names})

    def values(self, box: Any) -> Iterator[tuple[int, Kind]]:
        """Every id and its value."""
        if self.listed:
            yield from ((self.first + number, value) for number, value in self.listed.values(box).items())
            return
        flag = {self.flag: True} if self.flag else {}
        for number, values in enumerate(product(*(among.values for among in self.fields.values()))):
            yield self.first + number, self.kind(**dict(zip(self.fields, values, strict=True)), **flag)

    def default(self, name: str) -> Any:
        """The default of a field, or `msgspec.NODEFAULT`."""
        fields, defaults = self.kind.__struct_fields__, self.kind.__struct_defaults__
        at = fields.index(name) - (len(fields) - len(defaults))
        return defaults[at] if at >= 0 else msgspec.NODEFAULT

    def write(self, value: Kind) -> str:
        """The canonical text of a value."""

        def optional(part: re.Match[str]) -> str:
            names = re.findall(r"\{(\w+)\}", part[1])
            return "" if all(getattr(value, name) == self.default(name) for name in names) else part[1]

        texts = {name: among.texts[among.position(getattr(value, name))] for name, among in self.fields.items()}
        return re.sub(r"\[([^\]]*)\]", optional, self.form).format(**texts)


class Kinds:
    """All kinds of action of a game, in the order of their ids.

    >>> from vicus.games.carpe_diem.actions import Take
    >>> kinds = Kinds("my_game", Take)
    >>> kinds.size, kinds.first(Take), kinds.blocks[0].shape
    (28, 0, 'take (0 … 6) (1 … 4)')
    """

    def __init__(self, game: str, *kinds: type[Kind] | Listed | Twice) -> None:
        self.game = game
        self.blocks: list[Block] = []
        for entry in kinds:
            if isinstance(entry, Twice):
                for flag in (None, entry.flag):
                    for kind in entry.kinds:
                        self._add(kind, flag, skipped=entry.flag)
            elif isinstance(entry, Listed):
                self.blocks.append(Block(entry.kind, self.size, entry.size, {}, entry))
            else:
                self._add(entry, None)

    def _add(self, kind: type[Kind], flag: str | None, skipped: str = "") -> None:
        fields = {name: among for name, among in among_of(kind).items() if name != skipped}
        self.blocks.append(Block(kind, self.size, prod(map(len, fields.values())), fields, flag=flag))

    @property
    def size(self) -> int:
        """One more than the highest id."""
        return self.blocks[-1].first + self.blocks[-1].size if self.blocks else 0

    def first(self, kind: type[Kind], flag: str | None = None) -> int:
        """The lowest id of a kind (with its flag set, of those that come `Twice`); what the rules count from."""
        return next(block.first for block in self.blocks if block.kind is kind and block.flag == flag)

    @property
    def classes(self) -> tuple[type[Kind], ...]:
        """Each kind once, also where its ids stand in several blocks."""
        return tuple(dict.fromkeys(block.kind for block in self.blocks))


def among_of(kind: type[Kind]) -> dict[str, Among]:
    """What each field of a kind can be; TypeError for a field that does not say it.

    >>> from vicus.games.carpe_diem.actions import Take
    >>> {name: among.form for name, among in among_of(Take).items()}
    {'space': '0 … 6', 'slot': '1 … 4'}
    """
    fields = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in kind.__struct_fields__:
            found = next((extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Among)), None)
            if found is None and hint is bool:
                continue  # the flag of kinds that come twice
            if found is None:
                raise TypeError(f"{kind.__name__}.{name}: write Annotated[…, Among(…)]")
            fields[name] = found
    return fields
