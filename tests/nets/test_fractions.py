"""A net that plays becomes one that learns on, without PyTorch."""

import json
from dataclasses import asdict

import numpy as np
import pytest

import vicus
from vicus.engine.net_place import net_place
from vicus.errors import BadOption
from vicus.games import names
from vicus.nets import fractions, net_file
from vicus.nets.game_net import game_net
from vicus.nets.net_file import FORMAT


@pytest.mark.parametrize("name", names())
def test_the_same_thoughts_but_for_rounding(name):
    game = vicus.game(name)
    net = game_net(game)
    learner, observation = fractions.read(net_place(name))
    assert observation == net.known.inputs.digest
    players = min(game.meta.players)
    batch = game.batch(8, players, seed=5, engine="interpreted", observations="closer", final=False)
    step, generator = batch.reset(), np.random.default_rng(5)
    for _ in range(12):
        step = batch.step(step.legal[np.arange(8), generator.integers(step.n_legal)].astype("i8"))
    found, units = learner.think(net.known.inputs, step.observation, players), net.units(step.observation, players)
    for row in range(8):
        wanted = net.logits(units[row], np.arange(game.actions.size))
        assert np.abs(found.logits[row] - wanted).max() < 0.02 * np.ptp(wanted)


def test_a_net_that_plays_but_of_another_format_is_told_as_such(tmp_path):
    with np.load(net_place("helvetia")) as arrays:
        parts = dict(arrays)
    header = json.loads(parts["header"].tobytes()) | {"format": FORMAT + 1}
    parts["header"] = np.frombuffer(json.dumps(header).encode(), "u1")
    np.savez(tmp_path / "later.npz", **parts)
    with pytest.raises(BadOption, match=str(FORMAT + 1)):
        fractions.read(tmp_path / "later.npz")


def test_what_is_neither_is_refused(tmp_path):
    (tmp_path / "text.npz").write_text("no net")
    for name in ("text.npz", "nothing.npz"):
        assert not net_file.is_one(tmp_path / name)
        with pytest.raises(BadOption, match=name):
            fractions.read(tmp_path / name)


def test_bots_are_told_that_what_training_wrote_is_not_for_them(tmp_path):
    net, _ = fractions.read(net_place("helvetia"))
    np.savez(tmp_path / "net.npz", meta=json.dumps({"game": "helvetia"}), **asdict(net))
    assert fractions.game_of(tmp_path / "net.npz") == fractions.game_of(net_place("helvetia")) == "helvetia"
    with pytest.raises(BadOption, match=r"vicus\.nets\.make"):
        net_file.read(tmp_path / "net.npz")
