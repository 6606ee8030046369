"""How many requests a page may make."""

from __future__ import annotations

import time


class TokenBucket:
    """`rate` requests a second, and `burst` of them at once after a pause.

    >>> bucket = TokenBucket(rate=1.0, burst=2.0)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._filled = burst, time.monotonic()

    def take(self) -> bool:
        """May one more be made now?"""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
