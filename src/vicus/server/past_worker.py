"""What a worker process does for those who look back: positions of the past, archives, records."""

from __future__ import annotations

import os
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from vicus.core.match import Match

Stretch = list[bytes]
"""Positions one after the other, encoded."""


@dataclass(frozen=True)
class Played:
    """A match, or the part of it that somebody may see."""

    game: str
    box: dict[str, Any] | None
    players: int
    seed: int
    options: dict[str, str]
    actions: tuple[int, ...]

    def first(self, plies: int) -> Played:
        """The same up to a decision."""
        return replace(self, actions=self.actions[:plies])

    @property
    def key(self) -> bytes:
        """The same for equal ones only."""
        return msgspec.json.encode(self, order="deterministic")


MOST_SNAPSHOTS = 200
"""Matches that a worker keeps, at the ends of stretches: whoever looks at one stretch looks at the next."""
_snapshots: OrderedDict[bytes, Match[Any, Any]] = OrderedDict()


def stretch(played: Played, seat: int | None, first: int, last: int) -> Stretch:
    """The positions from `first` up to but not `last`, as a seat saw them."""
    from vicus.table.archive import STRETCH, seen

    match = _match_after(played, first)
    found: Stretch = []
    for ply in range(first, last):
        if ply > first:
            match.play(played.actions[ply - 1])
        found.append(msgspec.json.encode(seen(match, ply, seat)))
    if last <= len(played.actions) and last - first == STRETCH:  # a whole one: the next begins there
        match.play(played.actions[last - 1])
        _keep(played.first(last), match)
    return found


def _match_after(played: Played, plies: int) -> Match[Any, Any]:
    """The match after so many decisions: from a snapshot, else from the start."""
    from vicus.core.game import game as find

    before = played.first(plies)
    kept = _snapshots.get(before.key)
    if kept is not None:
        _snapshots.move_to_end(before.key)
    else:
        kept = find(played.game, played.box).new(players=played.players, seed=played.seed, **played.options)
        for action in before.actions:
            kept.play(action)
        _keep(before, kept)
    return kept.copy()


def _keep(played: Played, match: Match[Any, Any]) -> None:
    _snapshots[played.key] = match.copy()
    _snapshots.move_to_end(played.key)
    while len(_snapshots) > MOST_SNAPSHOTS:
        _snapshots.popitem(last=False)


def archive(played: Played, number: int) -> bytes:
    """The packed archive of a finished match."""
    from vicus.table.archive import made, stored

    _step_back()
    return stored(made(whole(played), number))


def whole(played: Played) -> Match[Any, Any]:
    """A match as it was played."""
    from vicus.core.game import game as find

    match = find(played.game, played.box).new(players=played.players, seed=played.seed, **played.options)
    for action in played.actions:
        match.play(action)
    return match


def course(played: Played, seat: int | None) -> bytes:
    """How a match went, as a seat may know it, encoded."""
    from vicus.analysis.course import course_of

    return msgspec.json.encode(course_of(whole(played), seat))


def fits(log: list[Any]) -> bool:
    """Can a game go on from its log under the rules of today?"""
    from vicus.errors import VicusError
    from vicus.table.table import Table

    _step_back()
    try:
        Table.replayed(log)
    except VicusError:
        return False
    return True


@cache
def _step_back() -> None:
    """Whoever plays goes first: this process does what nobody waits for, and nothing else."""
    from multiprocessing import parent_process  # here: a browser has no processes

    if hasattr(os, "nice") and parent_process() is not None:  # not where a test archives in its own process
        os.nice(10)


def message(table_id: str, ply: int, position: bytes) -> str:
    """The message about a position that was encoded before: its fields follow those of the message."""
    head = msgspec.json.encode({"type": "position", "table": table_id, "ply": ply}).decode()
    return f"{head[:-1]},{position.decode()[1:]}"


def course_message(table_id: str, course: bytes) -> str:
    """The message about how a game went that was encoded before."""
    head = msgspec.json.encode({"type": "course", "table": table_id}).decode()
    return f'{head[:-1]},"course":{course.decode()}}}'


def imported(text: str, guest: str, until: int = -1) -> list[Any]:
    """The lines of a table from a record: whoever brings it has the first seat of a person, bots the others.

    With `until` it is the game as it stood after so many decisions, and whoever brings it has the seat that is to move.

    Bots that played along do so again. A game that is over was played by those whom the record names, or by people it does not
    know: whoever brings it has no seat. Raises `VicusError`.
    """
    from vicus.bots.ladder import LEVELS
    from vicus.core.people import About, Person
    from vicus.core.record import load
    from vicus.table.changes import DEFAULT_LEVEL, lay
    from vicus.table.seats import Seat

    match = load(text)
    levels = [None] * match.players if match.about is None else [person.level for person in match.about.people]
    own = levels.index(None) if None in levels else 0
    if 0 <= until <= len(match.actions):
        match = _stood(match, until)
        own = own if match.seat is None else match.seat
    seats = [Seat("bot", None, level if level in LEVELS else DEFAULT_LEVEL) for level in levels]
    if not match.over:
        seats[own] = Seat("guest", guest)
    elif match.about is None:
        match.about = About([Person()] * match.players)
    laid, *rest = lay(match.game, match.options, seats, False, guest, match)[1]
    return [msgspec.structs.replace(laid, brought=True), *rest]


def _stood(match: Match, plies: int) -> Match:
    """A match after so many decisions, with its people."""
    from vicus.core.people import About

    before = match.game.new(players=match.players, seed=match.seed, **match.options)
    for action in match.actions[:plies]:
        before.play(action)
    before.about = None if match.about is None else About(match.about.people, match.about.date)
    return before
