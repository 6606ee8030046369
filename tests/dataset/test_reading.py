"""What `vicus.dataset.load` gives is what was played."""

import json

import numpy as np
import pytest

import vicus
from vicus.arena.contest import Plan, play
from vicus.core.sight import Sight
from vicus.dataset import load, make
from vicus.errors import BadOption, BadRecord
from vicus.games import names

SMALL = {"games": 3, "shard": 2, "seed": 3, "workers": 1}
GAME = "bohemian_villages"


@pytest.mark.parametrize("name", names())
def test_every_row_is_a_decision_of_its_game(name, tmp_path):
    game = vicus.game(name)
    players = max(game.meta.players)
    make(name, ["random"], tmp_path / "made", players=players, **SMALL)
    dataset = load(tmp_path / "made")
    plan = Plan(name, ("random",), players, 3, 3, game.check_options({}))
    sight, rows = Sight(game, players), 0
    played = {pairing.number: (pairing, play(plan, pairing)) for pairing in plan.pairings()}
    matches = {number: game.new(players, pairing.deal) for number, (pairing, _) in played.items()}
    for shard in dataset:
        for i, number in enumerate(shard["game"].tolist()):
            match, outcome = matches[number], played[number][1]
            while len(match.actions) < shard["ply"][i]:  # nothing to choose there
                match.play(outcome.actions[len(match.actions)])
            assert match.seat == shard["seat"][i]
            assert np.flatnonzero(shard["mask"][i]).tolist() == sorted(action.id for action in match.legal())
            assert shard["observation"][i].tolist() == sight.see(match.state, match.seat)
            assert shard["choice"][i] == outcome.actions[len(match.actions)]
            order = [(match.seat + k) % players for k in range(players)]
            assert shard["shares"][i].tolist() == pytest.approx([outcome.shares[p] for p in order])
            assert shard["scores"][i].tolist() == [outcome.scores[p] for p in order]
            assert ((shard["ranks"][i] == 1) == (shard["shares"][i] > 0)).all()
            match.play(int(shard["choice"][i]))
            rows += 1
    assert all(match.over or len(match.legal()) == 1 for match in matches.values())
    assert rows == dataset.manifest.decisions


def test_numbers_are_read_by_field(tmp_path):
    make(GAME, ["random"], tmp_path / "made", **SMALL)
    dataset = load(tmp_path / "made")
    spec = vicus.game(GAME).observation(2)
    assert tuple(dataset.fields.values()) == spec.fields
    assert dataset.manifest.observation.digest == spec.digest
    rows = dataset[0]["observation"]
    ours, theirs = dataset.read(rows), spec.read(rows)
    assert all((ours[name] == theirs[name]).all() for name in theirs)


def test_numpy_alone_can_read_it(tmp_path):
    make(GAME, ["random"], tmp_path / "made", **SMALL)
    with np.load(tmp_path / "made" / "000000.npz") as plain:
        lists = np.split(plain["legal"], np.cumsum(plain["n_legal"])[:-1])
        assert all(choice in legal for choice, legal in zip(plain["choice"], lists, strict=True))


def test_what_is_no_dataset_is_told(tmp_path):
    with pytest.raises(BadRecord, match="holds no dataset"):
        load(tmp_path)
    (tmp_path / "dataset.json").write_text("[]")
    with pytest.raises(BadRecord, match="holds no dataset"):
        load(tmp_path)
    (tmp_path / "dataset.json").write_text('{"format": 1}')
    with pytest.raises(BadRecord, match="holds no dataset"):
        load(tmp_path)
    (tmp_path / "dataset.json").write_text('{"format": 7}')
    with pytest.raises(BadRecord, match="has format 7; this version of Vicus knows format 1"):
        load(tmp_path)


def test_a_file_that_was_changed_is_told_as_it_is_read(tmp_path):
    make(GAME, ["random"], tmp_path, **SMALL)
    (tmp_path / "000001.npz").write_bytes(b"nothing")
    dataset = load(tmp_path)
    assert len(dataset[0]["choice"]) > 0
    with pytest.raises(BadRecord, match="is not what dataset"):
        dataset[1]


def test_parquet_holds_the_same(tmp_path):
    pytest.importorskip("pyarrow")
    make(GAME, ["random"], tmp_path / "npz", **SMALL)
    for folder in ("one", "two"):
        make(GAME, ["random"], tmp_path / folder, **SMALL, files="parquet")
    assert (tmp_path / "one" / "000001.parquet").read_bytes() == (tmp_path / "two" / "000001.parquet").read_bytes()
    assert json.loads((tmp_path / "one" / "dataset.json").read_text())["files"] == "parquet"
    for ours, theirs in zip(load(tmp_path / "one"), load(tmp_path / "npz"), strict=True):
        assert ours.keys() == theirs.keys()
        for name in ours:
            assert ours[name].dtype == theirs[name].dtype
            assert (ours[name] == theirs[name]).all()


def test_observations_of_another_width_are_refused(tmp_path):
    make(GAME, ["random"], tmp_path / "far", **SMALL)
    make(GAME, ["random"], tmp_path / "near", closer=True, **SMALL)
    far, near = load(tmp_path / "far"), load(tmp_path / "near")
    for dataset, other in ((far, near), (near, far)):
        with pytest.raises(BadOption, match=str(dataset.manifest.observation.width)):
            dataset.read(other[0]["observation"])


def test_only_shards_that_are_there_can_be_had(tmp_path):
    make(GAME, ["random"], tmp_path / "made", **SMALL)
    dataset = load(tmp_path / "made")
    assert (dataset[-1]["choice"] == dataset[1]["choice"]).all()
    with pytest.raises(IndexError):
        dataset[2]
    with pytest.raises(TypeError, match="slice"):
        dataset[0:1]
