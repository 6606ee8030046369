"""One laptop that means harm: every attacker has the same address."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress

from .burden import RATE, Burden, pump
from .figures import Goal, share
from .people import let_in
from .records import length, long_game, new_boxes
from .tables import Trips
from .wire import Answer, Created, Page, Person, Refusal, Socket, Trouble

PATIENCE = 2.0
"""Seconds after which a person asks what the bot is waiting for."""


class Look(Burden):
    """Positions of the past of a long game, another one each time."""

    name = "look"
    what = "{count} sockets ask for positions of a long game"

    async def prepare(self) -> None:
        record = long_game()
        owner = await self.attacker()
        self.table = (await owner.ask("import", "created", record=record)).table
        self.plies = length(record)
        self.looking = await let_in([Socket(self.town.attacker()) for _ in range(self.wish.count)])
        self.sockets += self.looking

    async def begin(self) -> None:
        half = self.plies // 2
        await pump(self.looking, lambda socket: socket.send("look", table=self.table, ply=random.randint(half, self.plies)))

    def seen(self) -> dict[str, float | str]:
        answers = sum(socket.frames for socket in self.looking)
        return {"plies": f"{self.plies}", "answers": f"{answers}", "still there": f"{self.there}"}


class Imports(Burden):
    """Records of whole games with boxes that nobody has seen before."""

    name = "imports"
    what = "{count} sockets import records with new boxes"

    async def prepare(self) -> None:
        self.importing = await let_in([Socket(self.town.attacker()) for _ in range(self.wish.count)])
        self.sockets += self.importing
        self.records: Iterator[str] = new_boxes()

    async def begin(self) -> None:
        await pump(self.importing, lambda socket: socket.send("import", record=next(self.records)))

    def seen(self) -> dict[str, float | str]:
        return {"answers": f"{sum(socket.frames for socket in self.importing)}", "still there": f"{self.there}"}


class Frames(Burden):
    """Frames of six bytes, tens of thousands at once: pings, and messages of nothing. Whoever is let go comes back."""

    name = "frames"
    what = "{count} sockets send storms of pings and tiny messages"
    storm = 40_000
    """Frames at once: as many as the server reads in one go."""

    async def prepare(self) -> None:
        self.storms = 0
        self.sockets += await let_in([Socket(self.town.attacker()) for _ in range(self.wish.count)])

    async def begin(self) -> None:
        storms = [bytes([first, 0x80, 0, 0, 0, 0]) * self.storm for first in (0x89, 0x81)]  # a ping, a text
        while True:
            for number, socket in enumerate(self.sockets):
                if socket.lost or socket.transport is None:
                    socket = self.sockets[number] = Socket(socket.person)
                    with suppress(Trouble):
                        await socket.connect()
                if socket.transport is not None and not socket.lost:
                    socket.transport.underlying_transport.write(storms[self.storms % 2])
                    self.storms += 1
            await asyncio.sleep(1 / RATE)

    def seen(self) -> dict[str, float | str]:
        return {"storms": f"{self.storms}", "still there": f"{self.there}"}


class Bots(Burden):
    """One guest makes tables of four masters and looks at all of them; others play against a bot meanwhile."""

    name = "bots"
    what = "one guest makes {count} tables of four masters"
    warm = "bohemian_villages"
    pages = 4
    """The attacker's sockets."""
    others = 5
    """Tables of a guest and a bot."""

    async def prepare(self) -> None:
        self.waiting_for_bots = Trips()
        await self.tables.begin(self.others, 2.0 * self.others, self.wish.game, bot="grandmaster", trips=self.waiting_for_bots)
        guest = self.town.attacker()
        masters = [Page(Person(guest.server, guest.home, guest.cookie)) for _ in range(self.pages)]
        self.sockets += masters
        self.made, self.refused = 0, 0
        seats = [{"kind": "bot", "level": "grandmaster"}] * 4
        for page in await let_in(masters):
            page.heard = self._opener(page)
        for number in range(self.wish.count):
            masters[number % self.pages].send("create", game=self.wish.game, seats=seats, open=False)
        for _ in range(100):
            if self.made + self.refused >= self.wish.count:
                break
            await asyncio.sleep(0.1)

    def _opener(self, page: Page) -> Callable[[Answer], None]:
        def hear(answer: Answer) -> None:
            if isinstance(answer, Created):
                self.made += 1
                asyncio.get_running_loop().call_later(random.uniform(3.0, 6.0), lambda: page.send("open", table=answer.table))
            elif isinstance(answer, Refusal):
                self.refused += 1

        return hear

    async def begin(self) -> None:
        self.waiting_for_bots.begin()

    def seen(self) -> dict[str, float | str]:
        return {
            "tables made": f"{self.made}",
            "refused": f"{self.refused}",
            "another guest's bot answers after, s": share(self._waits(), 0.5),
        }

    def goals(self) -> list[Goal]:
        return [Goal("another guest's bot, p99, s", share(self._waits(), 0.99), PATIENCE)]

    def _waits(self) -> list[float]:
        """Seconds, those included who still wait."""
        return self.waiting_for_bots.bots + self.tables.waiting_for_bots(self.waiting_for_bots)
