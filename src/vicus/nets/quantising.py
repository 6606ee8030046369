"""From fractions to whole numbers: each row of weights becomes bytes and a power of two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import floor, log2
from typing import TYPE_CHECKING, Any, NamedTuple

from .columns import columns, spread
from .float_net import FloatNet
from .inputs import Inputs
from .integer_net import IntegerNet
from .tables import entries
from .weights import FINE, FINEST, LARGEST_ENTRY, LARGEST_SUM, LIMIT, Weights

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

UNIT_BITS = 12
"""Of the highest hidden unit that is seen; up to LIMIT there is room for four times that."""
WIDEST_SYMBOL = (1 << 14) - 1
BITS = 8
"""Of a weight, sign included."""
WIDE_BITS = 16
"""Of one that takes two bytes."""
FINER = 2
"""So many exponents are tried beyond the one with which all weights of a row fit."""


class Seen(NamedTuple):
    """Observations of real games, and what could be done there."""

    players: int
    rows: Array
    """[n, width]"""
    masks: Array
    """[n, actions], by the number that an action has for a net."""


def quantised(net: FloatNet, inputs: Inputs, seen: Sequence[Seen], first_bits: float = BITS) -> Weights:
    """The net in whole numbers.

    What was `seen` tells how high hidden units get. Fewer bits in the first layer make a smaller file; with 7.25 of them a
    quarter of the rows, those that are needed most often, have 8 and the others 7.
    """
    import numpy as np

    symbol_exponent = exponent_for(float(np.abs(net.symbols).max(initial=0)), WIDEST_SYMBOL)
    symbols = np.rint(net.symbols * 2.0**symbol_exponent).astype("i2")
    first, first_exponents = _first(net, inputs, seen, first_bits)
    highest = max(net.think(inputs, each.rows, each.players).highest for each in seen)
    unit_exponent = exponent_for(highest, (1 << UNIT_BITS) - 1)
    policy, policy_exponents = rows_of(net.policy, FINEST)
    value, value_exponents = rows_of(net.value, FINEST, WIDE_BITS)
    blocks, block_exponents, block_biases, own = _blocks(net, unit_exponent)
    logits, values = (int(each.max(initial=0)) for each in (policy_exponents, value_exponents))
    exponents = [symbol_exponent, 0, unit_exponent, logits, values, *own]
    weights = Weights(
        symbols,
        first,
        first_exponents,
        np.zeros(net.hidden, "i4"),
        blocks,
        block_exponents,
        block_biases,
        policy,
        policy_exponents,
        np.rint(net.policy_bias.astype("f8") * 2.0 ** (unit_exponent + logits)).astype("i8"),
        value,
        value_exponents,
        np.rint(net.value_bias.astype("f8") * 2.0 ** (unit_exponent + values)).astype("i8"),
        np.array(exponents, "i1"),
    )
    return corrected(net, inputs, _with_tables(net, inputs, weights), seen)


def _first(net: FloatNet, inputs: Inputs, seen: Sequence[Seen], bits: float) -> tuple[Array, Array]:
    """The first layer's rows, with so many bits a weight on the average: one more for those that are needed most often."""
    import numpy as np

    fewer, exponents = rows_of(net.first, FINEST, floor(bits))
    if bits == floor(bits):
        return fewer, exponents
    finer, exponents_of_finer = rows_of(net.first, FINEST, floor(bits) + 1)
    often = sum((columns(inputs, net.symbols, spread(inputs, each.rows, each.players)) != 0).sum(0) for each in seen)
    is_finer = np.zeros(len(net.first), "?")
    is_finer[np.argsort(-np.asarray(often), kind="stable")[: round(len(net.first) * (bits - floor(bits)))]] = True
    return np.where(is_finer[:, None], finer, fewer), np.where(is_finer, exponents_of_finer, exponents)


def corrected(net: FloatNet, inputs: Inputs, weights: Weights, seen: Sequence[Seen]) -> Weights:
    """Such that logits and values are right on the average of what was seen: hidden units are never below 0, so errors of
    weights do not cancel out."""
    import numpy as np

    whole = IntegerNet(inputs, weights)
    logits, values = [], []
    for each in seen:
        wanted, found = net.think(inputs, each.rows, each.players), whole.think(each.rows, each.players)
        logits.append(wanted.logits - found.logits)
        values.append(wanted.values - found.values)
    biases = {
        "policy_bias": weights.policy_bias + np.rint(np.concatenate(logits).mean(0) / whole.logit_scale).astype("i8"),
        "value_bias": weights.value_bias + np.rint(np.concatenate(values).mean(0) / whole.value_scale).astype("i8"),
    }
    return replace(weights, **biases)


def _with_tables(net: FloatNet, inputs: Inputs, weights: Weights) -> Weights:
    """The first layer's sums as fine as 16 bits for each entry allow."""
    import numpy as np

    largest = max(int(np.abs(exact).max(initial=0)) for _, exact in entries(inputs, weights))
    exponent = exponent_for(largest / 2.0**FINE, LARGEST_ENTRY - 1)
    exponents = weights.exponents.copy()
    exponents[1] = exponent
    exponents[2] = min(exponent, int(exponents[2]))
    if exponents[2] != weights.exponents[2]:
        raise ValueError("the first layer of this net is too coarse for its hidden units")
    bias = np.rint(net.first_bias.astype("f8") * 2.0**exponent)
    if np.abs(bias).max(initial=0) + len(net.first) * LARGEST_ENTRY > LARGEST_SUM:
        raise ValueError("a bias of the first layer is too large")
    return replace(weights, exponents=exponents, first_bias=bias.astype("i4"))


def exponent_for(largest: float, most: int) -> int:
    """The highest exponent with which a number is no more than `most`.

    >>> exponent_for(1.0, 127), exponent_for(0.0, 127)
    (6, 15)
    """
    return max(0, min(FINEST, floor(log2(most / largest)))) if largest > 0 else FINEST


def rows_of(weights: Array, finest: int, bits: int = BITS) -> tuple[Array, Array]:
    """Each row of a matrix as bytes with an exponent of its own, no higher than `finest`.

    Where a few weights are much larger than the others they may be cut off, if the row as a whole comes out better.
    """
    import numpy as np

    most = (1 << (bits - 1)) - 1
    largest = np.abs(weights).max(1, initial=0)
    lowest = np.array([min(finest, exponent_for(float(each), most)) for each in largest], "i1")
    best, exponents, error = None, lowest, np.full(len(weights), np.inf)
    for finer in range(FINER + 1):
        tried = np.minimum(lowest + finer, finest).astype("i1")
        scale = 2.0 ** tried.astype("f8")[:, None]
        whole = np.clip(np.rint(weights * scale), -most, most)
        off = ((whole / scale - weights) ** 2).sum(1)
        is_better = off < error
        best = np.where(is_better[:, None], whole, best) if best is not None else whole
        exponents, error = np.where(is_better, tried, exponents), np.where(is_better, off, error)
    assert best is not None
    return best.astype("i1" if bits <= BITS else "i2"), exponents.astype("i1")


def _blocks(net: FloatNet, unit_exponent: int) -> tuple[Array, Array, Array, list[int]]:
    """All blocks, the exponents of their rows, their biases, and the exponent of each one's sums."""
    import numpy as np

    number, hidden = len(net.blocks), net.hidden
    blocks, exponents = np.zeros((number, hidden, hidden), "i1"), np.zeros((number, hidden), "i1")
    biases, own = np.zeros((number, hidden), "i4"), []
    for i in range(number):
        blocks[i], exponents[i], biases[i], exponent = _block(net.blocks[i], net.block_biases[i], unit_exponent)
        own.append(exponent)
    return blocks, exponents, biases, own


def _block(weights: Array, bias: Array, unit_exponent: int) -> tuple[Array, Array, Array, int]:
    """As fine as it can be such that no sum leaves 32 bits, whatever units go in."""
    import numpy as np

    for finest in range(FINEST, -1, -1):
        rows, exponents = rows_of(weights, finest)
        exponent = int(exponents.max(initial=0))
        whole = np.rint(bias.astype("f8") * 2.0 ** (unit_exponent + exponent))
        shifted = np.abs(rows.astype("i8")) << (exponent - exponents.astype("i8"))[:, None]
        if (LIMIT * shifted.sum(0) + np.abs(whole) + (1 << exponent)).max(initial=0) <= LARGEST_SUM:
            return rows, exponents, whole.astype("i4"), exponent
    raise ValueError("the weights of this net are too large for whole numbers of 32 bits")
