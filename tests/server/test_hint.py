"""Hints: who gets them, when, and what they are made of."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time

from vicus.server import bot_worker, worker_pool


def test_a_hint_before_bots_are_ready(visit, cold):
    page = visit("Ada")
    table = page.open(page.create("me", "casual"))
    advice = page.hint()
    assert not advice["planned"]
    assert 1 < len(advice["options"]) <= 4
    for option in advice["options"]:
        assert option["action"] in table["legal"]
        assert option["chance"] is None
    assert advice["options"][0]["gains"] or advice["options"][0]["prepares"]


def test_a_hint_of_the_search(visit, monkeypatch):
    """What the search finds arrives as it is (the search itself has tests of its own)."""
    from vicus.bots.search import Estimate

    class Search:
        def __init__(self, game, **settings):
            assert settings["seconds"] <= 1.0

        def weigh(self, view, legal):
            assert view["viewer"] == 0
            return [Estimate(action, 100 - n, 0.5 - n / 10) for n, action in enumerate(legal)]

        def close(self):
            pass

    monkeypatch.setattr("vicus.bots.judge.can_plan", lambda game: True)
    monkeypatch.setattr("vicus.bots.judge.can_think", lambda game: False)
    monkeypatch.setattr("vicus.bots.hint.SearchBot", Search)
    page = visit("Ada")
    table = page.open(page.create("me", "casual"))
    advice = page.hint()
    assert advice["planned"]
    assert [option["action"]["text"] for option in advice["options"]] == [a["text"] for a in table["legal"][:4]]
    assert [option["chance"] for option in advice["options"]][:2] == [0.5, 0.4]


def test_a_hint_can_be_followed_and_does_not_move_the_table(visit, cold):
    page = visit("Ada")
    before = page.open(page.create("me", "casual"))
    advice = page.hint()
    assert page.open(before["id"], since=before["number"])["number"] == before["number"]
    first = advice["options"][0]
    page.act(first["action"]["text"])
    assert first["then"][0]["text"] in [a["text"] for a in page.table["legal"]]


def test_hints_are_for_the_seat_whose_turn_it_is(two, visit, cold):
    (ada, ben), cleo = two, visit("Cleo")
    table, number = ada.table["id"], ada.table["number"]
    cleo.open(table)
    assert ben.error("hint", table=table, number=number) == "not_your_turn"
    assert cleo.error("hint", table=table, number=number) == "not_seated"
    assert ada.error("hint", table=table, number=number + 7) == "stale"
    assert ada.hint()["table"] == table
    ben.send("lobby")
    assert ben.answer("advice", "lobby")["type"] == "lobby", "only whoever asked is told"


def test_no_hint_before_the_game(visit, cold):
    page = visit("Ada")
    table = page.create("me", "free")
    page.open(table)
    assert page.error("hint", table=table, number=-1) == "not_started"


def test_nothing_to_advise_when_the_turn_is_done(visit, cold):
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    while not page.my_move()["can_end"]:
        page.act()
    refused = page.ask("hint", "error", table=page.table["id"], number=page.table["number"])
    assert (refused["code"], refused["message"]) == ("not_allowed", "play-hint-nothing")


def test_one_hint_at_a_time(visit, cold, monkeypatch):
    refused = threading.Event()

    async def slow(self, question):
        while not refused.is_set():
            await asyncio.sleep(0.01)
        return bot_worker.advise(question, time.monotonic())

    monkeypatch.setattr(worker_pool.WorkerPool, "hint", slow)
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    about = {"table": page.table["id"], "number": page.table["number"]}
    page.send("hint", **about)
    assert page.error("hint", **about) == "busy"
    refused.set()
    assert page.answer("advice")["options"]
    assert page.hint()["options"], "and then the next"


def test_a_hint_that_fails_is_an_error_and_not_the_end(visit, cold, monkeypatch, caplog):
    async def broken(self, question):
        raise RuntimeError("no worker")

    kept = worker_pool.WorkerPool.hint
    monkeypatch.setattr(worker_pool.WorkerPool, "hint", broken)
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    with caplog.at_level(logging.CRITICAL):
        assert page.error("hint", table=page.table["id"], number=page.table["number"]) == "internal"
    monkeypatch.setattr(worker_pool.WorkerPool, "hint", kept)
    assert page.hint()["options"]


def test_a_hint_needs_the_view_alone(visit, server, cold, monkeypatch):
    """Whatever reaches a worker can be written down as plain data and holds neither the seed nor coming chance."""
    asked = []

    async def spy(self, question):
        asked.append(question)
        return bot_worker.advise(question, time.monotonic())

    monkeypatch.setattr(worker_pool.WorkerPool, "hint", spy)
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    page.hint()
    table = server.app.state.service.registry.tables[page.table["id"]].table
    assert asked[0].view == table.logged.match.view(0)
    text = json.dumps([asked[0].view, asked[0].legal, asked[0].box])
    assert str(table.laid.seed) not in text
    assert not any(str(word) in text for word in table.logged.match.state.chance)
