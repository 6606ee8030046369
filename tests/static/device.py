"""A browser's house without a browser: rows in memory, bots that need no worker, and pages that speak with it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from vicus.static.house import House, start
from vicus.static.lines import HouseLine


class Disk:
    """What the browser keeps (`vicus.static.browser_storage.Disk`): rows by key; all of a write or nothing."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.is_full = False

    async def load(self) -> str:
        alone = ("archive ", "analysis ")
        return json.dumps([[key, "" if key.startswith(alone) else text] for key, text in self.rows.items()])

    async def read(self, key: str) -> str | None:
        return self.rows.get(key)

    async def write(self, rows: str) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise RuntimeError("QuotaExceededError")
        for key, text in json.loads(rows):
            if text is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = text


class NoWorkers:
    """There is nobody who searches: bots play their first legal action."""

    count = 1

    async def ask(self, message: str) -> str:
        return json.dumps({"error": "nobody is here"})


async def opened(disk: Disk) -> House:
    return await start(disk, NoWorkers())


class Page:
    """A tab that speaks for one of those who are here."""

    def __init__(self, house: House, person: str = "") -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.all: list[dict[str, Any]] = []
        self._socket: HouseLine = house.connect(self._hear, "", person)

    def _hear(self, text: str) -> None:
        self.all.append(json.loads(text))
        self.told.put_nowait(self.all[-1])

    def send(self, kind: str, **fields: Any) -> None:
        self._socket.take(json.dumps({"type": kind, **fields}, separators=(",", ":")))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (answer := await asyncio.wait_for(self.told.get(), 60))["type"] not in kinds:
            assert answer["type"] != "error", answer
        return answer

    async def ask(self, kind: str, *kinds: str, **fields: Any) -> dict[str, Any]:
        self.send(kind, **fields)
        return await self.next(*kinds)

    def leave(self) -> None:
        self._socket.hang_up()
