"""Those who play: somebody is away, comes back, gives up; the game rests, or ends by agreement.

As in `changes.py`: each function checks a wish, carries it out, and returns the lines that tell of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from . import lines
from .changes import REPLACEMENT_LEVEL, require_room
from .lines import AnyLine
from .pen import Pen
from .refusal import Refused
from .seats import Seat
from .table import Table

MOST_VOTINGS = 100
"""Times that a guest may agree to a bot at a table. By guest: others could else fill the log so that nobody can be replaced."""


def vote(
    table: Table, guest: str, seat: int, online: Collection[str], away: Mapping[str, float], grace: float
) -> list[AnyLine]:
    """Agree that a bot takes over an absent player's seat; it does once all others who are there (`online`) agree.

    `away`: for how many seconds those have been who are not there; nobody loses a seat before the `grace` time.
    """
    _require_playing(table)
    if table.seat_of(guest) is None:
        raise Refused("not_seated")
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "guest":
        raise Refused("bad_input")
    absent = table.seats[seat]
    if absent.guest in online:
        raise Refused("not_allowed", "not-away")
    if table.settings.pace.days:
        raise Refused("not_allowed", "grace-days", days=table.settings.pace.days)  # a bot comes by itself, and no earlier
    missing = grace - away.get(absent.guest or "", 0.0)
    if missing > 0:
        raise Refused("not_allowed", "grace", seconds=round(missing + 0.5))
    pen = Pen(table)
    if guest not in absent.votes:
        if table.votings[guest] >= MOST_VOTINGS:
            raise Refused("limit", "limit-arranged")
        pen.write(lines.Vote(seat, guest))
    others = {s.guest for s in table.seats if s.kind == "guest" and s.guest in online and s is not absent}
    if others <= absent.votes:
        pen.seat(seat, Seat("bot", None, REPLACEMENT_LEVEL))
    return pen.written


def take_back(table: Table, guest: str) -> list[AnyLine]:
    """Whoever was away takes the seat from the bot that kept it. Nobody else can."""
    _require_playing(table)
    seat = table.seats.to_take_back(guest)
    if seat is None:
        raise Refused("not_seated")
    pen = Pen(table)
    pen.seat(seat, Seat("guest", guest))
    return pen.written


def resign(table: Table, guest: str) -> list[AnyLine]:
    """Give up for good: a bot plays on, and the seat cannot be taken back."""
    _require_playing(table)
    seat = table.seat_of(guest)
    if seat is None:
        seat = table.seats.to_take_back(guest)
    if seat is None:
        raise Refused("not_seated")
    pen = Pen(table)
    if table.seats[seat].kind == "guest":
        pen.seat(seat, Seat("bot", None, REPLACEMENT_LEVEL))
    pen.write(lines.Resign(seat))
    if table.is_paused and not table.seats.people():  # nobody is left who could go on
        pen.write(lines.Resume(seat))
    return pen.written


def rest(table: Table, guest: str, rests: bool) -> list[AnyLine]:
    """The game rests: nobody moves, bots neither, until somebody who plays goes on."""
    _require_playing(table)
    seat = table.seat_of(guest)
    if seat is None:
        raise Refused("not_seated")
    pen = Pen(table)
    if rests != table.is_paused:
        require_room(table)
        pen.write(lines.Pause(seat) if rests else lines.Resume(seat))
    return pen.written


def abandon(table: Table, guest: str, agrees: bool, online: Collection[str]) -> list[AnyLine]:
    """Agree to end the game here, without a winner; it ends once all who play and are there (`online`) agree.

    In a game over days hardly anybody is there: all who play have to agree.
    """
    _require_playing(table)
    if table.seat_of(guest) is None:
        raise Refused("not_seated")
    pen = Pen(table)
    if agrees != (guest in table.abandoning):
        require_room(table)
        pen.write(lines.Abandon(guest, agrees))
    over_days = table.settings.pace.days > 0
    if {other for other in table.guests() if over_days or other in online} <= table.abandoning:
        pen.write(lines.Abandoned())
    return pen.written


def expire(table: Table, now: float) -> list[AnyLine]:
    """The time of whoever is to move is over: a bot takes over, for good where the table was laid so. Nothing if it is not."""
    clock = table.clock
    if table.status != "playing" or clock is None or clock.seat is None or clock.due is None or clock.due > now:
        return []
    seat, pen = clock.seat, Pen(table)
    pen.write(lines.Expire(seat))
    pen.seat(seat, Seat("bot", None, REPLACEMENT_LEVEL))
    if clock.pace.over == "loss":
        pen.write(lines.Resign(seat))
    return pen.written


def note_time(table: Table, now: float) -> list[AnyLine]:
    """What the clock shows, where it runs for somebody else from now on, or for nobody."""
    clock, seat, pen = table.clock, table.timed_seat(), Pen(table)
    runs = clock is not None and not (clock.seat is None and seat is None)
    if clock is not None and runs and (seat, table.turns) != (clock.seat, clock.turn):
        pen.write(lines.Tick(round(now, 1)))
    return pen.written


def _require_playing(table: Table) -> None:
    if table.status != "playing":
        raise Refused("not_started" if table.status == "waiting" else "over")
