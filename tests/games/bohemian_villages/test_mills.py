"""Mills (flour, 2 coins) and glass manufactories (3 coins)."""

import pytest

from vicus.games.bohemian_villages.components import NUMBERS

from .table import Table, pair, positions, use

MILLS = ("mill", "flour", 2)
MANUFACTORIES = ("manufactory", "glass", 3)
both = pytest.mark.parametrize(("kind", "tile", "worth"), [MILLS, MANUFACTORIES])


def tiles(table: Table, tile: str) -> list[int]:
    return list(getattr(table.s, tile)[:3])


@pytest.mark.rule("B-41", "B-42")
@both
def test_figure_takes_a_tile(kind, tile, worth):
    table = Table(dice=(*pair(kind), 1, 1))
    before = table.match.view()[f"{tile}_supply"]
    table.play(use(kind), f"place {kind} Elhotin")
    assert tiles(table, tile) == [1, 0, 0]
    assert table.match.view()[f"{tile}_supply"] == before - 1
    assert table.s.coins[0] == 0
    assert table.owner(kind, "Elhotin") == 0


def before_the_last(kind: str) -> Table:
    """Seat 1 has two, seat 2 has the rest but one."""
    table = Table(dice=(*pair(kind), 4, 6))
    table.s.special[0] = 1  # no tile may be taken: the last building is the only use of the pair
    for place in table.buildings(kind)[:2]:
        table.put(1, *place)
    return table.fill(2, kind, but=1)


@pytest.mark.rule("B-41", "B-42")
@both
def test_last_one_scores_at_once(kind, tile, worth):
    table = before_the_last(kind)
    number = len(table.buildings(kind))
    table.play(use(kind))
    assert table.s.coins[:3] == [worth, 2 * worth, (number - 3) * worth]
    assert table.s.bank == 285 - number * worth
    assert table.told("scored") == [{"kind": kind}]


@pytest.mark.rule("B-41", "B-42", "B-41a")
@both
def test_tiles_and_figures_go_back(kind, tile, worth):
    table = before_the_last(kind).play(use(kind))
    assert tiles(table, tile) == [0, 0, 0]
    assert table.match.view()[f"{tile}_supply"] == len(table.buildings(kind))
    assert table.s.figures[:3] == [13, 13, 13]
    assert {table.owner(*place) for place in table.buildings(kind)} == {None}
    assert sum(table.s.taken) == 0
    table.s.special[0], table.s.special_supply = 0, 7
    assert table.census_is_right()


@pytest.mark.rule("B-41", "B-42")
@both
def test_no_scoring_before_the_last(kind, tile, worth):
    table = Table(dice=(*pair(kind), 4, 6)).fill(1, kind, but=2)
    table.play(use(kind), f"place {kind} {table.buildings(kind)[-1][1]}")
    assert table.s.coins[:2] == [0, 0]
    assert table.told("scored") == []


@pytest.mark.rule("B-41a")
@pytest.mark.parametrize(("kind", "dice", "again"), [("mill", (1, 5, 2, 4), "2+4"), ("manufactory", (1, 6, 3, 4), "3+4")])
def test_emptied_buildings_are_free_for_the_second_move(kind, dice, again):
    table = Table(dice=dice).fill(1, kind, but=1).play(use(kind))
    table.play(f"place {kind} {table.buildings(kind)[-1][1]}", f"use {again}")
    assert [text for text in table.legal if text.startswith("place")] == [
        f"place {kind} {village}" for _, village in table.buildings(kind)
    ]
    first = table.buildings(kind)[0][1]
    table.play(f"place {kind} {first}")
    assert table.owner(kind, first) == 0
    assert table.s.figures[0] == 12


@pytest.mark.rule("B-41a")
@both
def test_second_scoring_of_the_same_buildings(kind, tile, worth):
    table = before_the_last(kind).play(use(kind))
    number = len(table.buildings(kind))
    for place in table.buildings(kind)[:-1]:
        table.put(0, *place)
    table.dice(*pair(kind), 4, 6).s.made = 0
    table.match.refresh()
    table.play(use(kind))
    assert table.s.coins[0] == worth + number * worth


@pytest.mark.rule("B-41b")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_are_figures_standing_there(players):
    for match in positions(players, seed=41):
        s = match.state
        for p in range(players):
            assert s.flour[p] == sum(s.owner[b] == p for b in range(s.first[6], s.first[7]))
            assert s.glass[p] == sum(s.owner[b] == p for b in range(s.first[7], s.first[8]))


@pytest.mark.rule("B-42")
@pytest.mark.parametrize(("kind", "other", "tile"), [("mill", "manufactory", "glass"), ("manufactory", "mill", "flour")])
def test_mills_and_manufactories_score_apart(kind, other, tile):
    table = before_the_last(kind).fill(1, other, but=1)
    kept = len(table.buildings(other)) - 1
    table.play(use(kind))
    assert tiles(table, tile) == [0, kept, 0]
    assert table.s.own[1][NUMBERS[other]] == kept
    assert table.s.coins[1] == 2 * {"mill": 2, "manufactory": 3}[kind]


@pytest.mark.rule("B-41", "B-42")
@both
def test_tiles_pay_those_who_hold_them_only(kind, tile, worth):
    table = Table(dice=(*pair(kind), 4, 6)).fill(2, kind, but=1)
    number = len(table.buildings(kind))
    table.play(use(kind), f"place {kind} {table.buildings(kind)[-1][1]}")
    assert table.s.coins[:3] == [worth, 0, (number - 1) * worth]
    assert [(paid["seat"], paid["coins"], paid["source"]) for paid in table.told("earned")] == [
        (0, worth, tile),
        (2, (number - 1) * worth, tile),
    ]
