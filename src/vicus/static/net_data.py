"""A game's net as the bot workers of a page read it (`ui/src/wasm/net.ts`): one file, written by `vicus static`.

    4 bytes          how long the description is, with the spaces behind it
    description      JSON: the arrays with their places, and what each group of bytes adds to the first layer
    arrays           little-endian, each at a multiple of 8 bytes

It holds weights, not the table of the first layer, which is worked out from them there as `vicus.nets.tables` does here:
packed, a table is up to thirteen times as large as the whole net.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from vicus.nets.columns import counts, few, learned
from vicus.nets.game_net import GameNet
from vicus.nets.tables import first_rows
from vicus.nets.weights import FINE, SYMBOLS, TABLES

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

ALIGNMENT = 8
LENGTH = 4
NONE = -1
"""In place of a column: the group has none of that kind."""


def net_data(net: GameNet) -> bytes:
    """The file."""
    arrays = _arrays(net)
    places, at = {}, 0
    for name, array in arrays.items():
        places[name] = [array.dtype.str[1:], list(array.shape), at]
        at += _padded(array.nbytes)
    weights = net.weights
    description = {
        "seats": weights.seats,
        "columns": weights.learned,
        "fine": FINE,
        "symbol_exponent": int(weights.exponents[SYMBOLS]),
        "table_exponent": int(weights.exponents[TABLES]),
        "rows": len(net.table),
        "groups": _groups(net),
        "arrays": places,
    }
    text = json.dumps(description, separators=(",", ":"), sort_keys=True).encode()
    text = text.ljust(_padded(LENGTH + len(text)) - LENGTH)
    parts = [array.tobytes().ljust(_padded(array.nbytes), b"\0") for array in arrays.values()]
    return b"".join([len(text).to_bytes(LENGTH, "little"), text, *parts])


def _padded(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


def _arrays(net: GameNet) -> dict[str, Array]:
    """All that `vicus.engine.records.Net` has but the table, under the same names; what depends on the number of players has
    it behind its name. And what the table is made from."""
    weights = net.weights
    found: dict[str, Array] = {
        "symbols": weights.symbols,
        "first": weights.first,
        "first_exponents": weights.first_exponents,
        **net.layers(),
        "value_bias": weights.value_bias,
        "scales": net.scales,
    }
    for players in sorted(net.inputs.places):
        places = net.places(players)
        for name in ("starts", "lowest", "highest", "rests"):
            found[f"{name} {players}"] = getattr(places, name)
        found[f"ids {players}"] = net.ids(players)
    return found


def _groups(net: GameNet) -> list[dict[str, int]]:
    """What each adds: the first of its rows in the table, of its columns of each kind, and of its symbols."""
    inputs = net.inputs
    rows, of_few, of_counts = first_rows(inputs), dict(few(inputs)), dict(counts(inputs))
    of_learned = {group: (at, row) for group, at, row in learned(inputs, net.weights.learned)}
    return [
        {
            "row": rows[group],
            "cells": group.cells,
            "values": group.values,
            "rest": group.rest - group.low,
            "scale": group.scale,
            "few": of_few.get(group, NONE),
            "count": of_counts.get(group, NONE),
            "learned": of_learned.get(group, (NONE, NONE))[0],
            "symbols": of_learned.get(group, (NONE, NONE))[1],
        }
        for group in inputs.groups
    ]
