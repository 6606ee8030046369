"""What a bot is told besides its view: the same as the match would tell its seat, and only if the bot wants it."""

import random
from dataclasses import FrozenInstanceError

import pytest

import vicus
from vicus.bots import Info, bot
from vicus.bots.chronicle import Chronicle
from vicus.bots.guard import GuardedBot
from vicus.bots.levels import _known
from vicus.games import names

GAME = vicus.game("bohemian_villages")


@pytest.fixture
def asked(monkeypatch):
    """A bot with the given way to choose, asked once at the beginning of a game."""

    def asked(choose, events=()):
        monkeypatch.setitem(_known, "it", lambda game, seed: type("It", (), {"choose": choose})())
        match = GAME.new(players=2, seed=5)
        return GuardedBot("it", GAME, 1).choose(match.view(0), match.legal(), events)

    return asked


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", names())
def test_preview_and_scores_are_those_of_the_match(name, players):
    match, chooser = vicus.game(name).new(players=players, seed=12), random.Random(3)
    while match.seat is not None:
        if chooser.random() < 0.3:
            info = Info(match.game, match.view(match.seat), match.legal())
            assert info.preview == match.preview()
            assert info.scores == match.scores_for(match.seat)
        match.play(chooser.choice(match.legal()))


def test_nothing_is_worked_out_before_it_is_read(monkeypatch):
    match = GAME.new(players=2, seed=5)
    monkeypatch.setattr("vicus.bots.info.previews", lambda *about: pytest.fail("nobody asked"))
    info = Info(match.game, match.view(0), match.legal())
    assert info.scores
    assert info.scores is info.scores


def test_it_cannot_be_changed():
    match = GAME.new(players=2, seed=5)
    with pytest.raises(FrozenInstanceError):
        Info(match.game, match.view(0), match.legal()).events = ()


@pytest.mark.parametrize(
    "choose",
    [
        lambda self, view, legal, info: legal[info.events[0]],
        lambda self, view, legal, *, info: legal[info.events[0]],
        lambda self, view, legal, depth=2, info=None: legal[info.events[0]],
        lambda self, view, legal, info, **more: legal[info.events[len(more)]],
    ],
)
def test_a_bot_with_a_parameter_called_info_gets_it(asked, choose):
    assert asked(choose, events=[-1]) == GAME.new(players=2, seed=5).legal()[-1]


@pytest.mark.parametrize(
    "choose",
    [
        lambda self, view, legal: legal[-1],
        lambda self, view, legal, depth=2: legal[-1 if depth == 2 else 0],
        lambda self, *both: both[1][-1 if len(both) == 2 else 0],
        lambda self, view, legal, **more: legal[0 if more else -1],
        lambda self, view, legal, *more: legal[0 if more else -1],
    ],
)
def test_all_others_are_asked_as_they_always_were(asked, choose):
    assert asked(choose) == GAME.new(players=2, seed=5).legal()[-1]


@pytest.mark.parametrize("name", names())
def test_events_are_all_since_the_last_own_decision_its_consequences_first(name):
    match, chooser = vicus.game(name).new(players=3, seed=12), random.Random(3)
    chronicle = Chronicle(match)
    expected = [match.events_for(seat) for seat in range(3)]
    while match.seat is not None:
        seat = match.seat
        assert chronicle.news(seat) == expected[seat]
        expected[seat] = []
        match.play(chooser.choice(match.legal()))
        chronicle.hear()
        for p in range(3):
            expected[p] += match.events_for(p)
    assert [chronicle.news(seat) for seat in range(3)] == expected


def test_who_comes_later_hears_it_from_the_beginning():
    match, chooser = vicus.game("carpe_diem").new(players=2, seed=12), random.Random(3)
    chronicle = Chronicle(match)
    for _ in range(40):
        match.play(chooser.choice(match.legal()))
        chronicle.hear()
    later = vicus.load(match.save())
    assert [Chronicle(later).news(seat) for seat in range(2)] == [chronicle.news(seat) for seat in range(2)]


@pytest.mark.parametrize("name", names())
def test_a_match_that_began_in_a_position_is_told_from_there(name):
    whole = vicus.game(name).new(players=2, seed=12)
    whole.play(whole.legal()[0])
    match = vicus.Match.at(whole.game, whole.state.copy(), whole.options)
    match.play(match.legal()[0])
    chronicle = Chronicle(match)
    assert chronicle.news(0) == match.events_for(0)
    match.play(match.legal()[0])
    chronicle.hear()
    assert chronicle.news(0) == match.events_for(0)


def test_what_was_taken_back_is_not_told():
    match = GAME.new(players=2, seed=7)
    chronicle = Chronicle(match)
    chronicle.news(1)
    first, second = match.legal()[:2]
    match.play(first, hold=True)
    chronicle.hear()
    match.undo()
    chronicle.unhear()
    match.play(second, hold=True)
    chronicle.hear()
    assert [event.params["dice"] for event in chronicle.news(1)] == [second.text.removeprefix("use ")]


def test_our_bots_take_no_info():
    assert not any(GuardedBot(name, GAME, 1).takes_info for name in ("random", "greedy", "search:5"))
    assert bot("random", GAME, 1).choose({}, ["only"]) == "only"
