"""Chance favours nobody: luck is 0 on average."""

from math import sqrt

import numpy as np
import pytest
from bench.outlook.luck import lucks

import vicus

GAMES, NET_GAMES = 1000, 600
SIGMAS = 4.0
"""One run in 16,000 is off by more; and it is the same run each time."""


def standing_off(found):
    """By how many standard errors each mean is off, and the errors."""
    error = found.std(axis=0, ddof=1) / sqrt(len(found))
    return np.abs(found.mean(axis=0)) / error, error


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
def test_luck_by_the_net_is_zero_on_average():
    """Its chances before and after a roll are of one kind: nobody gains by being the one who moves next."""
    found = np.array([luck[0] for luck in lucks(vicus.game("bohemian_villages"), players=2, games=NET_GAMES, by="deep")])
    off, error = standing_off(found)
    assert (off < SIGMAS).all()
    assert (error < 0.02).all(), "precise enough to notice a little too much for whoever moves"


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_luck_is_zero_on_average():
    """Over random games of dice, in chances and in points: within what its own standard error allows."""
    found = np.array(list(lucks(vicus.game("bohemian_villages"), players=2, games=GAMES)))
    off, error = standing_off(found)
    assert (off < SIGMAS).all()
    assert (error[0] < 0.1).all(), "precise enough to notice a little too much for whoever moves"
