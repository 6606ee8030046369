"""A policy is asked for many games at once, and plays the same games as if it were asked for each."""

from dataclasses import replace

import pytest

from vicus.arena import together
from vicus.arena.contest import Plan, play
from vicus.arena.together import play_together, side_by_side
from vicus.arena.workers import portions, run

from .plans import PLAN, lasting

MODULE = """
import numpy as np

sizes = []

def drawn(observations, masks, info):
    sizes.append(len(masks))
    assert observations.dtype == np.int8 and masks.dtype == bool
    return [np.random.default_rng(seed).choice(np.flatnonzero(mask)) for seed, mask in zip(info.seeds, masks)]

def first(observations, masks):
    return masks.argmax(1)

def sometimes(observations, masks):
    if len(masks) == 1:
        raise ValueError("alone")
    return masks.argmax(1)

def illegal(observations, masks):
    return masks.argmin(1)

class First:
    def choose(self, view, legal): return legal[0]
"""
TWO = replace(PLAN, bots=("policy=side_policies:drawn", "policy=side_policies:first"))


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    (tmp_path / "side_policies.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


def test_one_at_a_time_or_many_at_once_are_the_same_games():
    plan = replace(TWO, bots=("policy=side_policies:drawn", "random", "greedy"), games=12)
    alone = [play(plan, pairing) for pairing in plan.pairings()]
    import side_policies

    side_policies.sizes.clear()
    assert lasting(run(plan, workers=1)) == lasting(alone)
    assert max(side_policies.sizes) > 4
    assert not any(outcome.faults for outcome in alone)


def test_processes_make_no_difference():
    assert lasting(run(TWO, workers=2)) == lasting(run(TWO, workers=1))


def test_a_contest_that_broke_off_goes_on(tmp_path):
    file = tmp_path / "contest.jsonl"
    run(replace(TWO, games=3), file, workers=1)
    assert lasting(run(TWO, file, workers=1, records=tmp_path / "records")) == lasting(run(TWO, workers=1))
    assert len(list((tmp_path / "records").glob("0*.json"))) == TWO.games


def test_games_go_on_as_others_end(monkeypatch):
    monkeypatch.setattr(together, "SIDE", 2)
    assert lasting(run(TWO, workers=1)) == lasting([play(TWO, pairing) for pairing in TWO.pairings()])


def test_a_fault_is_that_of_every_game_that_was_asked_for():
    plan = replace(TWO, bots=("policy=side_policies:sometimes", "policy=side_policies:illegal"), games=2)
    outcomes = run(plan, workers=1)
    for outcome in outcomes:
        seat = outcome.seats.index(1)
        faults = {fault.seat: fault for fault in outcome.faults}
        assert faults[seat].key == "bot-illegal"
        assert faults[seat].times == outcome.decisions[seat]


def test_only_with_bots_of_ours_several_games_are_played_at_once():
    def together_with(*others):
        return side_by_side(replace(PLAN, bots=("policy=side_policies:first", *others)))

    assert together_with("strong", "random", "policy=side_policies:drawn") == together.SIDE
    assert together_with("side_policies:First") == together_with("cmd:sh bot.sh") == 1
    assert side_by_side(PLAN) == 1
    plan = replace(PLAN, bots=("policy=side_policies:first", "side_policies:First"))
    assert lasting(run(plan, workers=1)) == lasting([play(plan, pairing) for pairing in plan.pairings()])


def test_portions_are_for_all_workers():
    plan = Plan("bohemian_villages", TWO.bots, 2, 100, 1, {})
    sizes = [len(some) for some in portions(plan, list(plan.pairings()), 4)]
    assert sizes == [25] * 4
    assert {len(some) for some in portions(replace(plan, bots=("random",) * 2), list(plan.pairings()), 4)} == {1}


def test_whoever_watches_is_told_of_each_decision():
    told = []

    def watch(pairing):
        return lambda match, seat, action: told.append((pairing.number, len(match.actions), seat.number, action.id))

    from vicus.arena.contest import Company

    outcomes = list(play_together(TWO, TWO.pairings(), Company(TWO), watch))
    for outcome in outcomes:
        mine = [each for each in told if each[0] == outcome.number]
        assert [ply for _, ply, _, _ in mine] == list(range(len(outcome.actions)))
        assert [action for *_, action in mine] == outcome.actions
