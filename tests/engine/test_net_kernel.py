"""The kernel of a net: what NumPy makes of an observation, every engine makes of it, to the last bit."""

import numpy as np
import pytest

import vicus
from vicus.bots.code import NativeCode, code_for
from vicus.bots.deep_tree import Thinking
from vicus.games import names

from ..nets.random_nets import game_net_of

GAMES = names()


def same_thoughts(code, net, seen):
    """Whether an engine thinks as NumPy does: all actions, all seats, from every seat."""
    think, thinking = code.entry("net", "think"), Thinking(code, net)
    actions = code.rules.MAX_LEGAL
    for players, rows, _ in seen:
        known, mind = thinking.of(players)
        expected = net.think(rows, players)
        for number in range(0, len(rows), 5):
            mind.observation[:] = rows[number].tolist()
            seat = number % players
            asked = [(number * 7 + k) % net.weights.actions for k in range(actions)]
            menu = code.copied(np.array(asked, "i2"))
            think(known, mind, seat, menu, actions)
            ids = net.ids(players)[seat][asked]
            assert [n * net.logit_scale for n in mind.logits] == expected.logits[number][ids].tolist()
            assert [n * net.value_scale for n in mind.values] == expected.values[number].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_thoughts_are_those_of_numpy(name):
    _, net, seen = game_net_of(name)
    same_thoughts(code_for(vicus.game(name), "interpreted"), net, seen)


def test_a_net_without_blocks_thinks_too():
    _, net, seen = game_net_of("bohemian_villages", blocks=0)
    same_thoughts(code_for(net.game, "interpreted"), net, seen)


def test_what_is_higher_than_declared_counts_as_the_highest():
    """An owner's box may bring it; no engine looks beyond a table for that."""
    _, net, seen = game_net_of("bohemian_villages")
    players, rows, masks = seen[0]
    high, low = np.full_like(rows[:6], 127), np.full_like(rows[:6], -128)
    same_thoughts(code_for(net.game, "interpreted"), net, [seen[0]._replace(rows=np.concatenate((high, low)))])
    assert len(masks) == len(rows)
    assert players == 2


def test_a_hidden_unit_is_no_higher_than_its_limit():
    """Saturated by observations that no game has: sums stay within 32 bits, and all agree."""
    from dataclasses import replace

    _, net, seen = game_net_of("bohemian_villages")
    steep = replace(net.weights, first_bias=np.full_like(net.weights.first_bias, 2**30))
    whole = type(net)(net.game, net.header, steep)
    assert whole.units(seen[0].rows[:3], 2).max() == (1 << 14) - 1
    same_thoughts(code_for(net.game, "interpreted"), whole, seen[:1])


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
@pytest.mark.parametrize("engine", ["native", "wasm"])
@pytest.mark.parametrize("name", GAMES)
def test_compiled_thoughts_are_those_of_numpy(name, engine):
    for sizes in ({}, {"hidden": 37, "blocks": 1}):  # no multiple of what a processor takes at once
        _, net, seen = game_net_of(name, **sizes)
        same_thoughts(code_for(net.game, engine, thinks=True), net, seen)


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
def test_every_index_is_within_its_array():
    _, net, seen = game_net_of("bohemian_villages")
    same_thoughts(NativeCode(net.game, checked=True, thinks=True), net, seen)
