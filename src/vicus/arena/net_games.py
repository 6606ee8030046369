"""Whole games by a net on all seats, in compiled code; and what they are counted by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vicus.bots.code import Code, workspace
from vicus.bots.deep_tree import Thinking
from vicus.bots.net_names import net_name
from vicus.bots.net_policy import SETTINGS
from vicus.engine.records import Ledger, NetDeal
from vicus.nets.game_net import game_net

from .contest import Plan, bot_seed, rounds_of
from .played import Played, shares_of
from .schedule import Pairing

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

LONGEST = 4096
"""Decisions of a game that are kept; no game here has a quarter of them."""


def is_net_alone(name: str) -> bool:
    """Whether a bot of this name plays whole games inside compiled code.

    >>> is_net_alone("policy/temperature=50"), is_net_alone("deep:200"), is_net_alone("policy=my_net:act")
    (True, False, False)
    """
    found = net_name(name)
    return found is not None and found.kind == "policy"


class NetGames:
    """Room for one game of a net at a time. `subjects`, by action: its class and what it is about (`kernel.net_play`)."""

    def __init__(self, code: Code, plan: Plan, subjects: Array | None = None) -> None:
        import numpy as np

        code = code.apart()
        name = net_name(plan.bots[0])
        assert name is not None
        name.check(SETTINGS)
        self._plan, self._game, self._temperature = plan, code.game, name.settings.get("temperature", 0)
        self._play = code.entry("net_play", "net_game")
        self._work, self._beliefs = workspace(code), code.zeros("f8", (code.rules.MAX_LEGAL,))
        self._mind = Thinking(code, game_net(code.game, name.file)).of(plan.players)
        self._options = code.array(tuple(code.game.encode_options(code.game.check_options(plan.options))))
        self._seeds = code.zeros("i8", (plan.players,))
        known = np.full((code.game.actions.size, 1), -1, "i2") if subjects is None else subjects.astype("i2")
        self._subjects = code.copied(known)
        self.ledger = new_ledger(code, plan.players, int(known[:, 0].max()) + 1, int(known[:, 1:].max(initial=-1)) + 1)
        self.moves = 0

    def play(self, pairing: Pairing) -> Played:
        """One game of the plan: decision for decision the one that the bot plays in the arena."""
        for seat in range(self._plan.players):
            self._seeds[seat] = bot_seed(self._plan, pairing, seat)
        deal = NetDeal(pairing.deal, self._plan.players, self._options, self._temperature, self._seeds)
        self.moves = int(self._play(self._work, *self._mind, self._beliefs, deal, self._subjects, self.ledger))
        lines = [[int(points) for points in row] for row in self.ledger.lines]
        return Played(lines, shares_of(lines, [int(tie) for tie in self.ledger.ties]), self.moves, self._rounds())

    def _rounds(self) -> int | None:
        if self._game.meta.rounds is None:
            return None
        last, plain = self._work.states[0], self._game.engine.state
        state = last if isinstance(last, plain) else plain.from_record(last)
        return rounds_of(self._game, self._game.spec.view(state, None, self._game.box.contents))

    @property
    def actions(self) -> list[int]:
        """The decisions of the last game."""
        return [int(action) for action in self.ledger.history[: self.moves]]


def new_ledger(code: Code, players: int, classes: int, subjects: int) -> Ledger:
    """Room to write down one game."""
    zeros, size = code.zeros, (players, max(subjects, 1))
    return Ledger(
        lines=zeros("i8", (players, code.rules.LINES)),
        ties=zeros("i8", (players,)),
        decisions=zeros("i8", (players,)),
        entrances=zeros("i8", (players,)),
        history=zeros("i2", (LONGEST,)),
        done=zeros("i2", size),
        offered=zeros("i2", size),
        chosen=zeros("i2", size),
        firsts=zeros("i2", (players, max(classes, 1))),
        marks=zeros("i8", (size[1],)),
    )
