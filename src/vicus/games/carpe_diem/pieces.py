"""Tiles, cards, boards and frames of a box as plain data, for views and previews."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypedDict

from vicus.spec.box import Provenance

from .box import Contents, colour, deck
from .components import (
    COMPASS,
    LETTERS,
    PICTURES,
    SIDES,
    SIZE,
    Colour,
    Compass,
    Deck,
    FountainKind,
    Need,
    Payout,
    Single,
    TaskKind,
)


class Tile(TypedDict):
    """A building tile."""

    id: str  # its name in the box
    sides: str  # N E S W, a letter each: - meadow, G vineyard, H herb garden, C hen yard, P pond, M B S K dwellings, V villa
    chimneys: int  # on a villa
    single: Single | None  # a building that stands alone
    dark: bool  # its back


class ScoringCard(TypedDict):
    """A scoring card."""

    id: str  # its name in the box
    deck: Deck  # A equal goods, B different goods, C villas, D other possessions
    colour: Colour  # red cards want goods handed in, green ones want possession
    require: dict[Need, int]  # what it wants, and how many
    payout: dict[Payout, int]  # what it pays each time
    provenance: Provenance  # where the card comes from


class Task(TypedDict):
    """A task of the frame."""

    side: Compass  # of the frame
    slot: int  # 1 … 6, from left to right looking from the centre to that side
    kind: TaskKind  # what must lie on the line, finished
    points: int  # what it pays at the end
    cells: list[int]  # the line
    met: bool  # whether it is met


def tile_ids(box: Contents) -> list[str]:
    return box.tile_ids


def card_ids(box: Contents) -> list[str]:
    return box.card_ids


@lru_cache(maxsize=1024)
def letters(face: int) -> str:
    """The sides N E S W of a packed face."""
    return "".join(LETTERS[(face >> (4 * side)) & 15] for side in range(SIDES))


@lru_cache(maxsize=1024)
def packed(sides: str) -> int:
    return sum(LETTERS.index(letter) << (4 * side) for side, letter in enumerate(sides))


def turned(sides: str, turn: int) -> str:
    """The sides after so many quarter turns clockwise."""
    return sides[-turn:] + sides[:-turn] if turn else sides


def line(side: int, slot: int) -> list[int]:
    """C-84a: the whole row or column before the arrow."""
    across = slot - 1 if side < 2 else SIZE - slot
    return [i * SIZE + across if side % 2 == 0 else across * SIZE + i for i in range(SIZE)]


@cache
def _bits(side: int, slot: int) -> int:
    """The same as bits."""
    return sum(1 << cell for cell in line(side, slot))


def _unmet(side: int, slot: int, kind: TaskKind, points: int) -> Task:
    cells = line(side, slot)
    return {"side": COMPASS[side], "slot": slot, "kind": kind, "points": points, "cells": cells, "met": False}


class Pieces:
    """What a box holds, looked up by number."""

    def __init__(self, box: Contents) -> None:
        self.tiles, self.cards = box.tile_ids, box.card_ids
        self.frames, self.boards = box.frame_ids, box.board_ids
        self.number = {name: number for number, name in enumerate(self.tiles)}
        self.prints = [box.boards[name].signs for name in self.boards]
        """The boards as 36 signs."""
        self._box = box
        self._faces: dict[tuple[int, int | None], Tile] = {}
        self._frames: dict[tuple[int, int], list[tuple[Task, int, int]]] = {}

    def tile(self, number: int, face: int | None = None) -> Tile:
        """A tile as it lies; without a face as it is printed."""
        if (number, face) not in self._faces:
            name = self.tiles[number]
            printed = self._box.tiles[name]
            self._faces[number, face] = {
                "id": name,
                "sides": printed.sides if face is None else letters(face),
                "chimneys": printed.chimneys,
                "single": printed.single,
                "dark": name[0] == "D",
            }
        return self._faces[number, face].copy()

    def tile_there(self, number: int, face: int | None = None) -> Tile | None:
        """The same where there may be none."""
        return None if number < 0 else self.tile(number, face)

    def sides(self, number: int) -> str:
        """The sides of a tile as printed."""
        return self._box.tiles[self.tiles[number]].sides

    def card(self, number: int) -> ScoringCard | None:
        if number < 0:
            return None
        name = self.cards[number]
        printed = self._box.cards[name]
        return {
            "id": name,
            "deck": deck(name),
            "colour": colour(name),
            "require": dict(printed.require),
            "payout": dict(printed.payout),
            "provenance": printed.provenance,
        }

    def tasks(self, frames: list[int], done: list[int]) -> list[Task]:
        """The eight tasks of a frame, and whether the cells of finished structures (bits by picture) meet them."""
        return [
            {**task, "cells": task["cells"][:], "met": done[picture] & bits != 0}
            for place in enumerate(frames)
            for task, picture, bits in self._wanted(place)
        ]

    def met(self, frames: list[int], done: list[int]) -> list[bool]:
        """Only whether they are met."""
        return [done[picture] & bits != 0 for place in enumerate(frames) for _task, picture, bits in self._wanted(place)]

    def _wanted(self, place: tuple[int, int]) -> list[tuple[Task, int, int]]:
        """The tasks on a side of a frame where a piece lies: as printed, the picture that is wanted, the cells as bits."""
        if place not in self._frames:
            side, number = place
            self._frames[place] = [
                (_unmet(side, slot, kind, self._box.tasks.of(kind)), PICTURES.index(kind), _bits(side, slot))
                for kind, slot in self._box.frames[self.frames[number]].printed
            ]
        return self._frames[place]

    def copies(self, kind: FountainKind) -> int:
        """How many fountain cards of a kind there are."""
        return self._box.copies(kind)

    @property
    def spaces(self) -> int:
        """Of the banderole track."""
        return len(self._box.track.points)


_recent: list[tuple[Contents, Pieces]] = []
KEPT = 8


def pieces(box: Contents) -> Pieces:
    """The pieces of a box, made once (a box is never changed, but cannot be hashed)."""
    for known, made in _recent:
        if known is box:
            return made
    _recent.insert(0, (box, Pieces(box)))
    del _recent[KEPT:]
    return _recent[0][1]
