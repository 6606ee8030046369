"""Who sits where in which game: seats balanced, deals paired."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from vicus.engine.kernel.chance import derive


@dataclass(frozen=True)
class Pairing:
    """One game: its number, the seed of its deal, and which bot (by its place in the list) sits on which seat."""

    number: int
    deal: int
    seats: tuple[int, ...]


def line_ups(bots: int, players: int) -> list[tuple[int, ...]]:
    """The groups of bots that meet: all of them, filled up in turn where there are fewer than seats."""
    if bots >= players:
        return list(combinations(range(bots), players))
    return [tuple(seat % bots for seat in range(players))]


def schedule(bots: int, players: int, games: int, seed: int) -> Iterator[Pairing]:
    """Each deal is played once in every rotation of every line-up before the next one comes."""
    groups = line_ups(bots, players)
    number = deal = 0
    while number < games:
        for group in groups:
            for turn in range(players):
                if number < games:
                    yield Pairing(number, derive(seed, deal), group[turn:] + group[:turn])
                    number += 1
        deal += 1
