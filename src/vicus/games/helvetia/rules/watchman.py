"""The night watchman (H-70)."""

from vicus.engine.layout import Acts

from ..actions import WAKE
from ..events import woke
from ..state import State
from ..tables import QUARTER
from .places import villages
from .villagers import wake


def legal_wakes(s: State, base: int, acts: Acts, n: int) -> int:
    """H-34, H-70, H-125a: any quarter of any village in which somebody sleeps."""
    for v in range(villages(s)):
        sleepers = s.asleep[v] | s.wed_asleep[v]
        if sleepers != 0:
            for quarter in range(4):
                if sleepers & QUARTER[quarter] != 0:
                    acts[n] = base + WAKE + v * 4 + quarter
                    n += 1
    return n


def wake_quarter(s: State, p: int, v: int, quarter: int) -> None:
    woken = wake(s, v, QUARTER[quarter])
    woke(s, p, v, quarter, woken)
