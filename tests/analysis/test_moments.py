"""A game as moments: every real decision once, with the position before it."""

from itertools import pairwise

import pytest

import vicus
from vicus.analysis.moments import moments

from .games import played


@pytest.mark.parametrize("name", vicus.games())
def test_every_decision_between_actions_is_a_moment(name):
    match = played(name, decisions=40)
    found = moments(match)
    again = match.game.new(players=2, seed=match.seed)
    wanted = []
    for ply, action in enumerate(match.actions):
        if len(again.legal()) > 1:
            wanted.append((ply, again.seat, action.id, again.state.digest()))
        again.play(action)
    assert [(m.ply, m.seat, m.played, m.state.digest()) for m in found.each] == wanted
    assert found.last.state == match.state


def test_turns_are_counted_from_one_and_change_with_the_seat():
    found = moments(played("bohemian_villages", decisions=30)).each
    assert found[0].turn == 1
    for before, after in pairwise(found):
        assert after.turn - before.turn == (after.seat != before.seat)


def test_dice_are_chance_and_choosing_them_is_not():
    """B-20: dice are rolled at the start of a turn."""
    for moment in moments(played("bohemian_villages", decisions=30)).each:
        assert moment.chance == ("rolled" in moment.events)
