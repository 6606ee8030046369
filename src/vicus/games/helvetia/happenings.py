"""What the rules report while they run: the number of each event and the names of its parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .components import BRANCH_NAMES, GOODS, KINDS, PERSONS, QUARTERS, SEXES
from .meta import LINES

if TYPE_CHECKING:
    from .actions import Codec

TURN, CHOSE, ROBBED, LAID, SETTLED, SCHOOLED, CENTRED, WED = 1, 2, 3, 4, 5, 6, 7, 8
ACTED, EXTRA, WORKED, EXCHANGED, BOUGHT, BUILT, MOVED_IN, SURROUNDED = 9, 10, 11, 12, 13, 14, 15, 16
DELIVERED, GOODS_TILE, BRANCH_TILE, WOKE, EMPTY_WAKE, MARRIED, DOWRY, BORN = 17, 18, 19, 20, 21, 22, 23, 24
NEUTRAL_BUILT, NEUTRAL_WED, PASSED, ENDED_TURN = 25, 26, 27, 28
ROUND_OVER, PERSON_TILE, STARTER, GREW_UP, REVEALED, ROUND, ENDED, FINAL = 29, 30, 31, 32, 33, 34, 35, 36

EVENTS: dict[int, tuple[str, ...]] = {
    TURN: ("turn", "seat"),
    CHOSE: ("chose", "seat", "kind"),
    ROBBED: ("robbed", "seat", "kind", "from"),
    LAID: ("laid", "seat", "kind", "at"),
    SETTLED: ("settled", "seat", "sex", "at"),
    SCHOOLED: ("schooled", "seat", "sex"),
    CENTRED: ("centred", "seat", "sex"),
    WED: ("wed", "seat", "sex", "at"),
    ACTED: ("acted", "seat", "person"),
    EXTRA: ("extra", "seat", "person"),
    WORKED: ("worked", "seat", "good", "at"),
    EXCHANGED: ("exchanged", "seat", "good", "into"),
    BOUGHT: ("bought", "seat", "good"),
    BUILT: ("built", "seat", "kind", "at"),
    MOVED_IN: ("moved_in", "seat", "sex", "at"),
    SURROUNDED: ("surrounded", "seat", "points"),
    DELIVERED: ("delivered", "seat", "good"),
    GOODS_TILE: ("goods_tile", "seat", "good", "points"),
    BRANCH_TILE: ("branch_tile", "seat", "branch", "points"),
    WOKE: ("woke", "seat", "quarter", "count"),
    EMPTY_WAKE: ("empty_wake", "seat"),
    MARRIED: ("married", "seat", "sex", "at"),
    DOWRY: ("dowry", "seat", "owner", "village"),
    BORN: ("born", "seat", "sex", "at"),
    NEUTRAL_BUILT: ("neutral_built", "seat", "kind", "at"),
    NEUTRAL_WED: ("neutral_wed", "seat", "sex", "at"),
    PASSED: ("passed", "seat"),
    ENDED_TURN: ("ended_turn", "seat"),
    ROUND_OVER: ("round_over", "round"),
    PERSON_TILE: ("person_tile", "seat", "person"),
    STARTER: ("starter", "seat"),
    GREW_UP: ("grew_up", "seat", "children"),
    REVEALED: ("revealed", "kind"),
    ROUND: ("round", "round"),
    ENDED: ("ended", "rounds"),
    FINAL: ("final", "seat", "line", "points"),
}
SHARE = 32
"""A village and a place in it share one parameter; so do a village and a quarter."""


def event(raw: tuple[int, int, int, int], codec: Codec) -> tuple[str, dict[str, Any]]:
    """An event of the rules as a kind and named parameters that need no table to be understood."""
    kind, *names = EVENTS[raw[0]]
    params: dict[str, Any] = dict(zip(names, raw[1:], strict=False))
    if "at" in params:
        params["village"], params["place"] = divmod(params.pop("at"), SHARE)
    if "quarter" in params:
        params["village"], quarter = divmod(params["quarter"], SHARE)
        params["quarter"] = QUARTERS[quarter]
    for name, words in (
        ("kind", KINDS),
        ("good", GOODS),
        ("into", GOODS),
        ("sex", SEXES),
        ("person", PERSONS),
        ("branch", BRANCH_NAMES),
        ("line", LINES),
    ):
        if name in params:
            params[name] = words[params[name]]
    return kind, params
