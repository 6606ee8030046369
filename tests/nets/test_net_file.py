"""Files of nets: written and read as they are, refused when they are damaged or not for this game."""

import json
from dataclasses import asdict, replace

import numpy as np
import pytest

import vicus
from vicus.errors import BadOption
from vicus.games import names
from vicus.nets.game_net import game_net
from vicus.nets.net_file import FORMAT, read, write
from vicus.nets.weights import KINDS

from .random_nets import game_net_of, header_of, net_file_of


@pytest.fixture
def file(tmp_path):
    return net_file_of("bohemian_villages", tmp_path)


def test_a_net_is_read_as_it_was_written(tmp_path):
    net, whole, seen = game_net_of("bohemian_villages")
    header = replace(header_of(whole.game, net), training={"minutes": 3, "against": ["greedy"]}, version="1.2.3")
    file = tmp_path / "net.npz"
    write(file, header, whole.weights)
    assert [each.name for each in tmp_path.iterdir()] == ["net.npz"]
    found, weights = read(file)
    assert found == header
    for name in KINDS:
        np.testing.assert_array_equal(getattr(weights, name), getattr(whole.weights, name))
    again = game_net(whole.game, str(file))
    np.testing.assert_array_equal(again.think(seen[0].rows, 2).logits, whole.think(seen[0].rows, 2).logits)


@pytest.mark.parametrize("name", names())
def test_a_net_of_full_size_is_a_small_file(name, tmp_path):
    """Weights that are drawn like this are the worst that there is to compress."""
    sizes = {"bohemian_villages": (256, 8), "carpe_diem": (192, 6), "helvetia": (192, 8)}
    hidden, learned = sizes[name]
    assert net_file_of(name, tmp_path, hidden=hidden, learned=learned).stat().st_size < 1.3e6


@pytest.mark.parametrize("keep", [0, 10, 1000, -100])
def test_a_file_that_breaks_off_is_refused(file, keep):
    file.write_bytes(file.read_bytes()[:keep])
    with pytest.raises(BadOption) as refused:
        read(file)
    assert refused.value.key == "net-no-net"


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_a_file_with_another_byte_is_refused(file, part):
    content = bytearray(file.read_bytes())
    content[int(part * len(content))] ^= 0x55
    file.write_bytes(content)
    with pytest.raises(BadOption, match="cannot be read as a net"):
        read(file)


def test_what_is_no_net_is_refused(tmp_path):
    for name, content in (("text", b"hello"), ("empty", b"")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(BadOption, match="is no net"):
            read(tmp_path / name)
    with pytest.raises(BadOption, match="No such file"):
        read(tmp_path / "nowhere.npz")
    np.savez(tmp_path / "other.npz", header=np.frombuffer(b"{}", "u1"))
    with pytest.raises(BadOption, match="format None"):
        read(tmp_path / "other.npz")


def test_another_format_is_told(file):
    header, weights = read(file)
    other = asdict(header) | {"format": FORMAT + 1}
    arrays = {name: getattr(weights, name) for name in KINDS}
    np.savez(file, header=np.frombuffer(json.dumps(other).encode(), "u1"), **arrays)
    with pytest.raises(BadOption, match=f"format {FORMAT + 1}"):
        read(file)


def test_numbers_that_could_overflow_are_refused(file):
    header, weights = read(file)
    full = np.full_like(weights.blocks, 127)
    write(file, header, replace(weights, blocks=full, block_exponents=np.zeros_like(weights.block_exponents)))
    with pytest.raises(BadOption, match="blocks"):
        read(file)


def test_a_net_for_something_else_is_refused(file):
    header, weights = read(file)
    game = vicus.game("bohemian_villages")
    with pytest.raises(BadOption, match="a net for bohemian_villages, not for helvetia"):
        game_net(vicus.game("helvetia"), str(file))
    for number, (changed, words) in enumerate(
        (
            (replace(header, observation="0" * 16), "another observation"),
            (replace(header, actions=header.actions + 1), "actions"),
        )
    ):
        other = file.with_name(f"{number}.npz")
        write(other, changed, weights)
        with pytest.raises(BadOption, match=words) as refused:
            game_net(game, str(other))
        assert all(refused.value.message(language) for language in ("en", "de", "ru"))


def test_a_game_without_a_net_says_so(monkeypatch, tmp_path):
    game = vicus.game("bohemian_villages")
    monkeypatch.setattr("vicus.engine.net_place.net_place", lambda game: tmp_path / "net.npz")
    with pytest.raises(BadOption, match="comes without a net"):
        game_net(game)


def test_an_owners_box_is_played_with_the_same_net(file):
    changed = vicus.game("bohemian_villages", box={"coins": {"1": 41}})
    assert changed.box.digest != vicus.game("bohemian_villages").box.digest
    assert game_net(changed, str(file)).weights.actions == changed.actions.size


def test_a_file_that_was_written_anew_is_another_net(file, tmp_path):
    game, other = vicus.game("bohemian_villages"), tmp_path / "net.npz"
    other.write_bytes(file.read_bytes())
    first = game_net(game, str(other))
    assert game_net(game, str(other)) is first
    header, weights = read(file)
    write(other, replace(header, training={"run": 2}), weights)
    assert game_net(game, str(other)).header.training == {"run": 2}


def test_a_first_layer_that_could_leave_its_bits_is_refused(file, tmp_path):
    header, weights = read(file)
    write(tmp_path / "net.npz", header, replace(weights, first_bias=np.full_like(weights.first_bias, 2**31 - 1)))
    with pytest.raises(BadOption, match="first_bias"):
        read(tmp_path / "net.npz")


def test_a_small_file_that_unpacks_to_a_large_one_is_refused(tmp_path):
    np.savez_compressed(tmp_path / "net.npz", header=np.zeros(1 << 25, "u1"))
    with pytest.raises(BadOption, match="too large"):
        read(tmp_path / "net.npz")
