import sys
import time
from dataclasses import replace
from typing import ClassVar

import pytest

import vicus
from vicus.arena.contest import Company, Plan, bot_seed, first_seed, play
from vicus.arena.workers import run
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


class Staying:
    """Made once; notes in which game it is, at which seat, and what it drew from."""

    made: ClassVar[list] = []
    closed = 0

    def __init__(self, seed):
        self.seed, self.games, self.over = seed, [], []
        Staying.made.append(self)

    def new_game(self, seat, seed):
        self.games.append((seat, seed))

    def choose(self, view, legal, info):
        self.heard = [event.kind for event in info.events]
        return max(legal, key=lambda action: len(info.preview[action.text]))

    def game_over(self, scores, winners):
        self.over.append(([score.total for score in scores], winners))

    def close(self):
        Staying.closed += 1


@pytest.fixture
def staying(monkeypatch):
    monkeypatch.setitem(_known, "staying", lambda game, seed: Staying(seed))
    monkeypatch.setattr(Staying, "made", [])
    monkeypatch.setattr(Staying, "closed", 0)
    return Staying


def test_a_bot_that_is_told_of_games_is_made_once_and_plays_all_of_them(staying):
    plan = replace(PLAN, bots=("staying", "random"), games=4)
    outcomes = run(plan, workers=1)
    [bot] = staying.made
    seats = [outcome.seats.index(0) for outcome in outcomes]
    drawn = [bot_seed(plan, pairing, seat) for pairing, seat in zip(plan.pairings(), seats, strict=True)]
    assert bot.seed == first_seed(plan, 0)
    assert bot.games == list(zip(seats, drawn, strict=True))
    assert [scores for scores, _ in bot.over] == [outcome.scores for outcome in outcomes]
    assert [winners for _, winners in bot.over] == [
        [seat for seat, share in enumerate(outcome.shares) if share] for outcome in outcomes
    ]
    assert bot.heard
    assert staying.closed == 1
    assert not any(outcome.faults for outcome in outcomes)


def test_several_of_a_kind_at_a_table_are_several(staying):
    plan = replace(PLAN, bots=("staying",), players=3, games=2)
    run(plan, workers=1)
    assert len(staying.made) == staying.closed == 3
    assert [len(bot.games) for bot in staying.made] == [2, 2, 2]


def test_a_game_does_not_depend_on_those_before_it(staying):
    plan = replace(PLAN, bots=("staying", "greedy", "random"), games=6)
    company = Company(plan)
    for pairing in reversed(list(plan.pairings())):
        alone, among = play(plan, pairing), play(plan, pairing, company)
        assert (alone.actions, alone.simulations) == (among.actions, among.simulations)


def test_bots_that_know_of_no_games_are_made_for_each_with_its_seed(monkeypatch):
    seeds = []

    class Old:
        def __init__(self, seed):
            self.seed, self.asked = seed, False

        def choose(self, view, legal):
            if not self.asked:
                seeds.append(self.seed)
            self.asked = True
            return legal[0]

    monkeypatch.setitem(_known, "old", lambda game, seed: Old(seed))
    plan = replace(PLAN, bots=("old", "random"), games=4)
    outcomes = run(plan, workers=1)
    drawn = [bot_seed(plan, pairing, outcomes[number].seats.index(0)) for number, pairing in enumerate(plan.pairings())]
    assert seeds == drawn


def test_a_fault_when_a_game_begins_or_ends_is_told(monkeypatch, staying):
    monkeypatch.setattr(staying, "new_game", lambda self: 1 / 0)
    plan = replace(PLAN, bots=("staying", "random"))
    outcome = play(plan, next(plan.pairings()))
    assert [(fault.seat, fault.times) for fault in outcome.faults] == [(0, outcome.decisions[0])]
    monkeypatch.setattr(staying, "new_game", lambda self: None)
    monkeypatch.setattr(staying, "game_over", lambda self: 1 / 0)
    outcome = play(plan, next(plan.pairings()))
    assert [(fault.seat, fault.times) for fault in outcome.faults] == [(0, 1)]


def test_what_bots_draw_from_says_nothing_of_the_deals():
    pairing = next(PLAN.pairings())
    seeds = {bot_seed(replace(PLAN, seed=seed, entropy="ab" * 16), pairing, 0) for seed in range(20)}
    assert len(seeds) == 1
    assert bot_seed(replace(PLAN, entropy="cd" * 16), pairing, 0) not in seeds
    assert bot_seed(PLAN, pairing, 0) == 798781650654129756, "as in files of earlier versions"
