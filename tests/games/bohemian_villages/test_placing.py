import pytest

from vicus.games.bohemian_villages.components import KINDS

from .table import Table, pair, positions, use

WITHOUT_BAKERIES = {
    "villages": {
        "C": {"buildings": ["tailor", "mill", "manufactory", "farm", "inn", "church"]},
        "K": {"buildings": ["tailor", "manufactory", "town_hall 8", "manor 6"]},
    }
}


def places(table: Table) -> list[str]:
    return [text for text in table.legal if text.startswith("place")]


@pytest.mark.rule("B-17", "B-18")
@pytest.mark.parametrize("kind", KINDS.values())
def test_sum_is_the_number_of_the_building(kind):
    table = Table(dice=(*pair(kind), 1, 1)).play(use(kind))
    assert places(table) == [f"place {kind} {village}" for _, village in table.buildings(kind)]
    assert len(places(table)) > 1


@pytest.mark.rule("B-17")
@pytest.mark.parametrize("kind", KINDS.values())
def test_figure_comes_from_the_supply(kind):
    table = Table(dice=(*pair(kind), 1, 1))
    village = table.buildings(kind)[-1][1]
    table.play(use(kind), f"place {kind} {village}")
    assert table.owner(kind, village) == 0
    assert table.s.figures[0] == 12
    assert table.census_is_right()


@pytest.mark.rule("B-17")
def test_numbers_of_the_buildings():
    names = "bakery butcher dairy tailor mill manufactory farm inn town_hall church manor"
    assert dict(enumerate(names.split(), start=2)) == KINDS


@pytest.mark.rule("B-17")
@pytest.mark.parametrize("dice", ["4+4+5", "5+6+6", "4+4+5+6"])
def test_sums_above_12_fit_nothing(dice):
    table = Table(dice=(4, 4, 5, 6) if "4" in dice else (1, 5, 6, 6))
    assert table.match.why_not(f"use {dice}")[0] == "B-17"


@pytest.mark.rule("B-17")
def test_other_kinds_are_closed_to_the_sum():
    table = Table(dice=(3, 4, 2, 6)).play("use 3+4")
    assert table.match.why_not("place farm Ibenow")[0] == "B-17"


@pytest.mark.rule("B-17a")
def test_kind_in_no_village_fits_nothing():
    table = Table(players=2, dice=(1, 1, 2, 2), box=WITHOUT_BAKERIES)
    table.s.special_supply, table.s.bishop = 0, 0
    assert "use 1+1" not in table.legal
    assert table.match.why_not("use 1+1")[0] == "B-17a"


@pytest.mark.rule("B-17a")
def test_pair_without_a_building_still_takes_bishop_or_tile():
    assert Table(players=2, dice=(1, 1, 2, 2), box=WITHOUT_BAKERIES).play("use 1+1").legal == ["bishop", "tile"]


@pytest.mark.rule("B-18", "B-19")
def test_only_free_buildings_to_choose_from():
    table = Table(dice=(4, 4, 1, 1)).put(0, "farm", "Anschow").put(1, "farm", "Ibenow").play("use 4+4")
    assert places(table) == [f"place farm {village}" for village in ("Chrastau", "Elhotin", "Mirschetz", "Obethal")]
    assert table.match.why_not("place farm Ibenow")[0] == "B-30"
    assert table.match.why_not("place farm Anschow")[0] == "B-34"


@pytest.mark.rule("B-19")
@pytest.mark.parametrize("seed", range(3))
def test_never_two_figures_on_a_building(seed):
    # The census compares the one owner of every building with the figures that each player is known to have set.
    for match in positions(4, seed):
        counted = match.game.spec.census(match.state, match.game.box.contents)
        assert {name: found for name, found in counted.items() if found[0] != found[1]} == {}


@pytest.mark.rule("B-20")
def test_last_figure_set_leaves_bishop_and_tile():
    table = Table(dice=(1, 2, 5, 5))
    table.s.figures[0] = 1
    table.play("use 1+2", "place butcher Ibenow", "use 5+5")
    assert table.legal == ["bishop", "tile"]
    assert table.match.why_not("place town_hall Grunitz")[0] == "B-20"


@pytest.mark.rule("B-20")
def test_last_figure_set_and_nothing_to_take():
    table = Table(dice=(1, 2, 4, 6))
    table.s.figures[0], table.s.special_supply = 1, 0
    table.play("use 1+2", "place butcher Ibenow")
    assert table.match.seat == 1
    assert (table.told("passed"), table.told("stuck")) == ([], [{"seat": 0}])


@pytest.mark.rule("B-20")
def test_figure_given_back_by_the_first_move_may_be_set():
    table = Table(dice=(3, 4, 4, 6)).fill(1, "manufactory", but=1)
    table.s.figures[0], table.s.special_supply = 1, 0
    table.play("use 3+4")
    assert table.s.figures[0] == 1
    table.play("use 4+6", "place town_hall Grunitz")
    assert table.owner("town_hall", "Grunitz") == 0
