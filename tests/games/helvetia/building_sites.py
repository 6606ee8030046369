"""Villages in which something can be built."""

from __future__ import annotations

from .positions import GAME, Table

BOX = GAME.box.data["buildings"]
RING_1, RING_2 = range(10), range(10, 28)
VICTORY = ["mill", "tavern", "town_hall", "church"]


def mason(*more: str, **options: str) -> Table:
    """Seat 0 has a woodcutter, a brickworks and a stonemason at work, on places 0, 1 and 2."""
    return Table(**options).busy().village("0 woodcutter woman", "1 brickworks man", "2 stonemason woman", *more)


def built(table: Table, kind: str = "mine", place: int = 9) -> Table:
    """The seat builds this with coins, as far as it can be bought."""
    table.play(f"build {kind}")
    while not table.offers("lay") and not table.at(table.seat, place):
        table.play("buy" if "buy" in table.legal else table.legal[0])
    return table.play(f"lay {place}") if table.offers("lay") else table  # it lies already where there was no choice
