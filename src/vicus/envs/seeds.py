"""Which match comes next when an environment is reset."""

from __future__ import annotations

from typing import Any

from vicus.core.game import Game
from vicus.engine.kernel.chance import derive


class Seeds:
    """`reset(seed=s)` is the match with the seed s; resets without one are `derive(s, 1)`, `derive(s, 2)` and so on.

    >>> import vicus
    >>> seeds = Seeds(vicus.game("bohemian_villages"))
    >>> first = seeds.next(7), seeds.next(None)
    >>> first == (7, derive(7, 1)) == (seeds.next(7), seeds.next(None))
    True
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game, self._seed, self._number = game, game.check_seed(None), 0

    def next(self, seed: int | None) -> int:
        """BadOption for a seed that is none."""
        if seed is not None:
            self._seed, self._number = self._game.check_seed(seed), 0
            return self._seed
        self._number += 1
        return derive(self._seed, self._number)
