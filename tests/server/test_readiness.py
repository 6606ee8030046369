"""While bots are not ready yet."""

from __future__ import annotations

import asyncio

import vicus
from vicus.bots.judgement import judgement
from vicus.bots.ladder import Rung
from vicus.server import bot_worker

from .conftest import run_apart


def test_a_planner_that_is_not_compiled_is_stood_in_for_and_told(visit, cold, server, monkeypatch):
    monkeypatch.setitem(judgement(vicus.games()[0]).levels, "master", Rung("search", 20))
    page = visit("Ada")
    assert page.ask("lobby", "lobby")["ready"] == dict.fromkeys(vicus.games(), False)
    table = page.open(page.create("me", "master"))
    assert not table["ready"]
    page.play_turn()
    page.until(lambda t: t["legal"] and t["ply"] > 2)
    kinds = {type(bot._bot.bot).__name__ for (number, _, _), bot in bot_worker._kept.items() if number == table["id"]}
    assert kinds == {"GreedyBot"}


def test_the_notice_goes_away_by_itself(visit, monkeypatch, server, cold):
    from vicus.server import readiness

    page = visit("Ada")
    assert not page.open(page.create("me", "strong"))["ready"]
    state = server.app.state
    monkeypatch.setattr(readiness, "can_plan", lambda game: True)
    monkeypatch.setattr(readiness, "can_think", lambda game: True)

    async def poll():
        if await state.service.readiness.poll():
            state.hub.readiness_changed()

    server.portal.call(poll)
    assert page.until(lambda t: t["ready"])
    assert all(page.ask("lobby", "lobby")["ready"].values())


def test_a_poll_that_fails_is_not_the_last(monkeypatch, caplog):
    from vicus.server import readiness

    polls = []

    def is_warm(game):
        polls.append(game)
        if len(polls) == 1:
            raise OSError("the disk is gone")
        return True

    monkeypatch.setattr(readiness, "can_plan", is_warm)
    monkeypatch.setattr(readiness, "can_think", lambda game: True)
    monkeypatch.setattr(readiness, "PAUSE", 0.01)
    watched = readiness.Readiness()

    async def watch():
        seen = asyncio.Event()
        watching = asyncio.create_task(watched.watch(seen.set))
        await asyncio.wait_for(seen.wait(), 5)
        watching.cancel()

    run_apart(watch())
    assert all(watched.games().values())
    assert "the disk is gone" in caplog.text


def test_bots_that_search_with_a_net_wait_for_their_own_code_and_others_do_not(visit, monkeypatch, server, cold):
    from vicus.server import readiness

    name = vicus.games()[0]
    monkeypatch.setitem(judgement(name).levels, "strong", Rung("search", 20))
    monkeypatch.setitem(judgement(name).levels, "master", Rung("deep", 20))
    monkeypatch.setattr(readiness, "can_plan", lambda game: True)
    monkeypatch.setattr(readiness, "can_think", lambda game: False)
    watched = server.app.state.service.readiness
    server.portal.call(watched.poll)
    page = visit("Ada")
    assert not page.ask("lobby", "lobby")["ready"][name], "one of the levels"
    assert page.open(page.create("me", "strong"))["ready"]
    assert not page.open(page.create("me", "master"))["ready"]
    monkeypatch.setattr(readiness, "can_think", lambda game: True)
    assert server.portal.call(watched.poll)
    assert page.open(page.create("me", "master"))["ready"]
    assert page.ask("lobby", "lobby")["ready"][name]
