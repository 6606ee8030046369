"""Where every piece is: what must always add up (H-02, H-03, H-05a, H-11a, H-81b)."""

from __future__ import annotations

from .box import Contents
from .components import COINS, KINDS, SEATS, SEXES, STACKS, START_KINDS, VILLAGERS_OF_SEX, VILLAGES
from .state import READY, State


def census(s: State, box: Contents) -> dict[str, tuple[int, int]]:
    """By name: how many pieces were found, and how many there must be."""
    counted = _buildings(s, box)
    for colour in range(3 if s.players == 2 else s.players):
        counted |= _villagers(s, colour)
        counted |= _awake(s, colour)
    if s.step == READY or s.round:
        for p in range(s.players):
            counted |= _coins(s, p)
    for v in range(VILLAGES):
        guests = [s.wed[v][colour] for colour in range(SEATS)]
        together = 0
        for bits in guests:
            together |= bits
        counted[f"buildings of village {v} with two guests"] = (sum(map(_count, guests)), _count(together))
        counted[f"guests of village {v} without a host"] = (_count(together & ~s.home[v]), 0)
        counted[f"villagers of village {v} without a building"] = (_count(s.home[v] & ~s.built[v]), 0)
        counted[f"own villagers married in, village {v}"] = (s.wed[v][v], 0)
    return counted


def _count(bits: int) -> int:
    return bin(bits).count("1")


def _villagers(s: State, colour: int) -> dict[str, tuple[int, int]]:
    counted: dict[str, tuple[int, int]] = {}
    for sex, name in enumerate(SEXES):
        own = s.women[colour] if sex == 0 else s.home[colour] & ~s.women[colour]
        away = sum(_count(s.wed[v][colour] & (~s.women[v] if sex == 0 else s.women[v])) for v in range(VILLAGES))
        elsewhere = s.supply[colour][sex] + s.centre[colour][sex]
        if colour < s.players:
            elsewhere += s.school[colour][sex] + s.newborn[colour][sex]
        counted[f"{name} of colour {colour}"] = (_count(own) + away + elsewhere, VILLAGERS_OF_SEX)
    return counted


def _awake(s: State, colour: int) -> dict[str, tuple[int, int]]:
    own = _count(s.home[colour] & ~s.asleep[colour])
    away = sum(_count(s.wed[v][colour] & ~s.wed_asleep[v]) for v in range(VILLAGES))
    return {f"awake of colour {colour}": (sum(s.awake[colour]), own + away)}


def _coins(s: State, p: int) -> dict[str, tuple[int, int]]:
    spent = sum(coins[p] for coins in s.spent)
    dowry = sum(s.dowry[v][p] for v in range(VILLAGES))
    return {
        f"coins of seat {p}": (s.coins[p] + s.won[p] + spent + dowry, COINS),
        f"own dowry of seat {p}": (s.dowry[p][p], 0),
    }


def _buildings(s: State, box: Contents) -> dict[str, tuple[int, int]]:
    """Start buildings are chosen in the set-up and partly leave the game; all others are somewhere."""
    counted: dict[str, tuple[int, int]] = {}
    for number, kind in enumerate(KINDS):
        if number not in START_KINDS:
            built = sum(row.count(number) for row in s.kind)
            there = s.on_offer[number] + s.stack_2[number] + s.stack_3[number] + built
            counted[kind] = (there, sum(box.buildings[kind].copies(stack) for stack in STACKS))
    return counted
