"""Everything of a guest as one file (`everything.py`), for the guest who asks."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from vicus.table.refusal import Refused

from .everything import everything
from .guests import COOKIE, identify
from .origin import is_asked_by_page
from .storage import StorageUnavailable

log = logging.getLogger("vicus.personal")


async def export(request: Request) -> Response:
    """Everything of the guest who asks, as a file."""
    cookie = request.cookies.get(COOKIE)
    if not is_asked_by_page(request) or cookie is None:
        return JSONResponse({"message": "device-foreign"}, 403)
    state = request.app.state
    guest, address = identify(cookie)[0], request.client.host if request.client else None
    if not state.allowances.spend_kind(guest, address, "everything"):
        return JSONResponse({"message": "device-too-many"}, 429)
    service = state.service
    try:
        await service.keeper.settled()  # what has just ended is in it
        pieces = everything(service.storage, guest)
        first = await anext(pieces)
        await service.storage.guest_name(guest)
    except (StorageUnavailable, Refused):
        return JSONResponse({"message": "storage-unavailable"}, 503)
    return StreamingResponse(_whole(first, pieces), media_type="application/json", headers={"cache-control": "no-store"})


async def _whole(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A file that breaks off is no JSON: the page says that something is missing."""
    yield first
    try:
        async for piece in rest:
            yield piece
    except StorageUnavailable:
        log.warning("an export broke off: the storage does not work")


ROUTES = [Route("/api/mine", export, methods=["POST"])]
