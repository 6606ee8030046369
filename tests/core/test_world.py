"""Worlds for planners: a match that agrees with a view, or a word about what is no view."""

from __future__ import annotations

import pytest

import vicus
from vicus.errors import BadOption, VicusError

GAME = "bohemian_villages"


def test_a_world_for_planners_agrees_with_the_view():
    match = vicus.game("carpe_diem").new(players=3, seed=4)
    for _ in range(30):
        match.play(match.legal()[0])
    world = match.game.world(match.view(match.seat), seed=3)
    assert world.view(match.seat) == match.view(match.seat)
    while not world.over:
        world.play(world.legal()[-1])
    assert len(world.scores()) == 3
    assert not match.over
    with pytest.raises(VicusError, match="no record"):
        world.save()


@pytest.mark.parametrize("view", [None, {}, [], 3, {"game": "helvetia"}])
def test_what_is_no_view_of_the_game_is_no_world(view):
    with pytest.raises(BadOption, match="view"):
        vicus.game(GAME).world(view, seed=1)


@pytest.mark.parametrize("change", [{"viewer": 9}, {"players": 7}, {"viewer": "me"}])
def test_a_view_of_nobody_is_no_world(change):
    view = vicus.game(GAME).new(players=2, seed=1).view(0)
    with pytest.raises(BadOption):
        vicus.game(GAME).world({**view, **change}, seed=1)


COUNTED = {
    "bohemian_villages": {"flour_supply", "glass_supply", "inn_supply"},
    "carpe_diem": {"round", "starter"},
    "helvetia": {"buildings", "goal", "school_place", "stack_2", "stack_3"},
}
"""Parts of views for people alone: a position follows from the rest."""


@pytest.mark.parametrize("game", COUNTED)
def test_a_view_with_a_part_missing_is_no_world(game):
    view, missed = vicus.game(game).new(players=2, seed=1).view(0), set()
    for part in view:
        try:
            vicus.game(game).world({name: value for name, value in view.items() if name != part}, seed=1)
        except BadOption:
            missed.add(part)
    assert set(view) - missed == COUNTED[game]


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("bohemian_villages", {"ended": "x"}),
        ("bohemian_villages", {"phase": None}),
        ("bohemian_villages", {"ended": -1}),
        ("bohemian_villages", {"seat": 7}),
        ("bohemian_villages", {"pending": 9}),  # a match would wait for it for ever
        ("bohemian_villages", {"dice": [5, None]}),
        ("carpe_diem", {"pending": -1}),
        ("carpe_diem", {"moves": 10**20}),
        ("bohemian_villages", {"bishop": []}),
        ("helvetia", {"step": [1]}),
        ("helvetia", {"pending": 7}),
    ],
)
def test_a_view_with_rubbish_in_a_part_is_no_world(game, change):
    view = vicus.game(game).new(players=2, seed=1).view(0)
    assert set(change) <= set(view)
    with pytest.raises(BadOption, match="view"):
        vicus.game(game).world({**view, **change}, seed=1)
