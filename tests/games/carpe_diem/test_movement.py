"""Moving the patrician, taking a tile, bread."""

from collections import Counter
from itertools import product

import pytest

from .positions import GAME, Table, games

ALL = set(range(7))
PLAYERS = [2, 3, 4]
MOVEMENTS = ["star", "ring"]
SUBSETS = [{space for space in range(7) if (number >> space) & 1} for number in range(1, 2**7)]


def reached(space: int, empty: set[int], movement: str = "star") -> set[int]:
    """The spaces that a patrician on `space` can move to."""
    return Table(movement=movement).patrician(space).empty(*empty).spaces()


# -- along the lines ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-10", "C-10a")
@pytest.mark.parametrize("space", range(7))
def test_star(space):
    star = [0, 3, 6, 2, 5, 1, 4]
    i = star.index(space)
    assert reached(space, set()) == {star[(i + 1) % 7], star[(i - 1) % 7]} == {(space + 3) % 7, (space - 3) % 7}


@pytest.mark.rule("C-10")
def test_any_tile_there_may_be_taken():
    assert Table().offers("take") == [f"{space} {slot}" for space in (3, 4) for slot in (1, 2, 3, 4)]
    assert Table().space(3, "P-H-", "G-C-").offers("take") == ["3 1", "3 2", "4 1", "4 2", "4 3", "4 4"]


@pytest.mark.rule("C-10")
def test_tile_is_taken_and_built_at_once():
    table = Table().space(3, "P-H-", "P-G-", "P-C-", "P-M-").lay("2,2 market").play("take 3 3")
    assert (table.s.patrician[0], table.tile_name(table.s.hand)) == (3, "L03")
    assert [tile and tile["id"] for tile in table.match.view()["spaces"][3]["tiles"]] == ["L01", "L02", None, "L04"]
    assert {text.split()[0] for text in table.legal} == {"build", "store"}
    assert table.match.seat == 0
    table.play("build 1,2 turn 1")
    assert table.tile_name(table.s.tile[0][8]) == "L03"
    assert (table.match.seat, table.match.view()["phase"]) == (1, "take")


@pytest.mark.rule("C-10")
def test_next_turn_goes_on_from_there():
    table = Table(players=2).space(4, "P-H-", "G-C-").space(5, "P-M-", "H-M-")
    table.play("take 4 1", "build 2,2 turn 0", "take 5 1", "build 2,3 turn 0")
    assert (table.match.seat, table.s.patrician[:2]) == (0, [4, 5])
    assert table.spaces() == {0, 1}


@pytest.mark.rule("C-10", "C-11")
@pytest.mark.parametrize("movement", MOVEMENTS)
def test_first_turn_begins_with_a_move(movement):
    match = GAME.new(players=2, seed=1, movement=movement)
    match.play("start 2")
    match.play("start 6")
    assert {a.value.space for a in match.legal()} == ({5, 6} if movement == "star" else {1, 3})
    assert match.why_not("take 2 1")[0] == "C-11"


@pytest.mark.rule("C-11")
def test_any_number_of_patricians_may_share_a_space():
    table = Table(players=4, seat=3).patrician(4, seat=0).patrician(4, seat=1).patrician(4, seat=2).patrician(0)
    assert table.spaces() == {3, 4}
    assert table.play("take 4 1").s.patrician == [4, 4, 4, 4]


@pytest.mark.rule("C-11")
@pytest.mark.parametrize("movement", MOVEMENTS)
def test_patrician_must_move(movement):
    table = Table(movement=movement)
    assert 0 not in table.spaces()
    assert table.why_not("take 0 1") == "C-11"


# -- spaces without tiles -----------------------------------------------------------------------------------------------


def walk(space: int, empty: set[int]) -> set[int]:
    """C-12 step by step: move on from every empty space, in any direction, until a tile is there."""
    ends, seen, todo = set(), {space}, [space]
    while todo:
        at = todo.pop()
        for there in ((at + 3) % 7, (at - 3) % 7):
            if there not in empty:
                ends.add(there)
            elif there not in seen:
                seen.add(there)
                todo.append(there)
    return ends


@pytest.mark.rule("C-12a", "C-12")
@pytest.mark.parametrize(
    ("empty", "spaces"),
    [
        (set(), {3, 4}),
        ({3}, {4, 6, 0}),
        ({3, 4}, {6, 1, 0}),
        ({0, 3}, {4, 6}),
        (ALL - {0}, {0}),
        (ALL - {5}, {5}),
    ],
    ids=str,
)
def test_end_spaces_from_space_0(empty, spaces):
    assert reached(0, empty) == spaces


@pytest.mark.rule("C-12")
def test_moving_on_in_every_position():
    for full, space in product(SUBSETS, range(7)):
        assert reached(space, ALL - full) == walk(space, ALL - full), (space, full)


@pytest.mark.rule("C-12", "C-12a")
def test_space_without_tiles_cannot_be_the_end():
    table = Table().empty(3)
    assert table.why_not("take 3 1") == "C-12"
    table.play("take 6 2")
    assert (table.s.patrician[0], table.told("moved")) == (6, [{"seat": 0, "space": 6}])


@pytest.mark.rule("C-12")
def test_back_to_the_space_of_departure():
    table = Table().empty(4).space(0, "P-H-", "G-C-").play("take 0 2")
    assert (table.s.patrician[0], table.tile_name(table.s.hand)) == (0, "L14")


# -- the tile must be taken ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C-13")
@pytest.mark.parametrize("breads", [0, 2])
def test_taking_is_the_only_thing_to_do(breads):
    table = Table().have(breads=breads).lay("2,2 P-H-")
    assert {text.split()[0] for text in table.legal} == ({"take", "bread"} if breads else {"take"})


@pytest.mark.rule("C-13", "C-13a")
def test_tile_that_fits_may_be_stored():
    table = Table().lay("2,2 P-H-").hand("P---")
    assert table.cells() == {"1,2", "2,1", "2,3"}
    table.play("store")
    assert (table.s.stores[:3], table.tile_name(table.s.stored[0][0])) == ([1, 0, 0], "D01")
    assert (table.s.hand, table.match.seat) == (-1, 1)
    assert bin(table.s.built[0]).count("1") == 1


@pytest.mark.rule("C-13")
def test_tile_that_fits_nowhere_goes_to_the_storage():
    table = Table(tiles={"L01": "PPPP"}).space(3, "market", "G-C-").lay("2,2 PPPP")
    table.play("take 3 1")  # there is nothing to choose
    assert (table.s.stores[0], table.told("stored")) == (1, [{"seat": 0, "tile": "L73"}])
    assert table.match.seat == 1


@pytest.mark.rule("C-13", "C-13a")
def test_stored_tiles_stay_to_the_end():
    stored: list[list[int]] = [[], []]
    for m in games(2, seed=13):
        for p in (0, 1):
            now = m.state.stored[p][: m.state.stores[p]]
            assert now[: len(stored[p])] == stored[p]
            assert not set(now) & {tile for row in m.state.tile for tile in row}
            stored[p] = now
    assert min(map(len, stored)) > 0


@pytest.mark.rule("C-13a")
def test_stored_tile_cannot_be_used_again():
    table = Table().store("P-G-").lay("2,2 P-H-")
    assert {text.split()[0] for text in table.legal} == {"take"}
    assert table.again("P---").play("store").s.stores[0] == 2


# -- removal ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-14")
@pytest.mark.parametrize(("players", "taken", "removed"), [(2, 1, 2), (3, 2, 1), (4, 3, 0)])
def test_last_tiles_are_removed(players, taken, removed):
    there = ["P-H-", "G-C-", "P-M-", "H-M-"][: 4 - taken]
    table = Table(players=players).lay("2,2 market").space(3, *there, taken=taken).play("take 3 1")
    assert (table.s.left[3], table.s.at[3]) == (0, [-1] * 4)
    assert table.told("removed") == ([{"space": 3, "tiles": removed}] if removed else [])
    assert table.match.view()["removed"] == sorted(["L14", "L04"][:removed])
    assert table.tile_name(table.s.hand) == "L01"
    assert table.pieces_add_up()


@pytest.mark.rule("C-14")
@pytest.mark.parametrize(("players", "taken"), [(2, 0), (3, 0), (3, 1), (4, 0), (4, 1), (4, 2)])
def test_nothing_is_removed_earlier(players, taken):
    there = ["P-H-", "G-C-", "P-M-", "H-M-"][: 4 - taken]
    table = Table(players=players).lay("2,2 market").space(3, *there, taken=taken).play("take 3 2")
    assert (table.s.left[3], table.told("removed")) == (3 - taken, [])
    assert table.s.at[3].count(-1) == taken + 1


@pytest.mark.rule("C-14")
def test_removed_tiles_never_come_back():
    gone: set[str] = set()
    for m in games(2, seed=14):
        view = m.view()
        assert gone <= set(view["removed"])
        gone = set(view["removed"])
    assert len(gone) == 4 * 7 * 2


@pytest.mark.rule("C-14c", "C-14b")
@pytest.mark.parametrize("movement", MOVEMENTS)
def test_removal_counts_tiles_by_whomever_and_however(movement):
    # Seat 0 takes both tiles, the second by bread, standing still.
    table = Table(players=2, movement=movement).have(breads=1).lay("2,2 market").lay("2,3 bakery", seat=1)
    table.patrician(0 if movement == "star" else 2).patrician(6, seat=1)
    table.play("take 3 1", "store", "take 2 1" if movement == "star" else "take 5 1", "store")
    assert (table.match.seat, table.s.left[3]) == (0, 3)
    table.play("bread 3 2")
    assert table.told("removed") == [{"space": 3, "tiles": 2}]


@pytest.mark.rule("C-14c")
def test_space_is_empty_before_the_tile_is_built():
    table = Table(players=2).lay("2,2 market").space(3, "P-H-", "G-C-", "P-M-", taken=1).play("take 3 1")
    assert (table.match.view()["phase"], table.s.left[3], table.s.hand) == ("build", 0, 0)


@pytest.mark.rule("C-14c")
def test_emptied_space_is_empty_for_moves_and_bread():
    table = Table(players=2).have(breads=1).lay("2,2 market").lay("2,3 bakery", seat=1).patrician(6, seat=1)
    table.have(seat=1, breads=1).space(3, "P-H-", "G-C-", "P-M-", taken=1).play("take 3 1", "store")
    assert table.match.seat == 1
    assert table.spaces() == {2, 0, 6}
    assert table.spaces("bread") == {1, 4, 5}


@pytest.mark.rule("C-14c")
@pytest.mark.parametrize("movement", MOVEMENTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_each_space_gives_a_tile_per_player_and_pass(players, movement):
    taken: Counter[int] = Counter()
    passes = 0
    for m in games(players, seed=15, movement=movement):
        taken.update(e.params["space"] for e in m.events if e.kind == "took")
        if any(e.kind == "scoring" for e in m.events):
            passes += 1
            assert taken == dict.fromkeys(range(7), players)
            taken.clear()
    assert passes == 4


# -- the ring -----------------------------------------------------------------------------------------------------------


def along_the_ring(space: int, full: set[int]) -> set[int]:
    """The next space with tiles clockwise and the next counter-clockwise."""
    return {next((space + way * i) % 7 for i in range(1, 8) if (space + way * i) % 7 in full) for way in (1, -1)}


@pytest.mark.rule("C-14a")
def test_star_is_the_standard():
    assert GAME.new(players=2, seed=1).options == {"movement": "star"}
    assert GAME.new(players=2, seed=1).view()["movement"] == "star"
    assert GAME.new(players=2, seed=1, movement="ring").view()["movement"] == "ring"


@pytest.mark.rule("C-14a", "C-14b")
@pytest.mark.parametrize("space", range(7))
def test_ring(space):
    assert reached(space, set(), "ring") == {(space + 1) % 7, (space - 1) % 7}


@pytest.mark.rule("C-14a", "C-14b")
@pytest.mark.parametrize(
    ("empty", "spaces"),
    [({1}, {2, 6}), ({1, 6}, {2, 5}), ({0, 1}, {2, 6}), ({1, 2, 3, 4, 5}, {6}), (ALL - {0}, {0}), (ALL - {4}, {4})],
    ids=str,
)
def test_no_turning_back_on_the_ring(empty, spaces):
    assert reached(0, empty, "ring") == spaces


@pytest.mark.rule("C-14b")
def test_ring_in_every_position():
    for full, space in product(SUBSETS, range(7)):
        assert reached(space, ALL - full, "ring") == along_the_ring(space, full), (space, full)


@pytest.mark.rule("C-14b")
@pytest.mark.parametrize("movement", MOVEMENTS)
def test_building_is_the_same_in_both_options(movement):
    table = Table(movement=movement).lay("2,2 -P--").hand("P---")
    assert table.cells() == {"1,2", "2,1", "2,3", "3,2"}
    assert table.play("build 2,3 turn 3").goods()["fish"] == 1


# -- bread --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-42", "C-42b", "C-14b")
@pytest.mark.parametrize(("movement", "free"), [("star", {3, 4}), ("ring", {1, 6})])
def test_one_bread_leads_to_any_space(movement, free):
    table = Table(movement=movement).have(breads=1)
    assert (table.spaces(), table.spaces("bread")) == (free, ALL - free)
    table = table.lay("2,2 market").refresh().play("bread 2 4")
    assert (table.s.breads[0], table.s.patrician[0], table.s.left[2]) == (0, 2, 3)
    assert table.told("flew") == [{"seat": 0, "space": 2}]


@pytest.mark.rule("C-42")
def test_staying_costs_a_bread():
    table = Table().have(breads=3).lay("2,2 market").space(0, "P-H-", "G-C-").play("bread 0 2")
    assert (table.s.breads[0], table.s.patrician[0], table.tile_name(table.s.hand)) == (2, 0, "L14")


@pytest.mark.rule("C-42")
def test_no_bread_no_flight():
    table = Table().have(seat=1, breads=5)
    assert table.offers("bread") == []
    assert table.why_not("bread 1 1") == "C-42"


@pytest.mark.rule("C-42")
def test_plain_move_costs_no_bread():
    assert Table().have(breads=1).lay("2,2 market").play("take 3 1").s.breads[0] == 1


@pytest.mark.rule("C-42a")
@pytest.mark.parametrize("own", [True, False])
def test_no_bread_to_a_space_without_tiles(own):
    space = 0 if own else 5
    table = Table().have(breads=1).empty(space)
    assert table.spaces("bread") == ALL - {3, 4, space}
    assert table.why_not(f"bread {space} 1") == "C-42a"


@pytest.mark.rule("C-42a")
def test_one_bread_a_turn():
    table = Table().have(breads=5).lay("2,2 market").space(1, "P-H-", "G-C-").play("bread 1 1")
    assert {text.split()[0] for text in table.legal} == {"build", "store"}
    table.play("store")
    assert (table.match.seat, table.s.breads[0]) == (1, 4)


@pytest.mark.rule("C-42b")
@pytest.mark.parametrize(
    ("movement", "empty", "free"),
    [("star", {3}, {0, 4, 6}), ("star", {3, 4}, {0, 1, 6}), ("ring", {1, 2}, {3, 6}), ("ring", ALL - {5}, {5})],
    ids=str,
)
def test_bread_only_where_the_plain_move_does_not_lead(movement, empty, free):
    table = Table(movement=movement).have(breads=2).empty(*empty)
    assert (table.spaces(), table.spaces("bread")) == (free, ALL - free - empty)
    assert table.why_not(f"bread {min(free)} 1") == "C-42b"
