from functools import cache
from itertools import combinations, product

import pytest

from vicus.games.bohemian_villages.components import BAKERY, TAILOR

from .table import Table, pair, use

SHOPS = ("bakery", "butcher", "dairy", "tailor")
SETS = (0, 1, 5, 12, 20)


def points(*held: int) -> int:
    """What a player with this many bakeries, butchers, dairies and tailors has for shops."""
    table = Table()
    table.s.own[0][BAKERY : TAILOR + 1] = held  # more than there are buildings, to see every case
    return table.lines(0)["shops"]


@pytest.mark.rule("B-40")
@pytest.mark.parametrize(
    ("held", "worth"),
    [((1, 0, 0, 0), 1), ((0, 0, 1, 0), 1), ((0, 1, 0, 1), 5), ((1, 1, 1, 0), 12), ((0, 1, 1, 1), 12), ((1, 1, 1, 1), 20)],
)
def test_one_set(held, worth):
    assert points(*held) == worth


@pytest.mark.rule("B-40")
@pytest.mark.parametrize(
    ("held", "worth"),
    [((0, 0, 0, 0), 0), ((3, 0, 0, 0), 3), ((2, 2, 0, 0), 10), ((2, 1, 1, 1), 21), ((2, 2, 2, 2), 40), ((3, 2, 1, 0), 18)],
)
def test_leftover_shops_form_further_sets(held, worth):
    assert points(*held) == worth


@pytest.mark.rule("X-B-40")
def test_example_two_bakeries_and_a_butcher():
    table = Table().put(0, "bakery", "Chrastau").put(0, "bakery", "Kolbitsch").put(0, "butcher", "Ibenow").finish(0)
    assert table.lines(0)["shops"] == 6


@pytest.mark.rule("B-40a")
def test_two_two_one_none():
    assert points(2, 2, 1, 0) == 12 + 5


@cache
def best(held: tuple[int, ...]) -> int:
    """The best of all ways to form sets."""
    kinds = [kind for kind in range(4) if held[kind]]
    ways = [chosen for size in range(1, len(kinds) + 1) for chosen in combinations(kinds, size)]
    return max((SETS[len(way)] + best(tuple(n - (k in way) for k, n in enumerate(held))) for way in ways), default=0)


@pytest.mark.rule("B-40a")
def test_no_other_split_is_better():
    assert {held: points(*held) for held in product(range(4), repeat=4)} == {
        held: best(held) for held in product(range(4), repeat=4)
    }


@pytest.mark.rule("B-40")
@pytest.mark.parametrize("kind", SHOPS)
def test_shops_bring_nothing_before_the_end(kind):
    table = Table(dice=(*pair(kind), 1, 6))
    village = table.buildings(kind)[0][1]
    table.play(use(kind), f"place {kind} {village}")
    assert (table.s.coins[0], table.s.bank) == (0, 285)
    assert table.lines(0)["shops"] == 1
