"""Sums and turning points."""

import pytest

from vicus.analysis.report import Judged, Luck, Option, Outlook, Step
from vicus.analysis.summary import tallies, turning_points, word_for

EVEN = Outlook([0.5, 0.5], [0.01, 0.01], [30.0, 30.0])


def option(action, chance, points=30.0):
    return Option(action, chance, 0.005, points, [], [], [], [])


def step(ply, seat=0, luck=0.0, cost=0.0, gap=0.0):
    """A decision with so much luck after it, so much given away, or found before all others."""
    options = (
        [option("best", 0.5), option("played", 0.5 - cost)] if cost else [option("played", 0.5), option("other", 0.5 - gap)]
    )
    judged = Judged(options, cost, 10 * cost, 0.005)
    lucky = Luck([luck, -luck], [20 * luck, -20 * luck], ["rolled"], [], [0.5, 0.5]) if luck else None
    return Step(ply, ply + 1, seat, "played", 5, EVEN, EVEN, lucky, judged)


LIMITS = [0.1, 0.3, 0.6, 1.0]


def test_tallies():
    steps = [step(0, 0, luck=0.1), step(1, 1, cost=0.2), step(2, 0, luck=-0.04, cost=0.1), step(3, 1)]
    ada, ben = tallies(steps, Outlook([1.0, 0.0], [0, 0], [41.0, 35.0]), 2, LIMITS)
    assert (ada.luck, ada.luck_points, ada.fair) == (0.06, pytest.approx(1.2), pytest.approx(39.8))
    assert (ben.luck, ben.fair) == (-0.06, pytest.approx(36.2))
    assert (ada.decisions, ada.error, ada.error_chance, ada.accuracy) == (2, 0.5, 0.05, 0.5)
    assert (ada.word, ben.word) == ("solid", "wild")


def test_before_anything_is_judged_nobody_is_called_anything():
    (ada, _) = tallies([], None, 2, LIMITS)
    assert (ada.points, ada.fair, ada.word) == (None, None, None)


@pytest.mark.parametrize(
    ("error", "word"), [(0.0, "flawless"), (0.1, "sharp"), (0.3, "solid"), (0.6, "shaky"), (1.0, "wild"), (7.0, "wild")]
)
def test_words(error, word):
    assert word_for(error, LIMITS) == word


def test_five_turning_points_in_the_order_of_the_game():
    steps = [step(n, luck=0.02 * (n + 1)) for n in range(6)] + [step(6, cost=0.05), step(7, gap=0.3)]
    found = turning_points(steps)
    assert [(each.ply, each.kind) for each in found] == [(3, "luck"), (4, "luck"), (5, "luck"), (6, "slip"), (7, "find")]
    assert found[3].chance == -0.05
    assert found[4].chance == pytest.approx(0.3)


def test_luck_alone_fills_up_where_nothing_was_missed():
    assert len(turning_points([step(n, luck=0.02 * (n + 1)) for n in range(8)])) == 5


def test_a_find_must_be_clear():
    assert turning_points([step(0, gap=0.015)]) == []
