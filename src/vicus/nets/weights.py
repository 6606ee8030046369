"""The numbers of a net that plays: whole ones, so that every engine comes to the same result to the last bit.

A weight is a byte and a power of two that its row shares: w = q / 2**e. A row is all that an input adds (first layer, blocks),
or all that an output collects (policy, value). Those of the value take two bytes: they are few, and a search hangs on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

LIMIT = (1 << 14) - 1
"""A hidden unit is no higher; those of real positions take 12 bits."""
LARGEST_SUM = (1 << 31) - 1
LARGEST_LOGIT = 1 << 51
"""Up to there whole numbers are exact as fractions, too."""
FINEST = 15
"""Exponents go no higher …"""
FINE = 2 * FINEST
"""… so that with this one every product of a symbol and a weight is whole."""
LARGEST_ENTRY = (1 << 15) - 1
"""In the tables of the first layer."""

KINDS: dict[str, tuple[str, int]] = {
    "symbols": ("i2", 2),
    "first": ("i1", 2),
    "first_exponents": ("i1", 1),
    "first_bias": ("i4", 1),
    "blocks": ("i1", 3),
    "block_exponents": ("i1", 2),
    "block_biases": ("i4", 2),
    "policy": ("i1", 2),
    "policy_exponents": ("i1", 1),
    "policy_bias": ("i8", 1),
    "value": ("i2", 2),
    "value_exponents": ("i1", 1),
    "value_bias": ("i8", 1),
    "exponents": ("i1", 1),
}
"""Element and dimensions of each array."""


@dataclass(frozen=True)
class Weights:
    """What is kept in a file. Biases have the exponent of the sums that they go into."""

    symbols: Array
    first: Array
    first_exponents: Array
    """[C]"""
    first_bias: Array
    blocks: Array
    block_exponents: Array
    """[n, H]: none is higher than the block's own."""
    block_biases: Array
    policy: Array
    policy_exponents: Array
    """[A]: none is higher than that of the logits."""
    policy_bias: Array
    value: Array
    value_exponents: Array
    """[S]"""
    value_bias: Array
    exponents: Array
    """Of symbols, tables of the first layer, hidden units, logits and values; then of each block."""

    @property
    def hidden(self) -> int:
        """Units of a layer."""
        return int(self.first.shape[1])

    @property
    def learned(self) -> int:
        """Columns of a symbol that is learned."""
        return int(self.symbols.shape[1])

    @property
    def actions(self) -> int:
        """Actions that it knows."""
        return len(self.policy)

    @property
    def seats(self) -> int:
        """Of the most players."""
        return len(self.value)

    @property
    def block_exponent(self) -> list[int]:
        """Of the sums in each block, over those of the units that go in."""
        return [int(e) for e in self.exponents[5:]]


SYMBOLS, TABLES, UNITS, LOGITS, VALUES = 0, 1, 2, 3, 4
"""Places in `Weights.exponents`."""


def unsound(weights: Weights) -> str:
    """Why these numbers cannot be played with: the array at fault, or nothing.

    Shapes must agree with each other, and no sum may leave 32 bits (64 for logits), whatever is observed.
    """
    import numpy as np

    for name, (kind, dimensions) in KINDS.items():
        array = getattr(weights, name)
        if array.dtype != np.dtype(kind) or array.ndim != dimensions or 0 in array.shape[1:]:
            return name
    hidden, blocks = weights.hidden, len(weights.blocks)
    shapes = {
        "first_exponents": weights.first.shape[:1],
        "first_bias": (hidden,),
        "blocks": (blocks, hidden, hidden),
        "block_exponents": (blocks, hidden),
        "block_biases": (blocks, hidden),
        "policy": (weights.actions, hidden),
        "policy_exponents": (weights.actions,),
        "policy_bias": (weights.actions,),
        "value": (weights.seats, hidden),
        "value_exponents": (weights.seats,),
        "value_bias": (weights.seats,),
        "exponents": (5 + blocks,),
    }
    for name, shape in shapes.items():
        if getattr(weights, name).shape != shape:
            return name
    return _bad_exponent(weights) or _too_large(weights)


def _bad_exponent(weights: Weights) -> str:
    ceilings: dict[str, Any] = {
        "first_exponents": FINEST,
        "block_exponents": weights.exponents[5:, None],
        "policy_exponents": weights.exponents[LOGITS],
        "value_exponents": weights.exponents[VALUES],
        "exponents": FINEST,
    }
    for name, ceiling in ceilings.items():
        found = getattr(weights, name)
        if (found < 0).any() or (found > ceiling).any():
            return name
    return "exponents" if weights.exponents[UNITS] > weights.exponents[TABLES] else ""


def _too_large(weights: Weights) -> str:
    import numpy as np

    # A byte adds an entry of 16 bits (tables.py sees to that), an observation has fewer bytes than there are columns
    if int(np.abs(weights.first_bias.astype("i8")).max(initial=0)) + len(weights.first) * LARGEST_ENTRY > LARGEST_SUM:
        return "first_bias"
    for number, exponent in enumerate(weights.block_exponent):
        each = np.abs(weights.blocks[number].astype("i8")) << (exponent - weights.block_exponents[number].astype("i8"))[:, None]
        most = LIMIT * each.sum(0) + np.abs(weights.block_biases[number].astype("i8")) + (1 << exponent)
        if most.max(initial=0) > LARGEST_SUM:
            return "blocks"
    for name, exponent in (("policy", LOGITS), ("value", VALUES)):
        shifts = int(weights.exponents[exponent]) - getattr(weights, f"{name}_exponents").astype("i8")
        each = np.abs(getattr(weights, name).astype("i8")) << shifts[:, None]
        if (LIMIT * each.sum(1)).max(initial=0) > LARGEST_LOGIT:
            return name
        bias = getattr(weights, f"{name}_bias")
        if not ((bias > -LARGEST_LOGIT) & (bias < LARGEST_LOGIT)).all():
            return f"{name}_bias"
    return ""
