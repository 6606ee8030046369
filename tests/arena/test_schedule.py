from collections import Counter

import pytest

from vicus.arena.schedule import line_ups, orders, rotations, round_size, schedule


def test_where_there_are_fewer_bots_than_seats_the_last_one_fills_up():
    assert line_ups(2, 4) == [(0, 1, 1, 1)]
    assert line_ups(3, 4) == [(0, 1, 2, 2)]
    assert line_ups(1, 3) == [(0, 0, 0)]


def test_where_there_are_more_everybody_meets_everybody():
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(4, 4) == [(0, 1, 2, 3)]


def test_everybody_sits_in_every_order():
    assert orders((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert len(orders((0, 1, 2, 3))) == 6
    assert orders((0, 1, 1, 1)) == [(0, 1, 1, 1)]
    assert rotations((0, 0, 0)) == [(0, 0, 0)]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 4), (3, 2), (3, 4), (4, 3), (5, 5), (1, 4)])
def test_after_every_round_all_seats_are_balanced_and_the_deals_paired(bots, players):
    size = round_size(bots, players)
    games = list(schedule(bots, players, 6 * size, seed=1))
    assert [game.number for game in games] == list(range(6 * size))
    for number in range(6):
        some = games[number * size : (number + 1) * size]
        assert len({game.deal for game in some}) == 1
        seats = Counter((which, seat) for game in some for seat, which in enumerate(game.seats))
        for which in range(bots):
            assert len({seats[which, seat] for seat in range(players)}) == 1
            assert seats[which, 0] > 0
    assert len({game.deal for game in games}) == 6


def test_a_longer_contest_begins_like_a_shorter_one():
    assert list(schedule(3, 4, 10, seed=5)) == list(schedule(3, 4, 50, seed=5))[:10]
    assert list(schedule(3, 4, 10, seed=5)) != list(schedule(3, 4, 10, seed=6))
