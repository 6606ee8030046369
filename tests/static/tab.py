"""A tab that plays whole games with a browser's house, and bots that need no thought."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from vicus.static.house import House

from .device import Disk


class FirstAction:
    """Bots that take whatever comes first."""

    count = 2

    async def ask(self, message: str) -> str:
        asked = json.loads(message)
        menu = asked.get("menu", [])
        return json.dumps({"action": (menu or [0])[0], "visits": [1 for _ in menu], "values": [0.5 for _ in menu]})


class Tab:
    """A page that plays."""

    def __init__(self, house: House) -> None:
        self._answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.socket = house.connect(lambda text: self._answers.put_nowait(json.loads(text)))

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.take(json.dumps({"type": kind, **fields}))

    async def next(self, *kinds: str) -> dict[str, Any]:
        while (answer := await asyncio.wait_for(self._answers.get(), 60))["type"] not in kinds:
            pass
        return answer

    async def ask(self, kind: str, answer: str, **fields: Any) -> dict[str, Any]:
        self.say(kind, **fields)
        return await self.next(answer)

    async def table(self, game: str = "bohemian_villages", level: str = "strong") -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        made = await self.ask("create", "created", game=game, seats=seats)
        return await self.look_at(made["table"])

    async def look_at(self, table_id: str) -> dict[str, Any]:
        shown = await self.ask("open", "table", table=table_id)
        while shown["id"] != table_id:  # something new of the one that was open before
            shown = await self.next("table")
        self.say("prefer", table=table_id, auto_end=True, bot_speed=0.0)
        return shown

    async def play(self, shown: dict[str, Any], most: int = 100_000) -> dict[str, Any]:
        """Until so many own decisions are made, or the game is over; the table as it is then, and somebody may act."""
        asked, made = -1, 0
        while shown["status"] == "playing":
            if shown["number"] != asked and (shown["legal"] or shown["can_end"]):
                if made == most:
                    break
                asked = shown["number"]
                about = {"table": shown["id"], "number": asked}
                made += bool(shown["legal"])
                if shown["legal"]:
                    self.say("act", **about, action=shown["legal"][0]["text"])
                else:
                    self.say("end_turn", **about)
            shown = await self.next("table")
        return shown


async def opened(disk: Disk) -> tuple[House, Tab]:
    house = House(disk, FirstAction())
    await house.start()
    tab = Tab(house)
    await tab.ask("hello", "welcome", name="Ada")
    return house, tab
