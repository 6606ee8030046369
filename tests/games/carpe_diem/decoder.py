"""The view of a seat out of its observation and the box."""

from __future__ import annotations

from typing import Any

from vicus.games.carpe_diem.components import (
    CELLS,
    CIRCLES,
    EMPTY_CORNERS,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    GOODS,
    LETTERS,
    PASSES,
    PICTURES,
    ROUNDS,
    TASK_KINDS,
    TILES,
)
from vicus.games.carpe_diem.pieces import Pieces, packed, pieces, turned
from vicus.games.carpe_diem.view import MOVEMENTS, PHASES

from ..reading import Reading, less_one

FACE_DOWN, STORED = 1, 2


def decoded(read: Reading) -> dict[str, Any]:
    field, know = read.field, pieces(read.box)
    looks = [look(read, number) for number in range(field["looks"])]
    movement = MOVEMENTS[field["movement"]]
    when = read.by_seat("order")
    return {
        **read.common("carpe_diem", {"movement": movement}),
        "movement": movement,
        "pass": min(field["passes"] + 1, PASSES),
        "round": min(field["turns"] // read.players + 1, ROUNDS),
        "turns": field["turns"],
        "starter": read.who(field["starter"]),
        "phase": PHASES[field["phase"]],
        "spaces": [
            {"tiles": [know.tile_there(t - 1) for t in row], "taken": taken}
            for row, taken in zip(field["at"], field["taken"], strict=True)
        ],
        "patricians": [less_one(space) for space in read.by_seat("patrician")],
        "display": [know.tile_there(t - 1) for t in field["display"]],
        "light_left": field["light_left"],
        "dark_left": field["dark_left"],
        "removed": removed(read, know),
        "hand": know.tile_there(field["hand"] - 1),
        "waiting": waiting(read),
        "fountain": fountain(read, looks),
        "cards": know.cards_there([card - 1 for card in field["card"]]),
        "circles": [circle(read, number) for number in range(len(CIRCLES))],
        "order": sorted(range(read.players), key=lambda p: when[p]) if any(when) else [],
        "scored": field["scored"],
        "scoring": scoring(read),
        "track": track(read, know.spaces),
        "seats": [player(read, p, know) for p in range(read.players)],
    }


def comparable(view: dict[str, Any]) -> dict[str, Any]:
    """In which order tiles were stored is told by nothing: it does not matter."""
    seats = [{**p, "stored_tiles": sorted(p["stored_tiles"], key=lambda tile: tile["id"])} for p in view["seats"]]
    return {**view, "seats": seats}


def removed(read: Reading, know: Pieces) -> list[str]:
    """Tiles that lie neither in the open nor face down nor in a storage."""
    field = read.field
    rows = [[field["hand"]], field["display"], *field["at"], *field["tile"]]
    in_sight = {number - 1 for row in rows for number in row}
    return [know.tiles[t] for t in range(TILES) if field["lies"][t] == 0 and t not in in_sight]


def waiting(read: Reading) -> list[dict[str, Any]]:
    """The tile that is settled first stands last in a view."""
    field = read.field
    bits = [sum(flag << k for k, flag in enumerate(field["waiting"])), *field["waiting_below"]]
    assert not any(field["waiting_cell"][field["piles"] :])
    assert not any(bits[field["piles"] :])
    return [
        {"cell": field["waiting_cell"][i] - 1, "kinds": [kind for k, kind in enumerate(TASK_KINDS) if bits[i] >> k & 1]}
        for i in reversed(range(field["piles"]))
    ]


# -- fountain cards ---------------------------------------------------------------------------------------------------------


def fountain_kind(number: int) -> str | None:
    """0 and 1 or only 0 are unknown; see the labels."""
    return FOUNTAIN_KINDS[number] if number >= 0 else None


def look(read: Reading, number: int) -> dict[str, Any]:
    cards = [card for card in read.field["look_cards"][number] if card]
    return {
        "seat": read.who(read.field["looker"][number]),
        "cards": [fountain_kind(card - 2) for card in cards],
        "returned": fountain_kind(read.field["look_put"][number] - 1),
    }


def fountain(read: Reading, looks: list[dict[str, Any]]) -> dict[str, Any]:
    """What was put under the stack and has not come up again lies there."""
    field = read.field
    done = looks[:-1] if field["looking"] else looks
    lifted = max(0, 2 * len(looks) - FOUNTAIN_CARDS)
    under = done[: FOUNTAIN_CARDS - 1][lifted:]
    known = [each["seat"] == read.seat or read.is_set("over") for each in under]
    mine = field["looking"] > 0 and field["mover"] == 1
    looked = [fountain_kind(card - 1) for card in field["looked"][: field["looking"]]]
    assert mine or not any(looked)
    return {
        "fresh": field["fresh"],
        "returned": [each["returned"] if knows else None for each, knows in zip(under, known, strict=True)],
        "returners": [each["seat"] for each in under],
        "looking": field["looking"],
        "looked": looked if mine else None,
        "looks": looks,
    }


# -- scoring ----------------------------------------------------------------------------------------------------------------


def circle(read: Reading, number: int) -> dict[str, Any]:
    used = not set(CIRCLES[number]) & set(EMPTY_CORNERS[read.players])
    return {"cards": list(CIRCLES[number]), "seat": read.who(read.field["disc"][number]), "used": used}


def scoring(read: Reading) -> dict[str, Any] | None:
    field = read.field
    if field["circle"] == 0:
        assert (field["settling"], field["settled"], field["times"]) == (0, 0, 0)
        return None
    settled = [] if field["settled"] == 0 else [field["settled"] - 1]
    return {"circle": field["circle"] - 1, "card": less_one(field["settling"]), "settled": settled, "times": field["times"]}


def track(read: Reading, spaces: int) -> list[list[int]]:
    step, below = read.by_seat("step"), read.by_seat("discs_below")
    found: list[list[int]] = [[] for _ in range(spaces)]
    for p in sorted(range(read.players), key=lambda p: below[p]):
        assert len(found[step[p]]) == below[p]
        found[step[p]].append(p)
    return found


# -- a player ---------------------------------------------------------------------------------------------------------------


def player(read: Reading, p: int, know: Pieces) -> dict[str, Any]:
    field = {name: read.by_seat(name)[p] for name in PLAYERS}
    me = (p - read.seat) % read.players
    owns = dict(zip(FOUNTAIN_KINDS, field["owns"], strict=True))
    stored = [t for t in range(TILES) if read.field["lies"][t] == STORED + me]
    kinds = [kind for n, kind in enumerate(FOUNTAIN_KINDS) for _ in range(field["kept_kinds"][n])]
    shown = me == 0 or read.is_set("over")
    assert len(kinds) == (field["kept"] if shown else 0)
    rows = know.prints[field["board"]]
    cells = [laid(know, *there) for there in zip(field["tile"], field["turn"], strict=True)]
    done = finished(cells, field["finished"])
    as_bits = [sum(1 << cell for cell in done.get(picture, ())) for picture in PICTURES]
    return {
        **{name: field[name] for name in ("points", "coins", "breads", "villa_points")},
        "goods": dict(zip(GOODS, field["goods"], strict=True)),
        "discs": PASSES - read.field["disc"].count(me + 1),
        "stored": len(stored),
        "stored_tiles": [know.tile(t) for t in stored],
        "fountain_cards": field["kept"],
        "fountains": kinds if shown else None,
        "owns": {
            **owns,
            "chimneys": field["chimneys"],
            "any_landscape": sum(owns[kind] for kind in TASK_KINDS[:4]),
            "any_dwelling": sum(owns[kind] for kind in TASK_KINDS[4:8]),
        },
        "board": know.boards[field["board"]],
        "shovel": rows.index("S"),
        "banderoles": [cell for cell in range(CELLS) if rows[cell] == "x" and cells[cell] is None],
        "cells": cells,
        "done": done,
        "frames": [know.frames[number] for number in field["frame"]],
        "frame": know.tasks(field["frame"], as_bits),
    }


PLAYERS = (
    *("points", "coins", "breads", "goods", "villa_points", "chimneys", "owns", "kept", "kept_kinds"),
    *("board", "frame", "tile", "turn", "finished"),
)


def laid(know: Pieces, number: int, turn: int) -> Any:
    if number == 0:
        assert turn == 0
        return None
    return know.lying[number - 1, packed(turned(know.sides(number - 1), turn))]


def finished(cells: list[Any], bits: list[int]) -> dict[str, list[int]]:
    """The cells of finished structures, by picture."""
    done: dict[str, list[int]] = {}
    for picture, letter in zip(PICTURES, LETTERS, strict=True):
        found = [c for c in range(CELLS) if any(bits[c] >> d & 1 and cells[c]["sides"][d] == letter for d in range(4))]
        if found:
            done[picture] = found
    return done
