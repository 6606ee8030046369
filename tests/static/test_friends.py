"""Friends at other devices: a seat of their own at one table, and nothing else of the house."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from vicus.static.friends import AT_A_TABLE, MOST_BYTES, MOST_REFUSED, MOST_WAITING, friend_of
from vicus.static.house import House
from vicus.static.people import OWNER, guest_of
from vicus.table import requests

from ..server.conftest import run_apart
from .device import Disk, Page, opened

SECRET, OTHER = "5a" * 32, "c3" * 32
FREE = {"kind": "free"}
NOT_THEIRS: list[dict[str, Any]] = [
    {"type": "lobby"},
    {"type": "waits"},
    {"type": "create", "game": "helvetia", "seats": [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]},
    {"type": "learn", "game": "helvetia"},
    {"type": "import", "record": "{}"},
    {"type": "puzzle", "game": "helvetia", "puzzle": "0"},
    {"type": "check_box", "game": "helvetia", "box": "{}"},
    {"type": "forget"},
    {"type": "my_games"},
    {"type": "my_statistics", "game": "helvetia"},
]


class Friend(Page):
    """Somebody at the other end of a line."""

    def __init__(self, house: House, table: str, secret: str = SECRET) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.all: list[dict[str, Any]] = []
        self.is_gone = False
        self._socket = house.connect_friend(self._hear, self._part, secret, table)

    def _part(self) -> None:
        self.is_gone = True

    def send_text(self, text: str) -> None:
        self._socket.take(text)

    async def refused(self) -> dict[str, Any]:
        """The next refusal."""
        while (answer := await asyncio.wait_for(self.told.get(), 60))["type"] != "error":
            pass
        return answer

    async def welcomed(self) -> None:
        while (await asyncio.wait_for(self.told.get(), 60))["type"] != "welcome":
            pass

    async def gone(self) -> None:
        async with asyncio.timeout(60):
            while not self.is_gone:
                await asyncio.sleep(0.01)


async def at_a_table(game: str = "carpe_diem", disk: Disk | None = None, name: str = "Ben") -> tuple[House, Page, str, Friend]:
    """Anna, whose browser it is, and Ben, who has just come."""
    house = await opened(disk or Disk())
    anna = Page(house)
    await anna.ask("hello", "welcome", name="Anna")
    table = (await anna.ask("create", "created", game=game, seats=[{"kind": "me"}, FREE], open=False))["table"]
    await anna.ask("open", "table", table=table)
    ben = Friend(house, table)
    await ben.ask("hello", "welcome", name=name)
    await ben.ask("open", "table", table=table)
    return house, anna, table, ben


async def seated(disk: Disk | None = None, game: str = "carpe_diem", name: str = "Ben") -> tuple[House, Page, str, Friend]:
    house, anna, table, ben = await at_a_table(game, disk, name)
    ben.send("sit", table=table, seat=1)
    while (await ben.next("table"))["you"] != 1:
        pass
    return house, anna, table, ben


async def begun(game: str = "carpe_diem") -> tuple[House, Page, str, Friend]:
    house, anna, table, ben = await seated(game=game)
    ben.send("ready", table=table)
    while not all(seat.get("ready") or seat["host"] for seat in (await anna.next("table"))["seats"]):
        pass
    anna.send("start", table=table)
    while (await ben.next("table"))["status"] != "playing":
        pass
    return house, anna, table, ben


async def to_the_end(table: str, *pages: Page) -> list[dict[str, Any]]:
    """What each of them was shown last."""
    shown: list[dict[str, Any]] = []
    for page in pages:
        page.send("open", table=table)
        shown.append(await page.next("table"))
    while any(state["status"] != "over" for state in shown):
        for index, page in enumerate(pages):
            while not page.told.empty():
                if (answer := page.told.get_nowait())["type"] == "table":
                    shown[index] = answer
                assert answer["type"] != "error", answer
            state = shown[index]
            if state["status"] == "playing" and (state["legal"] or state["can_end"]):
                number = state["number"]
                if state["can_end"]:
                    page.send("end_turn", table=table, number=number)
                else:
                    page.send("act", table=table, number=number, action=state["legal"][0]["text"])
                while state["number"] <= number and state["status"] == "playing":
                    state = shown[index] = await page.next("table")
        await asyncio.sleep(0)
    return shown


def test_a_friend_plays_a_whole_game_and_sees_no_more_than_a_guest_of_a_server():
    async def main() -> None:
        house, anna, table, ben = await begun()
        own, theirs = await to_the_end(table, anna, ben)
        assert (own["you"], theirs["you"]) == (0, 1)
        assert [seat["name"] for seat in theirs["seats"]] == ["Anna", "Ben"]
        assert all(answer["type"] != "here" for answer in [*anna.all, *ben.all])
        live = await house.service.table(table)
        assert live.table.guests() == {OWNER, friend_of(SECRET)}
        views = [answer["view"] for answer in ben.all if answer["type"] == "table" and answer["view"]]
        assert {view["viewer"] for view in views} == {1}

    run_apart(main())


@pytest.mark.parametrize("request_", NOT_THEIRS, ids=lambda request: request["type"])
def test_what_is_the_owner_s_is_refused(request_):
    async def main() -> None:
        house, _, table, ben = await at_a_table()
        told = len(ben.all)
        ben.send_text(json.dumps(request_))
        assert (await ben.refused())["code"] == "not_allowed"
        assert {answer["type"] for answer in ben.all[told:]} <= {"error", "table"}
        assert list(house.storage._summaries) == [table]
        assert await house.storage.guest_name(OWNER) == "Anna"
        assert not ben.is_gone

    run_apart(main())


def test_all_requests_are_either_of_a_table_or_not_a_friend_s():
    kinds = {kind for kind in vars(requests).values() if isinstance(kind, type) and kind.__module__ == requests.__name__}
    refused = {kind for kind in kinds if kind.__struct_config__.tag in {wish["type"] for wish in NOT_THEIRS}}
    assert kinds == AT_A_TABLE | refused | {requests.Hello, requests.ShowScene}, "these are about no table"
    assert not AT_A_TABLE & refused


def test_other_tables_of_the_host_are_out_of_reach():
    async def main() -> None:
        _, anna, table, ben = await at_a_table()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
        other = (await anna.ask("create", "created", game="helvetia", seats=seats))["table"]
        for kind, about in (("open", {}), ("sit", {"seat": 1}), ("export", {}), ("say", {"text": "hi"}), ("rematch", {})):
            ben.send(kind, table=other, **about)
            assert (await ben.refused())["code"] == "unknown_table"
        # a second key of the same name is read as it is when the request is answered
        for text in (
            f'{{"type":"open","table":"{table}","table":"{other}"}}',
            f'{{"type":"open","table":"{other}","type":"open","table":"{table}"}}',
            '{"type":"open","table":"' + table + '","type":"lobby"}',
            '{"type":"lobby","type":"open","table":"' + table + '"}',
        ):
            told = len(ben.all)
            ben.send_text(text)
            ben.send("hello", name="Ben")
            await ben.welcomed()
            assert all(answer.get("id", table) == table for answer in ben.all[told:])
            assert all(answer["type"] != "lobby" for answer in ben.all[told:])

    run_apart(main())


def test_the_next_table_of_the_same_people_is_theirs():
    async def main() -> None:
        house, anna, table, ben = await begun("bohemian_villages")
        tables = [table]
        for _ in range(2):
            anna.send("abandon", table=tables[-1])
            ben.send("abandon", table=tables[-1])
            while (await ben.next("table"))["status"] != "abandoned":
                pass
            anna.send("rematch", table=tables[-1])
            while (shown := await ben.next("table"))["successor"] is None:
                pass
            tables.append(shown["successor"])
            following = await ben.ask("open", "table", table=tables[-1])
            assert following["id"] == tables[-1]
            assert following["you"] is not None
            await anna.ask("open", "table", table=tables[-1])
            if len(tables) < 3:
                ben.send("ready", table=tables[-1])
                while not all(seat.get("ready") or seat["host"] for seat in (await anna.next("table"))["seats"]):
                    pass
                anna.send("start", table=tables[-1])
                while (await ben.next("table"))["status"] != "playing":
                    pass
        # whoever comes anew by the first invitation finds them all
        back = Friend(house, table)
        assert (await back.ask("open", "table", table=tables[-1]))["you"] is not None

    run_apart(main())


def test_nobody_has_another_s_seat():
    async def main() -> None:
        house, _, table, ben = await begun()
        stranger = Friend(house, table, OTHER)
        await stranger.ask("hello", "welcome", name="Ben")
        shown = await stranger.ask("open", "table", table=table)
        assert shown["you"] is None
        assert shown["view"]["viewer"] != 1
        stranger.send("act", table=table, number=shown["number"], action="pass")
        assert (await stranger.refused())["code"] == "not_seated"

        ben.leave()
        back = Friend(house, table)
        assert (await back.ask("open", "table", table=table))["you"] == 1

    run_apart(main())


@pytest.mark.parametrize("secret", ["", "5a", OWNER.upper(), "g" * 64, "5a" * 32 + "\n", "5a" * 33])
def test_what_is_no_secret_opens_no_line(secret):
    async def main() -> None:
        house = await opened(Disk())
        with pytest.raises(ValueError, match="no secret"):
            house.connect_friend(print, print, secret, "table")

    run_apart(main())


def test_a_secret_is_never_the_owner_s_nor_of_somebody_at_the_device():
    assert friend_of(OWNER) != OWNER
    assert friend_of(guest_of("Ben")) != guest_of("Ben")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "\0", '{"type":"?"}', "[" * 9000, "x" * (MOST_BYTES + 1), '{"type":"open"}'],
    ids=range(9),
)
def test_malformed_and_huge_messages_are_refused(text):
    async def main() -> None:
        _, _, table, ben = await at_a_table()
        ben.send_text(text)
        assert (await ben.refused())["code"] == "malformed"
        assert (await ben.ask("open", "table", table=table))["id"] == table

    run_apart(main())


def test_whoever_sends_faster_than_is_read_is_let_go():
    async def main() -> None:
        _, anna, table, ben = await at_a_table()
        for _ in range(MOST_WAITING + 1):
            ben.send("open", table=table)
        await ben.gone()
        assert (await anna.ask("open", "table", table=table))["id"] == table

    run_apart(main())


def test_whoever_asks_for_nothing_but_what_is_not_theirs_is_let_go(monkeypatch):
    monkeypatch.setattr("vicus.static.friends.PAUSE", 0.0)

    async def main() -> None:
        _, _, _, ben = await at_a_table()
        for _ in range(MOST_REFUSED + 1):
            ben.send("forget")
        await ben.gone()
        assert sum(answer["type"] == "error" for answer in ben.all) == MOST_REFUSED

    run_apart(main())


def test_a_friend_may_ask_as_much_as_a_guest_of_a_server():
    async def main() -> None:
        _, anna, table, ben = await at_a_table()
        for _ in range(60):
            ben.send("open", table=table)
        assert (await ben.refused())["code"] == "too_fast"
        for _ in range(60):
            await anna.ask("open", "table", table=table)

    run_apart(main())


def test_a_secret_is_kept_nowhere_and_the_owner_s_file_knows_a_friend_by_name_alone():
    async def main() -> None:
        disk = Disk()
        house, _, table, ben = await seated(disk)
        ben.send("say", table=table, text="my own words")
        await ben.next("talk")
        assert SECRET not in str(disk.rows)
        saved = await house.everything()
        assert table in saved
        assert not any(known in saved for known in (SECRET, friend_of(SECRET), "my own words"))

    run_apart(main())


def test_when_the_owner_is_forgotten_friends_are_too():
    async def main() -> None:
        disk = Disk()
        _, anna, _, _ = await seated(disk, name="Benedict")
        assert friend_of(SECRET) in str(disk.rows)
        anna.send("forget")
        async with asyncio.timeout(60):
            while any(known in str(disk.rows) for known in ("Benedict", friend_of(SECRET))):
                await asyncio.sleep(0.01)

    run_apart(main())
