"""Nets with random weights: for tests and measurements that do not ask how well they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vicus.core.game import Game
from vicus.nets.columns import symbol_rows
from vicus.nets.description import described
from vicus.nets.float_net import FloatNet

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def random_net(game: Game[Any, Any], hidden: int = 24, blocks: int = 2, learned: int = 3, seed: int = 1) -> FloatNet:
    """As good as any other."""
    import numpy as np

    inputs, chance = described(game).inputs, np.random.default_rng(seed)

    def drawn(*shape: int, scale: float = 0.1) -> Array:
        return (chance.normal(size=shape) * scale).astype("f4")

    actions, seats = game.actions.size, max(game.meta.players)
    return FloatNet(
        symbols=drawn(symbol_rows(inputs), learned, scale=0.5),
        first=drawn(inputs.columns(learned), hidden, scale=0.2),
        first_bias=drawn(hidden),
        blocks=drawn(blocks, hidden, hidden, scale=1 / hidden**0.5),
        block_biases=drawn(blocks, hidden),
        policy=drawn(actions, hidden, scale=0.3),
        policy_bias=drawn(actions),
        value=drawn(seats, hidden),
        value_bias=drawn(seats),
    )
