"""A match and the moves of the log that tell it: replayed line by line, with how much of it each seat may see.

What a player does in their turn is a draft until it is sealed (dice, a draw, a reveal) or committed (End turn): others go on
seeing the position before it.
"""

from __future__ import annotations

from bisect import bisect_right
from operator import attrgetter
from typing import NamedTuple

from vicus.core.action import Event
from vicus.core.game import Game
from vicus.core.match import Match
from vicus.core.record import digest
from vicus.errors import BadRecord

from .lines import Act, End, Move, Restart, Undo


class LoggedEvent(NamedTuple):
    """An event of the match, and where in the log it belongs."""

    number: int
    """Of the move that caused it."""
    ply: int
    """How many decisions had been made then."""
    kind: str
    params: dict[str, object]


_number = attrgetter("number")


class LoggedMatch:
    """Replays moves as they come; any process that reads the same log arrives at the same match.

    >>> import vicus
    >>> logged = LoggedMatch(vicus.game("bohemian_villages"), players=2, seed=9, options={})
    >>> logged.apply(Act(logged.match.legal()[0].text))
    >>> len(logged.match.actions), len(logged.for_seat(1)[0].actions)  # the other seat does not see the draft
    (1, 0)
    """

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, str]) -> None:
        self.match = game.new(players=players, seed=seed, **options)
        """As it stands, the draft of the turn included."""
        self.number = 0
        """How many moves of the log there were."""
        self.events: list[LoggedEvent] = []
        self._deciders: list[int | None] = []
        """Who made each decision."""
        self._note_events(0)
        self._publish()

    def _publish(self) -> None:
        """From now on everybody sees the position as it is."""
        self.public: Match = self.match.copy()
        self.public_number = self.number
        if not self.match.held:  # a finished turn is still its player's until it is handed on
            self.turn = self.match.seat

    def _note_events(self, number: int) -> None:
        ply = len(self.match.actions)
        self.events += [LoggedEvent(number, ply, e.kind, e.params) for e in self.match.events]

    def apply(self, move: Move) -> None:
        """Replay the next move of the log.

        Raises `VicusError` if it does not fit the match; whoever writes one has checked it (`changes.act`).
        """
        self.number += 1
        match, decider = self.match, self.match.seat
        if isinstance(move, Act):
            match.replay(move.action, hold=True)
            self._note_events(self.number)
        elif isinstance(move, End):
            match.answer_alone(hold=True)  # an older log does not name it
            match.proceed()
            self._note_events(self.number)
        elif isinstance(move, Undo):
            match.undo()
        else:
            while match.can_undo:
                match.undo()
        if isinstance(move, Undo | Restart):
            plies = len(match.actions)
            self.events = [event for event in self.events if event.ply <= plies]
            del self._deciders[plies:]
        self._deciders += [decider] * (len(match.actions) - len(self._deciders))
        sealed = isinstance(move, Act) and (move.shown or not match.can_undo)
        if isinstance(move, End) or sealed or match.over:
            self._publish()

    def check(self, move: Move) -> None:
        """Has the replay arrived where it was when the move was written? Raises `BadRecord` if not, or if nobody can tell."""
        if isinstance(move, End) and digest(self.match) != move.digest:
            raise BadRecord("record-digest")

    @property
    def can_end(self) -> bool:
        """The turn is finished but not yet handed on."""
        return self.match.held

    def for_seat(self, seat: int | None) -> tuple[Match, int]:
        """The match as a seat (None: a spectator) sees it, and the number of the last move it knows of."""
        if seat is not None and seat == self.turn:
            return self.match, self.number
        return self.public, self.public_number

    def news(self, seat: int) -> list[Event]:
        """All that happened since the last decision of the seat whose turn it is, as it may know it.

        >>> import vicus
        >>> logged = LoggedMatch(vicus.game("bohemian_villages"), players=2, seed=9, options={})
        >>> logged.apply(Act(logged.match.legal()[0].text))
        >>> [event.kind for event in logged.news(0)]
        ['chose']
        """
        last = max((number for number, decider in enumerate(self._deciders) if decider == seat), default=-1)
        seen = self.match.game.events.seen
        return [seen(Event(event.kind, event.params), seat) for event in self.events if event.ply > last]

    def since(self, seat: int | None, number: int) -> list[LoggedEvent]:
        """What happened after a move of the log, as far as a seat may follow it; its fields are not redacted yet."""
        match, known = self.for_seat(seat)
        plies = len(match.actions)
        first = bisect_right(self.events, number, key=_number)  # they are in order; most were told long ago
        return [event for event in self.events[first:] if event.number <= known and event.ply <= plies]


def moves_of(match: Match) -> list[Move]:
    """The moves that tell of a match: its actions, and where turns ended.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=9)
    >>> while match.seat == 0:
    ...     _ = match.play(match.legal()[0])
    >>> type(moves_of(match)[-1]).__name__
    'End'
    """
    moves: list[Move] = []
    replay = match.game.new(players=match.players, seed=match.seed, **match.options)
    for action in match.actions:
        replay.play(action, hold=True)
        moves.append(Act(action.text))
        if replay.held:
            replay.proceed()
            moves.append(End(digest(replay)))
    return moves
