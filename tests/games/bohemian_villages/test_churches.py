import pytest

from vicus.games.bohemian_villages.components import CHURCH

from .table import Table


def prizes(*held: int) -> list[int]:
    table = Table(players=len(held))
    for p, number in enumerate(held):
        table.s.own[p][CHURCH] = number  # some of these are more churches than lie in play
    return [table.lines(p)["churches"] for p in range(len(held))]


@pytest.mark.rule("B-48")
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ((3, 2), [10, 6]),
        ((1, 2), [6, 10]),
        ((2, 3, 1), [6, 10, 0]),
        ((1, 2, 3, 4), [0, 0, 6, 10]),
        ((4, 2, 2, 2, 1), [10, 6, 6, 6, 0]),
    ],
)
def test_most_and_second_most(held, paid):
    assert prizes(*held) == paid


@pytest.mark.rule("B-48")
@pytest.mark.parametrize(
    ("held", "paid"),
    [((2, 2), [6, 6]), ((2, 1, 2), [6, 0, 6]), ((3, 3, 2, 2), [6, 6, 0, 0]), ((2, 2, 2, 1, 0), [6, 6, 6, 0, 0])],
)
def test_tied_for_most(held, paid):
    assert prizes(*held) == paid


@pytest.mark.rule("B-48")
@pytest.mark.parametrize(("held", "paid"), [((1, 0), [10, 0]), ((0, 4, 0), [0, 10, 0]), ((0, 0, 0, 1, 0), [0, 0, 0, 10, 0])])
def test_only_one_player_with_churches(held, paid):
    assert prizes(*held) == paid


@pytest.mark.rule("B-48a")
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ((3, 2, 2, 0), [10, 6, 6, 0]),
        ((2, 2, 1), [6, 6, 0]),
        ((1, 1, 1), [6, 6, 6]),
        ((2, 0, 0), [10, 0, 0]),
        ((0, 0), [0, 0]),
    ],
)
def test_table_of_the_catalogue(held, paid):
    assert prizes(*held) == paid


@pytest.mark.rule("B-48")
def test_churches_pay_at_the_end_only():
    table = Table(dice=(5, 6, 1, 1)).put(1, "church", "Anschow")
    table.play("use 5+6", "place church Chrastau")
    assert table.s.coins[:2] == [0, 0]
    for p in range(3):
        table.put(p, "town_hall", ("Grunitz", "Kolbitsch", "Mirschetz")[p])
    table.put(0, "church", "Ibenow").finish(0)
    assert table.s.coins[:3] == [10, 6, 0]
