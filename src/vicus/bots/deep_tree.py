"""The memory of one thread of a search by a net."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vicus.engine.records import Mind, Net, Offshoots
from vicus.nets.game_net import GameNet

from .code import Code
from .judge import Calibration, Judge
from .judgement import Judgement
from .tree import NO_ACTION, Branches, evaluation

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

ROOT_POSITION = 1
"""The place in a path where the position stands at which every simulation begins."""


class DeepTree(Branches):
    """Grows from a position, as the net sees it; can go on below an action that was taken. `nodes` must be a power of two.

    `known`: with the settings of `deep_settings.deep_known`. `judge`: shares of the win are calibrated as it says.
    """

    def __init__(self, code: Code, net: GameNet, known: Judgement, nodes: int, judge: Judge | None = None) -> None:
        super().__init__(code, nodes)
        code = self._code
        self._deepen = code.entry("deep", "deepen")
        self._known = evaluation(code, known)
        self._offshoots = Offshoots(code.zeros("i8", (nodes,)), code.zeros("i8", (nodes,)), code.zeros("i2", (nodes,)))
        self._mind = Thinking(code, net, judge or Judge())
        self._rows: dict[int, int] = {}
        """Of the options at the root, by action; none before something has been searched there."""

    def reset(self, state: Any, first: int = NO_ACTION) -> None:
        """Begin anew from a position."""
        super().reset(state, first)
        self._begin(state)

    def descend(self, state: Any, action: int) -> bool:
        """Go on below an action that was taken; false if nothing is known there, or little room is left."""
        found = super().descend(state, action)
        if found:
            self._begin(state)
        return found

    def _begin(self, state: Any) -> None:
        self._players = int(state.players)
        self._rows = {}

    def search(self, seat: int, seed: int, simulations: int) -> None:
        """So many simulations more, as the seat sees the world."""
        net, mind = self._mind.of(self._players)
        about = self._work, self._tree, self._offshoots, net, mind, self._known
        self._deepen(*about, self._root, seat, seed, self.done, simulations)
        self.done += simulations
        position = int(self._tree.path[ROOT_POSITION])
        first, number = int(self._offshoots.firsts[position]), int(self._offshoots.counts[position])
        self._rows = {int(self._offshoots.actions[row]): row for row in range(first, first + number)}

    @property
    def visits(self) -> int:
        """None before something has been searched: an option was tried, but mostly with other dice than those that fell."""
        return int(self._tree.visits[int(self._tree.path[ROOT_POSITION])]) if self._rows else 0

    def _child(self, action: int) -> int | None:
        return self._rows.get(action)


class Thinking:
    """A net in the memory of some code, with room to think: for each number of players when it is first asked for."""

    def __init__(self, code: Code, net: GameNet, judge: Judge | None = None) -> None:
        self._code, self._net, self._judge = code, net, judge or Judge()
        self._same = {name: code.copied(array) for name, array in {"table": net.table, **net.layers()}.items()}
        self._made: dict[int, tuple[Net, Mind]] = {}

    def of(self, players: int) -> tuple[Net, Mind]:
        """For games of so many players."""
        if players not in self._made:
            places, copied, zeros = self._net.places(players), self._code.copied, self._code.zeros
            own = {name: copied(getattr(places, name)) for name in ("starts", "lowest", "highest", "rests")}
            bias, scales = calibrated(self._net, self._judge.calibration(players))
            seats = {"value_bias": copied(bias), "scales": copied(scales)}
            net = Net(**own, **seats, ids=copied(self._net.ids(players)), **self._same)
            units = self._net.weights.hidden
            mind = Mind(
                observation=zeros("i1", (len(places.starts),)),
                units=zeros("i2", (units,)),
                sums=zeros("i4", (units,)),
                awake=zeros("i4", (max(units, len(places.starts)) + 1,)),
                times=zeros("i4", (units + 1,)),
                logits=zeros("i8", (self._code.rules.MAX_LEGAL,)),
                values=zeros("i8", (self._net.weights.seats,)),
            )
            self._made[players] = net, mind
        return self._made[players]


def calibrated(net: GameNet, calibration: Calibration) -> tuple[Array, Array]:
    """Biases of the seats' logits (the first is who moves), and what logits of actions, of seats and corrections are multiplied
    with."""
    bias, scales = net.weights.value_bias.copy(), net.scales.copy()
    bias[0] += round(calibration.bias / 1000 / net.value_scale)
    scales[1:] *= 1000 / calibration.temperature
    return bias, scales
