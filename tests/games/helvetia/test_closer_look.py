"""A closer look: who is awake and what can be delivered, worked out a second time from the plain observation and by trying."""

from random import Random

import numpy as np
import pytest

import vicus
from vicus.games.helvetia.components import GOODS, KINDS

from ..reading import spec_of

GAME = vicus.game("helvetia")


def looks(players: int, seed: int, every: int = 5):
    match, random = GAME.new(players=players, seed=seed), Random(seed)
    spec, sight = spec_of(GAME, players, closer=True), GAME.sight(players, closer=True)
    number = 0
    while not match.over and number < 400:
        if number % every == 0:
            yield match, spec.read(np.array(sight.see(match.state, match.seat), "i1"))
        number += 1
        match.play(random.choice(match.legal()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_awake_villagers_are_those_who_live_there_and_do_not_sleep(players):
    for _, seen in looks(players, players):
        awake = np.zeros((players, len(KINDS)), int)
        for village, place in np.ndindex(*seen["kind"].shape):
            kind = int(seen["kind"][village, place]) - 1
            if kind < 0:
                continue
            if village < players and seen["home"][village, place] in (1, 2):
                awake[village, kind] += 1
            if 1 <= (guest := int(seen["guest"][village, place])) <= players:
                awake[guest - 1, kind] += 1
        assert seen["awake"].tolist() == awake.tolist()


def test_points_are_those_of_the_score():
    for match, seen in looks(3, 7):
        totals = [score.total for score in match.scores()]
        assert seen["points"].tolist() == [totals[(match.seat + p) % 3] for p in range(3)]


def test_what_may_be_delivered_is_what_somebody_is_able_to_and_has_not_delivered():
    offered = 0
    for match, seen in looks(2, 3, every=1):
        goods = {action.text.split()[1] for action in match.legal() if action.text.startswith("deliver ")}
        possible = {good for k, good in enumerate(GOODS) if seen["able"][0][k] and not seen["delivered"][0][k]}
        assert goods <= possible
        offered += len(goods)
    assert offered > 0
