"""What can be seen and done, as spaces of Gymnasium."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vicus.core.game import Game
from vicus.core.match import Match

from .extras import needed

with needed("envs", "gymnasium"):
    from gymnasium import spaces

import numpy as np

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]


def observations(game: Game[Any, Any], players: int) -> spaces.Box:
    """What `Match.observe` can bring; BadOption if the game declares no observation."""
    spec = game.observation(players)
    return spaces.Box(spec.low, spec.high, (spec.width,), np.int8)


def masks(game: Game[Any, Any]) -> spaces.Box:
    """A number for each action: 1 if it is legal."""
    return spaces.Box(0, 1, (game.actions.size,), np.int8)


def mask(match: Match[Any, Any], seat: int | None) -> Array:
    """What a seat may do; nothing while others decide."""
    found = np.zeros(match.game.actions.size, np.int8)
    if seat is not None and match.seat == seat:
        found[[action.id for action in match.legal()]] = 1
    return found
