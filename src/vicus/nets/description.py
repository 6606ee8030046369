"""How a game looks to a net: its inputs, and its actions as they count from the own seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from vicus.errors import BadOption, UnknownAction

from .inputs import Inputs, inputs, turned

if TYPE_CHECKING:
    from vicus.core.game import Game


@dataclass(frozen=True)
class Description:
    """What does not depend on a net's weights."""

    inputs: Inputs
    turned: dict[int, list[list[int]]]
    """By number of players and seat: the id that an action has for a net."""


@lru_cache(maxsize=32)
def described(game: Game[Any, Any]) -> Description:
    """BadOption for a game that declares no observation.

    >>> import vicus
    >>> found = described(vicus.game("helvetia"))
    >>> len(found.turned[2]), found.inputs.width > 700
    (2, True)
    """
    declared = game.engine.mirror.observation
    if declared is None:
        raise BadOption("no-observation", name=game.name)
    seats = game.meta.players
    values = [_value(game, number) for number in range(game.actions.size)]
    return Description(inputs([game.observation(players) for players in seats]), turned(values, declared.by_seat, max(seats)))


def _value(game: Game[Any, Any], number: int) -> Any:
    """Of an action; None for an id that this box has no action for."""
    try:
        return game.actions.value(number)
    except UnknownAction:
        return None
