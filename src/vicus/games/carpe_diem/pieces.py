"""Tiles, cards, boards and frames of a box as plain data, for views and previews."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypedDict

from vicus.spec.box import Provenance, once_a_box
from vicus.spec.fixed import FixedDict, FixedList, fixed
from vicus.spec.kept import Kept, LatestKept

from .box import Contents, colour, deck
from .components import (
    CELLS,
    COMPASS,
    LETTERS,
    PICTURES,
    SIDES,
    SIZE,
    TASK_KINDS,
    THINGS,
    Colour,
    Compass,
    Deck,
    FountainKind,
    Need,
    Payout,
    Single,
    TaskKind,
    Thing,
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


def _cells(bits: int) -> list[int]:
    return FixedList([cell for cell, bit in _BITS if bits & bit])


_BITS = [(cell, 1 << cell) for cell in range(CELLS)]
CELLS_OF = Kept(_cells)
"""By bits: which cells are meant. A finished structure lies there for the rest of the game."""

Numbers = tuple[int, ...]
Wanted = tuple[Task, Task, int, int]
"""A task of a frame: as it is unmet and as it is met, the picture that is wanted, its cells as bits."""


class District(NamedTuple):
    """What a player has built, as the fields of a view say it."""

    owns: dict[Thing, int]
    banderoles: list[int]
    cells: list[Tile | None]
    done: dict[TaskKind, list[int]]
    frames: list[str]
    frame: list[Task]


class Pieces:
    """What a box holds, looked up by number: the same for everybody, and it cannot be changed."""

    def __init__(self, box: Contents) -> None:
        self.tiles, self.cards = box.tile_ids, box.card_ids
        self.frames, self.boards = box.frame_ids, box.board_ids
        self.number = {name: number for number, name in enumerate(self.tiles)}
        self.prints = [box.boards[name].signs for name in self.boards]
        """The boards as 36 signs."""
        self.shovels = [signs.index("S") for signs in self.prints]
        self._banderoles = [[(cell, 1 << cell) for cell, sign in enumerate(signs) if sign == "x"] for signs in self.prints]
        """Cells with a banderole by board, each with its bit."""
        self.spaces = len(box.track.points)
        """Of the banderole track."""
        self.all_tiles = frozenset(range(len(self.tiles)))
        self._box = box
        self._printed = [fixed(self._tile(name)) for name in self.tiles]
        self.lying = {(number, packed(sides)): tile for number in range(len(self.tiles)) for sides, tile in self._ways(number)}
        """Tiles as they lie, by number and face."""
        self._tiles_there = [*self._printed, None]
        """The last one is what NOTHING_THERE finds."""
        self._cards_there = [*(fixed(self._card(name)) for name in self.cards), None]
        self._frames = Kept(self._wanted)
        """The tasks of a frame, by the pieces on its sides."""
        self.districts = LatestKept(self._district)
        """By the fields of a state: board, built, frame, done, owned, tile and sides of a player."""

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

    def _ways(self, number: int) -> Iterator[tuple[str, Tile]]:
        """The sides of a tile and how it lies with them, once for each way to turn it that shows something else."""
        tile = self._printed[number]
        for sides in {turned(tile["sides"], turn) for turn in range(SIDES)}:
            lying = tile.copy()
            lying["sides"] = sides
            yield sides, fixed(lying)

    def tile(self, number: int) -> Tile:
        """A tile as it is printed."""
        return self._printed[number]

    def tiles_of(self, row: list[int]) -> list[Tile]:
        """The same for many."""
        return [*map(self._printed.__getitem__, row)]

    def tile_there(self, number: int) -> Tile | None:
        """The same where there may be none."""
        return self._tiles_there[number]

    def tiles_there(self, row: list[int]) -> list[Tile | None]:
        """Many of them."""
        return [*map(self._tiles_there.__getitem__, row)]

    def sides(self, number: int) -> str:
        """The sides of a tile as printed."""
        return self._printed[number]["sides"]

    def cards_there(self, row: list[int]) -> list[ScoringCard | None]:
        """The scoring cards by place, where there may be none."""
        return [*map(self._cards_there.__getitem__, row)]

    def tasks(self, frames: list[int], done: list[int]) -> list[Task]:
        """The eight tasks of a frame, and whether the cells of finished structures (bits by picture) meet them."""
        wanted = self._frames[tuple(frames)]
        return [met if done[picture] & bits else unmet for unmet, met, picture, bits in wanted]

    def met(self, frames: list[int], done: list[int]) -> list[bool]:
        """Only whether they are met."""
        return [done[picture] & bits != 0 for *_, picture, bits in self._frames[tuple(frames)]]

    def _wanted(self, frames: Numbers) -> list[Wanted]:
        return [
            self._task(side, slot, kind)
            for side, number in enumerate(frames)
            for kind, slot in self._box.frames[self.frames[number]].printed
        ]

    def _task(self, side: int, slot: int, kind: TaskKind) -> Wanted:
        cells, points = line(side, slot), self._box.tasks.of(kind)
        task: Task = {"side": COMPASS[side], "slot": slot, "kind": kind, "points": points, "cells": cells, "met": False}
        met: Task = {**task, "met": True}
        return fixed(task), fixed(met), PICTURES.index(kind), sum(1 << cell for cell in cells)

    def _district(
        self, board: int, built: int, frame: list[int], done: list[int], owned: list[int], tiles: list[int], faces: list[int]
    ) -> District:
        lying = self.lying
        return District(
            owns=FixedDict(zip(THINGS, owned[1:], strict=True)),
            banderoles=FixedList([cell for cell, bit in self._banderoles[board] if not built & bit]),
            cells=FixedList([None if tile < 0 else lying[tile, face] for tile, face in zip(tiles, faces, strict=True)]),
            done=FixedDict({kind: CELLS_OF[bits] for kind, bits in zip(TASK_KINDS, done[1:], strict=True) if bits}),
            frames=FixedList([self.frames[number] for number in frame]),
            frame=FixedList(self.tasks(frame, done)),
        )

    def copies(self, kind: FountainKind) -> int:
        """How many fountain cards of a kind there are."""
        return self._box.copies(kind)


pieces = once_a_box(Pieces)
"""The pieces of a box."""
