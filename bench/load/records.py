"""Records that cost a server something: long games, and boxes that it has never seen."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import count, cycle
from typing import Any

import vicus

from .tables import GAMES


def random_game(game: str, players: int, seed: int, actions: int | None = None, box: dict[str, Any] | None = None) -> str:
    """The record of a random game, to its end or so many actions long."""
    chooser = random.Random(seed)
    match = vicus.game(game, box=box).new(players=players, seed=seed)
    while not match.over and (actions is None or len(match.actions) < actions):
        match.play(chooser.choice(match.legal()))
    return match.save()


def long_game() -> str:
    """The longest of a few random games."""
    return max((random_game("helvetia", 4, seed) for seed in range(5)), key=len)


def length(record: str) -> int:
    """How many decisions it has."""
    return len(json.loads(record)["actions"])


def new_boxes() -> Iterator[str]:
    """Records of whole games, each with a box of its own: a word in a note makes another box."""
    texts = [json.loads(random_game(game, 2, 1, box={"box": {"note": "mine"}})) for game in GAMES]
    for record, number in zip(cycle(texts), count(), strict=False):
        record["box"]["box"]["note"] = f"mine, number {number}"
        yield json.dumps(record)
