"""People who play whatever happens: any legal move, and when the connection is lost they come back."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from bench.load.wire import Choice, Person, Socket, Trouble, legal_decoder
from picows import WSFrame, WSMsgType, WSTransport

from .ledger import Ledger, Move

UNANSWERED = 12.0
"""Seconds after which somebody who has asked for something connects anew; whoever only waits goes on waiting."""
PATIENCE = 120.0
"""Seconds within which every table must go on."""
AGAIN = 0.3
"""Seconds before somebody tries again, on average."""
UNDO, RESTART = 0.08, 0.02
"""How often somebody takes something back."""

_numbers = count(1)


class Shown(msgspec.Struct, tag="table"):
    """What a player needs of a `table`."""

    id: str
    number: int
    status: str
    you: int | None
    can_undo: bool
    can_end: bool
    successor: str | None
    seats: list[dict[str, Any]]
    legal: msgspec.Raw

    def choices(self) -> list[Choice]:
        return legal_decoder.decode(self.legal)


class Refusal(msgspec.Struct, tag="error"):
    code: str
    table: str | None = None
    message: str | None = None


class Created(msgspec.Struct, tag="created"):
    table: str


class Welcome(msgspec.Struct, tag="welcome"):
    name: str


Answer = Shown | Refusal | Created | Welcome | None
"""None: the connection is lost."""
READ = ("table", "error", "created", "welcome")
decoder = msgspec.json.Decoder(Shown | Refusal | Created | Welcome)


class Silence(Trouble):
    """Nothing was answered, and the connection is there."""


class Visit(Socket):
    """A connection whose answers are read one after the other."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.answers: asyncio.Queue[Answer] = asyncio.Queue()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        super().on_ws_frame(transport, frame)
        if frame.msg_type == WSMsgType.TEXT:
            text = frame.get_payload_as_bytes()
            if any(text.startswith(b'{"type":"%s"' % kind.encode()) for kind in READ):
                self.answers.put_nowait(decoder.decode(text))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        super().on_ws_disconnected(transport)
        self.answers.put_nowait(None)

    async def answer(self, seconds: float | None) -> Shown | Refusal | Created | Welcome:
        """The next one; raises `Trouble` if none comes in time, or ever."""
        try:
            async with asyncio.timeout(seconds):  # wait_for of Python 3.11 would swallow that everybody is to go
                got = await self.answers.get()
        except TimeoutError:
            raise Silence("no answer") from None
        if got is None:
            raise Trouble("the connection was ended")
        return got


class Party:
    """Those who play together, game after game: `guests` of them and bots."""

    def __init__(self, game: str, guests: int, bots: Sequence[str]) -> None:
        self.game = game
        self.guests = guests
        self.bots = list(bots)
        self.id = ""
        """Of the table; none before there is one."""
        self.steps = 0
        """How often somebody saw something new."""
        self.games = 0
        self.stirred = asyncio.Event()

    def __str__(self) -> str:
        return f"{self.guests} guests and {len(self.bots)} bots, {self.game}, table {self.id or 'none yet'}"

    def seats(self) -> list[dict[str, str]]:
        people = [{"kind": "me"} if number == 0 else {"kind": "free"} for number in range(self.guests)]
        return [*people, *({"kind": "bot", "level": level} for level in self.bots)]

    def move_to(self, table: str) -> None:
        self.id, self.games = table, self.games + 1
        self.step()

    def step(self) -> None:
        self.steps += 1
        self.stirred.set()


class Guest:
    """Somebody at a table, or who watches bots there (`is_watching`). The first one makes the tables."""

    def __init__(self, party: Party, place: int, ledger: Ledger, addresses: Callable[[], list[str]], pause: float) -> None:
        self.party = party
        self.place = place
        self.ledger = ledger
        self.addresses = addresses
        self.pause = pause
        self.cookie = f"fault-{next(_numbers):04}-{random.getrandbits(128):032x}"
        self.home = f"127.3.{next(_numbers) % 250}.{random.randrange(1, 250)}"
        self.is_away = False
        self.visits = 0
        self._visit: Visit | None = None
        self._pending: tuple[int, Move] | None = None
        """The number that was sent with a move, and the move; not answered yet."""
        self._number = -1

    async def live(self) -> None:
        """Until cancelled."""
        while True:
            if not self.is_away:
                with suppress(Trouble):
                    await self._stay()
                if self._visit is not None:
                    self._visit.close()
            await asyncio.sleep(AGAIN * random.uniform(0.3, 1.7))

    def leave(self) -> None:
        """Closes the page, and does not come back before `is_away` is false again."""
        self.is_away = True
        if self._visit is not None:
            self._visit.close()

    async def _stay(self) -> None:
        """From connecting to the end of the connection."""
        servers = self.addresses()
        if not servers:
            return
        visit = self._visit = Visit(Person(random.choice(servers), self.home, self.cookie))
        try:
            async with asyncio.timeout(UNANSWERED):
                await visit.connect()
        except TimeoutError:
            raise Trouble("no connection") from None
        visit.send("hello", name=f"Guest {self.place}")
        while not isinstance(await visit.answer(UNANSWERED), Welcome):
            pass
        self.visits += 1
        while True:
            table = await self._table(visit)
            visit.send("open", table=table, since=-1)
            await self._play(visit, table)

    async def _table(self, visit: Visit) -> str:
        """Where the party is; the first one makes a table if there is none."""
        if not self.party.id and self.place == 0:
            await self._create(visit)
        while not self.party.id:
            await asyncio.sleep(AGAIN)
            if visit.lost:
                raise Trouble("the connection was ended")
        return self.party.id

    async def _create(self, visit: Visit) -> None:
        visit.send("create", game=self.party.game, seats=self.party.seats())
        while True:
            answer = await visit.answer(UNANSWERED)
            if isinstance(answer, Created):
                self.party.move_to(answer.table)
                return
            if isinstance(answer, Refusal):
                self._be_refused(answer)
                await asyncio.sleep(AGAIN)
                visit.send("create", game=self.party.game, seats=self.party.seats())

    async def _play(self, visit: Visit, table: str) -> None:
        """At one table, until the party goes to another one."""
        asked, is_new = True, True
        self._pending, self._number = None, -1
        while self.party.id == table:
            try:
                answer = await visit.answer(UNANSWERED if asked else None)
            except Silence:
                self.ledger.silences.append(f"{self.party}, guest {self.place}: {self._pending or 'open'} was not answered")
                raise
            if isinstance(answer, Refusal):
                self._be_refused(answer)
                await asyncio.sleep(AGAIN)
                visit.send("open", table=table, since=-1)
                asked = True
            elif isinstance(answer, Shown) and answer.id == table:
                self._see(answer)
                if is_new and answer.you is not None:
                    is_new = False
                    visit.send("prefer", table=table, bot_speed=0.0, auto_end=self.place == 1)
                asked = await self._answer(visit, answer)

    def _be_refused(self, refusal: Refusal) -> None:
        wordless = refusal.code == "unavailable" and not refusal.message
        self.ledger.refused[refusal.code if not wordless else "unavailable, without words"] += 1
        self._pending = None

    def _see(self, shown: Shown) -> None:
        if shown.number > self._number:
            self._number = shown.number
            self.ledger.show(shown.id, shown.number)
            self.party.step()
        if self._pending is not None and shown.number > self._pending[0]:
            number, move = self._pending
            self.ledger.acknowledge(shown.id, number + 1, move)
            self._pending = None

    async def _answer(self, visit: Visit, shown: Shown) -> bool:
        """What this guest does about what is shown; true if an answer is due."""
        if self._pending is not None:
            return True
        if shown.successor is not None and shown.successor != self.party.id:
            self.party.move_to(shown.successor)
            return True
        if shown.status == "over":
            return await self._play_again(visit, shown)
        if shown.status == "waiting":
            return self._sit_down(visit, shown) if shown.you is None else self._begin(visit, shown)
        return await self._move(visit, shown)

    async def _play_again(self, visit: Visit, shown: Shown) -> bool:
        if self.place != 0:
            return False
        if shown.you is not None:
            visit.send("rematch", table=shown.id)
        else:
            await self._create(visit)
        return True

    def _sit_down(self, visit: Visit, shown: Shown) -> bool:
        free = [number for number, seat in enumerate(shown.seats) if seat["kind"] == "free"]
        if not free or self.party.guests == 0:
            return False
        visit.send("sit", table=shown.id, seat=random.choice(free))
        return True

    def _begin(self, visit: Visit, shown: Shown) -> bool:
        """Everybody is ready at once; the host begins when all are there and are."""
        mine = shown.seats[shown.you or 0]
        if not mine["host"] and not mine["ready"]:
            visit.send("ready", table=shown.id)
        elif mine["host"] and all(seat["ready"] for seat in shown.seats if not seat["host"]):
            visit.send("start", table=shown.id)
        else:
            return False
        return True

    async def _move(self, visit: Visit, shown: Shown) -> bool:
        choices = shown.choices()
        if not choices and not shown.can_end:
            return False
        await asyncio.sleep(self.pause * random.uniform(0.2, 1.8))
        chance = random.random()
        if shown.can_undo and chance < UNDO:
            move: Move = ("undo", "")
        elif shown.can_undo and chance < UNDO + RESTART:
            move = ("restart", "")
        elif choices:
            move = ("act", random.choice(choices).text)
        else:
            move = ("end_turn", "")
        about = {"action": move[1]} if move[0] == "act" else {}
        self._pending = (shown.number, move)
        self.ledger.send(shown.id, shown.number + 1, move)
        visit.send(move[0], table=shown.id, number=shown.number, **about)
        return True


class Town:
    """Everybody."""

    def __init__(self, addresses: Callable[[], list[str]], pause: float = 0.1) -> None:
        self.ledger = Ledger()
        self.addresses = addresses
        self.pause = pause
        self.parties: list[Party] = []
        self.slowest = (0.0, "")
        """Seconds until a table went on, and which one that was."""
        self.guests: list[Guest] = []
        self._tasks: list[asyncio.Task[None]] = []

    def come(self, party: Party) -> None:
        """A party sits down; one of bots alone has somebody who watches."""
        self.parties.append(party)
        for place in range(max(1, party.guests)):
            guest = Guest(party, place, self.ledger, self.addresses, self.pause)
            self.guests.append(guest)
            self._tasks.append(asyncio.create_task(guest.live()))

    @property
    def problems(self) -> list[str]:
        """What went wrong with the people themselves."""
        return [repr(task.exception()) for task in self._tasks if task.done() and not task.cancelled() and task.exception()]

    async def goes_on(self, steps: int = 2, patience: float = PATIENCE) -> list[str]:
        """Wait until so much has happened at every table; those at which it did not."""
        begin = time.monotonic()
        wanted = {party: party.steps + steps for party in self.parties}

        async def wait(party: Party) -> str | None:
            try:
                async with asyncio.timeout(patience):
                    while party.steps < wanted[party]:
                        party.stirred.clear()
                        await party.stirred.wait()
            except TimeoutError:
                return str(party)
            self.slowest = max(self.slowest, (time.monotonic() - begin, str(party)))
            return None

        return [standing for standing in await asyncio.gather(*map(wait, self.parties)) if standing is not None]

    async def refused(self, code: str, more: int = 1, patience: float = PATIENCE) -> bool:
        """Wait until somebody is refused something with this code."""
        wanted = self.ledger.refused[code] + more
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while self.ledger.refused[code] < wanted:
                    await asyncio.sleep(0.05)
        return self.ledger.refused[code] >= wanted

    async def go(self) -> None:
        """Everybody leaves."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for guest in self.guests:
            guest.leave()


def parties(games: Sequence[str], tables: int) -> list[Party]:
    """So many tables, all kinds of them in turn."""
    kinds: list[tuple[int, list[str]]] = [(1, ["casual"]), (2, []), (0, ["casual", "beginner"]), (2, ["beginner"])]
    return [Party(games[number % len(games)], *kinds[number % len(kinds)]) for number in range(tables)]
