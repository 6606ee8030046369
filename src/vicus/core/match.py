"""A game being played. Always interpreted: it starts at once and can be stepped through with a debugger."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic

from vicus.engine.kernel.play import ANY_SEAT
from vicus.errors import BadOption, CannotUndo, IllegalAction, VicusError
from vicus.spec.action import Kind
from vicus.spec.event import Raw
from vicus.spec.game import A, Account, V, Why
from vicus.texts import told

from .action import Action, Event, Score
from .notes import Notes
from .numbers import whole
from .people import About
from .standing import previews, score, seen_score

if TYPE_CHECKING:
    import numpy as np

    from .game import Game

    Array = np.ndarray[Any, Any]

NO_SEED = -1
"""Of a match that did not begin at the beginning."""
Intent = Action | int | str | Kind | Mapping[str, Any]
"""An action as itself, by its id, its text, its value, or the value as plain data."""


class Match(Generic[V, A]):
    """A game being played, made by `game.new()` or `vicus.load()`.

    >>> import vicus
    >>> match = vicus.game("carpe_diem").new(players=2, seed=7)
    >>> while not match.over:
    ...     _ = match.play(match.legal()[0])
    >>> match.seat, len(match.winners())
    (None, 1)
    """

    def __init__(self, game: Game[V, A], players: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.actions: list[Action[A]] = []
        """The decisions so far, as a record keeps them; what was forced or chance follows from them."""
        self.events: list[Event] = []
        """What the last play caused."""
        self.about: About | None = None
        """Who plays, and when: what a record says besides. Nothing in the game depends on it."""
        self.notes: Notes | None = None
        """What a teacher says to it, and what else could be played: of a record with such notes."""
        self.state: Any = game.engine.state()
        """The interpreted state, fields as in the game's state.py. Who sets up a position here calls `refresh` afterwards."""
        self._menu: list[int] = []
        self._past: list[tuple[Any, list[Event], list[int]]] = []
        game.engine.play.begin(self.state, seed, players, game.encode_options(options))
        self._run(ANY_SEAT)

    @classmethod
    def at(cls, game: Game[V, A], state: Any, options: dict[str, str]) -> Match[V, A]:
        """A match in a position, without a past: it can be played on, but there is no record of it."""
        match: Match[V, A] = cls.__new__(cls)
        match.game, match.players, match.seed, match.options = game, state.players, NO_SEED, options
        match.actions, match.events, match.about, match.notes = [], [], None, None
        match.state, match._menu, match._past = state, [], []
        match._run(ANY_SEAT)
        return match

    def copy(self) -> Match[V, A]:
        """An independent match in the same position (without its past: a copy cannot be undone)."""
        twin: Match[V, A] = Match.__new__(Match)
        twin.game, twin.players, twin.seed, twin.options = self.game, self.players, self.seed, self.options
        twin.actions, twin.events, twin.about = list(self.actions), list(self.events), self.about
        twin.notes = self.notes
        twin.state, twin._menu, twin._past = self.state.copy(), list(self._menu), []
        return twin

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies: states as plain numbers, since their classes are made anew in every process."""
        past = [(dict(state.values()), events, menu) for state, events, menu in self._past]
        return {**self.__dict__, "state": dict(self.state.values()), "_past": past}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self.state = self._state(found["state"])
        self._past = [(self._state(values), events, menu) for values, events, menu in found["_past"]]

    def _state(self, values: dict[str, Any]) -> Any:
        state = self.game.engine.state()
        for name, value in values.items():
            setattr(state, name, value)
        return state

    # -- reading --------------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.state.over else self.state.seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.over)

    @property
    def held(self) -> bool:
        """A turn is finished but not handed on yet: see `play(hold=True)`."""
        return not self.over and not self._menu

    def legal(self) -> list[Action[A]]:
        """What the seat to move may do: at least two actions, since nobody is asked where there is no choice.

        (A single one where not being asked would tell the others something that is hidden from them; none when the game is
        over, or while a turn is held.)

        >>> import vicus
        >>> [action.text for action in vicus.game("carpe_diem").new(players=2, seed=7).legal()][:2]
        ['start 0', 'start 1']
        """
        return [self.game.action(number) for number in self._menu]

    def scores(self) -> list[Score]:
        """Per seat, as if the game ended now; final once it has.

        >>> import vicus
        >>> score = vicus.game("carpe_diem").new(players=2, seed=7).scores()[0]
        >>> score.total == sum(points for _, points in score.lines)
        True
        """
        return [score(self.game, self.state, p) for p in range(self.players)]

    def scores_for(self, seat: int | None) -> list[Score]:
        """The same as a seat may know it: a line that is still hidden from it has None and is not in the total.

        None is a spectator; raises BadOption for a seat that is not there.
        """
        seat = self._checked(seat)
        return [seen_score(self.game, self.state, p, seat) for p in range(self.players)]

    def accounts(self) -> list[Account]:
        """Per seat, what each line of the score is made of and why it is 0; nothing before the end, since it may be hidden.

        >>> import vicus
        >>> vicus.game("bohemian_villages").new(players=2, seed=7).accounts()
        []
        """
        if not self.over:
            return []
        return [self.game.spec.account(self.state, p, self.game.box.contents) for p in range(self.players)]

    def ending(self) -> list[Why]:
        """What will end the game soon, the nearest first; nothing once it has ended.

        >>> import vicus
        >>> vicus.game("helvetia").new(players=2, seed=7).ending()
        []
        """
        return [] if self.over else self.game.spec.ending(self.state, self.game.box.contents)

    def preview(self) -> dict[str, Mapping[str, Any]]:
        """What each legal action would bring at once, by its text, as far as no chance is involved.

        >>> import vicus
        >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
        >>> match.preview().keys() == {action.text for action in match.legal()}
        True
        """
        return previews(self.game, self.state, self.legal())

    def duty(self) -> Why | None:
        """What the seat to move has to do now, with its rule; None where nobody is asked.

        >>> import vicus
        >>> why = vicus.game("carpe_diem").new(players=2, seed=7).duty()
        >>> why.rule, why.reason
        ('C-02', 'now-patrician')
        """
        return self.game.spec.duty(self.state) if self._menu else None

    def winners(self) -> list[int]:
        """The seats that have won, several if a tie is shared; none while the game runs."""
        if not self.over:
            return []
        game, state = self.game, self.state
        ranks = [(score(game, state, p).total, game.engine.rules.tiebreak(state, p)) for p in range(self.players)]
        return [p for p, rank in enumerate(ranks) if rank == max(ranks)]

    def view(self, seat: int | None = None) -> V:
        """What a seat may see, as plain data (None: a spectator); raises BadOption for a seat that is not there.

        Parts of it may be shared with other views and refuse to be changed; `copy.deepcopy` makes one's own.

        >>> import vicus
        >>> view = vicus.game("carpe_diem").new(players=2, seed=7).view(seat=1)
        >>> view["viewer"], view["players"], view["over"]
        (1, 2, False)
        """
        return self.game.spec.view(self.state, self._checked(seat), self.game.box.contents)

    def observe(self, seat: int) -> Array:
        """The same as a row of small numbers, for programs that learn; `game.observation(players)` says what each one is.

        BadOption for a seat that is not there, and for a game that declares no observation.

        >>> import vicus
        >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
        >>> seen = match.observe(seat=1)
        >>> match.game.observation(players=2)["figures"].read(seen).tolist()
        [13, 13]
        """
        import numpy as np

        sight = self.game.sight(self.players)
        found = self._checked(seat)
        if found is None:
            raise BadOption("bad-seat", value=told(seat))
        return np.array(sight.see(self.state, found), "i1")

    def events_for(self, seat: int | None) -> list[Event]:
        """The last events as a seat may know them (None: a spectator); raises BadOption for a seat that is not there."""
        seat = self._checked(seat)
        return [self.game.events.seen(event, seat) for event in self.events]

    def _checked(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        number = whole(seat, "bad-seat")
        if not 0 <= number < self.players:
            raise BadOption("bad-seat", value=told(seat))
        return number

    # -- playing --------------------------------------------------------------------------------------------------------

    def play(self, action: Intent, hold: bool = False) -> list[Event]:
        """Carry out an action, given as itself, its id, its text or its value; returns the events.

        With `hold` the match stops when the turn is over, before anything of the next one (its dice!) is known, so that
        `undo` still works; `proceed` goes on. Raises UnknownAction, or IllegalAction with the rule; nothing has changed then.

        >>> import vicus
        >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
        >>> [event.kind for event in match.play(match.legal()[0])]
        ['chose']
        """
        number = self.find(action)
        if number not in self._menu:
            why = self._explain(number)
            raise IllegalAction(why.rule, why.reason, game=self.game.name, **why.params)
        before = self.state.copy()
        self._past.append((before, self.events, self._menu))
        self.actions.append(self.game.action(number))
        if len(self._menu) > 1:
            self.state.moves += 1
        else:
            self.state.forced += 1
        try:
            self._run(before.seat if hold else ANY_SEAT, number)
        except VicusError:  # the state was changed by hand into one that cannot go on
            self.undo()
            raise
        if self.state.chance != before.chance or (self.state.seat != before.seat and not self.held) or self.over:
            self._past.clear()  # an information boundary, or the end: what was seen cannot be unseen
        return self.events

    def replay(self, action: Intent, hold: bool = False) -> list[Event]:
        """The same for what was written down: older records do not name an action that was the only one (`answer_alone`)."""
        number = self.find(action)
        while number not in self._menu and self.answer_alone():
            pass
        return self.play(number, hold)

    def answer_alone(self, hold: bool = False) -> bool:
        """Carry out the only action there is, where somebody is asked nevertheless; false if there is a choice."""
        if len(self._menu) != 1:
            return False
        self.play(self._menu[0], hold)
        return True

    def proceed(self) -> list[Event]:
        """Hand on a turn that was held: chance, forced moves, the next player's turn. It is past undoing then."""
        if self.held:
            self._past.clear()
            self._run(ANY_SEAT)
        return self.events

    def refresh(self, hold: bool = False) -> None:
        """Work out anew what is legal, after `state` was changed by hand; VicusError if nobody can do anything there.

        With `hold` what is due in the position waits for `proceed`.
        """
        self._past.clear()
        if hold:
            self._menu, self.events = [], []
        else:
            self._run(ANY_SEAT)

    def _run(self, seat: int, action: int | None = None) -> None:
        """An action, if any, and what follows from it, until somebody must decide or the turn of `seat` is over."""
        log: list[Raw] = []
        self.state.log = log
        try:
            if action is not None:
                self.game.engine.rules.apply(self.state, action)
            self._menu = self._settled(seat)
        finally:
            self.state.log = None
        self.events = [self.game.events.read(raw) for raw in log]

    def _settled(self, seat: int) -> list[int]:
        """Carry out chance and decisions with one option, as `kernel.play` does; what there is to choose then."""
        rules, state = self.game.engine.rules, self.state
        acts = [0] * rules.MAX_LEGAL
        while not state.over and seat in (ANY_SEAT, state.seat):
            if state.pending:
                rules.advance(state)
                continue
            n = rules.legal(state, acts)
            if n == 0:
                raise VicusError("nobody-to-move")
            if n != 1 or self.game.spec.asks_alone(state):
                return acts[:n]
            state.forced += 1
            rules.apply(state, acts[0])
        return []

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision that `undo` takes back."""
        return bool(self._past)

    def undo(self) -> None:
        """Take back the last decision of the own turn; dice, draws and reveals seal what came before them.

        Raises CannotUndo where there is none.

        >>> import vicus
        >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
        >>> _ = match.play(match.legal()[0])
        >>> match.undo()
        >>> match.actions, match.can_undo
        ([], False)
        """
        if not self._past:
            raise CannotUndo("nothing-to-undo")
        self.state, self.events, self._menu = self._past.pop()
        self.actions.pop()

    # -- asking ---------------------------------------------------------------------------------------------------------

    def find(self, action: Intent) -> int:
        """The id of an action given in any form; UnknownAction if the game has none like it.

        >>> import vicus
        >>> match = vicus.game("carpe_diem").new(players=2, seed=7)
        >>> match.find("take 3 2"), match.find({"type": "take", "space": 3, "slot": 2}), match.find(20)
        (20, 20, 20)
        """
        if isinstance(action, Action):
            action = action.id
        if isinstance(action, str):
            return self.game.actions.parse(action)
        if isinstance(action, Kind | Mapping):
            return self.game.actions.find(action)
        return self.game.action(whole(action, "action-no-id")).id

    def why_not(self, intent: Intent) -> tuple[str, dict[str, Any]] | None:
        """The rule that forbids an intent now, and the parameters of the reason (`reason` is its key); None if it is legal.

        Raises UnknownAction for what is no action of the game at all.

        >>> import vicus
        >>> match = vicus.game("carpe_diem").new(players=2, seed=7)
        >>> match.why_not("take 3 2")
        ('C-02', {'reason': 'now-patrician'})
        >>> match.why_not("start 0") is None
        True
        """
        number = self.find(intent)
        if number in self._menu:
            return None
        rule, reason, params = self._explain(number)
        return rule, {"reason": reason, **params}

    def _explain(self, number: int) -> Why:
        game = self.game
        return game.spec.explain(self.state, number, self._menu, game.engine.rules, game.box.contents)

    def link(self) -> str:
        """The same as a short code, which `vicus.load` reads as well: a page opens it after `#/r/` in its address.

        >>> import vicus
        >>> match = vicus.game("carpe_diem").new(players=2, seed=7)
        >>> vicus.load(match.link()).state == match.state
        True
        """
        from .link import code_of
        from .record import record_of

        return code_of(record_of(self))

    def save(self) -> str:
        """The record of this match as text; `vicus.load` reads it back.

        >>> import vicus
        >>> match = vicus.game("carpe_diem").new(players=2, seed=7)
        >>> vicus.load(match.save()).state == match.state
        True
        """
        from .record import save

        return save(self)
