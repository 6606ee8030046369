"""The native engine; everything here compiles, once for all workers."""

import subprocess
import sys

import pytest

import vicus
from vicus.engine.engines import interpreted, native
from vicus.games import names

from .counts_file import all_counts, every_way, standard_options

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("native")]
GAME = "bohemian_villages"
GAMES = 2000
"""For each number of players."""
WAYS = [way for name in names() for way in every_way(name)]


@pytest.fixture(scope="module")
def box():
    return vicus.game(GAME).box


@pytest.mark.parametrize(("name", "players", "options"), WAYS)
def test_same_games_as_interpreted_on_all_fields(name, players, options):
    """Every number of players with every value of every option."""
    box = vicus.game(name).box
    games = GAMES // sum(way[:2] == (name, players) for way in WAYS)
    ours = interpreted(name, box).simulate(77, 0, games, players, options, keep=games)
    theirs = native(name, box).simulate(77, 0, games, players, options, keep=games)
    assert (ours.results == theirs.results).all()
    assert (ours.scores == theirs.scores).all()
    for number, state in enumerate(ours.states):
        other = type(state).from_record(theirs.states[number])
        assert state == other, f"game {number}: {state.differences(other)}"


@pytest.mark.parametrize(("name", "players", "options"), WAYS)
def test_no_index_is_out_of_bounds(name, players, options):
    box = vicus.game(name).box
    checked = native(name, box, checked=True)
    assert checked is not native(name, box)
    ours = checked.simulate(5, 0, 5000, players, options)
    assert (ours.results == native(name, box).simulate(5, 0, 5000, players, options).results).all()


def test_an_index_out_of_bounds_would_be_noticed(box):
    """The check that the check works: a scratch array that is too short."""
    import numpy as np

    checked = native(GAME, box, checked=True)
    states, results, scores = np.zeros(1, checked.mirror.state.dtype), np.zeros((1, 4), "i8"), np.zeros((1, 3), "i8")
    short, lines = np.zeros(1, "i2"), np.zeros(6, "i8")
    with pytest.raises(IndexError):
        checked.entries["simulate"](states, results, scores, 1, 0, 3, np.zeros(0, "i8"), short, lines)


@pytest.mark.parametrize(("name", "players", "seed", "wanted"), all_counts())
def test_counts_of_action_sequences(name, players, seed, wanted):
    engine = native(name, vicus.game(name).box)
    assert engine.count(seed, players, standard_options(name), len(wanted)) == wanted


def test_another_box_is_other_code():
    small = vicus.game(GAME, box={"coins": {"1": 60}})
    ours = small.simulate(100, players=3, engine="interpreted")
    theirs = small.simulate(100, players=3, engine="native")
    assert ours.checksum == theirs.checksum
    assert ours.checksum != vicus.game(GAME).simulate(100, players=3, engine="native").checksum


def test_a_second_process_starts_from_the_cache(box):
    native(GAME, box)
    code = (
        "import vicus\n"
        "from vicus.engine.engines import native\n"
        "told = []\n"
        f"engine = native('{GAME}', vicus.game('{GAME}').box, waiting=lambda what, seconds: told.append(what))\n"
        "assert told == [], told\n"
        "assert all(sum(e.stats.cache_hits.values()) == 1 for e in engine.entries.values())\n"
        "assert sum(len(f.overloads) for fs in [vars(engine.rules)] for f in fs.values() if hasattr(f, 'overloads')) == 0\n"
        f"print(engine.simulate(1, 0, 10, 3, []).results[:, 0].sum())\n"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert int(answer.stdout) == native(GAME, box).simulate(1, 0, 10, 3, []).results[:, 0].sum()


def test_threads_do_not_change_the_games():
    game = vicus.game(GAME)
    one = game.simulate(9000, players=4, seed=3, engine="native", threads=1)
    two = game.simulate(9000, players=4, seed=3, engine="native", threads=2)
    assert one.checksum == two.checksum
    assert (one.scores == two.scores).all()


def test_numba_settings_are_put_back(box):
    from numba.core import config

    native(GAME, box)
    assert config.LOOP_VECTORIZE == 1
    assert "vicus" not in str(config.CACHE_DIR)


LOAD = (
    "import threading, vicus\n"
    "game = vicus.game('bohemian_villages')\n"
    "from vicus.engine.engines import native\n"
    "found = []\n"
    "def load(): found.append(native('bohemian_villages', game.box))\n"
    "threads = [threading.Thread(target=load) for _ in range(3)]\n"
    "[t.start() for t in threads]; [t.join() for t in threads]\n"
    "assert len(found) == 3 and len(set(map(id, found))) == 1\n"
    "print(game.simulate(5, players=2).checksum)\n"
)


@pytest.mark.parametrize("damage", ["truncate", "garbage", "delete", "program"])
def test_a_damaged_cache_is_made_anew(tmp_path, damage):
    """Also: three threads ask at once, and one engine is made."""
    import os

    environment = os.environ | {"VICUS_CACHE_DIR": str(tmp_path)}

    def load() -> str:
        answer = subprocess.run([sys.executable, "-c", LOAD], capture_output=True, text=True, check=False, env=environment)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    if damage == "program":  # ready, but empty: as after copying only a part
        from vicus.engine.engines import native_folder

        os.environ["VICUS_CACHE_DIR"], before = str(tmp_path), os.environ["VICUS_CACHE_DIR"]
        folder = native_folder(GAME, vicus.game(GAME).box)
        os.environ["VICUS_CACHE_DIR"] = before
        folder.path.mkdir(parents=True)
        folder.mark_ready()
        assert load() == load()
        return
    first = load()
    for file in [*tmp_path.rglob("*.nbc"), *tmp_path.rglob("*.nbi")]:
        if damage == "truncate":
            file.write_bytes(file.read_bytes()[:50])
        elif damage == "garbage":
            file.write_bytes(b"garbage" * 100)
        elif file.suffix == ".nbc":
            file.unlink()
    assert load() == first


def test_a_load_that_broke_off_can_be_tried_again(tmp_path, monkeypatch):
    from vicus.engine import native as module

    monkeypatch.setenv("VICUS_CACHE_DIR", str(tmp_path))
    own = vicus.game(GAME, box={"coins": {"1": 77}})

    def interrupted(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(module.Compiler, "_compile", interrupted)
        with pytest.raises(KeyboardInterrupt):
            native(GAME, own.box)
    assert own.simulate(5, players=2).checksum == own.simulate(5, players=2, engine="interpreted").checksum
