"""The final scoring and the winner."""

import pytest

from vicus.games.carpe_diem.components import FOUNTAIN_KINDS, LETTERS, PICTURES, SINGLES

from .districts import district
from .positions import GAME, Table


def end(table: Table) -> dict[str, int]:
    """The game ends; the lines of seat 0."""
    return table.finish().lines(0)


# -- villas -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X-C-80", "C-80")
def test_villas_of_the_rulebook():
    assert end(district("V3 V5 V5 V4? V4?"))["villas"] == 3 + 7 + 7


@pytest.mark.rule("C-80", "C-80a")
@pytest.mark.parametrize(
    ("chimneys", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 13), (8, 17), (9, 17)]
)
def test_points_by_chimneys(chimneys, points):
    assert end(district(f"V{chimneys}"))["villas"] == points


@pytest.mark.rule("C-80")
def test_each_villa_is_looked_up_by_itself():
    """Chimneys of two villas are not added, those on the tiles of one are."""
    assert end(district("V1 V1"))["villas"] == 1 + 1
    table = district().lay("0,0 --V-", "1,0 L67", "2,0 V---")  # the middle has two chimneys
    chimneys = table.owns("chimneys")
    assert end(table)["villas"] == [0, 1, 2, 3, 5, 7, 10][chimneys]
    assert chimneys >= 4


@pytest.mark.rule("C-80a")
def test_more_chimneys_than_the_table_lists():
    """9 + 9 chimneys on one villa."""
    tiles = {"L01": {"sides": "-V--", "chimneys": 9}, "L02": {"sides": "---V", "chimneys": 9}}
    assert end(district(box={"tiles": tiles}).lay("0,0 L01", "0,1 L02"))["villas"] == 17
    short = {"tiles": tiles, "villas": {"points": [0, 2, 4]}}
    assert end(district(box=short).lay("0,0 L01", "0,1 L02"))["villas"] == 4


# -- what is left -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-81", "C-81a")
@pytest.mark.parametrize(
    ("have", "stored", "points"),
    [
        ({}, [], 0),
        ({"fish": 1}, [], 0),
        ({"fish": 1, "herbs": 1}, [], 1),
        ({"grapes": 1, "herbs": 1, "chicken": 1, "fish": 1}, [], 2),
        ({"coins": 2}, [], 1),
        ({"breads": 2}, [], 1),
        ({}, ["market", "L01"], 1),
        ({"coins": 1, "breads": 1, "fish": 1}, ["market"], 2),  # one each, added up before halving
        ({"coins": 3, "breads": 3, "grapes": 3, "fish": 3}, ["market", "L01", "bakery"], 7),
    ],
)
def test_all_material_together_is_halved(have, stored, points):
    assert end(district().have(0, **have).store(*stored, seat=0))["leftovers"] == points


@pytest.mark.rule("C-81a")
def test_nothing_else_is_material():
    """Fountain cards, discs, points, built tiles and banderoles do not count; a steward's steps neither."""
    table = district("market bakery P").keep("market", "pond", seat=0).have(0, points=30).track((6, "0"))
    assert end(table)["leftovers"] == 0


# -- the track ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-82", "C-82a")
@pytest.mark.parametrize("space", range(21))
def test_points_where_the_disc_stands(space):
    assert end(district().track((space, "0")))["track"] == space


@pytest.mark.rule("C-82")
def test_points_are_those_printed():
    table = district(box={"track": {"points": [0, 5, 3]}}).track((2, "0"), (1, "1")).finish()
    assert [table.lines(p)["track"] for p in (0, 1)] == [3, 5]


@pytest.mark.rule("C-82a")
@pytest.mark.parametrize(("space", "steps"), [(18, 2), (19, 1), (20, 0)])
def test_steps_beyond_the_end_are_lost(space, steps):
    table = Table(players=2).lay("2,2 -S--").hand("---S").track((space, "0"))
    table.play(f"build 2,3 turn {min(table.turns('2,3'))}")
    assert table.told("steps") == [{"seat": 0, "steps": steps, "space": 20}] * (steps > 0)
    assert table.s.step[0] == 20
    assert end(table)["track"] == 20


@pytest.mark.rule("C-82a")
def test_a_disc_that_cannot_move_keeps_its_place_in_the_pile():
    table = Table(players=2).lay("2,2 -S--").hand("---S").track((20, "01"))
    assert table.play(f"build 2,3 turn {min(table.turns('2,3'))}").pile(20) == [0, 1]


# -- fountain cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("X-C-83", "C-83")
@pytest.mark.parametrize(
    ("kind", "structures", "points"),
    [
        ("merchant", "M M M? B", 4),
        ("herb_garden", "H H? P G", 2),
        ("market", "market market market bakery", 6),
        ("villa", "V1 V9 V V2?", 6),
        ("fountain", "market", 0),
    ],
)
def test_fountain_cards_of_the_rulebook(kind, structures, points):
    assert end(district(structures).keep(kind, seat=0))["fountain"] == points


@pytest.mark.rule("X-C-83")
def test_a_large_garden_is_one_garden():
    table = district().lay("0,0 -H--", "0,1 -H-H", "0,2 ---H").keep("herb_garden", seat=0)
    assert end(table)["fountain"] == 2


@pytest.mark.rule("C-83")
@pytest.mark.parametrize("kind", FOUNTAIN_KINDS)
def test_each_kind_pays_for_what_it_names(kind):
    structure = kind if kind in SINGLES else LETTERS[PICTURES.index(kind)]
    table = district(structure).keep(*FOUNTAIN_KINDS, seat=0)
    assert end(table)["fountain"] == 2
    assert end(district(structure).keep(*(k for k in FOUNTAIN_KINDS if k != kind), seat=0))["fountain"] == 0


@pytest.mark.rule("C-83")
def test_two_identical_cards_both_pay():
    assert end(district("P P").keep("pond", "pond", seat=0))["fountain"] == 8


@pytest.mark.rule("C-83")
def test_only_kept_cards_of_the_own_district_pay():
    table = district("P P").keep("pond", seat=1)
    assert end(table)["fountain"] == 0
    assert table.lines(1)["fountain"] == 0


@pytest.mark.rule("C-83")
def test_points_as_printed():
    table = district("P P", box={"fountain_cards": {"pond": {"points": 5}}}).keep("pond", seat=0)
    assert end(table)["fountain"] == 10


# -- frame --------------------------------------------------------------------------------------------------------------

FRAMES = {  # landscapes 5, dwellings 4, villas 3; no piece wants anything that a test does not name
    name: {"tasks": ["hen_yard 1", "steward 1"]} for name in GAME.box.contents.frame_ids
}


def framed(structures: str, *tasks: str) -> Table:
    """A frame with these tasks on its sides N, E, S, W, two each; the others can not be met by P, H, G, V, M, B."""
    sides = {name: {"tasks": [*tasks[2 * i : 2 * i + 2], "hen_yard 1", "steward 1"][:2]} for i, name in enumerate(FRAMES)}
    table = district(structures, box={"frames": FRAMES | sides})
    return table.frame(*list(FRAMES)[:4], seat=0)


@pytest.mark.rule("X-C-84", "C-84")
def test_frame_of_the_rulebook():
    """Baker and villa lie finished on their lines; the pond is unfinished, the garden lies elsewhere."""
    table = framed("B V3 P? H", "baker 1", "villa 4", "pond 1", "herb_garden 1")
    assert [task["met"] for task in table.match.view()["seats"][0]["frame"]][:4] == [True, True, False, False]
    assert end(table)["frame"] == 4 + 3


@pytest.mark.rule("C-84")
@pytest.mark.parametrize(
    ("letter", "kind", "points"),
    [
        ("G", "vineyard", 5),
        ("H", "herb_garden", 5),
        ("C", "hen_yard", 5),
        ("P", "pond", 5),
        ("M", "merchant", 4),
        ("B", "baker", 4),
        ("S", "steward", 4),
        ("K", "craftsman", 4),
        ("V1", "villa", 3),
    ],
)
def test_landscapes_five_dwellings_four_villas_three(letter, kind, points):
    other = "villa 6" if kind != "villa" else "pond 6"
    frames = {name: {"tasks": [f"{kind} 3", other]} for name in FRAMES}
    table = district(f"market market {letter}", box={"frames": frames})  # cells 0,4 and 0,5
    assert end(table)["frame"] == 0, "no side's slot 3 points there"
    table = district(f"market {letter}", box={"frames": frames})  # cells 0,2 and 0,3: slot 3 of N and of S
    assert end(table)["frame"] == 2 * points
    assert end(district(f"market {letter}?", box={"frames": frames}))["frame"] == 0, "unfinished"


@pytest.mark.rule("C-84")
def test_further_ones_on_a_line_pay_nothing():
    """Three ponds in columns 0 and 1."""
    table = framed("P market market P market market P", "pond 1")
    assert end(table)["frame"] == 5


@pytest.mark.rule("C-84b")
def test_one_structure_may_meet_several_tasks_and_each_task_pays_once():
    """A pond on 0,0 and 0,1: columns 0 and 1 and row 0, seen from all four sides."""
    table = framed("P", "pond 1", "pond 2", "pond 1", "pond 2", "pond 6", "pond 1", "pond 6", "pond 1")
    met = [task["met"] for task in table.match.view()["seats"][0]["frame"]]
    assert met == [True, True, True, False, True, False, True, False]
    assert end(table)["frame"] == 5 * 5


@pytest.mark.rule("C-84b")
def test_two_equal_tasks_both_pay():
    assert end(framed("P", "pond 1", "pond 1"))["frame"] == 10


LINES = {  # slot 1 … 6, left to right looking from the centre to that side
    "N": [[(row, column) for row in range(6)] for column in range(6)],
    "E": [[(row, column) for column in range(6)] for row in range(6)],
    "S": [[(row, column) for row in range(6)] for column in reversed(range(6))],
    "W": [[(row, column) for column in range(6)] for row in reversed(range(6))],
}


@pytest.mark.rule("C-84a")
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("slot", range(1, 7))
def test_the_line_is_the_whole_row_or_column(side, slot):
    """A finished pond whose tiles lie on one cell each (set in the state) meets the task on the line's cells only."""
    tasks = ["hen_yard 1", "hen_yard 2"] * side + [f"pond {slot}", "hen_yard 3"]
    table = framed("", *tasks)
    row = LINES["NESW"[side]][slot - 1]
    assert table.match.view()["seats"][0]["frame"][2 * side]["cells"] == sorted(6 * y + x for y, x in row)
    for cell in range(36):
        table.s.done[0][PICTURES.index("pond")] = 1 << cell
        assert table.lines(0)["frame"] == (5 if divmod(cell, 6) in row else 0)


@pytest.mark.rule("C-84a")
@pytest.mark.parametrize(("slot", "points"), [(1, 5), (2, 5), (3, 0)])
def test_one_tile_on_the_line_is_enough(slot, points):
    assert end(framed("P", f"pond {slot}"))["frame"] == points


@pytest.mark.rule("C-84")
def test_points_of_tasks_are_numbers_of_the_box():
    table = district("P", box={"frames": {n: {"tasks": ["pond 1", "villa 1"]} for n in FRAMES}, "tasks": {"landscape": 9}})
    assert end(table)["frame"] == 2 * 9  # N: column 0, E: row 0; S is column 5, W row 5


# -- all of it ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-09")
def test_the_lines_add_up_and_are_told():
    table = district("P market V3").have(0, points=11, fish=3).keep("pond", seat=0).track((4, "0")).finish()
    lines, score = table.lines(0), table.match.scores()[0]
    assert score.total == sum(lines.values())
    assert (lines["points"], lines["villas"], lines["leftovers"], lines["track"], lines["fountain"]) == (11, 3, 1, 4, 2)
    told = {event["line"]: event["points"] for event in table.told("final") if event["seat"] == 0}
    assert told == {line: n for line, n in lines.items() if n and line != "points"}
    assert table.s.points[0] == 11


# -- who wins -----------------------------------------------------------------------------------------------------------


def won(points: list[int], *piles: tuple[int, str]) -> list[int]:
    """The winners of a game that ends with these totals (the points on the track included) and these discs."""
    table = Table(players=len(points)).track(*piles)
    for p, total in enumerate(points):
        table.have(p, points=total - table.s.step[p])
    table.finish()
    extra = [table.lines(p)["frame"] for p in range(len(points))]
    assert extra == [0] * len(points)
    assert [score.total for score in table.match.scores()] == points
    return table.match.winners()


@pytest.mark.rule("C-85")
@pytest.mark.parametrize(("points", "winner"), [([60, 50], 0), ([50, 60], 1), ([40, 50, 45], 1), ([30, 31, 29, 32], 3)])
def test_most_points_win(points, winner):
    """Though that disc is furthest ahead."""
    assert won(points, (9, str(winner))) == [winner]


@pytest.mark.rule("C-85")
def test_everything_counts_for_the_winner():
    table = district("V8").have(0, points=10).have(1, points=20).finish()
    assert table.match.winners() == [0]


@pytest.mark.rule("C-85")
def test_nobody_has_won_while_the_game_runs():
    table = district("V8").have(0, points=50)
    assert table.match.winners() == []


@pytest.mark.rule("C-85")
@pytest.mark.parametrize(
    ("points", "piles", "winner"),
    [
        ([50, 50], [(3, "0"), (5, "1")], 0),
        ([50, 50], [(6, "0"), (5, "1")], 1),
        ([50, 40, 50], [(6, "0"), (0, "1"), (5, "2")], 2),  # seat 1 is further back, but not tied
        ([50, 50, 50, 50], [(4, "0"), (3, "1"), (2, "2"), (9, "3")], 2),
    ],
)
def test_tied_the_one_furthest_back_wins(points, piles, winner):
    assert won(points, *piles) == [winner]


@pytest.mark.rule("C-86")
@pytest.mark.parametrize(
    ("points", "piles", "winner"),
    [
        ([50, 50], [(5, "01")], 0),
        ([50, 50], [(5, "10")], 1),
        ([50, 50, 50], [(5, "201")], 2),
        ([50, 40, 50], [(5, "120")], 2),
    ],
)
def test_on_one_space_the_lower_disc_wins(points, piles, winner):
    assert won(points, *piles) == [winner]
