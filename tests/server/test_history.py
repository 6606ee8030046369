"""Looking back: positions of the past, and what is kept of finished games."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec
import pytest

import vicus
from vicus.core.match import Match
from vicus.core.record import digest
from vicus.server import bot_players, databases, history, past_worker
from vicus.server.history import record_of
from vicus.table import lines
from vicus.table.archive import restored
from vicus.table.table import Table

from ..table.party import any_move, begun, finished
from .conftest import run_apart
from .process import Page, Process, process, seated


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(bot_players, "PACE", 0.0)


def served(work, url: str = databases.MEMORY):
    async def run():
        async with process(url) as one:
            return await asyncio.wait_for(work(one), 200)

    return run_apart(run())


async def half_way(one: Process, plies: int = 40) -> tuple[Page, str]:
    """Ada is to move at a table of an imported record."""
    match = vicus.game("carpe_diem").new(players=2, seed=5)
    while match.seat != 0 or len(match.actions) < plies:
        match.play(match.legal()[0])
    ada = await one.page("ada")
    table = (await ada.ask("import", "created", record=match.save()))["table"]
    await ada.open(table)
    return ada, table


def test_whoever_looks_on_is_not_shown_everything_again(monkeypatch):
    """A stretch begins with a snapshot of the one before: a long game costs no more than a short one."""
    match = vicus.game("carpe_diem").new(players=2, seed=6)
    while not match.over:
        match.play(match.legal()[0])
    actions = tuple(action.id for action in match.actions)
    played = past_worker.Played("carpe_diem", None, 2, match.seed, match.options, actions)
    whole = past_worker.stretch(played, 0, 0, len(actions))
    past_worker._snapshots.clear()
    moves = []
    play = Match.play
    monkeypatch.setattr(Match, "play", lambda self, *action: moves.append(action) or play(self, *action))
    found = []
    for first in range(0, len(actions), history.STRETCH):
        found += past_worker.stretch(
            played.first(first + history.STRETCH), 0, first, min(first + history.STRETCH, len(actions))
        )
    assert found == whole
    assert len(moves) == len(actions)


def stretches(one: Process) -> list[tuple]:
    return [about for name, *about in one.analysts.worked if name == "stretch"]


def test_every_position_is_as_it_was():
    async def work(one: Process):
        ada, table = await half_way(one)
        match = one.service.registry.tables[table].table.logged.match
        replay = match.game.new(players=2, seed=match.seed)
        for ply in range(len(match.actions) + 1):
            if ply:
                replay.play(match.actions[ply - 1])
            seen = await ada.ask("look", "position", table=table, ply=ply)
            assert (seen["ply"], seen["view"]) == (ply, json.loads(msgspec.json.encode(replay.view(0))))
            assert [event["kind"] for event in seen["events"]] == [event.kind for event in replay.events_for(0)]
        assert [about[2] for about in stretches(one)] == [0, history.STRETCH], "a stretch is worked out once"

    served(work)


def test_those_who_see_the_same_share_what_was_worked_out():
    async def work(one: Process):
        _, table = await half_way(one)
        pages = [await one.page(f"watcher-{number}") for number in range(20)]
        found = await asyncio.gather(*(page.ask("look", "position", table=table, ply=7) for page in pages))
        assert len({json.dumps(position) for position in found}) == 1
        assert len(stretches(one)) == 1
        assert stretches(one)[0][1] is None, "as a spectator sees it"

    served(work)


def test_what_is_kept_is_bounded(monkeypatch):
    monkeypatch.setattr(history, "MOST_BYTES", 200_000)
    monkeypatch.setattr(history, "STRETCH", 4)

    async def work(one: Process):
        ada, table = await half_way(one)
        for ply in range(30):
            await ada.ask("look", "position", table=table, ply=ply)
        assert len(stretches(one)) == 8
        kept = one.hub.history._kept
        assert sum(len(text) for stretch in kept.values() for text in stretch) == one.hub.history._bytes <= 200_000
        assert 0 < len(kept) < 8

    served(work)


def test_nobody_looks_further_than_they_may_see():
    async def work(one: Process):
        ada, table = await half_way(one)
        cleo = await one.page("cleo")
        public = (await cleo.open(table))["ply"]
        await ada.act()
        assert ada.table["ply"] == public + 1
        assert (await ada.ask("look", "position", table=table, ply=public + 1))["view"] == ada.table["view"]
        for page, ply in ((cleo, public + 1), (ada, public + 2), (cleo, -1), (ada, -1)):
            assert (await page.ask("look", "error", table=table, ply=ply))["code"] == "bad_input"
        waiting = await ada.create("me", "free")
        assert (await ada.ask("look", "error", table=waiting, ply=0))["code"] == "bad_input"

    served(work)


def test_a_worker_that_fails_is_an_error_and_not_the_end():
    async def work(one: Process):
        ada, table = await half_way(one)
        ask = one.analysts.ask

        async def broken(*about):
            raise RuntimeError("no worker")

        one.analysts.ask = broken
        assert (await ada.ask("look", "error", table=table, ply=1))["code"] == "internal"
        one.analysts.ask = ask
        assert (await ada.ask("look", "position", table=table, ply=1))["ply"] == 1

    served(work)


# -- finished games -------------------------------------------------------------------------------------------------------


async def played_out(one: Process) -> tuple[Page, str]:
    match = vicus.game("bohemian_villages").new(players=2, seed=3)
    while not match.over:
        match.play(match.legal()[0])
    ada = await one.page("ada")
    table = (await ada.ask("import", "created", record=match.save()))["table"]
    assert (await ada.open(table))["status"] == "over"
    return ada, table


def test_finished_games_are_archived_once():
    async def work(one: Process):
        _, table = await played_out(one)
        await half_way(one)
        assert await one.hub.history.tend_once() == 1
        assert await one.hub.history.tend_once() == 0
        archive = restored(await one.service.storage.archive(table))
        match = one.service.registry.tables[table].table.logged.match
        assert archive.plies == len(match.actions)

    served(work)


def test_a_worker_that_does_not_answer_is_asked_again_another_time(monkeypatch):
    """The machine may have been busy; a game that no worker ever manages is left alone."""

    async def no_answer(*_: object) -> bytes:
        raise TimeoutError

    async def work(one: Process):
        _, table = await played_out(one)
        await half_way(one)
        with monkeypatch.context() as busy:
            busy.setattr(one.service.archivists, "ask", no_answer)
            assert await one.hub.history.tend_once() == 0
        assert await one.hub.history.tend_once() == 1
        _, hopeless = await played_out(one)
        with monkeypatch.context() as busy:
            busy.setattr(one.service.archivists, "ask", no_answer)
            for _ in range(history.TRIES):
                assert await one.hub.history.tend_once() == 0
        assert await one.hub.history.tend_once() == 0
        assert await one.service.storage.archive(table) is not None
        assert await one.service.storage.archive(hopeless) is None

    served(work)


def test_a_game_that_cannot_be_loaded_stops_no_other():
    async def work(one: Process):
        _, gone = await played_out(one)
        _, table = await played_out(one)
        log = one.service.storage._logs[gone]
        log[0] = msgspec.structs.replace(log[0], game="uninstalled")
        one.service.registry.tables.clear()
        assert await one.hub.history.tend_once() == 1
        assert await one.service.storage.archive(table) is not None

    served(work)


def test_a_finished_game_is_shown_whatever_the_rules_become():
    """The rules have changed so that its moves do not fit: the table, its past and its record are what they were."""

    async def work(one: Process):
        ada, table = await played_out(one)
        before = ada.table
        looked = [await ada.ask("look", "position", table=table, ply=ply) for ply in (0, 5, before["ply"])]
        record = (await ada.ask("export", "record", table=table))["record"]
        await one.hub.history.tend_once()
        log = one.service.storage._logs[table]
        number = next(number for number, line in enumerate(log) if isinstance(line, lines.Act))
        log[number] = lines.Act("a move of other days")
        log[0] = msgspec.structs.replace(log[0], rules=0)
        one.service.registry.drop(table)
        one.hub.history._kept.clear()
        await ada.open(table)
        for name in ("status", "view", "scores", "winners", "ply", "number", "you"):
            assert ada.table[name] == before[name], name
        assert ada.table["legal"] == []
        assert [await ada.ask("look", "position", table=table, ply=ply) for ply in (0, 5, before["ply"])] == looked
        assert (await ada.ask("export", "record", table=table))["record"] == record
        refused = await ada.ask("look", "error", table=table, ply=before["ply"] + 1)
        assert refused["code"] == "bad_input"

    served(work)


def test_a_running_game_that_does_not_fit_says_so_and_offers_its_record():
    async def work(one: Process):
        ada, table = await half_way(one)
        assert (await ada.ask("export", "error", table=table))["code"] == "not_allowed"
        played = one.service.registry.tables[table].table.logged.match
        log = one.service.storage._logs[table]
        log[0] = msgspec.structs.replace(log[0], rules=0)
        ended = [number for number, line in enumerate(log) if isinstance(line, lines.End)]
        log[ended[-2]] = lines.End("0" * len(log[ended[0]].digest))
        one.service.registry.drop(table)
        assert (await ada.open(table))["status"] == "stopped"
        assert ada.table["legal"] == []
        assert (await ada.ask("act", "error", table=table, number=0, action="x"))["code"] == "stopped"
        record = json.loads((await ada.ask("export", "record", table=table))["record"])
        texts = [action.text for action in played.actions]
        assert record["actions"] == texts[: len(record["actions"])]
        assert len(record["actions"]) > 20
        assert isinstance(one.service.storage._logs[table][-1], lines.Stop), "nobody goes on with it: the record has the seed"

    served(work)


def test_a_stopped_game_gives_its_record_to_those_who_played_it():
    async def work(one: Process):
        _, table = await half_way(one)
        log = one.service.storage._logs[table]
        log[0] = msgspec.structs.replace(log[0], rules=0)
        number = next(number for number, line in enumerate(log) if isinstance(line, lines.Act))
        log[number] = lines.Act("a move of other days")
        one.service.registry.drop(table)
        eve = await one.page("eve")
        assert (await eve.open(table))["status"] == "stopped"
        assert (await eve.ask("export", "error", table=table))["code"] == "not_allowed"
        assert not isinstance(log[-1], lines.Stop)

    served(work)


def test_the_lobby_says_that_a_game_is_stopped():
    """Whether or not anybody asks for it; one that fits the rules is left to whoever does."""

    async def work(one: Process):
        ada, ben = await seated(one)
        table = ada.table["id"]
        for page in (ada, ben, ada):
            await page.play_turn()
        _, fitting = await half_way(one)
        cleo = await one.page("cleo")
        assert table in {info["id"] for info in (await cleo.ask("lobby", "lobby"))["open"]}
        for each in (table, fitting):
            log = one.service.storage._logs[each]
            log[0] = msgspec.structs.replace(log[0], rules=0)
        log = one.service.storage._logs[table]
        ended = [number for number, line in enumerate(log) if isinstance(line, lines.End)]
        log[ended[-2]] = lines.End("0" * len(log[ended[0]].digest))
        one.service.registry.tables.clear()  # as after a start
        await one.service.upkeep.find_stopped()
        assert fitting not in one.service.registry.tables
        while table not in (await cleo.answer("lobby_change"))["gone"]:
            pass
        lobby = await ada.ask("lobby", "lobby")
        assert table not in {info["id"] for info in lobby["open"]}
        [mine] = [info for info in lobby["mine"] if info["id"] == table]
        assert (mine["status"], mine["your_turn"]) == ("stopped", False)
        assert await one.service.storage.unfinished() == 1

    served(work)


def test_a_table_of_later_rules_is_left_alone():
    async def work(one: Process):
        ada, table = await half_way(one)
        log = one.service.storage._logs[table]
        log[0] = msgspec.structs.replace(log[0], rules=99)
        before = list(log)
        one.service.registry.drop(table)
        refused = await ada.ask("open", "error", table=table)
        assert (refused["code"], refused["message"]) == ("not_allowed", "record-start")
        assert (await ada.ask("export", "error", table=table))["code"] == "not_allowed"
        assert log == before

    served(work)


def test_the_record_of_a_log_is_that_of_its_turns():
    table, log = begun("carpe_diem")
    chooser = random.Random(2)
    while sum(isinstance(line, lines.End) for line in log) < 4:
        log += any_move(table, chooser)
    match = vicus.load(record_of(Table.unplayed(log), log))
    assert digest(match) == digest(table.logged.match)
    assert match.actions == table.logged.match.actions


def test_the_record_of_a_finished_log_can_be_loaded():
    table, log = begun()
    finished(table, log)
    assert vicus.load(record_of(Table.unplayed(log), log)).over


def test_a_page_is_told_how_a_game_went_as_far_as_it_may_know():
    async def work(one: Process):
        ada, table = await half_way(one)
        running = (await ada.ask("course", "course", table=table))["course"]
        match = vicus.game("carpe_diem").new(players=2, seed=5)
        while not match.over:
            match.play(match.legal()[0])
        brought = (await ada.ask("import", "created", record=match.save()))["table"]
        return running, (await ada.ask("course", "course", table=brought))["course"], match

    running, finished_game, match = served(work)
    hidden = running["lines"].index("fountain")
    assert running["points"][1][hidden][-1] is None
    assert running["points"][0][hidden][-1] is not None
    assert [line[-1] for line in finished_game["points"][0]] == [points for _, points in match.scores()[0].lines]
    assert {action.text for action in match.actions} <= finished_game["actions"].keys()
