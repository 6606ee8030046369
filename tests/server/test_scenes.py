"""Scenes of the rules: anybody may try them, by name, and nothing of it stays."""

from __future__ import annotations

from vicus.server.allowance import Allowances, cost_of
from vicus.server.limits import Limits
from vicus.table.scene_view import MOST_STEPS

GAME, NENBRAD = "bohemian_villages", "X-B-45.1"


def test_a_scene_is_shown_and_tried(visit):
    page = visit("Ada")
    first = page.ask("scene", "scene", game=GAME, scene=NENBRAD)
    assert (first["rule"], first["todo"]["text"], first["table"]["you"]) == ("X-B-45", "use 3+4", 0)
    steps = [first["todo"]["text"]]
    second = page.ask("scene", "scene", game=GAME, scene=NENBRAD, steps=steps)
    last = page.ask("scene", "scene", game=GAME, scene=NENBRAD, steps=[*steps, second["todo"]["text"]])
    assert last["todo"] is None
    assert "woke" in [event["kind"] for event in last["table"]["events"]]


def test_what_is_not_allowed_is_answered_by_its_rule(visit):
    page = visit("Ada")
    told = page.ask("scene", "reason", game=GAME, scene=NENBRAD, steps=["use 6+6"])
    assert told["table"] == NENBRAD
    assert told["rule"].startswith("B-")
    assert page.ask("scene", "reason", game=GAME, scene=NENBRAD, why="use 6+6") == told


def test_nobody_brings_a_position_of_their_own(visit):
    page = visit("Ada")
    for wish in (
        {"game": GAME, "scene": "B-1.99"},
        {"game": "chess", "scene": NENBRAD},
        {"game": GAME, "scene": NENBRAD, "steps": ["use 3+4"] * (MOST_STEPS + 1)},
        {"game": GAME, "scene": NENBRAD, "steps": ["nonsense"], "fields": {"coins": [99]}},
    ):
        assert page.ask("scene", "error", **wish)["code"] == "bad_input"


def test_a_scene_leaves_no_table(visit):
    page = visit("Ada")
    page.ask("scene", "scene", game=GAME, scene=NENBRAD, steps=["use 3+4"])
    lobby = page.ask("lobby", "lobby")
    assert (lobby["open"], lobby["mine"]) == ([], [])
    assert page.ask("open", "error", table=NENBRAD)["code"] == "unknown_table"


def test_whoever_asks_for_many_waits(visit, server):
    assert cost_of("scene") >= 2 * cost_of("why"), "it costs more than to ask at a table"
    server.app.state.hub.allowances = Allowances(Limits())
    page, other = visit("Ada"), visit("Ben")
    for _ in range(40):
        page.send("scene", game=GAME, scene=NENBRAD)
    codes = [page.answer("scene", "error").get("code") for _ in range(40)]
    assert set(codes) == {None, "too_fast"}
    assert other.ask("scene", "scene", game=GAME, scene=NENBRAD), "others are not affected"
