"""A bot is made once, and told when a game begins and how it has ended."""

from pathlib import Path

import pytest

import vicus
from vicus.arena.contest import Plan
from vicus.arena.workers import run
from vicus.bots.fallback import FallbackBot
from vicus.bots.guard import GuardedBot, check
from vicus.bots.levels import _known
from vicus.errors import BadOption, BotFault

GAME = vicus.game("helvetia")
SCORES = [vicus.Score(3, [("x", 3)]), vicus.Score(5, [("x", 5)])]


class Diarist:
    """Writes down what it is told."""

    def __init__(self, seed=None):
        self.diary = [("made", seed)]
        self.simulations = 0

    def new_game(self, seat, players, options, seed):
        self.diary.append(("new", seat, players, options, seed))

    def choose(self, view, legal):
        self.simulations += 10
        self.diary.append("asked")
        return legal[0]

    def game_over(self, scores, winners):
        self.diary.append(("over", scores, winners))


@pytest.fixture
def made(monkeypatch):
    """The bot of a class with other methods, ready to be asked."""

    def made(**methods):
        kind = type("It", (Diarist,), methods)
        monkeypatch.setitem(_known, "it", lambda game, seed: kind(seed))
        return GuardedBot("it", GAME, 1)

    return made


@pytest.fixture
def position():
    match = GAME.new(players=2, seed=5, first_game="yes")
    return match.view(match.seat), match.legal()


def test_it_is_told_before_its_first_decision_and_after_the_end(made, position):
    guarded = made()
    for _ in range(2):
        guarded.choose(*position)
    guarded.game_over(SCORES, [1])
    view = position[0]
    assert view["options"]["first_game"] == "yes"
    beginning = ("new", view["viewer"], 2, view["options"], 1)
    assert guarded.bot.diary == [("made", 1), beginning, "asked", "asked", ("over", SCORES, [1])]


def test_the_next_game_has_a_seed_and_simulations_of_its_own(made, position):
    guarded = made()
    for seed in (7, 8):
        guarded.next_game(seed)
        assert guarded.simulations == 0
        guarded.choose(*position)
        guarded.choose(*position)
        assert guarded.simulations == 20
        guarded.game_over(SCORES, [1])
    assert [entry[-1] for entry in guarded.bot.diary if entry[0] == "new"] == [7, 8]


def test_what_it_is_told_is_its_own(made, position):
    guarded = made(new_game=lambda self, options: options.clear(), game_over=lambda self, scores: scores.clear())
    before = dict(position[0]["options"])
    guarded.choose(*position)
    assert position[0]["options"] == before
    guarded.game_over(SCORES, [1])
    assert len(SCORES) == 2


def test_it_names_only_what_it_wants_to_know(made, position):
    guarded = made(
        new_game=lambda self, seed: self.diary.append(seed), game_over=lambda self, winners: self.diary.append(winners)
    )
    guarded.choose(*position)
    guarded.game_over(SCORES, [1])
    assert guarded.bot.diary == [("made", 1), 1, "asked", [1]]


def test_who_was_never_asked_is_not_told_of_the_end(made):
    guarded = made()
    guarded.game_over(SCORES, [1])
    assert guarded.bot.diary == [("made", 1)]


@pytest.mark.parametrize("method", ["new_game", "game_over"])
def test_a_method_that_wants_more_is_told_beforehand(made, method):
    with pytest.raises(BotFault, match=f"its method {method} wants “depth”"):
        made(**{method: lambda self, depth: None})
    with pytest.raises(BadOption, match="depth"):
        check("it", GAME)


def test_a_beginning_that_fails_is_tried_again_and_a_fault_of_each_decision(made, position):
    def fails(self):
        self.simulations += 1
        if self.simulations < 3:
            raise OSError("no memory")

    guarded = made(new_game=fails)
    for _ in range(2):
        with pytest.raises(BotFault, match="no memory"):
            guarded.choose(*position)
    assert guarded.choose(*position) == position[1][0]


def test_those_without_these_methods_are_made_for_each_game():
    assert GuardedBot("greedy", GAME, 1).lasts
    assert not GuardedBot("cmd:cat", GAME, 1).lasts
    assert not GuardedBot("policy", GAME, 1).lasts, "what it costs to be made is shared by all of them"


@pytest.mark.parametrize("name", ["random", "greedy", "greedy:casual", "search:6"])
def test_one_of_ours_that_stays_plays_as_one_that_is_made_anew(name):
    staying = GuardedBot(name, GAME, 99)
    for seed in (3, 4):
        match = GAME.new(players=2, seed=seed)
        anew, seat = GuardedBot(name, GAME, seed), match.seat
        staying.next_game(seed)
        for _ in range(6 if "search" in name else 30):
            asked = match.view(match.seat), match.legal()
            chosen = staying.choose(*asked)
            assert chosen == anew.choose(*asked)
            match.play(chosen)
        assert staying.simulations == anew.simulations
        assert seat is not None


def test_whoever_plays_with_people_is_told_too(made, position):
    made()
    bot = FallbackBot("it", GAME, 4)
    assert bot.game_over(SCORES, [1]) is None
    bot.choose(*position)
    assert bot.game_over(SCORES, [1]) is None
    assert [entry[0] for entry in bot._bot.bot.diary] == ["made", "new", "a", "over"]


def test_a_fault_at_the_end_is_told_and_keeps_nobody(made, position):
    made(game_over=lambda self: 1 / 0)
    bot = FallbackBot("it", GAME, 4)
    bot.choose(*position)
    assert "ZeroDivisionError" in str(bot.game_over(SCORES, [1]))


def test_the_example_plays_and_the_page_shows_it_as_it_is(monkeypatch):
    examples = Path(__file__).parents[2] / "docs" / "examples"
    monkeypatch.syspath_prepend(str(examples))
    plan = Plan("carpe_diem", ("attentive:Attentive", "random"), 2, 6, 4, {"movement": "star"})
    outcomes = run(plan, workers=1)
    assert not any(outcome.faults for outcome in outcomes)
    assert sum(outcome.shares[outcome.seats.index(0)] for outcome in outcomes) >= 4
    example = (examples / "attentive.py").read_text("utf-8")
    assert example[example.index("\nimport") + 1 :] in (examples.parent / "bots.md").read_text("utf-8")
