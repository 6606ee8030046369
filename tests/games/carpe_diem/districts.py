"""Districts with what a card or the end asks for, and scorings that begin at once."""

from __future__ import annotations

from typing import Any

from vicus.games.carpe_diem.components import CIRCLES, OWNED

from .positions import Table

IN_A_ROW = 3
"""A structure takes two cells side by side."""


def district(structures: str = "", players: int = 2, box: dict[str, Any] | None = None) -> Table:
    """Seat 0 owns these, and it is its turn: `P` a finished pond of two tiles, `P?` one half of it, `V5` a villa with five
    chimneys, `market`. They lie from the top left, three in a row.
    """
    names = structures.split()
    tiles = {}
    for i, name in enumerate(n for n in names if n[0].isupper()):
        chimneys = {"chimneys": int(name.strip("V?"))} if name.strip("V?").isdigit() else {}
        tiles[f"L{2 * i + 1:02}"] = {"sides": f"-{name[0]}--", **chimneys}
        tiles[f"L{2 * i + 2:02}"] = {"sides": f"---{name[0]}"}
    changes = dict(box or {})
    if tiles:
        changes["tiles"] = tiles | changes.get("tiles", {})
    table = Table(players=players, box=changes)
    halves = iter(tiles)
    for i, name in enumerate(names):
        row, column = i // IN_A_ROW, i % IN_A_ROW * 2
        if name[0].islower():
            table.lay(f"{row},{column} {name}", seat=0)
            continue
        left, right = next(halves), next(halves)
        table.lay(f"{row},{column} {left}", seat=0)
        if "?" not in name:
            table.lay(f"{row},{column + 1} {right}", seat=0)
    return table


def own(table: Table, **things: int) -> Table:
    """Seat 0 owns so many of these, without tiles."""
    for thing, number in things.items():
        table.s.owned[0][OWNED.index(thing)] = number
    return table


PLACES = (1, 2)
BETWEEN = CIRCLES.index(PLACES)


def triggered(table: Table, first: str, second: str) -> Table:
    """Seat 0 is first in the scoring and has put its disc between these two cards, which lie at places 1 and 2."""
    table.track((max(table.s.step[0], 1), "0"))
    for place, name in zip(PLACES, (first, second), strict=True):
        table.card(place, name)
    return table.scoring().play(f"disc {BETWEEN}")


def storage(table: Table) -> dict[str, int]:
    """What seat 0 has, as far as it is not 0."""
    s = table.s
    things = table.goods(0) | {"coins": s.coins[0], "breads": s.breads[0]}
    return {name: number for name, number in things.items() if number}
