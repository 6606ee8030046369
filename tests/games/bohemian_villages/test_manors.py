import pytest

from .table import Table


@pytest.mark.rule("B-49")
@pytest.mark.parametrize(
    ("sides", "village", "value"),
    [("ACEGIKMO", "Elhotin", 4), ("ACEGIKMO", "Kolbitsch", 6), ("ACEGIKMO", "Obethal", 4), ("BDFGILMP", "Dubenow", 5)],
)
def test_manor_pays_its_printed_value_at_once(sides, village, value):
    table = Table(sides=sides, dice=(6, 6, 1, 2)).play("use 6+6", f"place manor {village}")
    assert table.match.seat == 0
    assert (table.s.coins[0], table.s.bank) == (value, 285 - value)


@pytest.mark.rule("B-49")
def test_manor_pays_what_the_owners_box_says():
    box = {"villages": {"E": {"buildings": ["farm", "manor 9"]}}}
    table = Table(dice=(6, 6, 1, 2), box=box).play("use 6+6", "place manor Elhotin")
    assert table.s.coins[0] == 9


@pytest.mark.rule("B-49", "B-61b")
def test_manor_pays_once():
    table = Table().put(0, "manor", "Kolbitsch").put(0, "town_hall", "Kolbitsch").finish(0)
    assert table.s.coins[0] == 0


@pytest.mark.rule("B-49")
def test_every_manor_pays():
    table = Table(dice=(6, 6, 6, 6)).put(0, "manor", "Obethal")
    table.play("place manor Kolbitsch", "use 6+6", "place manor Elhotin")  # 6+6 is the only group to begin with
    assert table.s.coins[0] == 6 + 4
