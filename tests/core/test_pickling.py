"""Games and matches go to other processes and come back: pickled, copied, in a pool."""

import copy
import multiprocessing
import pickle
import random

import pytest

import vicus


def begun(name: str, decisions: int = 12) -> vicus.Match:
    game = vicus.game(name)
    match = game.new(players=max(game.meta.players), seed=7)
    match.about = vicus.About([vicus.Person(f"Player {p}") for p in range(match.players)])
    finish(match, decisions)
    return match


def finish(match: vicus.Match, decisions: int = 10_000) -> str:
    """Play on at random, the same each time; returns the record."""
    rng = random.Random(3)
    while not match.over and decisions:
        match.play(rng.choice(match.legal()))
        decisions -= 1
    return match.save()


AWAY = {"pickle": lambda match: pickle.loads(pickle.dumps(match)), "deepcopy": copy.deepcopy, "copy": copy.copy}


@pytest.mark.parametrize("way", AWAY)
@pytest.mark.parametrize("name", vicus.games())
def test_a_match_that_was_away_goes_on_as_it_would_have(name, way):
    match = begun(name)
    there = AWAY[way](match)
    assert there.game is match.game
    assert there.state == match.state
    assert there.state is not match.state
    assert (there.actions, there.events, there.about) == (match.actions, match.events, match.about)
    assert there.legal() == match.legal()
    before = match.state.copy()
    assert finish(there) == finish(match.copy())
    assert match.state == before, "the other one is independent"


@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
def test_what_could_be_undone_still_can(way):
    match = vicus.game("bohemian_villages").new(players=2, seed=7)
    first = match.legal()
    match.play(first[0])
    there = AWAY[way](match)
    there.undo()
    assert (there.actions, there.legal(), there.can_undo) == ([], first, False)
    assert match.can_undo


def test_a_position_that_was_set_up_by_hand_comes_along():
    match = begun("helvetia")
    match.state.moves += 5
    match.refresh()
    assert pickle.loads(pickle.dumps(match)).state == match.state


def test_games_are_the_same_ones_and_keep_their_box():
    game = vicus.game("bohemian_villages")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is copy.deepcopy(game) is game
    own = vicus.game("bohemian_villages", box={"coins": {"1": 41}})
    there = pickle.loads(pickle.dumps(own))
    assert (there.box.data, there.box.standard) == (own.box.data, False)
    assert there.box.digest == own.box.digest
    assert pickle.loads(pickle.dumps(own)) is there


def test_a_pool_of_processes_plays_matches_on():
    matches = [begun(name) for name in vicus.games()]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.map(finish, matches) == [finish(match.copy()) for match in matches]
