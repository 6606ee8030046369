"""Groups of dice (B-13, B-14, B-17)."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

import vicus

from .table import Table, positions

ROLLS = list(combinations_with_replacement(range(1, 7), 4))


def uses(table: Table) -> list[str]:
    return [text for text in table.legal if text.startswith("use")]


def groups(roll: tuple[int, ...], *sizes: int) -> set[tuple[int, ...]]:
    return {group for size in sizes for group in combinations(roll, size)}


@pytest.mark.rule("B-13")
def test_all_four_dice_are_rolled():
    for match in positions(3, seed=4):
        kinds = [event.kind for event in match.events]
        for number, event in enumerate(match.events):
            if event.kind == "turn" and "ended" not in kinds:
                rolled = next(e for e in match.events[number:] if e.kind == "rolled")
                assert len(rolled.params["dice"].split("+")) == 4


@pytest.mark.rule("B-13")
def test_dice_are_fair():
    game = vicus.game("bohemian_villages")
    rolls = [game.new(players=2, seed=seed).events[-1].params["dice"].split("+") for seed in range(1500)]
    faces = Counter(face for roll in rolls for face in roll)
    assert set(faces) == set("123456")
    assert all(850 < number < 1150 for number in faces.values())  # 1000 each, five standard deviations
    alike = [max(Counter(roll).values()) for roll in rolls]
    assert 88 < sum(number >= 3 for number in alike) < 204  # 126 of 1296


@pytest.mark.rule("B-14", "B-17")
def test_groups_of_every_roll():
    for roll in ROLLS:
        table = Table(dice=roll)
        # A tile in hand keeps the choice open where a single group fits; it cannot take another tile.
        table.s.special[0], table.s.bishop = 1, 0
        fitting = {group for group in groups(roll, 2, 3, 4) if sum(group) <= 12}
        assert sorted(uses(table)) == sorted("use " + "+".join(map(str, group)) for group in fitting)


@pytest.mark.rule("B-14")
@pytest.mark.parametrize("face", [2, 6])
def test_single_die_is_never_usable(face):
    table = Table(dice=(2, 3, 4, 6))
    assert table.match.why_not(f"use {face}")[0] == "B-14"


@pytest.mark.rule("B-14")
def test_only_dice_that_were_rolled():
    table = Table(dice=(2, 3, 4, 6))
    assert table.match.why_not("use 3+3")[0] == "B-14"
    assert table.match.why_not("use 1+6")[0] == "B-14"


@pytest.mark.rule("B-14")
def test_two_groups_of_two():
    table = Table(dice=(1, 2, 3, 5)).play("use 1+2", "place butcher Anschow")
    assert table.match.seat == 0
    assert table.legal == ["use 3+5", "pass"]
    table.play("use 3+5", "place farm Anschow")
    assert table.match.seat == 1


@pytest.mark.rule("B-14")
@pytest.mark.parametrize(("dice", "place"), [("1+2+3", "mill Anschow"), ("1+2+3+5", "church Anschow")])
def test_one_group_of_three_or_four_is_the_whole_turn(dice, place):
    table = Table(dice=(1, 2, 3, 5)).play(f"use {dice}", f"place {place}")
    assert table.match.seat == 1
    assert table.told("passed") == table.told("stuck") == []


@pytest.mark.rule("X-B-14")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        (("3+4", "manufactory"), ("2+6", "farm")),
        (("2+6", "farm"), ("3+4", "manufactory")),
        (("2+3", "tailor"), ("4+6", "town_hall")),
        (("4+6", "town_hall"), ("2+3", "tailor")),
    ],
)
def test_example_two_pairs(first, then):
    table = Table(dice=(2, 3, 4, 6))
    for dice, kind in (first, then):
        table.play(f"use {dice}", "place {} {}".format(*table.buildings(kind)[0]))
    assert [table.owner(*table.buildings(kind)[0]) for _, kind in (first, then)] == [0, 0]
    assert table.match.seat == 1


@pytest.mark.rule("X-B-14")
def test_example_triple_loses_the_3():
    table = Table(dice=(2, 3, 4, 6)).play("use 2+4+6", "place manor Kolbitsch")
    assert table.owner("manor", "Kolbitsch") == 0
    assert table.match.seat == 1


@pytest.mark.rule("X-B-17")
def test_example_manufactory_and_farm():
    table = Table(dice=(2, 3, 4, 6))
    table.play("use 3+4", "place manufactory Mirschetz", "use 2+6", "place farm Obethal")
    assert (table.owner("manufactory", "Mirschetz"), table.owner("farm", "Obethal")) == (0, 0)
    assert table.s.figures[0] == 11
