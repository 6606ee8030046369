"""Requests and answers, as docs/protocol.md has them."""

import json
from pathlib import Path

import pytest

import vicus
from vicus.server import connection
from vicus.server.allowance import Allowances
from vicus.server.limits import Limits
from vicus.table import typescript
from vicus.table.guest_names import guest_names

from .conftest import Page

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_page_are_up_to_date():
    assert (ROOT / "ui" / "src" / "protocol.ts").read_text("utf-8") == typescript.source()


def test_every_message_and_code_is_documented():
    from typing import get_args

    from vicus.table import answers, messages

    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    tags = [s.__struct_config__.tag for union in (messages.Request, messages.Answer) for s in get_args(union)]
    assert [tag for tag in [*tags, *get_args(answers.Code)] if f"`{tag}`" not in text] == []


def test_two_requests_are_enough_to_sit_down(visit):
    page = visit("Ada")
    table = page.open(page.create("me", "casual", "beginner"))
    assert table["status"] == "playing"
    assert table["you"] == 0
    assert table["legal"]
    assert [e["kind"] for e in table["events"]] == ["turn", "rolled"]
    assert [s["kind"] for s in table["seats"]] == ["guest", "bot", "bot"]
    assert table["seats"][0]["name"] == "Ada"


def test_a_whole_game_against_bots(visit):
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    while page.my_move()["status"] != "over":
        page.play_turn()
    assert page.table["winners"]
    assert page.table["events"][-1]["kind"] == "final"
    record = page.ask("export", "record", table=page.table["id"])["record"]
    assert [s.total for s in vicus.load(record).scores()] == [s["total"] for s in page.table["scores"]]


def test_undo_restart_and_end_turn(visit):
    page = visit("Ada")
    start = page.open(page.create("me", "casual"))
    pair = next(a["text"] for a in start["legal"] if a["text"].count("+") == 1)
    page.act(pair)
    page.act()
    assert page.table["can_undo"]
    assert page.step("undo")["view"]["group"]
    assert page.step("undo")["view"] == start["view"]
    page.act(pair)
    page.act()
    again = page.step("restart")
    assert (again["view"], again["ply"], again["can_undo"]) == (start["view"], 0, False)
    assert page.step("undo")["code"] == "not_allowed"
    page.play_turn()
    assert page.table["ply"] > 0


def test_an_action_that_is_not_allowed_is_answered_with_its_rule(visit):
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    answer = page.act("pass")
    assert (answer["type"], answer["rule"], answer["reason"]) == ("reason", "B-15b", "must-move")
    assert page.ask("why", "reason", table=page.table["id"], intent="bishop")["rule"].startswith("B-")
    legal = page.table["legal"][0]["text"]
    assert page.error("why", table=page.table["id"], intent=legal) == "bad_input"
    assert page.error("why", table=page.table["id"], intent="nonsense") == "bad_input"


def test_turns_that_end_by_themselves(visit):
    page = visit("Ada")
    table = page.create("me", "casual")
    page.open(table)
    assert page.ask("prefer", "table", table=table, auto_end=True, bot_speed=0.0)["auto_end"]
    while page.my_move()["ply"] < 12 and page.table["status"] != "over":
        assert not page.table["can_end"]
        page.act()


def test_looking_back(visit):
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    page.play_turn()
    page.my_move()
    ply = page.table["ply"]
    seen = [page.ask("look", "position", table=page.table["id"], ply=number) for number in range(ply + 1)]
    assert [s["ply"] for s in seen] == list(range(ply + 1))
    assert seen[-1]["view"] == page.table["view"]
    assert seen[0]["events"][0]["kind"] == "turn"
    assert page.error("look", table=page.table["id"], ply=ply + 1) == "bad_input"
    assert page.error("look", table=page.table["id"], ply=-1) == "bad_input"


def test_a_record_can_be_brought_and_played_on(visit):
    match = vicus.game("bohemian_villages").new(players=2, seed=5)
    while match.seat == 0 or len(match.actions) < 6:
        match.play(match.legal()[0])
    page = visit("Ada")
    table = page.ask("import", "created", record=match.save())["table"]
    page.open(table)
    assert page.until(lambda t: t["ply"] >= len(match.actions))["you"] == 0
    assert page.error("import", record="rubbish") == "bad_input"
    assert page.error("export", table=table) == "not_allowed", "the seed of a running game is a secret"


def test_names(visit):
    assert visit(None, cookie="a" * 30).socket is not None
    page = visit("Ada")
    assert (
        page.ask("hello", "welcome", name="  Ada\u202e  Lovelace \x07 of the very long name ")["name"]
        == "Ada Lovelace of the very"
    )
    assert page.ask("hello", "welcome", name="   ")["name"] == "Ada Lovelace of the very"


@pytest.mark.parametrize(
    ("spoken", "accepted", "language"),
    [("de", "ru", "de"), ("", "ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("fr", "de", "de"), ("", "", "en")],
)
def test_a_name_that_is_made_up_is_in_the_guests_language_and_stays(server, spoken, accepted, language):
    """The page's own before that of the browser; whoever has a name keeps it."""
    cookie = {"cookie": f"vicus_guest={language}-{spoken or 'none'}" + "-" * 30}
    made_up = {f"{first} {second}" for firsts, seconds in guest_names(language) for first in firsts for second in seconds}
    server.cookies.clear()
    with server.websocket_connect("/ws", headers={"accept-language": accepted} | cookie) as socket:
        name = Page(socket).ask("hello", "welcome", language=spoken)["name"]
    assert name in made_up
    with server.websocket_connect("/ws", headers={"accept-language": "en"} | cookie) as socket:
        assert Page(socket).ask("hello", "welcome", language="en")["name"] == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rubbish",
        "[]",
        "null",
        "{}",
        '{"type": "fly"}',
        '{"type": "act"}',
        '{"type": "open", "table": 7}',
        "[" * 5000,
        '"\\ud800"',
    ],
)
def test_malformed_messages(visit, text):
    page = visit("Ada")
    page.socket.send_text(text)
    assert page.answer("error")["code"] == "malformed"
    assert page.ask("lobby", "lobby")["mine"] == []


def test_oversized_messages(visit):
    page = visit("Ada")
    page.socket.send_text(json.dumps({"type": "import", "record": "x" * 300_000}))
    assert page.answer("error")["code"] == "too_large"
    assert page.ask("lobby", "lobby")


def test_too_many_messages(visit, server):
    server.app.state.hub.allowances = Allowances(Limits())
    page, other = visit("Ada"), visit("Ben")
    for _ in range(70):
        page.send("lobby")
    answers = [json.loads(page.socket.receive_text()) for _ in range(70)]
    assert any(a["type"] == "error" and a["code"] == "too_fast" for a in answers)
    assert other.ask("lobby", "lobby"), "others are not affected"


@pytest.mark.parametrize("kind", ["text", "bytes"])
def test_a_page_that_never_stops_asking_too_fast_is_let_go(visit, server, monkeypatch, kind):
    monkeypatch.setattr(connection, "TOO_FAST_PAUSE", 0.001)
    server.app.state.hub.allowances = Allowances(Limits(cost_per_second_per_guest=1.0))
    page, other = visit("Ada"), visit("Ben")
    for _ in range(400):
        page.socket.send({"type": "websocket.receive", kind: "x" if kind == "text" else b"x"})
    codes = []
    while (answer := page.socket.receive())["type"] != "websocket.close":
        codes.append(json.loads(answer["text"])["code"])
    assert answer["code"] == 1008
    assert set(codes) == {"malformed", "too_fast"}
    assert other.ask("lobby", "lobby"), "others are not affected"


def test_requests_that_do_not_fit(visit):
    page, other = visit("Ada"), visit("Ben")
    assert page.error("open", table="nowhere") == "unknown_table"
    assert page.error("open", table="x" * 10_000) == "unknown_table"
    waiting = page.create("me", "free")
    assert page.error("act", table=waiting, number=0, action="pass") == "not_started"
    assert page.error("sit", table=waiting, seat=7) == "bad_input"
    assert other.error("sit", table=waiting, seat=0) == "seat_taken"
    assert other.error("start", table=waiting) == "not_allowed"
    assert other.error("leave", table=waiting) == "not_seated"
    running = page.create("me", "casual")
    page.open(running)
    other.open(running)
    assert other.error("act", table=running, number=0, action="pass") == "not_seated"
    assert page.error("act", table=running, number=5, action="pass") == "stale"
    assert page.answer("table")["number"] == 0, "the fresh state follows"
    assert page.error("start", table=running) == "already_started"
    assert page.error("sit", table=running, seat=1) == "already_started"
    assert page.error("rematch", table=running) == "not_allowed"
    assert page.error("end_turn", table=running, number=0) == "not_allowed"
    bad = {"game": "bohemian_villages", "seats": [{"kind": "me"}]}
    assert page.error("create", **bad) == "bad_input"
    assert page.error("create", game="monopoly", seats=[{"kind": "me"}] * 2) == "bad_input"
    assert page.error("create", game="bohemian_villages", seats=[{"kind": "me"}, {"kind": "me"}]) == "bad_input"
    assert page.error("create", game="bohemian_villages", seats=[{"kind": "me"}] * 2, options={"x": "y"}) == "bad_input"


def test_a_foreign_origin_is_turned_away(server):
    from starlette.websockets import WebSocketDisconnect

    with pytest.raises(WebSocketDisconnect), server.websocket_connect("/ws", headers={"origin": "https://elsewhere.example"}):
        pass
    with pytest.raises(WebSocketDisconnect), server.websocket_connect("/ws", headers={"origin": "http://["}):
        pass
    with server.websocket_connect("/ws", headers={"origin": "http://testserver"}):
        pass


def test_guests_get_a_cookie_that_scripts_cannot_read(server):
    with server.websocket_connect("/ws") as socket:
        header = dict(socket.extra_headers or [])[b"set-cookie"].decode()
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header


def test_health_and_rules(server):
    assert server.get("/health").json()["status"] == "ok"
    for language in ("en", "de", "ru"):
        book = server.get(f"/api/rules/bohemian_villages/{language}").json()
        assert sum(len(chapter["rules"]) for chapter in book["chapters"]) == 100
        assert "B-43" in server.get(f"/api/quick/bohemian_villages/{language}").json()["text"]
    assert server.get("/api/rules/monopoly/en").status_code == 404
    assert server.get("/api/quick/bohemian_villages/xx").status_code == 404
    assert {"words", "house"} == server.get("/api/glossary/bohemian_villages/ru").json().keys()
    assert server.get("/api/glossary/bohemian_villages/xx").status_code == 404
