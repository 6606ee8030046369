from itertools import groupby

import pytest

from .positions import Table, games

PLAYERS = [2, 3, 4]
MOVEMENTS = ["star", "ring"]


@pytest.mark.rule("C-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_passes_of_seven_rounds_each_with_a_scoring(players):
    kinds = ("pass", "took", "scoring", "disc", "ended")
    told = [e.kind for m in games(players, seed=5) for e in m.events if e.kind in kinds]
    runs = [(kind, len(list(run))) for kind, run in groupby(told)]
    one_pass = [("took", 7 * players), ("scoring", 1), ("disc", players)]
    # The set-up lays out the first pass before anybody listens.
    assert runs == [*one_pass, *([("pass", 1), *one_pass] * 3), ("ended", 1)]


@pytest.mark.rule("C-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_turn_each_in_a_round_start_player_first(players):
    starter, seats = 0, []
    for m in games(players, seed=6):
        for e in m.events:
            if e.kind == "took":
                starter = m.view()["starter"] if not seats else starter
                seats.append(e.params["seat"])
            if e.kind == "scoring":
                assert seats == [(starter + turn) % players for turn in range(7 * players)]
                seats = []
    assert m.over


@pytest.mark.rule("C-09")
def test_no_scoring_before_the_last_turn_of_a_pass():
    for turns, phase in ((26, "take"), (27, "take"), (28, "disc")):
        table = Table(players=4)
        table.at_turn(0, turns)
        assert table.match.view()["phase"] == phase


@pytest.mark.rule("C-09")
def test_game_is_over_after_the_fourth_scoring():
    *_, last = games(2, seed=7)
    assert last.over
    assert (last.seat, last.legal(), last.state.passes) == (None, [], 4)


@pytest.mark.rule("C-15", "C-14c")
@pytest.mark.parametrize("movement", MOVEMENTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_no_tile_lies_out_after_seven_rounds(players, movement):
    scorings = 0
    for m in games(players, seed=8, movement=movement):
        if any(e.kind == "scoring" for e in m.events):
            scorings += 1
            view = m.view()
            assert view["phase"] == "disc"
            assert not any(tile for space in view["spaces"] for tile in space["tiles"])
    assert scorings == 4


@pytest.mark.rule("C-15")
def test_scoring_follows_the_last_turn_at_once():
    table = Table(players=2).empty_but(3).lay("2,2 P-H-").space(3, "G-C-", "market", "market", taken=1)
    table.s.turns = 13
    table.play("take 3 1", "store")
    assert table.told("scoring") == [{"pass": 1}]
    assert table.match.view()["phase"] == "disc"
