"""Action ids <-> frozen values <-> canonical text."""

from __future__ import annotations

from typing import Any

import msgspec

from vicus.errors import UnknownAction

from .action_ids import (
    ACTIONS,
    BEAR,
    BUILD,
    BUY,
    DEED,
    DELIVER,
    DOWRY,
    DRAFT,
    EMPTY_WAKE,
    END,
    EXTRA,
    FROM,
    LAY,
    LAY_NEUTRAL,
    MARRY,
    MOVE_IN,
    NEUTRAL_BUILD,
    NEUTRAL_MARRY,
    PASS,
    ROB,
    SETTLE,
    VILLAGES,
    WAKE,
    WORK,
)
from .components import GOODS, KINDS, PLACES, QUARTERS, SEATS, SEXES, START_KINDS

START_NAMES = tuple(KINDS[kind] for kind in START_KINDS)
WHO = (*SEXES, "nobody")
SOURCES = ("centre", "school")


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Take a start building in the draft."""

    kind: str


class Rob(msgspec.Struct, frozen=True, tag="rob"):
    """Take a start building from another player (H-13)."""

    seat: int
    kind: str


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Put a building on a place."""

    place: int


class Neutral(msgspec.Struct, frozen=True, tag="neutral"):
    """The neutral start building that is laid next."""

    kind: str


class Settle(msgspec.Struct, frozen=True, tag="settle"):
    """A villager onto a building: of the first pair, or from the school."""

    place: int
    who: str


class In(msgspec.Struct, frozen=True, tag="in"):
    """Who moves in."""

    sex: str


class Build(msgspec.Struct, frozen=True, tag="build"):
    kind: str
    extra: bool = False


class Deliver(msgspec.Struct, frozen=True, tag="deliver"):
    good: str
    extra: bool = False


class Wake(msgspec.Struct, frozen=True, tag="wake"):
    village: int
    quarter: str
    extra: bool = False


class Marry(msgspec.Struct, frozen=True, tag="marry"):
    source: str
    village: int
    place: int
    extra: bool = False


class Bear(msgspec.Struct, frozen=True, tag="bear"):
    place: int
    sex: str
    extra: bool = False


class WakeNobody(msgspec.Struct, frozen=True, tag="wake_nobody"):
    """A coin must be placed although nothing has an effect (H-34)."""


class NeutralBuild(msgspec.Struct, frozen=True, tag="neutral_build"):
    kind: str


class NeutralMarry(msgspec.Struct, frozen=True, tag="neutral_marry"):
    place: int


class End(msgspec.Struct, frozen=True, tag="end"):
    """End the turn."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Leave the neutral coin to the other player (H-126a)."""


class Work(msgspec.Struct, frozen=True, tag="work"):
    """The own villager there makes the wanted good."""

    village: int
    place: int


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """The wanted good for a coin."""


class From(msgspec.Struct, frozen=True, tag="from"):
    """The exchange takes this good."""

    good: str


class Dowry(msgspec.Struct, frozen=True, tag="dowry"):
    """Take this player's coin."""

    seat: int


Deed = Build | Deliver | Wake | Marry | Bear
Value = (
    Choose
    | Rob
    | Lay
    | Neutral
    | Settle
    | In
    | Deed
    | WakeNobody
    | NeutralBuild
    | NeutralMarry
    | End
    | Pass
    | Work
    | Buy
    | From
    | Dowry
)

SEAT, VILLAGE, PLACE = (tuple(map(str, range(n))) for n in (SEATS, VILLAGES, PLACES))
WORDS: dict[str, tuple[int, tuple[tuple[str, ...], ...]]] = {
    "choose": (DRAFT, (START_NAMES,)),
    "rob": (ROB, (SEAT, START_NAMES)),
    "lay": (LAY, (PLACE,)),
    "neutral": (LAY_NEUTRAL, (START_NAMES,)),
    "settle": (SETTLE, (PLACE, WHO)),
    "in": (MOVE_IN, (SEXES,)),
    "build": (DEED + BUILD, (KINDS,)),
    "deliver": (DEED + DELIVER, (GOODS,)),
    "wake": (DEED + WAKE, (VILLAGE, QUARTERS)),
    "marry": (DEED + MARRY, (SOURCES, VILLAGE, PLACE)),
    "bear": (DEED + BEAR, (PLACE, SEXES)),
    "extra build": (EXTRA + BUILD, (KINDS,)),
    "extra deliver": (EXTRA + DELIVER, (GOODS,)),
    "extra wake": (EXTRA + WAKE, (VILLAGE, QUARTERS)),
    "extra marry": (EXTRA + MARRY, (SOURCES, VILLAGE, PLACE)),
    "extra bear": (EXTRA + BEAR, (PLACE, SEXES)),
    "wake nobody": (EMPTY_WAKE, ()),
    "neutral build": (NEUTRAL_BUILD, (KINDS,)),
    "neutral marry": (NEUTRAL_MARRY, (PLACE,)),
    "end": (END, ()),
    "pass": (PASS, ()),
    "work": (WORK, (VILLAGE, PLACE)),
    "buy": (BUY, ()),
    "from": (FROM, (GOODS,)),
    "dowry": (DOWRY, (SEAT,)),
}
"""The words an action begins with, its first id, and the words that may follow, in the order of the ids."""
VALUES: dict[str, type[Any]] = {
    **{
        str(kind.__struct_config__.tag): kind
        for kind in (Choose, Rob, Lay, Neutral, Settle, In, Build, Deliver, Wake, Marry, Bear)
    },
    **{str(kind.__struct_config__.tag): kind for kind in (End, Pass, Work, Buy, From, Dowry)},
    "wake nobody": WakeNobody,
    "neutral build": NeutralBuild,
    "neutral marry": NeutralMarry,
}
LONGEST_FIRST = sorted(WORDS, key=lambda verb: -len(verb))


def _size(slots: tuple[tuple[str, ...], ...]) -> int:
    size = 1
    for slot in slots:
        size *= len(slot)
    return size


def _unknown(key: str, **params: Any) -> UnknownAction:
    return UnknownAction(key, game="helvetia", **params)


class Codec:
    """The actions of the game; they are the same with every box."""

    size = ACTIONS

    def __init__(self, box: dict[str, Any]) -> None:
        self._parts: dict[int, tuple[str, tuple[str, ...]]] = {}
        for verb, (first, slots) in WORDS.items():
            for number in range(_size(slots)):
                self._parts[first + number] = verb, self._words(number, slots)

    @staticmethod
    def _words(number: int, slots: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
        words: list[str] = []
        for slot in reversed(slots):
            number, at = divmod(number, len(slot))
            words.insert(0, slot[at])
        return tuple(words)

    def value(self, action: int) -> Value:
        if action not in self._parts:
            raise _unknown("action-no-id", id=action)
        verb, words = self._parts[action]
        fields = [int(word) if word.isdecimal() else word for word in words]
        name = verb.removeprefix("extra ")
        value: Value = VALUES[name](*fields, True) if name != verb else VALUES[name](*fields)
        return value

    def text(self, action: int) -> str:
        self.value(action)
        verb, words = self._parts[action]
        return " ".join([verb, *words])

    def parse(self, text: str) -> int:
        """The id of an action from its text; capitals and spaces do not matter, `grain farm` is `grain_farm`."""
        plain = " ".join(text.casefold().split())
        if not plain:
            raise _unknown("action-empty")
        verb = next((v for v in LONGEST_FIRST if plain == v or plain.startswith(v + " ")), None)
        if verb is None or (verb == "neutral" and plain == verb):
            raise _unknown("action-unparsable", text=text)
        first, slots = WORDS[verb]
        rest = plain[len(verb) :].strip()
        for name in (*KINDS, *QUARTERS):
            rest = rest.replace(name.replace("_", " "), name)
        words = rest.split()
        if len(words) != len(slots):
            raise _unknown("action-words", text=text, form=_form(verb, slots))
        number = 0
        for word, slot in zip(words, slots, strict=True):
            if word not in slot:
                raise _unknown("action-word", text=text, word=word, known=_known(slot))
            number = number * len(slot) + slot.index(word)
        return first + number


def _form(verb: str, slots: tuple[tuple[str, ...], ...]) -> str:
    return " ".join([verb, *(f"({_known(slot)})" for slot in slots)])


def _known(slot: tuple[str, ...]) -> str:
    return f"{slot[0]} … {slot[-1]}" if slot[0].isdecimal() else ", ".join(slot)
