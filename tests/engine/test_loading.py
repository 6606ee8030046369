"""How compiled code comes into a process: once, from the cache where it can, whatever has happened to the cache."""

import subprocess
import sys

import pytest

from vicus.engine import native as compiling
from vicus.engine.box import Box
from vicus.engine.engines import interpreted, native, native_folder
from vicus.engine.records import RandomSeries

from .toy.box import BOX

pytestmark = pytest.mark.compile

LOAD = """
import json, sys, threading
from vicus.engine.engines import native
from vicus.registry import load as declaration

box, told, found = declaration("toy").box.box(json.loads(sys.argv[1])), [], []
def load(): found.append(native("toy", box, waiting=lambda what, seconds: told.append(what)))
threads = [threading.Thread(target=load) for _ in range(3)]
[t.start() for t in threads]; [t.join() for t in threads]
assert len(found) == 3 and len(set(map(id, found))) == 1
engine = found[0]
if not told:
    assert all(sum(e.stats.cache_hits.values()) == 1 for e in engine.entries.values())
    assert sum(len(f.overloads) for f in vars(engine.rules).values() if hasattr(f, "overloads")) == 0
print(json.dumps([told, engine.simulate(1, 0, 10, 3, []).results.tolist()]))
"""


def load_elsewhere(box: Box) -> tuple[list[str], list[list[int]]]:
    """Three threads of a new process ask at once, and one engine is made: what they were told, and what it plays."""
    import json

    answer = subprocess.run([sys.executable, "-c", LOAD, json.dumps(box.data)], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    told, results = json.loads(answer.stdout)
    return told, results


def games(box: Box) -> list[list[int]]:
    results: list[list[int]] = interpreted("toy", box).simulate(1, 0, 10, 3, []).results.tolist()
    return results


def damage_files(folder, how: str) -> None:
    files = [*folder.rglob("*.nbc"), *folder.rglob("*.nbi")]
    assert files
    for file in files:
        if how == "truncate":
            file.write_bytes(file.read_bytes()[:50])
        elif how == "garbage":
            file.write_bytes(b"garbage" * 100)
        elif file.suffix == ".nbc":
            file.unlink()


@pytest.mark.usefixtures("empty_cache")
def test_a_second_process_starts_from_the_cache(toy):
    assert load_elsewhere(toy) == (["compile"], games(toy))
    assert load_elsewhere(toy) == ([], games(toy))


@pytest.mark.parametrize("how", ["truncate", "garbage", "delete"])
def test_a_damaged_cache_is_made_anew(toy, empty_cache, how):
    assert load_elsewhere(toy)[0] == ["compile"]
    damage_files(empty_cache, how)
    assert load_elsewhere(toy) == (["compile"], games(toy))
    assert load_elsewhere(toy)[0] == []


@pytest.mark.usefixtures("empty_cache")
def test_a_folder_that_says_ready_and_is_empty_is_made_anew(toy):
    """As after copying only a part."""
    folder = native_folder("toy", toy)
    folder.path.mkdir(parents=True)
    folder.mark_ready()
    assert load_elsewhere(toy) == (["compile"], games(toy))


@pytest.mark.usefixtures("empty_cache")
def test_a_load_that_broke_off_can_be_tried_again(toy, monkeypatch):
    own = BOX.box({**toy.data, "turns": 7})

    def interrupted(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(compiling.Compiler, "_compile", interrupted)
        with pytest.raises(KeyboardInterrupt):
            native("toy", own)
    assert native("toy", own).simulate(1, 0, 10, 3, []).results.tolist() == games(own)


def test_another_box_is_other_code(toy):
    own = BOX.box({**toy.data, "faces": [3, 9]})
    standard, other = (native("toy", box).simulate(1, 0, 10, 3, []).results.tolist() for box in (toy, own))
    assert (standard, other) == (games(toy), games(own))
    assert standard != other


def test_an_index_out_of_bounds_would_be_noticed(toy):
    """The check that the check works: a scratch array that is too short."""
    import numpy as np

    checked = native("toy", toy, checked=True)
    assert checked is not native("toy", toy)
    states, results, scores = np.zeros(1, checked.mirror.state.dtype), np.zeros((1, 4), "i8"), np.zeros((1, 3), "i8")
    short, lines = np.zeros(1, "i2"), np.zeros(1, "i8")
    with pytest.raises(IndexError):
        checked.entries["simulate"](states, results, scores, RandomSeries(1, 0, 3, np.zeros(0, "i8")), short, lines)


@pytest.mark.usefixtures("empty_cache")
def test_numba_settings_are_put_back(toy):
    from numba.core import config

    before = (config.CACHE_DIR, config.LOOP_VECTORIZE, config.SLP_VECTORIZE)
    native("toy", BOX.box({**toy.data, "turns": 3}))
    assert before == (config.CACHE_DIR, config.LOOP_VECTORIZE, config.SLP_VECTORIZE)
