"""Where the builder builds, and who moves in."""

from __future__ import annotations

import pytest

from .building_sites import BOX, RING_1, RING_2, VICTORY, built, mason
from .positions import Table

# -- places ----------------------------------------------------------------------------------------------


def places_for(table: Table) -> set[int]:
    """Where a mine may go that is built now."""
    table.play("build mine")
    if not table.offers("lay"):
        table.play("buy")
    return {int(place) for place in table.offers("lay")}


@pytest.mark.rule("H-53")
def test_any_free_place_of_ring_1():
    table = mason().offer("mine").coins(2)
    assert places_for(table) == set(RING_1) - {0, 1, 2}
    assert table.why_not("lay 0") == "H-53"
    assert table.why_not("lay 10") == "H-53"


def nine(*last: str) -> Table:
    """Nine of the ten places of ring 1 are built on, three of these buildings with villagers; and more."""
    kinds = ["mill", "tavern", "town_hall", "church", "dairy", "tannery"]
    return mason(*(f"{place + 3} {kind}" for place, kind in enumerate(kinds)), *last).offer("mine", "goat_shed").coins(2)


@pytest.mark.rule("H-53", "H-53a")
def test_second_ring_only_when_the_first_is_full():
    table = nine()
    table.play("build mine", "work 0 0")  # no choice where it goes, but ring 1 is full now
    assert table.at(0, 9) == "mine"
    assert places_for(nine("9 butcher")) == set(RING_2)


@pytest.mark.rule("H-53a")
def test_full_means_built_occupied_or_not():
    table = nine("9 butcher")
    assert [place for place in RING_1 if " " in str(table.at(0, place))] == [0, 1, 2]  # seven stand empty
    assert 10 in places_for(table)


@pytest.mark.rule("H-53a")
def test_ring_2_in_any_order():
    view = Table().match.view()["villages"][0]["places"]
    ring = {(p["x"], p["y"]) for p in view if p["ring"] == 2}
    outside = {(x, y) for x in range(-2, 4) for y in range(-2, 3)} - {(x, y) for x in range(-1, 3) for y in range(-1, 2)}
    assert ring == outside
    assert len(ring) == 18
    table = nine("9 butcher", "27 bell_founder", "14 cowshed")
    assert places_for(table) == set(RING_2) - {27, 14}


@pytest.mark.rule("H-53a")
def test_there_are_always_places_enough():
    start = [kind for kind, printed in BOX.items() if "start" in printed]
    later = [kind for kind in BOX if kind not in start]
    assert 3 + len(later) == 22  # of every kind one, but three start buildings
    # four neutral ones to begin with, one for each of the 12 villagers in the neutral centre, and victory buildings
    assert 4 + 12 + sum(BOX[kind][stack] for kind in VICTORY for stack in ("stack2", "stack3")) == 24
    table = mason(*(f"{place + 3} {kind}" for place, kind in enumerate(k for k in later if k != "mine"))).offer("mine")
    assert len(table.village_of(0)) == 21
    assert len(places_for(table.coins(2))) == 7


@pytest.mark.rule("H-53a")
def test_full_neutral_village_takes_no_more():
    """An owner's box may have so many victory buildings that all 28 places of the neutral village are built on."""
    later = {kind: {stack: 0 for stack in ("stack2", "stack3") if stack in printed} for kind, printed in BOX.items()}
    table = Table(players=2, box={"buildings": later | {"church": {"stack2": 17, "stack3": 11}}}).busy(0, 1)
    table.village("well woman", "well man", "grain_farm woman", "grain_farm man", *["church"] * 24, of=2)
    table.offer("church", "mine")
    assert len(table.village_of(2)) == 28
    assert table.offers("neutral build") == []


# -- moving in -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-54", "H-54a")
@pytest.mark.parametrize("sex", ["woman", "man"])
def test_somebody_moves_in_at_once(sex):
    table = built(mason().centre(**{sex: 2}).school(woman=1, man=1).offer("mine").coins(6))
    assert table.at(0, 9) == f"mine {sex}"  # no choice, and awake
    assert table.told("moved_in") == [{"seat": 0, "sex": sex, "village": 0, "place": 9}]
    assert table.s.centre[0][("woman", "man").index(sex)] == 1  # exactly one
    assert table.s.school[0] == [1, 1]
    assert table.pieces_add_up()
    assert table.s.awake[0][3] == 1  # on the mine


@pytest.mark.rule("H-54", "H-54a")
@pytest.mark.parametrize("sex", ["woman", "man"])
def test_player_chooses_who_moves_in(sex):
    table = built(mason().centre(woman=1, man=2).offer("mine", "cowshed").coins(6))
    assert table.legal == ["in woman", "in man"]
    assert table.why_not("end") == "H-54"  # it must
    table.play(f"in {sex}")
    assert table.at(0, 9) == f"mine {sex}"
    assert table.s.centre[0] == ([0, 2] if sex == "woman" else [1, 1])


@pytest.mark.rule("H-54a")
def test_nobody_moves_in_from_the_school():
    table = built(mason().school(woman=1, man=1).newborn(woman=1).offer("mine").coins(6))
    assert table.at(0, 9) == "mine"
    assert table.told("moved_in") == []
    assert table.s.school[0] == [1, 1]
    assert (table.match.seat, table.match.held) == (2, False)  # nobody is asked; there is nothing more to build


@pytest.mark.rule("H-54")
def test_only_from_the_own_centre_and_only_into_the_new_building():
    table = mason("3 well").centre(woman=2, man=2, seat=1).offer("mine").coins(6)
    built(table)
    assert (table.at(0, 9), table.at(0, 3)) == ("mine", "well")
    assert table.s.centre[1] == [2, 2]


@pytest.mark.rule("H-54")
@pytest.mark.parametrize("kind", VICTORY)
def test_nobody_moves_into_a_victory_building(kind):
    table = mason("3 well woman", "4 grain_farm man", "5 mine man", "6 ironworks woman", "7 brewery man", "8 bakehouse man")
    built(table.centre(woman=1).offer(kind).coins(6), kind)
    assert table.at(0, 9) == kind
    assert table.s.centre[0] == [1, 0]
    assert table.match.view()["phase"] == "act"


@pytest.mark.rule("H-55")
def test_new_building_is_used_for_the_next_one():
    """The mine's ore goes into the mill at once."""
    table = mason("3 well woman", "4 grain_farm man").centre(man=1).offer("mine", "mill").coins(3)
    assert table.offers("build") == ["mine"]
    table.play("build mine", "buy", "lay 9")
    assert table.at(0, 9) == "mine man"
    assert table.offers("build") == ["mill"]
    table.play("build mill", "lay 8")
    assert (0, 0, 9) in table.sleepers()


@pytest.mark.rule("H-55")
def test_without_anybody_moving_in_it_is_no_use():
    table = mason("3 well woman", "4 grain_farm man").school(man=1).offer("mine", "mill").coins(4)
    table.play("build mine", "buy", "lay 9")
    assert table.match.seat == 2  # nothing more to build: the turn is over


@pytest.mark.rule("H-55a")
def test_whoever_moved_in_works_in_an_extra_action():
    table = mason("3 well woman").centre(man=1).offer("mine").tile("carter").coins(2).play("build mine", "buy", "lay 9")
    assert "extra deliver ore" in table.legal
    table.play("extra deliver ore")
    assert (0, 0, 9) in table.sleepers()


@pytest.mark.rule("H-55a")
def test_whoever_has_just_married_works_in_the_same_turn():
    def table() -> Table:
        return mason().centre(woman=1).village("4 grain_farm man asleep", of=1).tile("carter").tile("priest").coins(3)

    regular = table().play("marry centre 1 4")
    assert "extra deliver grain" in regular.legal
    extra = table().play("extra marry centre 1 4")
    assert "deliver grain" in extra.legal
    extra.play("deliver grain")
    assert extra.at(1, 4) == "grain_farm man asleep + 0 asleep"


@pytest.mark.rule("H-56")
def test_building_without_anybody_to_move_in():
    table = built(mason().offer("mine").coins(6))
    assert table.at(0, 9) == "mine"
    assert table.s.awake[0][3] == 0
