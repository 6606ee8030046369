"""Games over days: a reminder, then a bot or a loss; the time of a table, whatever happens to the server."""

from __future__ import annotations

import json
import time

import pytest

from vicus.server import bot_players, timekeeper

from .conftest import run_apart
from .post import DAY, DAYS, post_on, posted, together
from .process import wait_for


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(bot_players, "PACE", 0.0)


@posted()
async def test_a_reminder_then_a_bot_then_the_seat_is_taken_back(post):
    ada, table = await post.without_ben(terms=DAYS)
    assert ada.table["clock"]["pace"]["days"] == 3
    until = ada.table["clock"]["until"]
    assert abs(until - time.time() - 3 * DAY) < 60
    assert await post.look() == [("ben", "turn")]
    await post.pass_time(2 * DAY)
    assert await post.look() == [("ben", "turn")]
    await post.pass_time(0.5 * DAY)
    assert await post.look() == [("ben", "turn"), ("ben", "remind")]
    assert json.loads(post.receiver.got[-1].body)["message"] == "It is still your turn: your time runs out in 12 hours."
    assert ada.table["seats"][1]["kind"] == "guest"
    await post.pass_time(0.6 * DAY)
    shown = await ada.until(lambda shown: shown["seats"][1]["kind"] == "bot")
    assert shown["seats"][1]["keeps_for"] == "Ben"
    await ada.until(lambda shown: shown["legal"])  # the bot has moved for him
    await wait_for(lambda: not post.notifier._errands)
    assert await post.look() == [("ben", "turn"), ("ben", "remind"), ("ben", "expired")]
    ben = await post.one.page("ben")
    assert (await ben.open(table))["take_back"] == 1
    ben.send("take_back", table=table)
    await ben.until(lambda shown: shown["you"] == 1)
    await ada.play_turn()
    await ben.play_turn()


@posted()
async def test_whoever_has_lost_by_time_is_told(post):
    """The seat is nobody's then, and cannot be taken back: all the more it must not pass in silence."""
    ada, _ = await post.without_ben(terms={"pace": {"days": 3, "over": "loss"}})
    await post.pass_time(4 * DAY)
    await ada.until(lambda shown: shown["seats"][1]["kind"] == "bot")
    await wait_for(lambda: not post.notifier._errands)
    assert await post.look() == [("ben", "expired")]


@posted()
async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(post, monkeypatch):
    """Its game is not installed any more, say: its time is over for ever."""
    monkeypatch.setattr(timekeeper, "AT_ONCE", 1)
    service = post.one.service
    _, _, lost = await together(post.one, terms=DAYS)
    _, ben, table = await together(post.one, terms=DAYS)
    gone = "UPDATE lines SET body = replace(body, 'bohemian_villages', 'nowhere') WHERE \"table\" = :id AND number = 1"
    await service.storage.database.write(lambda link: link.change(gone, id=lost))
    service.registry.tables.pop(lost)
    await post.pass_time(4 * DAY)
    for _ in range(3):
        await service.timekeeper.look()
    shown = await ben.until(lambda shown: shown["id"] == table and shown["seats"][0]["kind"] == "bot")
    assert shown["seats"][0]["keeps_for"] == "Ada"


def test_time_survives_a_restart_and_stands_still_meanwhile(database):
    async def work() -> None:
        async with post_on(database) as post:
            _, _, table = await together(post.one, terms=DAYS)
            await post.pass_time(DAY)
        async with post_on(database) as post:
            tables = post.one.service.storage.database
            await tables.write(lambda link: link.change("UPDATE clocks SET wall = wall - :s", s=7 * DAY))
        async with post_on(database) as post:
            ada = await post.one.page("ada")
            await post.one.service.clock.count()
            shown = await ada.open(table)
            left = shown["clock"]["until"] - time.time()
            assert abs(left - 2 * DAY) < 120, "a day was used, and not the week in which no server ran"
            await post.pass_time(2 * DAY + 1)
            await ada.until(lambda shown: shown["seats"][0]["kind"] == "bot")

    run_apart(work())
