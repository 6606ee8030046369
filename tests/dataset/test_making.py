"""A dataset is the same bytes however it was made."""

import json
import sys
from dataclasses import replace

import numpy as np
import pytest

from vicus.arena import workers
from vicus.arena.contest import Company, Plan
from vicus.arena.schedule import Pairing
from vicus.dataset import load, make
from vicus.dataset import making as module
from vicus.dataset.decisions import decisions
from vicus.errors import BadOption, BadRecord, BotFault, EngineUnavailable

SMALL = {"games": 5, "shard": 2, "seed": 3, "workers": 1}
GAME = "bohemian_villages"

BOTS = """
import os
import numpy as np

class Breaks:
    def choose(self, view, legal): raise ValueError("too warm")

class Counts:
    visits = None
    def choose(self, view, legal):
        self.visits = {action.id: 3 + i for i, action in enumerate(legal)}
        return legal[-1]

class Boasts:
    visits = None
    def choose(self, view, legal):
        self.visits = {legal[0].id: 2**40}
        return legal[0]

class Dies:
    def choose(self, view, legal): os._exit(3)

class Interrupts:
    def choose(self, view, legal): raise KeyboardInterrupt

def act(observations, masks): return masks.argmax(1)
def interrupts(observations, masks): raise KeyboardInterrupt
"""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    (tmp_path / "data_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(str(tmp_path))


def content(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture
def whole(tmp_path):
    make(GAME, ["random"], tmp_path / "whole", **SMALL)
    return content(tmp_path / "whole")


def test_one_process_or_two_and_again(whole, tmp_path):
    assert sorted(whole) == ["000000.npz", "000001.npz", "000002.npz", "dataset.json"]
    make(GAME, ["random"], tmp_path / "two", **{**SMALL, "workers": 2})
    assert content(tmp_path / "two") == whole


@pytest.mark.parametrize("processes", [1, 2])
def test_a_closer_look_tells_more_of_the_same_decisions(whole, tmp_path, processes):
    folder = tmp_path / "closer"
    make(GAME, ["random"], folder, closer=True, **{**SMALL, "workers": processes})
    plain, closer = load(tmp_path / "whole"), load(folder)
    assert closer.manifest.observation.width > plain.manifest.observation.width
    assert set(closer.fields) > set(plain.fields)
    for far, near in zip(plain, closer, strict=True):
        told, more = plain.read(far["observation"]), closer.read(near["observation"])
        assert all((told[name] == more[name]).all() for name in told)
        assert (far["choice"] == near["choice"]).all()
    with pytest.raises(BadRecord, match="observation"):
        make(GAME, ["random"], folder, **SMALL)


def test_another_seed_gives_other_games(whole, tmp_path):
    make(GAME, ["random"], tmp_path / "other", **{**SMALL, "seed": 4})
    assert content(tmp_path / "other")["000000.npz"] != whole["000000.npz"]


def test_what_was_broken_off_goes_on_and_nothing_finished_is_made_again(whole, tmp_path, monkeypatch):
    folder, played = tmp_path / "broken", []

    def stop(games):
        played.append(games)
        if sum(played) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(GAME, ["random"], folder, **SMALL, progress=stop)
    assert sorted(content(folder)) == ["000000.npz", "dataset.json"]
    assert not load(folder).manifest.complete
    before, left = (folder / "000000.npz").stat(), []

    def counted(plan, pairings, *more):
        left.extend(pairing.number for pairing in pairings)
        return workers.spread(plan, pairings, *more)

    monkeypatch.setattr(module, "spread", counted)
    told = []
    make(GAME, ["random"], folder, **SMALL, progress=told.append)
    assert left == [2, 3, 4]
    assert told == [2, 1, 1, 1]
    assert content(folder) == whole
    assert (folder / "000000.npz").stat().st_mtime_ns == before.st_mtime_ns
    make(GAME, ["random"], folder, **SMALL)
    assert left == [2, 3, 4]


def test_a_file_that_is_gone_is_made_again_and_one_that_was_changed_is_told(whole, tmp_path):
    folder = tmp_path / "whole"
    (folder / "000001.npz").unlink()
    make(GAME, ["random"], folder, **SMALL)
    assert content(folder) == whole
    (folder / "000001.npz").write_bytes(b"nothing")
    with pytest.raises(BadRecord, match=r"000001\.npz is not what dataset\.json says"):
        make(GAME, ["random"], folder, **SMALL)


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"seed": 9}, "seed"),
        ({"players": 3}, "players, observation"),
        ({"games": 6}, "games"),
        ({"shard": 3}, "shard"),
    ],
)
def test_other_settings_are_refused_and_named(whole, tmp_path, change, names):
    with pytest.raises(BadRecord, match=rf"other settings \({names}\)"):
        make(GAME, ["random"], tmp_path / "whole", **{**SMALL, **change})
    assert content(tmp_path / "whole") == whole


def test_another_bot_or_game_is_refused(whole, tmp_path):
    with pytest.raises(BadRecord, match="bots, code"):
        make(GAME, ["data_bots:Counts"], tmp_path / "whole", **SMALL)
    with pytest.raises(BadRecord, match="game"):
        make("carpe_diem", ["random"], tmp_path / "whole", **SMALL)


def test_a_folder_of_something_else_is_left_as_it_is(tmp_path):
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "letter.txt").write_text("Dear")
    with pytest.raises(BadRecord, match="holds no dataset"):
        make(GAME, ["random"], tmp_path / "letters", **SMALL)
    assert content(tmp_path / "letters") == {"letter.txt": b"Dear"}


def test_two_cannot_write_at_once(tmp_path):
    def again(games):
        with pytest.raises(BadRecord, match="being written by another run"):
            make(GAME, ["random"], tmp_path / "made", **SMALL)

    make(GAME, ["random"], tmp_path / "made", **SMALL, progress=again)


def test_a_bot_that_fails_ends_it(tmp_path):
    with pytest.raises(BotFault, match="too warm"):
        make(GAME, ["data_bots:Breaks"], tmp_path / "made", **SMALL)


def test_arguments_that_cannot_be(tmp_path, monkeypatch):
    with pytest.raises(BadOption, match="--bot NAME"):
        make(GAME, [], tmp_path / "made", **SMALL)
    for bots in (5, [5], {"random"}):
        with pytest.raises(BadOption, match="--bot NAME"):
            make(GAME, bots, tmp_path / "made", **SMALL)
    with pytest.raises(BadOption, match="too many for one folder"):
        make(GAME, ["random"], tmp_path / "made", **{**SMALL, "games": 10**9})
    with pytest.raises(BadOption, match="--shard is 0"):
        make(GAME, ["random"], tmp_path / "made", **{**SMALL, "shard": 0})
    with pytest.raises(BadOption, match="no format “csv”"):
        make(GAME, ["random"], tmp_path / "made", **SMALL, files="csv")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(EngineUnavailable, match=r"pip install \"vicus\[parquet\]\""):
        make(GAME, ["random"], tmp_path / "made", **SMALL, files="parquet")
    assert not (tmp_path / "made").exists()


def test_the_manifest_says_what_it_is(whole):
    found = json.loads(whole["dataset.json"])
    assert {"format", "game", "rules", "box", "players", "options", "bots", "seed", "observation", "shards"} <= set(found)
    assert (found["format"], found["game"], found["players"], found["bots"], found["seed"]) == (1, GAME, 2, ["random"], 3)
    assert [(shard["file"], shard["games"]) for shard in found["shards"]] == [
        ("000000.npz", 2),
        ("000001.npz", 2),
        ("000002.npz", 1),
    ]
    assert found["observation"]["fields"][0]["name"]


def test_what_a_bot_has_tried_is_kept(tmp_path):
    make(GAME, ["data_bots:Counts", "random"], tmp_path / "made", **SMALL)
    for shard in load(tmp_path / "made"):
        counts, other = shard["bot"] == 0, shard["bot"] == 1
        assert ((shard["visits"] > 0) == shard["mask"])[counts].all()
        assert (shard["visits"].argmax(1) == shard["choice"])[counts].all()
        assert not shard["visits"][other].any()
        assert other.any()


def test_the_search_tells_what_it_has_tried(tmp_path):
    make(GAME, ["search:3", "random"], tmp_path / "made", **{**SMALL, "games": 2})
    for shard in load(tmp_path / "made"):
        searched = shard["bot"] == 0
        most = shard["visits"].max(1)
        assert (shard["visits"][range(len(most)), shard["choice"]] == most)[searched].all()
        assert (most > 0)[searched].all()


def test_policies_play_for_it_too(tmp_path):
    make(GAME, ["policy=data_bots:act"], tmp_path / "made", **SMALL)
    for shard in load(tmp_path / "made"):
        assert (shard["choice"] == shard["mask"].argmax(1)).all()


def test_what_differs_is_found_by_its_name(whole, tmp_path):
    found = load(tmp_path / "whole").manifest
    assert found.differs(replace(found, rules=99, shards=[])) == ["rules"]


@pytest.mark.parametrize(
    "change",
    [
        lambda shards: [*shards, shards[0]],
        lambda shards: [{**shards[0], "games": -7}],
        lambda shards: [{**shards[0], "first": 1}],
        lambda shards: [{**shards[0], "file": "../elsewhere.npz"}],
    ],
    ids=["twice", "games", "first", "file"],
)
def test_a_manifest_that_contradicts_itself_is_told(tmp_path, change):
    make("bohemian_villages", ["random"], tmp_path / "made", games=4, shard=2, workers=1)
    manifest = tmp_path / "made" / "dataset.json"
    told = json.loads(manifest.read_text())
    manifest.write_text(json.dumps({**told, "shards": change(told["shards"])}))
    with pytest.raises(BadRecord, match=r"dataset\.json"):
        make("bohemian_villages", ["random"], tmp_path / "made", games=4, shard=2, workers=1)


def test_a_folder_in_which_nothing_was_finished_takes_other_settings(tmp_path):
    make("bohemian_villages", ["random"], tmp_path / "made", games=2, workers=1)
    manifest = tmp_path / "made" / "dataset.json"
    told = json.loads(manifest.read_text())
    (tmp_path / "made" / told["shards"][0]["file"]).unlink()
    manifest.write_text(json.dumps({**told, "shards": []}))
    assert make("bohemian_villages", ["greedy"], tmp_path / "made", games=1, workers=1).bots == ["greedy"]


def test_too_many_games_are_refused_at_once(tmp_path):
    with pytest.raises(BadOption, match="at most"):
        make("bohemian_villages", ["random"], tmp_path / "made", games=3_000_000_000, workers=1)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"workers": 0}, "0 is not a number of processes"),
        ({"workers": -3}, "-3 is not a number of processes"),
        ({"workers": 1.5}, "1.5 is not a number of processes"),
        ({"ray": "local"}, r"pip install \"vicus\[ray\]\""),
        ({"games": 2.0}, "--games is 2.0"),
        ({"shard": 1.5}, "--shard is 1.5"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_before_anything_is_written(wrong, words, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises((BadOption, EngineUnavailable), match=words):
        make(GAME, ["random"], tmp_path / "made", **{**SMALL, **wrong})
    assert not (tmp_path / "made").exists()


def test_what_is_there_stays_when_more_is_refused(whole, tmp_path):
    with pytest.raises(BadOption):
        make(GAME, ["random"], tmp_path / "whole", **{**SMALL, "workers": 0})
    assert content(tmp_path / "whole") == whole


def test_numbers_of_numpy_and_a_bot_alone_are_taken(whole, tmp_path):
    numbers = {name: np.int64(number) for name, number in SMALL.items()}
    make(GAME, "random", tmp_path / "made", **numbers)
    assert content(tmp_path / "made") == whole


def test_there_are_as_many_bots_as_a_byte_can_number(tmp_path):
    with pytest.raises(BadOption, match="128 at most"):
        make(GAME, ["random"] * 129, tmp_path / "made", **SMALL)
    assert not (tmp_path / "made").exists()


def test_the_last_of_them_has_a_number():
    pairing = Pairing(0, 7, (127, 127))
    plan = Plan(GAME, ("random",) * 128, 2, 1, 7, {})
    ((_, columns),) = decisions(plan, [pairing], Company(plan))
    assert set(columns["bot"]) == {127}


def test_visits_that_cannot_be_kept_are_the_bots_fault(tmp_path):
    with pytest.raises(BotFault, match="1099511627776 times"):
        make(GAME, ["data_bots:Boasts"], tmp_path / "made", **SMALL)


def test_a_worker_that_dies_is_told_and_what_was_finished_is_kept(tmp_path):
    with pytest.raises(EngineUnavailable, match=r"worker process has died.*goes on from there"):
        make(GAME, ["data_bots:Dies"], tmp_path / "made", **{**SMALL, "workers": 2})
    assert load(tmp_path / "made").manifest.shards == []


@pytest.mark.parametrize("bot", ["data_bots:Interrupts", "policy=data_bots:interrupts"])
def test_a_ctrl_c_that_a_bot_makes_up_in_another_process_is_its_fault(tmp_path, bot):
    with pytest.raises(BotFault, match="KeyboardInterrupt"):
        make(GAME, [bot], tmp_path / "made", **{**SMALL, "games": 60, "workers": 2})
