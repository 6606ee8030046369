"""From whole numbers back to fractions: a net that plays can learn on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from vicus.errors import BadOption

from . import float_net, net_file
from .float_net import FloatNet
from .weights import LOGITS, SYMBOLS, TABLES, UNITS, VALUES, Weights

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def fractions(weights: Weights) -> FloatNet:
    """The same net, as training takes it."""
    import numpy as np

    units, logits, values = (int(weights.exponents[at]) for at in (UNITS, LOGITS, VALUES))
    sums = units + np.array(weights.block_exponent, "i8").reshape(-1, 1)
    return FloatNet(
        symbols=_over(weights.symbols, weights.exponents[SYMBOLS]),
        first=_over(weights.first, weights.first_exponents[:, None]),
        first_bias=_over(weights.first_bias, weights.exponents[TABLES]),
        blocks=_over(weights.blocks, weights.block_exponents[:, :, None]),
        block_biases=_over(weights.block_biases, sums),
        policy=_over(weights.policy, weights.policy_exponents[:, None]),
        policy_bias=_over(weights.policy_bias, units + logits),
        value=_over(weights.value, weights.value_exponents[:, None]),
        value_bias=_over(weights.value_bias, units + values),
    )


def _over(numbers: Array, exponents: Any) -> Array:
    """Divided by two to these powers."""
    import numpy as np

    found: Array = (numbers * 2.0 ** -np.asarray(exponents, "f8")).astype("f4")
    return found


def read(file: Path) -> tuple[FloatNet, str]:
    """A net that plays (`policy.npz`) or one as training wrote it (`net.npz`), and the digest of what it observes.

    BadOption if it is neither.
    """
    if net_file.is_one(file):
        header, weights = net_file.read(file)
        return fractions(weights), header.observation
    if file.is_file() and not net_file.has_fractions(file):
        raise BadOption("net-no-start", file=str(file))
    net, meta = float_net.read(file)
    return net, str(meta.get("facts", {}).get("observation", ""))


def game_of(file: Path) -> str | None:
    """For which game a net has learned, by what it says itself; None if it says nothing. BadOption if it is none."""
    if net_file.is_one(file):
        return net_file.read(file)[0].game
    if file.is_file() and not net_file.has_fractions(file):
        raise BadOption("net-no-start", file=str(file))
    return float_net.read(file)[1].get("game")
