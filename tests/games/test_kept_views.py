"""Parts of views are kept from one to the next: nobody can tell."""

import json
import random

import pytest
from bench.views import forget

import vicus
from vicus.games import names


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", names())
def test_views_of_several_games_are_those_of_a_new_process(name, players):
    chooser, game = random.Random(players), vicus.game(name)
    matches = [game.new(players=players, seed=seed) for seed in (1, 2)]
    seen = []
    while not all(match.over for match in matches):
        for match in matches:
            seat = chooser.choice((None, *range(players)))
            seen.append((match.state.copy(), seat, json.dumps(match.view(seat))))
            if not match.over:
                match.play(chooser.choice(match.legal()), hold=chooser.random() < 0.2)
            if match.held:
                match.proceed()
    for number, (state, seat, view) in enumerate(chooser.sample(seen, 100)):
        if number % 10 == 0:
            forget()
        assert json.dumps(game.spec.view(state, seat, game.box.contents)) == view
