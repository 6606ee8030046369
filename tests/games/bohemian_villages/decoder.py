"""The view of a seat out of its observation and the box."""

from __future__ import annotations

from typing import Any

from vicus.games.bohemian_villages.components import KINDS

from ..reading import Reading

WORDS = tuple(KINDS.values())


def decoded(read: Reading) -> dict[str, Any]:
    field = read.field
    free = dict(zip(WORDS, field["free"], strict=True))
    same = ("made", "bank", "substitute", "special_supply", "special_gone")
    players = {name: read.by_seat(name) for name in ("coins", "figures", "flour", "glass", "special")}
    own = [dict(zip(WORDS, row, strict=True)) for row in read.by_seat("own")]
    return {
        **read.common("bohemian_villages", {}),
        **{name: field[name] for name in same},
        "ended": (None, "figures", "bank")[field["ended"]],
        "phase": ("dice", "use")[field["phase"]],
        "dice": [d for d in field["dice"] if d],
        "group": [d for d in field["group"] if d],
        "took": read.is_set("took"),
        "rerolled": read.is_set("rerolled"),
        "flour_supply": free["mill"],
        "glass_supply": free["manufactory"],
        "inn_supply": free["inn"],
        "bishop": read.who(field["bishop"]),
        "seats": [{**{name: row[p] for name, row in players.items()}, "own": own[p]} for p in range(read.players)],
        "villages": [village(read, board, up - 1) for board, up in enumerate(field["side"]) if up],
    }


def village(read: Reading, board: int, side: int) -> dict[str, Any]:
    letter = read.box.boards[board].sides[side % 2]
    buildings = [building(read, *printed) for printed in read.box.places[side]]
    return {
        "board": board,
        "letter": letter,
        "name": read.box.villages[letter].name,
        "full": all(each["owner"] is not None for each in buildings),
        "buildings": buildings,
        "provenance": read.box.villages[letter].provenance,
    }


def building(read: Reading, place: int, kind: str, value: int | None) -> dict[str, Any]:
    there = read.field["owner"][place]
    assert there > 0, "it is in play"
    found = {"place": place, "kind": kind, "owner": read.who(there - 1)}
    if value is not None:
        found["value"] = value
    if kind == "inn":
        found["active"] = read.field["active"][place] == 1
    return found
