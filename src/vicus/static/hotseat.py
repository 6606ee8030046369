"""A table for several people at one device, which shows it to one of them at a time.

The page speaks for one of them. With each table it is told who of them is to decide, and whether anything is hidden from the
others (`Here`): it shows a screen then, and goes on as the next one (`ui/src/static/hotseat.svelte.ts`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from vicus.core.likeness import clean
from vicus.server.live_table import LiveTable
from vicus.server.service import TableService
from vicus.server.storage import StorageUnavailable
from vicus.table import arranging
from vicus.table.answers import Created, Refusal
from vicus.table.refusal import Refused
from vicus.table.requests import Create
from vicus.table.serializers import event_infos
from vicus.table.table import Table

from .browser_storage import BrowserStorage
from .lines import as_text
from .people import OWNER, Person, guest_of

log = logging.getLogger("vicus.hotseat")

CREATES = '{"type":"create"'
CLOSES = '{"type":"close"'
SHOWS = '{"type":"table","id":"'
"""How messages begin that are of interest here: most are not even read."""
VIEWER = "viewer"
"""Differs in any two views, and tells nothing."""


class Place(msgspec.Struct):
    """A seat that is planned, as far as it is for somebody here."""

    here: Person | None = None


class Gathering(msgspec.Struct):
    """A request for a table, as far as it is about people here."""

    seats: list[Place]


class Somebody(msgspec.Struct):
    """One of the people at a table who are here."""

    seat: int
    id: str
    """Empty: the owner of the device."""
    name: str
    face: str


class Here(msgspec.Struct, tag="here"):
    """Told before each state of a table with several people here."""

    table: str
    game: str
    name: str
    status: str
    you: str
    """Whom the page speaks for."""
    turn: int | None
    hides: bool
    """Does anybody here know something that the others must not see?"""
    people: list[Somebody]
    colours: list[int]
    """Of all seats."""


_request = msgspec.json.Decoder(Create)
_gathering = msgspec.json.Decoder(Gathering)


class Hotseat:
    """Of a house. `connect` opens a line for a guest that asks for something once and that nobody reads; it returns its end."""

    def __init__(
        self, service: TableService, storage: BrowserStorage, connect: Callable[[str, str], Callable[[], None]]
    ) -> None:
        self._service, self._storage, self._connect = service, storage, connect
        self._secrets: dict[str, tuple[int, bool]] = {}
        """By table: up to which number its events were looked at, and whether one of them is a secret."""
        self._beginning: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        told = service.gone

        def gone(guest: str) -> None:
            told(guest)
            if guest == OWNER:
                self._beside(self._forget_all())

        service.gone = gone

    def guest(self, person: str) -> str:
        """The guest that a page speaks for: the owner, or somebody who has sat down here."""
        return person if person in self._storage.people else OWNER

    # -- a table is made

    async def gather(self, text: str, post: Callable[[str], object]) -> bool:
        """Make a table where everybody sits already, and tell `post`; false if the text asks for anything else."""
        wish = _gathering_of(text)
        if wish is None:
            return False
        answer: Created | Refusal
        try:
            answer = Created(await self._gathered(_request.decode(text), [place.here for place in wish.seats]))
        except msgspec.MsgspecError:
            answer = Refusal("malformed")
        except Refused as refused:
            answer = Refusal(refused.code, None, refused.message, refused.params)
        except StorageUnavailable:
            answer = Refusal("unavailable", None, "storage-unavailable")
        post(as_text(answer))
        return True

    async def _gathered(self, wish: Create, people: Sequence[Person | None]) -> str:
        name = await self._storage.guest_name(OWNER) or ""
        here = {
            seat: Person(called, person.face)
            for seat, person in enumerate(people)
            if person is not None and (called := clean(person.name))
        }
        names = [name.casefold(), *(person.name.casefold() for person in here.values())]
        if twice := next((person.name for person in here.values() if names.count(person.name.casefold()) > 1), ""):
            raise Refused("bad_input", "static-here-twice", name=twice)
        live = await self._service.new_tables.create(OWNER, name, msgspec.structs.replace(wish, open=False, waits=True))
        for seat, person in here.items():
            guest = guest_of(person.name)
            await self._storage.keep_person(guest, person)
            await self._storage.name_guest(guest, person.name)
            await self._service.sit(live, guest, person.name, seat, person.face)
        await self._begin(live)
        return live.id

    async def _begin(self, live: LiveTable) -> None:
        """Whoever is here is ready."""
        host = live.table.host or OWNER
        for guest in live.table.guests() - {host}:
            await self._service.change(live, lambda table, guest=guest: arranging.ready(table, guest, True))  # type: ignore[misc]
        await self._service.start(live, host)

    # -- a table is shown

    def told(self, text: str, guest: str) -> Here | None:
        """What a guest's page is told before a message; none if it is not about a table with several people here."""
        if not text.startswith(SHOWS):
            return None
        table_id = text[len(SHOWS) : text.index('"', len(SHOWS))]
        live = self._service.registry.tables.get(table_id)
        people = self._people(live) if live is not None else []
        if live is None or len(people) < 2 or guest not in {self.guest(person.id) for person in people}:
            return None
        table = live.table
        self._begin_again(live)
        return Here(
            table.id,
            table.laid.game,
            table.laid.name,
            table.status,
            "" if guest == OWNER else guest,
            table.turn,
            self._hides(table, [person.seat for person in people]),
            people,
            [seat.colour for seat in table.seats],
        )

    def _people(self, live: LiveTable) -> list[Somebody]:
        names = live.shown_names()
        return [
            Somebody(number, "" if seat.guest == OWNER else seat.guest, names.get(seat.guest, ""), seat.face)
            for number, seat in enumerate(live.table.seats)
            if seat.guest is not None and (seat.guest == OWNER or seat.guest in self._storage.people)
        ]

    def _begin_again(self, live: LiveTable) -> None:
        """The next game of the same people waits for nobody."""
        table = live.table
        if table.status != "waiting" or live.id in self._beginning:
            return
        if all(seat.kind == "bot" or (seat.guest and self.guest(seat.guest) == seat.guest) for seat in table.seats):
            self._beginning.add(live.id)
            self._beside(self._begin(live))

    def _hides(self, table: Table, seats: Sequence[int]) -> bool:
        """Would any of these seats show what somebody who only watches may not see?"""
        logged = table.logged
        if logged is None or logged.match.over:
            return False
        match, plain = logged.public, _seen(logged.public.view(None))
        if any(_seen(match.view(seat)) != plain or match.scores_for(seat) != match.scores_for(None) for seat in seats):
            return True
        number, has_secrets = self._secrets.get(table.id, (-1, False))
        events = logged.since(None, number)
        open_events = event_infos(events, match, None)
        has_secrets = has_secrets or any(event_infos(events, match, seat) != open_events for seat in seats)
        self._secrets[table.id] = logged.public_number, has_secrets
        return has_secrets

    def keep_company(self, here: Here) -> list[Callable[[], None]]:
        """Whoever is here is at the table, though another of them is shown it. Ended by calling what is returned."""
        others = [self.guest(person.id) for person in here.people if person.id != here.you]
        return [self._connect(guest, as_text({"type": "open", "table": here.table})) for guest in others]

    # -- somebody goes

    async def _forget_all(self) -> None:
        """Whose device it is wants to be forgotten, and so is everybody who played there, friends elsewhere among them."""
        for guest in self._storage.guests():
            await self._service.forgetting.forget(guest)
            await self._storage.drop_person(guest)

    def _beside(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("something for the people here has failed", exc_info=problem)


def _gathering_of(text: str) -> Gathering | None:
    """The request for a table with other people here; none if it is anything else."""
    if not text.startswith(CREATES) or '"here":' not in text:
        return None
    try:
        wish = _gathering.decode(text)
    except msgspec.MsgspecError:
        return None
    return wish if any(place.here for place in wish.seats) else None


def _seen(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key != VIEWER}
