"""Messages to browsers, against the example of the standard and from the browser's side."""

from __future__ import annotations

import time

import pytest

from vicus.server.notices import web_push
from vicus.server.notices.channel import packed, unpacked

from .receivers import BrowserKeys, verified

EXAMPLE = {
    "message": b"When I grow up, I want to be a watermelon",
    "own": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "browser": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "private": "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "body": (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95"
        "bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    ),
}
"""RFC 8291, section 5."""


def test_the_example_of_the_standard():
    own, salt = web_push.private_key(EXAMPLE["own"]), unpacked(EXAMPLE["salt"])
    body = web_push.enciphered(EXAMPLE["message"], EXAMPLE["browser"], EXAMPLE["auth"], own, salt)
    assert packed(body) == EXAMPLE["body"]
    browser = BrowserKeys(web_push.private_key(EXAMPLE["private"]), unpacked(EXAMPLE["auth"]))
    assert browser.read(body) == EXAMPLE["message"]


def test_the_browser_alone_reads_it():
    browser = BrowserKeys()
    one, other = (web_push.enciphered("Ты ходишь".encode(), browser.p256dh, browser.auth) for _ in range(2))
    assert one != other
    assert browser.read(one).decode() == "Ты ходишь"


def test_a_message_that_is_too_long_is_none():
    browser = BrowserKeys()
    with pytest.raises(ValueError, match="too long"):
        web_push.enciphered(b"x" * 4096, browser.p256dh, browser.auth)


def test_a_push_service_knows_the_server():
    kept, url = web_push.new_key(), "https://push.example:8443/a/b"
    claims = verified(web_push.signed(kept, url, "mailto:host@example.org"), url, web_push.public_key(kept))
    assert claims["sub"] == "mailto:host@example.org"
    assert time.time() + 3600 < claims["exp"] < time.time() + 24 * 3600


def test_a_key_is_kept_whole():
    kept = web_push.new_key()
    assert web_push.public_key(kept) == web_push.public_key(kept)
    assert len(unpacked(web_push.public_key(kept))) == 65
