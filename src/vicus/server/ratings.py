"""Ratings of people, for each game: Plackett–Luce by openskill, against other people and against the levels of bots.

The levels are anchors: they have fixed strengths that follow from what the arena has measured (docs/bots.md), and no game
changes them. So a number means the same on every server, also on one that a single person plays on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from vicus.core.statistics import Z

from .kept_games import KeptGame, KeptSeat, Strength

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

NEWCOMER = Strength(25.0, 25.0 / 3)
"""Of whom nothing is known: somewhat weaker than a beginner bot, or much better or worse."""
ANCHORS: Mapping[str, float] = {"beginner": 32.0, "casual": 39.0, "strong": 46.0, "master": 54.0, "grandmaster": 59.0}
"""Levels of bots: the mean over the three games of what explains their results in games of two (docs/decisions.md)."""
FORMER_ANCHORS: Mapping[str, float] = {"beginner": 11.0, "casual": 25.0, "strong": 42.0, "master": 49.0}
"""The same of the levels before the ladder of five: games of that time have no other note of how strong their bots were."""
ANCHOR_SIGMA = 1.0
"""They differ a little from game to game."""
SURE = 8.0
"""A rating is provisional until its 95 % interval is not wider than this to each side: after some twenty games."""


def rated(game: KeptGame, before: Mapping[str, Strength], anchors: Mapping[str, float] = ANCHORS) -> KeptGame:
    """The game with the ratings of its people before and after it, and what its bots counted as; as it is if it does not count.

    `anchors`: of bots for which the game has no note. Whoever gave up, or was replaced by a bot to the end, is last. That the
    rest is in the order of the result.
    """
    if game.why or not game.seats:
        return game
    starts = [_start(seat, before, anchors) for seat in game.seats]
    model = _model()
    teams = [[model.rating(mu=start.mu, sigma=start.sigma)] for start in starts]
    found = model.rate(teams, ranks=[float(place) for place in places(game.seats)])
    seats = tuple(
        msgspec.structs.replace(
            seat, before=start, after=None if seat.level is not None else Strength(team[0].mu, team[0].sigma)
        )
        for seat, start, team in zip(game.seats, starts, found, strict=True)
    )
    return msgspec.structs.replace(game, seats=seats)


def places(seats: tuple[KeptSeat, ...]) -> list[int]:
    """The order of those who played, 1 for the best; all who did not stay share the last place."""
    last = len(seats) + 1
    return [seat.place if seat.fate == "played" else last for seat in seats]


def recomputed(games: list[KeptGame]) -> dict[str, Strength]:
    """The ratings that follow from games of one kind, in the order of the archive. Somebody who is forgotten stays as strong
    as they were.
    """
    ratings: dict[str, Strength] = {}
    for game in sorted(games, key=lambda game: game.number):
        for seat in rated(game, ratings, FORMER_ANCHORS).seats:
            if seat.guest is not None and seat.after is not None:
                ratings[seat.guest] = seat.after
    return ratings


def margin(strength: Strength) -> float:
    """Half the width of the 95 % interval."""
    return Z * strength.sigma


def _start(seat: KeptSeat, before: Mapping[str, Strength], anchors: Mapping[str, float]) -> Strength:
    if seat.level is not None:
        return seat.before or Strength(anchors[seat.level], ANCHOR_SIGMA)
    if seat.guest is not None:
        return before.get(seat.guest, NEWCOMER)
    return seat.before or NEWCOMER


_models: list[PlackettLuce] = []


def _model() -> Any:
    """Imported when the first game is rated: nobody waits for it at the start."""
    if not _models:
        from openskill.models import PlackettLuce

        _models.append(PlackettLuce())
    return _models[0]
