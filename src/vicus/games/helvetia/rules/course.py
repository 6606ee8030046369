"""Which way through the rules a decision takes."""

from ..components import PERSONS
from ..state import ACT, CHOOSE_WORKER, State

ACTING, WORKING = 16, 40
"""From here on: by what can be done in a turn; by what is looked for (below: by phase)."""


def course(s: State) -> int:
    """The persons' actions have little in common, nor have the ways to a good."""
    if s.phase == ACT:
        p = s.seat
        way = (s.person + 1) * 4
        if s.coins[p] > 0 and s.closed == 0:
            way += 2
        if s.extra < 0:
            for person in range(len(PERSONS)):
                if s.person_tile[person] == p and s.turned[person] == 0:
                    way |= 1
        return ACTING + way
    if s.phase == CHOOSE_WORKER:
        return WORKING + s.wanted * 2 + (1 if s.goal < 0 else 0)
    return s.phase & 15
