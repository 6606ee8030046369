"""What is kept of a finished game: all that was shown of it, and its record. It can be looked at whatever the rules become."""

from __future__ import annotations

import zlib
from collections.abc import Generator, Iterator
from typing import Any

import msgspec

from vicus.core.match import Match

from .message_parts import EventInfo, ScoreInfo, ScorePartInfo
from .serializers import account_infos, score_infos

STRETCH = 32
"""Positions that are worked out or packed together: much alike, so a stretch becomes a fiftieth, and is soon unpacked."""


class ArchivedPosition(msgspec.Struct):
    """A position as somebody saw it."""

    view: dict[str, Any]
    scores: list[ScoreInfo]
    events: list[EventInfo]
    """What the last decision before it caused."""


class Archive(msgspec.Struct):
    """A finished game, position by position, for every seat and for spectators. It stays packed until somebody looks."""

    rules: int
    number: int
    """Of the last move of the log."""
    plies: int
    """Decisions that were made: the last position."""
    winners: list[int]
    record: str
    positions: list[list[bytes]]
    """By seat, spectators last: stretches of positions."""
    events: list[bytes]
    """By seat, spectators last: everything that happened."""
    account: list[dict[str, list[ScorePartInfo]]] = []
    """What the lines of the scores are made of; archives of earlier versions have none."""

    def seen_by(self, seat: int | None, ply: int) -> ArchivedPosition:
        """A position as a seat saw it; none: a spectator."""
        stretch = self.positions[_row(seat)][ply // STRETCH]
        return _positions.decode(zlib.decompress(stretch))[ply % STRETCH]

    def told(self, seat: int | None) -> list[EventInfo]:
        """All that happened, as far as a seat could follow it."""
        return _events.decode(zlib.decompress(self.events[_row(seat)]))


_encoder = msgspec.json.Encoder()
_positions = msgspec.json.Decoder(list[ArchivedPosition])
_events = msgspec.json.Decoder(list[EventInfo])
_archive = msgspec.msgpack.Decoder(Archive)


def _row(seat: int | None) -> int:
    return -1 if seat is None else seat


def made(match: Match, number: int) -> Archive:
    """The archive of a finished match; `number` is that of the last move of its log. Takes seconds: not for the event loop."""
    steps = made_in_steps(match, number)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            archive: Archive = done.value
            return archive


def made_in_steps(match: Match, number: int) -> Generator[None, None, Archive]:
    """The same, with a chance to do something else after each position."""
    seats: list[int | None] = [*range(match.players), None]
    positions: list[list[bytes]] = [[] for _ in seats]
    events: list[list[EventInfo]] = [[] for _ in seats]
    stretch: list[list[ArchivedPosition]] = [[] for _ in seats]
    plies = len(match.actions)
    for ply, position in enumerate(_replayed(match)):
        for row, seat in enumerate(seats):
            shown = seen(position, ply, seat)
            stretch[row].append(shown)
            events[row] += shown.events
            if len(stretch[row]) == STRETCH or ply == plies:
                positions[row].append(_packed(stretch[row]))
                stretch[row] = []
        yield
    told = [_packed(all_of_it) for all_of_it in events]
    account = account_infos(match.accounts())
    return Archive(match.game.meta.rules_version, number, plies, match.winners(), match.save(), positions, told, account)


def _replayed(match: Match) -> Iterator[Match]:
    replay = match.game.new(players=match.players, seed=match.seed, **match.options)
    yield replay
    for action in match.actions:
        replay.play(action)
        yield replay


def _packed(what: list[Any]) -> bytes:
    return zlib.compress(_encoder.encode(what), 6)


def seen(match: Match, ply: int, seat: int | None) -> ArchivedPosition:
    """A position as a seat sees it."""
    events = [EventInfo(ply, event.kind, event.params) for event in match.events_for(seat)]
    return ArchivedPosition(dict(match.view(seat)), score_infos(match.scores_for(seat)), events)


def stored(archive: Archive) -> bytes:
    """An archive as it is stored."""
    return msgspec.msgpack.encode(archive)


def restored(body: bytes) -> Archive:
    """A stored archive."""
    return _archive.decode(body)
