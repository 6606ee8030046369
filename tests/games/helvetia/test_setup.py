"""Set-up: what everybody gets."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

import pytest

import vicus
from vicus.games.helvetia.components import KINDS
from vicus.games.helvetia.restore import restore

from .positions import GAME, Table, games
from .setups import PLAYERS, is_fair, new, setups


@pytest.mark.rule("H-10")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_can_play(players):
    with pytest.raises(vicus.BadOption):
        GAME.new(players=players, seed=1)


@pytest.mark.rule("H-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_lies_on_the_table(players):
    view = new(players).view()
    assert view["offer"] == {"mine": 3, "cowshed": 3, "goat_shed": 3, "marketplace": 2}
    assert [(p["person"], p["coins"], p["tile"], p["turned"]) for p in view["persons"]] == [
        (name, [0] * players, None, False) for name in ("builder", "carter", "watchman", "priest", "midwife")
    ]
    assert len(view["goods_tiles"]) == 10
    assert len(view["branch_tiles"] + view["surround_tiles"]) == 6
    tiles = [*view["goods_tiles"].values(), *view["branch_tiles"], *view["surround_tiles"]]
    assert all(tile["seat"] is None and tile["points"] in (1, 2, 4) for tile in tiles)


@pytest.mark.rule("H-11")
def test_stacks_are_shuffled():
    """What comes up first in round 2 is any of the 17 buildings of stack 2."""
    first: Counter[str] = Counter()
    for seed in range(600):
        table = Table(seed=seed).busy().spent("carter", 1, seat=1).round_over()
        first[table.told("revealed")[0]["kind"]] += 1
    for kind in ("bakehouse", "brewery", "ironworks"):
        first[kind + " 2"] = first[kind] - first[kind] // 2
        first[kind] //= 2
    assert is_fair(first, 17)


@pytest.mark.rule("H-11a")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_player_gets(players):
    for match in setups(players, 3):
        view = match.view()
        for p, seat in enumerate(view["seats"]):
            on_the_table = sum(village["dowry"][p] for village in view["villages"])
            assert seat["coins"] + on_the_table == 6
            assert seat["delivered"] == []
            assert seat["points"] == (1 if p == view["starter"] else 0)  # the start-player tile (H-108)
            assert sum(seat["school"].values()) == 1
        assert len(view["villages"]) == (3 if players == 2 else players)  # other centres are out of the game


@pytest.mark.rule("H-11a")
def test_one_stone_for_every_good():
    makers = KINDS[:16]
    table = Table().coins(4)
    for number, kind in enumerate(makers):
        table.village(f"{kind} {('woman', 'man')[number % 2]}")
    table.delivered(*(printed["output"] for printed in list(GAME.box.data["buildings"].values()) if "output" in printed))
    assert len(table.stones()) == 16
    assert table.lines()["deliveries"] == 16
    assert table.offers("deliver") == []


@pytest.mark.rule("H-11b")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_the_same(players):
    for number, match in enumerate(games(players, seed=7)):
        if number % 10 == 0:
            views = [match.view(seat) | {"viewer": None} for seat in (None, *range(players))]
            assert all(view == views[0] for view in views)


@pytest.mark.rule("H-11b")
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_lies_open(players):
    """Whoever looks at the table can set it up again, all but the order of what is face down."""
    for match in takewhile(lambda match: not match.over, games(players, seed=8)):
        again = restore(match.view(0), GAME.box.contents)
        again.chance = list(match.state.chance)
        assert again.differences(match.state) == []


@pytest.mark.rule("H-11b")
def test_what_is_face_down_is_known_but_not_in_which_order():
    """Two tables that look the same turn over different buildings."""
    looks, turned_up = [], set()
    for seed in range(10):
        table = Table(seed=seed).busy().village("0 mine woman", "1 well man").spent("carter", 1, seat=1).refresh()
        looks.append(table.match.view())
        table.round_over()
        turned_up.add(tuple(event["kind"] for event in table.told("revealed")))
    assert all(look == looks[0] for look in looks)
    assert len(turned_up) > 5
