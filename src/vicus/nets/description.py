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
    closer: bool
    """Whether it looks closer (`Game.observation`)."""
    turned: dict[int, list[list[int]]]
    """By number of players and seat: the id that an action has for a net."""


@lru_cache(maxsize=32)
def described(game: Game[Any, Any], closer: bool | None = None) -> Description:
    """Looking closer where the game declares what there is to see then, unless `closer` says otherwise.

    BadOption for a game that declares no observation.

    >>> import vicus
    >>> found = described(vicus.game("helvetia"))
    >>> len(found.turned[2]), found.inputs.width > 700, found.closer
    (2, True, True)
    """
    declared = game.engine.mirror.observation
    if declared is None:
        raise BadOption("no-observation", name=game.name)
    closer = bool(declared.closer) if closer is None else closer
    seats = game.meta.players
    specs = [game.observation(players, closer) for players in seats]
    values = [_value(game, number) for number in range(game.actions.size)]
    read = inputs(specs, declared.unread if closer else ())
    return Description(read, closer, turned(values, declared.by_seat, max(seats)))


def described_by(game: Game[Any, Any], digest: str) -> Description:
    """How the game looks to a net that was trained for the observation with this digest. BadOption if there is none such."""
    ways = [described(game), described(game, closer=False)]
    found = next((way for way in ways if way.inputs.digest == digest), None)
    if found is None:
        raise BadOption("net-observation", name=game.name, digest=ways[0].inputs.digest, other=digest)
    return found


def _value(game: Game[Any, Any], number: int) -> Any:
    """Of an action; None for an id that this box has no action for."""
    try:
        return game.actions.value(number)
    except UnknownAction:
        return None
