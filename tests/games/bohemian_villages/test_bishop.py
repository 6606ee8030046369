import pytest

from vicus.games.bohemian_villages.components import NOBODY

from .table import Table


@pytest.mark.rule("B-50")
@pytest.mark.parametrize("face", range(1, 7))
def test_double_may_fetch_the_bishop(face):
    other = 1 + face % 6
    table = Table(dice=(face, face, other, 1 + other % 6)).play(f"use {face}+{face}", "bishop")
    assert table.s.bishop == 0
    assert table.s.figures[0] == 13
    assert "pass" in table.legal


@pytest.mark.rule("B-50")
def test_no_double_no_bishop():
    table = Table(dice=(4, 6, 1, 2))
    assert table.match.why_not("bishop")[0] == "B-50"
    table.play("use 4+6")
    assert "bishop" not in table.legal
    assert table.match.why_not("bishop")[0] == "B-50"


@pytest.mark.rule("B-50")
def test_bishop_stays_until_another_player_fetches_him():
    table = Table(players=2, dice=(3, 3, 1, 2)).play("use 3+3", "bishop").next_roll(5, 5, 1, 2).play("pass")
    table.next_roll(1, 2, 4, 6).play("use 1+2", "place butcher Elhotin", "pass")
    assert (table.match.seat, table.s.bishop) == (0, 0)
    table.next_roll(5, 5, 1, 2).play("use 4+6", "place town_hall Grunitz", "pass").play("use 5+5", "bishop")
    assert table.s.bishop == 1


@pytest.mark.rule("B-50a")
def test_bishop_pays_nothing_on_being_fetched_but_at_the_next_turn():
    table = Table(players=2, dice=(3, 3, 1, 2)).put(0, "church", "Grunitz").put(0, "church", "Ibenow")
    table.play("use 3+3", "bishop")
    assert table.s.coins[0] == 0
    table.play("pass")
    assert table.s.coins[0] == 0
    assert table.turn_of(0).s.coins[0] == 2


@pytest.mark.rule("B-50a")
def test_bishop_lost_before_the_next_turn_pays_nothing():
    table = Table(players=2, dice=(3, 3, 1, 2)).put(0, "church", "Grunitz").put(1, "church", "Ibenow")
    table.play("use 3+3", "bishop").next_roll(5, 5, 1, 2).play("pass").play("use 5+5", "bishop", "pass")
    assert table.match.seat == 0
    assert table.s.coins[:2] == [0, 0]
    assert table.turn_of(1).s.coins[:2] == [0, 1]


@pytest.mark.rule("B-50b")
@pytest.mark.parametrize(("roll", "dice"), [((3, 3, 3, 1), "3+3+3"), ((2, 2, 2, 2), "2+2+2+2"), ((3, 3, 3, 3), "3+3+3+3")])
def test_three_or_four_equal_dice_are_no_double(roll, dice):
    table = Table(dice=roll).play(f"use {dice}")
    assert "bishop" not in table.legal
    assert table.match.why_not("bishop")[0] == "B-50b"


@pytest.mark.rule("B-50b")
@pytest.mark.parametrize(("roll", "left"), [((3, 3, 3, 5), "3+5"), ((2, 2, 2, 2), "2+2")])
def test_any_two_equal_dice_are_a_double(roll, left):
    table = Table(dice=roll).play(f"use {roll[0]}+{roll[0]}", "bishop")
    assert table.legal == [f"use {left}", "pass"]


@pytest.mark.rule("B-50c")
def test_double_is_used_for_one_thing():
    table = Table(players=2, dice=(6, 6, 1, 2)).play("use 6+6")
    assert table.legal == ["place manor Elhotin", "place manor Kolbitsch", "bishop", "tile"]
    table.play("bishop")
    assert table.legal == ["use 1+2", "pass"]
    assert (table.s.bishop, table.s.figures[0], table.s.special[0]) == (0, 13, 0)


@pytest.mark.rule("B-50c")
@pytest.mark.parametrize("choice", ["place manor Elhotin", "tile"])
def test_double_used_otherwise_fetches_nobody(choice):
    assert Table(players=2, dice=(6, 6, 1, 2)).play("use 6+6", choice).s.bishop == NOBODY


@pytest.mark.rule("B-50d")
@pytest.mark.parametrize("holder", [NOBODY, 1, 2])
def test_no_church_needed_and_nobody_keeps_him(holder):
    table = Table(players=3, dice=(6, 6, 1, 2)).put(1, "church", "Grunitz")
    table.s.bishop = holder
    assert table.play("use 6+6", "bishop").s.bishop == 0
    assert table.told("bishop") == [{"seat": 0, "from": None if holder == NOBODY else holder}]


@pytest.mark.rule("X-B-50")
@pytest.mark.parametrize(("pair", "other", "place"), [("1+1", "5+5", "town_hall Grunitz"), ("5+5", "1+1", "bakery Kolbitsch")])
def test_example_ones_and_fives(pair, other, place):
    table = Table(dice=(1, 1, 5, 5)).play(f"use {pair}", "bishop")
    assert table.legal == [f"use {other}", "pass"]
    table.play(f"use {other}", f"place {place}")
    assert (table.s.bishop, table.owner(*place.split())) == (0, 0)


@pytest.mark.rule("X-B-50")
@pytest.mark.parametrize("pair", ["1+1", "5+5"])
def test_example_the_other_pair_lapses(pair):
    table = Table(dice=(1, 1, 5, 5)).play(f"use {pair}", "bishop", "pass")
    assert (table.match.seat, table.s.bishop) == (1, 0)


@pytest.mark.rule("B-51")
def test_not_from_oneself():
    table = Table(dice=(6, 6, 1, 2))
    table.s.bishop = 0
    table.play("use 6+6")
    assert "bishop" not in table.legal
    assert table.match.why_not("bishop")[0] == "B-51"


@pytest.mark.rule("B-51")
def test_double_is_no_move_only_because_of_the_own_bishop():
    table = Table(players=2, dice=(6, 6, 1, 2)).fill(1, "manor")
    table.s.bishop, table.s.special_supply = 0, 0
    assert "use 6+6" not in table.legal
