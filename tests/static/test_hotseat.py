"""Several people at one device: what the page is told of them, and what it must not be told."""

from __future__ import annotations

import asyncio
import json

import pytest

from vicus.static.people import OWNER, guest_of

from ..server.conftest import run_apart
from .device import Disk, Page, opened

BEN = {"kind": "free", "here": {"name": "Ben", "face": "beard"}}
BOT = {"kind": "bot", "level": "beginner"}


async def made(page, game, seats):
    await page.ask("hello", "welcome", name="Anna")
    return (await page.ask("create", "created", game=game, seats=seats))["table"]


async def seen(page, table, past=-1):
    """Who is here, and the table, as they are told together; a later state than one that was seen."""
    while True:
        here = await page.next("here")
        shown = await page.next("table")
        assert here["table"] == shown["id"] == table
        if shown["number"] > past or shown["status"] == "over":
            return here, shown


async def play(house, table, most=3000):
    """As the page does it: it speaks for whoever is to decide. The last that was told, and who decided."""
    page, deciders = Page(house), []
    page.send("open", table=table)
    page.send("prefer", table=table, bot_speed=0)
    here, shown = await seen(page, table)
    for _ in range(most):
        if shown["status"] == "over":
            return here, shown, deciders
        whose = [person for person in here["people"] if person["seat"] == here["turn"]]
        if whose and whose[0]["id"] != here["you"]:
            page.leave()
            page = Page(house, whose[0]["id"])
            page.send("open", table=table)
            here, shown = await seen(page, table)
        elif shown["can_end"]:
            page.send("end_turn", table=table, number=shown["number"])
            here, shown = await seen(page, table, shown["number"])
        elif shown["legal"]:
            deciders.append(shown["you"])
            page.send("act", table=table, number=shown["number"], action=shown["legal"][0]["text"])
            here, shown = await seen(page, table, shown["number"])
        else:
            here, shown = await seen(page, table, shown["number"])
    raise AssertionError("it never ends")


@pytest.mark.parametrize("game", ["bohemian_villages", "carpe_diem"])
def test_two_people_at_one_device_play_a_whole_game(game):
    async def main():
        house = await opened(Disk())
        table = await made(Page(house), game, [{"kind": "me"}, BEN, BOT])
        here, shown, deciders = await play(house, table)
        assert {0, 1} == set(deciders)
        assert [seat["name"] for seat in shown["seats"]][:2] == ["Anna", "Ben"]
        assert shown["seats"][1]["face"] == "beard"
        assert shown["status"] == "over"
        assert shown["winners"]
        assert not here["hides"]

    run_apart(main())


@pytest.mark.parametrize(("game", "hides"), [("bohemian_villages", False), ("helvetia", False), ("carpe_diem", True)])
def test_the_page_is_told_whether_anything_is_hidden(game, hides):
    async def main():
        house = await opened(Disk())
        page = Page(house)
        table = await made(page, game, [{"kind": "me"}, BEN])
        page.send("open", table=table)
        here, shown = await seen(page, table)
        assert here["hides"] is hides
        assert here["you"] == ""
        assert here["turn"] in (0, 1)
        assert [(person["id"], person["name"]) for person in here["people"]] == [("", "Anna"), (guest_of("Ben"), "Ben")]
        assert shown["you"] == 0

    run_apart(main())


def test_a_table_with_bots_alone_needs_none_of_it():
    async def main():
        house = await opened(Disk())
        page = Page(house)
        table = await made(page, "helvetia", [{"kind": "me"}, BOT])
        await page.ask("open", "table", table=table)
        assert "here" not in {message["type"] for message in page.all}

    run_apart(main())


def test_everybody_here_is_present_whoever_is_shown_the_table():
    async def main():
        house = await opened(Disk())
        page = Page(house)
        table = await made(page, "helvetia", [{"kind": "me"}, BEN])
        page.send("open", table=table)
        while not all(seat["online"] for seat in (await seen(page, table))[1]["seats"]):
            pass
        page.send("close", table=table)
        while house.hub.presence.online(table):
            await asyncio.sleep(0)

    run_apart(main())


def test_what_the_owner_is_shown_has_nothing_of_another_seat():
    async def main():
        house = await opened(Disk())
        page = Page(house)
        table = await made(page, "carpe_diem", [{"kind": "me"}, BEN])
        page.send("open", table=table)
        _, shown = await seen(page, table)
        live = await house.service.table(table)
        public = live.table.logged.public
        assert shown["view"] == json.loads(json.dumps(public.view(0)))
        assert shown["view"] != json.loads(json.dumps(public.view(1)))

    run_apart(main())


def test_whoever_is_here_is_known_after_a_reload_and_forgotten_with_the_owner():
    async def main():
        disk = Disk()
        table = await made(Page(await opened(disk)), "carpe_diem", [{"kind": "me"}, BEN])
        again = await opened(disk)
        page = Page(again, guest_of("Ben"))
        page.send("open", table=table)
        here, shown = await seen(page, table)
        assert here["you"] == guest_of("Ben")
        assert shown["you"] == 1
        await Page(again).ask("forget", "forgotten")
        while any("Ben" in text or guest_of("Ben") in key + text for key, text in disk.rows.items()):
            await asyncio.sleep(0)

    run_apart(main())


def test_nobody_sits_at_a_table_twice():
    async def main():
        house = await opened(Disk())
        page = Page(house)
        await page.ask("hello", "welcome", name="Anna")
        for name in ("Anna", " anna"):
            place = {"kind": "free", "here": {"name": name}}
            refusal = await page.ask("create", "error", game="helvetia", seats=[{"kind": "me"}, place])
            assert refusal["message"] == "static-here-twice"
        assert not await house.storage.hosted_by(OWNER, 0.0)

    run_apart(main())


def test_the_next_game_begins_by_itself():
    async def main():
        house = await opened(Disk())
        table = await made(Page(house), "bohemian_villages", [{"kind": "me"}, BEN])
        await play(house, table)
        page = Page(house)
        await page.ask("open", "table", table=table)
        page.send("rematch", table=table)
        while (successor := (await page.next("table"))["successor"]) is None:
            pass
        page.send("close", table=table)
        page.send("open", table=successor)
        while (shown := await page.next("table"))["id"] != successor or shown["status"] != "playing":
            pass

    run_apart(main())
