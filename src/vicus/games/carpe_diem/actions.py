"""Action ids <-> frozen values <-> canonical text."""

from __future__ import annotations

from typing import Any

import msgspec

from vicus.errors import UnknownAction

from .action_ids import ACTIONS, BREAD, BREADS, BUILD, CARD, CRAFT, DISC, PAY, RETURN, REWARD, START, STORE, TAKE
from .components import (
    CELLS,
    CIRCLES,
    DISPLAY,
    FOUNTAIN_KINDS,
    MOST_TIMES,
    PICTURES,
    PLACES,
    SIDES,
    SIZE,
    SPACES,
    TILES_AT_SPACE,
)
from .pieces import card_ids, tile_ids


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Set the patrician on a space."""

    space: int


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Move to a space and take a tile there."""

    space: int
    slot: int


class Bread(msgspec.Struct, frozen=True, tag="bread"):
    """The same for one bread, to any space."""

    space: int
    slot: int


class Build(msgspec.Struct, frozen=True, tag="build"):
    """Build the tile in hand, so many quarter turns clockwise."""

    row: int
    column: int
    turn: int


class Store(msgspec.Struct, frozen=True, tag="store"):
    """Put the tile in hand into the storage."""


class Reward(msgspec.Struct, frozen=True, tag="reward"):
    """Settle this reward before the others that wait."""

    kind: str


class Craft(msgspec.Struct, frozen=True, tag="craft"):
    """Take a tile of the craftsmen's row."""

    slot: int


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Put a fountain card under the stack."""

    kind: str


class Disc(msgspec.Struct, frozen=True, tag="disc"):
    """Put the scoring disc on a round space."""

    circle: int


class Card(msgspec.Struct, frozen=True, tag="card"):
    """Settle the scoring card at a place."""

    place: int


class Pay(msgspec.Struct, frozen=True, tag="pay"):
    """Hand in the goods of a red card so often."""

    times: int


class Breads(msgspec.Struct, frozen=True, tag="breads"):
    """Use three breads for a card so often."""

    times: int


Value = Start | Take | Bread | Build | Store | Reward | Craft | Return | Disc | Card | Pay | Breads

REWARDS = PICTURES[1:-1]
BLOCKS: tuple[tuple[str, int, int], ...] = (
    ("start", START, SPACES),
    ("take", TAKE, SPACES * TILES_AT_SPACE),
    ("bread", BREAD, SPACES * TILES_AT_SPACE),
    ("build", BUILD, CELLS * SIDES),
    ("store", STORE, 1),
    ("reward", REWARD, len(REWARDS)),
    ("craft", CRAFT, DISPLAY),
    ("return", RETURN, len(FOUNTAIN_KINDS)),
    ("disc", DISC, len(CIRCLES)),
    ("card", CARD, PLACES),
    ("pay", PAY, MOST_TIMES + 1),
    ("breads", BREADS, MOST_TIMES + 1),
)
"""Verb, first id, how many ids."""
FIRST = {verb: first for verb, first, _ in BLOCKS}
SIZES = {verb: size for verb, _, size in BLOCKS}
KINDS = {"reward": REWARDS, "return": FOUNTAIN_KINDS}
PLAIN: dict[str, type[Start | Disc | Card | Pay | Breads]] = {
    "start": Start,
    "disc": Disc,
    "card": Card,
    "pay": Pay,
    "breads": Breads,
}
"""Actions with one number that counts from 0."""
TILE_AT: dict[str, type[Take | Bread]] = {"take": Take, "bread": Bread}


def _unknown(key: str, **params: Any) -> UnknownAction:
    return UnknownAction(key, game="carpe_diem", **params)


class Codec:
    """The actions of the game; a box changes none of them, only what tiles and cards are called."""

    size = ACTIONS

    def __init__(self, box: dict[str, Any]) -> None:
        self.tile_ids = tile_ids(box)
        self.card_ids = card_ids(box)

    def value(self, action: int) -> Value:
        for verb, first, size in BLOCKS:
            if first <= action < first + size:
                return self._value(verb, action - first)
        raise _unknown("action-no-id", id=action)

    def _value(self, verb: str, number: int) -> Value:
        if verb in PLAIN:
            return PLAIN[verb](number)
        if verb in TILE_AT:
            return TILE_AT[verb](number // TILES_AT_SPACE, number % TILES_AT_SPACE + 1)
        if verb == "build":
            cell, turn = divmod(number, SIDES)
            return Build(*divmod(cell, SIZE), turn)
        if verb == "reward":
            return Reward(REWARDS[number])
        if verb == "return":
            return Return(FOUNTAIN_KINDS[number])
        return Craft(number + 1) if verb == "craft" else Store()

    def text(self, action: int) -> str:
        value = self.value(action)
        verb = str(value.__struct_config__.tag)
        if isinstance(value, Build):
            return f"build {value.row},{value.column} turn {value.turn}"
        return " ".join([verb, *(str(part) for part in msgspec.structs.astuple(value))])

    def parse(self, text: str) -> int:
        """The id of an action from its text; capitals and spaces do not matter, `build 2 3 1` means `build 2,3 turn 1`."""
        words = text.casefold().replace(",", " ").split()
        if not words:
            raise _unknown("action-empty")
        verb, rest = words[0], words[1:]
        if verb not in FIRST:
            raise _unknown("action-unparsable", text=text)
        if verb in KINDS:
            return self._kind(verb, "_".join(rest), text)
        if verb == "build":
            rest = [word for word in rest if word != "turn"]
            rest += ["0"] * (len(rest) == 2)
        return FIRST[verb] + self._number(verb, rest, text)

    def _kind(self, verb: str, kind: str, text: str) -> int:
        if kind not in KINDS[verb]:
            raise _unknown("action-kind", text=text, kinds=", ".join(KINDS[verb]))
        return FIRST[verb] + KINDS[verb].index(kind)

    def _number(self, verb: str, words: list[str], text: str) -> int:
        ranges = RANGES[verb]
        if len(words) != len(ranges) or not all(word in map(str, known) for word, known in zip(words, ranges, strict=True)):
            raise _unknown("action-numbers", text=text, form=FORMS[verb])
        number = 0
        for word, known in zip(words, ranges, strict=True):
            number = number * len(known) + int(word) - known[0]
        return number


RANGES: dict[str, tuple[range, ...]] = {
    **{verb: (range(SIZES[verb]),) for verb in PLAIN},
    **{verb: (range(SPACES), range(1, TILES_AT_SPACE + 1)) for verb in TILE_AT},
    "build": (range(SIZE), range(SIZE), range(SIDES)),
    "craft": (range(1, DISPLAY + 1),),
    "store": (),
}
FORMS = {
    "start": "start 0 … 6",
    "take": "take 0 … 6 1 … 4",
    "bread": "bread 0 … 6 1 … 4",
    "build": "build 0 … 5,0 … 5 turn 0 … 3",
    "craft": "craft 1 … 11",
    "store": "store",
    "disc": "disc 0 … 16",
    "card": "card 0 … 11",
    "pay": "pay 0 … 100",
    "breads": "breads 0 … 100",
}
