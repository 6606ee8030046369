"""What can be done at a table. Each function checks a wish, carries it out, and returns the lines that tell of it.

Whatever cannot be raises `Refused`, and nothing has changed then. The lines are to be written before anybody is shown anything;
who cannot write them brings the table back from its log.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

from vicus.core.game import Game
from vicus.core.match import Match
from vicus.errors import VicusError

from . import lines
from .lines import AnyLine, Lay
from .logged_match import LoggedMatch, moves_of
from .message_parts import COLOURS, SeatPlan, Terms
from .names import new_table_id, new_table_name
from .pen import Pen
from .refusal import Refused
from .seats import Seat
from .table import Table

Change = Callable[[Table], list[AnyLine]]
"""Something to be done at a table."""
DEFAULT_LEVEL, REPLACEMENT_LEVEL = "casual", "strong"
"""The level of a bot on a free seat, and of one that plays on for somebody who has left."""
FASTEST, SLOWEST = 0.0, 3.0
"""What a bot's pause may be multiplied by."""

MOST_DRAFTED = 300
"""Moves in the log since something was last settled (dice, a draw, the end of a turn), before nothing more is taken back.
Steps forward stay possible: they come to an end by themselves, and nobody is stuck."""
MOST_PREFERENCES = 200
"""Times that a guest may change settings at a table. A log is kept, and replayed whenever its table is brought back."""
MOST_SITTINGS = 20
"""Times that a guest may sit down at a table: before the start seats can be changed and given up again and again."""
MOST_ARRANGED = 2000
"""Lines of a log that are no moves, before nobody sits down or lets the game rest any more: for whoever is many guests.
Seats can still be given up, and the game can begin and be played."""


# -- new tables -----------------------------------------------------------------------------------------------------------


def lay(
    game: Game,
    options: dict[str, str],
    seats: Sequence[Seat],
    is_open: bool,
    host: str,
    match: Match | None = None,
    terms: Terms | None = None,
    waits: bool = False,
    lesson: str = "",
) -> tuple[Table, list[AnyLine]]:
    """A new table, which begins at once if no seat is free, unless it `waits`; with what was played of a match, if given one.

    `terms`: what is settled besides, checked by then; `lesson`: of a guided game. Its id and its seed cannot be guessed.
    """
    laid = Lay(
        id=new_table_id(),
        name=new_table_name(),
        game=game.name,
        players=len(seats),
        options=options,
        rules=game.meta.rules_version,
        seed=secrets.randbits(62) if match is None else match.seed,
        open=is_open,
        host=host,
        box=None if game.box.standard else game.box.data,
        about=None if match is None else match.about,
        plies=0 if match is None else len(match.actions),
        lesson=lesson,
    )
    pen = Pen(Table(laid))
    pen.written.append(laid)
    for number, seat in enumerate(seats):
        if seat.kind != "free":
            pen.seat(number, seat)
    for number, seat in enumerate(seats):
        if seat.colour not in (-1, pen.table.seats[number].colour):
            pen.write(lines.Paint(number, seat.colour))
    settled = pen.table.settings.changed_by(terms or Terms())
    if settled != Terms():
        pen.write(lines.Plan(settled))
    if not waits and not pen.table.has_free_seat():
        pen.begin()
    for move in moves_of(match) if match is not None else ():
        pen.write(move)
    return pen.table, pen.written


def planned_seats(plans: Sequence[SeatPlan], guest: str, levels: Collection[str], face: str = "") -> list[Seat]:
    """The seats that somebody wishes for at a new table; `levels`: the bots that can be had."""
    colours = [plan.colour for plan in plans if plan.colour >= 0]
    if sum(plan.kind == "me" for plan in plans) > 1 or len(set(colours)) < len(colours) or max(colours, default=0) >= COLOURS:
        raise Refused("bad_input")
    unknown = [plan.level for plan in plans if plan.kind == "bot" and plan.level not in levels]
    if unknown:
        raise Refused("bad_input", "unknown-bot", bot=unknown[0], known=", ".join(levels))
    return [_planned(plan, guest, face) for plan in plans]


def _planned(plan: SeatPlan, guest: str, face: str) -> Seat:
    if plan.kind == "me":
        return Seat("guest", guest, face=face, colour=plan.colour)
    return Seat("free", colour=plan.colour) if plan.kind == "free" else Seat("bot", None, plan.level, colour=plan.colour)


# -- seats ----------------------------------------------------------------------------------------------------------------


def sit(table: Table, guest: str, seat: int, face: str = "") -> list[AnyLine]:
    """Take a free seat, giving up another; a colour that was chosen is taken along."""
    if table.status != "waiting":
        raise Refused("already_started")
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise Refused("bad_input")
    if table.seats[seat].kind == "guest":
        raise Refused("seat_taken")
    if table.sittings[guest] >= MOST_SITTINGS:
        raise Refused("limit", "limit-sitting")
    require_room(table)
    pen, before = Pen(table), table.seat_of(guest)
    left = table.seats[before] if before is not None else Seat()
    if before is not None:
        pen.seat(before, Seat())
    pen.seat(seat, Seat("guest", guest, face=face or left.face))
    if left.colour != left.chair:
        pen.write(lines.Paint(seat, left.colour))
    if not table.host:  # whose it was is forgotten: it would never begin
        pen.write(lines.Host(guest))
    return pen.written


def require_room(table: Table) -> None:
    """Raises `Refused` where nothing more is arranged: see `MOST_ARRANGED`."""
    if table.meta >= MOST_ARRANGED:
        raise Refused("limit", "limit-arranged")


def leave(table: Table, guest: str) -> list[AnyLine]:
    """Give up one's seat: free again before the start, and whoever sits there still is the host of a host's table.

    Afterwards a bot keeps it warm (`company.take_back`).
    """
    seat = table.seat_of(guest)
    if seat is None:
        raise Refused("not_seated")
    if table.status == "playing" and table.sittings[guest] > MOST_SITTINGS:  # who has left can always come back
        raise Refused("limit", "limit-leaving")
    pen = Pen(table)
    pen.seat(seat, Seat() if table.status == "waiting" else Seat("bot", None, REPLACEMENT_LEVEL))
    return pen.written + hand_over(table, guest)


def hand_over(table: Table, guest: str) -> list[AnyLine]:
    """A host goes, who may not have sat there at all: before the start the table is somebody else's then, who does."""
    following = next((other.guest for other in table.seats if other.guest and other.guest != guest), None)
    pen = Pen(table)
    if table.status == "waiting" and table.host == guest and following is not None:
        pen.write(lines.Host(following))
    return pen.written


def come_back(table: Table, guest: str) -> list[AnyLine]:
    """Whoever was missed looks at the table again."""
    seat = table.seat_of(guest)
    pen = Pen(table)
    if seat is not None and table.seats[seat].votes:
        pen.write(lines.Return(seat))
    return pen.written


def prefer(table: Table, guest: str, auto_end: bool | None, bot_speed: float | None) -> list[AnyLine]:
    """A guest's settings; how fast bots play is for those who sit here."""
    seated = table.seat_of(guest) is not None
    ends = auto_end if seated and auto_end is not None and auto_end != (guest in table.auto_end) else None
    speed = min(max(bot_speed, FASTEST), SLOWEST) if seated and bot_speed is not None else None
    pen = Pen(table)
    if ends is not None or speed not in (None, table.bot_speed):
        if table.preferences[guest] >= MOST_PREFERENCES:
            raise Refused("limit", "limit-preferences")
        require_room(table)
        pen.write(lines.Prefer(guest, ends, speed))
    return pen.written


# -- playing --------------------------------------------------------------------------------------------------------------


def require_turn(table: Table, guest: str, number: int) -> tuple[LoggedMatch, int]:
    """The match and the seat of a guest whose turn it is.

    Raises `Refused` for anybody else, and for somebody who has not seen everything up to now (`number`).
    """
    logged, seat = table.logged, table.seat_of(guest)
    if table.status == "stopped":
        raise Refused("stopped")
    if logged is None:
        raise Refused("not_started")
    if seat is None:
        raise Refused("not_seated")
    if logged.match.over or table.is_abandoned:
        raise Refused("over")
    if table.is_paused:
        raise Refused("not_allowed", "game-rests")
    if table.turn != seat:
        raise Refused("not_your_turn")
    if number != logged.number:
        raise Refused("stale")
    return logged, seat


def act(table: Table, guest: str, number: int, action: str) -> list[AnyLine]:
    """A player's action, by its text; the turn ends by itself for whoever prefers that. `number` as in `require_turn`."""
    logged, _ = require_turn(table, guest, number)
    try:
        found = logged.match.find(action)
        if logged.match.why_not(found) is not None:
            raise Refused("not_allowed", "why")
    except VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None
    pen = Pen(table)
    pen.write(lines.Act(table.game.action(found).text))  # however it was typed: a log is short, and later versions read it
    if logged.can_end and guest in table.auto_end:
        pen.end_turn()
    return pen.written


def undo(table: Table, guest: str, number: int, all_of_it: bool = False) -> list[AnyLine]:
    """A step of the draft is taken back, or the whole of it."""
    logged, _ = require_turn(table, guest, number)
    if not logged.match.can_undo:
        raise Refused("not_allowed", "nothing-to-undo")
    if logged.number - logged.public_number >= MOST_DRAFTED:
        raise Refused("limit", "limit-undo")
    pen = Pen(table)
    if all_of_it:
        pen.restart()
    else:
        pen.write(lines.Undo())
    return pen.written


def end_turn(table: Table, guest: str, number: int) -> list[AnyLine]:
    """A finished turn is handed on."""
    logged, _ = require_turn(table, guest, number)
    if not logged.can_end:
        raise Refused("not_allowed")
    pen = Pen(table)
    pen.end_turn()
    return pen.written


def advise(table: Table, guest: str, number: int) -> list[AnyLine]:
    """A player asks for a hint: noted once a game, since such a game says less about who has won it."""
    _, seat = require_turn(table, guest, number)
    pen = Pen(table)
    if seat not in table.advised:
        pen.write(lines.Advise(seat))
    return pen.written


def bot_acts(table: Table, number: int, action: int) -> list[AnyLine]:
    """A bot's action, by its id, chosen when `number` was the last move; everybody sees it at once."""
    logged = table.logged
    if logged is None or logged.number != number or table.bot_to_move() is None:
        raise Refused("stale")
    pen = Pen(table)
    pen.write(lines.Act(table.game.action(action).text, shown=True))
    return pen.written


def bot_ends(table: Table) -> list[AnyLine]:
    """A bot's finished turn is handed on."""
    if table.logged is None or not table.logged.can_end or table.bot_to_move() is None:
        raise Refused("stale")
    pen = Pen(table)
    pen.end_turn()
    return pen.written


def succeed(table: Table, following: str) -> list[AnyLine]:
    """The table of the rematch is there."""
    pen = Pen(table)
    pen.write(lines.Succeed(following))
    return pen.written


def adopt(table: Table) -> list[AnyLine]:
    """A game that began under other rules, and was replayed to the same positions, goes on under those of today."""
    pen = Pen(table)
    if table.rules != table.game.meta.rules_version:
        pen.write(lines.Adopt(table.game.meta.rules_version))
    return pen.written


def stop(table: Table) -> list[AnyLine]:
    """A game that does not fit the rules of today ends for good, before its record is given out."""
    pen = Pen(table)
    if not table.is_stopped:
        pen.write(lines.Stop())
    return pen.written


def following_seats(table: Table, guest: str) -> list[Seat]:
    """Who sits at the table of the rematch: the same as here, and everybody whose seat a bot has taken over."""
    if table.status not in ("over", "abandoned"):
        raise Refused("not_allowed")
    if table.seat_of(guest) is None and table.seats.to_take_back(guest) is None:
        raise Refused("not_seated")
    return [
        Seat("guest", s.owner, face=s.face, colour=s.colour)
        if s.owner
        else Seat(s.kind, s.guest, s.level, face=s.face, colour=s.colour)
        for s in table.seats
    ]


def value_text(table: Table, intent: str | dict[str, Any]) -> str:
    """An action as the log writes it, from its text or its value."""
    if isinstance(intent, str):
        return intent
    try:
        return table.game.actions.text(table.game.actions.find(intent))
    except VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None
