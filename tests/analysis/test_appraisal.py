"""What every option is worth, and what a clear mistake is."""

from __future__ import annotations

import pytest

import vicus
from vicus.analysis import appraisal
from vicus.analysis.appraisal import Worth, appraise, mistake, ordered
from vicus.analysis.asking import Scales
from vicus.bots.code import InterpretedCode
from vicus.bots.random import RandomBot


@pytest.fixture
def interpreted(monkeypatch):
    """Searches run on interpreted code, with some simulations."""
    monkeypatch.setattr(appraisal, "judge_here", lambda game: "search")
    monkeypatch.setattr(appraisal, "Scales", lambda game, players: Scales(game, players, InterpretedCode(game)))
    for name, number in {"SEARCH": 4, "WEIGHING": 12, "LEAST": 4, "ENOUGH": 6}.items():
        monkeypatch.setattr(appraisal, name, number)


def midway(name: str, decisions: int = 30):
    match, bot = vicus.game(name).new(players=2, seed=8), RandomBot(1)
    while len(match.actions) < decisions or len(match.legal()) < 3:
        match.play(bot.choose(match.view(match.seat), match.legal()))
    return match


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("game", vicus.games())
def test_every_option_is_tried_often_enough_also_those_the_search_passed_by(game):
    match = midway(game)
    found = appraise(match.game, match.view(match.seat), match.legal())
    assert {worth.action for worth in found} == set(match.legal())
    assert all(worth.visits >= 4 for worth in found), "whatever the search thinks of them"
    assert all(0 <= worth.chance <= 1 and 0 <= worth.doubt <= 0.5 for worth in found)
    assert all(-100 < worth.lead < 100 for worth in found)


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("game", vicus.games())
def test_only_the_view_goes_in(game):
    """Whatever lies hidden may lie otherwise: as long as the view is the same, so is the appraisal."""
    match = midway(game)
    view, legal = match.view(match.seat), match.legal()
    before = appraise(match.game, view, legal)
    match.state.assign(match.game.sample(view, 99))
    match.refresh()
    assert match.view(match.seat) == view
    assert appraise(match.game, match.view(match.seat), match.legal()) == before


def test_nothing_is_said_where_nothing_can_be_searched(monkeypatch):
    monkeypatch.setattr("vicus.bots.code.fastest", lambda game: "interpreted")
    match = midway("carpe_diem")
    assert appraise(match.game, match.view(match.seat), match.legal()) == ()
    assert appraise(match.game, match.view(match.seat), match.legal()[:1]) == ()


def worths(*figures: tuple[int, float, float, float]) -> list[Worth]:
    legal = midway("bohemian_villages").legal()
    return [Worth(action, *rest) for action, rest in zip(legal, figures, strict=False)]


def test_what_the_search_would_do_stays_first_unless_another_is_clearly_better():
    first, lucky, better, *_ = worths((200, 0.50, 0.02, 0.0), (200, 0.53, 0.02, 0.0), (200, 0.60, 0.02, 0.0))
    assert ordered([first, lucky], [900, 20])[0] is first
    assert ordered([first, lucky, better], [900, 20, 40]) == (better, lucky, first)
    assert ordered([first, lucky], [20, 900])[0] is lucky


def test_a_clear_mistake_loses_chance_and_points_beyond_doubt():
    options = worths((900, 0.60, 0.01, 5.0), (200, 0.45, 0.02, 1.0), (200, 0.45, 0.02, 4.8), (200, 0.58, 0.02, 0.0))
    found = mistake(options, options[1].action)
    assert found is not None
    assert (round(found.chance, 2), found.points, found.best) == (0.15, 4.0, options[0])
    assert mistake(options, options[0].action) is None, "the best is no mistake"
    assert mistake(options, options[2].action) is None, "no points are lost"
    assert len(options) < 4 or mistake(options, options[3].action) is None, "the chance is as good"


def test_what_is_in_doubt_is_no_clear_mistake():
    options = worths((900, 0.60, 0.01, 5.0), (60, 0.50, 0.06, 0.0), (60, 0.50, 0.07, 0.0))
    assert mistake(options, options[1].action) is None
    assert mistake(options, options[2].action) is None
    assert mistake(options[:1], options[2].action) is None, "of what nobody has judged nothing is said"


def test_who_plays_well_is_warned_of_larger_mistakes_only():
    options = worths((900, 0.60, 0.01, 5.0), (400, 0.50, 0.01, 3.0))
    assert mistake(options, options[1].action) is not None
    assert mistake(options, options[1].action, chance=0.12) is None
    assert mistake(options, options[1].action, points=2.5) is None
