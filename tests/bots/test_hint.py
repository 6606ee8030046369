"""Advice: what is suggested, why, and from what."""

from __future__ import annotations

import json
from functools import cache

import pytest

import vicus
from vicus.bots.greedy import GreedyBot
from vicus.bots.hint import MOST_SUGGESTIONS, WORTH_TELLING, Adviser, Hint, _planned, hint
from vicus.bots.judge import Calibration, judge_here
from vicus.bots.judgement import judgement
from vicus.bots.search import Estimate
from vicus.texts import LANGUAGES, texts


@pytest.fixture
def cold(monkeypatch):
    """Nothing is compiled, whatever the cache holds."""
    monkeypatch.setattr("vicus.bots.code.fastest", lambda game: "interpreted")


@cache
def whole_game(name: str) -> tuple[vicus.Match, ...]:
    """Every position of a game, which is played once: greedy players take their time where nothing is compiled."""
    match, found = vicus.game(name).new(players=3, seed=4), []
    bot = GreedyBot(match.game, 1)
    while not match.over:
        found.append(match.copy())
        match.play(bot.choose(match.view(match.seat), match.legal()))
    return tuple(found)


def positions(name: str, every: int = 9) -> list[vicus.Match]:
    """Positions on the way through a game; nobody changes anything in them."""
    return [match for match in whole_game(name) if len(match.actions) % every == 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", vicus.games())
def test_every_feature_has_words(game, language):
    say = texts(language, game)
    assert [name for name in judgement(game).features if not say.has(f"feature-{name}")] == []
    assert (
        say("hint-change", feature=judgement(game).features[0], change="+1")
        == f"{say('feature-' + judgement(game).features[0])} +1"
    )


def test_burdens_are_features():
    for game in vicus.games():
        assert judgement(game).burdens <= set(judgement(game).features)
    assert "sleepers" in judgement("helvetia").burdens


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("game", vicus.games())
def test_options_are_legal_different_and_follow_each_other(game):
    reasons = 0
    for match in positions(game):
        legal = match.legal()
        found = hint(match.game, match.view(match.seat), legal)
        chosen = [option.action for option in found.suggestions]
        assert not found.planned
        assert 1 <= len(chosen) == len(set(chosen)) == min(len(legal), MOST_SUGGESTIONS)
        assert set(chosen) <= set(legal)
        twin = match.copy()
        twin.play(chosen[0], hold=True)
        for action in found.suggestions[0].then[:1]:
            assert twin.held or action in twin.legal()
        adviser = Adviser(match.game, match.view(match.seat))
        leads = [adviser.lead(action) for action in legal]
        alike = len(legal) > 1 and max(leads) - min(leads) < 100 * WORTH_TELLING
        assert found.remark == ("alike" if alike else None)
        reasons += bool(found.suggestions[0].gains or found.suggestions[0].prepares)
        for option in found.suggestions:
            assert all(change.points > 0 for change in (*option.gains, *option.prepares))
            assert all(change.points < 0 for change in option.costs)
    assert reasons > 3


@pytest.mark.usefixtures("cold")
def test_reasons_name_what_changes():
    """A farm pays at once: coins are gained, a figure goes."""
    match = vicus.game("bohemian_villages").new(players=2, seed=3)
    adviser = None
    for _ in range(200):
        farm = next((a for a in match.legal() if a.text.startswith("place farm")), None)
        if farm is not None:
            adviser = Adviser(match.game, match.view(match.seat))
            break
        match.play(next((a for a in match.legal() if a.text.startswith("use") and sum(a.value.dice) == 8), match.legal()[0]))
    assert adviser is not None
    before = match.view()["seats"][match.seat]
    seat = match.seat
    option = adviser.suggestion(farm, None)
    match.play(farm, hold=True)
    after = match.view()["seats"][seat]
    told = {change.feature: change.by for change in (*option.gains, *option.prepares, *option.costs)}
    assert told["coins"] == after["coins"] - before["coins"] > 0
    assert told["figures"] == -1


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("game", vicus.games())
def test_only_the_view_goes_in(game):
    """The view as text and back is enough, and coming chance may be anything: the advice is the same."""
    for match in positions(game, every=25):
        view, legal = match.view(match.seat), match.legal()
        found = hint(match.game, json.loads(json.dumps(view)), legal)
        assert found == hint(match.game, view, legal)
        twin = match.copy()
        twin.state.chance = [5, 7]
        assert found == hint(match.game, twin.view(match.seat), legal)


def planned(*estimates: tuple[int, float]) -> Hint:
    """The hint that a search with these visits and chances gives."""
    match = vicus.game("bohemian_villages").new(players=3, seed=7)
    adviser = Adviser(match.game, match.view(match.seat))
    known = [Estimate(action, *estimate) for action, estimate in zip(match.legal(), estimates, strict=False)]
    return _planned(adviser, known)


def test_no_alternative_looks_better_than_the_suggestion():
    chances = [s.chance for s in planned((400, 0.40), (300, 0.42), (25, 0.60), (10, 0.90)).suggestions]
    assert chances == [0.42, 0.42, 0.40], "often tried and better goes first; hardly tried ones may be lucky"


@pytest.mark.parametrize(("chance", "remark"), [(0.001, "lost"), (0.998, "won"), (0.5, "even")])
def test_where_chances_tell_nothing_points_do(chance, remark):
    told = planned((400, chance), (300, chance), (200, chance))
    leads = [s.lead for s in told.suggestions]
    assert told.remark == remark
    assert leads == sorted(leads, reverse=True)


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_a_searched_hint_has_chances():
    from vicus.engine.engines import planner

    game = vicus.game("bohemian_villages")
    planner(game.name, game.box)
    match = game.new(players=3, seed=4)
    found = hint(game, match.view(0), match.legal())
    assert found.planned
    chances = [option.chance for option in found.suggestions]
    assert len(chances) > 1
    assert all(0 <= chance <= 1 for chance in chances)
    order = [s.lead for s in found.suggestions] if found.remark == "even" else chances
    assert order == sorted(order, reverse=True), "where chances do not tell moves apart, points do"
    assert 0.1 < chances[0] < 0.9, "three players, nothing has happened yet"


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
def test_a_hint_by_the_net_tells_calibrated_chances_and_alternatives(monkeypatch):
    from vicus.engine.engines import planner, thinker

    game = vicus.game("bohemian_villages")
    planner(game.name, game.box)
    thinker(game.name, game.box)
    assert judge_here(game) == "deep"
    match = game.new(players=3, seed=4)
    told = []

    def sure(self, chance, players):
        told.append(chance)
        return 0.25 + chance / 2

    monkeypatch.setattr(Calibration, "told", sure)
    found = hint(game, match.view(0), match.legal(), seconds=0.2, threads=1)
    assert found.planned
    assert len(found.suggestions) > 1
    assert len(told) == len(match.legal())
    assert all(0.25 <= s.chance <= 0.75 for s in found.suggestions), "nothing else is told"
