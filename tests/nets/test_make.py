"""From what training writes to the net that plays."""

import json
from dataclasses import fields

import numpy as np
import pytest

import vicus
from vicus.engine.net_place import net_place
from vicus.errors import BadOption
from vicus.nets import float_net
from vicus.nets.float_net import FloatNet
from vicus.nets.game_net import game_net
from vicus.nets.make import main

from . import random_nets

GAME = vicus.game("bohemian_villages")
META = {"game": GAME.name, "facts": {"rules": "7", "box": "abc"}, "inputs": {"width": 3}, "decisions": 12}


@pytest.fixture
def trained(tmp_path):
    file = tmp_path / "float.npz"
    net = random_nets.float_net(GAME)
    arrays = {each.name: getattr(net, each.name) for each in fields(FloatNet)}
    np.savez(file, meta=json.dumps(META), **arrays)
    return file


def test_a_net_is_made_and_told_about(trained, tmp_path, capsys):
    out = tmp_path / "net.npz"
    assert main([str(trained), GAME.name, str(out), "--decisions", "80"]) == 0
    told = capsys.readouterr().out
    assert "bytes" in told
    assert "the same best action in" in told
    made = game_net(GAME, str(out))
    assert made.header.training == {"decisions": 12}
    assert (made.header.rules, made.header.box) == ("7", "abc")
    assert made.header.version == vicus.__version__


def test_what_does_not_fit_is_told(trained, tmp_path, capsys):
    assert main([str(trained), "helvetia", str(tmp_path / "out.npz")]) == 1
    assert "has the shape" in capsys.readouterr().err
    assert not (tmp_path / "out.npz").exists()


def test_a_net_that_has_seen_something_else_is_refused(trained, tmp_path, capsys):
    with np.load(trained) as arrays:
        parts = dict(arrays)
    parts["meta"] = np.array(json.dumps({"facts": {"observation": "0123"}}))
    np.savez(trained, **parts)
    assert main([str(trained), GAME.name, str(tmp_path / "out.npz")]) == 1
    assert "another observation (0123" in capsys.readouterr().err


def test_a_net_in_whole_numbers_is_told_to_play_as_it_is(tmp_path, capsys):
    assert main([str(net_place(GAME.name)), GAME.name, str(tmp_path / "out.npz")]) == 1
    assert "whole numbers already" in capsys.readouterr().err


def test_files_that_are_not_there_are_named(trained, tmp_path, capsys):
    assert main([str(tmp_path / "none.npz"), GAME.name, str(tmp_path / "out.npz")]) == 1
    nowhere = tmp_path / "nowhere" / "out.npz"
    assert main([str(trained), GAME.name, str(nowhere), "--decisions", "8"]) == 1
    first, second = capsys.readouterr().err.splitlines()
    assert "none.npz" in first
    assert "Errno" not in first
    assert second == f"{nowhere}: No such file or directory"


def test_what_is_no_net_of_training_is_told(tmp_path):
    np.savez(tmp_path / "other.npz", first=np.zeros(3))
    with pytest.raises(BadOption, match="cannot be read as a net"):
        float_net.read(tmp_path / "other.npz")


def test_the_facts_of_a_training_may_be_bytes(trained):
    with np.load(trained) as arrays:
        parts = dict(arrays)
    parts["meta"] = np.frombuffer(b'{"game": "x"}', "u1")
    np.savez(trained, **parts)
    assert float_net.read(trained)[1] == {"game": "x"}
