"""Games step by step in compiled code, for many games at a time: a match does the same with far more care."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vicus.core.game import Game
from vicus.engine.engines import Compiled, nobody

Array = np.ndarray[Any, Any]


class Frozen(NamedTuple):
    """A position that was."""

    states: Array
    players: int

    def to_record(self) -> Array:
        """As `Stepper.to_record`."""
        return self.states


class Stepper:
    """One game at a time, standard options.

    >>> stepper = Stepper(vicus.game("bohemian_villages"))
    >>> n = stepper.begin(seed=7, players=2)
    >>> n == len(stepper.menu())
    True
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        rules = game.engine.rules
        judging = rules.features.__module__.partition(".")[2]
        entries = {
            "kernel.play": ("begin", "settle", "step", "total"),
            "kernel.batch": ("winners",),
            judging: ("features", "stage", "is_quiescent"),
        }
        compiled = Compiled(game.name, game.box, "stepping", entries, nobody)
        found = compiled.entries
        self._call = {name: found[name].get_overload(found[name].signatures[0]) for name in found}
        self._states = np.zeros(1, compiled.mirror.state.dtype)
        self._acts = np.zeros(rules.MAX_LEGAL, "i2")
        self._lines = np.zeros(rules.LINES, "i8")
        self._options = np.array(game.encode_options(game.check_options({})), "i8")
        self.features: int = rules.FEATURES
        self._n = 0

    def begin(self, seed: int, players: int) -> int:
        """A new game; returns how many options its first decision has."""
        self.players = players
        self._call["begin"](self._states[0], seed, players, self._options)
        self._n = self._call["settle"](self._states[0], self._acts)
        return self._n

    def step(self, action: int) -> int:
        """A decision; returns how many options the next one has, 0 at the end."""
        self._n = self._call["step"](self._states[0], action, self._acts)
        return self._n

    def menu(self) -> list[int]:
        """What can be done."""
        return [int(number) for number in self._acts[: self._n]]

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return int(self._states[0]["seat"])

    @property
    def chance(self) -> tuple[int, ...]:
        """The random words: others as soon as chance has had a hand in something."""
        return tuple(int(word) for word in self._states[0]["chance"])

    @property
    def quiescent(self) -> bool:
        """Is nothing half done?"""
        return bool(self._call["is_quiescent"](self._states[0]))

    @property
    def stage(self) -> int:
        """How much is still to come, in per cent."""
        return int(self._call["stage"](self._states[0]))

    def stage_of(self, position: Frozen) -> float:
        """The same of another position, as a part of 1."""
        return int(self._call["stage"](position.states[0])) / 100

    def to_record(self) -> Array:
        """The position, as `vicus.bots.tree.Tree.reset` takes it of a state."""
        return self._states

    def frozen(self) -> Frozen:
        """The position as it is now, for later."""
        return Frozen(self._states.copy(), self.players)

    def judged_by(self, position: Frozen | None = None) -> Array:
        """The features of each seat, here or in another position."""
        state = (position.states if position else self._states)[0]
        found = np.zeros((self.players, self.features), "i8")
        for p in range(self.players):
            self._call["features"](state, p, found[p])
        return found

    def totals(self, position: Frozen | None = None) -> list[int]:
        """Points of each seat, as if the game ended now."""
        state = (position.states if position else self._states)[0]
        return [int(self._call["total"](state, p, self._lines)) for p in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that are ahead."""
        bits = self._call["winners"](self._states[0], np.array(self.totals(), "i8"))
        return [p for p in range(self.players) if bits >> p & 1]
