"""A net that plays: whole numbers, the same results with NumPy as in compiled code (`kernel.net`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .columns import bounds, rests
from .float_net import Thoughts
from .inputs import Inputs
from .tables import first_rows, table
from .weights import LIMIT, LOGITS, TABLES, UNITS, VALUES, Weights

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


ONE_THREAD = 1 << 18
"""Multiplications that NumPy does in one thread. With more it starts others, and where a processor has something else to do
they wait for each other far longer than they work."""


class Places:
    """Where the bytes of an observation of so many players find what they add: arrays by byte."""

    def __init__(self, inputs: Inputs, players: int) -> None:
        import numpy as np

        starts = np.zeros(inputs.width, "i4")
        for group, at in first_rows(inputs).items():
            starts[list(group.places())] = at + np.arange(group.cells) * group.values - group.low
        places = list(inputs.places[players])
        self.starts = starts[places]
        """The row of a byte's value v is this + v."""
        self.rests = rests(inputs)[places].astype("i1")
        lowest, highest = bounds(inputs)
        self.lowest, self.highest = lowest[places].astype("i1"), highest[places].astype("i1")


class IntegerNet:
    """The weights of a net, made ready for the observations of a game."""

    def __init__(self, inputs: Inputs, weights: Weights) -> None:
        import numpy as np

        self.inputs, self.weights = inputs, weights
        self.table = table(inputs, weights)
        exponents = [int(each) for each in weights.exponents]
        self.first_shift = exponents[TABLES] - exponents[UNITS]
        self.shifts = np.array([self.first_shift, *weights.block_exponent], "i8")
        self.logit_scale = 2.0 ** -(exponents[UNITS] + exponents[LOGITS])
        self.value_scale = 2.0 ** -(exponents[UNITS] + exponents[VALUES])
        self.scales = np.array([self.logit_scale, self.value_scale, 1.0])
        """Of the logits of actions and of seats, and of what is added to those of seats from elsewhere."""
        # What is left between the exponent of a row and that of the sum.
        own = np.array(weights.block_exponent, "i1").reshape(-1, 1)
        self.block_shifts = (own - weights.block_exponents).astype("i1")
        self.policy_shifts = (weights.exponents[LOGITS] - weights.policy_exponents).astype("i1")
        self.value_shifts = (weights.exponents[VALUES] - weights.value_exponents).astype("i1")
        # Whole numbers below 2**53 are exact as fractions, too: so the processor's fastest multiplication can be used.
        self._blocks = weights.blocks * 2.0 ** self.block_shifts[:, :, None].astype("f8")
        self._policy = weights.policy * 2.0 ** self.policy_shifts[:, None].astype("f8")
        self._value = weights.value * 2.0 ** self.value_shifts[:, None].astype("f8")
        self._places: dict[int, Places] = {}

    def layers(self) -> dict[str, Array]:
        """What compiled code is given behind the first layer, under its names there (`vicus.engine.records.Net`): the same for
        all numbers of players, and however values are calibrated."""
        weights = self.weights
        return {
            "first_bias": weights.first_bias,
            "blocks": weights.blocks,
            "block_shifts": self.block_shifts,
            "block_biases": weights.block_biases,
            "policy": weights.policy,
            "policy_shifts": self.policy_shifts,
            "policy_bias": weights.policy_bias,
            "value": weights.value,
            "value_shifts": self.value_shifts,
            "shifts": self.shifts,
        }

    def places(self, players: int) -> Places:
        """For observations of so many players."""
        if players not in self._places:
            self._places[players] = Places(self.inputs, players)
        return self._places[players]

    def units(self, rows: Array, players: int) -> Array:
        """[n, H]: the hidden units after the last block."""
        import numpy as np

        few = max(1, ONE_THREAD // self.weights.hidden**2)
        parts = [self._units(rows[at : at + few], players) for at in range(0, len(rows), few)]
        return np.concatenate(parts) if parts else np.zeros((0, self.weights.hidden), "i8")

    def _units(self, rows: Array, players: int) -> Array:
        import numpy as np

        places = self.places(players)
        sums = np.empty((len(rows), self.weights.hidden), "i8")
        for number, row in enumerate(np.clip(rows, places.lowest, places.highest)):
            awake = np.flatnonzero(row != places.rests)
            sums[number] = self.table[places.starts[awake] + row[awake]].sum(0, dtype="i4")
        sums += self.weights.first_bias
        x: Array = np.minimum(LIMIT, (np.maximum(sums, 0) + ((1 << self.first_shift) >> 1)) >> self.first_shift)
        for block, bias, exponent in zip(self._blocks, self.weights.block_biases, self.weights.block_exponent, strict=True):
            more = np.maximum((x @ block).astype("i8") + bias, 0)
            x = np.minimum(LIMIT, x + ((more + ((1 << exponent) >> 1)) >> exponent))
        return x

    def logits(self, units: Array, actions: Array) -> Array:
        """Of some actions, by the number that they have for the net; `units` are those of one observation."""
        found: Array = (self._policy[actions] @ units + self.weights.policy_bias[actions]) * self.logit_scale
        return found

    def think(self, rows: Array, players: int) -> Thoughts:
        """What it makes of observations `[n, width]` of so many players; fractions, but exact."""
        x = self.units(rows, players)
        logits = x @ self._policy.T + self.weights.policy_bias
        values = x @ self._value.T + self.weights.value_bias
        return Thoughts(logits * self.logit_scale, values * self.value_scale, float(x.max(initial=0)))
