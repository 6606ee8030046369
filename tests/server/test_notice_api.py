"""What the page asks about notices, and what strangers could."""

from __future__ import annotations

import json
import re

import pytest

from vicus.errors import BadOption
from vicus.server.allowance import MOST_LETTERS
from vicus.server.guests import COOKIE, identify
from vicus.server.notices import mail, senders
from vicus.server.notices.api import LARGEST, MOST_UNCONFIRMED
from vicus.server.notices.channel import unpacked
from vicus.server.notices.hosting import MailServer, NoticeHosting, parse_hosting

from .receivers import BrowserKeys

OURS = {"origin": "http://testserver", "content-type": "application/json"}
ADA, BEN = "a" * 43, "b" * 43
HOOK = {"kind": "webhook", "place": {"url": "https://hooks.example/x"}}
KEYS = BrowserKeys()
PUSH = {"kind": "push", "place": {"url": "https://push.example/abc", "key": KEYS.p256dh, "auth": KEYS.auth}}
MAIL = {"kind": "mail", "place": {"address": "ada@mail.example"}, "language": "de"}


def ask(server, what: str, body: object = None, cookie: str | None = ADA, **headers: str):
    server.cookies.clear()
    sent = OURS | ({"cookie": f"{COOKIE}={cookie}"} if cookie else {}) | headers
    if not what:
        return server.get("/api/notices", headers=sent)
    content = body if isinstance(body, str | bytes) else json.dumps(body)
    return server.post(f"/api/notices/{what}", content=content, headers=sent)


@pytest.fixture
def letters(server, monkeypatch):
    """A host with a mail server; the mails that it was given."""
    sent = []
    hosting = NoticeHosting(
        frozenset({"push", "webhook", "mail"}), MailServer("x", 25, "vicus@host.example"), "https://vicus.example"
    )
    monkeypatch.setattr(server.app.state.senders, "hosting", hosting)
    monkeypatch.setattr(mail, "send", lambda server, letter: sent.append(letter))
    return sent


def kept(server, guest: str = ADA) -> list[tuple[str, str, bool]]:
    return [(c["kind"], c["shown"], c["confirmed"]) for c in ask(server, "", cookie=guest).json()["channels"]]


def test_what_there_is(server):
    shown = ask(server, "").json()
    assert shown["kinds"] == ["push", "webhook"], "no mail server is set"
    assert len(unpacked(shown["key"])) == 65
    assert ask(server, "").json()["key"] == shown["key"], "made once"
    assert shown["wishes"] == {"zone": "UTC", "quiet": None, "others": True}
    assert "Europe/Berlin" in shown["zones"]


def test_channels_come_and_go(server):
    assert ask(server, "add", HOOK).status_code == 200
    ask(server, "add", HOOK)
    ask(server, "add", PUSH)
    assert kept(server) == [("webhook", "hooks.example", True), ("push", "push.example", True)]
    assert kept(server, BEN) == []
    first = ask(server, "").json()["channels"][0]["id"]
    ask(server, "remove", {"id": first}, cookie=BEN)
    assert len(kept(server)) == 2, "nobody removes another's"
    ask(server, "remove", {"id": first})
    assert kept(server) == [("push", "push.example", True)]


def test_nobody_sees_where_exactly(server):
    """Another device of the same guest, or whoever looks over a shoulder: an endpoint is as good as a key."""
    ask(server, "add", PUSH)
    ask(server, "add", {"kind": "webhook", "place": {"url": "https://hooks.example/secret-token"}})
    text = ask(server, "").text
    for secret in ("abc", KEYS.auth, "secret-token", identify(ADA)[0]):
        assert f'"{secret}"' not in text
        assert secret not in text or secret == "abc"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"kind": "webhook", "place": {"url": "http://hooks.example/"}}, "notice-not-https"),
        ({"kind": "webhook", "place": {"url": "https://a b/"}}, "notice-bad-url"),
        ({"kind": "webhook", "place": {"url": ""}}, "notice-not-https"),
        ({"kind": "webhook", "place": {"url": "https://hooks.example/\r\nX: y"}}, "notice-bad-url"),
        ({"kind": "webhook", "place": {"url": "https://hooks.example/" + "x" * 1000}}, "notice-bad-url"),
        ({"kind": "push", "place": {"url": "https://push.example/", "key": "x", "auth": "y"}}, "notice-bad-push"),
        ({"kind": "push", "place": {"url": "https://push.example/", "key": KEYS.p256dh, "auth": "é"}}, "notice-bad-push"),
        ({"kind": "pigeon", "place": {}}, "notice-bad-request"),
        ("nonsense", "notice-bad-request"),
        (b"\xff", "notice-bad-request"),
        ("x" * (LARGEST + 1), "notice-bad-request"),
    ],
)
def test_no_such_channel(server, body, message):
    answer = ask(server, "add", body)
    assert (answer.status_code, answer.json()) == (400, {"message": message})
    assert kept(server) == []


@pytest.mark.parametrize("text", ["\0", "a\0b", "é" * 40, "\ud800", "x" * 3000, ""])
@pytest.mark.parametrize(("what", "field"), [("remove", "id"), ("test", "id"), ("stop", "token"), ("confirm", "token")])
def test_whatever_somebody_sends_is_refused(server, what, field, text):
    assert ask(server, what, {field: text}).status_code in (400, 404)


def test_not_more_than_some(server):
    most = server.app.state.limits.channels_per_guest
    answers = [
        ask(server, "add", {"kind": "webhook", "place": {"url": f"https://hooks.example/{n}"}}).status_code
        for n in range(most + 1)
    ]
    assert answers in ([200] * most + [409], [200] * most + [429])
    assert len(kept(server)) == most


@pytest.mark.parametrize("headers", [{"origin": "https://elsewhere.example"}, {"content-type": "text/plain"}])
def test_another_site_can_ask_nothing(server, headers):
    assert ask(server, "add", HOOK, **headers).status_code == 403
    assert kept(server) == []


def test_nobody_in_particular_has_no_channels(server):
    assert ask(server, "", cookie=None).status_code == 403
    assert ask(server, "add", HOOK, cookie=None).status_code == 403


def test_wishes(server):
    wishes = {"zone": "Europe/Berlin", "quiet": [1320, 420], "others": False}
    assert ask(server, "wish", wishes).json()["wishes"] == wishes
    assert ask(server, "wish", {"zone": "Nowhere", "quiet": [1, 1]}).json()["wishes"]["zone"] == "UTC"


def test_a_mail_address_is_asked_first(server, letters):
    assert ask(server, "add", MAIL).status_code == 200
    assert kept(server) == [("mail", "ada@mail.example", False)]
    channel = ask(server, "").json()["channels"][0]["id"]
    assert ask(server, "test", {"id": channel}).status_code == 404, "nothing is sent there before"
    (letter,) = letters
    assert letter["to"] == "ada@mail.example"
    assert letter["subject"] == "Vicus: Ist das deine Adresse?"
    token = re.search(r"https://vicus\.example/#/confirm/(\S+)", letter.get_content()).group(1)
    assert ask(server, "confirm", {"token": "x" + token}, cookie=None).status_code == 404
    assert ask(server, "confirm", {"token": token}, cookie=None).json() == {"message": "notice-confirmed"}
    assert ask(server, "confirm", {"token": token}, cookie=None).status_code == 404, "once"
    assert kept(server) == [("mail", "ada@mail.example", True)]
    assert ask(server, "test", {"id": channel}).status_code == 200
    assert "List-Unsubscribe" in letters[-1]


def test_one_click_ends_mails(server, letters):
    """As a mail program does it: no page, no cookie, a form (RFC 8058)."""
    ask(server, "add", MAIL)
    token = re.search(r"#/stop/(\S+)", letters[0].get_content()).group(1)
    server.cookies.clear()
    opened = server.get(f"/api/notices/stop?token={token}", follow_redirects=False)
    assert (opened.status_code, opened.headers["location"]) == (303, f"/#/stop/{token}")
    assert len(kept(server)) == 1, "whoever only looks at a link has not clicked"
    server.cookies.clear()
    form = {"content-type": "application/x-www-form-urlencoded"}
    url = f"/api/notices/stop?token={token}"
    assert server.post(url[:-1], content="List-Unsubscribe=One-Click", headers=form).status_code == 404
    assert server.post(url, content="List-Unsubscribe=One-Click", headers=form).status_code == 200
    assert kept(server) == []


def test_nobody_fills_a_strangers_mailbox(server, letters):
    answers = [ask(server, "add", MAIL, cookie=f"{n}" * 43).status_code for n in range(MOST_UNCONFIRMED + 2)]
    assert answers[-1] == 429
    assert len(letters) <= MOST_UNCONFIRMED


@pytest.mark.usefixtures("letters")
def test_an_address_is_the_same_however_it_is_typed_and_no_pattern(server):
    assert ask(server, "add", {"kind": "mail", "place": {"address": "A_b@mail.example"}}).status_code == 200
    count = server.app.state.service.storage.notices.count
    found = [server.portal.call(count, "mail", f"{who}@mail.example") for who in ("a_B", "axb", "a%", "_", "b")]
    assert found == [1, 0, 0, 0, 0]


def test_nor_by_asking_again_and_again(server, letters):
    for number in range(12):
        cookie = f"{number % 3}" * 43
        answer = ask(server, "add", MAIL, cookie=cookie)
        assert answer.status_code == (200 if number < MOST_LETTERS else 429)
        if number % 2:
            for channel in ask(server, "", cookie=cookie).json()["channels"]:
                ask(server, "remove", {"id": channel["id"]}, cookie=cookie)
    assert len(letters) == MOST_LETTERS
    other = {"kind": "mail", "place": {"address": "eve@mail.example"}}
    assert ask(server, "add", other, cookie="e" * 43).status_code == 200


@pytest.mark.parametrize(
    "address", ["", "ada", "@x.example", "a@b@c.example", "a b@x.example", "ada@x.example\nBcc: all@x.example", "a@x..example"]
)
def test_no_mail_address(server, letters, address):
    answer = ask(server, "add", {"kind": "mail", "place": {"address": address}})
    assert answer.json() == {"message": "notice-bad-address"}
    assert letters == []


def test_a_test(server, monkeypatch):
    sent = []

    async def post(url, body, headers, **settings):
        sent.append((url, KEYS.read(body)))
        return status

    monkeypatch.setattr(senders.outbound, "post", post)
    status = 201
    channel = ask(server, "add", PUSH).json()["channels"][0]["id"]
    assert ask(server, "test", {"id": channel}).status_code == 200
    assert json.loads(sent[0][1])["about"] == "test"
    assert ask(server, "test", {"id": channel}, cookie=BEN).status_code == 404
    status = 500
    assert ask(server, "test", {"id": channel}).json() == {"message": "notice-failed"}
    status = 410
    assert ask(server, "test", {"id": channel}).json() == {"message": "notice-gone"}
    assert kept(server) == []


def test_a_host_can_switch_kinds_off(server, monkeypatch):
    monkeypatch.setattr(server.app.state.senders, "hosting", NoticeHosting(frozenset()))
    assert ask(server, "").json()["kinds"] == []
    assert ask(server, "add", HOOK).json() == {"message": "notice-off"}


def test_a_private_address_is_refused_when_it_is_called(server):
    channel = ask(server, "add", {"kind": "webhook", "place": {"url": "https://127.0.0.1:9999/"}}).json()["channels"][0]["id"]
    assert ask(server, "test", {"id": channel}).json() == {"message": "notice-gone"}


def test_settings_of_the_host():
    hosting = parse_hosting(None, "smtp://me%40x:p%40ss@mail.example:587?from=vicus@x.example", "https://vicus.example/", False)
    server = hosting.mail
    assert (server.host, server.port, server.user, server.password) == ("mail.example", 587, "me@x", "p@ss")
    assert (server.secure, server.plain, server.sender) == (False, False, "vicus@x.example")
    assert (hosting.url, hosting.contact) == ("https://vicus.example", "https://vicus.example")
    assert hosting.kinds == {"push", "webhook", "mail"}
    assert "p@ss" not in repr(hosting)
    assert parse_hosting("none", None, None, False).kinds == frozenset()
    secure = parse_hosting(None, "smtps://mail.example?from=a@b.example&tls=no", "http://x", False).mail
    assert (secure.port, secure.secure) == (465, True)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (("pigeon", None, None), "serve-bad-notices"),
        ((None, "smtp://mail.example?from=a@b.example", None), "serve-smtp-url"),
        ((None, "mail.example", "https://x"), "serve-bad-smtp"),
        ((None, "smtp://u:geheim@mail.example", "https://x"), "serve-bad-smtp"),
        ((None, "smtp://mail.example:x?from=a@b.example", "https://x"), "serve-bad-smtp"),
        ((None, None, "vicus.example"), "serve-bad-url"),
    ],
)
def test_bad_settings(options, key):
    with pytest.raises(BadOption) as problem:
        parse_hosting(*options, False)
    assert problem.value.key == key
    assert "geheim" not in str(problem.value)
