"""A closer look: what the final scoring would bring, what comes in, and where there is room."""

from random import Random

import numpy as np
import pytest

import vicus
from vicus.games.bohemian_villages.components import KINDS

from ..reading import spec_of

GAME = vicus.game("bohemian_villages")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_agrees_with_the_score_and_with_the_places(players):
    match, random = GAME.new(players=players, seed=players), Random(players)
    spec, sight = spec_of(GAME, players, closer=True), GAME.sight(players, closer=True)
    names = [name for name, _ in match.scores()[0].lines][1:]
    brought = 0
    while not match.over:
        seat = match.seat
        seen = spec.read(np.array(sight.see(match.state, seat), "i1"))
        for p in range(players):
            lines = dict(match.scores()[(seat + p) % players].lines)
            assert seen["would_bring"][p].tolist() == [lines[name] for name in names]
            brought += sum(lines[name] > 0 for name in names)
        sides = seen["owner"].reshape(-1, 9)
        up = [int(side) - 1 for side in seen["side"] if side]
        assert sorted(seen["vacant"].tolist())[-len(up) :] == sorted(int((sides[side] == 1).sum()) for side in up)
        match.play(random.choice(match.legal()))
    assert brought > 0


def test_income_is_that_of_active_inns_and_of_the_bishops_churches():
    match, random = GAME.new(players=3, seed=4), Random(4)
    sight, spec = GAME.sight(3, closer=True), spec_of(GAME, 3, closer=True)
    church = list(KINDS.values()).index("church")
    most = 0
    while not match.over:
        seen = spec.read(np.array(sight.see(match.state, match.seat), "i1"))
        for p in range(3):
            inns = int(((seen["owner"] == p + 2) & (seen["active"] == 1)).sum())
            churches = int(seen["own"][p][church]) if seen["bishop"] == p + 1 else 0
            assert seen["income"][p] == inns + churches
            most = max(most, inns + churches)
        match.play(random.choice(match.legal()))
    assert most > 1
