import sys
import time
from dataclasses import replace

import pytest

import vicus
from vicus.arena.contest import Plan, bot_seed, play
from vicus.bots.levels import _known
from vicus.games import names
from vicus.texts import texts

from .plans import PLAN


class Bad:
    """Fails in one way or another."""

    def __init__(self, how):
        self.how = how
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        if self.how == "raises":
            raise KeyError("nothing here")
        if self.how == "leaves":
            sys.exit(3)
        if self.how == "once" and self.asked > 1:
            return legal[-1]
        if self.how == "spoils":
            view.clear()
            legal[:] = []
        return {"none": None, "text": "pass", "once": 7}.get(self.how, legal[0])

    def close(self):
        if self.how == "close":
            raise OSError("cannot close")


def game_with(monkeypatch, how):
    monkeypatch.setitem(_known, "bad", lambda game, seed: Bad(how))
    plan = replace(PLAN, bots=("bad", "random"))
    return play(plan, next(plan.pairings()))


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("raises", "KeyError: 'nothing here' (test_contest.py:"),
        ("leaves", "SystemExit: 3"),
        ("none", "not legal: None"),
        ("text", "not legal: 'pass'"),
        ("spoils", "tuple"),
    ],
)
def test_a_bot_that_fails_plays_its_first_legal_action_and_the_game_goes_on(monkeypatch, how, words):
    outcome = game_with(monkeypatch, how)
    [fault] = outcome.faults
    assert (fault.seat, fault.times) == (0, outcome.decisions[0])
    assert sum(outcome.shares) == 1
    said = texts("en")(fault.key, **fault.params)
    assert "bad" in said
    assert words in said


def test_one_fault_is_one_fault(monkeypatch):
    assert [fault.times for fault in game_with(monkeypatch, "once").faults] == [1]
    assert [fault.key for fault in game_with(monkeypatch, "close").faults] == ["bot-raised"]


def test_a_bot_that_cannot_be_made_has_all_its_decisions_made(monkeypatch):
    def broken(game, seed):
        raise ValueError("no memory")

    monkeypatch.setitem(_known, "broken", broken)
    plan = replace(PLAN, bots=("random", "broken"))
    outcome = play(plan, next(plan.pairings()))
    assert [(fault.seat, fault.times) for fault in outcome.faults] == [(1, outcome.decisions[1])]
    assert "no memory" in outcome.faults[0].params["problem"]


@pytest.mark.parametrize("name", names())
def test_an_outcome_is_that_of_the_match(name):
    """Two bots that take the first action play the match of the pairing's deal."""
    game = vicus.game(name)

    class First:
        simulations = 0

        def choose(self, view, legal):
            self.simulations += 12
            busy(0.0005)
            return legal[0]

    _known["first"] = lambda game, seed: First()
    try:
        plan = Plan(name, ("first", "first"), 2, 2, 9, game.check_options({}))
        pairing = list(plan.pairings())[1]
        outcome = play(plan, pairing)
    finally:
        del _known["first"]
    match = game.new(players=2, seed=pairing.deal)
    while not match.over:
        match.play(match.legal()[0])
    assert outcome.scores == [score.total for score in match.scores()]
    assert outcome.lines == [[points for _, points in score.lines] for score in match.scores()]
    assert [seat for seat, share in enumerate(outcome.shares) if share] == match.winners()
    assert sum(outcome.decisions) == len(match.actions)
    assert outcome.simulations == [12 * n for n in outcome.decisions]
    assert outcome.rounds == match.view().get("round")
    assert outcome.seats == [1, 0]
    assert all(seconds >= 0.0004 * n for seconds, n in zip(outcome.seconds, outcome.decisions, strict=True))
    assert outcome.actions == [action.id for action in match.actions]


def busy(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def test_a_bot_that_waits_takes_no_time_of_a_processor(monkeypatch):
    """Nor does one that has to wait because the machine is busy."""

    class Waits:
        def choose(self, view, legal):
            time.sleep(0.002)
            return legal[0]

    monkeypatch.setitem(_known, "waits", lambda game, seed: Waits())
    plan = replace(PLAN, bots=("waits", "waits"), games=1)
    outcome = play(plan, next(plan.pairings()))
    assert sum(outcome.seconds) < 0.001 * sum(outcome.decisions)


def test_what_bots_draw_from_says_nothing_of_the_deals():
    pairing = next(PLAN.pairings())
    seeds = {bot_seed(replace(PLAN, seed=seed, entropy="ab" * 16), pairing, 0) for seed in range(20)}
    assert len(seeds) == 1
    assert bot_seed(replace(PLAN, entropy="cd" * 16), pairing, 0) not in seeds
    assert bot_seed(PLAN, pairing, 0) == 798781650654129756, "as in files of earlier versions"
