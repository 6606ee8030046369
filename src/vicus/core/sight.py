"""What a seat may see of a position, as numbers: what batches show, for one match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


class Sight:
    """The eyes of a seat in games of so many players; BadOption if the game declares no observation. `Game.sight` keeps them.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=1)
    >>> sight = Sight(match.game, players=2)
    >>> len(sight.see(match.state, seat=0)) == sight.spec.width
    True
    """

    def __init__(self, game: Game[Any, Any], players: int, closer: bool = False) -> None:
        self.spec = game.observation(players, closer)
        self._observe = game.engine.mirror.module("kernel.sight").observe

    def see(self, state: Any, seat: int) -> list[int]:
        """What the seat may see of an interpreted state."""
        out = [0] * self.spec.width
        self._observe(state, seat, out)
        return out
