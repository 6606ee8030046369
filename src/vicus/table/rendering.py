"""A table as somebody may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

from vicus.bots.names import bot_names
from vicus.core.people import Person

from .answers import TableView, Talk
from .archive import Archive
from .message_parts import ClockInfo, Duty, OwnBoxInfo, PersonInfo, RecordedInfo, SaidInfo, SeatInfo
from .seats import Seat
from .serializers import account_infos, action_info, event_infos, score_infos
from .table import Table


class Surroundings(NamedTuple):
    """What is not in the log of a table, but shown with it."""

    names: Mapping[str, str]
    """Of the guests who sit there."""
    online: Collection[str] = ()
    """The guests who look at it."""
    watchers: int = 0
    """How many look at it who have no seat."""
    ready: bool = True
    """Whether the bots that plan ahead are compiled."""
    away: Mapping[str, float] = {}
    """Since when those are away who are: seconds since 1970."""
    grace: float = 60.0
    """Seconds before a bot can take over for one of them."""
    epoch: float = 0.0
    """Seconds since 1970 when the clock of the tables began to run, if it never had stopped."""
    compiling: bool = False
    """Whether those that plan ahead will be ready, with a box that somebody has brought."""


class Viewer(NamedTuple):
    """All that two people have in common who see exactly the same."""

    seat: int | None
    """None: a spectator."""
    is_host: bool
    auto_end: bool
    kept: int | None = None
    """The seat that a bot keeps for them."""


def viewer_of(table: Table, guest: str) -> Viewer:
    """Whose eyes a guest sees a table with."""
    seat = None if table.is_as_recorded else table.seat_of(guest)  # whoever brought a finished game did not play it
    return Viewer(seat, table.host == guest, guest in table.auto_end, table.seats.to_take_back(guest))


def sight(table: Table, viewer: Viewer) -> tuple[int, int]:
    """Changes whenever there is something new to see in the game for a viewer, and only then."""
    if table.logged is None:
        return table.meta, -1
    return table.meta, table.logged.for_seat(viewer.seat)[1]


def seat_infos(table: Table, about: Surroundings) -> list[SeatInfo]:
    """Who sits at a table."""
    seats = table.seats
    return [
        SeatInfo(
            kind=seat.kind,
            name=about.names.get(seat.guest or "", "") if seat.kind == "guest" else bot,
            level=seat.level,
            online=seat.kind == "bot" or (seat.guest or "") in about.online,
            votes=len(seat.votes),
            away=about.away.get(seat.guest or ""),
            keeps_for=about.names.get(seat.owner or "", "") if seat.kind == "bot" else "",
            agreed=[number for number, other in enumerate(seats) if other.guest in seat.votes],
            ready=seat.kind == "bot" or (seat.guest or "") in table.ready,
            host=seat.guest is not None and seat.guest == table.host,
            colour=seat.colour,
            face=seat.face if seat.kind == "guest" else "",
        )
        for seat, bot in zip(seats, names_of_bots(table.id, seats), strict=True)
    ]


def names_of_bots(table: str, seats: Sequence[Seat]) -> list[str]:
    """What the bots at a table are called, by seat; empty where there is none. The table is known by its id."""
    levels = [seat.level or "" if seat.kind == "bot" else None for seat in seats]
    return bot_names(table, levels, [seat.chair for seat in seats])


def recorded_info(table: Table) -> RecordedInfo | None:
    """Who played what a table was made of."""
    about = table.laid.about
    if about is None:
        return None
    people = [PersonInfo(person.name, person.level) for person in about.people]
    return RecordedInfo(table.laid.plies, people, about.date)


def own_box_info(table: Table, about: Surroundings) -> OwnBoxInfo | None:
    """What everybody is told of a box that somebody has brought."""
    if table.laid.box is None:
        return None
    name, changed = table.own_box
    return OwnBoxInfo(name, changed, "ready" if about.ready else "coming" if about.compiling else "casual")


def people_of(table: Table, names: Mapping[str, str]) -> list[Person]:
    """Who has played at a table, as its record tells it; `names`: of the guests, as they are shown."""
    if table.is_as_recorded and table.laid.about is not None:
        return table.laid.about.people
    seats = seat_infos(table, Surroundings(names))
    return [Person(seat.name, seat.level if seat.kind == "bot" else None) for seat in seats]


def table_view(table: Table, viewer: Viewer, about: Surroundings, since: int, archive: Archive | None = None) -> TableView:
    """Everything that a viewer may see, and nothing else.

    `since`: the number up to which they have been told events; `archive`: what was kept of a finished game that does not fit
    the rules of today.
    """
    shown = TableView(
        id=table.id,
        name=table.laid.name,
        game=table.laid.game,
        status=table.status,
        open=table.settings.open,
        number=-1,
        seats=seat_infos(table, about),
        you=viewer.seat,
        host=viewer.is_host,
        watchers=about.watchers,
        players=len(table.seats),
        ply=0,
        view=None,
        legal=[],
        duty=None,
        preview={},
        can_undo=False,
        can_end=False,
        scores=[],
        account=[],
        ending=[],
        winners=[],
        events=[],
        auto_end=viewer.auto_end,
        bot_speed=table.bot_speed,
        paused=table.is_paused,
        abandoning=sorted(seat for guest in table.abandoning if (seat := table.seat_of(guest)) is not None),
        take_back=viewer.kept if table.status == "playing" else None,
        talk=table.may_talk,
        settings=table.settings,
        grace=table.clock.full if table.clock is not None and table.clock.pace.days else about.grace,
        clock=clock_info(table, about.epoch),
        successor=table.successor,
        box="standard" if table.laid.box is None else "own",
        ready=about.ready,
        own_box=own_box_info(table, about),
        recorded=recorded_info(table),
        lesson=table.laid.lesson,
    )
    if table.logged is not None and not table.is_stopped:
        _show_game(shown, table, viewer.seat, since)
    elif archive is not None:
        _show_archive(shown, archive, viewer.seat, since)
    return shown


def clock_info(table: Table, epoch: float) -> ClockInfo | None:
    """The clocks of a table; `epoch`: see `Surroundings`."""
    clock = table.clock
    if clock is None:
        return None
    until = None if clock.due is None or table.status != "playing" else round(epoch + clock.due, 1)
    return ClockInfo(clock.pace, [round(left, 1) for left in clock.left], None if until is None else clock.seat, until)


def talk(table: Table, names: Mapping[str, str], first: int | None = None) -> Talk:
    """What was said at a table: all of it, or from the first that is new."""
    said = []
    for line in table.said[first or 0 :]:
        if not (line.text or line.sign):
            continue  # of somebody who is forgotten
        seat = table.seat_of(line.guest)
        kept = table.seats.to_take_back(line.guest) if seat is None else seat
        said.append(SaidInfo(kept, names.get(line.guest, ""), line.at, line.text, line.sign, line.ply, who(line.guest)))
    return Talk(table.id, said, whole=first is None)


def who(guest: str) -> str:
    """Tells people apart without telling who they are: a guest's own name in the database is nobody's business.

    >>> len(who("ada")), who("ada") == who("ada"), who("ada") == who("ben")
    (16, True, False)
    """
    return blake2b(guest.encode(), digest_size=8).hexdigest()


def _show_game(shown: TableView, table: Table, you: int | None, since: int) -> None:
    logged = table.logged
    assert logged is not None
    match, shown.number = logged.for_seat(you)
    shown.ply = len(match.actions)
    shown.view = match.view(you)
    shown.scores = score_infos(match.scores_for(you))
    shown.account = account_infos(match.accounts())
    shown.ending = [Duty(*why) for why in match.ending()]
    shown.winners = match.winners()
    shown.events = event_infos(logged.since(you, since), match, you)
    if you is not None and you == table.turn:
        shown.legal = [action_info(action) for action in match.legal()]
        shown.preview = {text: dict(brought) for text, brought in match.preview().items()}
        duty = match.duty()
        shown.duty = None if duty is None else Duty(*duty)
        shown.can_undo = match.can_undo
        shown.can_end = logged.can_end


def _show_archive(shown: TableView, archive: Archive, you: int | None, since: int) -> None:
    last = archive.seen_by(you, archive.plies)
    shown.status = "over"
    shown.number = archive.number
    shown.ply = archive.plies
    shown.view, shown.scores, shown.winners = last.view, last.scores, archive.winners
    shown.account = archive.account
    shown.events = archive.told(you) if since < archive.number else []
