"""What is kept of a finished game: all that was shown of it, and its record. It can be looked at whatever the rules become."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

from vicus.core.match import Match

from .message_parts import EventInfo, ScoreInfo
from .serializers import score_infos


class ArchivedPosition(msgspec.Struct):
    """A position as somebody saw it."""

    view: dict[str, Any]
    scores: list[ScoreInfo]
    events: list[EventInfo]
    """What the last decision before it caused."""


class Archive(msgspec.Struct):
    """A finished game, position by position, for every seat and for spectators."""

    rules: int
    number: int
    """Of the last move of the log."""
    winners: list[int]
    record: str
    seats: list[list[ArchivedPosition]]
    """By seat; spectators last."""

    def seen_by(self, seat: int | None) -> list[ArchivedPosition]:
        """The positions as a seat saw them; none: a spectator."""
        return self.seats[-1 if seat is None else seat]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Archive)


def made(match: Match, number: int) -> Archive:
    """The archive of a finished match; `number` is that of the last move of its log. Takes a while: not for the event loop."""
    seats: list[int | None] = [*range(match.players), None]
    shown: list[list[ArchivedPosition]] = [[] for _ in seats]
    for ply, position in enumerate(_positions(match)):
        for seat, kept in zip(seats, shown, strict=True):
            kept.append(seen(position, ply, seat))
    return Archive(match.game.meta.rules_version, number, match.winners(), match.save(), shown)


def _positions(match: Match) -> Iterator[Match]:
    replay = match.game.new(players=match.players, seed=match.seed, **match.options)
    yield replay
    for action in match.actions:
        replay.play(action)
        yield replay


def seen(match: Match, ply: int, seat: int | None) -> ArchivedPosition:
    """A position as a seat sees it."""
    events = [EventInfo(ply, event.kind, event.params) for event in match.events_for(seat)]
    return ArchivedPosition(dict(match.view(seat)), score_infos(match.scores_for(seat)), events)


def packed(archive: Archive) -> bytes:
    """An archive as it is stored: positions are much alike, so it becomes a fiftieth."""
    return zlib.compress(_encoder.encode(archive), 6)


def unpacked(stored: bytes) -> Archive:
    """A stored archive."""
    return _decoder.decode(zlib.decompress(stored))
