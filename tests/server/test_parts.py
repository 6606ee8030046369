"""The smaller parts: guests, names, workers."""

import asyncio

import pytest

import vicus
from vicus.core.likeness import clean
from vicus.server.bot_worker import Question
from vicus.server.databases import open_storage
from vicus.server.guests import cookie_header, identify
from vicus.server.worker_pool import WorkerPool
from vicus.table.names import new_table_id, new_table_name
from vicus.table.table import Table

from .conftest import run_apart


def test_guests_are_known_by_a_hash_of_their_cookie():
    guest, fresh = identify(None)
    assert fresh is not None
    assert fresh not in guest
    assert identify(fresh) == (guest, None)
    assert identify("short")[1] is not None
    assert identify("x" * 200)[1] is not None
    assert "Secure" in cookie_header("v", secure=True)
    assert "Secure" not in cookie_header("v", secure=False)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ada", "Ada"), ("  A  b ", "A b"), ("\u202eevil", "evil"), ("x" * 99, "x" * 24), ("\n\t", None), ("Żółć 😀", "Żółć 😀")],
)
def test_names_as_they_may_be_shown(name, shown):
    assert clean(name) == shown


def test_links_cannot_be_guessed():
    assert len({new_table_id() for _ in range(2000)}) == 2000
    assert len(new_table_id()) == 12
    assert new_table_name().count("-") == 1


def test_bots_think_in_another_process():
    game = vicus.game("bohemian_villages")
    match = game.new(players=2, seed=3)
    legal = [a.id for a in match.legal()]
    workers = WorkerPool()

    async def ask(view):
        return await workers.choose(Question("t", 0, game.name, None, view, tuple(legal)), "casual", 1)

    async def both():
        return await ask(match.view(0)), await ask({"broken": True})

    chosen, fallback = run_apart(both())
    workers.close()
    assert chosen.action in legal
    assert chosen.fault is None
    assert fallback.action == legal[0], "a bot that fails plays the first legal action"
    assert "no view" in fallback.fault


def test_one_guest_met_many_times_at_once(database):
    async def meet():
        kept = open_storage(database)
        await asyncio.gather(*(kept.name_guest("g" * 64, f"Ada {n}") for n in range(6)))
        name = await kept.guest_name("g" * 64)
        await kept.close()
        return name

    assert run_apart(meet()).startswith("Ada")


def test_bots_go_on_after_a_failure(database, monkeypatch):
    from vicus.server import bot_players, bot_worker, worker_pool
    from vicus.server.offered_bots import OfferedBots
    from vicus.server.service import TableService
    from vicus.server.sql_storage import SqlStorage
    from vicus.table.message_parts import SeatPlan
    from vicus.table.requests import Create

    async def choose(self, *question):
        return bot_worker.decide(*question)

    async def prepare(self, *about):
        pass

    monkeypatch.setattr(worker_pool.WorkerPool, "choose", choose)
    monkeypatch.setattr(worker_pool.WorkerPool, "prepare", prepare)
    monkeypatch.setattr(bot_players, "PACE", 0.0)
    append, failures = SqlStorage.append, iter(range(3))

    async def unlucky(self, table_id, after, *rest):
        if after == 9 and next(failures, None) is not None:
            raise OSError("the disk is busy")
        await append(self, table_id, after, *rest)

    async def whole_game():
        monkeypatch.setattr(SqlStorage, "append", unlucky)
        monkeypatch.setattr(bot_players.BotPlayers, "_pause", lambda self, seconds: asyncio.sleep(0))
        service = TableService(open_storage(database), WorkerPool(), OfferedBots({}))
        service.online = lambda table_id: {"somebody"}
        live = await service.new_tables.create("g", "Ada", Create("bohemian_villages", [SeatPlan("bot", "beginner")] * 2))
        async with asyncio.timeout(60):
            while True:
                await asyncio.sleep(0.01)
                found = service.registry.tables.get(live.id)  # nobody asks for it: its bots go on by themselves
                if found is not None and found.table.status == "over" and not found.pending:
                    break  # and that is written, too
        log = await service.storage.read(live.id)
        await service.close()
        return next(failures, None), Table.replayed(log)

    left, table = run_apart(whole_game())
    assert (left, table.status) == (None, "over")
