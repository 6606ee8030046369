"""Guided games: a table whose bots play what a lesson says, as long as whoever learns follows it or one of its variations."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from vicus.core.game import Game
from vicus.core.match import Match
from vicus.core.notes import Notes
from vicus.core.record import Record
from vicus.registry import folder, names

from .lines import Advise, AnyLine
from .refusal import Refused
from .seats import Seat
from .table import Table

FIRST = "first"
"""The lesson that every game with lessons has."""
FOLDER = "lessons"
MARKS = "marks.json"
"""Beside the lessons: where on the game's board their marks are."""


def lesson(game: str, name: str = FIRST) -> Record | None:
    """A lesson of a game; none where its folder has none. The name may be a stranger's: no path is made of it."""
    return _lessons(game).get(name) if game in names() else None


@lru_cache(maxsize=64)
def _lessons(game: str) -> dict[str, Record]:
    files = [file for file in (folder(game) / FOLDER).glob("*.json") if file.name != MARKS]
    found = {file.stem: msgspec.json.decode(file.read_bytes(), type=Record) for file in sorted(files)}
    return {name: record for name, record in found.items() if isinstance(record.notes, Notes)}


def pages(game: str, name: str) -> dict[str, Any] | None:
    """What a page needs of a lesson: the notes, and where on its board the marks are."""
    found = lesson(game, name)
    if found is None:
        return None
    marks = folder(game) / FOLDER / MARKS
    places = msgspec.json.decode(marks.read_bytes()) if marks.is_file() else {}
    return {"game": game, "name": name, "notes": msgspec.to_builtins(found.notes), "marks": places}


def begun(game: Game, name: str, guest: str, face: str = "") -> tuple[Match, list[Seat]]:
    """The match of a lesson as it begins, and who sits there. Raises `Refused` where there is no such lesson."""
    found = lesson(game.name, name)
    if found is None or not isinstance(found.notes, Notes):
        raise Refused("bad_input", "no-lesson")
    match = game.new(players=found.players, seed=found.seed, **found.options)
    for text in found.actions[: found.notes.steps[0].ply]:
        match.play(text)
    seats = [Seat("bot", None, found.notes.level or "beginner") for _ in range(found.players)]
    seats[found.notes.learner or 0] = Seat("guest", guest, face=face)
    return match, seats


def noted(table: Table) -> list[AnyLine]:
    """Whoever learns is told what to do: such a game says nothing about who has won it."""
    guests = [number for number, seat in enumerate(table.seats) if seat.kind == "guest"]
    written: list[AnyLine] = [Advise(number) for number in guests]
    for line in written:
        table.apply(line)
    return written


def reply(table: Table) -> str | None:
    """What a lesson says that is played next; none where it says nothing, or another way was taken."""
    found = lesson(table.laid.game, table.laid.lesson) if table.laid.lesson else None
    if found is None or not isinstance(found.notes, Notes) or table.logged is None:
        return None
    played = [action.text for action in table.logged.match.actions]
    ways = [found.actions]
    ways += [found.actions[: tried.ply] + tried.actions for _, tried in found.notes.variations()]
    for way in ways:
        if len(way) > len(played) and way[: len(played)] == played:
            return way[len(played)]
    return None
