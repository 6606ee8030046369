"""What the bots of a game judge positions by: `judgement.toml` in the game's folder, fitted by self-play (`vicus fit`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from vicus.core.definition import definition

SETTINGS = ("look_ahead", "candidates", "prior_scale", "value_scale", "explore", "win_share")
"""In the order of `kernel.search`."""


@dataclass(frozen=True)
class Judgement:
    """The features by name, two weights each in hundredths of a point (now, and as far as the game is still to come)."""

    features: tuple[str, ...]
    weights: tuple[int, ...]
    settings: tuple[int, ...]


def file_of(game: str) -> Path:
    return definition(game).folder / "judgement.toml"


@cache
def judgement(game: str) -> Judgement:
    data = tomllib.loads(file_of(game).read_text("utf-8"))
    pairs = data["weights"]
    now, to_come = ([pair[i] for pair in pairs.values()] for i in (0, 1))
    return Judgement(tuple(pairs), (*now, *to_come), tuple(data["search"][name] for name in SETTINGS))
