"""The surrounded centre."""

from __future__ import annotations

import pytest

from .building_sites import RING_1, RING_2, VICTORY, built, mason
from .positions import Table, games


def last_gap(*more: str, centre: bool = True, seat: int = 0) -> Table:
    """All places of ring 1 but place 9 are built and occupied; a mine can be built there."""
    kinds = ["woodcutter", "brickworks", "stonemason", "well", "grain_farm", "cowshed", "goat_shed", "marketplace", "bakehouse"]
    table = Table(seat=seat).busy().offer("mine", "mine", "delicatessen")
    table.village(*(f"{place} {kind} {('woman', 'man')[place % 2]}" for place, kind in enumerate(kinds)), *more)
    return table.centre(woman=int(centre)).coins(6)


def surrounds(table: Table) -> list[int | None]:
    return [tile["seat"] for tile in table.match.view()["surround_tiles"]]


def fill_gap(table: Table) -> Table:
    return table.play("build mine", "buy")


@pytest.mark.rule("H-57", "H-57a")
def test_first_surrounded_centre_is_worth_4_the_second_2():
    table = fill_gap(last_gap())
    assert surrounds(table) == [0, None]
    assert table.told("surrounded") == [{"seat": 0, "points": 4}]
    assert table.lines(0)["surround"] == 4
    table = fill_gap(last_gap().surround_tiles(2))
    assert surrounds(table) == [2, 0]
    assert table.told("surrounded") == [{"seat": 0, "points": 2}]
    assert table.lines(0)["surround"] == 2


@pytest.mark.rule("H-57b")
def test_a_third_player_gets_nothing():
    table = fill_gap(last_gap().surround_tiles(2, 1))
    assert surrounds(table) == [2, 1]
    assert table.lines(0)["surround"] == 0


@pytest.mark.rule("H-57")
def test_not_with_a_gap_in_ring_1():
    kinds = ["mill", "tavern", "town_hall", "church", "dairy"]
    table = mason(*(f"{place + 3} {kind}" for place, kind in enumerate(kinds[:4]))).offer("mine").centre(woman=1).coins(6)
    built(table)
    assert len([place for place in RING_1 if table.at(0, place)]) == 8
    assert surrounds(table) == [None, None]


@pytest.mark.rule("H-57")
def test_not_with_an_empty_building():
    assert surrounds(fill_gap(last_gap(centre=False))) == [None, None]
    table = last_gap()
    table.s.home[0] &= ~(1 << 3)  # somebody is missing on the well
    table.s.women[0] &= table.s.home[0]
    assert surrounds(fill_gap(table)) == [None, None]


@pytest.mark.rule("H-57")
def test_victory_buildings_count_as_they_are():
    kinds = ["woodcutter", "brickworks", "stonemason", "well", "grain_farm"]
    table = Table().village(*(f"{place} {kind} woman" for place, kind in enumerate(kinds)))
    table.village(*(f"{place + 5} {kind}" for place, kind in enumerate(VICTORY))).centre(man=1).offer("mine").coins(6)
    assert surrounds(fill_gap(table)) == [0, None]


@pytest.mark.rule("H-57")
def test_a_victory_building_can_be_the_last():
    table = last_gap(centre=False).offer("mill").play("build mill")
    while table.match.view()["phase"] in ("worker", "input"):
        table.play(table.legal[0])
    assert table.at(0, 9) == "mill"
    assert surrounds(table) == [0, None]


@pytest.mark.rule("H-57")
def test_an_empty_building_in_ring_2_blocks_it():
    """Ring 1 is full but for an empty building; it fills at the end of the round."""
    table = full_but_school("12 delicatessen").school(woman=1)
    table.spent("carter", 1, seat=1).round_over()
    assert table.offers("settle") == ["9 woman", "9 nobody"]
    table.play("settle 9 woman")
    assert surrounds(table) == [None, None]
    table = full_but_school("12 delicatessen woman").school(woman=1).spent("carter", 1, seat=1).round_over()
    assert table.at(0, 9) == "mine woman"
    assert surrounds(table) == [0, None]


@pytest.mark.rule("H-57")
def test_ring_2_need_not_be_full():
    table = full_but_school("12 delicatessen man").school(woman=1).spent("carter", 1, seat=1).round_over()
    assert surrounds(table) == [0, None]
    assert len([place for place in RING_2 if table.at(0, place)]) == 1


def full_but_school(*more: str, seat: int = 0) -> Table:
    """All ten places of ring 1 are built, only the mine on place 9 is empty."""
    return last_gap("9 mine", *more, centre=False, seat=seat)


@pytest.mark.rule("H-57a")
def test_checked_after_moving_in_and_before_the_next_building():
    """Mine (occupied) surrounds the centre; the delicatessen after it stands empty and changes nothing."""
    table = last_gap().play("build mine", "buy")
    assert surrounds(table) == [0, None]
    table.play("build delicatessen")
    while not table.offers("lay"):
        table.play(table.legal[-1])
    table.play("lay 12")
    assert table.at(0, 12) == "delicatessen"
    assert surrounds(table) == [0, None]


@pytest.mark.rule("H-57a")
def test_not_before_somebody_has_moved_in():
    table = last_gap()
    table.centre(man=1).play("build mine", "buy")
    assert table.legal == ["in woman", "in man"]
    assert surrounds(table) == [None, None]
    table.play("in man")
    assert surrounds(table) == [0, None]


@pytest.mark.rule("H-57a")
@pytest.mark.parametrize(("starter", "tiles"), [(0, [0, 2]), (2, [2, 0]), (1, [0, 2])])
def test_school_leavers_in_turn_order(starter, tiles):
    """Seats 0 and 2 are both surrounded at the end of the round: the order is that of the turns, 0, 2, 1 …"""
    table = Table()
    for seat in (0, 2):
        kinds = ["woodcutter", "brickworks", "stonemason", "well", "grain_farm", "cowshed", "goat_shed", "marketplace"]
        table.village(*(f"{place} {kind} {('woman', 'man')[place % 2]}" for place, kind in enumerate(kinds)), of=seat)
        table.village("8 bakehouse woman", "9 mine", of=seat).school(man=1, seat=seat)
    table.village("0 well woman", "1 mine man", of=1)
    table.spent("carter", 1, seat=(starter + 1) % 3).round_over(keeper=starter)
    assert surrounds(table) == tiles


@pytest.mark.rule("H-57b")
def test_one_tile_each():
    table = full_but_school().surround_tiles(0).school(woman=1).spent("carter", 1, seat=1).round_over()
    assert surrounds(table) == [0, None]
    table = fill_gap(last_gap().surround_tiles(1, 0))
    assert surrounds(table) == [1, 0]
    assert table.told("surrounded") == []


@pytest.mark.rule("H-57b")
def test_kept_when_a_later_building_stands_empty():
    table = full_but_school("12 delicatessen").surround_tiles(0, 1).spent("carter", 1, seat=1).round_over()
    assert surrounds(table) == [0, 1]
    assert table.lines(0)["surround"] == 4
    for m in games(4, seed=13):
        taken = [tile["seat"] for tile in m.view()["surround_tiles"]]
        assert taken[0] is not None or taken[1] is None


@pytest.mark.rule("H-58")
def test_asleep_or_awake_is_occupied():
    table = last_gap()
    table.s.asleep[0] = table.s.home[0] & ~0b111
    assert surrounds(fill_gap(table)) == [0, None]
    table = full_but_school().school(woman=1)
    table.s.asleep[0] = table.s.home[0]
    assert surrounds(table.spent("carter", 1, seat=1).round_over()) == [0, None]


@pytest.mark.rule("H-58")
def test_a_spouse_adds_nothing():
    table = (
        full_but_school("12 delicatessen man + 1").newborn(man=1).centre(man=1, seat=1).spent("carter", 1, seat=1).round_over()
    )
    assert surrounds(table) == [None, None]


@pytest.mark.rule("H-58")
def test_somebody_in_centre_or_school_does_not_occupy():
    """The centre can only be looked at through the end of the round, when nobody leaves school."""
    table = full_but_school().newborn(woman=2).spent("carter", 1, seat=1).round_over()
    assert surrounds(table) == [None, None]
    assert table.at(0, 9) == "mine"
