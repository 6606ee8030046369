"""A net as training hands it over: arrays of fractions, and what it makes of observations."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from vicus.errors import BadOption

from .columns import columns, spread, symbol_rows
from .inputs import Inputs
from .net_file import unpacked

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


LARGEST = 1 << 28
"""Bytes of a net in fractions that is read at all."""


class Thoughts(NamedTuple):
    """What a net makes of some observations."""

    logits: Array
    """[n, actions], as the net counts them: illegal ones mean nothing."""
    values: Array
    """[n, seats], counted from who looks: logits of the shares of the win. Those beyond the last player mean nothing."""
    highest: float
    """Of all hidden units in all layers."""


DIMENSIONS = {
    **dict.fromkeys(("symbols", "first", "block_biases", "policy", "value"), 2),
    **dict.fromkeys(("first_bias", "policy_bias", "value_bias"), 1),
    "blocks": 3,
}


@dataclass(frozen=True)
class FloatNet:
    """C columns go in, H hidden units stand in every layer, A actions and S seats come out.

    forward: x = relu(columns @ first + first_bias), then x = x + relu(x @ block + bias) for every block.
    """

    symbols: Array
    """[symbols that are learned, columns of each]"""
    first: Array
    """[C, H]"""
    first_bias: Array
    blocks: Array
    """[n, H, H]"""
    block_biases: Array
    """[n, H]"""
    policy: Array
    """[A, H]"""
    policy_bias: Array
    value: Array
    """[S, H]"""
    value_bias: Array

    @property
    def hidden(self) -> int:
        """Units of a layer."""
        return int(self.first.shape[1])

    @property
    def learned(self) -> int:
        """Columns of a symbol that is learned."""
        return int(self.symbols.shape[1])

    def check(self, inputs: Inputs, actions: int) -> None:
        """BadOption if a shape is not what the game's observation and actions ask for."""
        import numpy as np

        for each in fields(self):
            array = getattr(self, each.name)
            if array.ndim != DIMENSIONS[each.name]:
                raise BadOption("net-shape", name=each.name, shape=str(list(array.shape)), wanted=f"{DIMENSIONS[each.name]}-D")
            if not np.isfinite(array).all():
                raise BadOption("net-not-finite", name=each.name)
        hidden, number, seats = self.hidden, len(self.blocks), max(inputs.places)
        wanted = {
            "symbols": (symbol_rows(inputs), self.learned),
            "first": (inputs.columns(self.learned), hidden),
            "first_bias": (hidden,),
            "blocks": (number, hidden, hidden),
            "block_biases": (number, hidden),
            "policy": (actions, hidden),
            "policy_bias": (actions,),
            "value": (seats, hidden),
            "value_bias": (seats,),
        }
        for name, shape in wanted.items():
            found = getattr(self, name)
            if found.shape != shape:
                raise BadOption("net-shape", name=name, shape=str(list(found.shape)), wanted=str(list(shape)))

    def think(self, inputs: Inputs, rows: Array, players: int) -> Thoughts:
        """What it makes of observations `[n, width]` of so many players."""
        import numpy as np

        x = columns(inputs, self.symbols, spread(inputs, rows, players)) @ self.first + self.first_bias
        x = np.maximum(x, 0)
        highest = float(x.max(initial=0))
        for block, bias in zip(self.blocks, self.block_biases, strict=True):
            x = x + np.maximum(x @ block + bias, 0)
            highest = max(highest, float(x.max(initial=0)))
        return Thoughts(x @ self.policy.T + self.policy_bias, x @ self.value.T + self.value_bias, highest)


def read(file: Path) -> tuple[FloatNet, dict[str, Any]]:
    """The net that training wrote (`.npz` with an array for each field), and its `meta`. BadOption if it is none."""
    import numpy as np

    try:
        with file.open("rb") as place, np.load(place, allow_pickle=False) as arrays:
            if unpacked(arrays) > LARGEST:
                raise ValueError("too large")
            net = FloatNet(**{each.name: arrays[each.name].astype("f4") for each in fields(FloatNet)})
            return net, _meta(arrays["meta"]) if "meta" in arrays else {}
    except OSError as problem:
        raise BadOption("net-unread", file=str(file), problem=problem.strerror or str(problem)) from problem
    except Exception as problem:  # zip, zlib, NumPy and JSON each have errors of their own
        raise BadOption("net-unread", file=str(file), problem=f"{type(problem).__name__}: {problem}") from problem


def _meta(written: Array) -> dict[str, Any]:
    """As a text, or as the bytes of one."""
    text = written.tobytes().decode() if written.dtype == "u1" else str(written)
    found: dict[str, Any] = json.loads(text)
    if not isinstance(found, dict) or not isinstance(found.get("facts", {}), dict):
        raise ValueError("meta is no object")
    return found
