"""Villagers moving, working and waking (H-04)."""

from ..components import SEATS, WOMAN
from ..state import State
from .places import lowest, number_of


def move_in(s: State, v: int, place: int, sex: int) -> None:
    """H-54, H-106: a villager of the village's own colour settles on an empty building, awake."""
    bit = 1 << place
    s.home[v] |= bit
    if sex == WOMAN:
        s.women[v] |= bit
    s.awake[v][s.kind[v][place]] += 1


def sex_at(s: State, v: int, place: int) -> int:
    """Of the villager of the village's own colour."""
    return 0 if (s.women[v] >> place) & 1 else 1


def marry_in(s: State, colour: int, v: int, place: int) -> None:
    """H-05, H-05a, H-80: awake, beside a villager of the other sex and of another colour, for good."""
    s.wed[v][colour] |= 1 << place
    s.awake[colour][s.kind[v][place]] += 1


def send_to_sleep(s: State, p: int, v: int, place: int) -> None:
    """H-40: whoever has worked sleeps; the spouse does not (H-40a)."""
    if v == p:
        s.asleep[v] |= 1 << place
    else:
        s.wed_asleep[v] |= 1 << place
    s.awake[p][s.kind[v][place]] -= 1


def awake_in(s: State, p: int, v: int) -> int:
    """H-40, H-123: the places in a village where p has somebody who can work. Neutral villagers have no player (H-125)."""
    if v == p:
        return s.home[v] & ~s.asleep[v]
    return s.wed[v][p] & ~s.wed_asleep[v]


def wake(s: State, v: int, places: int) -> int:
    """H-70, H-70a: everybody there, own and foreign; returns how many slept. Nothing else wakes anybody."""
    own = s.asleep[v] & places
    wed = s.wed_asleep[v] & places
    s.asleep[v] &= ~places
    s.wed_asleep[v] &= ~places
    bits = own
    while bits != 0:
        s.awake[v][s.kind[v][lowest(bits)]] += 1
        bits &= bits - 1
    for colour in range(SEATS):
        bits = wed & s.wed[v][colour]
        while bits != 0:
            s.awake[colour][s.kind[v][lowest(bits)]] += 1
            bits &= bits - 1
    return number_of(own) + number_of(wed)
