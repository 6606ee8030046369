"""Games to look back at, and scales that answer at once: what they say follows from the question alone."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import pytest

import vicus
from vicus.analysis.asking import Ask, Found, InPieces, Scales
from vicus.bots.levels import bot
from vicus.bots.tree import Sums
from vicus.engine.packing import pack

SPREAD = 0.02
"""Variance of a made-up share."""
POINT_SPREAD = 9.0
"""Of made-up points."""


def answer(monkeypatch: pytest.MonkeyPatch, found: Callable[[Ask], Found], pieces: int = 0) -> None:
    """Scales answer at once, or after so many pieces."""

    def weighing(self: Scales, ask: Ask) -> InPieces[Found]:
        for _ in range(pieces):
            yield
        return found(ask)

    monkeypatch.setattr(Scales, "weighing", weighing)


def made_up(ask: Ask) -> Found:
    """Some answer, the same to the same question, in which shares add up to 1."""
    question = repr((ask.seed, ask.seat, ask.first)).encode()
    return made_up_of(pack(ask.state) + question, ask.state.players, ask.simulations, len(ask.menu))


def made_up_of(question: bytes, players: int, n: int, actions: int) -> Found:
    """The same for a question as bytes."""
    about = zlib.crc32(question)
    parts = [1 + (about >> 5 * p & 31) for p in range(players)]
    shares = [part / sum(parts) for part in parts]
    sums = Sums(
        n,
        [n * share for share in shares],
        [n * (share * share + SPREAD) for share in shares],
        [n * (20.0 + 10 * share) for share in shares],
        [n * ((20.0 + 10 * share) ** 2 + POINT_SPREAD) for share in shares],
    )
    return Found([n // max(1, actions)] * actions, sums)


def played(name: str, players: int = 2, seed: int = 5, decisions: int = 10_000) -> vicus.Match:
    """A game of bots, or its beginning."""
    game = vicus.game(name)
    match = game.new(players=players, seed=seed)
    bots = [bot("beginner", game, seed=p) for p in range(players)]
    while not match.over and len(match.actions) < decisions:
        match.play(bots[match.seat].choose(match.view(match.seat), match.legal()))
    return match
