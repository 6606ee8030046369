"""Choosing by what a net believes: the likeliest, or one drawn by how likely they are. All engines agree to the last bit."""

from vicus.engine.layout import Floats

from .chance import derive
from .exponent import exp

STEEPEST = 30.0
"""Logits below the best; an option that is further away is never drawn."""
WORD = 1 << 30


def drawn(logits: Floats, n: int, temperature: int, seed: int) -> int:
    """The place of one of the first n options; their logits are used up.

    `temperature` in hundredths: 100 draws as often as the net believes in an option, 0 takes the likeliest.
    """
    best = 0
    for k in range(n):
        if logits[k] > logits[best]:
            best = k
    if temperature == 0:
        return best
    highest = logits[best]
    heat = temperature / 100
    whole = 0.0
    for k in range(n):
        step = (logits[k] - highest) / heat
        logits[k] = exp(step) if step > -STEEPEST else 0.0
        whole += logits[k]
    left = derive(seed, 0) % WORD / WORD * whole
    for k in range(n):
        left -= logits[k]
        if left < 0.0:
            return k
    return best
