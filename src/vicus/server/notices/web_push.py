"""Messages to browsers: enciphered for the browser alone (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from .channel import packed, unpacked

RECORD = 4096
"""Bytes of the one record that a message is; push services take no more."""
VALID = 12 * 3600
"""Seconds for which a signature counts; a day is the most that is allowed."""
CURVE = ec.SECP256R1()


def new_key() -> str:
    """A key of a server, to be kept: whoever has it can speak to its guests' browsers."""
    return packed(_number(ec.generate_private_key(CURVE)))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    """The key from what was kept of it."""
    return ec.derive_private_key(int.from_bytes(unpacked(kept), "big"), CURVE)


def public_key(kept: str) -> str:
    """What browsers know a server by (`applicationServerKey`)."""
    return packed(_point(private_key(kept).public_key()))


def enciphered(
    message: bytes, browser: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message for a browser (its keys `p256dh` and `auth`), as `aes128gcm` has it.

    `own`, `salt`: new ones for each message, except in a test. Raises `ValueError` where a key is none.
    """
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(browser))
    sender = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(unpacked(auth), shared, b"WebPush: info\0" + unpacked(browser) + sender, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    if len(head) + len(message) + 17 > RECORD:
        raise ValueError("too long for one message")
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def signed(kept: str, endpoint: str, contact: str, now: float | None = None) -> str:
    """The header by which a push service knows this server; `contact`: whom it can write to (`mailto:…` or `https://…`)."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int((now or time.time()) + VALID)}
    if contact:
        claims["sub"] = contact
    head = packed(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    told = f"{head}.{packed(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(private_key(kept).sign(told.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={told}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_key(kept)}"


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of one block."""
    extracted = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(extracted, info + b"\x01", hashlib.sha256).digest()[:length]


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _number(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_numbers().private_value.to_bytes(32, "big")
