"""The same guest on another device, by a link that can be used once."""

from __future__ import annotations

import json
import sqlite3
import time

import pytest

from vicus.server import devices
from vicus.server.guests import COOKIE, identify

OURS = {"origin": "http://testserver", "content-type": "application/json"}
ADA = "a" * 43


def link(server, cookie: str | None = ADA, **headers: str):
    server.cookies.clear()
    sent = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
    return server.post("/api/device", headers=OURS | sent | headers)


def take(server, token: str, **headers: str):
    server.cookies.clear()
    return server.post("/api/device/take", content=json.dumps({"token": token}), headers=OURS | headers)


def test_another_device_becomes_the_same_guest(server, visit):
    page = visit("Ada", cookie=ADA)
    table = page.ask("create", "created", game="bohemian_villages", seats=[{"kind": "me"}, {"kind": "free"}])["table"]
    made = link(server).json()
    assert made["minutes"] == devices.MINUTES
    taken = take(server, made["token"])
    assert (taken.status_code, taken.json()) == (200, {"name": "Ada"})
    cookie = taken.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}={ADA}; ")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    other = visit(cookie=ADA)
    assert other.open(table)["you"] == 0


def test_a_link_can_be_used_once(server):
    token = link(server).json()["token"]
    assert take(server, token).status_code == 200
    again = take(server, token)
    assert (again.status_code, again.json()) == (404, {"message": "device-used"})
    assert "set-cookie" not in again.headers


def test_a_link_gets_old(server, monkeypatch):
    token = link(server).json()["token"]
    later = time.time() + 60 * devices.MINUTES + 1
    monkeypatch.setattr(devices.time, "time", lambda: later)
    assert take(server, token).status_code == 404


@pytest.mark.parametrize("token", ["", "x", "a" * 32, "\x00", "é" * 200, "a" * 2000])
def test_no_other_token_is_one(server, token):
    link(server)
    assert take(server, token).status_code == 404


def test_the_database_alone_gives_nobody_away(server, database):
    token = link(server).json()["token"]
    rows = sqlite3.connect(database.removeprefix("sqlite:///")).execute("SELECT * FROM tokens").fetchall()
    assert len(rows) == 1
    for secret in (token, ADA, identify(ADA)[0]):
        assert secret not in str(rows)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
    ],
)
def test_no_other_site_can_ask(server, headers):
    token = link(server).json()["token"]
    assert link(server, **headers).status_code == 403
    assert take(server, token, **headers).status_code == 403
    assert take(server, token).status_code == 200, "and nothing was used up by it"


def test_without_an_origin_neither(server):
    server.cookies.clear()
    without = {"content-type": "application/json", "cookie": f"{COOKIE}={ADA}"}
    assert server.post("/api/device", headers=without).status_code == 403


@pytest.mark.parametrize("cookie", [None, "short", "b" * 101, 'a"b' * 10])
def test_who_is_nobody_has_nothing_to_take_along(server, cookie):
    assert link(server, cookie).status_code == 403


def test_nobody_guesses_for_long(server):
    codes = [take(server, "x").status_code for _ in range(60)]
    assert codes[0] == 404
    assert codes[-1] == 429


def test_a_large_request_is_not_read(server):
    server.cookies.clear()
    assert server.post("/api/device/take", content=b"{" * 100_000, headers=OURS).status_code == 404
