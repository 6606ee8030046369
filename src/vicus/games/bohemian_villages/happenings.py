"""What the rules report while they run: the number of each event and the names of its parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .components import HANDS, KINDS, NOBODY
from .meta import LINES
from .state import ENDINGS

if TYPE_CHECKING:
    from .actions import Codec

TURN, INCOME, ROLLED, SKIPPED, CHOSE, PASSED = 1, 2, 3, 4, 5, 6
SET, EVICTED, WOKE, WENT_HOME, EARNED, SCORED = 7, 8, 9, 10, 11, 12
BISHOP, TOOK_TILE, USED_TILE = 13, 14, 15
ENDED, FINAL = 16, 17

# What a payment is for (the third parameter of EARNED)
FOR_FARM, FOR_MANOR, FOR_FLOUR, FOR_GLASS = 0, 1, 2, 3
SOURCES = ("farm", "manor", "flour", "glass")

# The parts of the final scoring (the second parameter of FINAL) are the lines of the score, see rules/scoring.py.

EVENTS: dict[int, tuple[str, ...]] = {
    TURN: ("turn", "seat"),
    INCOME: ("income", "seat", "inns", "churches"),
    ROLLED: ("rolled", "seat", "dice"),
    SKIPPED: ("skipped", "seat"),
    CHOSE: ("chose", "seat", "dice"),
    PASSED: ("passed", "seat"),
    SET: ("set", "seat", "place"),
    EVICTED: ("evicted", "seat", "place", "by"),
    WOKE: ("woke", "seat", "place"),
    WENT_HOME: ("went_home", "seat", "place"),
    EARNED: ("earned", "seat", "coins", "source"),
    SCORED: ("scored", "kind"),
    BISHOP: ("bishop", "seat", "from"),
    TOOK_TILE: ("took_tile", "seat"),
    USED_TILE: ("used_tile", "seat", "dice"),
    ENDED: ("ended", "cause"),
    FINAL: ("final", "seat", "line", "points"),
}


def event(raw: tuple[int, int, int, int], codec: Codec) -> tuple[str, dict[str, Any]]:
    """An event of the rules as a kind and named parameters that need no table to be understood."""
    kind, *names = EVENTS[raw[0]]
    params: dict[str, Any] = dict(zip(names, raw[1:], strict=False))
    if "dice" in params:
        params["dice"] = "+".join(map(str, HANDS[params["dice"]]))
    if "place" in params:
        place = codec.place(params["place"])
        params |= {"kind": place.kind, "village": place.village}
    elif "kind" in params:
        params["kind"] = KINDS[params["kind"]]
    if "source" in params:
        params["source"] = SOURCES[params["source"]]
    if "line" in params:
        params["line"] = LINES[params["line"]]
    if "cause" in params:
        params["cause"] = ENDINGS[params["cause"]]
    if params.get("from") == NOBODY:
        params["from"] = None
    return kind, params
