"""How much time players have, and how much is left. Times are seconds as the lines of the log have them: see `lines.Tick`."""

from __future__ import annotations

from .message_parts import Pace
from .refusal import Refused

MINUTE, DAY = 60.0, 86_400.0
LONGEST_MINUTES, LONGEST_EXTRA, LONGEST_DAYS = 600.0, 600.0, 30.0
RETURNED = 60.0
"""Seconds on the clock of somebody who takes the seat back when none was left."""
REMINDED = 86_400.0
"""Seconds before the end of a turn over days at which its player is reminded, and no earlier than in its last quarter."""


def checked(pace: Pace) -> Pace:
    """A pace that can be played at, with nothing in it that does not count. Raises `Refused` for what is none.

    >>> checked(Pace(days=3, extra=15)) == Pace(days=3), checked(Pace(extra=15)) == Pace()
    (True, True)
    """
    if not (pace.minutes or pace.days):
        return Pace()
    within = (
        0 <= pace.minutes <= LONGEST_MINUTES
        and 0 <= pace.extra <= LONGEST_EXTRA
        and 0 <= pace.days <= LONGEST_DAYS
        and bool(pace.minutes) != bool(pace.days)
    )
    if not within:
        raise Refused("bad_input", "pace-bad", minutes=round(LONGEST_MINUTES), days=round(LONGEST_DAYS))
    return pace if pace.minutes else Pace(days=pace.days, over=pace.over)


class TurnClock:
    """The clock of a table. It runs for one seat at a time: for a person whose turn it is, while the game does not rest.

    >>> clock = TurnClock(Pace(minutes=1, extra=10), players=2)
    >>> clock.tick(100.0, seat=0, turn=1)
    >>> clock.due
    160.0
    >>> clock.tick(130.0, seat=1, turn=2)  # 30 seconds were used, and the turn brought 10
    >>> clock.left, clock.due
    ([40.0, 60.0], 190.0)
    """

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self.full = pace.minutes * MINUTE or pace.days * DAY
        """Seconds for the game, or for each turn."""
        self.left = [self.full] * players
        """By seat, when the clock showed `since`."""
        self.since = 0.0
        self.seat: int | None = None
        """For whom it runs."""
        self.turn = -1
        """Counts turns; tells two of one player apart."""

    def tick(self, at: float, seat: int | None, turn: int) -> None:
        """It shows `at`, and from now on runs for a seat, or for nobody; `turn`: see `Table.turns`."""
        if self.seat is not None:
            spent = max(0.0, at - self.since)
            self.left[self.seat] = max(0.0, self.left[self.seat] - spent)
            if turn != self.turn:  # handed on
                self.left[self.seat] = self.full if self.pace.days else self.left[self.seat] + self.pace.extra
        if seat is not None and self.left[seat] <= 0:
            self.left[seat] = self.full if self.pace.days else min(RETURNED, self.full)
        self.since, self.seat, self.turn = max(at, self.since), seat, turn

    @property
    def due(self) -> float | None:
        """When the time of the player is over; none while it runs for nobody."""
        return None if self.seat is None else self.since + self.left[self.seat]

    @property
    def remind(self) -> float | None:
        """When that player is to be reminded; none with a clock for the whole game."""
        due = self.due
        return None if due is None or not self.pace.days else due - min(REMINDED, self.full / 4)
