"""What the rules report while they run: the number of each event and the names of its parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .components import FOUNTAIN_KINDS, GOODS, OWNED
from .meta import LINES

if TYPE_CHECKING:
    from .actions import Codec

TURN, PASS, PLACED, MOVED, FLEW, TOOK, REMOVED = 1, 2, 3, 4, 5, 6, 7
BUILT, BANDEROLE, STEPS, FINISHED, GAINED, TRADED = 8, 9, 10, 11, 12, 13
CRAFTED, LAPSED, STORED, LOOKED, KEPT = 14, 15, 16, 17, 18
SCORING, DISC, SETTLES, HANDED, ATE, MET, MISSED = 19, 20, 21, 22, 23, 24, 25
ENDED, FINAL = 26, 27

# What is gained (the second parameter of GAINED): a good 0 … 3, or one of these
COINS, BREADS, POINTS = 4, 5, 6
WHAT = (*GOODS, "coins", "breads", "points")
# … and from what: a number of `OWNED`, or a scoring card
FROM_CARD = len(OWNED)
SOURCES = (*OWNED, "card")

EVENTS: dict[int, tuple[str, ...]] = {
    TURN: ("turn", "seat"),
    PASS: ("pass", "pass"),
    PLACED: ("placed", "seat", "space"),
    MOVED: ("moved", "seat", "space"),
    FLEW: ("flew", "seat", "space"),
    TOOK: ("took", "seat", "space", "slot"),
    REMOVED: ("removed", "space", "tiles"),
    BUILT: ("built", "seat", "cell", "tile"),
    BANDEROLE: ("banderole", "seat", "cell"),
    STEPS: ("steps", "seat", "steps", "space"),
    FINISHED: ("finished", "seat", "kind", "extent"),
    GAINED: ("gained", "seat", "what", "gain"),
    TRADED: ("traded", "seat", "goods", "coins"),
    CRAFTED: ("crafted", "seat", "slot"),
    LAPSED: ("lapsed", "seat", "kind"),
    STORED: ("stored", "seat", "tile"),
    LOOKED: ("looked", "seat", "first", "second"),
    KEPT: ("kept", "seat", "returned"),
    SCORING: ("scoring", "pass"),
    DISC: ("disc", "seat", "circle"),
    SETTLES: ("settles", "seat", "card", "place"),
    HANDED: ("handed", "seat", "times"),
    ATE: ("ate", "seat", "times"),
    MET: ("met", "seat", "card", "times"),
    MISSED: ("missed", "seat", "card", "points"),
    ENDED: ("ended",),
    FINAL: ("final", "seat", "line", "points"),
}

# An event has three parameters: where four are told, two share one.
SHARE = 64


def event(raw: tuple[int, int, int, int], codec: Codec) -> tuple[str, dict[str, Any]]:
    """An event of the rules as a kind and named parameters that need no table to be understood."""
    kind, *names = EVENTS[raw[0]]
    params: dict[str, Any] = dict(zip(names, raw[1:], strict=False))
    if "gain" in params:
        params["amount"], source = divmod(params.pop("gain"), SHARE)
        params["source"] = SOURCES[source]
        params["what"] = WHAT[params["what"]]
    if "extent" in params:
        params["chimneys"], params["tiles"] = divmod(params.pop("extent"), SHARE)
    if "kind" in params:
        params["kind"] = OWNED[params["kind"]]
    if "tile" in params:
        params["tile"] = codec.tile_ids[params["tile"]]
    if "card" in params:
        params["card"] = codec.card_ids[params["card"]]
    if kind == "looked":
        seen = (params.pop("first"), params.pop("second"))
        params["cards"] = [FOUNTAIN_KINDS[card] for card in seen if card >= 0]
    if "returned" in params:
        params["returned"] = FOUNTAIN_KINDS[params["returned"]] if params["returned"] >= 0 else None
    if "line" in params:
        params["line"] = LINES[params["line"]]
    return kind, params
