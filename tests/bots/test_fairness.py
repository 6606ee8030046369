"""No bot knows more than its seat sees: whatever is hidden, and whatever chance is to come, it does the same."""

import copy
import json
import pickle
import random
import sys
from typing import ClassVar

import pytest

import vicus
from vicus.arena.contest import Plan, bot_seed, play
from vicus.arena.schedule import Pairing
from vicus.bots import Info, bot, register
from vicus.bots.chronicle import Chronicle
from vicus.bots.guard import GuardedBot
from vicus.bots.levels import _known
from vicus.core.match import Match
from vicus.engine.layout import Blank
from vicus.games import names
from vicus.server import bot_worker
from vicus.spec.fixed import FixedDict, FixedList

from .reach import reachable

BOTS = ["random", "greedy", "beginner", "casual", "search:8", "policy", "policy:150", "deep:4"]
POSITIONS = (3, 17, 40, 66)
"""Decisions of a random game after which is looked."""
SEED = 0x1234_5678_9ABC_DE04
HIDDEN = {"carpe_diem"}
"""Games in which a seat does not see everything that lies on the table."""


def positions(name, players=3):
    game = vicus.game(name)
    match, chooser = game.new(players=players, seed=SEED), random.Random(7)
    found = []
    for number in range(max(POSITIONS) + 1):
        if number in POSITIONS:
            found.append(match.copy())
        match.play(chooser.choice(match.legal()))
    return found


def redealt(match, seed):
    """Another match that looks the same from the seat to move: what it does not see was dealt anew, other chance is to come."""
    twin = match.copy()
    twin.seed = seed
    twin.state.assign(match.game.sample(match.view(match.seat), seed))
    twin.refresh()
    return twin


def choice(name, match, seed=5):
    return GuardedBot(name, match.game, seed).choose(match.view(match.seat), match.legal())


@pytest.mark.parametrize("name", names())
def test_the_twins_differ_in_everything_that_is_hidden_and_in_nothing_else(name):
    other_tables = 0
    for match in positions(name):
        twins = [redealt(match, seed) for seed in (1, 2)]
        for twin in twins:
            assert twin.view(match.seat) == match.view(match.seat)
            assert twin.legal() == match.legal()
            assert twin.state.chance != match.state.chance
        a, b = (twin.state.copy() for twin in twins)
        a.chance = b.chance = [0, 0]
        other_tables += a != b
    assert bool(other_tables) == (name in HIDDEN)


@pytest.mark.parametrize("who", BOTS)
@pytest.mark.parametrize("name", names())
def test_what_is_hidden_changes_no_move(name, who):
    for match in positions(name)[:: 3 if "search" in who or "deep" in who else 1]:  # uncompiled, a search takes its time
        assert len({choice(who, m) for m in (match, redealt(match, 1))}) == 1


@pytest.mark.parametrize("name", names())
def test_what_is_hidden_changes_no_estimate_of_the_search(name):
    match = positions(name)[1]
    weighed = [bot("search:8", m.game, 5).weigh(m.view(m.seat), m.legal()) for m in (match, redealt(match, 1))]
    assert weighed[0] == weighed[1]
    assert sum(estimate.visits for estimate in weighed[0]) > 0


class Peeking:
    """Looks for the match where it was called from."""

    def choose(self, view, legal):
        frame = sys._getframe()
        while not isinstance(frame.f_locals.get("match"), Match):
            frame = frame.f_back
        return legal[frame.f_locals["match"].state.chance[0] % len(legal)]


def test_a_bot_that_peeks_is_found_out(monkeypatch):
    monkeypatch.setitem(_known, "peeking", lambda game, seed: Peeking())
    with pytest.raises(AssertionError):
        test_what_is_hidden_changes_no_move("bohemian_villages", "peeking")


def secrets(match):
    """What must not be within reach, as a test of an object."""

    def is_secret(thing):
        return isinstance(thing, Match | Blank) or (isinstance(thing, int) and thing in (match.seed, *match.state.chance))

    return is_secret


@pytest.mark.parametrize("name", names())
def test_nothing_that_a_bot_is_given_leads_to_the_match_or_its_seed(name):
    for match in positions(name):
        given = [match.view(match.seat), tuple(match.legal()), match.game]
        found = list(reachable(*given))
        assert len(found) > 1000
        assert not [thing for thing in found if secrets(match)(thing)]


def test_the_walk_finds_what_is_there():
    match = positions("bohemian_villages")[0]

    class Holder:
        __slots__ = ("held",)

    holder = Holder()
    holder.held = {"deep": [lambda m=match.state: m]}
    for way in ([match], {"x": (match,)}, lambda: match, holder, match.copy, {"seed": match.seed}):
        assert any(secrets(match)(thing) for thing in reachable(way))


class Spy:
    """Keeps what it is given."""

    seen: ClassVar[list] = []

    def __init__(self, game, seed):
        self.made_with = game, seed

    def choose(self, view, legal):
        Spy.seen.append((*self.made_with, view, legal))
        return legal[0]


@pytest.fixture
def spy(monkeypatch):
    monkeypatch.setitem(_known, "spy", Spy)
    monkeypatch.setattr(Spy, "seen", [])
    register("spy", Spy)
    return Spy.seen


def asked_by_the_server(match, who, seed):
    """What a worker of the server is sent, and the id that it answers with."""
    view, legal = match.view(match.seat), tuple(action.id for action in match.legal())
    question = bot_worker.Question("table", match.seat, match.game.name, None, view, legal)
    return question, bot_worker.decide(question, who, seed).action


@pytest.mark.parametrize("name", names())
def test_the_server_gives_a_bot_the_view_and_nothing_else_of_the_table(name, spy):
    match = positions(name)[1]
    sent, answer = asked_by_the_server(match, "spy", 99)
    assert answer == match.legal()[0].id
    [(game, seed, view, actions)] = spy
    assert (seed, view, list(actions)) == (99, match.view(match.seat), match.legal())
    assert not [thing for thing in reachable(sent, game, view, actions) if secrets(match)(thing)]


def test_in_the_arena_a_bot_gets_the_view_of_its_seat_and_no_seed_of_the_deal(spy):
    plan = Plan("carpe_diem", ("spy", "random"), 2, 1, 11, {"movement": "star"})
    pairing = Pairing(0, SEED, (1, 0))
    play(plan, pairing)
    assert len(spy) > 20
    for game, seed, view, actions in spy:
        assert view["viewer"] == 1
        assert seed == bot_seed(plan, pairing, 1) != SEED
        assert not any(thing == SEED for thing in reachable(game, view, actions) if isinstance(thing, int))


def informed(match):
    return Info(match.game, match.view(match.seat), match.legal(), Chronicle(match).news(match.seat))


@pytest.mark.parametrize("name", names())
def test_what_is_hidden_changes_nothing_that_a_bot_is_told_besides(name):
    """Also not with events of chance that others saw: what they drew is dealt anew."""
    for match in positions(name):
        told = informed(match)
        for seed in (1, 2):
            twin = redealt(match, seed)
            again = Info(twin.game, twin.view(twin.seat), twin.legal(), told.events)
            assert (again.preview, again.scores) == (told.preview, told.scores)
            assert twin.preview() == told.preview, "nor do the rules tell more"
            assert twin.scores_for(twin.seat) == told.scores


def test_events_tell_nobody_which_cards_others_have_looked_at():
    game = vicus.game("carpe_diem")
    match, chooser = game.new(players=3, seed=SEED), random.Random(7)
    chronicle, hidden = Chronicle(match), 0
    while match.seat is not None:
        seat = match.seat
        for event in chronicle.news(seat):
            own_only = game.events.kinds[event.kind].hidden
            hidden += bool(own_only.keys() - event.params.keys())
            assert all(event.params[owner] == seat for name, owner in own_only.items() if name in event.params)
        match.play(chooser.choice(match.legal()))
        chronicle.hear()
    assert hidden > 5


@pytest.mark.parametrize("name", names())
def test_nothing_that_a_bot_is_told_besides_leads_to_the_match_or_its_seed(name):
    for match in positions(name):
        info = informed(match)
        assert info.preview
        assert info.scores
        assert info.events
        assert not [thing for thing in reachable(info) if secrets(match)(thing)]


@pytest.mark.parametrize("name", names())
def test_what_a_bot_is_told_may_be_spoilt(name):
    for match in positions(name):
        state, box = match.state.copy(), json.dumps(match.game.box.data)
        before, info = informed(match), informed(match)
        told = before.preview, before.scores, before.events
        for part in (info.preview, [score.lines for score in info.scores], [event.params for event in info.events]):
            spoil(part)
        after = informed(match)
        assert (after.preview, after.scores, after.events) == told
        assert match.state == state
        assert json.dumps(match.game.box.data) == box


def test_bots_get_different_seeds_that_do_not_depend_on_the_deal():
    plan = Plan("carpe_diem", ("random",) * 2, 2, 1, 11, {})
    seeds = {bot_seed(plan, Pairing(number, SEED, (0, 1)), seat) for number in range(50) for seat in range(2)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**60 for seed in seeds)
    assert bot_seed(plan, Pairing(3, SEED, (0, 1)), 0) == bot_seed(plan, Pairing(3, SEED + 1, (1, 0)), 0)


def parts(whole):
    """Every list and table, the inner ones first."""
    if isinstance(whole, dict | list):
        for inner in list(whole.values() if isinstance(whole, dict) else whole):
            yield from parts(inner)
        yield whole


def spoil(whole):
    """Empty every list and table, but what refuses it."""
    for part in parts(whole):
        if isinstance(part, FixedDict | FixedList):
            with pytest.raises(TypeError, match="cannot be changed"):
                part.clear()
        else:
            part.clear()


@pytest.mark.parametrize("name", names())
def test_who_spoils_a_view_spoils_it_for_nobody_else(name):
    for match in positions(name):
        state, view, box = match.state.copy(), json.dumps(match.view(match.seat)), json.dumps(match.game.box.data)
        spoil(match.view(match.seat))
        assert match.state == state
        assert json.dumps(match.game.box.data) == box
        assert json.dumps(match.view(match.seat)) == view


@pytest.mark.parametrize("name", names())
def test_a_copy_of_a_view_is_one_s_own(name):
    for match in positions(name):
        for again in (copy.deepcopy, lambda view: pickle.loads(pickle.dumps(view))):
            view = again(match.view(match.seat))
            assert view == match.view(match.seat)
            assert {type(part) for part in parts(view)} == {dict, list}
