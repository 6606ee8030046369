"""The house of a page without a server: its tables, its storage, and a line to each tab that is open."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec

from vicus import registry
from vicus.core.game import game as find_game
from vicus.core.game import playable
from vicus.server.everything import everything
from vicus.server.hub import Hub
from vicus.server.limits import Limits
from vicus.server.page_socket import PageGone
from vicus.server.service import TableService
from vicus.server.storage import StorageUnavailable

from .bots import BotWorkers
from .browser_storage import BrowserStorage, Disk
from .friends import FriendSocket, HouseAllowances, friend_of
from .hotseat import CLOSES, Hotseat
from .lines import HouseLine, as_text
from .people import OWNER
from .readiness import ModuleReadiness, PageBots
from .workers import Workers

log = logging.getLogger("vicus.house")

LOADING_PAUSE = 2.0
"""Seconds between two games that are loaded before anybody has asked for them."""
PLENTY = 1e9
LIMITS = msgspec.structs.replace(
    Limits(),
    # Whoever is at the device is no stranger: whoever asks too much slows down nobody else.
    cost_per_second_per_guest=PLENTY,
    cost_burst_per_guest=PLENTY,
    cost_per_second_per_address=PLENTY,
    cost_burst_per_address=PLENTY,
    tables_per_guest=10_000,
    tables_per_day_per_address=PLENTY,
    hints_per_minute_per_guest=PLENTY,
    hints_per_minute_per_address=PLENTY,
    analyses_per_minute_per_guest=PLENTY,
    appraisals_per_minute_per_guest=PLENTY,
    imports_per_minute_per_guest=PLENTY,
    imports_per_minute_per_address=PLENTY,
    words_per_minute_per_guest=PLENTY,
    boxes_per_minute_per_guest=PLENTY,
    box_tables_per_minute_per_guest=PLENTY,
    # Nothing can be compiled, and nothing is deleted that its owner has not deleted.
    boxes_compiling=0,
    waiting_days=0.0,
    unfinished_days=0.0,
    finished_days=0.0,
    guest_days=0.0,
)
"""What protects memory stays as it is."""


class TabSocket(HouseLine):
    """The line to a tab of this browser."""

    def __init__(self, post: Callable[[str], object], guest: str = OWNER, hotseat: Hotseat | None = None) -> None:
        super().__init__(post)
        self._guest, self._hotseat = guest, hotseat
        self._company: list[Callable[[], None]] = []
        """The lines of others who are here, ended by calling them."""

    def take(self, text: str) -> None:
        if text.startswith(CLOSES):
            self._part()
        super().take(text)

    def hang_up(self) -> None:
        self._part()
        super().hang_up()

    async def receive(self) -> MutableMapping[str, Any]:
        while True:
            message = await super().receive()
            if self._hotseat is None or not await self._hotseat.gather(message.get("text", ""), self.post):
                return message

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if not self.is_open:
            raise PageGone
        text = message["text"]
        if self._hotseat is not None and (here := self._hotseat.told(text, self._guest)) is not None:
            self.post(as_text(here))
            self._company = self._company or self._hotseat.keep_company(here)
        self.post(text)

    def _part(self) -> None:
        company, self._company = self._company, []
        for end in company:
            end()


class House:
    """All tables of a browser. One at a time: whoever starts it sees to that (`ui/src/static/table-worker.ts`)."""

    def __init__(self, disk: Disk, workers: Workers, games: Callable[[], tuple[str, ...]] = playable) -> None:
        self.storage = BrowserStorage(disk)
        here = BotWorkers(workers)
        self.service = TableService(
            self.storage,
            here,
            PageBots(),
            analysts=here,
            archivists=here,
            limits=LIMITS,
            readiness=ModuleReadiness(games, here.without_net),
            games=games,
        )
        self._allowances = HouseAllowances(LIMITS)
        self.hub = Hub(self.service, self._allowances)
        self.hotseat = Hotseat(self.service, self.storage, self._keep_company)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Read what was kept; raises `StorageUnavailable`."""
        await self.storage.load()
        await self.hub.start()
        for work in (
            self.hub.history.tend(),
            self.service.keeper.tend(),
            self.service.upkeep.find_stopped(),
            self.service.timekeeper.run(),
            self._load_games(),
        ):
            self._beside(asyncio.create_task(work))

    async def everything(self) -> str:
        """Everything of whoever plays here, as one file."""
        await self.service.keeper.settled()  # what has just ended is in it
        with suppress(StorageUnavailable):  # where nothing more can be kept, all else is in it
            await self.hub.history.tend_once()
        return b"".join([piece async for piece in everything(self.storage, OWNER)]).decode()

    async def _load_games(self) -> None:
        """Beside everything else: whoever wants to play one of them finds it ready, or waits for that one alone."""
        for name in self.service.games():
            await asyncio.sleep(LOADING_PAUSE)
            find_game(name)

    def connect(self, post: Callable[[str], object], language: str = "", person: str = "") -> TabSocket:
        """A tab comes; what it is told goes to `post`. `person`: whom it speaks for, if not for the owner of the device."""
        guest = self.hotseat.guest(person)
        socket = TabSocket(post, guest, self.hotseat)
        self._beside(asyncio.create_task(self.hub.serve(socket, guest, language=language)))
        return socket

    def connect_friend(
        self, post: Callable[[str], object], part: Callable[[], object], secret: str, table: str, language: str = ""
    ) -> FriendSocket:
        """Somebody at another device comes to a table; `part` is told when the line must end.

        Raises `ValueError` for what is no secret.
        """
        guest = friend_of(secret)
        self._allowances.friends.add(guest)
        socket = FriendSocket(post, part, self.service, table, guest)
        self._beside(asyncio.create_task(self.hub.serve(socket, guest, language=language)))
        return socket

    def _keep_company(self, guest: str, request: str) -> Callable[[], None]:
        """A line for somebody who is here, while another is shown the table."""
        socket = TabSocket(lambda text: None, guest)
        socket.take(request)
        self._beside(asyncio.create_task(self.hub.serve(socket, guest)))
        return socket.hang_up

    def _beside(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("something of the house has failed", exc_info=problem)


def prepare() -> None:
    """Whatever can be done before anybody is there: a snapshot of it is kept (`ui/src/static/snapshot.ts`)."""
    for name in registry.names():
        find_game(name)
    gc.collect()


async def start(disk: Disk, workers: Workers) -> House:
    """The house, open."""
    random.seed()  # in a memory that was kept, it is as it was in all others that begin with it
    house = House(disk, workers, registry.names)  # all were loaded when the page was made: nobody waits until they are again
    await house.start()
    return house
