"""A game in which chance waits to be told what it brings, as in `game.batch(chance="explicit")`, but one at a time."""

from __future__ import annotations

from typing import Any

from vicus.core.game import Game
from vicus.core.match import Match
from vicus.engine.kernel.chance import derive, sow
from vicus.errors import BadOption, IllegalAction
from vicus.texts import told


class Position:
    """Waits for the set-up, a decision or chance, until the game is over. Interpreted, and quick to copy.

    What chance brings follows from `seed` and all outcomes so far: the same outcomes, the same game.

    >>> import vicus
    >>> position = Position(vicus.game("bohemian_villages"), 2, {}, seed=1)
    >>> position.bring(0)
    >>> position.asks_chance, position.over
    (True, False)
    >>> position.bring(5)
    >>> position.asks_chance, len(position.menu) > 1
    (False, True)
    """

    def __init__(self, game: Game[Any, Any], players: int, options: dict[str, str], seed: int) -> None:
        self.game, self.players, self.options = game, players, game.check_options(options)
        self.state: Any = None
        """As in a match; None before the set-up."""
        self.menu: list[int] = []
        """What the seat to move may do; nothing while chance is asked."""
        self.decisions: list[tuple[int, ...]] = [()] * players
        """What each seat has decided so far."""
        self._word = seed

    def copy(self) -> Position:
        """Independent of this one."""
        twin: Position = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.state = None if self.state is None else self.state.copy()
        twin.decisions = list(self.decisions)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and bool(self.state.over)

    @property
    def asks_chance(self) -> bool:
        """Whether chance has to bring something, the set-up first."""
        return not self.over and not self.menu

    def play(self, action: int) -> None:
        """A decision of the seat to move. IllegalAction for one that is not on the menu."""
        if action not in self.menu:
            spec, rules = self.game.spec, self.game.engine.rules
            why = spec.explain(self.state, self.game.action(action).id, self.menu, rules, self.game.box.contents)
            raise IllegalAction(why.rule, why.reason, game=self.game.name, **why.params)
        self.decisions[self.state.seat] = (*self.decisions[self.state.seat], action)
        self.state.moves += 1
        self.game.engine.rules.apply(self.state, action)
        self._settle()

    def bring(self, outcome: int) -> None:
        """One of the things that chance can bring now."""
        self._word = derive(self._word, outcome)
        if self.state is None:
            self.state = self.game.engine.state()
            encoded = self.game.encode_options(self.options)
            self.game.engine.play.begin(self.state, self._word, self.players, encoded)
        else:
            sow(self.state, self._word)
            self.game.engine.rules.advance(self.state)
        self._settle()

    def _settle(self) -> None:
        """To the next decision, or to where chance is needed: tried on a copy, since only the rules know."""
        rules, acts, self.menu = self.game.engine.rules, [0] * self.game.engine.rules.MAX_LEGAL, []
        while not self.state.over:
            if self.state.pending:
                ahead = self.state.copy()
                rules.advance(ahead)
                if ahead.chance != self.state.chance:
                    return
                self.state = ahead
                continue
            number = rules.legal(self.state, acts)
            if number != 1 or self.game.spec.asks_alone(self.state):
                self.menu = acts[:number]
                return
            self.state.forced += 1
            rules.apply(self.state, acts[0])

    def resample(self, seat: int, seed: int) -> None:
        """Become another world that agrees with what a seat knows; chance to come is another, too.

        What may be done follows from it: in Carpe Diem another player may have other cards to return now.
        """
        if seat not in range(self.players):
            raise BadOption("bad-seat", value=told(seat))
        self._word = derive(seed, 0)
        if self.state is None:  # nothing is known yet
            return
        asked = bool(self.menu)
        sow(self.state, seed)
        self.game.engine.rules.resample(self.state, seat)
        if asked:
            rules = self.game.engine.rules
            acts = [0] * rules.MAX_LEGAL
            self.menu = acts[: rules.legal(self.state, acts)]

    def observe(self, seat: int) -> list[int]:
        """What a seat sees as numbers; all 0 before the set-up."""
        sight = self.game.sight(self.players)
        return [0] * sight.spec.width if self.state is None else sight.see(self.state, seat)

    def match(self) -> Match[Any, Any]:
        """The same where somebody decides or the game is over: to look at, ask and play on."""
        return Match.at(self.game, self.state.copy(), self.options)
