"""What a decision cost: against the best found, and nothing where the difference is within doubt."""

from typing import NamedTuple

import pytest

from vicus.analysis.asking import Found, Scales
from vicus.analysis.study import Study
from vicus.bots.judge import Judge
from vicus.bots.tree import Sums

from .games import answer, played

NOTHING = [0.0, 0.0]
SCATTERED = 0.25


class Known(NamedTuple):
    """What the search and the weighing say of an action."""

    chance: float
    visits: int


@pytest.fixture
def study():
    return Study(played("bohemian_villages", decisions=1))


def judged(study, monkeypatch, own, other, spread=0.0):
    """The only decision, where what was played and one other action are known to be such; and the text of that other one."""
    (moment,) = study._moments
    another = next(number for number in moment.menu if number != moment.played)
    known = {moment.played: own, another: other}

    def weigh(ask):
        n = ask.simulations
        if ask.menu:
            visits = [known[number].visits if number in known else 0 for number in ask.menu]
            return Found(visits, Sums(n, NOTHING, NOTHING, NOTHING, NOTHING))
        chance = known[ask.first].chance
        shares = [chance if p == ask.seat else 1 - chance for p in range(2)]
        squares = [n * (share * share + spread) for share in shares]
        return Found([], Sums(n, [n * share for share in shares], squares, [n * 40 * share for share in shares], NOTHING))

    answer(monkeypatch, weigh)
    (job,) = study.judgements()
    return Scales(study.game, 2).carry_out(study.work(job)), study.game.action(another).text


def texts(found):
    return [option.action for option in found.options]


def test_a_slip_costs_what_the_best_would_have_brought(study, monkeypatch):
    found, other = judged(study, monkeypatch, own=Known(0.3, 10), other=Known(0.6, 5000))
    assert found.cost == pytest.approx(0.3)
    assert found.cost_points == pytest.approx(12.0)
    assert texts(found) == [other, "use 5+5"]


def test_the_best_costs_nothing(study, monkeypatch):
    found, other = judged(study, monkeypatch, own=Known(0.6, 5000), other=Known(0.5, 900))
    assert (found.cost, found.cost_points) == (0.0, 0.0)
    assert texts(found) == ["use 5+5", other]


def test_within_doubt_nothing_is_lost(study, monkeypatch):
    """Two chances that differ by less than their standard error are alike, and no option looks better than the best."""
    found, _ = judged(study, monkeypatch, own=Known(0.500, 10), other=Known(0.501, 5000), spread=SCATTERED)
    assert found.doubt > 0.001
    assert found.cost == 0.0
    assert all(option.chance <= found.options[0].chance for option in found.options)


def test_what_was_lucky_in_the_weighing_is_not_the_best(study, monkeypatch):
    """The search's first choice stands unless another is clearly better: else luck of a draw would look like a slip."""
    found, _ = judged(study, monkeypatch, own=Known(0.500, 5000), other=Known(0.501, 900), spread=SCATTERED)
    assert texts(found)[0] == "use 5+5"
    found, other = judged(study, monkeypatch, own=Known(0.5, 5000), other=Known(0.6, 900), spread=SCATTERED)
    assert texts(found)[0] == other
    assert found.cost == pytest.approx(0.1)


def test_what_the_search_hardly_tried_is_not_weighed(study, monkeypatch):
    found, other = judged(study, monkeypatch, own=Known(0.5, 5990), other=Known(0.9, 10))
    assert other not in texts(found)


def test_where_a_net_judges_it_says_what_is_best_and_the_search_how_many_points(monkeypatch):
    monkeypatch.setattr("vicus.analysis.judging.judge_of", lambda game: Judge("deep"))
    study = Study(played("bohemian_villages", decisions=1), judge="deep")
    (moment,) = study._moments
    another = next(number for number in moment.menu if number != moment.played)
    better = {"deep": {another: 0.7, moment.played: 0.4}, "search": {another: 0.5, moment.played: 0.6}}
    asked = []

    def weigh(ask):
        asked.append(ask)
        n = ask.simulations
        if ask.menu:
            return Found([n if number == another else 0 for number in ask.menu], Sums(n, NOTHING, NOTHING, NOTHING, NOTHING))
        chance = better[ask.judge][ask.first]
        shares = [n * (chance if p == ask.seat else 1 - chance) for p in range(2)]
        points = NOTHING if ask.judge == "deep" else [n * (30.0 if ask.first == another else 28.5)] * 2
        return Found([], Sums(n, shares, [share * share / n for share in shares], points, NOTHING))

    answer(monkeypatch, weigh)
    (job,) = study.judgements()
    found = Scales(study.game, 2).carry_out(study.work(job))
    assert (found.cost, found.cost_points) == (pytest.approx(0.3), pytest.approx(1.5))
    assert texts(found)[0] == study.game.action(another).text
    assert {ask.seat for ask in asked} == {moment.seat}, "from the view of whoever decided"
    assert len({ask.seed for ask in asked if not ask.menu}) == 1, "from the same draws of chance"
    assert asked[0].seed not in {ask.seed for ask in asked if not ask.menu}, "and other ones than the search's"
