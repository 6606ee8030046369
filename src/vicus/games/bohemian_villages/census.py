"""Where every piece is: what must always add up (B-03a, B-04, B-41b, B-46b, B-60d)."""

from __future__ import annotations

from .box import Contents
from .components import BOARDS, FIRST_KIND, INN, LAST_KIND, MANUFACTORY, MILL, NOBODY, SLOTS
from .state import State


def census(s: State, box: Contents) -> dict[str, tuple[int, int]]:
    """By name: how many pieces were found, and how many there must be."""
    counted = {
        "coins": (sum(s.coins[: s.players]) + s.bank, box.worth + s.substitute),
        "special-action tiles": (sum(s.special) + s.special_supply + s.special_gone, box.tiles.special),
    }
    for p in range(s.players):
        counted |= _of_player(s, p, box)
    counted |= _of_villages(s)
    return counted


def _of_player(s: State, p: int, box: Contents) -> dict[str, tuple[int, int]]:
    standing = [b for b in range(s.first[LAST_KIND + 1]) if s.owner[b] == p]
    result = {
        f"figures of seat {p}": (s.figures[p] + len(standing), box.figures.of(s.players)),
        f"flour of seat {p}": (s.flour[p], s.own[p][MILL]),
        f"glass of seat {p}": (s.glass[p], s.own[p][MANUFACTORY]),
    }
    for kind in range(FIRST_KIND, LAST_KIND + 1):
        there = sum(s.first[kind] <= b < s.first[kind + 1] for b in standing)
        result[f"kind {kind} of seat {p}"] = (s.own[p][kind], there)
    return result


def _of_villages(s: State) -> dict[str, tuple[int, int]]:
    result = {}
    for kind in range(FIRST_KIND, LAST_KIND + 1):
        empty = sum(s.owner[b] == NOBODY for b in range(s.first[kind], s.first[kind + 1]))
        result[f"free of kind {kind}"] = (s.free[kind], empty)
    for board in range(BOARDS):
        here = [b for b in range(s.first[LAST_KIND + 1]) if s.place[b] // (2 * SLOTS) == board]
        result[f"buildings of board {board}"] = (s.size[board], len(here))
        result[f"taken of board {board}"] = (s.taken[board], sum(s.owner[b] != NOBODY for b in here))
    for inn in range(s.first[INN], s.first[INN + 1]):
        if s.owner[inn] == NOBODY:
            result[f"tile of free inn {inn}"] = (s.active[inn - s.first[INN]], 0)
    return result
