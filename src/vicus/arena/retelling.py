"""A game played again by its decisions, on interpreted rules: what was done, what could have been, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vicus.bots.code import InterpretedCode
from vicus.core.game import Game
from vicus.core.game import game as find
from vicus.engine.records import Ledger
from vicus.spec.event import Event

from .contest import Plan
from .net_games import new_ledger
from .schedule import Pairing
from .subjects import ActionSubjects


class Retelling:
    """Room for one game at a time. Its `ledger` is filled as compiled games fill theirs, by the same functions."""

    def __init__(self, plan: Plan, subjects: ActionSubjects) -> None:
        game: Game[Any, Any] = find(plan.game, plan.box)
        self._game, self._plan = game, plan
        self._subjects = subjects.table.tolist()
        self._kernel = game.engine.mirror.module("kernel.net_play")
        self._options = game.encode_options(game.check_options(plan.options))
        self.ledger: Ledger = new_ledger(InterpretedCode(game), plan.players, len(subjects.classes), len(subjects.subjects))

    def tell(self, pairing: Pairing, actions: Sequence[int], asked_alone: bool = False) -> list[Event]:
        """All events of a game. `asked_alone`: decisions with one option are among the actions where the game asks for them."""
        rules, kernel, ledger = self._game.engine.rules, self._kernel, self.ledger
        kernel.open_ledger(ledger)
        state: Any = self._game.engine.state()
        log: list[Any] = []
        state.log = log
        menu, left = [0] * rules.MAX_LEGAL, iter(actions)
        self._game.engine.play.begin(state, pairing.deal, self._plan.players, self._options)
        while not state.over:
            if state.pending:
                rules.advance(state)
                continue
            n, action = rules.legal(state, menu), menu[0]
            if n > 1:
                action = next(left)
                ledger.history[state.moves] = action
                state.moves += 1
                ledger.decisions[state.seat] += 1
                place = menu[:n].index(action)
                kernel.enter_choice(ledger, self._subjects, state.seat, menu, n, place, state.moves)
            else:
                state.forced += 1
                if asked_alone and self._game.spec.asks_alone(state):
                    next(left)
            kernel.enter_deed(ledger, self._subjects, state.seat, action, state.moves + state.forced)
            rules.apply(state, action)
        return [self._game.events.read(raw) for raw in log]
