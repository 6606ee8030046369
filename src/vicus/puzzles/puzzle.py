"""A puzzle as it is written down, and the book of a game: `puzzles.json` in its folder."""

from __future__ import annotations

from datetime import date
from functools import cache
from math import gcd
from pathlib import Path
from typing import Any

import msgspec

from vicus.bots.hint import Remark
from vicus.bots.judge import Kind as Judge
from vicus.core.game import declaration
from vicus.errors import BadOption

FORMAT = 1
NAME = "puzzles.json"
GOLDEN = 0.618


class Reason(msgspec.Struct, frozen=True, array_like=True):
    """A feature (a key of the game's catalogues), by how much it changes, and what the bots think that this is worth."""

    feature: str
    by: int
    points: float


class Step(msgspec.Struct, frozen=True):
    """An action as a page knows it."""

    id: int
    text: str
    value: dict[str, Any]


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, and what the deep search thinks of it."""

    action: str
    chance: float | None = None
    """The share of the win to expect; none for what was hardly tried because nothing spoke for it."""
    visits: int = 0
    then: list[Step] = []
    """What would be chosen next, up to a moment of rest."""
    gains: list[Reason] = []
    prepares: list[Reason] = []
    costs: list[Reason] = []


class Solved(msgspec.Struct, frozen=True, array_like=True):
    """How often a bot has found a right answer."""

    bot: str
    found: int
    tries: int


class Puzzle(msgspec.Struct, frozen=True):
    """A position and what is best there, as its seat sees it."""

    id: str
    """Never changes: what people have solved is kept by it."""
    link: str
    """The record up to the position, as a short code (docs/records.md)."""
    players: int
    ply: int
    seat: int
    solution: str
    """The best action."""
    right: list[str]
    """It and what is as good."""
    options: list[Option]
    """All legal actions, the best first."""
    gap: float
    """Share of the win between the last right answer and the best wrong one …"""
    error: float
    """… and the standard error of that."""
    rating: int
    solved: list[Solved]
    themes: list[str]
    """Features that the solution is about, the weightiest first."""
    remark: Remark | None = None
    """What to say of the solution where what it changes at once is no reason."""


class Effort(msgspec.Struct, frozen=True):
    """How much was searched, and how much of what was found was kept."""

    simulations: list[int]
    """One number for each seed."""
    games: int
    scanned: int
    promising: int
    kept: int
    judge: Judge = "search"
    """Who searched last; books of earlier versions: the plain search."""


class Book(msgspec.Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    vicus_puzzles: int
    game: str
    rules: int
    effort: Effort
    puzzles: list[Puzzle]


def file_of(game: str) -> Path:
    """Where the puzzles of a game are that come with it."""
    return declaration(game).folder / NAME


def has_puzzles(game: str) -> bool:
    """Whether any come with it."""
    return file_of(game).is_file()


def read(game: str, file: Path | None = None) -> Book:
    """The puzzles of a game: its own, or those of a file. BadOption where there are none, or the file is not one.

    >>> read("bohemian_villages").game
    'bohemian_villages'
    """
    place = file or file_of(game)
    if not place.is_file():
        raise BadOption("puzzles-none", name=game, file=str(place))
    try:
        book = msgspec.json.decode(place.read_bytes(), type=Book)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadOption("puzzles-damaged", file=str(place), problem=str(problem)) from None
    if book.vicus_puzzles != FORMAT or book.game != game or not book.puzzles:
        raise BadOption("puzzles-damaged", file=str(place), problem=f"{book.vicus_puzzles} {book.game}")
    return book


class Listed(msgspec.Struct, frozen=True):
    """What a list says of a puzzle."""

    id: str
    rating: int
    players: int
    themes: list[str]


def listed(game: str) -> list[Listed]:
    """The puzzles that come with a game, the easiest first; none where none do.

    >>> [puzzle.players for puzzle in listed("bohemian_villages")][0] in (2, 3, 4, 5)
    True
    """
    if not has_puzzles(game):
        return []
    return [Listed(puzzle.id, puzzle.rating, puzzle.players, puzzle.themes) for puzzle in own(game).puzzles]


@cache
def own(game: str) -> Book:
    """The puzzles that come with a game; read once."""
    return read(game)


def written(book: Book) -> bytes:
    """A book as its file holds it: a line for each puzzle, so that a change can be read."""
    head = msgspec.json.encode(msgspec.structs.replace(book, puzzles=[]))
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in book.puzzles)
    return head.removesuffix(b"[]}") + b"[\n" + lines + b"\n]}\n"


def of_the_day(count: int, day: date) -> int:
    """Which of so many puzzles is that of a day: the same everywhere, and none again before all had their turn.

    >>> [of_the_day(60, date(2026, 11, day)) for day in (16, 17, 18)]
    [1, 38, 15]
    """
    stride = max(1, int(count * GOLDEN))
    while gcd(stride, count) != 1:
        stride += 1
    return (day - date(1970, 1, 1)).days * stride % count
