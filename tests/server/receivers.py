"""Who gets notices in tests: a server that takes POSTs, one that takes mails, and a browser's keys."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from contextlib import suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from vicus.server.notices.channel import packed, unpacked

LOCAL = "127.0.0.1"


@dataclass
class Received:
    """A POST."""

    path: str
    headers: dict[str, str]
    body: bytes


class HttpReceiver:
    """Takes POSTs at a port of this machine, and answers as it is told."""

    def __init__(self, status: int = 201, more: str = "") -> None:
        self.status, self.more = status, more
        self.got: list[Received] = []
        self._talks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> HttpReceiver:
        self._server = await asyncio.start_server(self._take, LOCAL, 0)
        self.url = f"http://{LOCAL}:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()
        await asyncio.gather(*self._talks)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._talks.append(asyncio.current_task())
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(Received(first.split(" ")[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Said\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
        await _closed(writer)


@dataclass
class SmtpReceiver:
    """Takes mails, as far as RFC 5321 has to be spoken for that."""

    refused: set[str] = field(default_factory=set)
    mails: list[EmailMessage] = field(default_factory=list)
    logins: list[str] = field(default_factory=list)
    _talks: list[asyncio.Task[None]] = field(default_factory=list)

    async def __aenter__(self) -> SmtpReceiver:
        self._server = await asyncio.start_server(self._talk, LOCAL, 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()
        await asyncio.gather(*self._talks)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._talks.append(asyncio.current_task())

        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 here")
        while line := (await reader.readline()).decode().strip():
            verb = line.split(" ")[0].upper()
            if verb == "EHLO":
                say("250-here")
                say("250 AUTH PLAIN")
            elif verb == "AUTH":
                self.logins.append(line)
                say("235 welcome")
            elif verb == "RCPT":
                say("550 nobody" if any(address in line for address in self.refused) else "250 fine")
            elif verb == "DATA":
                say("354 go on")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.mails.append(message_from_bytes(text[:-3], policy=policy.default))
                say("250 kept")
            elif verb == "QUIT":
                say("221 bye")
                break
            else:
                say("250 fine")
        await _closed(writer)


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):  # the other side may have gone first
        await writer.wait_closed()


class BrowserKeys:
    """What a browser has when it has subscribed; it alone can read what it is sent."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef") -> None:
        self.key, self.secret = key or ec.generate_private_key(ec.SECP256R1()), auth
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = packed(self.key.public_key().public_bytes(*form)), packed(auth)

    def read(self, body: bytes) -> bytes:
        """As RFC 8188 and RFC 8291 have it, from the other side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        secret = _hkdf(self.secret, shared, b"WebPush: info\0" + unpacked(self.p256dh) + sender, 32)
        key, nonce = (
            _hkdf(salt, secret, f"Content-Encoding: {name}\0".encode(), n) for name, n in (("aes128gcm", 16), ("nonce", 12))
        )
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return plain[:-1]


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    key = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(key, info + b"\x01", hashlib.sha256).digest()[:length]


def verified(header: str, url: str, public: str) -> dict[str, object]:
    """The claims of a `vapid` header, whose signature is checked as a push service does (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", public)
    head, claims, signature = given["t"].split(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpacked(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(public))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found = json.loads(unpacked(claims))
    parts = urlsplit(url)
    assert found["aud"] == f"{parts.scheme}://{parts.netloc}"
    return found
