"""Where tiles go, and the banderole track."""

import pytest

from vicus.games.carpe_diem.components import CELLS, LETTERS, PICTURES
from vicus.games.carpe_diem.pieces import turned

from .positions import GAME, Table, cell_at, games

BOX = GAME.box.data
SHOVELS = {"A": "2,2", "B": "2,3", "C": "3,2", "D": "3,3"}
DRAWN = LETTERS[1:]
"""The nine pictures."""
ENDS = {f"L{i + 1:02}": f"{letter}---" for i, letter in enumerate(DRAWN * 2)}
"""Tiles with one picture, two of each."""


# -- where --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-20")
@pytest.mark.parametrize(("board", "shovel"), SHOVELS.items())
def test_first_tile_goes_on_the_shovel(board, shovel):
    table = Table().board(board).hand("PPM-")
    assert table.cells() == {shovel}
    assert table.why_not("build 1,1 turn 0") == "C-20"


@pytest.mark.rule("C-20a")
def test_first_tile_cannot_be_stored():
    table = Table().hand("PPM-")
    assert table.turns("2,2") == {0, 1, 2, 3}
    assert len(table.legal) == 4
    assert table.why_not("store") == "C-20a"


@pytest.mark.rule("C-20a")
@pytest.mark.parametrize("board", SHOVELS)
def test_every_tile_fits_as_the_first(board):
    for sides in ("VVV-", "PPM-", "P-H-"):
        assert len(Table().board(board).hand(sides).legal) == 4
    assert len(Table().board(board).hand("P-P-").legal) == 2


@pytest.mark.rule("C-20a")
def test_first_tile_without_a_choice_builds_itself():
    table = Table().space(3, "market", "P-H-").play("take 3 1")
    assert (table.tile_name(table.s.tile[0][cell_at("2,2")]), table.s.stores[0]) == ("L73", 0)
    assert (table.match.seat, table.s.coins[0]) == (1, 1)


@pytest.mark.rule("C-20a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_builds_the_first_tile_from_the_spaces(players):
    first: dict[int, list[str]] = {p: [] for p in range(players)}
    for m in games(players, seed=20):
        for e in m.events:
            if e.kind in ("took", "built", "stored", "crafted"):
                first[e.params["seat"]].append(e.kind)
    assert all(kinds[:2] == ["took", "built"] for kinds in first.values())


@pytest.mark.rule("C-20")
def test_further_tiles_share_a_full_side_with_a_tile():
    table = Table().lay("2,2 market").hand("bakery")
    assert table.cells() == {"1,2", "2,1", "2,3", "3,2"}
    assert table.why_not("build 1,1 turn 0") == "C-20"  # diagonal
    assert table.why_not("build 0,0 turn 0") == "C-20"  # the frame is not a tile


@pytest.mark.rule("C-20")
def test_every_tile_counts_not_only_the_last():
    table = Table().lay("0,0 market", "0,1 market", "1,1 bakery").hand("bakery")
    assert table.cells() == {"0,2", "1,0", "1,2", "2,1"}


@pytest.mark.rule("C-20")
def test_tiles_of_other_districts_do_not_count():
    assert Table().lay("4,4 market", seat=1).lay("2,2 market").hand("bakery").cells() == {"1,2", "2,1", "2,3", "3,2"}
    assert Table().lay("4,4 market", seat=1).hand("P-H-").cells() == {"2,2"}


@pytest.mark.rule("C-20b")
def test_one_tile_per_cell():
    table = Table().lay("2,2 market", "2,3 market").hand("bakery")
    assert not {"2,2", "2,3"} & table.cells()
    assert table.why_not("build 2,3 turn 0") == "C-20b"


@pytest.mark.rule("C-20b", "C-21a")
@pytest.mark.parametrize(
    ("corner", "cells"),
    [("0,0", {"0,1", "1,0"}), ("0,5", {"0,4", "1,5"}), ("5,0", {"4,0", "5,1"}), ("5,5", {"4,5", "5,4"})],
)
def test_only_the_36_cells(corner, cells):
    assert Table().lay(f"{corner} market").hand("bakery").cells() == cells


@pytest.mark.rule("C-20b")
@pytest.mark.parametrize("cell", range(CELLS))
def test_each_of_the_36_cells_can_be_built_on(cell):
    beside = cell - 1 if cell % 6 else cell + 1
    assert f"{cell // 6},{cell % 6}" in Table().lay(f"{beside // 6},{beside % 6} market").hand("bakery").cells()


@pytest.mark.rule("C-20b")
def test_full_district_stores_everything():
    table = Table(box={"tiles": {f"L{n:02}": {"sides": "----", "single": "market"} for n in range(1, 37)}})
    table.lay(*(f"{cell // 6},{cell % 6} L{cell + 1:02}" for cell in range(CELLS))).space(3, "market", "bakery")
    table.play("take 3 1")
    assert (table.s.stores[0], table.match.seat) == (1, 1)


@pytest.mark.rule("C-20b")
def test_laid_tiles_stay_as_they_are():
    laid: dict[tuple[int, int], tuple[int, int]] = {}
    for m in games(3, seed=21):
        s = m.state
        now = {
            (p, cell): (s.tile[p][cell], s.sides[p][cell])
            for p in range(3)
            for cell in range(CELLS)
            if (s.built[p] >> cell) & 1
        }
        assert now.items() >= laid.items()
        assert all(tile >= 0 for tile, _ in now.values())
        laid = now
    assert len(laid) > 30


# -- matching -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-21")
@pytest.mark.parametrize(("turn", "sides"), [(0, "PPM-"), (1, "-PPM"), (2, "M-PP"), (3, "PM-P")])
def test_tiles_may_be_turned(turn, sides):
    table = Table().hand("PPM-").play(f"build 2,2 turn {turn}")
    assert table.match.view()["seats"][0]["cells"][cell_at("2,2")]["sides"] == sides


@pytest.mark.rule("C-21")
def test_turns_that_look_the_same_are_one():
    assert Table().hand("P-P-").turns("2,2") == {0, 1}
    assert Table().lay("2,2 P-H-").hand("market").turns("2,3") == {0}


@pytest.mark.rule("C-21", "C-21a")
@pytest.mark.parametrize("laid", DRAWN)
@pytest.mark.parametrize("shown", DRAWN)
def test_picture_only_to_the_same_picture(laid, shown):
    table = Table(tiles=ENDS).lay(f"2,2 -{laid}--").hand(f"{shown}---")
    assert table.turns("2,3") == ({3} if laid == shown else set())
    assert table.turns("2,1") == {0, 2, 3}  # meadow to meadow


@pytest.mark.rule("C-21a")
def test_nine_pictures_and_meadow():
    assert PICTURES[1:] == ("vineyard", "herb_garden", "hen_yard", "pond", "merchant", "baker", "steward", "craftsman", "villa")
    assert {letter for tile in BOX["tiles"].values() for letter in tile["sides"]} == set(LETTERS) == {*DRAWN, "-"}


@pytest.mark.rule("C-21")
@pytest.mark.parametrize("side", range(4))
def test_every_side_is_compared(side):
    around = {0: "1,2 --P-", 1: "2,3 ---P", 2: "3,2 P---", 3: "2,1 -P--"}
    table = Table().lay(around[side]).hand("V---")
    assert table.turns("2,2") == set()
    assert Table().lay(around[side]).hand("P---").turns("2,2") == {side}


@pytest.mark.rule("C-21")
def test_everything_that_touches_must_match():
    assert Table().lay("1,2 --P-", "2,1 -M--").hand("P---").turns("2,2") == set()
    table = Table(tiles={"L01": "P--M"}).lay("1,2 --P-", "2,1 -M--").hand("P--M")
    assert table.turns("2,2") == {0}
    assert table.why_not("build 2,2 turn 1") == "C-21"


@pytest.mark.rule("C-21", "C-21a")
@pytest.mark.parametrize(
    ("beside", "cell", "turns"),
    [
        ("0,2 market", "0,3", {1, 2}),  # the sides N and W must be meadow
        ("5,2 market", "5,3", {0, 1}),
        ("2,0 market", "3,0", {1, 2}),
        ("2,5 market", "3,5", {2, 3}),
        ("0,1 market", "0,0", {2}),  # a corner: N, W and the market's side E
        ("0,4 market", "0,5", {2}),
        ("5,1 market", "5,0", {0}),
        ("5,4 market", "5,5", {0}),
    ],
)
def test_frame_is_meadow(beside, cell, turns):
    assert Table().lay(beside).hand("P---").turns(cell) == turns


@pytest.mark.rule("C-21a")
def test_corner_cell_needs_two_meadow_sides():
    corner = Table().lay("0,1 ---P").hand("PP-B")
    assert corner.turns("0,0") == set()
    assert Table().lay("0,1 ---P").hand("P---").turns("0,0") == {1}


@pytest.mark.rule("C-21a")
def test_side_to_an_empty_cell_may_show_anything():
    # Between a pond, a garden and the villa lies a cell where no tile of the box can ever fit.
    laid = ["2,2 -P--", "1,3 --H-", "1,4 market"]
    table = Table().lay(*laid).hand("V-M-")
    assert table.turns("2,4") == {1, 3}
    table.play("build 2,4 turn 3")
    assert table.wants(cell_at("2,3")) == "HV?P"
    for tile in BOX["tiles"].values():
        assert not any(turned(tile["sides"], turn)[:2] == "HV" and turned(tile["sides"], turn)[3] == "P" for turn in range(4))


@pytest.mark.rule("C-21a")
def test_cells_on_opposite_edges_are_no_neighbours():
    assert Table().lay("2,5 market").hand("bakery").cells() == {"1,5", "2,4", "3,5"}
    assert Table().lay("3,0 market").hand("bakery").cells() == {"2,0", "3,1", "4,0"}
    assert Table().lay("0,3 market").hand("bakery").cells() == {"0,2", "0,4", "1,3"}
    assert Table().lay("5,3 market").hand("bakery").cells() == {"5,2", "5,4", "4,3"}


@pytest.mark.rule("X-C-21", "C-21b")
def test_example_matching_but_open():
    table = Table().lay("2,2 -P--").hand("PP-B").play("build 2,3 turn 3")
    assert (table.told("finished"), table.owns("pond")) == ([], 0)
    assert table.match.view()["seats"][0]["done"] == {}


@pytest.mark.rule("X-C-21", "C-21b")
def test_example_matching_and_finished():
    table = Table().lay("2,2 -P--").hand("P---").play("build 2,3 turn 3")
    assert table.told("finished") == [{"seat": 0, "kind": "pond", "tiles": 2, "chimneys": 0}]
    assert table.match.view()["seats"][0]["done"] == {"pond": [14, 15]}


@pytest.mark.rule("X-C-21")
def test_example_one_touching_side_differs():
    table = Table().lay("2,2 -P--", "1,3 --V-").hand("P-P-")
    assert table.turns("2,3") == set()
    assert table.why_not("build 2,3 turn 1") == "C-21"


@pytest.mark.rule("C-28")
@pytest.mark.parametrize("single", ["market", "bakery", "fountain"])
def test_single_buildings_go_against_meadow_only(single):
    table = Table().lay("2,2 PPM-").hand(single)
    assert table.cells() == {"2,1"}


@pytest.mark.rule("C-28")
def test_single_buildings_are_surrounded_by_meadow():
    singles = [tile for tile in BOX["tiles"].values() if "single" in tile]
    assert {tile["sides"] for tile in singles} == {"----"}
    assert all(tile["sides"] != "----" for tile in BOX["tiles"].values() if "single" not in tile)


# -- banderoles ---------------------------------------------------------------------------------------------------------


def covering() -> Table:
    """Seat 0 is about to build on 1,2, where board A has a banderole."""
    return Table().lay("2,2 market").hand("P---")


@pytest.mark.rule("C-22")
def test_covering_a_banderole_is_a_step():
    table = covering()
    assert 8 in table.match.view()["seats"][0]["banderoles"]
    table.play("build 1,2 turn 0")
    assert table.told("banderole") == [{"seat": 0, "cell": 8}]
    assert table.told("steps") == [{"seat": 0, "steps": 1, "space": 1}]
    assert table.s.step[:3] == [1, 0, 0]
    left = table.match.view()["seats"][0]["banderoles"]
    assert (len(left), 8 in left) == (8, False)


@pytest.mark.rule("C-22")
def test_other_cells_bring_no_step():
    table = covering().play("build 2,3 turn 0")
    assert (table.told("banderole"), table.s.step[0]) == ([], 0)
    assert len(table.match.view()["seats"][0]["banderoles"]) == 9


@pytest.mark.rule("C-22")
@pytest.mark.parametrize("board", SHOVELS)
def test_banderoles_lie_on_the_marked_cells_of_each_board(board):
    marked = [cell for cell, sign in enumerate("".join(BOX["boards"][board]["rows"])) if sign == "x"]
    for cell in range(CELLS):
        beside = cell - 1 if cell % 6 else cell + 1
        table = Table().board(board).lay(f"{beside // 6},{beside % 6} market").hand("bakery")
        table.play(f"build {cell // 6},{cell % 6} turn 0")
        assert table.s.step[0] == (cell in marked)


@pytest.mark.rule("C-22")
def test_disc_goes_on_top_of_an_occupied_space():
    table = covering().track((3, "0"), (4, "12")).play("build 1,2 turn 0")
    assert (table.pile(3), table.pile(4)) == ([], [1, 2, 0])


@pytest.mark.rule("C-22", "C-06")
def test_first_step_from_under_the_start_pile():
    table = covering().play("build 1,2 turn 0")
    assert (table.pile(0), table.pile(1)) == ([1, 2], [0])


@pytest.mark.rule("C-22a")
def test_only_the_own_disc_moves():
    table = covering().track((3, "102")).play("build 1,2 turn 0")
    assert (table.pile(3), table.pile(4)) == ([1, 2], [0])
    assert table.s.step[:3] == [4, 3, 3]


@pytest.mark.rule("C-22a")
def test_several_steps_are_one_move():
    # Two steps of a steward: the disc is not laid on the space between.
    table = Table().lay("2,2 -S--").hand("S---").track((3, "0"), (4, "1"), (5, "2")).play("build 2,3 turn 3")
    assert table.told("steps") == [{"seat": 0, "steps": 2, "space": 5}]
    assert (table.pile(3), table.pile(4), table.pile(5)) == ([], [1], [2, 0])


@pytest.mark.rule("C-22a")
def test_disc_at_the_end_of_the_track_keeps_its_place():
    table = covering().track((20, "012")).play("build 1,2 turn 0")
    assert (table.pile(20), table.told("steps")) == ([0, 1, 2], [])
    assert table.told("banderole") == [{"seat": 0, "cell": 8}]


@pytest.mark.rule("C-22a")
def test_disc_that_can_go_one_of_two_steps_goes_on_top():
    table = Table().lay("2,2 -S--").hand("S---").track((19, "0"), (20, "12")).play("build 2,3 turn 3")
    assert (table.pile(20), table.told("steps")) == ([1, 2, 0], [{"seat": 0, "steps": 1, "space": 20}])
