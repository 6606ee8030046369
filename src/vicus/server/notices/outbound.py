"""Requests to addresses that strangers have given. Only what is public can be reached, and nothing of the answer is kept.

A name is resolved once, all its addresses are looked at, and the connection goes to one of those: a name that says something
else a moment later changes nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import SplitResult, urlsplit

from .channel import Bad

SECONDS = 10.0
"""For all of it: resolving, connecting, sending, the first line of the answer."""
FIRST_OPEN_PORT = 1024
"""Below it only that of https: services that nobody means to call listen there."""
WITHIN = [ipaddress.ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""IPv6 addresses in which an IPv4 address is hidden, of whatever network."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Unreachable(Exception):
    """Nobody answers there now; maybe later."""


class Forbidden(Exception):
    """Nothing is ever sent there."""


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(address: str) -> bool:
    """Is an address everybody's, and no one's own network, machine, or cloud?

    >>> [is_public(text) for text in ("1.1.1.1", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False, False]
    """
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            number = number.ipv4_mapped
        elif any(number in network for network in WITHIN):
            return False
    return number.is_global and not number.is_multicast and not number.is_reserved


def checked_url(url: str, private: bool = False) -> SplitResult:
    """A URL that something may be sent to, as far as it can be told from its text; raises `Bad`.

    >>> checked_url("https://ntfy.example/mine").hostname
    'ntfy.example'
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Bad("notice-bad-url") from None
    if parts.scheme not in (("https", "http") if private else ("https",)):
        raise Bad("notice-not-https")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Bad("notice-bad-url")
    if port is not None and port != 443 and port < FIRST_OPEN_PORT and not private:
        raise Bad("notice-bad-url")
    return parts


async def post(
    url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False, resolving: Resolve = resolve
) -> int:
    """Send something; the status of the answer. `private`: addresses of the own network may be reached, too.

    Raises `Unreachable`, or `Forbidden` where nothing may be sent.
    """
    try:
        parts = checked_url(url, private)
    except Bad as problem:
        raise Forbidden(str(problem)) from None
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(parts, body, headers, private, resolving)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as problem:
        raise Unreachable(type(problem).__name__) from None


async def _post(parts: SplitResult, body: bytes, headers: Mapping[str, str], private: bool, resolving: Resolve) -> int:
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    addresses = await resolving(host, port)
    if not addresses:
        raise Unreachable("no address")
    if not private and not all(is_public(address) for address in addresses):
        raise Forbidden("notice-private")
    context = ssl.create_default_context() if secure else None
    name = host if secure else None
    reader, writer = await asyncio.open_connection(addresses[0], port, ssl=context, server_hostname=name, limit=8192)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        shown = f"[{host}]" if ":" in host else host
        lines = [f"POST {path} HTTP/1.1", f"Host: {shown}" + (f":{parts.port}" if parts.port else "")]
        lines += [f"{key}: {value}" for key, value in headers.items()]
        lines += [f"Content-Length: {len(body)}", "User-Agent: vicus", "Connection: close", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        version, status, *_ = (await reader.readuntil(b"\r\n")).decode("latin-1").split(" ")
        if not version.startswith("HTTP/1."):
            raise Unreachable("no HTTP")
        return int(status)
    finally:
        writer.transport.abort()  # whatever else is said there is nobody's concern
