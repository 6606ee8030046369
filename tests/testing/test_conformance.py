"""The suite passes for every game, and fails for a game that breaks its promise."""

from dataclasses import replace

import pytest

import vicus
from vicus.registry import names
from vicus.spec.game import Why
from vicus.testing import CHECKS, conformance


@pytest.mark.parametrize("each", CHECKS, ids=lambda c: c.__name__)
@pytest.mark.parametrize("name", names())
def test_every_game_conforms(name, each):
    """Two games for each number of players: no option has more than two values."""
    each(vicus.game(name), 2)


@pytest.mark.compile
@pytest.mark.xdist_group("native")
@pytest.mark.parametrize("name", names())
def test_the_compiled_engine_conforms(name):
    """What `check` does last; the rest is above, and all of it in the example of `check`."""
    conformance.engines_agree(vicus.game(name), 20)


@pytest.fixture
def game():
    """A game of its own, to be broken."""
    return vicus.game("bohemian_villages", box={"coins": {"1": 285}, "box": {"title": "to be broken"}})


@pytest.fixture
def rules(game):
    return game.engine.mirror.module


def expect(each, game, message):
    with pytest.raises(AssertionError, match=message):
        each(game, 3)


def test_lost_coins_are_noticed(game, rules, monkeypatch):
    def pay(s, p, coins):
        s.coins[p] += coins

    monkeypatch.setattr(rules("rules.buildings"), "pay", pay)
    expect(conformance.pieces_are_conserved, game, "coins")


def test_a_course_without_a_place_is_noticed(game, rules, monkeypatch):
    monkeypatch.setattr(rules("rules"), "course", lambda s: s.moves, raising=False)
    expect(conformance.courses_are_known, game, "course is 96, not 0 to 95")


def test_a_forgotten_choice_is_noticed(game, rules, monkeypatch):
    legal = rules("rules").legal

    def none(s, acts):
        return 0 if s.moves == 30 else legal(s, acts)

    monkeypatch.setattr(rules("rules"), "legal", none)
    expect(conformance.never_stuck, game, "nobody can do anything")


def test_shared_memory_is_noticed(game, monkeypatch):
    def assign(self, other):
        for field in self.fields:
            setattr(self, field.name, getattr(other, field.name))

    monkeypatch.setattr(game.engine.state, "assign", assign)
    expect(conformance.copies_are_independent, game, "an older state has changed")


def test_a_leak_is_noticed(game, monkeypatch):
    view = game.spec.view
    leaking = replace(game.spec, view=lambda s, seat, box: view(s, seat, box) | {"next": s.chance[0]})
    monkeypatch.setattr(game, "spec", leaking)
    expect(conformance.views_are_fair, game, "random words|looks different")


def test_a_preview_that_leaks_is_noticed(game, monkeypatch):
    spec = replace(game.spec, preview=lambda s, action, rules, box: {"coming": s.chance[0]})
    monkeypatch.setattr(game, "spec", spec)
    expect(conformance.views_are_fair, game, "a preview depends on what is hidden")


def test_a_score_that_leaks_is_noticed(game, monkeypatch):
    def leaking(s, p, lines):
        lines[0] = s.chance[0]

    monkeypatch.setattr(game.engine.rules, "score", leaking)
    expect(conformance.views_are_fair, game, "a line of a score that is not private depends on what is hidden")


def test_a_score_that_does_not_add_up_is_noticed(game, monkeypatch):
    wrong = vicus.Score(1, [(key, 0) for key in game.lines])
    monkeypatch.setattr("vicus.core.match.score", lambda game, state, p: wrong)
    expect(conformance.scores_add_up, game, "do not add up")


def test_an_engine_that_differs_is_noticed(game, monkeypatch):
    simulate = game.simulate

    def other(n, players, seed, engine):
        return simulate(n, players=players, seed=seed + (engine == "native"), engine="interpreted")

    monkeypatch.setattr(game, "simulate", other)
    expect(conformance.engines_agree, game, "native plays other games")


def test_a_text_that_does_not_read_back_is_noticed(game, monkeypatch):
    parse = game.actions.parse
    monkeypatch.setattr(game.actions, "parse", lambda text: parse(text) + (text == "bishop"))
    expect(conformance.texts_read_back, game, "'bishop' does not read back")


def test_a_refusal_that_changes_something_is_noticed(game, monkeypatch):
    explain = game.spec.explain

    def careless(s, *about):
        s.bank -= 1
        return explain(s, *about)

    monkeypatch.setattr(game, "spec", replace(game.spec, explain=careless))
    expect(conformance.refused_actions_change_nothing, game, "changed the state")


class NeverForgets(list):
    def clear(self):
        pass


def test_undo_across_chance_is_noticed(game, monkeypatch):
    new = game.new

    def careless(**start):
        match = new(**start)
        match._past = NeverForgets()
        return match

    monkeypatch.setattr(game, "new", careless)
    expect(conformance.undo_restores, game, "undo across chance|handed on can be undone")


def test_a_reveal_that_can_be_undone_is_noticed(game, monkeypatch):
    """Something hidden (here: a random word) comes to light in the middle of a turn, without chance moving on."""
    spec = game.spec

    def peeking(s, seat, box):
        return spec.view(s, seat, box) | {"peeked": s.chance[0] if s.moves > 3 else 0}

    monkeypatch.setattr(game, "spec", replace(spec, view=peeking))
    expect(conformance.undo_tells_nothing, game, "shows something hidden and can be undone")


def test_an_event_that_cannot_be_told_is_noticed(game, monkeypatch):
    seen = game.events.seen

    def told_less(event, seat):
        return replace(seen(event, seat), params={})

    monkeypatch.setattr(game.events, "seen", told_less)
    expect(conformance.everything_has_words, game, "Unknown external")


def test_missing_words_are_noticed(game, monkeypatch):
    monkeypatch.setattr(game, "spec", replace(game.spec, duty=lambda s: Why("B-01", "boredom", {})))
    expect(conformance.everything_has_words, game, "no words reason-boredom")
