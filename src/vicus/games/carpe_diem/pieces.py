"""Tiles, cards, boards and frames of a box as plain data, for views and previews."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypedDict

from vicus.spec.box import Provenance, once_a_box

from .box import Contents, colour, deck
from .components import (
    CELLS,
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


class _Faces(dict[int, Tile]):
    """Tiles as they lie, by number and face (`number << FACE_BITS | face`), each made when it is first looked at."""

    def __init__(self, printed: list[Tile]) -> None:
        super().__init__()
        self._printed = printed

    def __missing__(self, key: int) -> Tile:
        tile = self[key] = {**self._printed[key >> FACE_BITS], "sides": letters(key & FACE)}
        return tile


FACE_BITS = 16
FACE = (1 << FACE_BITS) - 1

Wanted = tuple[Task, Task, list[int], int, int]
"""A task of a frame: as it is unmet and as it is met, its cells, the picture that is wanted, the cells as bits."""


class Pieces:
    """What a box holds, looked up by number. All that is handed out is made or copied anew: a view may be changed."""

    def __init__(self, box: Contents) -> None:
        self.tiles, self.cards = box.tile_ids, box.card_ids
        self.frames, self.boards = box.frame_ids, box.board_ids
        self.number = {name: number for number, name in enumerate(self.tiles)}
        self.prints = [box.boards[name].signs for name in self.boards]
        """The boards as 36 signs."""
        self.shovels = [signs.index("S") for signs in self.prints]
        self.banderoles = [[(cell, 1 << cell) for cell, sign in enumerate(signs) if sign == "x"] for signs in self.prints]
        """Cells with a banderole by board, each with its bit."""
        self.spaces = len(box.track.points)
        """Of the banderole track."""
        self.all_tiles = frozenset(range(len(self.tiles)))
        self._box = box
        self._printed = [self._tile(name) for name in self.tiles]
        self._faces = _Faces(self._printed)
        self._cards = [self._card(name) for name in self.cards]
        self._frames: dict[tuple[int, ...], list[Wanted]] = {}

    def _tile(self, name: str) -> Tile:
        printed = self._box.tiles[name]
        return {
            "id": name,
            "sides": printed.sides,
            "chimneys": printed.chimneys,
            "single": printed.single,
            "dark": name[0] == "D",
        }

    def _card(self, name: str) -> ScoringCard:
        printed = self._box.cards[name]
        return {
            "id": name,
            "deck": deck(name),
            "colour": colour(name),
            "require": dict(printed.require),
            "payout": dict(printed.payout),
            "provenance": printed.provenance,
        }

    def tile(self, number: int) -> Tile:
        """A tile as it is printed."""
        return self._printed[number].copy()

    def tiles_of(self, row: list[int]) -> list[Tile]:
        """The same for many."""
        printed = self._printed
        return [printed[number].copy() for number in row]

    def tile_there(self, number: int) -> Tile | None:
        """The same where there may be none."""
        return None if number < 0 else self._printed[number].copy()

    def tiles_there(self, row: list[int]) -> list[Tile | None]:
        """Many of them."""
        printed = self._printed
        return [None if number < 0 else printed[number].copy() for number in row]

    def laid(self, cells: Iterable[int], row: list[int], faces: list[int]) -> list[Tile | None]:
        """A district with tiles on some cells, as they lie; `faces`: what their sides show."""
        known = self._faces
        found: list[Tile | None] = [None] * CELLS
        for cell in cells:
            found[cell] = known[row[cell] << FACE_BITS | faces[cell]].copy()
        return found

    def sides(self, number: int) -> str:
        """The sides of a tile as printed."""
        return self._printed[number]["sides"]

    def cards_there(self, row: list[int]) -> list[ScoringCard | None]:
        """The scoring cards by place, where there may be none."""
        return [None if number < 0 else self._card_again(number) for number in row]

    def _card_again(self, number: int) -> ScoringCard:
        card = self._cards[number].copy()
        card["require"], card["payout"] = card["require"].copy(), card["payout"].copy()
        return card

    def tasks(self, frames: list[int], done: list[int]) -> list[Task]:
        """The eight tasks of a frame, and whether the cells of finished structures (bits by picture) meet them."""
        found = []
        for unmet, met, cells, picture, bits in self._wanted(frames):
            task = (met if done[picture] & bits else unmet).copy()
            task["cells"] = cells[:]
            found.append(task)
        return found

    def met(self, frames: list[int], done: list[int]) -> list[bool]:
        """Only whether they are met."""
        return [done[picture] & bits != 0 for *_, picture, bits in self._wanted(frames)]

    def _wanted(self, frames: list[int]) -> list[Wanted]:
        """The tasks of a frame, by the pieces on its sides."""
        pieces = tuple(frames)
        found = self._frames.get(pieces)
        if found is None:
            found = self._frames[pieces] = [
                self._task(side, slot, kind)
                for side, number in enumerate(pieces)
                for kind, slot in self._box.frames[self.frames[number]].printed
            ]
        return found

    def _task(self, side: int, slot: int, kind: TaskKind) -> Wanted:
        cells, points = line(side, slot), self._box.tasks.of(kind)
        task: Task = {"side": COMPASS[side], "slot": slot, "kind": kind, "points": points, "cells": cells, "met": False}
        return task, {**task, "met": True}, cells, PICTURES.index(kind), sum(1 << cell for cell in cells)

    def copies(self, kind: FountainKind) -> int:
        """How many fountain cards of a kind there are."""
        return self._box.copies(kind)


pieces = once_a_box(Pieces)
"""The pieces of a box."""
