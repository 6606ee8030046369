"""How much of a net is lost in whole numbers: the same observations, thought about by both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .float_net import FloatNet
from .integer_net import IntegerNet
from .quantising import Seen

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Agreement:
    """Over so many decisions."""

    decisions: int
    same: float
    """How often the best legal action is the same."""
    lost: float
    """Logits by which the float net likes its own choice better than the other's, on the average."""
    logit_error: float
    """The mean, between legal actions of one decision: what they have in common does not matter."""
    share_error: float
    """Of the win: the mean over all decisions and players."""
    largest_share_error: float

    def __str__(self) -> str:
        return (
            f"{self.decisions} decisions: the same best action in {self.same:.2%} ({self.lost:.4f} logits lost by the others), "
            f"logits off by {self.logit_error:.4f}, "
            f"shares of the win by {self.share_error:.4f} (at most {self.largest_share_error:.4f})"
        )


def agreement(exact: FloatNet, whole: IntegerNet, seen: Sequence[Seen]) -> Agreement:
    """Compare a net and what became of it in whole numbers."""
    import numpy as np

    same, lost, errors, shares = [], [], [], []
    for each in seen:
        a, b = exact.think(whole.inputs, each.rows, each.players), whole.think(each.rows, each.players)
        best, other = (np.where(each.masks, logits, -np.inf).argmax(1) for logits in (a.logits, b.logits))
        rows = np.arange(len(each.rows))
        same.append(best == other)
        lost.append(a.logits[rows, best] - a.logits[rows, other])
        difference = np.where(each.masks, b.logits - a.logits, 0.0)
        common = difference.sum(1) / each.masks.sum(1)
        errors.append(np.abs(difference - common[:, None])[each.masks])
        shares.append(np.abs(softmax(a.values[:, : each.players]) - softmax(b.values[:, : each.players])).ravel())
    agreed, off, apart, wrong = (np.concatenate(parts) for parts in (same, lost, errors, shares))
    numbers = agreed.mean(), off.mean(), apart.mean(), wrong.mean(), wrong.max()
    return Agreement(len(agreed), *(float(number) for number in numbers))


def softmax(logits: Array) -> Array:
    """By row."""
    import numpy as np

    powers = np.exp(logits.astype("f8") - logits.max(1, keepdims=True))
    found: Array = powers / powers.sum(1, keepdims=True)
    return found
