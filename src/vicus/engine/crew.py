"""Threads that step a batch together (`kernel.crew`): one leads and is called for each step, the others stay for a while."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from typing import TYPE_CHECKING, Any

from .kernel.crew import FIRST, LEAVE, OF_A_THREAD, PARTS, ROUND, THERE, THREADS, UNFINISHED
from .kernel.stepping import LEGAL

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

FEWEST = 64
"""No thread is asked for fewer rows: to wake it takes longer than they do."""
PARTS_EACH = 8
"""So many parts each thread's rows have at most: others take the last ones if its processor is busy, or it comes late."""
PATIENCE = 20_000
"""So many looks, with a pause between two of them: half a millisecond to one, as long as a pause is."""
LINE = 64
"""Bytes of memory that go from one processor to another at once."""


class Company:
    """Whether others help at all: where processors are busy with something else, who leads is quicker alone.

    Steps are timed. One with others that took hardly less than one alone was in vain; then who leads stays alone for a while,
    twice as long each time. Now and then a step is taken alone to know how long that takes today.
    """

    SHORTEST, LONGEST = 0.004, 0.512
    """Seconds alone."""
    FORGIVEN = 0.97
    """What each good step leaves of that: bad ones that come again and again are not forgotten in between."""
    WORTH = 0.9
    """Of the time that it takes alone. With others who have yet to wake …"""
    LATE, WAKING = 1.1, 1e-4
    """… they may be too late to help, and nothing is said against them before that costs something."""
    OFTEN = 512
    """So many steps with others come between two that are timed alone, at most."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._is_warm = False
        self._alone: float | None = None
        """How long a step takes."""
        self._until, self._next = 0.0, self.SHORTEST
        self._since = 0

    def is_wanted(self) -> bool:
        """For the next step."""
        return self._alone is not None and self._since < self.OFTEN and self._clock() >= self._until

    def learn(self, seconds: float, together: bool, had_to_wake: bool = False) -> None:
        """How long a step took."""
        if not self._is_warm:
            self._is_warm = True  # the first step ever takes longer than others, and tells nothing
            return
        if not together or self._alone is None:
            self._alone = seconds if self._alone is None else (self._alone + seconds) / 2
            self._since = 0
            return
        self._since += 1
        if seconds <= (self.LATE * self._alone + self.WAKING if had_to_wake else self.WORTH * self._alone):
            self._next = max(self.SHORTEST, self._next * self.FORGIVEN)
        else:
            self._until = self._clock() + self._next
            self._next = min(self.LONGEST, self._next * 2)


class Crew:
    """`lines`: a scratch for each thread; the scratch states stand behind those of the rows. `pool` has the others' threads.

    Who follows ends by itself when no step comes; the next step asks it again.
    """

    def __init__(
        self,
        entries: dict[str, Any],
        rows: Any,
        lines: Sequence[Array],
        pool: Callable[[], Executor],
        company: Company,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        import numpy as np

        self._entries, self._rows, self._lines, self._pool = entries, rows, lines, pool
        games = len(rows.counts)
        number = max(1, min(len(lines), games // FEWEST))
        self._common = aligned(FIRST + number * OF_A_THREAD)
        self._common[THREADS] = number
        self._common[PARTS] = 1 if number == 1 else min(PARTS_EACH, games // number // FEWEST)
        self._actions = np.zeros(games, "i8")
        self._others: list[Future[None] | None] = [None] * (number - 1)
        self._company, self._clock = company, clock
        self._is_open = False
        """A round has begun and did not end: somebody interrupted it."""

    def step(self, actions: Array) -> int:
        """The first row with an illegal action, and nothing has moved; LEGAL if all have."""
        self.finish()
        self._actions[:] = actions
        begun = self._clock()
        together, absent = bool(self._others) and self._company.is_wanted(), 0
        if together:
            absent = self._ask_others()
        else:
            self.rest()
        self._is_open = True
        found = self.finish(opens=1)
        if found == LEGAL and self._others:
            self._company.learn(self._clock() - begun, together, absent > 0)
        return found

    def finish(self, opens: int = 0) -> int:
        """The round that is open, if there is one; also one that somebody interrupted."""
        found = LEGAL
        while self._is_open:
            spare = len(self._rows.counts)
            found = self._entries["lead"](self._rows, self._actions, self._lines[0], spare, self._common, opens, PATIENCE)
            opens, self._is_open = 0, found == UNFINISHED
            if self._is_open:
                self._look_for_faults()
                time.sleep(0)  # whoever is at work may need this processor
        return found

    def _look_for_faults(self) -> None:
        """What somebody has failed to do is never done: whoever waits for it must hear of it."""
        for at_work in self._others:
            if at_work is not None and at_work.done():
                at_work.result()

    def _ask_others(self) -> int:
        """How many are not there (yet), once they have been asked."""
        self._common[LEAVE] = 0
        absent = 0
        for n, at_work in enumerate(self._others, 1):
            if self._common[FIRST + n * OF_A_THREAD + THERE]:
                continue
            absent += 1
            if at_work is None or at_work.done():
                if at_work is not None:
                    at_work.result()
                given = self._rows, self._actions, self._lines[n], len(self._rows.counts) + n, self._common
                follow = partial(self._entries["follow"], *given, int(self._common[ROUND]), PATIENCE)
                self._others[n - 1] = self._pool().submit(follow)
        return absent

    def rest(self) -> None:
        """No step comes for now: what is begun is done, and threads are needed for something else."""
        self.finish()
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
