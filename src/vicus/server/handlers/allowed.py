"""What a guest may cause by number, not by cost alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vicus.table.refusal import Refused

if TYPE_CHECKING:
    from ..connection import Connection

_TOO_MUCH = {
    "create": "limit-address",
    "say": "limit-talking",
    "box": "limit-boxes",
    "box_table": "limit-boxes",
    "analysis": "limit-analyses",
}


def require_allowance(page: Connection, kind: str) -> None:
    """Raises `Refused` where a guest, or everybody at an address, has had enough of something for now."""
    if not page.hub.allowances.spend_kind(page.guest, page.address, kind):
        raise Refused("limit", _TOO_MUCH.get(kind, f"limit-{kind}s"))
