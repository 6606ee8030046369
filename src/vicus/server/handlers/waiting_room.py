"""What can be done before a game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vicus.table import arranging, changes, requests

if TYPE_CHECKING:
    from ..connection import Connection


async def sit(page: Connection, request: requests.Sit) -> None:
    """Take a free seat."""
    live = await page.service.table(request.table)
    await page.service.sit(live, page.guest, await page.guest_name(), request.seat, request.face)


async def leave(page: Connection, request: requests.Leave) -> None:
    """Give up a seat."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: changes.leave(table, page.guest))


async def start(page: Connection, request: requests.Start) -> None:
    """The host wants to begin."""
    await page.service.start(await page.service.table(request.table), page.guest, request.fill)


async def plan(page: Connection, request: requests.Plan) -> None:
    """The host settles something."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.plan(table, page.guest, request.terms))


async def add_seat(page: Connection, request: requests.AddSeat) -> None:
    """One seat more."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.add_seat(table, page.guest))


async def remove_seat(page: Connection, request: requests.RemoveSeat) -> None:
    """One seat less."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.remove_seat(table, page.guest, request.seat))


async def swap_seats(page: Connection, request: requests.SwapSeats) -> None:
    """Two seats change places."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.swap_seats(table, page.guest, request.seat, request.other))


async def seat_bot(page: Connection, request: requests.SeatBot) -> None:
    """A bot sits down."""
    page.service.require_level(request.level)
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.seat_bot(table, page.guest, request.seat, request.level))


async def free_seat(page: Connection, request: requests.FreeSeat) -> None:
    """Somebody gets up."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.free_seat(table, page.guest, request.seat))


async def paint(page: Connection, request: requests.Paint) -> None:
    """A colour, or a face."""
    live = await page.service.table(request.table)
    wish = (request.seat, request.colour, request.face)
    await page.service.change(live, lambda table: arranging.paint(table, page.guest, *wish))


async def ready(page: Connection, request: requests.Ready) -> None:
    """Somebody wants to begin."""
    live = await page.service.table(request.table)
    await page.service.change(live, lambda table: arranging.ready(table, page.guest, request.ready))
