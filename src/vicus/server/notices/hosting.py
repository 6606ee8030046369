"""How a host lets people be told: by which kinds of channels, by which mail server, under which address."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote, urlsplit

from vicus.errors import BadOption

from .channel import KINDS, MAIL, Kind

PORTS = {"smtp": 25, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """Who takes mails for everybody. Its password is in no log: it is not shown with the rest."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    secure: bool = False
    """TLS from the first byte."""
    plain: bool = False
    """No TLS at all: of a server on this machine."""


@dataclass(frozen=True)
class NoticeHosting:
    """What a host has chosen."""

    kinds: frozenset[Kind] = frozenset({"push", "webhook"})
    mail: MailServer | None = None
    url: str = ""
    """Where people find this server, for links; empty: where their page says that it is."""
    private: bool = False
    """Addresses of the own network may be reached."""

    @property
    def contact(self) -> str:
        """Whom a push service can write to."""
        if self.url.startswith("https://"):
            return self.url
        return f"mailto:{self.mail.sender}" if self.mail is not None else ""


def parse_hosting(kinds: str | None, smtp: str | None, url: str | None, private: bool) -> NoticeHosting:
    """What the options of `vicus serve` say; raises `BadOption`.

    >>> sorted(parse_hosting("push", None, None, False).kinds)
    ['push']
    """
    wanted = {kind.strip() for kind in kinds.split(",") if kind.strip()} if kinds is not None else set(KINDS)
    wanted.discard("none")
    unknown = sorted(wanted - set(KINDS))
    if unknown:
        raise BadOption("serve-bad-notices", value=unknown[0], known=", ".join(KINDS))
    address = _public_url(url) if url else ""
    mail = _mail_server(smtp) if smtp else None
    if mail is not None and not address:
        raise BadOption("serve-smtp-url")
    return NoticeHosting(
        frozenset(k for k in KINDS if k in wanted and (k != "mail" or mail is not None)), mail, address, private
    )


def _public_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadOption("serve-bad-url", value=url)
    return url.rstrip("/")


def _mail_server(url: str) -> MailServer:
    """Of `smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS`; what is wrong is told without the password."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        given = parse_qs(parts.query, strict_parsing=bool(parts.query))
    except (KeyError, ValueError):
        raise BadOption("serve-bad-smtp") from None
    user = unquote(parts.username or "")
    sender = given.get("from", [user])[0]
    plain = given.get("tls", ["yes"])[0] == "no"
    if not parts.hostname or not MAIL.fullmatch(sender):
        raise BadOption("serve-bad-smtp")
    return MailServer(parts.hostname, port, sender, user, unquote(parts.password or ""), parts.scheme == "smtps", plain)
