"""Hold processes to a share of a core each: python -m bench.load.throttle SHARE PID …

Each has a budget of CPU time in every period and is stopped (SIGSTOP) for the rest of it once it has used it. Control groups
would do the same where one may make them; signals work for any process of one's own. All go on when standard input ends.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time

PERIOD = 0.025
"""Seconds: long enough that signals cost nothing, short enough that nobody notices single stops."""
SHORTEST = 0.001


def cpu_clock(pid: int) -> int:
    """The clock that tells the CPU time of a process to the nanosecond (clock_getcpuclockid(3))."""
    return (~pid << 3) | 2


def hold(pid: int, share: float, ending: threading.Event) -> None:
    """Until `ending`, or the process ends."""
    clock = cpu_clock(pid)
    due = time.monotonic()
    allowed = time.clock_gettime(clock)
    with contextlib.suppress(ProcessLookupError, OSError):
        while not ending.is_set():
            due += PERIOD
            allowed = max(allowed, time.clock_gettime(clock) - share * PERIOD) + share * PERIOD
            while (left := due - time.monotonic()) > 0:
                budget = allowed - time.clock_gettime(clock)
                if budget <= 0:
                    os.kill(pid, signal.SIGSTOP)
                    time.sleep(left)
                    os.kill(pid, signal.SIGCONT)
                else:
                    time.sleep(min(left, max(budget, SHORTEST)))


def main() -> None:
    share, pids = float(sys.argv[1]), [int(text) for text in sys.argv[2:]]
    ending = threading.Event()
    threads = [threading.Thread(target=hold, args=(pid, share, ending)) for pid in pids]
    for thread in threads:
        thread.start()
        time.sleep(PERIOD / len(threads))  # out of step, so that they do not stop together
    sys.stdin.read()
    ending.set()
    for thread in threads:
        thread.join()
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


if __name__ == "__main__":
    main()
