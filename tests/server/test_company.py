"""People at a table, over the protocol: somebody is away, a bot keeps the seat, they come back; and they talk."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from vicus.server import bot_players, databases

from .conftest import GENEROUS, run_apart
from .process import Page, Process, begin, process

STRICT = msgspec.structs.replace(GENEROUS, grace_seconds=60.0)


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(bot_players, "PACE", 0.0)


def served(work, limits=GENEROUS, url: str = databases.MEMORY):
    async def run():
        async with process(url, limits) as one:
            return await asyncio.wait_for(work(one), 200)

    return run_apart(run())


async def three(one: Process) -> tuple[list[Page], str]:
    """Ada, Ben and Cleo play."""
    pages = [await one.page(name) for name in ("ada", "ben", "cleo")]
    table = await pages[0].create("me", "free", "free")
    for seat, page in enumerate(pages):
        await page.open(table)
        if seat:
            page.send("sit", table=table, seat=seat)
            await page.until(lambda shown, seat=seat: shown["you"] == seat)
    await begin(*pages)
    return pages, table


async def without_ben(one: Process) -> tuple[list[Page], str]:
    """Ben has gone, and a bot keeps his seat."""
    (ada, ben, cleo), table = await three(one)
    await ben.leave()
    for page in (ada, cleo):
        await page.until(lambda shown: shown["seats"][1]["away"])
        page.send("replace", table=table, seat=1)
    for page in (ada, cleo):
        await page.until(lambda shown: shown["seats"][1]["kind"] == "bot")
    return [ada, cleo], table


def test_the_others_see_since_when_somebody_is_away():
    async def work(one: Process):
        (ada, ben, _), table = await three(one)
        before = time.time()
        await ben.leave()
        shown = await ada.until(lambda shown: shown["seats"][1]["away"])
        assert before - 2 <= shown["seats"][1]["away"] <= time.time() + 2
        assert not shown["seats"][1]["online"]
        await (await one.page("ben")).open(table)
        shown = await ada.until(lambda shown: shown["seats"][1]["online"])
        assert shown["seats"][1]["away"] is None

    served(work)


def test_a_reload_costs_nothing():
    """Nobody is voted out before the grace time, however much the others want it."""

    async def work(one: Process):
        (ada, ben, cleo), table = await three(one)
        await ben.leave()
        await ada.until(lambda shown: shown["seats"][1]["away"])
        for page in (ada, cleo):
            refused = await page.ask("replace", "error", table=table, seat=1)
            assert (refused["code"], refused["message"]) == ("not_allowed", "grace")
            assert 0 < refused["params"]["seconds"] <= 61
        back = await one.page("ben")
        assert (await back.open(table))["you"] == 1

    served(work, STRICT)


def test_after_the_grace_time_a_bot_keeps_the_seat():
    async def work(one: Process):
        (ada, ben, cleo), table = await three(one)
        await ben.leave()
        await ada.until(lambda shown: shown["seats"][1]["away"])
        live = one.service.registry.tables[table]
        wall, since = live.away["ben"]
        live.away["ben"] = (wall, since - 61)
        for page in (ada, cleo):
            page.send("replace", table=table, seat=1)
        shown = await ada.until(lambda shown: shown["seats"][1]["kind"] == "bot")
        assert shown["seats"][1]["keeps_for"] == "Ben"

    served(work, STRICT)


def test_whoever_comes_back_finds_the_table_and_takes_the_seat_back():
    async def work(one: Process):
        (ada, _), table = await without_ben(one)
        ben = await one.page("ben")
        lobby = await ben.ask("lobby", "lobby")
        assert [(info["id"], info["you"], info["your_turn"]) for info in lobby["mine"]] == [(table, 1, False)]
        shown = await ben.open(table)
        assert (shown["you"], shown["take_back"]) == (None, 1)
        ben.send("take_back", table=table)
        await ben.until(lambda shown: shown["you"] == 1)
        shown = await ada.until(lambda shown: shown["seats"][1]["kind"] == "guest")
        assert (shown["seats"][1]["name"], shown["seats"][1]["keeps_for"]) == ("Ben", "")

    served(work)


def test_nobody_else_can():
    async def work(one: Process):
        (ada, _), table = await without_ben(one)
        eve = await one.page("eve")
        assert (await eve.open(table))["take_back"] is None
        for page in (eve, ada):
            assert (await page.ask("take_back", "error", table=table))["code"] == "not_seated"

    served(work)


def test_it_is_known_after_a_restart(database):
    async def first(one: Process):
        return (await without_ben(one))[1]

    table = served(first, url=database)

    async def again(one: Process):
        ben = await one.page("ben")
        assert (await ben.open(table))["take_back"] == 1
        ben.send("take_back", table=table)
        await ben.until(lambda shown: shown["you"] == 1)

    served(again, url=database)


def test_what_is_said_reaches_all_and_stays():
    async def work(one: Process):
        (ada, ben, _), table = await three(one)
        dora = await one.page("dora")
        await dora.open(table)
        hostile = '<img src=x onerror="alert(1)">'
        said = await ada.ask("say", "talk", table=table, text=hostile)
        assert [(words["name"], words["text"]) for words in said["said"]] == [("Ada", hostile)]
        for page in (ben, dora):
            assert (await page.answer("talk"))["said"] == said["said"]
        await ben.ask("say", "talk", table=table, sign="thanks")
        late = await one.page("late")
        late.send("open", table=table)
        whole = await late.answer("talk")
        assert whole["whole"]
        assert [words["text"] or words["sign"] for words in whole["said"]] == [hostile, "thanks"]
        assert (await dora.ask("say", "error", table=table, text="me too"))["code"] == "not_seated"

    served(work)


def test_whoever_talks_too_much_is_asked_to_wait():
    async def work(one: Process):
        (ada, ben, _), table = await three(one)
        for _ in range(15):
            await ada.ask("say", "talk", table=table, sign="hello")
        assert (await ada.ask("say", "error", table=table, sign="hello"))["message"] == "limit-talking"
        await ben.ask("say", "talk", table=table, text="others may")

    served(work, msgspec.structs.replace(GENEROUS, words_per_minute_per_guest=30.0))


def test_what_somebody_said_goes_with_them(database):
    async def work(one: Process):
        (ada, ben, _), table = await three(one)
        await ben.ask("say", "talk", table=table, text="my words")
        await ada.ask("say", "talk", table=table, text="hers")
        await ben.ask("forget", "forgotten")
        late = await one.page("late")
        late.send("open", table=table)
        assert [words["text"] for words in (await late.answer("talk"))["said"]] == ["hers"]
        assert "my words" not in str(await one.service.storage.read(table))

    served(work, url=database)


def test_at_rest_nobody_moves():
    async def work(one: Process):
        ada = await one.page("ada")
        table = await ada.create("me", "casual")
        await ada.open(table)
        await ada.until(lambda shown: shown["legal"])
        ada.send("rest", table=table, rests=True)
        await ada.until(lambda shown: shown["paused"])
        ada.step("act", action=ada.table["legal"][0]["text"])
        assert (await ada.answer("error"))["message"] == "game-rests"
        ada.send("rest", table=table, rests=False)
        await ada.until(lambda shown: not shown["paused"])
        await ada.play_turn()

    served(work)


def test_nobody_ends_a_game_while_another_reloads():
    """Whoever is about to lose could else wait for the moment in which a line is down."""

    async def work(one: Process):
        (ada, ben, cleo), table = await three(one)
        await ben.leave()
        await ada.until(lambda shown: shown["seats"][1]["away"])
        for page in (ada, cleo):
            page.send("abandon", table=table)
        shown = await cleo.until(lambda shown: shown["abandoning"] == [0, 2])
        assert shown["status"] == "playing"
        one.service.registry.tables[table].away["ben"] = (0.0, time.monotonic() - STRICT.grace_seconds - 1)
        cleo.send("abandon", table=table)
        await cleo.until(lambda shown: shown["status"] == "abandoned")

    served(work, STRICT)


def test_by_agreement_a_game_ends_without_a_winner():
    async def work(one: Process):
        (ada, ben, cleo), table = await three(one)
        for page in (ada, ben):
            page.send("abandon", table=table)
        await cleo.until(lambda shown: shown["abandoning"] == [0, 1])
        cleo.send("abandon", table=table)
        for page in (ada, ben, cleo):
            shown = await page.until(lambda shown: shown["status"] == "abandoned")
            assert (shown["winners"], shown["legal"]) == ([], [])
        assert (await ada.ask("lobby", "lobby"))["open"] == []

    served(work)
