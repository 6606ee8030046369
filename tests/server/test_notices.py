"""It's your turn: told once, only if it is still so, not at night, not to whoever is there. No test waits for the clock."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime

import msgspec
import pytest

from vicus.server import bot_players
from vicus.server.notices import book
from vicus.server.notices.quiet_hours import Wishes, checked_wishes

from .conftest import GENEROUS, run_apart
from .post import DAY, DAYS, Post, gone, posted, together
from .process import Page, Process, processes, wait_for
from .receivers import HttpReceiver


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(bot_players, "PACE", 0.0)


@posted()
async def test_one_notice_for_each_wait(post):
    await post.listen("ben")
    ada, ben, table = await together(post.one)
    await gone(post.one, ben, table)
    assert await post.look() == [], "it is Ada's turn"
    await ada.play_turn()
    for _ in range(3):
        assert await post.look() == [("ben", "turn")]
    told = json.loads(post.receiver.got[0].body)
    assert told["table"] == table
    assert told["url"] == f"http://here/#/t/{table}"
    assert told["message"] == "It is your turn."
    ben = await post.one.page("ben")
    await ben.open(table)
    await ben.play_turn()
    await gone(post.one, ben, table)
    await ada.play_turn()
    assert await post.look() == [("ben", "turn")] * 2, "the next wait"


@posted()
async def test_none_for_a_turn_that_was_taken(post):
    await post.listen("ben")
    ada, ben, table = await together(post.one)
    await ada.play_turn()
    post.ahead = 0.0
    assert await post.look() == [], "not at once"
    await ben.until(lambda shown: shown["legal"])
    await ben.play_turn()
    await gone(post.one, ben, table)
    post.ahead = 2 * book.MOMENT
    assert await post.look() == []


@posted()
async def test_it_is_asked_again_right_before_it_is_sent(post):
    """The turn is taken between the moment that somebody is to be told and the moment of telling."""
    await post.listen("ben")
    ada, ben, table = await together(post.one)
    await ada.play_turn()
    await post.book.gather(time.time() + post.ahead, 0.0)
    assert len(await post.book.pending(time.time() + post.ahead, 9)) == 1
    await ben.play_turn()
    await gone(post.one, ben, table)
    assert await post.look() == []
    assert await post.book.pending(time.time() + 10 * DAY, 9) == []


@posted()
async def test_none_for_whoever_is_there(post):
    await post.listen("ben")
    ada, ben, table = await together(post.one)
    await ada.play_turn()
    await ben.until(lambda shown: shown["legal"])
    assert await post.look() == []
    await gone(post.one, ben, table)
    assert await post.look() == [], "Ben has seen it"


@posted()
async def test_whoever_plays_with_bots_alone_is_not_called_back(post):
    await post.listen("ada")
    ada = await post.one.page("ada")
    table = await ada.create("me", "beginner")
    await ada.open(table)
    await ada.play_turn()
    await ada.until(lambda shown: shown["legal"])
    await gone(post.one, ada, table)
    assert await post.look() == []


@posted()
async def test_quiet_hours(post):
    await post.without_ben()
    now = datetime.fromtimestamp(time.time() + post.ahead, UTC)
    minute = now.hour * 60 + now.minute
    await post.book.put_wishes("ben", checked_wishes(Wishes("UTC", ((minute - 5) % 1440, (minute + 60) % 1440))))
    assert await post.look() == []
    post.ahead += 1800
    assert await post.look() == []
    post.ahead += 2400
    assert await post.look() == [("ben", "turn")]
    post.ahead += 2400
    assert await post.look() == [("ben", "turn")]


@posted()
async def test_the_end_and_another_game(post):
    for guest in ("ada", "ben"):
        await post.listen(guest)
    ada, ben, table = await together(post.one)
    await gone(post.one, ben, table)
    ada.send("abandon", table=table, agrees=True)
    await ada.until(lambda shown: shown["status"] == "abandoned")
    assert await post.look() == [("ben", "over")]
    ada.send("rematch", table=table)
    following = (await ada.until(lambda shown: shown["successor"]))["successor"]
    await ada.open(following)
    assert await post.look() == [("ben", "over"), ("ben", "rematch")]
    await post.book.put_wishes("ben", Wishes(others=False))
    assert await post.look() == [("ben", "over"), ("ben", "rematch")]


@posted(limits=msgspec.structs.replace(GENEROUS, notices_per_day_per_guest=2))
async def test_nobody_is_told_without_end(post):
    for expected in (1, 2, 2):
        await post.without_ben()
        assert len(await post.look()) == expected


@posted(limits=msgspec.structs.replace(GENEROUS, notices_per_day_per_guest=2))
async def test_what_nobody_was_told_does_not_count(post):
    """Whoever plays at the table all evening is to be told of other games all the same."""
    await post.listen("ben")
    ada, ben, table = await together(post.one)
    for _ in range(3):
        await ada.play_turn()
        await ben.until(lambda shown: shown["legal"])
        assert await post.look() == [], "he is there"
        await ben.play_turn()
        await ada.until(lambda shown: shown["legal"])
    await gone(post.one, ben, table)
    await ada.play_turn()
    assert await post.look() == [("ben", "turn")]


@posted()
async def test_forgetting_forgets_it_all(post):
    await post.book.put_wishes("ben", Wishes(others=False))
    await post.without_ben()
    assert len(await post.look()) == 1
    await post.one.service.forgetting.forget("ben")
    for name in ("channels", "wishes", "notices"):
        rows = await post.one.service.storage.database.read(lambda link, name=name: link.run(f"SELECT * FROM {name}"))
        assert rows == []


def test_two_processes_tell_it_once(postgres):
    async def work() -> None:
        async with processes(postgres, 2) as (here, there), HttpReceiver() as receiver:
            posts = [Post(here, receiver), Post(there, receiver)]
            await posts[0].listen("ben")
            ada, ben, table = await together(here, terms=DAYS)
            await gone(here, ben, table)
            await ada.play_turn()
            for _ in range(3):
                await asyncio.gather(*(post.notifier.look() for post in posts))
            assert [json.loads(got.body)["about"] for got in receiver.got] == ["turn"]
            await posts[0].book.gather(time.time(), 0.0)
            database = here.service.storage.database
            await database.write(lambda link: link.change("UPDATE clocks SET served = served + :s", s=4 * DAY))
            await asyncio.gather(*(post.one.service.timekeeper.look() for post in posts))
            await ada.until(lambda shown: shown["seats"][1]["kind"] == "bot")
            await ada.until(lambda shown: shown["legal"])
            log = [type(line).__name__ for line in await there.service.storage.read(table)]
            assert log.count("Expire") == 1
            for post in posts:
                await wait_for(lambda post=post: not post.notifier._errands)
            for _ in range(2):
                await asyncio.gather(*(post.notifier.look() for post in posts))
            assert [json.loads(got.body)["about"] for got in receiver.got] == ["turn", "expired"]

    run_apart(work())


def test_whoever_is_there_by_another_process_is_told_nothing(postgres):
    async def work() -> None:
        async with processes(postgres, 2) as (here, there), HttpReceiver() as receiver:
            post = Post(here, receiver)
            await post.listen("ben")
            ada, ben, table = await together(here)
            other = await there.page("ben")
            await other.open(table)
            await gone_from(here, ben, table)
            await ada.play_turn()
            await other.until(lambda shown: shown["legal"])
            assert await post.look() == []

    async def gone_from(one: Process, page: Page, table: str) -> None:
        await page.leave()
        await wait_for(lambda: "ben" not in one.hub.presence.local(table))
        for _ in range(1000):
            if "ben" in (await one.service.cluster.present(table))[0]:
                return
            await asyncio.sleep(0.01)

    run_apart(work())


@pytest.mark.parametrize(
    "statement", [book.TURN, book.REMIND, book.OVER, book.REMATCH], ids=["turn", "remind", "over", "rematch"]
)
def test_looking_for_what_is_to_be_told_does_not_read_every_table(database, statement):
    """It is done every few seconds, and whoever moves waits for it; tables are kept for years."""
    about = {"kind": "turn", "now": 0.0, "late": 0.0, "served": 0.0}
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        plan = [row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", about)]
    assert not any(step.startswith("SCAN t") or "ix_tables_status" in step for step in plan), plan
