"""A game of a series, as far as its balance is asked for."""

from __future__ import annotations

from dataclasses import dataclass

from .contest import Fault


@dataclass(frozen=True)
class Played:
    """One game: the lines of each seat's score, the shares of the win, its length, and what went wrong."""

    lines: list[list[int]]
    shares: list[float]
    moves: int
    rounds: int | None
    faults: tuple[Fault, ...] = ()


def shares_of(lines: list[list[int]], ties: list[int]) -> list[float]:
    """Who has won, by the scores and by what decides between equal ones.

    >>> shares_of([[5, 2], [7, 0], [1, 1]], [3, 3, 9])
    [0.5, 0.5, 0.0]
    """
    ranks = [(sum(own), tie) for own, tie in zip(lines, ties, strict=True)]
    winners = ranks.count(max(ranks))
    return [(rank == max(ranks)) / winners for rank in ranks]
