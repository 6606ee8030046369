"""Which action a net's opinion leads to: the likeliest, or one drawn by how likely they are. In plain Python."""

from __future__ import annotations

from collections.abc import Sequence

from vicus.engine.kernel.chance import derive
from vicus.engine.kernel.exponent import exp

STEEPEST = 30.0
"""Logits below the best; an action that is further away is never drawn."""
WORD = 1 << 30


def place_of(logits: Sequence[float], temperature: float, seed: int) -> int:
    """Of the chosen one among the legal actions. A temperature of 1 draws them as often as the net believes in them, 0 takes
    the likeliest.

    >>> place_of([1.0, 3.0, 2.0], 0.0, seed=1)
    1
    """
    best = max(range(len(logits)), key=logits.__getitem__)
    if not temperature:
        return best
    steps = [(logit - logits[best]) / temperature for logit in logits]
    parts = [exp(step) if step > -STEEPEST else 0.0 for step in steps]
    whole = 0.0
    for part in parts:  # `sum` rounds otherwise since Python 3.12, and a page has another version than we
        whole += part
    left = derive(seed, 0) % WORD / WORD * whole
    for place, part in enumerate(parts):
        left -= part
        if left < 0:
            return place
    return best
