"""The places of a village, as bits."""

from ..components import FIRST_RING, PLACES, SEATS
from ..state import State
from ..tables import NUMBER_OF_BIT

RING_1 = (1 << FIRST_RING) - 1
ALL = (1 << PLACES) - 1
COUNTED = (1 << 36) - 1
"""Changes no bits of ours; the compiler sees that nothing is below 0, and finds remainders more quickly."""


def lowest(bits: int) -> int:
    """The first of some places given as bits."""
    return NUMBER_OF_BIT[(bits & -bits & COUNTED) % 37]


def number_of(bits: int) -> int:
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def has_neutral_village(s: State) -> bool:
    """H-120: with two players."""
    return s.players == 2


def villages(s: State) -> int:
    """One for each player, and the neutral one."""
    return 3 if has_neutral_village(s) else s.players


def free_places(s: State, v: int) -> int:
    """H-53: ring 1, and ring 2 once ring 1 is full."""
    ring = RING_1 if s.built[v] & RING_1 != RING_1 else ALL
    return ring & ~s.built[v]


def guests(s: State, v: int) -> int:
    """Places where somebody has married in."""
    bits = 0
    for colour in range(SEATS):
        bits |= s.wed[v][colour]
    return bits


def singles(s: State, v: int) -> int:
    """H-80: buildings with exactly one villager."""
    return s.home[v] & ~guests(s, v)


def empty_buildings(s: State, v: int) -> int:
    """Production and exchange buildings where nobody lives (H-106a)."""
    return s.built[v] & ~s.home[v] & ~s.victory[v]
