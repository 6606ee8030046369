"""Whatever a bot does, it is told in words."""

import signal
import sys

import pytest

import vicus
from vicus.bots.guard import GuardedBot, check
from vicus.bots.levels import _known
from vicus.core.action import Action
from vicus.errors import BadOption, BotFault, UnknownGame, VicusError

GAME = vicus.game("bohemian_villages")


class Equal:
    """Is everything."""

    def __eq__(self, other):
        return True

    def __hash__(self):
        return 0


class Unspeakable(Exception):
    def __str__(self):
        raise RuntimeError("no words")


class Unshown:
    def __repr__(self):
        sys.exit()


@pytest.fixture
def guarded(monkeypatch):
    """A bot whose methods are given."""

    def guarded(choose=lambda self, view, legal: legal[-1], **more):
        monkeypatch.setitem(_known, "it", lambda game, seed: type("It", (), {"choose": choose, **more})())
        return GuardedBot("it", GAME, 1)

    return guarded


@pytest.fixture
def position():
    match = GAME.new(players=2, seed=5)
    return match.view(0), match.legal()


def raising(problem):
    def raises(*_):
        raise problem

    return raises


PROBLEMS = {
    "exit": (SystemExit(3), "The bot it has failed: SystemExit: 3"),
    "generator": (GeneratorExit(), "The bot it has failed: GeneratorExit"),
    "iteration": (StopIteration(), "The bot it has failed: StopIteration"),
    "unspeakable": (Unspeakable(), "The bot it has failed: Unspeakable ("),
    "ours": (UnknownGame("unknown-level", level="x", levels="y"), "x"),
    "not ours": (VicusError("no-such-words"), "The bot it has failed: VicusError"),
    "with something in it": (VicusError("unknown-level", level=object(), levels="y"), "The bot it has failed: VicusError"),
}


@pytest.mark.parametrize(("problem", "words"), PROBLEMS.values(), ids=PROBLEMS)
def test_what_is_raised_is_a_fault(problem, words, guarded, position):
    bot = guarded(raising(problem), close=raising(problem), simulations=property(raising(problem)))
    for work in (lambda: bot.choose(*position), bot.close, lambda: bot.simulations):
        with pytest.raises(BotFault) as fault:
            work()
        assert words in str(fault.value)


def test_ctrl_c_is_the_users_where_there_is_one(guarded, position):
    bot = guarded(raising(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        bot.choose(*position)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with pytest.raises(BotFault, match="KeyboardInterrupt"):
            bot.choose(*position)
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("answer", [None, "use 3+4", Equal(), Action(Equal(), "", None), Action(10**6, "fly", None), True])
def test_only_an_action_is_an_action(answer, guarded, position):
    with pytest.raises(BotFault, match="not legal"):
        guarded(lambda self, view, legal: answer).choose(*position)


def test_an_answer_that_cannot_be_shown(guarded, position):
    with pytest.raises(BotFault, match="SystemExit"):
        guarded(lambda self, view, legal: Unshown()).choose(*position)


def test_the_action_is_one_that_was_given(guarded, position):
    view, legal = position
    forged = Action(legal[1].id, "another text", "another value")
    assert guarded(lambda self, view, legal: forged).choose(view, legal) is legal[1]


def test_the_actions_cannot_be_changed(guarded, position):
    view, legal = position
    before = list(legal)
    with pytest.raises(BotFault):
        guarded(lambda self, view, legal: legal.clear()).choose(view, legal)
    assert legal == before


def test_a_bot_without_simulations_or_an_end(guarded):
    bot = guarded()
    assert bot.simulations == 0
    bot.close()
    assert guarded(simulations=12).simulations == 12
    assert guarded(simulations="many").simulations == 0


def test_a_bot_that_cannot_be_made_is_told_beforehand(monkeypatch, guarded):
    monkeypatch.setitem(_known, "broken", raising(SystemExit("no")))
    with pytest.raises(BadOption, match="The bot broken has failed: SystemExit: no"):
        check("broken", GAME)
    guarded(close=raising(OSError("busy")))
    check("it", GAME)  # how it ends is told when it matters
