from itertools import combinations, combinations_with_replacement

import pytest

from .table import Table, positions


def holding(*dice: int, players: int = 3) -> Table:
    """Seat 0 has had a special-action tile since an earlier turn."""
    table = Table(players=players, dice=dice)
    table.s.special[0], table.s.special_supply = 1, 6
    return table


def rerolls(table: Table) -> list[str]:
    return [text.removeprefix("reroll ") for text in table.legal if text.startswith("reroll")]


# -- taking -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-52")
@pytest.mark.parametrize("pair", list(combinations_with_replacement(range(1, 7), 2)))
def test_any_pair_takes_a_tile(pair):
    table = Table(dice=(*pair, 1, 6)).play("use {}+{}".format(*pair), "tile")
    assert (table.s.special[0], table.s.special_supply) == (1, 6)
    assert table.s.figures[0] == 13
    assert "pass" in table.legal


@pytest.mark.rule("B-52")
def test_at_most_one_tile():
    table = holding(1, 2, 4, 6).play("use 1+2")
    assert "tile" not in table.legal
    assert table.match.why_not("tile")[0] == "B-52"


@pytest.mark.rule("B-52")
def test_no_second_tile_with_the_second_pair():
    table = Table(dice=(1, 2, 4, 6)).play("use 1+2", "tile", "use 4+6")
    assert "tile" not in table.legal


@pytest.mark.rule("B-52")
def test_none_taken_in_the_turn_in_which_one_was_used():
    table = holding(1, 2, 4, 6).next_roll(6).play("reroll 1", "use 2+4")
    assert table.s.special[0] == 0
    assert "tile" not in table.legal
    assert table.match.why_not("tile")[0] == "B-52"


@pytest.mark.rule("B-52")
def test_taken_again_in_the_next_turn():
    table = holding(1, 2, 4, 6).next_roll(6).play("reroll 1", "use 2+4", "place mill Elhotin", "pass")
    table.next_roll(1, 2, 4, 6).turn_of(0).play("use 1+2", "tile")
    assert table.s.special[0] == 1


@pytest.mark.rule("B-52a")
def test_none_left():
    table = Table(dice=(1, 2, 4, 6))
    table.s.special_supply, table.s.special_gone = 0, 7
    table.play("use 1+2")
    assert "tile" not in table.legal
    assert table.match.why_not("tile")[0] == "B-52a"


@pytest.mark.rule("B-52a")
def test_used_tile_leaves_the_game():
    table = holding(1, 2, 4, 6).play("reroll 1")
    assert (table.s.special[0], table.s.special_supply, table.s.special_gone) == (0, 6, 1)


@pytest.mark.rule("B-52a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_more_than_seven_used(players):
    for match in positions(players, seed=52):
        view = match.view()
        held = [seat["special"] for seat in view["seats"]]
        assert max(held) <= 1
        assert sum(held) + view["special_supply"] + view["special_gone"] == 7


@pytest.mark.rule("B-52b")
@pytest.mark.parametrize("dice", ["1+2+4", "1+2+3+4"])
def test_three_or_four_dice_take_no_tile(dice):
    table = Table(dice=(1, 2, 3, 4)).play(f"use {dice}")
    assert "tile" not in table.legal
    assert table.match.why_not("tile")[0] == "B-52b"


@pytest.mark.rule("B-52b")
def test_triple_that_fits_nothing_is_no_move_although_tiles_are_left():
    assert "use 4+5+6" not in Table(dice=(4, 5, 6, 6)).legal


@pytest.mark.rule("B-52b")
@pytest.mark.parametrize("moves", [("use 1+2", "tile", "use 5+5", "bishop"), ("use 5+5", "bishop", "use 1+2", "tile")])
def test_tile_and_bishop_in_one_turn(moves):
    table = Table(dice=(1, 2, 5, 5)).play(*moves)
    assert (table.s.bishop, table.s.special[0]) == (0, 1)
    assert table.match.seat == 1


# -- using --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-53")
def test_rolling_again_is_not_a_move():
    table = holding(1, 2, 4, 6).next_roll(1, 2, 3, 3).play("reroll 1+2+4+6")
    assert table.told("rolled") == [{"seat": 0, "dice": "1+2+3+3"}]
    table.play("use 1+2", "place butcher Elhotin", "use 3+3", "place mill Elhotin")
    assert table.s.figures[0] == 11
    assert table.match.seat == 1


@pytest.mark.rule("B-53")
@pytest.mark.parametrize("dice", ["1", "4", "2+6", "1+2+4", "1+2+4+6"])
def test_any_number_of_unused_dice(dice):
    table = holding(1, 2, 4, 6)
    again = dice.split("+")
    kept = [face for face in (1, 2, 4, 6) if str(face) not in again]
    table.next_roll(*[5] * len(again)).play(f"reroll {dice}")
    assert sorted(table.match.view()["dice"] + table.match.view()["group"]) == sorted(kept + [5] * len(again))
    assert table.told("rolled") == [{"seat": 0, "dice": "+".join("5" * len(again))}]


@pytest.mark.rule("B-53")
def test_no_tile_no_reroll():
    table = Table(dice=(1, 2, 4, 6))
    table.s.special[1] = 1
    assert rerolls(table) == []
    assert table.match.why_not("reroll 1")[0] == "B-53"


@pytest.mark.rule("B-53")
def test_only_dice_that_lie_there():
    assert holding(1, 2, 4, 6).match.why_not("reroll 3")[0] == "B-53"


@pytest.mark.rule("B-53a")
def test_before_the_first_move_and_between_the_two():
    table = holding(1, 2, 4, 6)
    assert len(rerolls(table)) == 15
    assert "use 1+2" in table.legal
    table.play("use 1+2", "place butcher Elhotin")
    assert rerolls(table) == ["4", "6", "4+6"]
    assert {"use 4+6", "pass"} <= set(table.legal)


@pytest.mark.rule("B-53a")
@pytest.mark.parametrize(
    "moves",
    [
        ("use 1+2+3", "place mill Elhotin"),
        ("use 1+2+3+4", "place town_hall Grunitz"),
        ("use 1+2", "place butcher Elhotin", "use 3+4", "place manufactory Elhotin"),
    ],
)
def test_not_with_less_than_two_dice(moves):
    table = holding(1, 2, 3, 4).play(*moves)
    assert table.match.seat == 1
    assert table.s.special[0] == 1


@pytest.mark.rule("B-53b")
def test_dice_left_lying_keep_their_numbers():
    table = holding(1, 2, 4, 6).next_roll(5).play("reroll 6")
    assert table.s.dice == [1, 2, 4, 5]
    assert "use 1+5" in table.legal  # a rerolled die and one left lying


@pytest.mark.rule("B-53b")
@pytest.mark.parametrize(
    ("again", "shows", "dice"),
    [
        ("6", (5,), [1, 2, 4, 5]),
        ("6", (1,), [1, 1, 2, 4]),  # the same as one that was kept
        ("1", (6,), [2, 4, 6, 6]),
        ("2+4", (2, 4), [1, 2, 4, 6]),  # nothing has changed, but two dice were rolled
        ("1+6", (3, 5), [2, 3, 4, 5]),
        ("1+2+4", (6, 5, 6), [5, 6, 6, 6]),
        ("1+2+4+6", (3, 1, 3, 2), [1, 2, 3, 3]),
    ],
)
def test_dice_that_were_kept_are_not_said_to_be_rolled(again, shows, dice):
    table = holding(1, 2, 4, 6).next_roll(*shows).play(f"reroll {again}")
    assert table.told("used_tile") == [{"seat": 0, "dice": again}]
    assert table.told("rolled") == [{"seat": 0, "dice": "+".join(map(str, sorted(shows)))}]
    assert table.s.dice == dice


@pytest.mark.rule("B-53b")
def test_used_dice_stay_used():
    table = holding(1, 2, 4, 6).play("use 1+2", "place butcher Elhotin").next_roll(5).play("reroll 6")
    assert table.legal == ["use 4+5", "pass"]


@pytest.mark.rule("B-53c")
def test_one_reroll_a_turn():
    table = holding(1, 2, 4, 6).next_roll(5).play("reroll 6")
    assert rerolls(table) == []
    table.play("use 1+2", "place butcher Elhotin")
    assert rerolls(table) == []
    assert table.match.why_not("reroll 4")[0] == "B-53"


@pytest.mark.rule("B-53d")
def test_reroll_between_the_moves_obliges_to_nothing():
    table = holding(1, 2, 4, 6).play("use 1+2", "place butcher Elhotin").next_roll(3, 4).play("reroll 4+6")
    assert table.legal == ["use 3+4", "pass"]
    assert table.play("pass").match.seat == 1
    assert (table.told("passed"), table.told("stuck")) == ([{"seat": 0}], [])


@pytest.mark.rule("B-53d")
def test_useless_reroll_between_the_moves_ends_the_turn():
    table = holding(1, 2, 4, 6).fill(1, "manor").play("use 1+2", "place butcher Elhotin")
    table.s.bishop = 0
    table.next_roll(6, 6).play("reroll 4+6")
    assert (table.told("skipped"), table.told("passed"), table.told("stuck")) == ([], [], [{"seat": 0}])
    assert table.match.seat == 1


@pytest.mark.rule("B-53e")
def test_choices_are_counted_by_value():
    for roll in combinations_with_replacement(range(1, 7), 4):
        table = holding(*roll)
        different = {dice for size in range(1, 5) for dice in combinations(roll, size)}
        assert sorted(rerolls(table)) == sorted("+".join(map(str, dice)) for dice in different)
        assert len(set(table.legal)) == len(table.legal)


@pytest.mark.rule("B-53e")
def test_equal_dice_are_used_one_by_one():
    table = Table(dice=(3, 3, 3, 5)).play("use 3+5", "place farm Elhotin")
    assert table.legal == ["use 3+3", "pass"]


@pytest.mark.rule("B-54")
def test_tile_taken_this_turn_cannot_be_used_this_turn():
    table = Table(players=2, dice=(1, 2, 4, 6)).play("use 1+2", "tile")
    assert rerolls(table) == []
    assert table.match.why_not("reroll 4")[0] == "B-54"
    table.play("pass").next_roll(1, 2, 4, 6).turn_of(0)
    assert len(rerolls(table)) == 15
