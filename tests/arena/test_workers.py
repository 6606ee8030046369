"""The same results in one process, in two, and on Ray."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

import vicus
from vicus.arena import workers
from vicus.arena.contest import Plan
from vicus.arena.workers import run
from vicus.engine.engines import planner
from vicus.errors import BadOption, EngineUnavailable
from vicus.games import names

from .plans import PLAN, lasting


def test_processes_make_no_difference():
    assert lasting(run(PLAN, workers=2)) == lasting(run(PLAN, workers=1))


def test_ray_makes_no_difference():
    pytest.importorskip("ray")
    assert lasting(run(PLAN, ray="local")) == lasting(run(PLAN, workers=1))


ON_RAY = """
import os
class Dies:
    def choose(self, view, legal): os._exit(1)
class Interrupts:
    def choose(self, view, legal): raise KeyboardInterrupt
"""


@pytest.fixture
def bots_on_ray(tmp_path, monkeypatch):
    pytest.importorskip("ray")
    (tmp_path / "bots_on_ray.py").write_text(ON_RAY)
    monkeypatch.syspath_prepend(str(tmp_path))


def test_a_worker_of_ray_that_dies_is_told(bots_on_ray):
    with pytest.raises(EngineUnavailable, match="worker process has died"):
        run(replace(PLAN, bots=("bots_on_ray:Dies", "random")), ray="local")


def test_a_ctrl_c_that_a_bot_makes_up_on_ray_is_its_fault(bots_on_ray):
    outcome = run(replace(PLAN, bots=("bots_on_ray:Interrupts", "random"), games=1), ray="local")[0]
    assert [(fault.seat, "KeyboardInterrupt" in fault.params["problem"]) for fault in outcome.faults] == [(0, True)]


def test_an_error_of_ours_comes_back_from_ray_as_it_is(bots_on_ray):
    with pytest.raises(vicus.BadOption) as told:
        list(workers.spread(PLAN, list(PLAN.pairings()), refuse, ray="local"))
    assert type(told.value) is vicus.BadOption
    assert "choose 2 to" in str(told.value)


def refuse(plan, pairings, company):
    return vicus.game(plan.game).new(players=9)


def test_without_ray_it_is_said_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(EngineUnavailable, match=r"pip install"):
        run(PLAN, tmp_path / "contest", ray="local")
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_that_does_not_answer_is_told_at_once(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", object())
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:999999"):
        with pytest.raises(EngineUnavailable, match="Ray at"):
            run(PLAN, ray=address)


def test_no_workers_are_no_workers():
    with pytest.raises(BadOption, match="0 is not a number of processes"):
        run(PLAN, workers=0)


def test_a_worker_that_dies_is_told(tmp_path, monkeypatch):
    (tmp_path / "dying.py").write_text("import os\nclass Dies:\n    def choose(self, view, legal): os._exit(1)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(EngineUnavailable, match="worker process has died"):
        run(replace(PLAN, bots=("dying:Dies", "random")), workers=2)


@pytest.mark.linux
def test_ctrl_c_tells_how_to_go_on_and_leaves_no_worker(tmp_path):
    file = tmp_path / "contest.jsonl"
    command = [sys.executable, "-m", "vicus", "arena", "bohemian_villages", "random", "random", "-n", "5000", "--workers", "2"]
    contest = subprocess.Popen(
        [*command, "--out", str(file), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 30
    while time.monotonic() < end and not (file.exists() and file.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)
    os.killpg(contest.pid, signal.SIGINT)  # as a terminal does it: everybody gets it
    output, complaints = contest.communicate(timeout=20)
    assert contest.returncode == 130
    assert "The same command goes on from there." in complaints.replace("\n", " ")
    assert "Traceback" not in complaints + output
    while time.monotonic() < end and _alive(contest.pid):
        time.sleep(0.05)
    assert not _alive(contest.pid)
    assert file.read_bytes().endswith(b"\n")


HANGS = """import os, sys, time
open(os.path.join(os.path.dirname(__file__), f"pid{os.getpid()}"), "w").close()
time.sleep(100)
"""


@pytest.mark.linux
@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_no_program_outlives_a_contest(how, tmp_path):
    """Whether the user ends it, or somebody kills it: a program that hangs would stay for ever."""
    (tmp_path / "hangs.py").write_text(HANGS)
    program = f"cmd@90s:{sys.executable} {tmp_path / 'hangs.py'}"
    contest = subprocess.Popen(
        [sys.executable, "-m", "vicus", "arena", "bohemian_villages", program, program, "-n", "4", "--workers", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    end = time.monotonic() + 30
    while time.monotonic() < end and len(list(tmp_path.glob("pid*"))) < 2:
        time.sleep(0.05)
    programs = [int(file.name.removeprefix("pid")) for file in tmp_path.glob("pid*")]
    assert len(programs) == 2
    contest.send_signal(getattr(signal, how))
    contest.wait(20)
    while time.monotonic() < end and any(map(_alive, [contest.pid, *programs])):
        time.sleep(0.05)
    assert not any(map(_alive, [contest.pid, *programs]))


def _alive(group):
    """The processes of a group that still run; where nobody collects orphans, the dead ones stay listed."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, of = stat.read_text().rsplit(")", 1)[1].split()[:3]
            found += [stat] if int(of) == group and state != "Z" else []
    return found


def test_only_so_many_games_wait(monkeypatch):
    """A contest of a million games must not fill the memory with them."""
    submitted = []

    class Pool(workers.BotPool):
        def submit(self, *arguments):
            submitted.append(arguments)
            return super().submit(*arguments)

    monkeypatch.setattr(workers, "BotPool", Pool)
    monkeypatch.setattr(workers, "AHEAD", 1)
    waiting = workers.spread(PLAN, list(PLAN.pairings()), workers.play_together, 2)
    next(waiting)
    assert len(submitted) == 2
    waiting.close()


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
@pytest.mark.parametrize("name", names())
def test_searching_bots_play_the_same_games_in_any_process(name, tmp_path):
    """By number of simulations, that is; also when a contest was broken off."""
    game = vicus.game(name)
    planner(name, game.box)
    plan = Plan(name, ("search:10", "greedy"), 2, 4, 3, game.check_options({}))
    alone = lasting(run(plan, workers=1))
    assert lasting(run(plan, workers=2)) == alone
    run(replace(plan, games=3), tmp_path / "contest.jsonl", workers=1)
    assert lasting(run(plan, tmp_path / "contest.jsonl", workers=1)) == alone


STAYING = """
import os
from pathlib import Path

class Stays:
    def __init__(self, seed):
        self.file = Path(__file__).parent / f"{os.getpid()}-{id(self)}"
        self.note("made")

    def note(self, word):
        with self.file.open("a") as file:
            print(word, file=file)

    def new_game(self, seed):
        self.note("game")
        self.chance = seed

    def choose(self, view, legal):
        self.chance = self.chance * 5 % 1_000_003
        return legal[self.chance % len(legal)]

    def close(self):
        self.note("closed")
"""


def test_in_every_process_a_bot_is_made_once_and_closed_at_the_end(tmp_path, monkeypatch):
    (tmp_path / "staying.py").write_text(STAYING)
    monkeypatch.syspath_prepend(str(tmp_path))
    plan = replace(PLAN, bots=("staying:Stays", "random"), games=20)
    several = run(plan, workers=2)
    diaries = [file.read_text().split() for file in tmp_path.iterdir() if "-" in file.name]
    assert 1 <= len(diaries) <= 2
    assert all((diary[0], diary[-1]) == ("made", "closed") for diary in diaries)
    assert sum(diary.count("game") for diary in diaries) == 20
    assert lasting(run(plan, workers=1)) == lasting(several)
