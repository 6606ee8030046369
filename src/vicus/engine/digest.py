"""Two independent 32-bit hashes make one digest of 62 bits; both are FNV-like, with different multipliers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

STARTS = 0x811C9DC5, 0x2545F491
FACTORS = 16777619, 668265263
MASK = 0xFFFFFFFF


def mixed(numbers: Iterable[int]) -> int:
    """The digest of these numbers. A 0 only multiplies, so a run of zeros is one multiplication by a power.

    >>> mixed([0, 0, 7]) == mixed([0, 7]), mixed([5, 0, 0, 0]) == mixed([5, 0, 0, 0])
    (False, True)
    """
    h, g = STARTS
    by_h, by_g = FACTORS
    zeros = 0
    for number in numbers:
        if not number:
            zeros += 1
            continue
        if zeros:
            power_h, power_g = _powers(zeros)
            h, g = h * power_h & MASK, g * power_g & MASK
            zeros = 0
        h = (h ^ number) * by_h & MASK
        g = (g ^ number) * by_g & MASK
    power_h, power_g = _powers(zeros)
    return ((h * power_h & 0x3FFFFFFF) << 32) | (g * power_g & MASK)


@cache
def _powers(exponent: int) -> tuple[int, int]:
    """Of both factors."""
    return pow(FACTORS[0], exponent, MASK + 1), pow(FACTORS[1], exponent, MASK + 1)
