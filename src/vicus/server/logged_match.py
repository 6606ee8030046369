"""A match and the log it is told by: replayed entry by entry, with how much of it each seat may see.

What a player does in their turn is a draft until it is sealed (dice, a draw, a reveal) or committed (End turn): others go on
seeing the position before it.
"""

from __future__ import annotations

from dataclasses import dataclass

from vicus.core.game import Game
from vicus.core.match import Match

from .storage import LogEntry


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event of the match, and where in the log it belongs."""

    number: int
    """Of the log entry that caused it."""
    ply: int
    """How many decisions had been made then."""
    kind: str
    params: dict[str, object]


class LoggedMatch:
    """Replays entries as they come; any process that reads the same log arrives at the same match.

    >>> import vicus
    >>> logged = LoggedMatch(vicus.game("bohemian_villages"), players=2, seed=9, options={})
    >>> logged.apply(LogEntry(1, "act", logged.match.legal()[0].text))
    >>> len(logged.match.actions), len(logged.for_seat(1)[0].actions)  # the other seat does not see the draft
    (1, 0)
    """

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, str]) -> None:
        self.match = game.new(players=players, seed=seed, **options)
        """As it stands, the draft of the turn included."""
        self.number = 0
        """Of the last log entry."""
        self.events: list[LoggedEvent] = []
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

    def apply(self, entry: LogEntry, at_once: bool = False) -> None:
        """Replay the next entry of the log.

        `at_once`: everybody sees it, draft or not (a bot's move, which everybody may follow).

        Raises `VicusError` if the entry does not fit the match; whoever writes an entry has checked it (`refusal.check_entry`).
        """
        self.number = entry.number
        if entry.kind == "act":
            self.match.replay(entry.action, hold=True)
            self._note_events(entry.number)
        elif entry.kind == "end":
            self.match.answer_alone(hold=True)  # an older log does not name it
            self.match.proceed()
            self._note_events(entry.number)
        elif entry.kind == "undo":
            self.match.undo()
        elif entry.kind == "restart":
            while self.match.can_undo:
                self.match.undo()
        plies = len(self.match.actions)
        self.events = [event for event in self.events if event.ply <= plies]
        sealed = entry.kind == "act" and not self.match.can_undo
        if entry.kind == "end" or sealed or at_once or self.match.over:
            self._publish()

    @property
    def can_end(self) -> bool:
        """The turn is finished but not yet handed on."""
        return self.match.held

    def for_seat(self, seat: int | None) -> tuple[Match, int]:
        """The match as a seat (None: a spectator) sees it, and the number of the last log entry it knows of."""
        if seat is not None and seat == self.turn:
            return self.match, self.number
        return self.public, self.public_number

    def since(self, seat: int | None, number: int) -> list[LoggedEvent]:
        """What happened after an entry of the log, as far as a seat may follow it; its fields are not redacted yet."""
        match, known = self.for_seat(seat)
        plies = len(match.actions)
        return [event for event in self.events if number < event.number <= known and event.ply <= plies]


def log_of(match: Match) -> list[LogEntry]:
    """The log that tells of a match: its actions, and where turns ended.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=9)
    >>> while match.seat == 0:
    ...     _ = match.play(match.legal()[0])
    >>> log_of(match)[-1].kind
    'end'
    """
    log: list[LogEntry] = []
    replay = match.game.new(players=match.players, seed=match.seed, **match.options)
    for action in match.actions:
        replay.play(action, hold=True)
        log.append(LogEntry(len(log) + 1, "act", action.text))
        if replay.held:
            replay.proceed()
            log.append(LogEntry(len(log) + 1, "end", ""))
    return log
