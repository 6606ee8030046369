"""Threads that step a batch together (`kernel.crew`): one leads and is called for each step, the others stay for a while."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from typing import TYPE_CHECKING, Any

from .kernel.crew import FIRST, HELPED, LEAVE, OF_A_THREAD, PARTS, ROUND, THREADS, UNFINISHED, WAITED
from .kernel.stepping import LEGAL

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

FEWEST = 64
"""No thread is asked for fewer rows: to wake it takes longer than they do."""
PARTS_EACH = 8
"""So many parts each thread's rows have at most: others take the last ones if its processor is busy, or it comes late."""
PATIENCE = 20_000
"""So many looks, with a pause between two of them: less than a millisecond."""
LONG = PATIENCE // 4
"""Who leads and waits longer for the others, or had no help from one of them, is alone quicker: processors are busy with
something else …"""
SHORTEST, LONGEST = 8, 512
"""… and stays alone for so many steps, twice as many each time."""
LINE = 64
"""Bytes of memory that go from one processor to another at once."""


class Crew:
    """`lines`: a scratch for each thread; the scratch states stand behind those of the rows. `pool` has the others' threads.

    Who follows ends by itself when no step comes; the next step asks it again.
    """

    def __init__(self, entries: dict[str, Any], rows: Any, lines: Sequence[Array], pool: Callable[[], Executor]) -> None:
        import numpy as np

        self._entries, self._rows, self._lines, self._pool = entries, rows, lines, pool
        games = len(rows.counts)
        number = max(1, min(len(lines), games // FEWEST))
        self._common = aligned(FIRST + number * OF_A_THREAD)
        self._common[THREADS] = number
        self._common[PARTS] = 1 if number == 1 else min(PARTS_EACH, games // number // FEWEST)
        self._actions = np.zeros(games, "i8")
        self._others: list[Future[None] | None] = [None] * (number - 1)
        self._helped = [0] * number
        """By thread: what it had done when it was asked last."""
        self._alone, self._next_alone = 0, SHORTEST
        self._is_open = False
        """A round has begun and did not end: somebody interrupted it."""

    def step(self, actions: Array) -> int:
        """The first row with an illegal action, and nothing has moved; LEGAL if all have."""
        self._finish()
        self._actions[:] = actions
        if self._alone:
            self._alone -= 1
        elif self._others:
            self._ask_others()
        self._is_open = True
        found = self._finish(opens=1)
        if self._common[WAITED] > LONG:
            self._stay_alone()
        elif self._others and self._next_alone > SHORTEST and self._common[FIRST + OF_A_THREAD + HELPED] != self._helped[1]:
            self._next_alone = max(SHORTEST, self._next_alone // 2)
        return found

    def _finish(self, opens: int = 0) -> int:
        found = LEGAL
        while self._is_open:
            spare = len(self._rows.counts)
            found = self._entries["lead"](self._rows, self._actions, self._lines[0], spare, self._common, opens, PATIENCE)
            opens, self._is_open = 0, found == UNFINISHED
            if self._is_open:
                time.sleep(0)  # whoever is at work may need this processor
        return found

    def _stay_alone(self) -> None:
        """For a while."""
        self.rest()
        self._alone, self._next_alone = self._next_alone, min(LONGEST, 2 * self._next_alone)

    def _ask_others(self) -> None:
        self._common[LEAVE] = 0
        for n, at_work in enumerate(self._others, 1):
            if at_work is None or at_work.done():
                helped = int(self._common[FIRST + n * OF_A_THREAD + HELPED])
                if at_work is not None:
                    at_work.result()
                    self._others[n - 1] = None
                    if helped == self._helped[n]:
                        self._stay_alone()
                        return
                self._helped[n] = helped
                given = self._rows, self._actions, self._lines[n], len(self._rows.counts) + n, self._common
                follow = partial(self._entries["follow"], *given, int(self._common[ROUND]), PATIENCE)
                self._others[n - 1] = self._pool().submit(follow)

    def rest(self) -> None:
        """No step comes for now: their threads are needed for something else."""
        self._common[LEAVE] = 1

    def dismiss(self) -> None:
        """Nobody works for it any more."""
        self.rest()
        for at_work in self._others:
            if at_work is not None:
                at_work.result()


def aligned(numbers: int) -> Array:
    """Zeros at the beginning of a line of memory: what one thread writes is in nobody else's way."""
    import numpy as np

    room = np.zeros(numbers + LINE // 8, "i8")
    start = -room.ctypes.data % LINE // 8
    return room[start : start + numbers]
