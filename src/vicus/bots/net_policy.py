"""The net alone, without looking ahead: the likeliest action, or one drawn by how likely they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vicus.core.game import Game
from vicus.engine.kernel.drawing import drawn
from vicus.nets.game_net import game_net

from .net_names import NetName

if TYPE_CHECKING:
    import numpy as np

    from .policy import Asked

    Array = np.ndarray[Any, Any]

SETTINGS = {"temperature": (0, 10_000)}
"""In hundredths: 100 draws actions as often as the net believes in them, 0 takes the likeliest."""


class NetPolicy:
    """Decides for many games at once, by what a seat may see of each. It needs no compiled code."""

    def __init__(self, game: Game[Any, Any], name: NetName) -> None:
        name.check(SETTINGS)
        self._net = game_net(game, name.file)
        self.closer = self._net.known.closer
        """Whether it wants to look closer (`Game.observation`)."""
        self._temperature = name.settings.get("temperature", 0)

    def __call__(self, observations: Array, masks: Array, info: Asked) -> Array:
        """The ids of the chosen actions."""
        import numpy as np

        ids, units = self._net.ids(info.players), self._net.units(observations, info.players)
        chosen = np.zeros(len(masks), "i8")
        for row, mask in enumerate(masks):
            legal = np.flatnonzero(mask)
            logits = self._net.logits(units[row], ids[info.seats[row]][legal])
            chosen[row] = legal[drawn(logits.tolist(), len(legal), self._temperature, int(info.seeds[row]))]
        return chosen
