"""The workers in which bots think."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

import vicus
from vicus.server import bot_worker, worker_pool
from vicus.server.worker_pool import WorkerPool

from .conftest import run_apart
from .odd_bots import Cancelling, Clinging, Clumsy, Counting, Deadly, Interrupting, Leaving, Thoughtful, named, question


def test_a_table_keeps_its_bot(no_bots):
    for _ in range(3):
        bot_worker.decide(question("one"), named(Counting), 1)
    bot_worker.decide(question("two"), named(Counting), 1)
    assert [bot._bot.bot.asked for bot in bot_worker._kept.values()] == [3, 1]


def test_bots_nobody_has_asked_for_long_are_closed(no_bots):
    Clumsy.closed = 0
    for number in range(bot_worker.MOST_BOTS + 5):
        assert bot_worker.decide(question(str(number)), named(Clumsy), 1).fault.count("RuntimeError: I do not know")
    assert Clumsy.closed == 5
    assert len(bot_worker._kept) == bot_worker.MOST_BOTS


def test_a_stand_in_goes_when_the_planner_is_ready(no_bots, cold, monkeypatch):
    from vicus.bots.random import RandomBot

    monkeypatch.setitem(vicus.bots.levels._known, "search:50", lambda game, seed: RandomBot(seed))
    bot_worker.decide(question("one"), "search:50", 1)
    (kept,) = bot_worker._kept.values()
    assert (type(kept._bot.bot).__name__, kept.ready) == ("GreedyBot", False)
    monkeypatch.setattr("vicus.bots.levels.can_plan", lambda game: True)
    bot_worker.decide(question("one"), "search:50", 1)
    (kept,) = bot_worker._kept.values()
    assert (type(kept._bot.bot).__name__, kept.ready) == ("RandomBot", True)


def test_workers_are_shared_out_and_a_table_keeps_to_its_own():
    pool = WorkerPool(2)
    workers = {name: pool._of(name) for name in map(str, range(40))}
    assert len(set(map(id, workers.values()))) == 2
    assert all(pool._of(name) is worker for name, worker in workers.items())


def test_a_bot_of_ones_own_plays_in_a_worker_process():
    pool = WorkerPool(1)
    asked = question("one")

    async def ask():
        bots = (Counting, Clumsy, Leaving, Interrupting, Cancelling, Counting)
        return [await pool.choose(asked, named(bot), 1) for bot in bots]

    first, clumsy, *leaving, again = run_apart(ask())
    pool.close()
    assert (first.action, first.fault, again.fault) == (asked.legal[0], None, None)
    assert clumsy.action == asked.legal[0]
    assert "I do not know" in clumsy.fault
    for decision, how in zip(leaving, ("SystemExit", "KeyboardInterrupt", "CancelledError"), strict=True):
        assert (decision.action, how in decision.fault) == (asked.legal[0], True)


def leave(*about):
    """A worker that is ended by something other than a bot."""
    raise SystemExit(7)


def test_nothing_that_a_worker_sends_back_ends_the_server(monkeypatch):
    pool = WorkerPool(1)
    asked = question("one")
    for work in ("decide", "advise", "prepare", "dismiss_table"):
        monkeypatch.setattr(bot_worker, work, leave)

    async def ask():
        await pool.prepare("one", asked.game, None)
        decision = await pool.choose(asked, "casual", 1)
        await pool.dismiss("one")
        with pytest.raises(RuntimeError, match=r"SystemExit\(7\)"):
            await pool.hint(asked)
        return decision

    decision = run_apart(ask())
    pool.close()
    assert decision.action == asked.legal[0]
    assert "SystemExit(7)" in decision.fault


def test_bots_that_do_not_go_are_not_waited_for(monkeypatch):
    monkeypatch.setattr(worker_pool, "FAREWELL", 0.5)
    pool = WorkerPool(1)
    run_apart(pool.choose(question("one"), named(Clinging), 1))
    (process,) = pool._workers[0]._pool.processes
    before = time.monotonic()
    pool.close()
    assert time.monotonic() - before < 5
    process.join(5)
    assert process.exitcode is not None


def test_a_bot_that_thinks_is_not_waited_for(monkeypatch):
    """It would not hear that it is to go: the time for going is not spent on it."""
    monkeypatch.setattr(worker_pool, "FAREWELL", 60)
    pool = WorkerPool(1)
    worker = pool._of("one")

    async def leave_it_thinking():
        asking = asyncio.create_task(pool.choose(question("one"), named(Thoughtful), 1))
        while worker._at is None or not worker._at.running():
            await asyncio.sleep(0.05)
        asking.cancel()

    run_apart(leave_it_thinking())
    before = time.monotonic()
    pool.close()
    assert time.monotonic() - before < 30


@pytest.mark.linux
def test_no_program_outlives_its_worker(tmp_path, monkeypatch):
    file = tmp_path / "hangs.py"
    file.write_text(f"import os, time\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\ntime.sleep(60)\n")
    monkeypatch.setattr(worker_pool, "PATIENCE", 4.0)
    pool = WorkerPool(1)
    asked = question("one")
    decision = run_apart(pool.choose(asked, f"cmd@60s:{sys.executable} {file}", 1))
    pool.close()
    assert "TimeoutError" in decision.fault
    pid = int((tmp_path / "pid").read_text())
    for _ in range(100):
        state = Path(f"/proc/{pid}/stat")
        if not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] == "Z":
            return
        time.sleep(0.05)
    pytest.fail("it is still there")


def test_a_bot_that_ends_its_worker_is_replaced_and_told():
    pool = WorkerPool(1)
    asked = question("one")

    async def ask():
        return [await pool.choose(asked, name, 1) for name in (named(Deadly), "casual")]

    dead, alive = run_apart(ask())
    pool.close()
    assert dead.action == asked.legal[0]
    assert "Broken" in dead.fault
    assert alive.fault is None


def test_a_hint_comes_back_from_a_worker_process():
    pool = WorkerPool(1)
    asked = question("one")

    async def ask():
        await pool.prepare("one", asked.game, None)
        return await pool.hint(asked)

    found = run_apart(ask())
    pool.close()
    assert {option.action.id for option in found.suggestions} <= set(asked.legal)


@pytest.mark.parametrize(("waited", "seconds"), [(0.0, 0.8), (0.6, 0.5), (30.0, 0.2)])
def test_what_was_waited_is_taken_off_the_time_for_a_hint(monkeypatch, waited, seconds):
    given = []
    monkeypatch.setattr("vicus.bots.hint.hint", lambda game, view, legal, seconds: given.append(seconds))
    monkeypatch.setattr(bot_worker, "time", SimpleNamespace(monotonic=lambda: 100.0 + waited))
    bot_worker.advise(question("one"), 100.0)
    assert given == [pytest.approx(seconds)]
