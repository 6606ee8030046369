"""Levels, bots of one's own, hints, and what happens while bots are not ready or fail."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import vicus
from vicus.bots.levels import LEVELS
from vicus.server import storage, thinking
from vicus.server.thinking import Question, Thinkers
from vicus.server.web import application

from .conftest import Page, run_apart


class Clumsy:
    """Never finds an action."""

    closed = 0

    def choose(self, view, legal):
        raise RuntimeError("I do not know")

    def close(self):
        Clumsy.closed += 1


class Deadly:
    """Takes its process along."""

    def choose(self, view, legal):
        import os

        os._exit(3)


class Leaving:
    """Wants to end the program: by the way that is given."""

    how: type[BaseException] = SystemExit

    def choose(self, view, legal):
        raise self.how


class Interrupting(Leaving):
    how = KeyboardInterrupt


class Cancelling(Leaving):
    how = asyncio.CancelledError


class Clinging:
    """Never lets go."""

    def choose(self, view, legal):
        return legal[-1]

    def close(self):
        time.sleep(60)


class Counting:
    """Knows how often it was asked."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        return legal[0]


@pytest.fixture
def cold(monkeypatch, server):
    """Nothing is compiled, whatever the cache holds and the server has seen of it."""
    for module in ("vicus.bots.levels", "vicus.bots.hint", "vicus.bots.code", "vicus.server.readiness"):
        monkeypatch.setattr(f"{module}.is_planner_warm", lambda game, box: False)
    server.app.state.site.house.readiness.__init__()


def hint(page: Page) -> dict:
    return page.ask("hint", "advice", table=page.table["id"], number=page.table["number"])


# -- levels -------------------------------------------------------------------------------------------------------------------


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


def test_who_leaves_is_replaced_by_a_strong_bot(visit, cold):
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.create("me", "free")
    ada.open(table)
    ben.open(table)
    ben.send("sit", table=table, seat=1)
    ada.until(lambda t: t["status"] == "playing")
    ben.send("leave", table=table)
    assert ada.until(lambda t: t["seats"][1]["kind"] == "bot")["seats"][1]["level"] == "strong"


def test_games_kept_with_the_old_levels_go_on(tmp_path, server, visit):
    """A database of the first form, with a bot of each old level, is brought to the new one and played on."""
    from alembic import command
    from alembic.config import Config

    url = f"sqlite:///{tmp_path / 'old.db'}"
    config = Config()
    config.set_main_option("script_location", str(storage.Path(storage.__file__).parent / "migrations"))
    config.attributes["url"] = url
    command.upgrade(config, "0001")
    engine = sa.create_engine(url)
    rules = vicus.game("bohemian_villages").meta.rules_version
    with engine.begin() as connection:
        connection.execute(
            storage.tables.insert().values(
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
        guest = "g" * 64
        for seat, (kind, who, level) in enumerate((("guest", guest, None), ("bot", None, "random"), ("bot", None, "greedy"))):
            connection.execute(storage.seats.insert().values(table="old", seat=seat, kind=kind, guest=who, level=level))
    storage.migrate(url)
    with engine.connect() as connection:
        assert list(connection.execute(sa.select(storage.seats.c.level)).scalars()) == [None, "beginner", "casual"]
    command.downgrade(config, "0001")
    with engine.connect() as connection:
        assert list(connection.execute(sa.select(storage.seats.c.level)).scalars()) == [None, "random", "greedy"]
    storage.migrate(url)
    engine.dispose()
    with TestClient(application(url)) as client, client.websocket_connect("/ws") as socket:
        page = Page(socket)
        page.ask("hello", "welcome", name="Eve")
        assert [s["level"] for s in page.open("old")["seats"]] == [None, "beginner", "casual"]


def test_a_bot_that_is_no_longer_offered_is_replaced(visit, server):
    page, house = visit("Ada"), server.app.state.site.house
    house.bots = ("mine:Bot",)
    table = page.create("me", "mine:Bot", "free")
    house.bots = ()
    house.tables.clear()
    assert page.open(table)["seats"][1]["level"] == "casual"


# -- bots of one's own --------------------------------------------------------------------------------------------------------


def test_a_bot_of_ones_own_is_offered_and_plays(visit, server):
    server.app.state.site.house.bots = (name := f"{__name__}:Counting",)
    page = visit("Ada")
    assert page.ask("hello", "welcome", name="Ada")["bots"] == [name]
    table = page.open(page.create("me", name))
    assert table["seats"][1]["level"] == name
    page.play_turn()
    assert page.until(lambda t: t["legal"] and t["ply"] > 2)


def test_a_bot_that_fails_is_told_at_the_table(visit, server):
    server.app.state.site.house.bots = (name := f"{__name__}:Clumsy",)
    page = visit("Ada")
    page.open(page.create("me", name))
    page.play_turn()
    notice = page.answer("notice")
    assert (notice["message"], notice["params"]) == ("bot-played-instead", {"seat": 1})
    assert vicus.texts.texts("en")(notice["message"], **notice["params"]).startswith("Player 2 failed")
    assert page.until(lambda t: t["legal"] and t["ply"] > 2), "the game goes on"


def test_the_bots_of_a_game_that_is_over_are_closed(visit, server, no_bots):
    server.app.state.site.house.bots = (name := f"{__name__}:Clumsy",)
    page = visit("Ada")
    other = page.create("me", name)
    thinking.decide(question(other, 1), name, 1)
    Clumsy.closed = 0
    match = vicus.game("bohemian_villages").new(players=2, seed=3)
    while not match.over:
        before = match.save()
        match.play(match.legal()[0])
    table = page.ask("import", "created", record=before)["table"]
    thinking.decide(question(table, 1), name, 1)
    page.open(table)
    while page.table["status"] != "over":
        page.play_turn()
        page.until(lambda t: t["legal"] or t["can_end"] or t["status"] == "over")
    page.ask("lobby", "lobby")  # by then they are
    assert Clumsy.closed == 1
    assert [key[0] for key in thinking._kept] == [other]


# -- hints --------------------------------------------------------------------------------------------------------------------


def test_a_hint_before_bots_are_ready(visit, cold):
    page = visit("Ada")
    table = page.open(page.create("me", "casual"))
    advice = hint(page)
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

    monkeypatch.setattr("vicus.bots.hint.is_planner_warm", lambda game, box: True)
    monkeypatch.setattr("vicus.bots.hint.SearchBot", Search)
    page = visit("Ada")
    table = page.open(page.create("me", "casual"))
    advice = hint(page)
    assert advice["planned"]
    assert [option["action"]["text"] for option in advice["options"]] == [a["text"] for a in table["legal"][:4]]
    assert [option["chance"] for option in advice["options"]][:2] == [0.5, 0.4]


def test_a_hint_can_be_followed_and_does_not_move_the_table(visit, cold):
    page = visit("Ada")
    before = page.open(page.create("me", "casual"))
    advice = hint(page)
    assert page.open(before["id"], since=before["number"])["number"] == before["number"]
    first = advice["options"][0]
    page.act(first["action"]["text"])
    assert first["then"][0]["text"] in [a["text"] for a in page.table["legal"]]


def test_hints_are_for_the_seat_whose_turn_it_is(visit, cold):
    ada, ben, cleo = visit("Ada"), visit("Ben"), visit("Cleo")
    table = ada.create("me", "free")
    ada.open(table)
    assert ada.error("hint", table=table, number=-1) == "not_started"
    ben.open(table)
    ben.send("sit", table=table, seat=1)
    cleo.open(table)
    for page in (ada, ben):
        page.until(lambda t: t["status"] == "playing")
    number = ada.table["number"]
    assert ben.error("hint", table=table, number=number) == "not_your_turn"
    assert cleo.error("hint", table=table, number=number) == "not_seated"
    assert ada.error("hint", table=table, number=number + 7) == "stale"
    assert hint(ada)["table"] == table
    ben.send("lobby")
    assert ben.answer("advice", "lobby")["type"] == "lobby", "only whoever asked is told"


def test_nothing_to_advise_when_the_turn_is_done(visit, cold):
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    while not page.my_move()["can_end"]:
        page.act()
    refused = page.ask("hint", "error", table=page.table["id"], number=page.table["number"])
    assert (refused["code"], refused["message"]) == ("not_allowed", "play-hint-nothing")


def test_one_hint_at_a_time(visit, cold, monkeypatch):
    async def slow(self, question):
        await asyncio.sleep(0.3)
        return thinking.advise(question)

    monkeypatch.setattr(thinking.Thinkers, "hint", slow)
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    about = {"table": page.table["id"], "number": page.table["number"]}
    page.send("hint", **about)
    assert page.error("hint", **about) == "busy"
    assert page.answer("advice")["options"]
    assert hint(page)["options"], "and then the next"


def test_a_hint_that_fails_is_an_error_and_not_the_end(visit, cold, monkeypatch, caplog):
    async def broken(self, question):
        raise RuntimeError("no worker")

    kept = thinking.Thinkers.hint
    monkeypatch.setattr(thinking.Thinkers, "hint", broken)
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    with caplog.at_level(logging.CRITICAL):
        assert page.error("hint", table=page.table["id"], number=page.table["number"]) == "internal"
    monkeypatch.setattr(thinking.Thinkers, "hint", kept)
    assert hint(page)["options"]


def test_a_hint_needs_the_view_alone(visit, server, cold, monkeypatch):
    """Whatever reaches a worker can be written down as plain data and holds neither the seed nor coming chance."""
    asked = []

    async def spy(self, question):
        asked.append(question)
        return thinking.advise(question)

    monkeypatch.setattr(thinking.Thinkers, "hint", spy)
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    hint(page)
    table = server.app.state.site.house.tables[page.table["id"]]
    assert asked[0].view == table.ledger.match.view(0)
    text = json.dumps([asked[0].view, asked[0].legal, asked[0].box])
    assert str(table.row["seed"]) not in text
    assert not any(str(word) in text for word in table.ledger.match.state.chance)


# -- not ready yet ------------------------------------------------------------------------------------------------------------


def test_a_planner_that_is_not_compiled_is_stood_in_for_and_told(visit, cold, server):
    page = visit("Ada")
    assert page.ask("lobby", "lobby")["ready"] == dict.fromkeys(vicus.games(), False)
    table = page.open(page.create("me", "master"))
    assert not table["ready"]
    page.play_turn()
    page.until(lambda t: t["legal"] and t["ply"] > 2)
    kinds = {type(bot._bot.bot).__name__ for (number, _, _), bot in thinking._kept.items() if number == table["id"]}
    assert kinds == {"GreedyBot"}


def test_the_notice_goes_away_by_itself(visit, monkeypatch, server, cold):
    from vicus.server import readiness

    page = visit("Ada")
    assert not page.open(page.create("me", "strong"))["ready"]
    site = server.app.state.site
    monkeypatch.setattr(readiness, "is_planner_warm", lambda game, box: True)

    async def look():
        if await site.house.readiness.look():
            await site.readier()

    server.portal.call(look)
    assert page.until(lambda t: t["ready"])
    assert all(page.ask("lobby", "lobby")["ready"].values())


def test_a_look_that_fails_is_not_the_last(monkeypatch, caplog):
    from vicus.server import readiness

    looks = []

    def look(game, box):
        looks.append(game)
        if len(looks) == 1:
            raise OSError("the disk is gone")
        return True

    monkeypatch.setattr(readiness, "is_planner_warm", look)
    monkeypatch.setattr(readiness, "PAUSE", 0.01)
    watched = readiness.Readiness()

    async def watch():
        seen = asyncio.Event()

        async def changed():
            seen.set()

        watching = asyncio.create_task(watched.watch(changed))
        await asyncio.wait_for(seen.wait(), 5)
        watching.cancel()

    run_apart(watch())
    assert all(watched.games().values())
    assert "the disk is gone" in caplog.text


# -- workers ------------------------------------------------------------------------------------------------------------------


def question(table: str, seat: int = 0) -> Question:
    match = vicus.game("bohemian_villages").new(players=2, seed=3)
    return Question(table, seat, "bohemian_villages", None, match.view(0), tuple(a.id for a in match.legal()))


@pytest.fixture
def no_bots():
    thinking.dismiss()
    yield
    thinking.dismiss()


def test_a_table_keeps_its_bot(no_bots):
    for _ in range(3):
        thinking.decide(question("one"), f"{__name__}:Counting", 1)
    thinking.decide(question("two"), f"{__name__}:Counting", 1)
    assert [bot._bot.bot.asked for bot in thinking._kept.values()] == [3, 1]


def test_bots_nobody_has_asked_for_long_are_closed(no_bots):
    Clumsy.closed = 0
    for number in range(thinking.MOST_BOTS + 5):
        assert thinking.decide(question(str(number)), f"{__name__}:Clumsy", 1).fault.count("RuntimeError: I do not know")
    assert Clumsy.closed == 5
    assert len(thinking._kept) == thinking.MOST_BOTS


def test_a_stand_in_goes_when_the_planner_is_ready(no_bots, cold, monkeypatch):
    from vicus.bots.random import RandomBot

    monkeypatch.setitem(vicus.bots.levels._known, "strong", lambda game, seed: RandomBot(seed))
    thinking.decide(question("one"), "strong", 1)
    (kept,) = thinking._kept.values()
    assert (type(kept._bot.bot).__name__, kept.ready) == ("GreedyBot", False)
    monkeypatch.setattr("vicus.bots.levels.is_planner_warm", lambda game, box: True)
    thinking.decide(question("one"), "strong", 1)
    (kept,) = thinking._kept.values()
    assert (type(kept._bot.bot).__name__, kept.ready) == ("RandomBot", True)


def test_workers_are_shared_out_and_a_table_keeps_to_its_own():
    thinkers = Thinkers(2)
    workers = {name: thinkers._of(name) for name in map(str, range(40))}
    assert len(set(map(id, workers.values()))) == 2
    assert all(thinkers._of(name) is worker for name, worker in workers.items())


def test_a_bot_of_ones_own_plays_in_a_worker_process():
    thinkers = Thinkers(1)
    asked = question("one")

    async def ask():
        bots = ("Counting", "Clumsy", "Leaving", "Interrupting", "Cancelling", "Counting")
        return [await thinkers.choose(asked, f"{__name__}:{name}", 1) for name in bots]

    first, clumsy, *leaving, again = run_apart(ask())
    thinkers.close()
    assert (first.action, first.fault, again.fault) == (asked.legal[0], None, None)
    assert clumsy.action == asked.legal[0]
    assert "I do not know" in clumsy.fault
    for decision, how in zip(leaving, ("SystemExit", "KeyboardInterrupt", "CancelledError"), strict=True):
        assert (decision.action, how in decision.fault) == (asked.legal[0], True)


def leave(*about):
    """A worker that is ended by something other than a bot."""
    raise SystemExit(7)


def test_nothing_that_a_worker_sends_back_ends_the_server(monkeypatch):
    thinkers = Thinkers(1)
    asked = question("one")
    for work in ("decide", "advise", "prepare", "dismiss_table"):
        monkeypatch.setattr(thinking, work, leave)

    async def ask():
        await thinkers.prepare("one", asked.game, None)
        decision = await thinkers.choose(asked, "casual", 1)
        await thinkers.dismiss("one")
        with pytest.raises(RuntimeError, match=r"SystemExit\(7\)"):
            await thinkers.hint(asked)
        return decision

    decision = run_apart(ask())
    thinkers.close()
    assert decision.action == asked.legal[0]
    assert "SystemExit(7)" in decision.fault


def test_bots_that_do_not_go_are_not_waited_for(monkeypatch):
    monkeypatch.setattr(thinking, "FAREWELL", 0.5)
    thinkers = Thinkers(1)
    run_apart(thinkers.choose(question("one"), f"{__name__}:Clinging", 1))
    (process,) = thinkers._workers[0]._pool._processes.values()
    before = time.monotonic()
    thinkers.close()
    assert time.monotonic() - before < 5
    process.join(5)
    assert process.exitcode is not None


def test_no_program_outlives_its_worker(tmp_path, monkeypatch):
    file = tmp_path / "hangs.py"
    file.write_text(f"import os, time\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\ntime.sleep(60)\n")
    monkeypatch.setattr(thinking, "PATIENCE", 4.0)
    thinkers = Thinkers(1)
    asked = question("one")
    decision = run_apart(thinkers.choose(asked, f"cmd@60s:{sys.executable} {file}", 1))
    thinkers.close()
    assert "TimeoutError" in decision.fault
    pid = int((tmp_path / "pid").read_text())
    for _ in range(100):
        state = Path(f"/proc/{pid}/stat")
        if not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] == "Z":
            return
        time.sleep(0.05)
    pytest.fail("it is still there")


def test_a_bot_that_ends_its_worker_is_replaced_and_told():
    thinkers = Thinkers(1)
    asked = question("one")

    async def ask():
        return [await thinkers.choose(asked, name, 1) for name in (f"{__name__}:Deadly", "casual")]

    dead, alive = run_apart(ask())
    thinkers.close()
    assert dead.action == asked.legal[0]
    assert "Broken" in dead.fault
    assert alive.fault is None


def test_a_hint_comes_back_from_a_worker_process():
    thinkers = Thinkers(1)
    asked = question("one")

    async def ask():
        await thinkers.prepare("one", asked.game, None)
        return await thinkers.hint(asked)

    found = run_apart(ask())
    thinkers.close()
    assert {option.action.id for option in found.options} <= set(asked.legal)
