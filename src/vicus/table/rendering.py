"""A table as somebody may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from .answers import TableView
from .archive import Archive
from .message_parts import Duty, SeatInfo
from .serializers import account_infos, action_info, event_infos, score_infos
from .table import Seat, Table


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


class Viewer(NamedTuple):
    """All that two people have in common who see exactly the same."""

    seat: int | None
    """None: a spectator."""
    is_host: bool
    auto_end: bool


def viewer_of(table: Table, guest: str) -> Viewer:
    """Whose eyes a guest sees a table with."""
    return Viewer(table.seat_of(guest), table.laid.host == guest, guest in table.auto_end)


def sight(table: Table, viewer: Viewer) -> tuple[int, int]:
    """Changes whenever there is something new to see in the game for a viewer, and only then."""
    if table.logged is None:
        return table.meta, -1
    return table.meta, table.logged.for_seat(viewer.seat)[1]


def seat_infos(seats: Collection[Seat], about: Surroundings) -> list[SeatInfo]:
    """Who sits there."""
    return [
        SeatInfo(
            kind=seat.kind,
            name=about.names.get(seat.guest or "", "") if seat.kind == "guest" else "",
            level=seat.level,
            online=seat.kind == "bot" or (seat.guest or "") in about.online,
            votes=len(seat.votes),
        )
        for seat in seats
    ]


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
        open=table.laid.open,
        number=-1,
        seats=seat_infos(table.seats, about),
        you=viewer.seat,
        host=viewer.is_host,
        watchers=about.watchers,
        players=table.laid.players,
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
        successor=table.successor,
        box="standard" if table.laid.box is None else "own",
        ready=about.ready,
    )
    if table.logged is not None and not table.is_stopped:
        _show_game(shown, table, viewer.seat, since)
    elif archive is not None:
        _show_archive(shown, archive, viewer.seat, since)
    return shown


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
