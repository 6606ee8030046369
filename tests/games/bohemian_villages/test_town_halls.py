import pytest

from .table import Table

HALLS = {"Grunitz": 8, "Kolbitsch": 8, "Mirschetz": 8, "Obethal": 10}


@pytest.mark.rule("B-47")
@pytest.mark.parametrize("village", HALLS)
@pytest.mark.parametrize("others", [0, 1])
def test_printed_value_for_a_complete_village(village, others):
    table = Table().put(0, "town_hall", village).fill_village(others, village).finish(0)
    assert table.lines(0)["town_halls"] == HALLS[village]
    assert table.lines(1)["town_halls"] == 0


@pytest.mark.rule("B-47")
@pytest.mark.parametrize("missing", ["dairy", "manufactory", "farm", "church", "manor"])
def test_nothing_if_one_building_is_missing(missing):
    table = Table().put(0, "town_hall", "Obethal").fill_village(1, "Obethal", but=[missing]).finish(0)
    assert table.lines(0)["town_halls"] == 0


@pytest.mark.rule("B-47")
def test_every_own_town_hall_counts():
    table = Table().fill_village(0, "Grunitz").put(0, "town_hall", "Obethal").fill_village(1, "Obethal")
    table.put(0, "town_hall", "Kolbitsch").finish(0)  # not complete
    assert table.lines(0)["town_halls"] == 18


@pytest.mark.rule("B-47")
@pytest.mark.parametrize("halls", range(3))
def test_five_lost_without_a_town_hall(halls):
    table = Table().put(1, "town_hall", "Obethal")
    for place in table.buildings("town_hall")[:halls]:
        table.put(0, *place)
    table.s.coins[:3] = [20, 20, 20]
    table.finish(0)
    assert [table.lines(p)["no_town_hall"] for p in range(3)] == [0 if halls else -5, 0, -5]
    assert table.s.coins[:3] == [20 if halls else 15, 20, 15]


@pytest.mark.rule("B-47")
def test_town_hall_pays_nothing_before_the_end():
    table = Table(dice=(4, 6, 1, 1)).fill_village(1, "Grunitz", but=["town_hall"])
    table.play("use 4+6", "place town_hall Grunitz")
    assert table.s.coins[0] == 0


@pytest.mark.rule("B-47a")
@pytest.mark.parametrize(("kind", "dice", "village"), [("mill", "1+5", "Grunitz"), ("manufactory", "1+6", "Kolbitsch")])
def test_village_emptied_by_a_scoring_is_incomplete(kind, dice, village):
    table = Table(dice=(*map(int, dice.split("+")), 1, 1)).put(0, "town_hall", village).fill_village(1, village)
    table.fill(2, kind, but=1)
    assert table.lines(0)["town_halls"] == 8
    table.play(f"use {dice}", f"place {kind} {table.buildings(kind)[-1][1]}")
    assert table.lines(0)["town_halls"] == 0
    table.s.coins[0] = 0
    assert table.finish(0).s.coins[0] == 0


@pytest.mark.rule("B-47b")
def test_worthless_town_hall_averts_the_loss():
    table = Table().put(0, "town_hall", "Grunitz").finish(0)
    assert (table.lines(0)["town_halls"], table.lines(0)["no_town_hall"]) == (0, 0)


@pytest.mark.rule("B-47b")
def test_loss_is_five_once():
    table = Table().finish(0)  # four town halls in play, none of them occupied
    assert table.s.coins[:3] == [-5, -5, -5]


@pytest.mark.rule("B-47")
def test_evicted_from_the_only_town_hall():
    table = Table(dice=(4, 6, 1, 1)).put(1, "town_hall", "Grunitz").fill(2, "town_hall")
    table.play("use 4+6", "place town_hall Grunitz")
    assert [table.lines(p)["no_town_hall"] for p in range(3)] == [0, -5, 0]
