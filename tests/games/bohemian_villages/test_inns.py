import pytest

from vicus.games.bohemian_villages.components import INN, NOBODY

from .table import Table, positions

OTHERS = ("butcher", "mill", "manufactory", "farm", "manor")
"""The buildings of Elhotin besides its inn."""
# Room for a second inn in Nenbrad: the box has eight inn tiles.
TWO_INNS = {
    "villages": {
        "N": {"buildings": ["dairy", "farm", "inn", "inn", "town_hall 8"]},
        "S": {"buildings": ["bakery", "dairy", "farm", "town_hall 14"]},
        "T": {"buildings": ["bakery", "dairy", "farm", "town_hall 12"]},
    }
}


def elhotin(others: int, seat: int = 1, **options) -> Table:
    table = Table(**options)
    for kind in OTHERS[:others]:
        table.put(seat, kind, "Elhotin")
    return table


# -- B-44: active or not ------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-44")
@pytest.mark.parametrize("others", range(6))
@pytest.mark.parametrize("seat", [0, 1])
def test_inn_is_active_with_three_other_buildings(others, seat):
    table = elhotin(others, seat, dice=(3, 6, 1, 1)).play("use 3+6", "place inn Elhotin")
    assert table.owner("inn", "Elhotin") == 0
    assert table.active("Elhotin") == (others >= 3)


@pytest.mark.rule("B-44")
def test_figure_takes_the_inn_tile():
    table = Table(dice=(3, 6, 1, 1))
    assert table.match.view()["inn_supply"] == 4
    table.play("use 3+6", "place inn Elhotin")
    assert table.match.view()["inn_supply"] == 3
    assert table.s.coins[0] == 0


@pytest.mark.rule("B-44")
def test_other_villages_do_not_count():
    table = elhotin(2, dice=(3, 6, 1, 1)).fill_village(1, "Chrastau").fill_village(1, "Ibenow")
    assert not table.play("use 3+6", "place inn Elhotin").active("Elhotin")


@pytest.mark.rule("B-44")
def test_third_other_building_wakes_the_inn():
    table = elhotin(1, dice=(2, 6, 6, 6)).put(0, "inn", "Elhotin").put(0, "inn", "Ibenow")
    table.play("use 2+6", "place farm Elhotin")
    assert not table.active("Elhotin")
    table.play("use 6+6", "place manor Elhotin")
    assert table.active("Elhotin")
    assert not table.active("Ibenow")
    assert [(woke["seat"], woke["village"]) for woke in table.told("woke")] == [(0, "Elhotin")]


@pytest.mark.rule("B-44")
def test_free_inn_is_not_woken():
    table = elhotin(2, dice=(2, 6, 6, 6)).play("use 2+6", "place farm Elhotin", "use 6+6", "place manor Elhotin")
    assert not table.active("Elhotin")


@pytest.mark.rule("B-44")
def test_once_active_always_active():
    table = elhotin(3, dice=(1, 6, 1, 2)).put(0, "inn", "Elhotin").wake("Elhotin").fill(1, "manufactory", but=1)
    table.play("use 1+6", f"place manufactory {table.buildings('manufactory')[-1][1]}")
    assert table.s.taken[2] == 3
    table.play("use 1+2", "place butcher Ibenow")
    assert table.active("Elhotin")
    assert table.turn_of(0).told("income") == [{"seat": 0, "inns": 1, "churches": 0}]


@pytest.mark.rule("B-44a")
def test_inn_woken_in_another_players_turn_pays_its_holder_from_the_next_turn_on():
    table = elhotin(2, players=2, dice=(2, 6, 1, 2)).put(1, "inn", "Elhotin")
    table.s.coins[0] = 0
    table.play("use 2+6", "place farm Elhotin")
    assert table.active("Elhotin")
    assert table.s.coins[1] == 0
    table.play("pass")
    assert table.told("income") == [{"seat": 1, "inns": 1, "churches": 0}]
    assert table.s.coins[1] == 1


@pytest.mark.rule("B-44a")
def test_inn_woken_in_the_holders_own_turn_pays_nothing_at_once():
    table = elhotin(3, dice=(3, 6, 1, 1)).play("use 3+6", "place inn Elhotin")
    assert table.active("Elhotin")
    assert table.s.coins[0] == 0
    assert table.turn_of(0).s.coins[0] == 1
    assert table.turn_of(0).s.coins[0] == 2


def manufactories_and_inn() -> Table:
    """Town hall and farm of Nenbrad are occupied; the last free manufactory is that of Obethal."""
    table = Table(sides="ACEGIKNO", dice=(3, 4, 3, 6)).put(1, "town_hall", "Nenbrad").put(2, "farm", "Nenbrad")
    return table.fill(1, "manufactory", but=1)


@pytest.mark.rule("B-44b")
def test_inn_set_after_a_scoring_finds_the_board_emptied():
    table = manufactories_and_inn().play("use 3+4", "place manufactory Obethal", "use 3+6", "place inn Nenbrad")
    assert table.owner("manufactory", "Nenbrad") is None
    assert not table.active("Nenbrad")


@pytest.mark.rule("B-44b")
def test_inn_set_before_a_scoring_is_active():
    table = manufactories_and_inn().play("use 3+6", "place inn Nenbrad", "use 3+4", "place manufactory Obethal")
    assert table.owner("manufactory", "Nenbrad") is None
    assert table.active("Nenbrad")


@pytest.mark.rule("B-44c")
@pytest.mark.parametrize(("others", "active"), [(["farm"], [0, 0]), (["farm", "dairy"], [1, 1])])
def test_two_inns_in_a_village(others, active):
    table = Table(sides="ACEGIKNO", dice=(4, 5, 3, 6), box=TWO_INNS)
    for kind in others:
        table.put(1, kind, "Nenbrad")
    first = table.building("inn", "Nenbrad") - table.s.first[INN]
    table.play("use 4+5", "place inn Nenbrad #2")
    assert table.s.active[first : first + 2] == [0, 0]
    table.play("use 3+6", "place inn Nenbrad")
    assert table.s.active[first : first + 2] == active
    assert len(table.told("woke")) == sum(active)


@pytest.mark.rule("B-44c")
def test_free_inn_beside_an_active_one_has_no_active_tile():
    table = Table(sides="ACEGIKNO", dice=(4, 5, 1, 1), box=TWO_INNS).fill_village(1, "Nenbrad", but=["inn"])
    first = table.building("inn", "Nenbrad") - table.s.first[INN]
    table.play("use 4+5", "place inn Nenbrad #2")
    assert table.s.active[first : first + 2] == [0, 1]


# -- B-45: before a scoring ---------------------------------------------------------------------------------------------


@pytest.mark.rule("B-45")
@pytest.mark.parametrize(("kind", "dice"), [("mill", "1+5"), ("manufactory", "1+6")])
def test_inn_wakes_before_scoring(kind, dice):
    table = Table(dice=(*map(int, dice.split("+")), 1, 1), sides="ADEGIKMO").put(1, "inn", "Dubenow")
    table.put(1, "bakery", "Dubenow").put(2, "church", "Dubenow")
    for _, village in table.buildings(kind):
        if village != "Dubenow":
            table.put(2, kind, village)
    table.play(f"use {dice}", f"place {kind} Dubenow")
    assert table.owner(kind, "Dubenow") is None
    assert table.active("Dubenow")
    kinds = [event.kind for event in table.match.events]
    assert kinds.index("woke") < kinds.index("scored")


@pytest.mark.rule("X-B-45", "B-45")
def test_example_nenbrad():
    red, yellow, green = 0, 1, 2
    table = Table(players=3, sides="ACEGIKNO", dice=(3, 4, 1, 2))
    table.put(red, "inn", "Nenbrad").put(yellow, "town_hall", "Nenbrad").put(green, "farm", "Nenbrad")
    for kind, village in table.buildings("manufactory"):
        if village != "Nenbrad":
            table.put(yellow, kind, village)
    assert not table.active("Nenbrad")
    table.play("use 3+4", "place manufactory Nenbrad")
    assert table.active("Nenbrad")
    assert table.told("scored") == [{"kind": "manufactory"}]
    assert {table.owner(*place) for place in table.buildings("manufactory")} == {None}
    assert table.s.figures[red] == 12
    assert table.s.coins[red] == 3
    assert table.turn_of(red).s.coins[red] == 4
    assert table.turn_of(red).s.coins[red] == 5


# -- B-46: eviction -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-46")
def test_active_tile_passes_to_the_evictor():
    table = Table(players=3, dice=(3, 6, 1, 1)).fill(1, "inn").wake("Elhotin")
    # Too few figures to wake it again: it stays active because it was.
    assert table.s.taken[2] == 1
    table.play("use 3+6", "place inn Elhotin")
    assert table.owner("inn", "Elhotin") == 0
    assert table.active("Elhotin")
    assert table.turn_of(0).told("income") == [{"seat": 0, "inns": 1, "churches": 0}]
    assert table.turn_of(1).told("income") == []


@pytest.mark.rule("B-46a")
def test_inactive_tile_stays_inactive_on_passing_and_wakes_for_its_new_holder():
    table = Table(players=3, dice=(3, 6, 2, 6)).fill(1, "inn").put(1, "mill", "Elhotin").put(1, "butcher", "Elhotin")
    table.play("use 3+6", "place inn Elhotin")
    assert not table.active("Elhotin")
    table.play("use 2+6", "place farm Elhotin")
    assert table.active("Elhotin")
    assert table.told("woke")[0]["seat"] == 0
    assert table.turn_of(0).told("income") == [{"seat": 0, "inns": 1, "churches": 0}]


@pytest.mark.rule("B-46b")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_inn_tiles_are_figures_on_inns(players):
    occupied: set[int] = set()
    for match in positions(players, seed=46):
        s = match.state
        inns = range(s.first[INN], s.first[INN + 1])
        now = {inn for inn in inns if s.owner[inn] != NOBODY}
        assert occupied <= now
        assert sum(s.own[p][INN] for p in range(players)) == len(now)
        assert match.view()["inn_supply"] == len(inns) - len(now)
        assert all(s.active[inn - s.first[INN]] == 0 for inn in inns if inn not in now)
        occupied = now
    assert occupied
