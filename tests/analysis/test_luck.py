"""Chance favours nobody: luck is 0 on average."""

from math import sqrt

import numpy as np
import pytest
from bench.outlook.luck import lucks

import vicus

GAMES = 1000
SIGMAS = 4.0
"""One run in 16,000 is off by more; and it is the same run each time."""


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_luck_is_zero_on_average():
    """Over random games of dice, in chances and in points: within what its own standard error allows."""
    found = np.array(list(lucks(vicus.game("bohemian_villages"), players=2, games=GAMES)))
    mean, error = found.mean(axis=0), found.std(axis=0, ddof=1) / sqrt(GAMES)
    assert (np.abs(mean) < SIGMAS * error).all()
    assert (error[0] < 0.1).all(), "precise enough to notice a little too much for whoever moves"
