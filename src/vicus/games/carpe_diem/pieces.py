"""Tiles, cards, boards and frames of a box as plain data, for views and previews."""

from __future__ import annotations

from typing import Any

from .components import COMPASS, LAST_DWELLING, LAST_LANDSCAPE, LETTERS, PICTURES, RED_DECKS, SIDES, SIZE

Box = dict[str, Any]
Plain = dict[str, Any]


def tile_ids(box: Box) -> list[str]:
    """Tiles in the order of their numbers: light ones first."""
    return [*sorted(t for t in box["tiles"] if t[0] == "L"), *sorted(t for t in box["tiles"] if t[0] == "D")]


def card_ids(box: Box) -> list[str]:
    return sorted(box["cards"])


def frame_ids(box: Box) -> list[str]:
    return sorted(box["frames"])


def board_ids(box: Box) -> list[str]:
    return sorted(box["boards"])


def letters(face: int) -> str:
    """The sides N E S W of a packed face."""
    return "".join(LETTERS[(face >> (4 * side)) & 15] for side in range(SIDES))


def packed(sides: str) -> int:
    return sum(LETTERS.index(letter) << (4 * side) for side, letter in enumerate(sides))


def turned(sides: str, turn: int) -> str:
    """The sides after so many quarter turns clockwise."""
    return sides[-turn:] + sides[:-turn] if turn else sides


def task_class(kind: str) -> str:
    number = PICTURES.index(kind)
    return "landscape" if number <= LAST_LANDSCAPE else "dwelling" if number <= LAST_DWELLING else "villa"


def line(side: int, slot: int) -> list[int]:
    """C-84a: the whole row or column before the arrow."""
    across = slot - 1 if side < 2 else SIZE - slot
    return [i * SIZE + across if side % 2 == 0 else across * SIZE + i for i in range(SIZE)]


class Pieces:
    """What a box holds, looked up by number."""

    def __init__(self, box: Box) -> None:
        self.tiles, self.cards = tile_ids(box), card_ids(box)
        self.frames, self.boards = frame_ids(box), board_ids(box)
        self.number = {name: number for number, name in enumerate(self.tiles)}
        self.prints = ["".join(box["boards"][name]["rows"]) for name in self.boards]
        """The boards as 36 signs."""
        self._box = box
        self._faces: dict[tuple[int, int | None], Plain] = {}

    def tile(self, number: int, face: int | None = None) -> Plain | None:
        """A tile as it lies; without a face as it is printed."""
        if number < 0:
            return None
        if (number, face) not in self._faces:
            name = self.tiles[number]
            printed = self._box["tiles"][name]
            self._faces[number, face] = {
                "id": name,
                "sides": printed["sides"] if face is None else letters(face),
                "chimneys": printed.get("chimneys", 0),
                "single": printed.get("single"),
                "dark": name[0] == "D",
            }
        return dict(self._faces[number, face])

    def sides(self, number: int) -> str:
        """The sides of a tile as printed."""
        return str(self._box["tiles"][self.tiles[number]]["sides"])

    def card(self, number: int) -> Plain | None:
        if number < 0:
            return None
        name = self.cards[number]
        printed = self._box["cards"][name]
        return {
            "id": name,
            "deck": name[0],
            "colour": "red" if name[0] in RED_DECKS else "green",
            "require": dict(printed["require"]),
            "payout": dict(printed["payout"]),
            "provenance": printed.get("provenance", "owner"),
        }

    def tasks(self, frames: list[int]) -> list[Plain]:
        """The eight tasks of a frame: side, slot, what is wanted, what it pays, and the cells of its line."""
        return [
            {
                "side": COMPASS[side],
                "slot": int(slot),
                "kind": kind,
                "points": self._box["tasks"][task_class(kind)],
                "cells": line(side, int(slot)),
            }
            for side, number in enumerate(frames)
            for kind, slot in (text.split() for text in self._box["frames"][self.frames[number]]["tasks"])
        ]

    def copies(self, kind: str) -> int:
        """How many fountain cards of a kind there are."""
        return int(self._box["fountain_cards"].get(kind, {"copies": 0})["copies"])

    @property
    def spaces(self) -> int:
        """Of the banderole track."""
        return len(self._box["track"]["points"])


_recent: list[tuple[Box, Pieces]] = []
KEPT = 8


def pieces(box: Box) -> Pieces:
    """The pieces of a box, made once (a box is never changed, but cannot be hashed)."""
    for known, made in _recent:
        if known is box:
            return made
    _recent.insert(0, (box, Pieces(box)))
    del _recent[KEPT:]
    return _recent[0][1]
