"""A table's log brought to life: the match it tells of, and how much of it each seat may see.

What a player does in their turn is a draft until it is sealed (dice, a draw, a reveal) or committed (End turn): others go on
seeing the position before it.
"""

from __future__ import annotations

from dataclasses import dataclass

from vicus.core.game import Game
from vicus.core.match import Match

from .storage import Entry

DRAFT_KINDS = ("act", "undo", "restart", "end")


@dataclass(frozen=True, slots=True)
class Happening:
    """An event, the line of the log that caused it, and the number of decisions made then."""

    number: int
    ply: int
    kind: str
    params: dict[str, object]


class Ledger:
    """Replays entries as they come; any process that reads the same log arrives at the same ledger."""

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, str]) -> None:
        self.match = game.new(players=players, seed=seed, **options)
        self.number = 0
        self.happenings: list[Happening] = []
        self._tell(0)
        self._show()

    def _show(self) -> None:
        """From now on everybody sees the position as it is."""
        self.shown: Match = self.match.copy()
        self.shown_number = self.number
        if not self.match.held:  # a finished turn is still its player's until it is handed on
            self.turn = self.match.seat

    def _tell(self, number: int) -> None:
        ply = len(self.match.actions)
        self.happenings += [Happening(number, ply, e.kind, e.params) for e in self.match.events]

    def apply(self, entry: Entry, at_once: bool = False) -> None:
        """The next line of the log. `at_once`: a bot's move, which everybody may follow."""
        self.number = entry.number
        if entry.kind == "act":
            self.match.play(entry.action, hold=True)
            self._tell(entry.number)
        elif entry.kind == "end":
            self.match.proceed()
            self._tell(entry.number)
        elif entry.kind == "undo":
            self.match.undo()
        elif entry.kind == "restart":
            while self.match.can_undo:
                self.match.undo()
        plies = len(self.match.actions)
        self.happenings = [h for h in self.happenings if h.ply <= plies]
        sealed = entry.kind == "act" and not self.match.can_undo
        if entry.kind == "end" or sealed or at_once or self.match.over:
            self._show()

    @property
    def can_end(self) -> bool:
        return self.match.held

    def for_seat(self, seat: int | None) -> tuple[Match, int]:
        """The match as a seat sees it, and the number of the last line it knows of."""
        if seat is not None and seat == self.turn:
            return self.match, self.number
        return self.shown, self.shown_number

    def since(self, seat: int | None, number: int) -> list[Happening]:
        """What a seat has not been told since a line of the log."""
        match, known = self.for_seat(seat)
        plies = len(match.actions)
        return [h for h in self.happenings if number < h.number <= known and h.ply <= plies]
