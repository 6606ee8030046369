"""Intervals for shares, as every report of this project gives them."""

from __future__ import annotations

from math import sqrt

Z = 1.96
"""Standard deviations on each side of a 95 % interval."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; successes may be fractions of a shared win.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + Z * Z / (2 * trials)
    margin = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)
