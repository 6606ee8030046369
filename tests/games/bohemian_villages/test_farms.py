import pytest

from .table import Table


@pytest.mark.rule("B-43")
@pytest.mark.parametrize("own", range(6))
def test_farm_brings_a_coin_for_each_own_farm(own):
    table = Table(dice=(2, 6, 1, 1))
    for place in table.buildings("farm")[:own]:
        table.put(0, *place)
    if own < 5:
        table.put(1, *table.buildings("farm")[own])  # other players' farms do not count
    table.play("use 2+6", "place farm Obethal")
    assert (table.s.coins[0], table.s.coins[1], table.s.bank) == (own + 1, 0, 285 - own - 1)


@pytest.mark.rule("X-B-43")
def test_example_third_farm():
    table = Table(dice=(2, 6, 1, 1)).put(0, "farm", "Anschow").put(0, "farm", "Elhotin")
    table.play("use 2+6", "place farm Mirschetz")
    assert table.s.coins[0] == 3


@pytest.mark.rule("B-43a")
def test_farm_won_by_eviction_pays():
    table = Table(dice=(2, 6, 1, 1)).put(0, "farm", "Anschow").put(0, "farm", "Elhotin").fill(1, "farm")
    table.play("use 2+6", "place farm Mirschetz")
    assert table.s.coins[:2] == [3, 0]


@pytest.mark.rule("B-43a")
def test_farm_lost_by_eviction_no_longer_counts():
    table = Table(players=2, dice=(2, 6, 1, 2)).fill(1, "farm")
    table.play("use 2+6", "place farm Ibenow").next_roll(2, 6, 1, 1).play("pass")
    table.play("use 2+6", "place farm Ibenow")
    assert table.s.coins[:2] == [1, 4]  # seat 1 had four, lost one and won it back
    table.next_roll(2, 6, 1, 1).play("pass").play("use 2+6", "place farm Ibenow")
    assert table.s.coins[:2] == [2, 4]
