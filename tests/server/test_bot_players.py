"""Bots at the tables: their levels, those of one's own, and what happens when they fail."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import vicus
from vicus.bots.judgement import judgement
from vicus.bots.ladder import LEVELS, Rung
from vicus.server import bot_players, bot_worker, databases, worker_pool
from vicus.server.guests import identify
from vicus.server.offered_bots import OfferedBots
from vicus.server.service import TableService
from vicus.server.web import application
from vicus.table.message_parts import SeatPlan
from vicus.table.requests import Create

from .conftest import GENEROUS, Page, run_apart
from .odd_bots import Clumsy, Counting, Listening, named, question


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_moves(visit, cold, level):
    page = visit("Ada")
    table = page.open(page.create("me", level))
    assert table["seats"][1]["level"] == level
    page.play_turn()
    assert page.until(lambda t: t["legal"] and t["ply"] > 2)


def test_the_levels_are_offered_and_others_refused(visit):
    page = visit("Ada")
    welcome = page.ask("hello", "welcome", name="Ada")
    assert (welcome["levels"], welcome["bots"]) == (list(LEVELS), [])
    for level in ("random", "cmd:rm -rf nothing", "os:system", ""):
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        refused = page.ask("create", "error", game="bohemian_villages", seats=seats)
        assert (refused["code"], refused["message"]) == ("bad_input", "unknown-bot")
    default = page.ask("create", "created", game="bohemian_villages", seats=[{"kind": "me"}, {"kind": "bot"}])["table"]
    assert page.open(default)["seats"][1]["level"] == "casual"


def test_who_leaves_is_replaced_by_a_strong_bot(two, cold):
    ada, ben = two
    ben.send("leave", table=ben.table["id"])
    assert ada.until(lambda t: t["seats"][1]["kind"] == "bot")["seats"][1]["level"] == "strong"


OLD_TABLES = sa.table(
    "tables",
    *map(sa.column, ("id", "name", "game", "players", "rules", "seed", "open", "status", "host", "successor", "changed")),
    sa.column("options", sa.JSON),
    sa.column("box", sa.JSON),
)
OLD_SEATS = sa.table("seats", *map(sa.column, ("table", "seat", "kind", "guest", "level")))
"""As the first version had them."""


def test_games_kept_with_the_old_levels_go_on(tmp_path, server, visit):
    """A database of the first form, with a bot of each old level, is brought to the new one and played on."""
    url = f"sqlite:///{tmp_path / 'old.db'}"
    databases.migrate(url, "0001")
    engine = sa.create_engine(url)
    rules = vicus.game("bohemian_villages").meta.rules_version
    guest = identify(cookie := "guest-Ada" + "-" * 30)[0]
    with engine.begin() as connection:
        connection.execute(
            OLD_TABLES.insert().values(
                id="old",
                name="old",
                game="bohemian_villages",
                players=3,
                options={},
                box=None,
                rules=rules,
                seed=3,
                open=True,
                status="playing",
                host=None,
                successor=None,
                changed=0.0,
            )
        )
        for seat, (kind, who, level) in enumerate((("guest", guest, None), ("bot", None, "random"), ("bot", None, "greedy"))):
            connection.execute(OLD_SEATS.insert().values(table="old", seat=seat, kind=kind, guest=who, level=level))
    databases.migrate(url, "0002")
    with engine.connect() as connection:
        assert list(connection.execute(sa.select(OLD_SEATS.c.level)).scalars()) == [None, "beginner", "casual"]
    databases.migrate(url)
    engine.dispose()
    headers = {"cookie": f"vicus_guest={cookie}"}
    with (
        TestClient(application(url, hosts=["testserver"])) as client,
        client.websocket_connect("/ws", headers=headers) as socket,
    ):
        page = Page(socket)
        page.ask("hello", "welcome", name="Ada")
        assert [s["level"] for s in page.open("old")["seats"]] == [None, "beginner", "casual"]
        page.play_turn()
        assert page.until(lambda t: t["legal"] and t["ply"] > 3), "both bots have moved"


def test_a_bot_that_is_no_longer_offered_is_replaced(visit, server):
    page, service = visit("Ada"), server.app.state.service
    service.bots.own = {"mine:Bot": "mine:Bot"}
    table = page.create("me", "mine:Bot", "free")
    service.bots.own = {"Ferdinand": "mine:Bot"}
    service.registry.tables.clear()
    assert page.open(table)["seats"][1]["level"] == "Ferdinand", "it has got a name"
    service.bots.own = {}
    service.registry.tables.clear()
    assert page.open(table)["seats"][1]["level"] == "casual"


def test_each_game_tells_which_levels_plan_ahead_in_it(visit, monkeypatch):
    levels = dict(zip(LEVELS, map(Rung, ("greedy", "greedy", "policy", "search", "deep"), (9, 0, 0, 9, 9)), strict=True))
    for level, rung in levels.items():
        monkeypatch.setitem(judgement("helvetia").levels, level, rung)
    welcome = visit("Ada").ask("hello", "welcome", name="Ada")
    planners = {game["name"]: game["planners"] for game in welcome["games"]}
    assert planners["helvetia"] == ["master", "grandmaster"]
    assert welcome["planners"] == [level for level in LEVELS if any(level in each for each in planners.values())]


def test_bots_that_plan_ahead_are_known_by_any_name(database):
    bots = {"Deep": "search:500", "search": "mine:Bot"}
    with (
        TestClient(application(database, bots=bots, hosts=["testserver"])) as client,
        client.websocket_connect("/ws") as socket,
    ):
        planners = Page(socket).ask("hello", "welcome", name="Eve")["planners"]
        assert [name for name in planners if name not in LEVELS] == ["Deep"]


def test_a_bot_of_ones_own_is_offered_and_plays(visit, server):
    server.app.state.service.bots.own = {(name := "Thrifty"): named(Counting)}
    page = visit("Ada")
    assert page.ask("hello", "welcome", name="Ada")["bots"] == [name]
    table = page.open(page.create("me", name))
    assert table["seats"][1]["level"] == name
    page.play_turn()
    assert page.until(lambda t: t["legal"] and t["ply"] > 2)


def test_a_bot_of_ones_own_is_told_what_has_happened(visit, server, monkeypatch):
    decisions, decide = [], bot_worker.decide
    monkeypatch.setattr(bot_worker, "decide", lambda *asked: decisions.append(decide(*asked)) or decisions[-1])
    server.app.state.service.bots.own = {"Listening": named(Listening)}
    page = visit("Ada")
    page.open(page.create("me", "Listening"))
    page.play_turn()
    assert page.until(lambda t: t["legal"] and t["ply"] > 2)
    assert decisions
    assert not any(decision.fault for decision in decisions)


def test_a_bot_that_fails_is_told_at_the_table(visit, server):
    server.app.state.service.bots.own = {(name := "Clumsy"): named(Clumsy)}
    page = visit("Ada")
    page.open(page.create("me", name))
    page.play_turn()
    notice = page.answer("notice")
    assert (notice["message"], notice["params"]) == ("bot-played-instead", {"seat": 1})
    assert vicus.texts.texts("en")(notice["message"], **notice["params"]).startswith("Player 2 failed")
    assert page.until(lambda t: t["legal"] and t["ply"] > 2), "the game goes on"


def test_bots_of_many_guests_of_an_address_take_turns(visit, server):
    service = server.app.state.service
    service.limits = msgspec.structs.replace(GENEROUS, bots_thinking_per_address=1)
    players = service.bot_players
    for guest, address in (("ada", "2001:db8::1"), ("ben", "2001:db8::2"), ("cleo", "2001:db8:0:1::1")):
        players.comes_from(guest, address)
    ada = players._turn_of_address("ada")
    assert players._turn_of_address("ben") is ada
    assert len({id(turn) for turn in (ada, players._turn_of_address("cleo"), players._turn_of_address("nobody"))}) == 3
    page = visit("Ada")
    page.open(page.create("me", "beginner"))
    page.play_turn()
    assert page.my_move()["legal"], "the bot has moved"


def test_the_bots_of_a_game_that_is_over_are_closed(visit, server, no_bots):
    server.app.state.service.bots.own = {(name := named(Clumsy)): named(Clumsy)}
    page = visit("Ada")
    other = page.create("me", name)
    bot_worker.decide(question(other, 1), name, 1)
    Clumsy.closed = 0
    match = vicus.game("bohemian_villages").new(players=2, seed=3)
    while not match.over:
        before = match.save()
        match.play(match.legal()[0])
    table = page.ask("import", "created", record=before)["table"]
    bot_worker.decide(question(table, 1), name, 1)
    page.open(table)
    while page.table["status"] != "over":
        page.play_turn()
        page.until(lambda t: t["legal"] or t["can_end"] or t["status"] == "over")
    page.ask("lobby", "lobby")  # by then they are
    assert Clumsy.closed == 1
    assert [key[0] for key in bot_worker._kept] == [other]


def test_closing_does_not_wait_for_a_bot_that_thinks(database, monkeypatch):
    """Whatever it is about to decide: nothing is written any more, and it is asked again another day."""
    thinking_begun = asyncio.Event()

    async def think(self, *about):
        thinking_begun.set()
        await asyncio.sleep(3600)

    async def prepare(self, *about):
        pass

    monkeypatch.setattr(worker_pool.WorkerPool, "choose", think)
    monkeypatch.setattr(worker_pool.WorkerPool, "prepare", prepare)
    monkeypatch.setattr(bot_players, "PACE", 0.0)

    async def play():
        service = TableService(databases.open_storage(database), worker_pool.WorkerPool(1), OfferedBots({}))
        live = await service.new_tables.create("g", "Ada", Create("bohemian_villages", [SeatPlan("bot"), SeatPlan("me")]))
        await asyncio.wait_for(thinking_begun.wait(), 10)
        await asyncio.wait_for(service.close(), 10)
        return live.table.logged.number

    assert run_apart(play()) == 0
