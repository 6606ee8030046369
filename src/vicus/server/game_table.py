"""A table in use: who sits there, what has been played, and what each seat is shown."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from vicus.core.game import Game, game
from vicus.core.match import Match

from .answers import TableView
from .logged_match import LoggedMatch
from .message_parts import Duty, EventInfo, SeatInfo, SeatKind, Status, TableInfo
from .readiness import box_key
from .schema import TableRow
from .serializers import action_info, event_infos, score_infos
from .storage import LogEntry


@dataclass(slots=True)
class Seat:
    """A seat and whose it is."""

    kind: SeatKind
    guest: str | None = None
    level: str | None = None
    votes: set[str] = field(default_factory=set)
    """Guests who agree that a bot takes over."""


class GameTable:
    """A table that people and bots play at, as this process holds it.

    `row` is its row of the database, which the service keeps up to date; `log` is replayed unless the table still waits.
    """

    def __init__(self, row: TableRow, seats: list[Seat], log: list[LogEntry]) -> None:
        self.row = row
        self.id = row["id"]
        self.seats = seats
        self.game: Game = game(row["game"], row["box"])
        self.names: dict[str, str] = {}
        """The names of guests that sit here."""
        self.lock = asyncio.Lock()
        self.box_key = box_key(self.game)
        self.hinting = False
        """Somebody waits for a hint: one at a time."""
        self.bot_speed = 1.0
        self.auto_end: set[str] = set()
        """Guests whose turn ends by itself."""
        self.logged: LoggedMatch | None = None
        """What is played; none before the start."""
        if row["status"] != "waiting":
            self.begin()
            for entry in log:
                self.apply(entry)

    def begin(self) -> None:
        """The game starts."""
        self.logged = LoggedMatch(self.game, self.row["players"], self.row["seed"], self.row["options"])

    def apply(self, entry: LogEntry, at_once: bool = False) -> None:
        """The next entry of the log, as `LoggedMatch.apply` takes it."""
        assert self.logged is not None
        self.logged.apply(entry, at_once)

    # -- asking ---------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Where the game is: waiting for players, playing, or over."""
        if self.logged is None:
            return "waiting"
        return "over" if self.logged.match.over else "playing"

    def seat_of(self, guest: str) -> int | None:
        """The number of a guest's seat; none for a spectator."""
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)

    @property
    def turn(self) -> int | None:
        """Whose turn it is, a finished but not ended one included."""
        if self.logged is None or self.logged.match.over:
            return None
        return self.logged.turn

    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is; none if it is nobody's or a person's."""
        return self.seats[self.turn].level if self.turn is not None and self.seats[self.turn].kind == "bot" else None

    # -- showing --------------------------------------------------------------------------------------------------------

    def seat_infos(self, online: set[str]) -> list[SeatInfo]:
        """Who sits there; `online`: the guests who look at the table."""
        return [
            SeatInfo(
                kind=seat.kind,
                name=self.names.get(seat.guest or "", "") if seat.kind == "guest" else "",
                level=seat.level,
                online=seat.kind == "bot" or (seat.guest or "") in online,
                votes=len(seat.votes),
            )
            for seat in self.seats
        ]

    def info(self, guest: str, online: set[str], watchers: int) -> TableInfo:
        """The table as the lobby shows it to a guest; `online` and `watchers` as with `view`."""
        you = self.seat_of(guest)
        return TableInfo(
            id=self.id,
            name=self.row["name"],
            game=self.game.name,
            status=self.status,
            players=self.row["players"],
            seats=self.seat_infos(online),
            you=you,
            your_turn=you is not None and self.turn == you,
            watchers=watchers,
        )

    def view(self, guest: str, online: set[str], watchers: int, since: int, ready: bool) -> TableView:
        """Everything that a guest may see, and nothing else.

        `online`: the guests who look at it; `watchers`: how many of them have no seat; `since`: the number up to which the
        guest has been told events; `ready`: whether the bots that plan ahead are compiled.
        """
        you = self.seat_of(guest)
        shown = TableView(
            id=self.id,
            name=self.row["name"],
            game=self.game.name,
            status=self.status,
            open=self.row["open"],
            number=-1,
            seats=self.seat_infos(online),
            you=you,
            host=self.row["host"] == guest,
            watchers=watchers,
            players=self.row["players"],
            ply=0,
            view=None,
            legal=[],
            duty=None,
            preview={},
            can_undo=False,
            can_end=False,
            scores=[],
            winners=[],
            events=[],
            auto_end=guest in self.auto_end,
            bot_speed=self.bot_speed,
            successor=self.row["successor"],
            box="standard" if self.game.box.standard else "own",
            ready=ready,
        )
        if self.logged is not None:
            self._show_game(shown, you, since)
        return shown

    def _show_game(self, shown: TableView, you: int | None, since: int) -> None:
        assert self.logged is not None
        match, shown.number = self.logged.for_seat(you)
        shown.ply = len(match.actions)
        shown.view = match.view(you)
        shown.scores = score_infos(match.scores_for(you))
        shown.winners = match.winners()
        shown.events = event_infos(self.logged.since(you, since), match, you)
        if you is not None and you == self.turn:
            shown.legal = [action_info(action) for action in match.legal()]
            shown.preview = {text: dict(brought) for text, brought in match.preview().items()}
            duty = match.duty()
            shown.duty = None if duty is None else Duty(*duty)
            shown.can_undo = match.can_undo
            shown.can_end = self.logged.can_end

    def position(self, guest: str, ply: int) -> tuple[Match, list[EventInfo]] | None:
        """The match after so many decisions, and what the last of them caused, as far as a guest may see; none beyond that."""
        if self.logged is None:
            return None
        seen, _ = self.logged.for_seat(self.seat_of(guest))
        if not 0 <= ply <= len(seen.actions):
            return None
        match = self.game.new(players=seen.players, seed=seen.seed, **seen.options)
        for action in seen.actions[:ply]:
            match.play(action)
        if ply < len(seen.actions):
            you = self.seat_of(guest)
            return match, [EventInfo(ply, e.kind, e.params) for e in match.events_for(you)]
        return seen, event_infos([event for event in self.logged.events if event.ply == ply], seen, self.seat_of(guest))
