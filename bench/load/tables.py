"""Innocent tables: people who think, move, and wait to see it. Driven by answers alone, so that 500 of them cost little."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from itertools import cycle
from typing import Any, Literal, get_args

from .people import Town, let_in, some_at_a_time
from .wire import Answer, Page, Refusal, Table, Trouble

Seating = Literal["any", "apart", "together"]
"""Whether the players of a table are at any servers, at different ones, or at the same one."""
SEATING: tuple[Seating, ...] = get_args(Seating)
GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
PAUSE = 1.0
"""Seconds that somebody waits who was told to be slower."""
UNANSWERED = 0.25
"""A move that has waited so long counts although the measurement ends before its answer."""


class Trips:
    """The round trips between `begin` and `end`, in seconds, and all that was refused."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.bots: list[float] = []
        """Of each step of a bot: from the end of the turn, or from the step before."""
        self.refused: Counter[str] = Counter()
        self.since = float("inf")

    def begin(self) -> None:
        self.moves, self.bots, self.refused, self.since = [], [], Counter(), time.perf_counter()


class Player:
    """One person's page at a table. Only one move is under way at a time."""

    def __init__(self, page: Page, table: PlayedTable) -> None:
        self.page = page
        self.table = table
        self.shown: Table | None = None
        self.sent: float | None = None
        """When the move was sent that has not been answered."""
        self.number = -1
        """The number it was sent with."""
        self.passed: float | None = None
        """Since when the bot is to move."""
        self.planned: asyncio.TimerHandle | None = None
        page.heard, page.left = self.hear, self.leave

    def hear(self, answer: Answer) -> None:
        if isinstance(answer, Table):
            if answer.id == self.table.id:
                self._see(answer)
        elif isinstance(answer, Refusal):
            self._be_refused(answer)

    def _see(self, shown: Table) -> None:
        now = time.perf_counter()
        if self.passed is not None and self.shown is not None and shown.number > self.shown.number:
            if now >= self.table.trips.since:  # however long before that the waiting began
                self.table.trips.bots.append(now - self.passed)
            self.passed = None if shown.is_my_turn else now
        if self.sent is not None:
            if shown.number <= self.number:
                return
            if self.sent >= self.table.trips.since:
                self.table.trips.moves.append(now - self.sent)
            self.sent = None
            self.table.lines += 1
            self.passed = now if self.table.is_with_bot and not shown.is_my_turn else None
        self.shown = shown
        if shown.status == "over":
            self.table.play_again()
        elif shown.is_my_turn and self.planned is None:
            self._plan(self.table.thinking_time())

    def _plan(self, seconds: float) -> None:
        if not self.table.is_resting:
            self.planned = asyncio.get_running_loop().call_later(seconds, self.move)

    def move(self) -> None:
        """Any legal move, if it is still our turn."""
        self.planned = None
        shown = self.shown
        if shown is None or not shown.is_my_turn or self.sent is not None or self.table.is_resting:
            return
        choices = shown.choices()
        self.number, self.sent = shown.number, time.perf_counter()
        about = {"table": shown.id, "number": shown.number}
        if choices:
            self.page.send("act", action=random.choice(choices).text, **about)
        else:
            self.page.send("end_turn", **about)

    def _be_refused(self, refusal: Refusal) -> None:
        self.table.trips.refused[refusal.code] += 1
        if self.sent is not None:
            self.sent = None
            if refusal.code != "stale":  # after that the table comes by itself
                self._plan(PAUSE)

    def leave(self) -> None:
        """Thrown out: they wait from now on."""
        self.table.trips.refused["thrown out"] += 1
        self.sent = self.sent or time.perf_counter()


class PlayedTable:
    """A table of two guests, or of one and a bot, where one game follows the other.

    `pause`: seconds between two moves, on average; 0: no thinking.
    """

    def __init__(self, pages: Sequence[Page], game: str, pause: float, trips: Trips, open_to_all: bool, bot: str = "") -> None:
        self.players = [Player(page, self) for page in pages]
        self.game = game
        self.pause = pause
        self.trips = trips
        self.open_to_all = open_to_all
        self.bot = bot
        self.id = ""
        self.lines = 0
        """Moves that were answered."""
        self.is_resting = False
        """Nobody moves."""
        self._starting: asyncio.Task[None] | None = None

    @property
    def is_with_bot(self) -> bool:
        return len(self.players) == 1

    def thinking_time(self) -> float:
        return self.pause * random.uniform(0.5, 1.5)

    async def begin(self) -> None:
        """A new table, everybody seated and looking at it; raises `Trouble`."""
        first = self.players[0].page
        other: dict[str, Any] = {"kind": "bot", "level": self.bot} if self.is_with_bot else {"kind": "free"}
        seats = [{"kind": "me"}, other]
        about = {"open": self.open_to_all, "terms": {"watch": self.open_to_all}}
        made = await first.ask("create", "created", game=self.game, seats=seats, **about)
        before, self.id = self.id, made.table
        for player in self.players:
            player.shown, player.sent, player.passed = None, None, None
            if before:
                player.page.send("close", table=before)
        await first.ask("open", "table", table=self.id)
        if self.is_with_bot:
            first.send("prefer", table=self.id, bot_speed=0)
        else:
            second = self.players[1].page
            await second.ask("open", "table", table=self.id)
            second.send("sit", table=self.id, seat=1)
            second.send("ready", table=self.id)
            await second.ask("hello", "welcome")  # answered in turn: they are ready by then
            await first.ask("open", "table", table=self.id)  # and the host's process knows it
            first.send("start", table=self.id)

    def play_again(self) -> None:
        if self._starting is None and not self.is_resting:
            self._starting = asyncio.get_running_loop().create_task(self._begin_again())

    async def _begin_again(self) -> None:
        await asyncio.sleep(0.0)  # so that this task is known before it is done
        try:
            await self.begin()
        except Trouble as trouble:
            self.trips.refused[str(trouble)] += 1
            await asyncio.sleep(PAUSE)
            asyncio.get_running_loop().call_soon(self.play_again)
        finally:
            self._starting = None

    def rest(self) -> None:
        """Nobody moves from now on."""
        self.is_resting = True
        if self._starting is not None:
            self._starting.cancel()

    def resume(self) -> None:
        self.is_resting = False
        for player in self.players:
            if player.shown is not None and player.shown.is_my_turn and player.planned is None:
                player._plan(self.thinking_time())


class Tables:
    """All innocent tables of a measurement."""

    def __init__(self, town: Town, seating: Seating = "any") -> None:
        self.town = town
        self.seating = seating
        self._dice = random.Random(1)
        self.trips = Trips()
        self.tables: list[PlayedTable] = []
        self.pages: list[Page] = []

    async def begin(
        self,
        tables: int,
        rate: float,
        game: str = GAMES[0],
        open_to_all: bool = True,
        bot: str = "",
        trips: Trips | None = None,
    ) -> list[PlayedTable]:
        """So many tables at which so many moves a second are made in all (0: as many as can be)."""
        games = cycle(GAMES if game == "mix" else (game,))
        pause = tables / rate if rate else 0.0
        begun = []
        for number in range(tables):
            pages = [Page(self.town.innocent(self._server(number))) for _ in range(1 if bot else 2)]
            self.pages += pages
            begun.append(PlayedTable(pages, next(games), pause, trips or self.trips, open_to_all, bot))
        mine = [player.page for table in begun for player in table.players]
        inside = await let_in(mine)
        if len(inside) < len(mine):
            raise Trouble(f"only {len(inside)} of {len(mine)} players were let in")
        await some_at_a_time(table.begin for table in begun)
        self.tables += begun
        return begun

    def _server(self, number: int) -> int | None:
        """For somebody at a table with this number; none: the next one."""
        if self.seating == "any":
            return self._dice.randrange(len(self.town.servers))
        return number if self.seating == "together" else None

    @property
    def lines(self) -> int:
        return sum(table.lines for table in self.tables)

    @property
    def bytes(self) -> int:
        return sum(page.bytes for page in self.pages)

    def waiting(self, trips: Trips) -> list[float]:
        """How long those have waited by now whose moves have not been answered, if it is long."""
        now = time.perf_counter()
        started = [player.sent for table in self.tables if table.trips is trips for player in table.players]
        return [now - max(sent, trips.since) for sent in started if sent is not None and now - sent > UNANSWERED]

    def waiting_for_bots(self, trips: Trips) -> list[float]:
        """How long those have waited by now whose bots have not moved."""
        now = time.perf_counter()
        passed = [player.passed for table in self.tables if table.trips is trips for player in table.players]
        return [now - since for since in passed if since is not None]

    def rest(self) -> None:
        for table in self.tables:
            table.rest()

    def close(self) -> None:
        self.rest()
        for page in self.pages:
            page.left = lambda: None
            page.close()
