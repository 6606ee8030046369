"""Friends at other devices: what somebody may ask whose messages come over a line between two browsers.

Whoever is at the other end is a stranger to the code: a guest of the house known by a secret, at one table and those that
follow it, with the limits that a server has for guests.
"""

from __future__ import annotations

import asyncio
import hashlib
import string
from collections.abc import Callable, MutableMapping
from typing import Any

import msgspec

from vicus.server.allowance import Allowances
from vicus.server.connection import decoder
from vicus.server.limits import Limits
from vicus.server.service import TableService
from vicus.table import requests
from vicus.table.answers import Code, Refusal
from vicus.table.refusal import Refused

from .lines import HouseLine, as_text

MOST_BYTES = 16_384
"""Of a message: the longest that a page sends at a table is what somebody says there."""
MOST_WAITING = 100
"""Messages that were not read yet: a page sends some at once when it comes."""
MOST_REFUSED = 50
"""Requests that no page makes, until nobody listens any more."""
PAUSE = 0.1
"""Seconds in which nothing is read of whoever asks for something that is not theirs."""
SECRET = 64
"""Letters of a secret: hexadecimal."""

LIMITS = Limits(tables_per_day_per_address=40.0, hints_per_minute_per_guest=6.0)
"""Of friends; there is one address for all of them."""
AT_A_TABLE = frozenset(
    {
        requests.Open,
        requests.Close,
        requests.Sit,
        requests.Leave,
        requests.Start,
        requests.Plan,
        requests.AddSeat,
        requests.RemoveSeat,
        requests.SwapSeats,
        requests.SeatBot,
        requests.FreeSeat,
        requests.Paint,
        requests.Ready,
        requests.Act,
        requests.Undo,
        requests.Restart,
        requests.EndTurn,
        requests.AskWhy,
        requests.AskHint,
        requests.AskAppraisal,
        requests.Analyse,
        requests.ShowPosition,
        requests.ShowCourse,
        requests.Replace,
        requests.TakeBack,
        requests.Resign,
        requests.Rest,
        requests.Abandon,
        requests.Say,
        requests.Hush,
        requests.Rematch,
        requests.Prefer,
        requests.Export,
    }
)
"""What can be asked of a table. New kinds of requests are none of a friend's until they stand here."""


def friend_of(secret: str) -> str:
    """The id of the guest who has a secret: nobody else's, neither the owner's nor one of those at the device.

    >>> friend_of("0" * 64) == friend_of("0" * 64), friend_of("0" * 64) == friend_of("1" * 64), len(friend_of("0" * 64))
    (True, False, 64)
    """
    if len(secret) != SECRET or not set(secret) <= set(string.hexdigits.lower()):
        raise ValueError("no secret")
    return hashlib.sha256(f"vicus: a friend with the secret {secret}".encode()).hexdigest()


class HouseAllowances(Allowances):
    """Whoever is at the device may ask as much as they like; friends what they could ask of a server."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits)
        self._strangers = Allowances(LIMITS)
        self.friends: set[str] = set()

    def spend(self, guest: str, address: str | None, cost: float) -> bool:
        if guest in self.friends:
            return self._strangers.spend(guest, address, cost)
        return super().spend(guest, address, cost)

    def spend_kind(self, guest: str, address: str | None, kind: str) -> bool:
        if guest in self.friends:
            return self._strangers.spend_kind(guest, address, kind)
        return super().spend_kind(guest, address, kind)


class FriendSocket(HouseLine):
    """The line to a friend at a table. `post` sends a message, `part` says that nobody listens any more."""

    def __init__(
        self, post: Callable[[str], object], part: Callable[[], object], service: TableService, table: str, guest: str
    ) -> None:
        super().__init__(post)
        self.guest = guest
        self._end, self._service = part, service
        self._tables = [table]
        """Theirs: each follows the one before."""
        self._refused = 0

    def take(self, text: str) -> None:
        """The friend asks for something."""
        if self.waiting >= MOST_WAITING:
            self.hang_up()
        elif self.is_open:
            super().take(text if len(text) <= MOST_BYTES else "")  # nothing of it is kept, and it is refused

    def hang_up(self) -> None:
        """The friend has gone, or must go."""
        if self.is_open:
            super().hang_up()
            self._end()

    async def receive(self) -> MutableMapping[str, Any]:
        while True:
            message = await super().receive()
            if message["type"] == "websocket.disconnect":
                return message
            refusal = await self._refusal(message["text"])
            if refusal is None:
                return message
            self._refused += 1
            if self._refused > MOST_REFUSED:
                self.hang_up()
            elif self.is_open:
                self.post(as_text(refusal))
                await asyncio.sleep(PAUSE)

    async def _refusal(self, text: str) -> Refusal | None:
        """Why this is none of a friend's business; read in the same way as it will be when it is answered."""
        code: Code
        try:
            request = decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
            return Refusal("malformed")
        if isinstance(request, requests.Hello | requests.ShowScene):  # neither is about a table
            return None
        table: str | None = getattr(request, "table", None)
        code = "unknown_table"
        if type(request) not in AT_A_TABLE or table is None:
            code, table = "not_allowed", None
        elif await self._is_theirs(table):
            return None
        return Refusal(code, table)

    async def _is_theirs(self, table: str) -> bool:
        """This table, or one that follows it, however many games later."""
        while table not in self._tables:
            try:
                latest = await self._service.table(self._tables[-1])
            except Refused:
                return False
            following = latest.table.successor
            if following is None or following in self._tables:
                return False
            self._tables.append(following)
        return True
