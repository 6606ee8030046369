"""Who sits where in which game: seats balanced, deals paired."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from vicus.engine.kernel.chance import derive


@dataclass(frozen=True)
class Pairing:
    """One game: its number, the seed of its deal, and which bot (by its place in the list) sits on which seat."""

    number: int
    deal: int
    seats: tuple[int, ...]


def line_ups(bots: int, players: int) -> list[tuple[int, ...]]:
    """The groups of bots that meet: all of them, or, where there are fewer than seats, each once and the last one as filler.

    >>> line_ups(3, 2), line_ups(2, 4)
    ([(0, 1), (0, 2), (1, 2)], [(0, 1, 1, 1)])
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    return [(*range(bots), *[bots - 1] * (players - bots))]


def orders(group: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The ways to sit around a table, each beginning with the first: who comes after whom matters as well."""
    return list(dict.fromkeys((group[0], *rest) for rest in permutations(group[1:])))


def rotations(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same order from every seat, each once.

    >>> rotations((0, 1, 1))
    [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def round_size(bots: int, players: int) -> int:
    """So many games are one deal for everybody on every seat.

    >>> round_size(4, 2)
    12
    """
    return sum(len(rotations(group)) for group in line_ups(bots, players))


def schedule(bots: int, players: int, games: int, seed: int) -> Iterator[Pairing]:
    """Each deal is played once in every rotation of every line-up before the next one comes, in another order.

    >>> [pairing.seats for pairing in schedule(bots=2, players=2, games=4, seed=1)]
    [(0, 1), (1, 0), (0, 1), (1, 0)]
    """
    groups = [orders(group) for group in line_ups(bots, players)]
    number = deal = 0
    while number < games:
        for group in groups:
            for seats in rotations(group[deal % len(group)]):
                if number < games:
                    yield Pairing(number, derive(seed, deal), seats)
                    number += 1
        deal += 1
