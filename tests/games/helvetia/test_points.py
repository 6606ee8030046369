"""Points, the end of the game, and who wins."""

import pytest

from .positions import Table, games

LINES = ("start_tile", "deliveries", "goods_tiles", "person_tiles", "victory_buildings", "branches", "surround")
SIMPLE = ("wood", "brick", "stone", "ore", "grain", "water")
VICTORY = ("mill", "tavern", "town_hall", "church")
ALL = (*SIMPLE, "cow", "bread", "iron", "goat", "beer", "milk", "cheese", "meat", "cloth", "cowbell")


def rest(players: int = 3, **options: str) -> Table:
    """The round is nearly over: seat 0 keeps coins, the others' lie at the persons, equally many everywhere."""
    table = Table(players=players, **options)
    for seat in range(players):
        table.village("0 well woman", "1 grain_farm man", of=seat)
        if seat:
            table.spent("carter", 2, seat=seat).spent("midwife", 2, seat=seat)
    if players == 2:
        table.neutral_coin(False).spent("carter", 2).spent("midwife", 2)
    return table


def with_points(table: Table, points: int, seat: int) -> Table:
    """So many points from delivery stones; beyond 16 two victory buildings help."""
    if points > 16:
        for number in (0, 1):
            table.village(f"{8 + number} {VICTORY[(seat + number) % 4]}", of=seat)
    table.delivered(*ALL[: points - 6 if points > 16 else points], seat=seat)
    assert table.points(seat) == points + (table.s.starter == seat)
    return table


# -- points -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-108")
def test_nothing_but_the_start_player_tile_at_first():
    table = Table(players=3, seat=1)
    assert [table.points(p) for p in range(3)] == [0, 1, 0]
    assert list(table.lines()) == list(LINES)


@pytest.mark.rule("H-108")
def test_every_line():
    table = Table(players=3).delivered(*SIMPLE, "beer", "milk").tile("carter").tile("priest").tile("midwife", seat=1)
    table.village("0 mill", "1 church", "2 tavern").village("0 town_hall", of=1).surround_tiles(1, 0)
    s = table.s
    s.goods_tile[10], s.goods_tile[11], s.goods_tile[12] = 0, 0, 1
    s.branch_tile[2], s.branch_tile[3], s.branch_tile[0] = 0, 0, 1
    wanted = ([1, 8, 1 + 2, 2, 3 * 3, 2 + 1, 2], [0, 0, 2, 1, 3, 4, 4], [0] * 7)
    for p in range(3):
        assert list(table.lines(p).values()) == wanted[p]
        assert table.match.scores()[p].total == sum(wanted[p]) == table.match.view()["seats"][p]["points"]


@pytest.mark.rule("H-108")
@pytest.mark.parametrize(("branch", "points"), list(enumerate((4, 4, 2, 1))))
def test_branch_tiles(branch, points):
    table = Table(players=3)
    table.s.branch_tile[branch] = 1
    assert table.lines(1)["branches"] == points


@pytest.mark.rule("H-108")
@pytest.mark.parametrize(("tile", "points"), list(enumerate((4, 2))))
def test_surround_tiles(tile, points):
    table = Table(players=3)
    table.s.surround_tile[tile] = 2
    assert [table.lines(p)["surround"] for p in range(3)] == [0, 0, points]


@pytest.mark.rule("H-108")
@pytest.mark.parametrize("kind", ["mill", "tavern", "town_hall", "church"])
def test_victory_buildings_in_either_ring(kind):
    assert Table(players=3).village(f"3 {kind}").lines()["victory_buildings"] == 3
    assert Table(players=3).village(f"20 {kind}").lines()["victory_buildings"] == 3


@pytest.mark.rule("H-108")
def test_other_buildings_and_villagers_bring_none():
    table = Table(players=3).full_ring("0 well woman + 1").centre(woman=1).school(man=1)
    assert table.points() == 1


@pytest.mark.rule("H-108")
def test_points_can_fall():
    """The start-player tile and two person tiles are lost with the round."""
    table = rest().tile("builder", seat=1).tile("priest", seat=1).spent("builder", 1).spent("priest", 1)
    table.s.starter = 1
    assert table.points(1) == 3
    table.round_over(0)
    assert (table.points(1), table.points(0)) == (0, 3)
    assert table.match.view()["seats"][1]["points"] == 0


@pytest.mark.rule("H-108")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_counter_in_the_view_is_the_score(players):
    for match in games(players, 1):
        assert [player["points"] for player in match.view()["seats"]] == [score.total for score in match.scores()]


# -- the end ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-109")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("points", "over"), [(19, False), (20, True), (21, True)])
def test_twenty_points_end_the_game(players, seat, points, over):
    table = with_points(rest(players), points - (seat == 0), seat).round_over()
    assert table.points(seat) == points
    assert table.match.over == over
    assert table.match.winners() == ([seat] if over else [])
    assert table.s.round == (1 if over else 2)


@pytest.mark.rule("H-109", "H-16")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("points", "over"), [(17, False), (18, True)])
def test_eighteen_in_the_first_game(players, points, over):
    table = with_points(rest(players, first_game="yes"), points, 1).round_over()
    assert (table.points(1), table.match.over) == (points, over)
    assert table.match.view()["goal"] == 18
    assert rest(players).match.view()["goal"] == 20


@pytest.mark.rule("H-109")
def test_eighteen_are_not_enough_otherwise():
    assert not with_points(rest(quick_setup="yes"), 18, 1).round_over().match.over


@pytest.mark.rule("H-109")
def test_the_game_goes_on_during_a_round():
    """20 points and more in the middle of a round end nothing yet."""
    table = rest().delivered(*(good for good in ALL if good != "water")).village("5 church")
    assert table.points() == 1 + 15 + 3
    table.play("deliver water")
    assert (table.points(), table.match.over, table.match.seat) == (24, False, 2), "the stone and the branch"
    table.play("deliver water", "end", "deliver water", "end")
    assert (table.points(), table.match.over, table.match.seat, table.s.round) == (24, False, 0, 1)


@pytest.mark.rule("H-109a")
def test_points_lost_before_the_count_end_nothing():
    """Seat 1 has 20 with the start-player tile, and 19 when the points are counted."""
    table = with_points(rest(), 19, 1)
    table.s.starter = 1
    assert table.points(1) == 20
    table.round_over(0)
    assert (table.points(1), table.match.over, table.s.round) == (19, False, 2)


@pytest.mark.rule("H-109a")
def test_nor_person_tiles_that_go():
    table = with_points(rest(), 19, 1).tile("builder", seat=1).spent("builder", 1, seat=2)
    assert table.points(1) == 20
    table.round_over(0)
    assert (table.points(1), table.match.over) == (19, False)


@pytest.mark.rule("H-109a", "H-100a")
def test_what_comes_with_the_round_counts():
    """The same the other way round: tiles won now, and a centre that a school-leaver completes."""
    table = with_points(rest(), 19, 1).spent("builder", 1, seat=1).round_over(0)
    assert (table.points(1), table.match.over) == (20, True)
    table = Table(players=3).full_ring("0 well woman", "9 bakehouse", of=1).school(man=1, seat=1)
    table = with_points(table.spent("carter", 4, seat=1).spent("carter", 4, seat=2), 16, 1).round_over(0)
    assert (table.lines(1)["surround"], table.match.over) == (4, True)


# -- who wins ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-111")
def test_most_points_win():
    table = with_points(with_points(with_points(rest(), 20, 1), 22, 2), 20, 0).round_over()
    assert [table.points(p) for p in range(3)] == [21, 20, 22]
    assert table.match.winners() == [2]
    table = with_points(with_points(rest(), 20, 1), 21, 2).centre(woman=3, seat=1).round_over()
    assert table.match.winners() == [2], "awake villagers do not matter then"


@pytest.mark.rule("H-111")
@pytest.mark.parametrize(("sleeper", "winners"), [(None, [1, 2]), (1, [2]), (2, [1])])
def test_tied_the_one_with_more_awake_villagers(sleeper, winners):
    """And still tied: shared."""
    table = with_points(with_points(rest(), 20, 1), 20, 2)
    for seat in (1, 2):
        table.village("2 cowshed woman asleep" if seat == sleeper else "2 cowshed woman", of=seat)
    assert table.round_over().match.winners() == winners


@pytest.mark.rule("H-111")
def test_awake_villagers_decide_only_between_the_tied():
    """Seat 0 has more of them, and fewer points."""
    table = with_points(with_points(rest(), 20, 1), 20, 2).village("2 cowshed woman", "3 mine man").round_over()
    assert table.match.view()["seats"][0]["awake"] == 4
    assert table.match.winners() == [1, 2]


@pytest.mark.rule("H-111")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_may_share(players):
    table = rest(players)
    for seat in range(players):
        with_points(table, 20 - (seat == 0), seat)
    assert table.round_over().match.winners() == list(range(players))


AWAKE = {
    "home": (lambda table: table.village("5 mine woman", of=1), 1),
    "home asleep": (lambda table: table.village("5 mine woman asleep", of=1), 0),
    "abroad": (lambda table: table.village("5 mine woman + 1", of=2), 1),
    "abroad asleep": (lambda table: table.village("5 mine woman + 1 asleep", of=2), 0),
    "host of a guest": (lambda table: table.village("5 mine woman asleep + 2", of=1), 0),
    "centre": (lambda table: table.centre(woman=1, man=2, seat=1), 3),
    "supply": (lambda table: table.supply(5, 5, seat=1), 0),
}


@pytest.mark.rule("H-111a")
@pytest.mark.parametrize("where", AWAKE)
def test_who_is_counted(where):
    """On buildings of any village and in the own centre."""
    put, more = AWAKE[where]
    before = rest().match.view()["seats"][1]["awake"]
    table = put(rest())
    assert before == 2
    assert table.match.view()["seats"][1]["awake"] == before + more
    assert table.game.engine.rules.tiebreak(table.s, 1) == before + more


@pytest.mark.rule("H-111a")
@pytest.mark.parametrize("place", ["school", "newborn"])
def test_neither_school_nor_newborns(place):
    table = getattr(rest(), place)(woman=2, man=1, seat=1)
    assert table.match.view()["seats"][1]["awake"] == table.game.engine.rules.tiebreak(table.s, 1) == 2


@pytest.mark.rule("H-111a", "H-107")
def test_the_school_decides_no_tie():
    """Seat 1 has two newborns, who are in the school when the game ends; seat 2 has one in the centre."""
    table = with_points(with_points(rest(), 20, 1), 20, 2).newborn(woman=2, seat=1).centre(man=1, seat=2).round_over()
    assert table.s.school[1] == [2, 0]
    assert table.match.winners() == [2]


@pytest.mark.rule("H-112")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("number", "over"), [(58, False), (59, False), (60, True)])
def test_round_60_is_the_last(players, number, over):
    table = with_points(with_points(rest(players), 7, 1), 4, 0)
    table.s.round = number
    table.round_over()
    assert table.match.over == over
    assert table.s.round == (number if over else number + 1)
    assert table.match.winners() == ([1] if over else [])
    assert table.told("ended") == ([{"rounds": 60}] if over else [])


@pytest.mark.rule("H-112", "H-111")
def test_then_too_awake_villagers_decide_a_tie():
    table = with_points(with_points(rest(), 7, 1), 7, 2).centre(woman=1, seat=2)
    table.s.round = 60
    assert table.round_over().match.winners() == [2]


@pytest.mark.rule("H-109", "H-112")
def test_the_final_score_is_told():
    table = with_points(rest(), 20, 1).round_over()
    final = [(event["seat"], event["line"], event["points"]) for event in table.told("final")]
    assert final == [(0, "start_tile", 1), (1, "deliveries", 14), (1, "victory_buildings", 6)]
