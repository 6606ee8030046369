"""The waiting room: what a host arranges before the start, who is ready, and the start itself.

As in `changes.py`: each function checks a wish, carries it out, and returns the lines that tell of it.
"""

from __future__ import annotations

import msgspec

from vicus.errors import VicusError

from . import lines, turn_clock
from .changes import require_room
from .lines import AnyLine
from .message_parts import BY_LOT, COLOURS, Terms
from .pen import Pen
from .refusal import Refused
from .seats import Seat
from .table import Table

MOST_ARRANGEMENTS = 300
"""Times that a guest may arrange something at a table: colours, faces, readiness; a host all else. A log is kept."""


def plan(table: Table, guest: str, terms: Terms) -> list[AnyLine]:
    """The host settles what is played, and how. What matters to others takes back that they are ready."""
    _require_host(table, guest)
    require_seat_or_lot(terms, len(table.seats))
    terms = with_pace(terms)
    if terms.options is not None:
        try:
            options = table.game.check_options({**table.settings.options, **terms.options})
        except VicusError as problem:
            raise Refused("bad_input", problem.key, **problem.params) from None
        terms = msgspec.structs.replace(terms, options=options)
    settled = table.settings.changed_by(terms)
    pen = Pen(table)
    if settled != Terms():
        _require_patience(table, guest)
        pen.write(lines.Plan(settled))
    return pen.written


def require_seat_or_lot(terms: Terms, seats: int) -> None:
    """Raises `Refused` where nobody could begin."""
    if terms.begins is not None and not BY_LOT <= terms.begins < seats:
        raise Refused("bad_input")


def with_pace(terms: Terms) -> Terms:
    """The same with a pace that can be played at; raises `Refused` where it cannot."""
    return terms if terms.pace is None else msgspec.structs.replace(terms, pace=turn_clock.checked(terms.pace))


def add_seat(table: Table, guest: str) -> list[AnyLine]:
    """One seat more, if the game has room for it."""
    _require_host(table, guest)
    _require_players(table, len(table.seats) + 1)
    _require_patience(table, guest)
    pen = Pen(table)
    pen.write(lines.Add())
    return pen.written


def remove_seat(table: Table, guest: str, seat: int) -> list[AnyLine]:
    """One seat less. Nobody loses a seat by it: who sits down at the same moment keeps it."""
    _require_host(table, guest)
    if _seat(table, seat).kind == "guest":
        raise Refused("seat_taken")
    _require_players(table, len(table.seats) - 1)
    _require_patience(table, guest)
    pen = Pen(table)
    pen.write(lines.Remove(seat))
    return pen.written


def swap_seats(table: Table, guest: str, seat: int, other: int) -> list[AnyLine]:
    """Two seats change places, with whoever sits there."""
    _require_host(table, guest)
    if _seat(table, seat) is _seat(table, other):
        raise Refused("bad_input")
    _require_patience(table, guest)
    pen = Pen(table)
    pen.write(lines.Swap(seat, other))
    return pen.written


def seat_bot(table: Table, guest: str, seat: int, level: str) -> list[AnyLine]:
    """A bot of a level, which is known to be one, on a free seat or in place of another bot."""
    _require_host(table, guest)
    before = _seat(table, seat)
    if before.kind == "guest":
        raise Refused("seat_taken")
    pen = Pen(table)
    if before.level != level:
        _require_patience(table, guest)
        pen.seat(seat, Seat("bot", None, level))
    return pen.written


def free_seat(table: Table, guest: str, seat: int) -> list[AnyLine]:
    """Whoever sits there gets up, person or bot."""
    _require_host(table, guest)
    pen = Pen(table)
    if _seat(table, seat).kind != "free":
        require_room(table)
        pen.seat(seat, Seat())
    return pen.written


def paint(table: Table, guest: str, seat: int, colour: int, face: str | None) -> list[AnyLine]:
    """A colour before the start, a face at any time, for oneself; the host may paint where nobody sits who could.

    Where a bot has the colour the two exchange theirs.
    """
    painted = _seat(table, seat)
    is_own = painted.guest == guest
    if not is_own and (table.host != guest or painted.kind == "guest"):
        raise Refused("not_allowed", "not-your-seat")
    if colour >= COLOURS or (face is not None and not is_own):
        raise Refused("bad_input")
    if colour >= 0 and table.status != "waiting":
        raise Refused("already_started")
    if any(other.colour == colour and other.kind == "guest" and other is not painted for other in table.seats):
        raise Refused("not_allowed", "colour-taken")
    new_colour = colour if 0 <= colour != painted.colour else -1
    new_face = face if face != painted.face else None
    pen = Pen(table)
    if new_colour >= 0 or new_face is not None:
        _require_patience(table, guest)
        pen.write(lines.Paint(seat, new_colour, new_face))
    return pen.written


def ready(table: Table, guest: str, is_ready: bool) -> list[AnyLine]:
    """A guest who sits here wants to begin, or not yet after all."""
    _require_waiting(table)
    if table.seat_of(guest) is None:
        raise Refused("not_seated")
    pen = Pen(table)
    if is_ready != (guest in table.ready):
        _require_patience(table, guest)
        pen.write(lines.Ready(guest, is_ready))
    return pen.written


def start(table: Table, guest: str, fill: str = "") -> list[AnyLine]:
    """The host begins, without the free seats, once all others are ready; a bot is at any time.

    `fill`: the level of bots that take the free seats instead. Nobody else may sit there then: it would be a surprise.
    """
    _require_host(table, guest)
    others = table.guests() - {guest}
    if not table.guests():
        raise Refused("not_allowed", "nobody-sits")
    if not others <= table.ready:
        raise Refused("not_allowed", "not-all-ready")
    if fill and others:
        raise Refused("not_allowed", "fill-surprises")
    if not fill:
        _require_players(table, sum(seat.kind != "free" for seat in table.seats))
    pen = Pen(table)
    for number, seat in enumerate(table.seats if fill else ()):
        if seat.kind == "free":
            pen.seat(number, Seat("bot", None, fill))
    pen.begin()
    return pen.written


def _require_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("already_started")


def _require_host(table: Table, guest: str) -> None:
    _require_waiting(table)
    if table.host != guest:
        raise Refused("not_allowed", "host-only")


def _require_players(table: Table, number: int) -> None:
    """Raises `Refused` where the game is not for so many."""
    try:
        table.game.check_players(number)
    except VicusError as problem:
        raise Refused("not_allowed", problem.key, **problem.params) from None


def _require_patience(table: Table, guest: str) -> None:
    if table.arrangements[guest] >= MOST_ARRANGEMENTS:
        raise Refused("limit", "limit-arranged")
    require_room(table)


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refused("bad_input")
    return table.seats[seat]
