"""Tables: made, looked at, and taken away as a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vicus.table import answers, changes, requests
from vicus.table.refusal import Refused
from vicus.table.rendering import talk

from ..history import link_of
from .allowed import require_allowance

if TYPE_CHECKING:
    from ..connection import Connection
    from ..live_table import LiveTable

MOST_TRIES = 3
"""To come to a table that others change."""


async def create(page: Connection, request: requests.Create) -> None:
    """A new table."""
    require_allowance(page, "create")
    if request.box is not None:
        require_allowance(page, "box_table")
    table = await page.service.new_tables.create(page.guest, await page.guest_name(), request)
    page.send(answers.Created(table.id))


async def learn(page: Connection, request: requests.Learn) -> None:
    """A guided game."""
    require_allowance(page, "create")
    table = await page.service.new_tables.learn(page.guest, await page.guest_name(), request)
    page.send(answers.Created(table.id))


async def import_record(page: Connection, request: requests.Import) -> None:
    """A table from a record."""
    require_allowance(page, "import")
    require_allowance(page, "create")
    table = await page.service.new_tables.import_record(page.guest, await page.guest_name(), request.record, request.until)
    page.send(answers.Created(table.id))


async def rematch(page: Connection, request: requests.Rematch) -> None:
    """The same people again."""
    live = await page.service.table(request.table)
    if live.table.status in ("over", "abandoned") and live.table.successor is None:  # else whoever was first has made it
        require_allowance(page, "create")
    await page.service.new_tables.rematch(live, page.guest)


async def open_table(page: Connection, request: requests.Open) -> None:
    """From now on the page is shown a table."""
    live = await _at_the_table(page, request)
    page.show(live.id, asked=True)
    if live.table.said:
        page.send(talk(live.table, live.shown_names()))
    page.service.bot_players.wake(live)


async def _at_the_table(page: Connection, request: requests.Open) -> LiveTable:
    """Whoever comes in the moment in which a table is read anew (another process has changed it) comes to the new one."""
    for tries in range(1, MOST_TRIES + 1):
        live = await page.service.newest(request.table)
        page.look_at(live, request.since)
        try:
            await page.service.change(live, lambda table: changes.come_back(table, page.guest))
        except Refused as refused:
            if refused.code != "stale" or tries == MOST_TRIES:
                raise
        else:
            break
    return live


async def close_table(page: Connection, request: requests.Close) -> None:
    """The page looks at a table no longer."""
    page.stop_showing(request.table)
    page.hub.analyses.leave(page, request.table)


async def prefer(page: Connection, request: requests.Prefer) -> None:
    """A guest's settings at a table."""
    live = await page.service.table(request.table)
    wish = (request.auto_end, request.bot_speed)
    await page.service.change(live, lambda table: changes.prefer(table, page.guest, *wish))
    page.show(live.id, asked=True)


async def export(page: Connection, request: requests.Export) -> None:
    """A record holds the seed, and so all coming dice: only of a finished game, or of one that cannot go on."""
    live = await page.service.settled(request.table)
    record = await page.hub.history.record(live, page.guest)
    page.send(answers.RecordText(live.id, "", link_of(record)) if request.link else answers.RecordText(live.id, record))


async def check_box(page: Connection, request: requests.CheckBox) -> None:
    """What is wrong with a box, and what it looks like as a file."""
    require_allowance(page, "box")
    page.send(await page.service.own_boxes.checked(request))
