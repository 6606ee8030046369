"""What a game is worth to each seat: the same in every environment."""

from __future__ import annotations

from typing import Any

from vicus.core.match import Match


def reward(share: Any, players: int) -> Any:
    """A share of the win as a reward: 1 for who wins alone, 0 where all share it, -1 / (players - 1) for who loses.

    All rewards of a game add up to 0, so equals can expect 0. For two: 1, 0, -1.

    >>> reward(1.0, players=2), reward(0.5, players=2), reward(0.0, players=2), reward(0.0, players=3)
    (1.0, 0.0, -1.0, -0.5)
    """
    return (players * share - 1) / (players - 1)


def rewards(match: Match[Any, Any]) -> list[float]:
    """By seat, of a match that is over; 0 before.

    >>> import vicus
    >>> rewards(vicus.game("bohemian_villages").new(players=2, seed=1))
    [0.0, 0.0]
    """
    if not match.over:
        return [0.0] * match.players
    winners = match.winners()
    return [float(reward(1 / len(winners) if p in winners else 0.0, match.players)) for p in range(match.players)]
