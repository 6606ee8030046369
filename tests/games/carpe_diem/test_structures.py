"""Villas, landscapes, dwellings: joined, finished, how large."""

import pytest

from .positions import GAME, Table, bits

GOOD = {"G": "grapes", "H": "herbs", "C": "chicken", "P": "fish"}
KIND = {"G": "vineyard", "H": "herb_garden", "C": "hen_yard", "P": "pond"}
HALF = {"G": "M", "P": "M", "H": "B", "C": "B"}
"""The dwelling on the corner tile of a landscape that is used here."""
RING = ("2,2 -PPM", "2,3 -BPP", "3,3 PS-P", "3,2 PP-K")
"""Four corners of a pond in a square; the dwellings look outward."""
STRAIGHT = {f"L{n:02}": "P-P-" for n in range(1, 7)}


def storage(table: Table) -> tuple[int, ...]:
    s = table.s
    return (s.points[0], s.coins[0], s.breads[0], s.step[0], *s.goods[0])


# -- what is joined -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-21b")
def test_sides_of_one_picture_on_one_tile_are_one_structure():
    table = Table().lay("2,1 -P--", "2,2 -P-P").hand("P---").play("build 2,3 turn 3")
    assert table.told("finished") == [{"seat": 0, "kind": "pond", "tiles": 3, "chimneys": 0}]
    assert table.s.done[0][4] == bits("2,1", "2,2", "2,3")


@pytest.mark.rule("C-21b")
def test_different_pictures_on_one_tile_are_different_structures():
    table = Table().lay("2,1 -M--").hand("P-M-").play("build 2,2 turn 1")
    assert [f["kind"] for f in table.told("finished")] == ["merchant"]
    assert (table.owns("merchant"), table.owns("pond")) == (1, 0)


@pytest.mark.rule("C-21b")
def test_neighbours_that_meet_in_meadow_are_not_joined():
    table = Table().lay("2,2 P-H-", "1,2 --P-", "2,3 P-G-").hand("P---").play("build 1,3 turn 2")
    assert table.told("finished") == [{"seat": 0, "kind": "pond", "tiles": 2, "chimneys": 0}]
    assert (table.goods()["fish"], table.owns("pond")) == (1, 2)


@pytest.mark.rule("C-21b")
def test_open_side_far_away_keeps_a_structure_unfinished():
    table = Table(tiles=STRAIGHT).lay("2,1 -P-P", "2,2 -P-P").hand("P---").play("build 2,3 turn 3")
    assert (table.told("finished"), table.goods()["fish"]) == ([], 0)
    table = Table(tiles=STRAIGHT).lay("2,1 -P-P", "2,2 -P-P", "2,3 ---P").hand("P---").play("build 2,0 turn 1")
    assert [f["tiles"] for f in table.told("finished")] == [4]


@pytest.mark.rule("C-21b")
def test_one_tile_can_join_two_structures():
    table = Table().lay("2,1 -V--", "2,3 ---V").hand("V-V-").play("build 2,2 turn 1")
    assert table.told("finished") == [{"seat": 0, "kind": "villa", "tiles": 3, "chimneys": 4}]
    assert table.owns("villa") == 1


# -- villas -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-23")
@pytest.mark.parametrize("size", [2, 3, 5, 6])
def test_finished_villa_of_any_size_brings_nothing_at_once(size):
    table = Table(tiles={f"L{n:02}": "V-V-" for n in range(1, 9)}).have(fish=1)
    table.lay("3,0 -V--", *(f"3,{column} -V-V" for column in range(1, size - 1))).hand("V---")
    before = storage(table)
    table.play(f"build 3,{size - 1} turn 3")
    assert [(f["kind"], f["tiles"]) for f in table.told("finished")] == [("villa", size)]
    steps = sum(step["steps"] for step in table.told("steps"))
    assert storage(table) == (*before[:3], steps, *before[4:])
    assert (table.owns("villa"), table.match.seat) == (1, 1)


@pytest.mark.rule("C-23")
def test_villa_with_an_open_side_is_unfinished():
    table = Table().lay("2,2 -V--").hand("VVV-").play("build 2,3 turn 1")
    assert (table.told("finished"), table.owns("villa"), table.lines()["villas"]) == ([], 0, 0)


@pytest.mark.rule("C-23a")
@pytest.mark.parametrize(("letter", "kind"), [("V", "villa"), ("P", "pond"), ("M", "merchant")])
def test_any_number_of_each_kind_finished_and_unfinished(letter, kind):
    tiles = {f"L{n:02}": f"{letter}---" for n in range(1, 12)}
    table = Table(tiles=tiles).lay(*(f"{row},{column} -{letter}--" for column in (0, 2, 4) for row in (1, 2)))
    for number, place in enumerate(("1,1", "2,1", "1,3", "2,3")):
        table.again(f"{letter}---").play(f"build {place} turn 3")
        assert table.owns(kind) == number + 1
    assert bin(table.s.built[0]).count("1") == 10


@pytest.mark.rule("C-23b")
def test_single_tile_never_finishes_anything():
    for name, tile in GAME.box.data["tiles"].items():
        if "single" not in tile:
            table = Table(players=2).hand(name).play("build 2,2 turn 0")
            assert (table.told("finished"), table.told("gained")) == ([], []), name


@pytest.mark.rule("C-23b")
def test_closed_ring_is_finished():
    table = Table().lay(*RING[:3]).hand("PP-K").play("build 3,2 turn 0")
    assert table.told("finished") == [{"seat": 0, "kind": "pond", "tiles": 4, "chimneys": 0}]
    assert table.goods()["fish"] == 3


@pytest.mark.rule("C-23b")
def test_closed_ring_of_a_villa_is_finished():
    table = Table(tiles={"L01": "VV--", "L02": "VV--"}).lay("2,2 -VV-", "2,3 --VV", "3,3 V--V").hand("VV--")
    table.play("build 3,2 turn 0")
    assert [(f["kind"], f["tiles"]) for f in table.told("finished")] == [("villa", 4)]


# -- landscapes ---------------------------------------------------------------------------------------------------------


def landscape(letter: str, size: int) -> Table:
    """A landscape that its last tile, in hand, finishes on 3,3."""
    straight, corner = f"{letter}-{letter}-", f"{HALF[letter]}-{letter}{letter}"
    laid = {
        2: [f"2,3 --{letter}-"],
        3: [f"1,3 --{letter}-", f"2,3 {straight}"],
        4: [f"1,2 -{letter}--", f"1,3 {corner}", f"2,3 {straight}"],
    }
    return Table().lay(*laid[size]).hand(f"{letter}---")


@pytest.mark.rule("C-24")
@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("letter", "GHCP")
def test_finished_landscape_brings_one_good_less_than_tiles(letter, size):
    table = landscape(letter, size).play("build 3,3 turn 0")
    assert [(f["kind"], f["tiles"]) for f in table.told("finished")] == [(KIND[letter], size)]
    assert table.goods() == {good: size - 1 if good == GOOD[letter] else 0 for good in GOOD.values()}
    assert sum(table.goods(1).values()) == 0


@pytest.mark.rule("C-24")
def test_landscape_pays_once():
    table = Table().lay("2,2 -P--", "2,3 ---P").have(fish=1).hand("market").play("build 2,4 turn 0")
    assert (table.told("finished"), table.goods()["fish"], table.owns("pond")) == ([], 1, 1)


@pytest.mark.rule("C-24")
def test_goods_are_added_to_those_in_the_storage():
    table = Table().have(fish=2, herbs=1).lay("2,2 -P--").hand("P---").play("build 2,3 turn 3")
    assert table.goods() == {"grapes": 0, "herbs": 1, "chicken": 0, "fish": 3}


@pytest.mark.rule("X-C-24")
def test_example_pond_of_three_gives_two_fish():
    table = Table().lay("2,2 -P--", "2,3 P-BP").hand("P---").play("build 1,3 turn 2")
    assert table.told("finished") == [{"seat": 0, "kind": "pond", "tiles": 3, "chimneys": 0}]
    assert table.goods() == {"grapes": 0, "herbs": 0, "chicken": 0, "fish": 2}


@pytest.mark.rule("C-25")
@pytest.mark.parametrize("letter", "GHCP")
@pytest.mark.parametrize("tiles", [3, 4])
def test_fifth_tile_of_a_landscape_is_not_allowed(letter, tiles):
    faces = {f"L{n:02}": f"{letter}-{letter}-" for n in range(1, 7)}
    table = Table(tiles=faces).lay("3,0 -" + letter + "--", *(f"3,{n} -{letter}-{letter}" for n in range(1, tiles)))
    table.hand(f"{letter}---")
    assert table.turns(f"3,{tiles}") == ({3} if tiles == 3 else set())
    if tiles == 4:
        assert table.why_not("build 3,4 turn 3") == "C-25"


@pytest.mark.rule("C-25")
@pytest.mark.parametrize(
    ("left", "right", "fits"),
    [
        ("3,2 -P--", "3,4 ---P", True),
        ("3,1 -P-- 3,2 -P-P", "3,4 ---P", True),
        ("3,2 -P--", "3,4 -P-P 3,5 ---P", True),
        ("3,1 -P-- 3,2 -P-P", "3,4 -P-P 3,5 ---P", False),
        ("3,0 -P-- 3,1 -P-P 3,2 -P-P", "3,4 ---P", False),
    ],
)
def test_joining_two_landscapes_counts_all_tiles(left, right, fits):
    words = f"{left} {right}".split()
    laid = [" ".join(pair) for pair in zip(words[::2], words[1::2], strict=True)]
    table = Table(tiles=STRAIGHT).lay(*laid).hand("P-P-")
    assert table.turns("3,3") == ({1} if fits else set())


@pytest.mark.rule("C-25")
def test_tile_that_touches_a_landscape_twice_counts_once():
    table = Table().lay(*RING[:3]).hand("PP-K")
    assert table.turns("3,2") == {0}


@pytest.mark.rule("C-25")
def test_cap_looks_at_every_landscape_of_a_tile():
    tiles = STRAIGHT | {"L07": "H--P"}
    laid = ["3,0 -P--", "3,1 -P-P", "3,2 -P-P", "3,3 -P-P", "2,4 --H-"]
    assert Table(tiles=tiles).lay(*laid).hand("L07").turns("3,4") == set()
    assert Table(tiles=tiles).lay(*laid[1:]).hand("L07").turns("3,4") == {0}


@pytest.mark.rule("C-25")
def test_cap_is_not_for_villas():
    table = Table(tiles={f"L{n:02}": "V-V-" for n in range(1, 9)})
    table.lay("3,0 -V--", *(f"3,{column} -V-V" for column in range(1, 5))).hand("V---")
    assert table.turns("3,5") == {3}


@pytest.mark.rule("C-25a")
def test_landscape_of_four_with_an_open_side():
    table = Table(tiles=STRAIGHT).lay("3,1 -P--", "3,2 -P-P", "3,3 -P-P").hand("P-P-")
    assert table.turns("3,4") == {1}
    table.play("build 3,4 turn 1")
    assert (table.told("finished"), table.goods()["fish"]) == ([], 0)
    assert bin(table.s.built[0]).count("1") == 4


@pytest.mark.rule("C-25a")
def test_cell_beside_its_open_side_stays_empty():
    laid = ["3,0 -P--", "3,1 -P-P", "3,2 -P-P", "3,3 -P-P"]
    for sides in {tile["sides"] for name, tile in GAME.box.data["tiles"].items() if name not in STRAIGHT} - {"----"}:
        assert Table(tiles=STRAIGHT).lay(*laid).hand(sides).turns("3,4") == set(), sides
    assert Table(tiles=STRAIGHT).lay(*laid).hand("market").turns("3,4") == set()


@pytest.mark.rule("C-26")
def test_dwelling_is_two_halves():
    for letter, kind in (("M", "merchant"), ("B", "baker"), ("S", "steward"), ("K", "craftsman")):
        table = Table().display().lay(f"2,2 -{letter}--").hand(f"{letter}---").play("build 2,3 turn 3")
        assert table.told("finished") == [{"seat": 0, "kind": kind, "tiles": 2, "chimneys": 0}]
    halves = [tile["sides"].count(letter) for tile in GAME.box.data["tiles"].values() for letter in "MBSK"]
    assert max(halves) == 1
