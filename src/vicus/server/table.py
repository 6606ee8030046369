"""A table in use: who sits there, what has been played, and what each seat is shown."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec

from vicus.core.action import Action, Score
from vicus.core.game import Game, game
from vicus.core.match import Match

from .ledger import Happening, Ledger
from .messages import ActionInfo, EventInfo, ScoreInfo, SeatInfo, Status, TableInfo, TableView
from .readiness import key_of
from .storage import Entry


@dataclass(slots=True)
class Chair:
    """A seat and who it belongs to."""

    kind: str
    guest: str | None = None
    level: str | None = None
    votes: set[str] = field(default_factory=set)
    """Guests who agree that a bot takes over."""


class Table:
    def __init__(self, row: dict[str, Any], chairs: list[Chair], log: list[Entry]) -> None:
        self.row = row
        self.id: str = row["id"]
        self.chairs = chairs
        self.game: Game = game(row["game"], row["box"])
        self.names: dict[str, str] = {}
        """The names of guests that sit here."""
        self.lock = asyncio.Lock()
        self.key = key_of(self.game)
        self.hinting = False
        """Somebody waits for a hint: one at a time."""
        self.bot_speed = 1.0
        self.auto_end: set[str] = set()
        """Guests whose turn ends by itself."""
        self.ledger: Ledger | None = None
        if row["status"] != "waiting":
            self.begin()
            for entry in log:
                self.entry(entry)

    def begin(self) -> None:
        self.ledger = Ledger(self.game, self.row["players"], self.row["seed"], self.row["options"])

    def entry(self, entry: Entry, at_once: bool = False) -> None:
        assert self.ledger is not None
        self.ledger.apply(entry, at_once)

    # -- asking ---------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.ledger is None:
            return "waiting"
        return "over" if self.ledger.match.over else "playing"

    def seat_of(self, guest: str) -> int | None:
        return next((number for number, chair in enumerate(self.chairs) if chair.guest == guest), None)

    @property
    def turn(self) -> int | None:
        """Whose turn it is, a finished but not ended one included."""
        if self.ledger is None or self.ledger.match.over:
            return None
        return self.ledger.turn

    def bot_to_move(self) -> str | None:
        return self.chairs[self.turn].level if self.turn is not None and self.chairs[self.turn].kind == "bot" else None

    # -- showing --------------------------------------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        chair = self.chairs[seat]
        return self.names.get(chair.guest or "", "") if chair.kind == "guest" else ""

    def seat_infos(self, online: set[str]) -> list[SeatInfo]:
        return [
            SeatInfo(
                kind=chair.kind,  # type: ignore[arg-type]
                name=self.name_of(number),
                level=chair.level,
                online=chair.kind == "bot" or (chair.guest or "") in online,
                votes=len(chair.votes),
            )
            for number, chair in enumerate(self.chairs)
        ]

    def info(self, guest: str, online: set[str], watchers: int) -> TableInfo:
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
        """Everything that a guest may see, and nothing else."""
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
        if self.ledger is not None:
            self._show_game(shown, you, since)
        return shown

    def _show_game(self, shown: TableView, you: int | None, since: int) -> None:
        assert self.ledger is not None
        match, shown.number = self.ledger.for_seat(you)
        shown.ply = len(match.actions)
        shown.view = match.view(you)
        shown.scores = score_infos(match.scores_for(you))
        shown.winners = match.winners()
        shown.events = event_infos(self.ledger.since(you, since), match, you)
        if you is not None and you == self.turn:
            shown.legal = [action_info(action) for action in match.legal()]
            shown.preview = match.preview()
            shown.can_undo = match.can_undo
            shown.can_end = self.ledger.can_end

    def position(self, guest: str, ply: int) -> tuple[Match, list[EventInfo]] | None:
        """The match after so many decisions, as far as a guest may see; none beyond that."""
        if self.ledger is None:
            return None
        seen, _ = self.ledger.for_seat(self.seat_of(guest))
        if not 0 <= ply <= len(seen.actions):
            return None
        match = self.game.new(players=seen.players, seed=seen.seed, **seen.options)
        for action in seen.actions[:ply]:
            match.play(action)
        if ply < len(seen.actions):
            you = self.seat_of(guest)
            return match, [EventInfo(ply, e.kind, e.params) for e in match.events_for(you)]
        return seen, event_infos([h for h in self.ledger.happenings if h.ply == ply], seen, self.seat_of(guest))


def score_infos(scores: list[Score]) -> list[ScoreInfo]:
    return [ScoreInfo(score.total, score.lines) for score in scores]


def action_info(action: Action) -> ActionInfo:
    return ActionInfo(action.id, action.text, msgspec.to_builtins(action.value))


def event_infos(happenings: list[Happening], match: Match, seat: int | None) -> list[EventInfo]:
    """Events as a seat may know them."""
    infos = []
    for happening in happenings:
        params = match.game.definition.redact(happening.kind, happening.params, seat)
        if params is not None:
            infos.append(EventInfo(happening.ply, happening.kind, params))
    return infos
