"""What the page asks about notices: which there can be, which a guest has, one more, one less, a test.

Plain HTTP: the panel is loaded when somebody wants it. Who asks is known by the cookie, as at the WebSocket.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Annotated
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from vicus.texts import texts

from ..guests import COOKIE, identify
from ..origin import is_asked_by_page, small_body
from ..storage import StorageUnavailable
from . import web_push
from .book import NoticeBook, new_channel
from .channel import Bad, Channel, Kind, Place, channel_id, checked, known_language
from .outbound import checked_url
from .quiet_hours import Wishes, checked_wishes, zones
from .senders import Message, Senders

LARGEST = 4_000
"""Bytes of a request."""
HOURS = 24
"""For which a mail address can be confirmed."""
MOST_UNCONFIRMED = 3
"""Guests who want to be told by an address that nobody has confirmed: it may be a stranger's mailbox."""


class NewChannel(msgspec.Struct):
    """A guest wants to be told by it."""

    kind: Kind
    place: Place
    language: str = "en"


class OldChannel(msgspec.Struct):
    """A guest wants to be told by it no longer, or tries it out."""

    id: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{1,64}$")]  # PostgreSQL takes no NUL


class Token(msgspec.Struct):
    """Somebody has followed a link in a mail."""

    token: str


class Refusal(Exception):
    """What is asked cannot be; the text is a key of the catalogues."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.message, self.status = message, status


class _Asked:
    """Who asks, and whom."""

    def __init__(self, request: Request) -> None:
        senders: Senders | None = request.app.state.senders
        book: NoticeBook | None = request.app.state.service.storage.notices
        if senders is None or book is None:
            raise Refusal("notice-off", 404)
        cookie = request.cookies.get(COOKIE)
        self.senders, self.book, self.request = senders, book, request
        self.guest = identify(cookie)[0] if cookie else ""
        self.origin = request.headers.get("origin") or ""

    def spend(self, kind: str) -> None:
        client = self.request.client.host if self.request.client else None
        if not self.request.app.state.allowances.spend_kind(self.guest or client or "", client, kind):
            raise Refusal("notice-too-many", 429)

    async def body(self) -> bytes:
        try:
            return await small_body(self.request, LARGEST)
        except ValueError:
            raise Refusal("notice-bad-request") from None

    def require_page(self) -> None:
        """Asked by a page of this server, and by somebody."""
        if not is_asked_by_page(self.request):
            raise Refusal("device-foreign", 403)


Answer = Callable[[_Asked], Awaitable[object]]


def _route(path: str, answer: Answer, kind: str = "notice", of_somebody: bool = True, by_page: bool = True) -> Route:
    async def respond(request: Request) -> Response:
        try:
            asked = _Asked(request)
            if by_page and request.method == "POST":
                asked.require_page()
            if of_somebody and not asked.guest:
                raise Refusal("device-foreign", 403)
            asked.spend(kind)
            found = await answer(asked)
            return found if isinstance(found, Response) else JSONResponse(msgspec.to_builtins(found))
        except Refusal as refusal:
            return JSONResponse({"message": refusal.message}, refusal.status)
        except (Bad, msgspec.MsgspecError, UnicodeDecodeError) as problem:
            return JSONResponse({"message": str(problem) if isinstance(problem, Bad) else "notice-bad-request"}, 400)
        except StorageUnavailable:
            return JSONResponse({"message": "storage-unavailable"}, 503)

    return Route(path, respond, methods=["GET"] if path == "/api/notices" else ["POST"])


def _shown(channel: Channel) -> dict[str, object]:
    endpoint = hashlib.sha256(channel.place.url.encode()).hexdigest() if channel.kind == "push" else ""
    return {
        "id": channel.id,
        "kind": channel.kind,
        "shown": channel.shown,
        "confirmed": channel.confirmed,
        "endpoint": endpoint,  # so that a browser knows whether it is the one
    }


async def show(asked: _Asked) -> object:
    """All that the panel shows."""
    senders = asked.senders
    return {
        "kinds": sorted(senders.hosting.kinds),
        "key": web_push.public_key(await senders.vapid()) if "push" in senders.hosting.kinds else "",
        "channels": [_shown(channel) for channel in await asked.book.channels(asked.guest)],
        "wishes": await asked.book.wishes(asked.guest),
        "zones": sorted(zone for zone in zones() if "/" in zone or zone == "UTC"),
    }


async def add(asked: _Asked) -> object:
    """One more channel; a mail address has to be confirmed first."""
    wanted = msgspec.json.decode(await asked.body(), type=NewChannel)
    hosting = asked.senders.hosting
    if wanted.kind not in hosting.kinds:
        raise Refusal("notice-off", 404)
    place = checked(wanted.kind, msgspec.structs.replace(wanted.place, origin=asked.origin))
    if wanted.kind != "mail":
        checked_url(place.url, hosting.private)
    made = channel_id(asked.guest, wanted.kind, place)
    channel = new_channel(asked.guest, wanted.kind, place, known_language(wanted.language), made)
    known = await asked.book.channel(made)
    if wanted.kind == "mail" and (known is None or not known.confirmed):
        asked.spend("mail")
        if known is None and await asked.book.count("mail", place.address) >= MOST_UNCONFIRMED:
            raise Refusal("notice-too-many", 429)
        if not asked.request.app.state.allowances.spend_kind(place.address.lower(), None, "mailbox"):
            raise Refusal("notice-too-many", 429)
    if not await asked.book.put_channel(channel, asked.request.app.state.limits.channels_per_guest):
        raise Refusal("notice-too-many-channels", 409)
    if wanted.kind == "mail" and (known is None or not known.confirmed):
        await _ask_to_confirm(asked, channel)
    return await show(asked)


async def _ask_to_confirm(asked: _Asked, channel: Channel) -> None:
    token, say = secrets.token_urlsafe(24), texts(channel.language)
    storage = asked.request.app.state.service.storage
    await storage.keep_token(_row_of(token), channel.id, time.time() + HOURS * 3600)
    link = asked.senders.link(channel, f"confirm/{token}")
    stop = asked.senders.link(channel, f"stop/{await asked.senders.stop_token(channel.id)}")
    text = f"{say('notice-confirm-text')}\n\n{link}\n\n{say('notice-confirm-else')}\n{stop}\n"
    outcome = await asked.senders.mail(channel.place.address, say("notice-confirm-title"), text)
    if outcome != "sent":
        await asked.book.drop_channel(channel.id)
        raise Refusal("notice-mail-failed", 502)


async def remove(asked: _Asked) -> object:
    """One channel less."""
    await asked.book.drop_channel(msgspec.json.decode(await asked.body(), type=OldChannel).id, asked.guest)
    return await show(asked)


async def wish(asked: _Asked) -> object:
    """Quiet hours, and what else to tell."""
    await asked.book.put_wishes(asked.guest, checked_wishes(msgspec.json.decode(await asked.body(), type=Wishes)))
    return await show(asked)


async def test(asked: _Asked) -> object:
    """Send a test by one channel, at once."""
    wanted = msgspec.json.decode(await asked.body(), type=OldChannel)
    channel = await asked.book.channel(wanted.id)
    if channel is None or channel.guest != asked.guest or not channel.confirmed:
        raise Refusal("notice-gone", 404)
    if channel.kind == "mail":
        asked.spend("mail")
    say = texts(channel.language)
    outcome = await asked.senders.send(channel, Message("test", "Vicus", say("notice-test")))
    if outcome == "gone":
        await asked.book.drop_channel(channel.id)
        raise Refusal("notice-gone", 404)
    if outcome == "later":
        raise Refusal("notice-failed", 502)
    return await show(asked)


async def confirm(asked: _Asked) -> object:
    """The owner of a mail address has followed the link."""
    token = msgspec.json.decode(await asked.body(), type=Token).token[:100]
    channel = await asked.request.app.state.service.storage.take_token(_row_of(token), time.time())
    if channel is None or not await asked.book.confirm(channel, time.time()):
        raise Refusal("notice-link-used", 404)
    return {"message": "notice-confirmed"}


async def stop(asked: _Asked) -> object:
    """No more mails: by the link in one, or by the mail program itself (RFC 8058), which has no page and no cookie."""
    token = asked.request.query_params.get("token") or msgspec.json.decode(await asked.body(), type=Token).token
    channel = await asked.senders.channel_of_stop(token[:100])
    if channel is None:
        raise Refusal("notice-link-used", 404)
    await asked.book.drop_channel(channel)
    return {"message": "notice-stopped"}


async def stop_page(request: Request) -> Response:
    """A mail program that opens the address instead: the page asks first."""
    return RedirectResponse(f"/#/stop/{quote(request.query_params.get('token', '')[:100])}", 303)


def _row_of(token: str) -> str:
    return hashlib.sha256(b"vicus confirm " + token.encode()).hexdigest()


ROUTES = [
    _route("/api/notices", show),
    _route("/api/notices/add", add),
    _route("/api/notices/remove", remove),
    _route("/api/notices/wish", wish),
    _route("/api/notices/test", test),
    _route("/api/notices/confirm", confirm, of_somebody=False),
    _route("/api/notices/stop", stop, of_somebody=False, by_page=False),
    Route("/api/notices/stop", stop_page, methods=["GET"]),
]
