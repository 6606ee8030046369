"""Where a page comes from."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit


def is_own_origin(origin: str | None, host: str | None, allowed: Collection[str] = ()) -> bool:
    """A browser says where a page comes from; others may leave it out.

    >>> is_own_origin("https://vicus.example", "vicus.example"), is_own_origin("https://elsewhere.example", "vicus.example")
    (True, False)
    """
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
