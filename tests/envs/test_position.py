"""Games whose chance is told what it brings, one at a time: the same as in a batch."""

from __future__ import annotations

import numpy as np
import pytest

import vicus
from vicus.batch import derive
from vicus.envs.position import Position
from vicus.errors import BadOption

from .games import WAYS


def new(name, players, seed=3):
    return Position(vicus.game(name), players, {}, seed)


@pytest.mark.parametrize(("name", "players"), WAYS)
def test_it_is_a_row_of_a_batch_with_explicit_chance(name, players):
    batch = vicus.game(name).batch(1, players=players, engine="interpreted", chance="explicit")
    t, position, word, rng = batch.reset(), new(name, players), 3, np.random.default_rng(1)
    while not position.over:
        if position.asks_chance:
            outcome = int(rng.integers(8))
            word = derive(word, outcome)
            position.bring(outcome)
            t = batch.step_chance([word])
        elif len(position.menu) == 1:  # asked for form's sake, which a batch does not
            position.play(position.menu[0])
        else:
            assert t.legal[0, : t.n_legal[0]].tolist() == position.menu
            assert t.observation[0].tolist() == position.observe(position.state.seat)
            action = int(rng.choice(position.menu))
            position.play(action)
            t = batch.step([action])
    assert t.done[0]
    assert t.scores[0].tolist() == [score.total for score in position.match().scores()]


@pytest.mark.parametrize(("name", "players"), WAYS)
def test_the_same_outcomes_are_the_same_game_and_others_are_not(name, players):
    def after(outcomes):
        position = new(name, players)
        for outcome in outcomes:
            while not position.asks_chance:
                position.play(position.menu[0])
            position.bring(outcome)
        return dict(position.state.values())

    assert after([1, 2, 3]) == after([1, 2, 3])
    assert len({str(after([1, 2, last])) for last in range(32)}) > 1
    assert len({str(after([first])) for first in range(8)}) > 1


@pytest.mark.parametrize(("name", "players"), WAYS)
def test_a_copy_goes_its_own_way(name, players):
    position = new(name, players)
    while position.asks_chance:
        position.bring(1)
    before, twin = dict(position.state.copy().values()), position.copy()
    twin.play(twin.menu[-1])
    assert dict(position.state.values()) == before
    assert position.decisions == [()] * players
    assert sum(map(len, twin.decisions)) == 1


def test_an_illegal_action_is_refused_with_its_rule():
    name, players = WAYS[0]
    position = new(name, players)
    while position.asks_chance:
        position.bring(1)
    wrong = next(number for number in range(position.game.actions.size) if number not in position.menu)
    with pytest.raises(vicus.IllegalAction) as caught:
        position.play(wrong)
    assert caught.value.rule


def test_another_world_offers_what_can_be_done_in_it():
    """In Carpe Diem who looks at fountain cards returns one: of another player's cards nothing may be seen in the menu."""
    game = vicus.game("carpe_diem")
    rng, met = np.random.default_rng(2), 0
    for seed in range(40):
        position = Position(game, 2, {}, seed)
        while not position.over and met < 5:
            if position.asks_chance:
                position.bring(int(rng.integers(64)))
                continue
            if game.action(position.menu[0]).text.startswith("return"):
                other = position.copy()
                other.resample(1 - position.state.seat, int(rng.integers(2**60)))
                acts = [0] * game.engine.rules.MAX_LEGAL
                assert other.menu == acts[: game.engine.rules.legal(other.state, acts)]
                met += 1
            position.play(int(rng.choice(position.menu)))
    assert met == 5
    with pytest.raises(BadOption):
        position.resample(9, 1)
