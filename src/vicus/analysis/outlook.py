"""What an analysis expects of a position: who wins, and the points at the end. Each game has an `outlook.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from vicus.bots.judgement import SETTINGS, Judgement, judgement
from vicus.core.game import declaration

TO_THE_END = 10_000
"""Decisions of a rollout that ends only with the game."""
USUAL_SKILL = (0.1, 0.3, 0.6, 1.0)
"""Limits of the words for skill in a game that has none of its own."""
WIN_ALONE = 1000
"""Per mille: what a game that is over is worth is who has won it, and nothing else."""


@dataclass(frozen=True)
class Expectation:
    """What positions are judged by, for one number of players."""

    known: Judgement
    """Weights, prospects and settings of the search."""
    points: tuple[int, ...]
    """In hundredths of a point, for every feature now and to come, and then for all players alike."""


def file_of(game: str) -> Path:
    """The outlook that comes with a game."""
    return declaration(game).folder / "outlook.toml"


@cache
def expectation(game: str, players: int) -> Expectation:
    """What is expected in a game of so many players.

    A game without a file is judged by what its bots know, and each rollout goes to the end: there points are no guess.

    >>> len(expectation("helvetia", 3).points) == 2 * len(judgement("helvetia").features) + 2
    True
    """
    known = judgement(game)
    file = file_of(game)
    if not file.exists():
        return Expectation(with_settings(known, rollout_depth=TO_THE_END), (0,) * (2 * len(known.features) + 2))
    counts = {number: found for number, found in _read(game).items() if number != "skill"}
    found = counts.get(str(players)) or counts[min(counts, key=lambda count: abs(int(count) - players))]
    prospects, points = found["prospects"], found["points"]
    pairs = [[each[name][i] for name in known.features] for each in (prospects, points) for i in (0, 1)]
    known = replace(with_settings(known, win_doubt=found.get("win_doubt", 0)), prospects=tuple(pairs[0] + pairs[1]))
    return Expectation(known, (*pairs[2], *pairs[3], *points["all"]))


@cache
def skill(game: str) -> tuple[float, ...]:
    """Points given away a decision, below which each word for it holds; else the last one (`report.WORDS`).

    A point is worth more in one game than in another: limits lie between what bots of neighbouring levels give away.

    >>> len(skill("helvetia"))
    4
    """
    found = tuple(_read(game).get("skill", USUAL_SKILL)) if file_of(game).exists() else USUAL_SKILL
    if len(found) != len(USUAL_SKILL) or list(found) != sorted(found):
        raise ValueError(f"{file_of(game)}: skill has {len(USUAL_SKILL)} numbers, the smallest first")
    return found


def _read(game: str) -> dict[str, Any]:
    return tomllib.loads(file_of(game).read_text("utf-8"))


def with_settings(known: Judgement, **settings: int) -> Judgement:
    """The settings of a search, for an analysis."""
    changed = {**dict(zip(SETTINGS, known.settings, strict=True)), "win_share": WIN_ALONE, **settings}
    return replace(known, settings=tuple(changed[name] for name in SETTINGS))
