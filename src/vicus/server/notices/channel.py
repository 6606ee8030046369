"""How a guest is told: an address, of a kind. What is in one came from a stranger."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from email.headerregistry import Address
from typing import Literal, get_args
from urllib.parse import urlsplit

import msgspec

from vicus.texts import LANGUAGES

Kind = Literal["push", "webhook", "mail"]
KINDS: tuple[Kind, ...] = get_args(Kind)
LONGEST = 1_000
"""Characters of an address."""
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])")
"""Plain addresses: what else is allowed is in nobody's use, and nothing that could end a line is among it."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where to, by kind."""

    url: str = ""
    """Of a push service, or a webhook."""
    key: str = ""
    """Of the browser (`p256dh`), for what it is sent."""
    auth: str = ""
    """And its secret."""
    form: Literal["json", "text"] = "json"
    """Of what a webhook is sent: JSON, or plain text as ntfy takes it."""
    address: str = ""
    """Of a mail."""
    origin: str = ""
    """Where the page was, for links; empty: not known."""


class Channel(msgspec.Struct, frozen=True):
    """One of a guest's."""

    id: str
    guest: str
    kind: Kind
    place: Place
    language: str
    confirmed: bool
    created: float
    failures: int = 0

    @property
    def shown(self) -> str:
        """As its owner may see it on any device: a push service by its name alone."""
        return self.place.address if self.kind == "mail" else (urlsplit(self.place.url).hostname or "")


class Bad(Exception):
    """What somebody wants to be told by is none; the text is a key of the catalogues."""


def channel_id(guest: str, kind: Kind, place: Place) -> str:
    """The same for the same place: nobody is told twice by it."""
    return hashlib.sha256(f"{guest} {kind} {place.url or place.address.lower()}".encode()).hexdigest()[:32]


def checked(kind: Kind, place: Place) -> Place:
    """A place with nothing in it that does not belong there; raises `Bad`.

    >>> checked("mail", Place(address="ada@example.org", url="x")).url
    ''
    """
    if kind == "mail":
        if not MAIL.fullmatch(place.address) or ".." in place.address:
            raise Bad("notice-bad-address")
        user, _, domain = place.address.rpartition("@")
        return Place(address=str(Address(username=user, domain=domain)), origin=place.origin)
    if len(place.url) > LONGEST or not place.url.isascii() or not place.url.isprintable() or " " in place.url:
        raise Bad("notice-bad-url")
    if kind == "webhook":
        return Place(url=place.url, form=place.form, origin=place.origin)
    try:
        if len(unpacked(place.key)) != 65 or unpacked(place.key)[0] != 4 or len(unpacked(place.auth)) != 16:
            raise Bad("notice-bad-push")
    except (ValueError, binascii.Error):
        raise Bad("notice-bad-push") from None
    return Place(url=place.url, key=place.key, auth=place.auth, origin=place.origin)


def unpacked(text: str) -> bytes:
    """Of base64 as the web writes it.

    >>> unpacked("AQID")
    b'\\x01\\x02\\x03'
    """
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def packed(data: bytes) -> str:
    """The reverse of `unpacked`."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def known_language(language: str) -> str:
    """A language that there are words in."""
    return language if language in LANGUAGES else "en"
