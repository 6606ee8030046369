"""The carter: deliveries, goods tiles and the branches of the market."""

import pytest

from .positions import Table

BRANCHES = {
    "grain": ("grain", "cow", "bread", "milk", "meat"),
    "water": ("water", "goat", "beer", "cheese", "cloth"),
    "ore": ("ore", "iron", "cowbell"),
    "wood": ("wood", "brick", "stone"),
}
PRINTED = {"grain": 4, "water": 4, "ore": 2, "wood": 1}
TILES = {"cow": 1, "bread": 1, "iron": 1, "goat": 1, "beer": 1, "milk": 2, "cheese": 2, "meat": 2, "cloth": 2, "cowbell": 2}
MAKER = {
    "wood": "woodcutter",
    "brick": "brickworks",
    "stone": "stonemason",
    "ore": "mine",
    "grain": "grain_farm",
    "water": "well",
    "cow": "cowshed",
    "bread": "bakehouse",
    "iron": "ironworks",
    "goat": "goat_shed",
    "beer": "brewery",
    "milk": "dairy",
    "cheese": "cheese_dairy",
    "meat": "butcher",
    "cloth": "tannery",
    "cowbell": "bell_founder",
}
INPUT = {
    "cow": "grain",
    "bread": "grain",
    "iron": "ore",
    "goat": "water",
    "beer": "water",
    "milk": "cow",
    "meat": "cow",
    "cheese": "goat",
    "cloth": "goat",
    "cowbell": "iron",
}


def chain(good: str) -> list[str]:
    """The goods that one good takes, itself first."""
    return [good, *(chain(INPUT[good]) if good in INPUT else [])]


def makers(*goods: str, seat: int = 0, table: Table | None = None) -> Table:
    """A seat can make these goods, and those that go into them, once each."""
    table = table or Table(players=3)
    kinds = sorted({MAKER[link] for good in goods for link in chain(good)})
    return table.village(*(f"{kind} {('woman', 'man')[n % 2]}" for n, kind in enumerate(kinds)), of=seat)


# -- deliveries -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-60")
@pytest.mark.parametrize("good", MAKER)
def test_every_good_can_be_delivered(good):
    table = makers(good, "stone").play(f"deliver {good}")
    assert table.stones() == {good}
    assert table.lines()["deliveries"] == 1
    assert len(table.sleepers()) == len(chain(good))
    assert table.at_person("carter") == [1, 0, 0]
    assert table.told("delivered") == [{"seat": 0, "good": good}]


@pytest.mark.rule("H-60")
def test_one_coin_each():
    table = makers("wood", "brick", "stone", "grain").play("deliver wood", "deliver stone", "deliver grain")
    assert (table.s.coins[0], table.at_person("carter"), table.lines()["deliveries"]) == (1, [3, 0, 0], 3)


@pytest.mark.rule("H-60")
@pytest.mark.parametrize("good", ["wood", "beer"])
def test_each_good_once_in_the_game(good):
    """Although it could be made again."""
    table = makers("wood", "beer", "brick").delivered(good)
    assert good not in table.offers("deliver")
    assert set(table.offers("deliver")) == {"wood", "water", "beer", "brick"} - {good}
    assert table.match.why_not(f"deliver {good}") == ("H-60", {"reason": "delivered", "good": good})


@pytest.mark.rule("H-60")
def test_each_player_for_themselves():
    table = makers("wood", "brick", seat=2, table=makers("wood", "brick"))
    table.play("deliver wood", "end", "deliver wood")
    assert table.stones(0) == table.stones(2) == {"wood"}


@pytest.mark.rule("H-60")
def test_what_cannot_be_made_cannot_be_delivered():
    table = makers("wood", "brick").village("bakehouse woman", "ironworks man", "mine woman asleep")
    assert set(table.offers("deliver")) == {"wood", "brick"}
    assert table.match.why_not("deliver bread") == ("H-60", {"reason": "cannot-make", "good": "bread"})


# -- goods tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-61")
@pytest.mark.parametrize("good", TILES)
def test_the_first_takes_the_goods_tile(good):
    table = makers(good, "stone", seat=2, table=makers(good, "stone")).play(f"deliver {good}", "end")
    assert (table.lines(0)["deliveries"], table.lines(0)["goods_tiles"]) == (1, TILES[good])
    table.play(f"deliver {good}")
    assert (table.lines(2)["deliveries"], table.lines(2)["goods_tiles"]) == (1, 0), "the second gets the stone's point only"
    assert table.lines(0)["goods_tiles"] == TILES[good]
    assert table.told("goods_tile") == []


@pytest.mark.rule("H-61")
@pytest.mark.parametrize("good", ["wood", "brick", "stone", "ore", "grain", "water"])
def test_simple_goods_have_none(good):
    table = makers(*{good, "wood", "stone"}).play(f"deliver {good}")
    assert table.told("goods_tile") == []
    assert table.lines()["goods_tiles"] == 0
    assert table.points() == 1 + table.lines()["start_tile"]


@pytest.mark.rule("H-61")
def test_ten_tiles():
    tiles = Table(players=3).match.view()["goods_tiles"]
    assert {good: tile["points"] for good, tile in tiles.items()} == TILES
    assert {tile["seat"] for tile in tiles.values()} == {None}


@pytest.mark.rule("H-61a")
def test_tiles_are_taken_at_once():
    """Within the turn, before the next delivery: the goods tile and the branch."""
    table = makers("wood", "cowbell").delivered("ore", "iron").play("deliver cowbell")
    assert table.match.seat == 0
    assert "deliver wood" in table.legal, "the turn goes on"
    assert (table.lines()["goods_tiles"], table.lines()["branches"]) == (2, 2)
    kinds = [event.kind for event in table.match.events]
    assert kinds.index("delivered") < kinds.index("goods_tile") < kinds.index("branch_tile")


@pytest.mark.rule("H-61a")
def test_the_one_who_delivers_later_in_the_same_round_is_not_first():
    table = makers("beer", "wood", seat=2, table=makers("beer", "wood"))
    table.play("deliver beer", "end", "deliver beer", "end")
    assert [table.lines(seat)["goods_tiles"] for seat in range(3)] == [1, 0, 0]


# -- what is not needed, and what is not allowed ----------------------------------------------------------------------------


@pytest.mark.rule("H-62")
@pytest.mark.parametrize("good", ["cow", "cowbell", "cloth", "milk"])
def test_earlier_links_need_not_be_delivered(good):
    assert makers(good, "wood").play(f"deliver {good}").stones() == {good}


@pytest.mark.rule("H-62")
def test_nothing_can_be_bought_for_a_delivery():
    """Wood, brick and stone are for sale at the builder only."""
    table = makers("grain", "water").coins(6)
    assert table.offers("deliver") == ["grain", "water"]
    assert table.why_not("deliver stone") == "H-60"
    assert table.offers("build"), "there the coins do help"


@pytest.mark.rule("H-62")
def test_nor_instead_of_work():
    table = Table(players=3).coins(6).village("0 woodcutter woman").village("0 woodcutter man + 0", of=1)
    table.village("1 well man").play("deliver wood")
    assert table.legal == ["work 0 0", "work 1 0"]
    assert table.match.why_not("buy") == ("H-62", {"reason": "nothing-bought", "good": "wood"})


# -- branches ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-63", "H-63a")
@pytest.mark.parametrize(("branch", "last"), [(branch, good) for branch, goods in BRANCHES.items() for good in goods])
def test_the_first_complete_branch_takes_its_tile(branch, last):
    """Whatever good comes last."""
    others = [good for good in BRANCHES[branch] if good != last]
    table = makers(last, "brick" if last != "brick" else "stone").delivered(*others).play(f"deliver {last}")
    assert table.told("branch_tile") == [{"seat": 0, "branch": branch, "points": PRINTED[branch]}]
    assert table.lines()["branches"] == PRINTED[branch]
    assert [tile["seat"] for tile in table.match.view()["branch_tiles"]] == [0 if b == branch else None for b in BRANCHES]


@pytest.mark.rule("H-63a")
@pytest.mark.parametrize(("branch", "missing"), [(branch, good) for branch, goods in BRANCHES.items() for good in goods])
def test_every_good_of_the_branch_is_needed(branch, missing):
    last = next(good for good in BRANCHES[branch] if good != missing)
    every = {good for goods in BRANCHES.values() for good in goods} - {last, missing}
    table = makers(last).delivered(*every).play(f"deliver {last}")
    assert table.told("branch_tile") == []
    assert table.lines()["branches"] == 0


@pytest.mark.rule("H-63")
@pytest.mark.parametrize("branch", BRANCHES)
def test_the_second_gets_nothing_for_it(branch):
    *others, last = BRANCHES[branch]
    table = makers(last, "grain", "water", seat=2, table=makers(last, "grain", "water"))
    table.delivered(*others).delivered(*others, seat=2)
    table.play(f"deliver {last}", "end", f"deliver {last}")
    assert [table.lines(seat)["branches"] for seat in range(3)] == [PRINTED[branch], 0, 0]


@pytest.mark.rule("H-63")
def test_stones_of_others_do_not_help():
    table = (
        makers("cowbell", "wood").delivered("ore", seat=1).delivered("iron", seat=2).delivered("ore").play("deliver cowbell")
    )
    assert table.told("branch_tile") == []


@pytest.mark.rule("H-63a")
def test_four_branches_with_all_sixteen_goods():
    tiles = Table(players=3).match.view()["branch_tiles"]
    assert [(tuple(tile["goods"]), tile["points"]) for tile in tiles] == [(BRANCHES[b], PRINTED[b]) for b in BRANCHES]


@pytest.mark.rule("H-63b")
def test_several_branches_in_one_turn():
    """The ore branch is gone; grain, water and wood are there, and each is taken with its last good."""
    table = makers("meat", "cloth", "stone", "cowbell").coins(5)
    for goods in BRANCHES.values():
        table.delivered(*goods[:-1])
    table.s.branch_tile[2] = 1
    told = []
    for good in ("meat", "cloth", "cowbell", "stone"):
        table.play(f"deliver {good}")
        told.append([(tile["branch"], tile["points"]) for tile in table.told("branch_tile")])
    assert told == [[("grain", 4)], [("water", 4)], [], [("wood", 1)]]
    assert [table.lines(0)["branches"], table.lines(1)["branches"]] == [9, 2]


@pytest.mark.rule("H-63b")
def test_no_delivery_completes_two():
    goods = [good for branch in BRANCHES.values() for good in branch]
    assert len(goods) == len(set(goods)) == 16


# -- examples of the rulebook -----------------------------------------------------------------------------------------------


@pytest.mark.rule("X-H-61")
def test_red_delivers_wood_and_beer():
    table = makers("wood", "beer", "grain").coins(2).play("deliver wood")
    assert table.told("goods_tile") == []
    table.play("deliver beer")
    assert table.told("goods_tile") == [{"seat": 0, "good": "beer", "points": 1}]
    assert (table.stones(), table.at_person("carter"), table.s.coins[0]) == ({"wood", "beer"}, [2, 0, 0], 0)
    assert table.lines(0) | {"start_tile": 0} == {
        "start_tile": 0,
        "deliveries": 2,
        "goods_tiles": 1,
        "person_tiles": 0,
        "victory_buildings": 0,
        "branches": 0,
        "surround": 0,
    }


@pytest.mark.rule("X-H-63")
def test_blue_completes_the_middle_branch():
    """Three mines and two ironworks in three villages are at hand."""
    table = Table(players=3).village("0 mine woman", "1 ironworks man", "2 bell_founder woman", "3 woodcutter man")
    table.village("0 mine woman + 0", "1 ironworks woman + 0", of=1).village("0 mine man + 0", of=2)
    table.play("deliver ore", "work 0 0")
    assert table.told("branch_tile") == []
    table.play("deliver iron", "work 0 1", "work 1 0")
    assert table.told("branch_tile") == []
    table.play("deliver cowbell")
    assert table.told("branch_tile") == [{"seat": 0, "branch": "ore", "points": 2}]
    assert (table.stones(), table.lines()["branches"]) == ({"ore", "iron", "cowbell"}, 2)
