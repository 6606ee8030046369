"""Ratings: all games at once, whatever their order."""

import random
from math import exp

import pytest

from vicus.arena.rating import LUCK, MEAN, SPREAD, Ranked, ratings


def drawn(true, players, games, seed=1):
    """Games of players whose places are drawn by Plackett–Luce with known ratings."""
    rng = random.Random(seed)
    scale = LUCK * players**0.5
    found = []
    for _ in range(games):
        seats = rng.sample(range(len(true)), players)
        left, results = list(seats), {}
        while left:
            first = rng.choices(left, [exp(true[who] / scale) for who in left])[0]
            results[first] = len(left)
            left.remove(first)
        found.append(Ranked(seats, [results[who] for who in seats]))
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_the_order_of_games_makes_no_difference(players):
    games = drawn([30, 25, 20, 22], players, 200)
    one, other = ratings(4, games), ratings(4, random.Random(5).sample(games, len(games)))
    for (mean, sigma), (again, same) in zip(one, other, strict=True):
        assert mean == pytest.approx(again, abs=1e-6)
        assert sigma == pytest.approx(same, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_games_were_drawn_from_is_found_again(players):
    true = [31.0, 27.0, 23.0, 19.0]
    found = ratings(4, drawn(true, players, 3000))
    for (mean, sigma), wanted in zip(found, true, strict=True):
        assert sigma < 0.5
        assert mean - found[0][0] == pytest.approx(wanted - true[0], abs=1.0)


def test_a_newcomer_is_where_newcomers_begin():
    assert ratings(1, []) == [(MEAN, pytest.approx(SPREAD))]
    equal = ratings(2, [Ranked((0, 1), (7, 7))])
    assert [mean for mean, _ in equal] == [MEAN, MEAN]


def test_equals_on_several_seats_stay_equal():
    games = [
        Ranked([int(seat != n % 4) for seat in range(4)], [9 if seat == n // 4 % 4 else 1 for seat in range(4)])
        for n in range(400)
    ]
    (one, sigma), (three, _) = ratings(2, games)
    assert abs(one - three) < sigma


def test_more_games_leave_less_doubt():
    few, many, most = (ratings(2, drawn([28, 22], 2, games))[0][1] for games in (10, 1000, 16_000))
    assert many < few < SPREAD
    assert most == pytest.approx(many / 4, rel=0.1), "as the root of their number"
