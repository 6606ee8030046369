"""What is kept, whatever it is kept in: guests, each table's log, its summary for the lobby, archives of finished games."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from vicus.table.lines import AnyLine
from vicus.table.message_parts import Pace, SeatKind, Status
from vicus.table.seats import Seat
from vicus.table.table import Table

from .kept_games import KeptGames

if TYPE_CHECKING:
    from .notices.book import NoticeBook

SEEN_AGAIN = 86_400.0
"""Seconds after which it is noted again that a guest was here."""

ALIVE = frozenset({"waiting", "playing"})
"""The statuses of tables at which something can still happen."""

STATUSES = {"waiting": ("waiting",), "playing": ("playing",), "finished": ("over", "stopped", "abandoned")}
"""What is pruned together, as a host sets it, and the statuses of tables that it means."""


class LogConflict(Exception):
    """Somebody else has written the next line of that log already."""


class StorageUnavailable(Exception):
    """Nothing can be written or read now: disk full, database locked or gone. Whether the last write counts is not known."""


class SeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose a seat is."""

    kind: SeatKind
    guest: str | None = None
    level: str | None = None
    owner: str | None = None
    """For whom a bot keeps it."""
    colour: int | None = None
    chair: int | None = None
    """Both as the seat's own number, where nothing is said."""
    face: str = ""

    def __post_init__(self) -> None:
        if not self.owner:  # of somebody who is forgotten the empty text is left
            msgspec.structs.force_setattr(self, "owner", None)


class Summary(msgspec.Struct, frozen=True):
    """A table as the lobby needs it. Written together with the lines it follows from, so the two never disagree."""

    id: str
    name: str
    game: str
    players: int
    status: Status
    open: bool
    """Everybody is shown it in the lobby: it looks for players, or may be watched."""
    host: str | None
    turn: int | None
    seats: tuple[SeatRow, ...]
    pace: Pace | None = None
    waits: str | None = None
    """The guest whose decision is waited for."""
    waited: int = 0
    """Tells one wait from another; 0 where there is none."""
    due: float | None = None
    """When something has to be done there by the clock of the tables: somebody's time is over, or a bot is to move."""
    remind: float | None = None
    """When whoever is to move has to be reminded."""


def summary_of(table: Table) -> Summary:
    """What the lobby needs of a table."""
    laid = table.laid
    seats = tuple(_row(number, seat) for number, seat in enumerate(table.seats))
    about = (laid.id, laid.name, laid.game, len(seats), table.status)
    shown = (*about, table.is_listed, table.host or None, table.turn, seats)
    pace = table.settings.pace if table.settings.pace.is_timed else None
    if table.status != "playing":
        return Summary(*shown, pace)
    clock = table.clock
    waits = table.waits or None
    waited = table.waited if waits else 0  # a log that has forgotten somebody knows no more
    if clock is None:
        return Summary(*shown, None, waits, waited)
    is_bots = table.bot_to_move() is not None and bool(table.guests())  # they move at once, also if the server was down
    due = clock.since if is_bots else clock.due
    return Summary(*shown, pace, waits, waited, due, clock.remind)


def _row(number: int, seat: Seat) -> SeatRow:
    colour, chair = (None if own == number else own for own in (seat.colour, seat.chair))
    return SeatRow(seat.kind, seat.guest, seat.level, seat.owner or None, colour, chair, seat.face)


class Storage(Protocol):
    """All reads and writes. What a call has returned from is on disk. Any call may raise `StorageUnavailable`."""

    @property
    def notices(self) -> NoticeBook | None:
        """How guests are told who are not there; none where nothing is kept."""

    @property
    def games(self) -> KeptGames:
        """The archive of finished games."""

    async def close(self) -> None:
        """Everything that was asked for is done first."""

    async def alive(self) -> None:
        """Reads and writes; returns if both can be done."""

    # -- guests

    async def guest_name(self, guest: str) -> str | None:
        """The name a guest chose; none for one who is not known."""

    async def name_guest(self, guest: str, name: str) -> None:
        """Keep the name of a guest, new or known."""

    async def see_guest(self, guest: str) -> None:
        """A guest is here; noted at most once a day, and of one who is known."""

    async def prune_guests(self, before: float) -> int:
        """Delete the guests who sit nowhere and were not seen since a time; how many there were.

        Who has games in the archive is kept as long as a browser keeps the cookie.
        """

    async def guest_names(self, ids: Collection[str]) -> dict[str, str]:
        """The names of those of these guests who are known."""

    async def forget_guest(self, guest: str) -> None:
        """Delete a guest: the name, and the id wherever a log or a summary has it."""

    async def traces(self, guest: str, limit: int) -> list[str]:
        """Tables whose logs know a guest: where they sit or sat, or that they have made; the latest first."""

    async def keep_token(self, token: str, body: str, until: float) -> None:
        """Keep something under a name that only one other knows, until it is taken or a time has come."""

    async def take_token(self, token: str, now: float) -> str | None:
        """What was kept, once; none if it was taken, or its time has come."""

    # -- tables

    async def served(self, counting: bool) -> float:
        """Seconds during which tables were served so far; `counting`: and those since it was last asked so are, too."""

    async def due(self, before: float, limit: int, first: int = 0) -> list[str]:
        """Tables at which something has to be done by then, by that clock, but for the `first` so many."""

    async def timed(self) -> int:
        """How many tables there are at which somebody's time runs."""

    async def create(self, log: Sequence[AnyLine], summary: Summary, before: tuple[str, int] | None = None) -> None:
        """A new table: the lines it begins with.

        `before`: the table that it follows, and how long its log is; that gets a line about it, or nothing is written and
        `LogConflict` raised.
        """

    async def append(
        self, table_id: str, after: int, log: Sequence[AnyLine], summary: Summary | None, reseated: bool = True
    ) -> None:
        """The next lines of a log that has `after` lines so far; raises `LogConflict` if it has more, and nothing is written.

        `summary`: where it has changed; `reseated`: it may tell of other people who sit there.
        """

    async def read(self, table_id: str, after: int = 0) -> list[AnyLine]:
        """The lines of a log after so many; none if there is no such table."""

    async def summaries(self, ids: Collection[str]) -> list[Summary]:
        """Of these tables, as far as they exist."""

    async def open_tables(self, limit: int) -> list[Summary]:
        """Tables that anybody may see and that are alive, those that wait for players first, the latest first."""

    async def tables_of(self, guest: str, limit: int) -> list[Summary]:
        """Tables at which a guest has a seat: those that wait for the guest, those that are alive, then the latest."""

    async def waits_for(self, guest: str, limit: int) -> list[Summary]:
        """Tables at which a guest's decision is waited for, the one that has waited longest first."""

    async def hosted_by(self, guest: str, since: float) -> int:
        """How many tables that are alive, and have changed since a time, a guest has made."""

    async def unfinished(self) -> int:
        """How many tables there are that are alive."""

    async def laid_before(self, game: str, rules: int) -> list[str]:
        """Tables at which a game is played that was begun under an earlier version of its rules."""

    async def changed(self, table_id: str) -> float | None:
        """When a table has changed last; none if there is no such table."""

    async def last_change(self, before: float) -> float | None:
        """When a table has changed last before a time; none if there was no table."""

    # -- archives

    async def untended(self, limit: int) -> list[str]:
        """Tables that are over and have no archive yet, or of which an earlier version has left open whose turn it is."""

    async def put_archive(self, table_id: str, packed: bytes) -> None:
        """Keep what was shown of a finished game."""

    async def put_analysis(self, table_id: str, depth: str, packed: bytes) -> None:
        """Keep what an analysis of a table found, in place of an earlier one; nothing for a table that is gone."""

    async def analysis(self, table_id: str, depth: str) -> bytes | None:
        """What was kept."""

    async def archive(self, table_id: str) -> bytes | None:
        """What was kept of it."""

    async def prune(self, before: dict[str, float]) -> int:
        """Delete the tables of each status that have not changed since a time; how many there were."""


Row = tuple[Any, ...]
