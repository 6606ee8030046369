"""What the bots of a game judge positions by: `judgement.toml` in the game's folder, fitted by self-play (`vicus fit`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from vicus.core.game import declaration
from vicus.errors import BadOption

SETTINGS = {
    "look_ahead": (0, 10_000),
    "candidates": (1, 1000),
    "prior_scale": (1, 1_000_000),
    "explore": (0, 1_000_000),
    "win_share": (0, 1000),
}
"""In the order of `kernel.search`, each with its range: compiled code checks nothing."""


@dataclass(frozen=True)
class Judgement:
    """The features by name, and two weights of each: now, and as far as the game is still to come.

    `weights`, in hundredths of a point, order moves; `prospects`, in thousandths of a logit, tell who will win.
    """

    features: tuple[str, ...]
    weights: tuple[int, ...]
    prospects: tuple[int, ...]
    settings: tuple[int, ...]
    levels: dict[str, int]
    """Of beginner and casual by how many hundredths of a point they misjudge, of strong and master the simulations."""

    def changed(self, settings: Mapping[str, int]) -> Judgement:
        """With some settings of the search changed."""
        if unknown := [name for name in settings if name not in SETTINGS]:
            raise BadOption("unknown-setting", setting=unknown[0], known=", ".join(SETTINGS))
        for name, value in settings.items():
            within(name, value, *SETTINGS[name])
        return replace(self, settings=tuple(settings.get(name, now) for name, now in zip(SETTINGS, self.settings, strict=True)))


def within(setting: str, value: int, low: int, high: int) -> int:
    """The value, if it is a possible one."""
    if not low <= value <= high:
        raise BadOption("setting-range", setting=setting, value=str(value), low=low, high=high)
    return value


def file_of(game: str) -> Path:
    return declaration(game).folder / "judgement.toml"


@cache
def judgement(game: str) -> Judgement:
    data = tomllib.loads(file_of(game).read_text("utf-8"))
    features = tuple(data["weights"])
    settings = tuple(data["search"][name] for name in SETTINGS)
    return Judgement(features, _flat(data["weights"]), _flat(data["prospects"]), settings, data["levels"])


def _flat(pairs: dict[str, list[int]]) -> tuple[int, ...]:
    """As the kernels want it: first all that counts now, then all that is to come."""
    return tuple(pair[i] for i in (0, 1) for pair in pairs.values())


def written(game: str, weights: list[int], prospects: list[int]) -> str:
    """The text of `judgement.toml` with other weights; settings and levels stay as they are."""
    text = file_of(game).read_text("utf-8")
    features = judgement(game).features
    parts = [text[: text.index("\n[weights]\n")].rstrip()]
    for title, numbers in (("weights", weights), ("prospects", prospects)):
        lines = [f"{name} = [{numbers[i]}, {numbers[len(features) + i]}]" for i, name in enumerate(features)]
        parts.append("\n".join([f"[{title}]", *lines]))
    return "\n\n".join(parts) + "\n"
