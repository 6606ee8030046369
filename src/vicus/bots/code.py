"""The kernels of the bots with their memory: compiled where that is ready, else the same code interpreted."""

from __future__ import annotations

from typing import Any

from vicus.core.game import Game
from vicus.engine.engines import Compiled, planner
from vicus.engine.records import Workspace
from vicus.engine.warming import is_planner_warm

WORLDS = 3


class Code:
    """Entry points, and arrays of the kind that they take.

    `compiled`: True compiles if need be, False interprets, None takes compiled code if it is there. `checked` code looks at
    every index and raises an IndexError; it is for tests.

    >>> import vicus
    >>> code = Code(vicus.game("helvetia"), compiled=False)
    >>> code.ints(2, 3)
    [[0, 0, 0], [0, 0, 0]]
    """

    def __init__(self, game: Game, compiled: bool | None = None, checked: bool = False) -> None:
        self.game = game
        self.compiled = is_planner_warm(game.name, game.box) if compiled is None else compiled
        self._planner: Compiled | None = planner(game.name, game.box, checked=checked) if self.compiled else None
        self.rules = self._planner.rules if self._planner else game.engine.rules
        self.seats = max(game.meta.players)
        """The most that the game has: what is kept for each seat is as wide."""

    def entry(self, module: str, name: str) -> Any:
        """A kernel that can be called: compiled for its one signature, or the plain function."""
        if self._planner:
            dispatcher = self._planner.entries[name]
            # Straight to the code: finding out the types of named tuples anew takes longer than a greedy move.
            return dispatcher.get_overload(dispatcher.signatures[0])
        return getattr(self.game.engine.mirror.module(f"kernel.{module}"), name)

    def workspace(self) -> Workspace:
        """Room for the position that is given, and for what is tried."""
        return Workspace(self.worlds(), self.menus(), self.ints(self.rules.FEATURES), self.ints(self.rules.LINES))

    def ints(self, *shape: int) -> Any:
        """Zeros, in one or two dimensions."""
        return self._zeros("i8", shape)

    def menus(self, rows: int = WORLDS) -> Any:
        """Room for the legal actions of so many positions."""
        return self._zeros("i2", (rows, self.rules.MAX_LEGAL))

    def floats(self, *shape: int) -> Any:
        """Fractions, all 0.0."""
        return self._zeros("f8", shape)

    def _zeros(self, code: str, shape: tuple[int, ...]) -> Any:
        if self._planner:
            import numpy as np

            return np.zeros(shape, code)
        zero = 0.0 if code == "f8" else 0
        return [zero] * shape[0] if len(shape) == 1 else [[zero] * shape[1] for _ in range(shape[0])]

    def array(self, numbers: tuple[int, ...]) -> Any:
        """Numbers as the entry points take them."""
        if self._planner:
            import numpy as np

            return np.array(numbers, "i8")
        return list(numbers)

    def worlds(self) -> Any:
        """Room for positions: the one that is given, and those that are tried."""
        if self._planner:
            import numpy as np

            return np.zeros(WORLDS, self._planner.mirror.state.dtype)
        return [self.game.engine.state() for _ in range(WORLDS)]

    def put(self, worlds: Any, state: Any) -> None:
        """A position (an interpreted state) becomes the first of the worlds."""
        if self._planner:
            worlds[0] = state.to_record()[0]
        else:
            worlds[0].assign(state)
