"""Tables that nobody has touched for long."""

from __future__ import annotations

import asyncio
import time

import pytest

from vicus.server import abandoned, sql_storage, upkeep
from vicus.server import pruning as pruning_module
from vicus.server.databases import connect, open_storage
from vicus.server.hub import Hub
from vicus.server.limits import Limits
from vicus.server.offered_bots import OfferedBots
from vicus.server.pruning import DAY, prune
from vicus.server.pruning_clock import PruningClock
from vicus.server.service import TableService
from vicus.server.storage import LogConflict
from vicus.server.worker_pool import WorkerPool
from vicus.table.lines import Succeed

from .conftest import run_apart

INSERT = (
    "INSERT INTO tables (id, name, game, players, status, open, seats, changed) "
    "VALUES (:id, 'mill', 'helvetia', 2, :status, true, '[]', :changed)"
)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.linux)])
def url(request) -> str:
    url = request.getfixturevalue("database" if request.param == "sqlite" else "postgres")
    link = connect(url)
    for status in ("waiting", "playing", "over", "stopped"):
        for days in (1, 10, 100):
            table = f"{status}{days}"
            link.change(INSERT, id=table, status=status, changed=time.time() - days * DAY - 60)
            link.change('INSERT INTO lines ("table", number, body, at) VALUES (:id, 1, :body, 1.0)', id=table, body="{}")
    link.close()
    return url


def left(url: str) -> set[str]:
    """The tables that are there, and all of each: asked at one moment, somebody may be deleting."""
    link = connect(url)
    found = link.run("SELECT 'tables', id FROM tables UNION ALL SELECT 'lines', \"table\" FROM lines")
    link.close()
    tables, with_lines = ({row[1] for row in found if row[0] == part} for part in ("tables", "lines"))
    assert with_lines == tables
    return tables


def test_nothing_is_deleted_before_it_is_wanted(url):
    before = left(url)
    assert prune(url, {"waiting": 0, "playing": 100, "finished": 10}, delete=False) == {
        "waiting": 3,
        "playing": 1,
        "finished": 4,
    }
    assert left(url) == before


def test_each_kind_goes_after_its_time(url):
    before = left(url)
    assert prune(url, {"waiting": 5, "finished": 50}, delete=True) == {"waiting": 2, "finished": 2}
    assert left(url) == before - {"waiting10", "waiting100", "over100", "stopped100"}


def test_many_go_a_few_at_a_time(url, monkeypatch):
    for module in (abandoned, pruning_module, sql_storage):
        monkeypatch.setattr(module, "TABLES_AT_ONCE", 2)
    assert prune(url, {"waiting": 0}, delete=True) == {"waiting": 3}
    transactions = []

    async def work() -> None:
        storage = open_storage(url)
        storage.database.committed = lambda works, seconds: transactions.append(works)
        assert await storage.prune({"over": time.time(), "stopped": time.time()}) == 6
        await storage.close()

    run_apart(work())
    assert len(transactions) == 4
    assert left(url) == {"playing1", "playing10", "playing100"}


def pruning(url: str, work) -> None:
    """A service that deletes by its limits."""

    async def run() -> None:
        limits = Limits(waiting_days=5, unfinished_days=0, finished_days=50)
        service = TableService(open_storage(url), WorkerPool(1), OfferedBots({}), limits=limits)
        await work(service)
        await service.close()

    run_apart(run())


def test_a_server_prunes_by_its_limits(url):
    async def work(service: TableService) -> None:
        hub = Hub(service)
        assert {info.id for info in await hub.lobby.known()} > {"waiting1", "waiting10"}
        await service.upkeep.prune_now()
        assert "waiting10" not in {info.id for info in await hub.lobby.known()}

    before = left(url)
    pruning(url, work)
    assert left(url) == before - {"waiting10", "waiting100", "over100", "stopped100"}


@pytest.mark.parametrize("months", [8, -8])
def test_a_clock_that_jumps_deletes_nothing(url, months):
    """Ahead: all seems old. Back, and right again later: what was written meanwhile does."""
    now = [time.time()]

    async def work(service: TableService) -> None:
        service.upkeep.clock = PruningClock(wall=lambda: now[0])
        now[0] += months * 30 * DAY
        await service.upkeep.prune_now()
        if months > 0:
            assert left(url) == before - {"waiting10", "waiting100", "over100", "stopped100"}, "by the time that has passed"
            return
        now[0] = time.time()
        await service.upkeep.prune_now()
        assert left(url) == before

    before = left(url)
    pruning(url, work)


@pytest.mark.parametrize("days", [0, 200])
def test_a_process_that_begins_with_a_wrong_clock_deletes_nothing(url, days, monkeypatch):
    """Or after nobody has played for long: it cannot tell."""
    monkeypatch.setattr(upkeep, "PRUNING", 0.0)
    sleep = asyncio.sleep

    async def work(service: TableService) -> None:
        later = time.time() + days * DAY
        monkeypatch.setattr(time, "time", lambda: later)
        service.upkeep.clock = PruningClock()
        looked = []
        monkeypatch.setattr(upkeep.asyncio, "sleep", lambda seconds: looked.append(seconds) or sleep(seconds))
        forever = asyncio.create_task(service.upkeep.prune())
        if days:
            while len(looked) < 20:
                await sleep(0.01)
            assert left(url) == before
            monkeypatch.setattr(upkeep, "STILLNESS", 0.0)  # it has run for so long itself
        while "waiting10" in await asyncio.to_thread(left, url):
            await sleep(0.01)
        forever.cancel()

    before = left(url)
    pruning(url, work)


def test_a_server_that_still_has_a_pruned_table_is_told_so(url):
    async def move() -> None:
        storage = open_storage(url)
        prune(url, {"playing": 5}, delete=True)
        with pytest.raises(LogConflict):
            await storage.append("playing10", 1, [Succeed("next")], None)
        assert await storage.read("playing10") == []
        await storage.close()

    run_apart(move())
