"""What those who play have to do with each other: away and back, giving up, resting, talk."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from vicus.table import company, requests
from vicus.table import talk as talking

from ..live_table import LiveTable
from .allowed import require_allowance

if TYPE_CHECKING:
    from ..connection import Connection


async def replace(page: Connection, request: requests.Replace) -> None:
    """Agree that a bot takes over."""
    live = await page.service.table(request.table)
    online = await _online(page, live)
    wish = (request.seat, online, live.away_for(), page.service.limits.grace_seconds)
    await page.service.change(live, lambda table: company.vote(table, page.guest, *wish))


async def _online(page: Connection, live: LiveTable) -> set[str]:
    """Who is there, asked afresh: nobody who is there is passed over."""
    elsewhere, _ = await page.service.cluster.present(live.id)
    online = page.service.online(live.id) | elsewhere
    live.note_presence(online)
    return online


async def take_back(page: Connection, request: requests.TakeBack) -> None:
    """Whoever was away has the seat again."""
    live = await page.service.table(request.table)
    live.names[page.guest] = await page.guest_name()
    await page.service.change(live, lambda table: company.take_back(table, page.guest))


async def resign(page: Connection, request: requests.Resign) -> None:
    """Give up for good."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: company.resign(table, page.guest))


async def rest(page: Connection, request: requests.Rest) -> None:
    """The game rests, or goes on."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: company.rest(table, page.guest, request.rests))


async def abandon(page: Connection, request: requests.Abandon) -> None:
    """Agree to end the game. Whoever is away for a moment is there: a reload costs nobody a game."""
    live = await page.service.table(request.table)
    online = await _online(page, live)
    there = online | {guest for guest, away in live.away_for().items() if away < page.service.limits.grace_seconds}
    await page.service.change(live, lambda table: company.abandon(table, page.guest, request.agrees, there))


async def say(page: Connection, request: requests.Say) -> None:
    """Say something at a table."""
    live = await page.service.table(request.table)
    require_allowance(page, "say")
    words = (request.text, request.sign, request.ply, time.time())
    await page.service.change(live, lambda table: talking.say(table, page.guest, *words))


async def hush(page: Connection, request: requests.Hush) -> None:
    """The host switches talk off, or on."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: talking.hush(table, page.guest, request.hushed))
