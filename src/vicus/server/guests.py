"""Guests: known by a random cookie, called by a name they choose. No account."""

from __future__ import annotations

import hashlib
import secrets

COOKIE = "vicus_guest"
YEAR = 365 * 24 * 3600


def identify(cookie: str | None) -> tuple[str, str | None]:
    """The guest a cookie belongs to, and a cookie to be set for a new one. The server keeps only a hash of it."""
    fresh = None
    if cookie is None or not 20 <= len(cookie) <= 100:
        cookie = fresh = secrets.token_urlsafe(32)
    return hashlib.sha256(cookie.encode()).hexdigest(), fresh


def cookie_header(value: str, secure: bool) -> str:
    """No script can read it, and no other site's form or frame sends it along."""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
