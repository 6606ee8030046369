"""Passes, rounds, turns (C-09, C-15, C-70)."""

import pytest

from vicus.games.carpe_diem.components import LIGHT, NOTHING_THERE, SPACES

from .positions import GAME, Table, games

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def played(players: int, seed: int = 3):
    """A random game and everything that was told, in order."""
    events = []
    for match in games(players, seed):
        events += [(event.kind, event.params) for event in match.events]
    return match, events


def begun(passes: int, players: int = 3, seed: int = 3) -> Table:
    """The last scoring before a pass is over and the pass begins; patricians stand on 4, 5, 6, 0."""
    table = Table(players=players, seed=seed)
    for p in range(players):
        table.patrician((p + 4) % SPACES, seat=p)
    if passes:
        table.scoring(passes - 1).s.taken = [players] * SPACES
        while table.match.view()["order"]:
            table.play(table.legal[0])
    return table


@pytest.mark.rule("C-09")
@PLAYERS
def test_four_passes_of_seven_rounds_and_a_scoring_after_each(players):
    match, events = played(players)
    told = [kind for kind, _ in events if kind in ("took", "scoring", "disc", "pass", "ended")]
    one_pass = ["took"] * 7 * players + ["scoring"] + ["disc"] * players
    assert told == [*one_pass, "pass", *one_pass, "pass", *one_pass, "pass", *one_pass, "ended"]
    assert match.over
    assert [params["pass"] for kind, params in events if kind == "scoring"] == [1, 2, 3, 4]
    assert [params["pass"] for kind, params in events if kind == "pass"] == [2, 3, 4]


@pytest.mark.rule("C-09", "C-70", "C-70a")
@PLAYERS
def test_start_player_first_then_clockwise(players):
    """Pass k is begun by seat (k - 1) mod n, whatever the order of the scoring was."""
    _, events = played(players)
    seats = [params["seat"] for kind, params in events if kind == "took"]
    assert seats == [(number + turn) % players for number in range(4) for turn in range(7 * players)]


@pytest.mark.rule("C-09")
def test_the_fourth_scoring_is_the_last():
    table = Table(players=2).scoring(3)
    while not table.match.over:
        table.play(table.legal[0])
    assert [event.kind for event in table.match.events].count("ended") == 1
    assert (table.legal, table.match.seat) == ([], None)
    assert table.match.why_not("take 0 1") == ("C-09", {"reason": "over"})


@pytest.mark.rule("C-09")
@pytest.mark.parametrize("passes", [0, 1, 2])
def test_earlier_scorings_are_not_the_last(passes):
    table = Table(players=2).scoring(passes)
    while table.match.view()["order"]:
        table.play(table.legal[0])
    assert not table.match.over
    assert table.match.view()["pass"] == passes + 2


@pytest.mark.rule("C-09")
@PLAYERS
def test_round_and_pass_are_shown(players):
    table = Table(players=players)
    for turns in range(7 * players):
        view = table.at_turn(0, turns).match.view()
        assert (view["pass"], view["round"], view["turns"]) == (1, turns // players + 1, turns)


@pytest.mark.rule("C-15")
@PLAYERS
@pytest.mark.parametrize("movement", ["star", "ring"])
def test_after_seven_rounds_no_tile_lies_out(players, movement):
    scorings = 0
    for match in games(players, 5, movement=movement):
        view = match.view()
        lying = sum(tile is not None for space in view["spaces"] for tile in space["tiles"])
        assert lying > 0 or view["turns"] >= 7 * players - 1, "not sooner"
        assert lying == 0 or view["turns"] < 7 * players
        if "scoring" in [event.kind for event in match.events]:
            scorings += 1
            assert lying == 0
            assert view["phase"] == "disc"
            assert [space["taken"] for space in view["spaces"]] == [players] * 7
    assert scorings == 4


@pytest.mark.rule("C-15")
def test_the_last_tile_brings_the_scoring():
    table = Table(players=2, seat=1).lay("2,3 market").empty_but(4).space(4, "bakery", taken=1).patrician(1)
    table.s.turns = 13
    table.refresh()
    assert table.told("took") == [{"seat": 1, "space": 4, "slot": 1}], "there is no other choice"
    table.play(next(text for text in table.legal if text.startswith("build")))
    assert table.match.view()["phase"] == "disc"
    assert table.told("scoring") == [{"pass": 1}]


@pytest.mark.rule("C-70")
@pytest.mark.parametrize(("passes", "dark"), [(0, False), (1, False), (2, False), (3, True)])
def test_four_new_tiles_at_each_space(passes, dark):
    view = begun(passes).match.view()
    tiles = [tile for space in view["spaces"] for tile in space["tiles"]]
    assert None not in tiles
    assert len({tile["id"] for tile in tiles}) == 28
    assert {tile["dark"] for tile in tiles} == {dark}
    assert [space["taken"] for space in view["spaces"]] == [0] * 7


@pytest.mark.rule("C-70")
@PLAYERS
def test_light_tiles_in_three_passes_and_all_dark_ones_in_the_fourth(players):
    seen, left = [], {(56, 28)}
    for match in games(players, 8):
        if "pass" in [event.kind for event in match.events]:
            view = match.view()
            left.add((view["light_left"], view["dark_left"]))
            assert all(tile not in seen for space in match.state.at for tile in space)
        if match.view()["turns"] == 0:
            seen += [tile for space in match.state.at for tile in space if tile not in (NOTHING_THERE, *seen)]
    assert sorted(seen[:84]) == list(range(LIGHT))
    assert all(tile >= LIGHT for tile in seen[84:])
    assert left == {(56, 28), (28, 28), (0, 28), (0, 0)}
    assert len(seen) == 112


@pytest.mark.rule("C-70")
def test_dark_tiles_show_exactly_one_picture():
    tiles = GAME.box.data["tiles"]
    for name in GAME.box.contents.tile_ids[LIGHT:]:
        assert len(set(tiles[name]["sides"]) - {"-"}) + ("single" in tiles[name]) == 1


@pytest.mark.rule("C-70")
def test_the_tiles_of_a_pass_come_at_random():
    """Every tile can lie at every slot: two seeds never lay out the same."""
    layouts = {tuple(tile for space in begun(1, seed=seed).s.at for tile in space) for seed in range(20)}
    assert len(layouts) == 20


@pytest.mark.rule("C-70", "C-70a")
@PLAYERS
@pytest.mark.parametrize("passes", [0, 1, 2, 3])
def test_the_marker_goes_to_the_left(players, passes):
    table = begun(passes, players)
    assert table.match.view()["starter"] == passes % players
    if passes:
        assert table.match.seat == passes % players


@pytest.mark.rule("C-70", "C-70a")
def test_discs_and_patricians_stay():
    table = begun(2).track((7, "1"), (9, "20"))
    table.s.chance = [1, 2]
    discs = table.match.view()["circles"]
    table.scoring(2)
    while table.match.view()["order"]:
        table.play(table.legal[0])
    view = table.match.view()
    assert view["patricians"] == [4, 5, 6]
    assert all(
        after["seat"] == before["seat"]
        for before, after in zip(discs, view["circles"], strict=True)
        if before["seat"] is not None
    )
    assert (view["track"][7], view["track"][9]) == ([1], [2, 0])
    assert sum(circle["seat"] is not None for circle in view["circles"]) == 2 * 3


@pytest.mark.rule("C-70a")
@pytest.mark.parametrize("passes", [1, 2, 3])
def test_patricians_go_on_from_where_they_stood(passes):
    table = begun(passes)
    here = (table.match.seat + 4) % SPACES
    assert table.spaces() == {(here + 3) % SPACES, (here + 4) % SPACES}


@pytest.mark.rule("C-70")
def test_the_craftsmens_row_and_the_districts_stay():
    table = Table(players=2).lay("2,2 market", seat=0).lay("2,3 bakery", seat=1).store("fountain", seat=0).have(0, fish=2)
    table.s.display[4] = NOTHING_THERE
    display = list(table.s.display)
    table.scoring()
    while table.match.view()["order"]:
        table.play(table.legal[0])
    assert (table.s.display, table.s.stores[:2], table.goods(0)["fish"]) == (display, [1, 0], 2)
    assert (table.owns("market", 0), table.owns("bakery", 1)) == (1, 1)
