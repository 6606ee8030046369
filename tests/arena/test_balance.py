import numpy as np
import pytest

import vicus
from vicus.arena.balance import compare, measures
from vicus.arena.contest import Plan, play
from vicus.arena.series import Played, play_all
from vicus.core.statistics import wilson
from vicus.games import names


def some(games, seed, first=0.5, flour=2.0):
    """Made-up games of two seats with two lines: who wins, and by what, is known."""
    chance = np.random.default_rng(seed)
    played = []
    for _ in range(games):
        won = int(chance.random() >= first)
        lines = [[int(chance.poisson(10)), int(chance.poisson(flour))] for _ in range(2)]
        lines[won][0] = lines[1 - won][0] + lines[1 - won][1] + 5
        played.append(Played(lines, [float(won == 0), float(won == 1)], int(chance.integers(50, 60)), None))
    return played


def row(rows, what, about=None):
    return next(r for r in rows if (r["what"], r["about"]) == (what, about))


def test_measures_are_what_they_say():
    played = [Played([[10, 2], [5, 1]], [1.0, 0.0], 40, 7), Played([[6, 0], [6, 2]], [0.0, 1.0], 44, 8)]
    values = {(m.key, m.about): m.value for m in measures(played, ("coins", "tiles"))}
    assert values["lab-wins", 0] == 0.5
    assert values["lab-score", None] == (12 + 6 + 6 + 8) / 4
    assert values["lab-winner-score", None] == (12 + 8) / 2
    assert values["lab-lead", None] == (6 + 2) / 2
    assert values["lab-moves", None] == 42
    assert values["lab-rounds", None] == 7.5
    assert values["lab-all-lines", "tiles"] == 5 / 32
    assert values["lab-winner-lines", "tiles"] == 4 / 20


def test_a_difference_that_is_there_is_found():
    rows = compare(some(2000, 1), some(2000, 2, first=0.6, flour=3.0), ("coins", "tiles"))
    seat = row(rows, "wins", 0)
    assert seat["low"] > 0
    assert seat["low"] < 0.1 < seat["high"]
    assert (seat["standard"]["low"], seat["standard"]["high"]) == wilson(round(2000 * seat["standard"]["value"]), 2000)
    assert row(rows, "all-lines", "tiles")["low"] > 0
    assert row(rows, "all-lines", "coins")["high"] < 0
    moves = row(rows, "moves")
    assert moves["low"] < 0 < moves["high"]


def test_intervals_hold_the_truth_as_often_as_they_say():
    """Two series without a difference: 95 of 100 intervals hold 0, for plain means and for shares of points."""
    held = dict.fromkeys([("wins", 0), ("score", None), ("all-lines", "tiles"), ("winner-lines", "tiles")], 0)
    for trial in range(100):
        rows = compare(some(120, 2 * trial), some(120, 2 * trial + 1), ("coins", "tiles"))
        for key in held:
            held[key] += row(rows, *key)["low"] <= 0 <= row(rows, *key)["high"]
    assert all(times / 100 >= 0.88 for times in held.values()), held


def test_paired_games_make_an_interval_narrower():
    before = some(300, 1)
    after = [Played([[a + 1, b] for a, b in game.lines], game.shares, game.moves, None) for game in before]
    found = row(compare(before, after, ("coins", "tiles")), "score")
    assert found["difference"] == pytest.approx(1)
    assert found["high"] - found["low"] < 1e-9
    assert found["standard"]["high"] - found["standard"]["low"] > 0.1


def test_what_never_changes_is_left_out_and_one_game_says_nothing():
    rows = compare(some(1, 1), some(1, 2), ("coins", "tiles"))
    assert row(rows, "score")["low"] == -np.inf
    same = [Played([[3, 0], [2, 0]], [1.0, 0.0], 5, 4)] * 3
    assert compare(same, same, ("coins", "tiles")) == []


@pytest.mark.parametrize("name", names())
def test_greedy_self_play_gives_whole_games(name):
    game = vicus.game(name)
    seen = []
    options = game.check_options({})
    played = play_all(Plan(name, ("greedy",), 2, 1, 5, options), 1, seen.append, engine="interpreted")
    assert seen == [1]
    [one] = played
    assert sum(one.shares) == 1
    assert len(one.lines) == 2
    assert len(one.lines[0]) == len(game.lines)
    assert one.moves > 20
    totals = [sum(lines) for lines in one.lines]
    assert one.shares[totals.index(max(totals))] > 0


def test_greedy_self_play_is_what_greedy_bots_play_in_the_arena():
    """Though nothing is hidden from the compiled loop: the greedy player looks at nothing that it may not know."""
    game = vicus.game("carpe_diem")
    options = game.check_options({})
    plan = Plan(game.name, ("greedy",), 2, 1, 5, options)
    outcomes = [play(plan, pairing) for pairing in plan.pairings()]
    met = [Played(o.lines, o.shares, sum(o.decisions), o.rounds) for o in outcomes]
    assert play_all(plan, 1, lambda done: None, engine="interpreted") == met


def test_other_bots_play_in_the_arena_on_the_same_deals():
    plan = Plan("bohemian_villages", ("random",), 3, 4, 5, {})
    played, again = (play_all(plan, 1, lambda done: None) for _ in range(2))
    assert played == again
    assert len(played) == 4
    assert len({one.moves for one in played}) > 1


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_compiled_self_play_gives_the_same_games():
    plan = Plan("bohemian_villages", ("greedy",), 3, 3, 5, {})
    engines = {"interpreted": 1, "native": 2, "wasm": 2}
    ways = [play_all(plan, workers, lambda done: None, engine) for engine, workers in engines.items()]
    assert ways[0] == ways[1] == ways[2]
