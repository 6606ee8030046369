"""The exponential function from + and * alone: the same bits on every engine and machine (libraries differ in the last one).

A move may hang on that bit: the search compares sums of such numbers.
"""

LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""The natural logarithm of 2 in two parts: a whole number times the first is exact."""
LIFT = 64
"""Makes a number positive, so that cutting off its fraction is rounding down."""


def exp(x: float) -> float:
    """e to the power of x, right to the last bit or the one before; for -40 < x < 40."""
    k = int(x * LOG2_E + (LIFT + 0.5)) - LIFT
    r = x - k * LN2_HIGH - k * LN2_LOW  # so that e**x is 2**k * e**r, and r is at most half of ln 2 away from 0
    q = r * r
    even = 1 / 479001600  # the Taylor series, even and odd powers side by side: half as long to wait for
    even = even * q + 1 / 3628800
    even = even * q + 1 / 40320
    even = even * q + 1 / 720
    even = even * q + 1 / 24
    even = even * q + 0.5
    odd = 1 / 6227020800
    odd = odd * q + 1 / 39916800
    odd = odd * q + 1 / 362880
    odd = odd * q + 1 / 5040
    odd = odd * q + 1 / 120
    odd = odd * q + 1 / 6
    power = 1.0 + (r + (q * even + r * q * odd))
    if k >= 0:
        return power * (1 << k)
    return power / (1 << -k)
