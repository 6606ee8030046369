"""Action ids <-> frozen values <-> canonical text."""

from __future__ import annotations

from typing import Any

import msgspec

from vicus.errors import UnknownAction

from .action_ids import ACTIONS, BISHOP, PASS, REROLL, SET, TILE, USE
from .components import FACES, HANDS, SLOTS


class Use(msgspec.Struct, frozen=True, tag="use"):
    """Choose the dice of the next move."""

    dice: tuple[int, ...]


class Reroll(msgspec.Struct, frozen=True, tag="reroll"):
    """Give the special-action tile and roll these dice again."""

    dice: tuple[int, ...]


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Set a figure. `number` tells buildings of the same kind in one village apart."""

    kind: str
    village: str
    number: int = 1


class Bishop(msgspec.Struct, frozen=True, tag="bishop"):
    """Fetch the bishop."""


class Tile(msgspec.Struct, frozen=True, tag="tile"):
    """Take a special-action tile."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """End the turn without a second move."""


Value = Use | Reroll | Place | Bishop | Tile | Pass
ALSO = {"glassworks": "manufactory", "town hall": "town_hall"}
"""Other words for a building: what the board says where a text needs one word."""
PLAIN: dict[str, tuple[int, Value]] = {"bishop": (BISHOP, Bishop()), "tile": (TILE, Tile()), "pass": (PASS, Pass())}


def _unknown(key: str, **params: Any) -> UnknownAction:
    return UnknownAction(key, game="bohemian_villages", **params)


class Codec:
    """The actions of the game with one box (village names are part of the texts)."""

    size = ACTIONS

    def __init__(self, box: dict[str, Any]) -> None:
        self._places: dict[int, Place] = {}
        letters = [letter for board in box["boards"] for letter in board["sides"]]
        for side, letter in enumerate(letters):
            village, seen = box["villages"][letter], []
            for slot, building in enumerate(village["buildings"]):
                kind = building.split()[0]
                seen.append(kind)
                self._places[side * SLOTS + slot] = Place(kind, village["name"], seen.count(kind))
        self._numbers = {_key(place): number for number, place in self._places.items()}
        self._villages = {place.village.casefold(): place.village for place in self._places.values()}

    def value(self, action: int) -> Value:
        if USE <= action < REROLL:
            return Use(HANDS[action - USE])
        if REROLL <= action < SET:
            return Reroll(HANDS[action - REROLL])
        if action - SET in self._places:
            return self._places[action - SET]
        for number, value in PLAIN.values():
            if number == action:
                return value
        raise _unknown("action-no-id", id=action)

    def place(self, number: int) -> Place:
        """The building printed at a place, as events and views name it."""
        return self._places[number]

    def text(self, action: int) -> str:
        value = self.value(action)
        if isinstance(value, Use | Reroll):
            return f"{value.__struct_config__.tag} {'+'.join(map(str, value.dice))}"
        if isinstance(value, Place):
            return f"place {value.kind} {value.village}" + (f" #{value.number}" if value.number > 1 else "")
        return str(value.__struct_config__.tag)

    def parse(self, text: str) -> int:
        """The id of an action from its text; capitals and spaces do not matter, `3+4` alone means `use 3+4`."""
        words = text.split()
        if not words:
            raise _unknown("action-empty")
        verb, rest = words[0].casefold(), words[1:]
        if verb[0].isdigit():
            verb, rest = "use", words
        if verb in PLAIN and not rest:
            return PLAIN[verb][0]
        if verb in ("use", "reroll"):
            return (USE if verb == "use" else REROLL) + self._hand("".join(rest), text)
        if verb == "place":
            return SET + self._place(rest, text)
        raise _unknown("action-unparsable", text=text)

    def _hand(self, dice: str, text: str) -> int:
        faces = tuple(sorted(int(d) if d in set("123456") else 0 for d in dice.split("+")))
        if faces not in HANDS:
            raise _unknown("action-dice", text=text, faces=FACES)
        return HANDS.index(faces)

    def _place(self, words: list[str], text: str) -> int:
        number = 1
        if words and words[-1].startswith("#"):
            number = int(words[-1][1:]) if words[-1][1:] in map(str, range(1, SLOTS + 1)) else 0
            words = words[:-1]
        if len(words) > 1 and f"{words[0]} {words[1]}".casefold() in ALSO:
            words = [f"{words[0]} {words[1]}", *words[2:]]
        if len(words) < 2:
            raise _unknown("action-unparsable", text=text)
        kind, village = ALSO.get(words[0].casefold(), words[0].casefold()), " ".join(words[1:])
        if village.casefold() not in self._villages:
            raise _unknown("action-village", text=text, village=village)
        found = self._numbers.get((kind, village.casefold(), number))
        if found is None:
            raise _unknown("action-building", text=text, village=self._villages[village.casefold()])
        return found


def _key(place: Place) -> tuple[str, str, int]:
    return place.kind, place.village.casefold(), place.number
