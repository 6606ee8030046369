"""Rewards add up to 0, whoever wins."""

from __future__ import annotations

import pytest

from vicus.envs.reward import reward


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_they_add_up_to_nothing(players):
    for winners in range(1, players + 1):
        assert winners * reward(1 / winners, players) + (players - winners) * reward(0.0, players) == pytest.approx(0)
    assert reward(1.0, players) == 1
    assert reward(1 / players, players) == 0
    assert reward(0.0, players) >= -1
