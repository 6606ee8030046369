"""The waiting room through the wire: who may, when, what of it everybody sees, and in which process."""

from __future__ import annotations

import pytest

from vicus.table.message_parts import COLOURS

from .process import Process
from .test_cluster import together


@pytest.fixture
def room(visit):
    """Ada's table with Ben, a bot and a free seat."""
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.create("me", "free", "casual", "free")
    ada.open(table)
    ben.open(table)
    ben.send("sit", table=table, seat=1, face="curls")
    for page in (ada, ben):
        page.until(lambda t: t["seats"][1]["kind"] == "guest")
    return ada, ben, table


def test_everybody_sees_what_the_host_arranges(room):
    ada, ben, table = room
    seats = ada.table["seats"]
    assert [(seat["host"], seat["ready"], seat["colour"]) for seat in seats] == [
        (True, False, 0),
        (False, False, 1),
        (False, True, 2),
        (False, False, 3),
    ]
    assert seats[1]["face"] == "curls"
    ada.send("plan", table=table, terms={"hints": False, "watch": True, "begins": 1})
    shown = ben.until(lambda t: not t["settings"]["hints"])["settings"]
    assert shown == {"options": {}, "open": True, "watch": True, "hints": False, "begins": 1, "pace": {}}
    ada.send("seat_bot", table=table, seat=3, level="strong")
    ben.until(lambda t: t["seats"][3]["level"] == "strong")
    ada.send("free_seat", table=table, seat=3)
    ben.until(lambda t: t["seats"][3]["kind"] == "free")
    ada.send("add_seat", table=table)
    ben.until(lambda t: t["players"] == len(t["seats"]) == 5)
    ada.send("remove_seat", table=table, seat=4)
    ben.until(lambda t: t["players"] == 4)
    ada.send("swap_seats", table=table, seat=1, other=2)
    assert ben.until(lambda t: t["you"] == 2)["settings"]["begins"] == 2
    ben.send("paint", table=table, seat=2, colour=COLOURS - 1, face="bun")
    assert ada.until(lambda t: t["seats"][2]["colour"] == COLOURS - 1)["seats"][2]["face"] == "bun"
    ben.send("ready", table=table)
    ada.until(lambda t: t["seats"][2]["ready"])
    ada.send("start", table=table)
    playing = ben.until(lambda t: t["status"] == "playing")
    assert (playing["players"], playing["you"], playing["seats"][0]["colour"]) == (3, 0, COLOURS - 1), "Ben begins"
    assert ben.error("hint", table=table, number=playing["number"]) == "not_allowed", "no hints here"


def test_nothing_starts_by_surprise(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.create("me", "free")
    ada.open(table)
    ben.open(table)
    ben.send("sit", table=table, seat=1)
    assert ada.until(lambda t: t["seats"][1]["kind"] == "guest")["status"] == "waiting"
    refusal = ada.ask("start", "error", table=table)
    assert (refusal["code"], refusal["message"]) == ("not_allowed", "not-all-ready")
    ben.send("ready", table=table)
    ada.until(lambda t: t["seats"][1]["ready"])
    ada.send("plan", table=table, terms={"begins": -1})
    ada.until(lambda t: not t["seats"][1]["ready"])
    assert ada.error("start", table=table) == "not_allowed"
    ada.begin(ben)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("plan", {"terms": {"open": False}}),
        ("add_seat", {}),
        ("remove_seat", {"seat": 3}),
        ("swap_seats", {"seat": 0, "other": 1}),
        ("seat_bot", {"seat": 3, "level": "casual"}),
        ("free_seat", {"seat": 0}),
        ("start", {}),
    ],
)
def test_others_may_not(room, kind, fields):
    _, ben, table = room
    refusal = ben.ask(kind, "error", table=table, **fields)
    assert (refusal["code"], refusal["message"]) == ("not_allowed", "host-only")
    assert ben.error(kind, table="nowhere", **fields) == "unknown_table"


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("plan", {"terms": {"begins": 9}}, "bad_input"),
        ("plan", {"terms": {"options": {"x": "y"}}}, "bad_input"),
        ("plan", {"terms": {"hints": "yes"}}, "malformed"),
        ("plan", {}, "malformed"),
        ("remove_seat", {"seat": 1}, "seat_taken"),
        ("remove_seat", {"seat": -1}, "bad_input"),
        ("swap_seats", {"seat": 1, "other": 1}, "bad_input"),
        ("seat_bot", {"seat": 3, "level": "champion"}, "bad_input"),
        ("seat_bot", {"seat": 1, "level": "casual"}, "seat_taken"),
        ("free_seat", {"seat": 4}, "bad_input"),
        ("paint", {"seat": 0, "colour": 99}, "bad_input"),
        ("paint", {"seat": 0, "colour": 1}, "not_allowed"),
        ("paint", {"seat": 1, "colour": 4}, "not_allowed"),
        ("paint", {"seat": 0, "face": "<script>"}, "malformed"),
        ("sit", {"seat": 3, "face": "unknown"}, "malformed"),
        ("start", {"fill": "champion"}, "bad_input"),
    ],
)
def test_bad_input_is_told_and_changes_nothing(room, server, kind, fields, code):
    ada, _, table = room
    length = server.app.state.service.registry.tables[table].table.length
    assert ada.error(kind, table=table, **fields) == code
    assert server.app.state.service.registry.tables[table].table.length == length


def test_a_new_table_with_all_that_is_settled(visit):
    ada = visit("Ada")
    plans = [{"kind": "bot", "level": "casual", "colour": 4}, {"kind": "me", "colour": 2}]
    about = {"game": "carpe_diem", "seats": plans, "face": "bald"}
    table = ada.ask("create", "created", terms={"begins": 1, "hints": False, "options": {"movement": "ring"}}, **about)["table"]
    shown = ada.open(table)
    assert (shown["status"], shown["you"]) == ("playing", 0), "at once: nobody else is to be asked"
    assert [(seat["colour"], seat["face"]) for seat in shown["seats"]] == [(2, "bald"), (4, "")]
    assert shown["settings"]["options"]["movement"] == "ring"
    assert ada.open(ada.ask("create", "created", waits=True, **about)["table"])["status"] == "waiting"
    assert ada.error("create", terms={"begins": 2}, **about) == "bad_input"
    for colours in ((1, 1), (0, COLOURS)):
        seats = [{"kind": "me", "colour": colours[0]}, {"kind": "free", "colour": colours[1]}]
        assert ada.error("create", game="carpe_diem", seats=seats) == "bad_input"


def test_alone_one_begins_with_bots_at_once(visit):
    ada = visit("Ada")
    table = ada.create("me", "free", "free")
    ada.open(table)
    ada.send("start", table=table, fill="beginner")
    assert [seat["level"] for seat in ada.until(lambda t: t["status"] == "playing")["seats"]] == [None, "beginner", "beginner"]


def listed(page) -> set[str]:
    return {table["id"] for table in page.ask("lobby", "lobby")["open"]}


def test_only_what_looks_for_players_is_listed_or_may_be_watched(visit, server):
    ada, dora = visit("Ada"), visit("Dora")
    waiting = ada.create("me", "free")
    ada.create("me", "free", open=False)
    ada.create("me", "beginner")
    watched = ada.create("me", "beginner", terms={"watch": True})
    assert listed(dora) == {waiting, watched}
    ada.open(waiting)
    ada.send("seat_bot", table=waiting, seat=1, level="casual")
    ada.until(lambda t: t["seats"][1]["kind"] == "bot")
    server.app.state.hub.lobby.lose_track()
    assert listed(dora) == {watched}, "it is full"
    assert dora.open(waiting)["you"] is None, "whoever has the link sees it"


def test_a_rematch_of_several_waits_for_them_with_all_that_was_settled(visit, server):
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.create("me", "free", terms={"hints": False, "begins": -1})
    ada.open(table)
    ben.open(table)
    ben.send("sit", table=table, seat=1, face="bob")
    ben.until(lambda t: t["you"] == 1)
    ben.send("paint", table=table, seat=1, colour=4)
    ada.begin(ben)
    for page in (ada, ben):
        page.send("abandon", table=table)
        page.until(lambda t: t["abandoning"] or t["status"] == "abandoned")
    ben.until(lambda t: t["status"] == "abandoned")
    ben.send("rematch", table=table)
    following = ben.until(lambda t: t["successor"])["successor"]
    shown = ben.open(following)
    assert (shown["status"], shown["host"], shown["settings"]["hints"]) == ("waiting", True, False)
    assert shown["settings"]["begins"] == -1, "by lot, as before"
    people = {(seat["name"], seat["colour"], seat["face"]) for seat in shown["seats"]}
    assert people == {("Ada", 0, ""), ("Ben", 4, "bob")}
    ada.open(following)
    ben.begin(ada)


def test_a_table_of_somebody_who_is_forgotten_can_begin(visit):
    ada, ben, cleo = visit("Ada"), visit("Ben"), visit("Cleo")
    table = ada.create("me", "free")
    ada.ask("forget", "forgotten")
    for seat, page in enumerate((ben, cleo)):
        page.open(table)
        page.send("sit", table=table, seat=seat)
        page.until(lambda t, seat=seat: t["you"] == seat)
    assert ben.table["host"]
    ben.begin(cleo)


def test_a_full_table_of_a_host_who_did_not_sit_and_is_forgotten_can_begin(visit):
    """Nobody sits down any more who could become its host."""
    ada, ben, cleo = visit("Ada"), visit("Ben"), visit("Cleo")
    table = ada.create("free", "free")
    for seat, page in enumerate((ben, cleo)):
        page.open(table)
        page.send("sit", table=table, seat=seat)
        page.until(lambda t, seat=seat: t["you"] == seat)
    ada.ask("forget", "forgotten")
    ben.until(lambda t: t["host"])
    ben.begin(cleo)


def test_it_is_the_same_room_in_two_processes(postgres):
    async def work(first: Process, second: Process):
        ada, ben = await first.page("ada"), await second.page("ben")
        table = await ada.create("me", "free", "casual")
        await ada.open(table)
        await ben.open(table)
        ben.send("sit", table=table, seat=1, face="bun")
        await ada.until(lambda t: t["seats"][1]["face"] == "bun")
        ada.send("plan", table=table, terms={"hints": False, "begins": 1})
        await ben.until(lambda t: t["settings"]["begins"] == 1 and not t["settings"]["hints"])
        ada.send("add_seat", table=table)
        await ben.until(lambda t: t["players"] == 4)
        ben.send("paint", table=table, seat=1, colour=4)
        await ada.until(lambda t: t["seats"][1]["colour"] == 4)
        ben.send("ready", table=table)
        await ada.until(lambda t: t["seats"][1]["ready"])
        ada.send("start", table=table)
        for page in (ada, ben):
            shown = await page.until(lambda t: t["status"] == "playing")
            assert (shown["players"], shown["seats"][0]["colour"]) == (3, 4)

    together(postgres, work)
