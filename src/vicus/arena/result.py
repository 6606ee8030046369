"""A contest from Python: `vicus.arena.play(…)` plays it, and what it has shown is a `Result`."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from vicus.bots.guard import check
from vicus.core.game import game as find
from vicus.core.numbers import whole
from vicus.engine.box import read
from vicus.errors import BadOption, VicusError
from vicus.texts import told

from .contest import Outcome, Plan
from .contest_file import kept_entropy
from .report import labels, summary
from .workers import Progress, nobody, run

ENTROPY, FROM_SEED = re.compile(r"[0-9a-f]{16,64}"), "seed"


@dataclass(frozen=True)
class Result:
    """The games of a contest and what follows from them. `rows` and `games` become frames: `pandas.DataFrame(result.rows)`."""

    plan: Plan
    outcomes: list[Outcome]

    @cached_property
    def summary(self) -> dict[str, Any]:
        """All figures, as `vicus arena --json` writes them."""
        return summary(self.plan, self.outcomes)

    @property
    def rows(self) -> list[dict[str, Any]]:
        """A row for each bot: wins with their interval, rating, scores, time."""
        plain = (str, int, float, type(None))
        found = []
        for name, row in self.summary["bots"].items():
            first = row["first_fault"] and VicusError(row["first_fault"]["key"], **row["first_fault"]["params"])
            told = {**row, "first_fault": first and str(first)}
            found.append({"bot": name, **{key: value for key, value in told.items() if isinstance(value, plain)}})
        return found

    @property
    def games(self) -> list[dict[str, Any]]:
        """A row for each seat of each game."""
        names = labels(self.plan.bots)
        return [
            {
                "game": outcome.number,
                "seat": seat,
                "bot": names[which],
                "score": outcome.scores[seat],
                "share": outcome.shares[seat],
                "decisions": outcome.decisions[seat],
                "seconds": outcome.seconds[seat],
            }
            for outcome in self.outcomes
            for seat, which in enumerate(outcome.seats)
        ]


MOST_GAMES = 10_000_000
"""Of a contest: each is planned before the first one begins."""


def positive(games: int, most: int = MOST_GAMES, refusal: str = "too-many-games") -> int:
    """The number of games, if there are any and not too many; else a BadOption."""
    number = whole(games, "arena-bad-games")
    if number < 1:
        raise BadOption("arena-bad-games", value=told(games))
    if number > most:
        raise BadOption(refusal, value=told(games), most=str(most))
    return number


def named(bots: object, least: int, refusal: str) -> tuple[str, ...]:
    """Bots by name and in their order, so many at least; else a BadOption."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) < least:
        raise BadOption(refusal)
    if not all(isinstance(bot, str) for bot in bots):
        raise BadOption(refusal)
    return tuple(bots)


def planned(
    game: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    box: str | Path | dict[str, Any] | None,
    entropy: str | None,
    out: Path | None,
) -> Plan:
    """A contest as it was asked for; BadOption for anything that cannot be."""
    known = find(game, box=box)
    return Plan(
        known.name,
        named(bots, 2, "arena-two-bots"),
        known.check_players(players),
        positive(games),
        known.check_seed(seed),
        known.check_options(options),
        box if box is None or isinstance(box, dict) else read(Path(box)),
        _checked(entropy, out),
    )


def _checked(entropy: str | None, out: Path | None) -> str:
    """As it was given, or as the file of a contest has it, or drawn."""
    if entropy is None:
        kept = kept_entropy(out)
        return secrets.token_hex(16) if kept is None else kept
    if entropy == FROM_SEED:
        return ""
    if not isinstance(entropy, str) or not ENTROPY.fullmatch(entropy.lower()):
        raise BadOption("arena-bad-entropy", value=str(entropy))
    return entropy.lower()


def play(
    game: str,
    bots: Sequence[str],
    *,
    players: int = 2,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: str | Path | dict[str, Any] | None = None,
    entropy: str | None = None,
    out: str | Path | None = None,
    records: str | Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress = nobody,
) -> Result:
    """Bots against each other, seats balanced and deals paired, as `vicus arena` plays it.

    The seed decides the deals, `entropy` what bots draw: hexadecimal digits, or "seed" to take the seed for both; else it is
    drawn, and told by `Result.plan`. `out` is a file in which games are kept and a contest goes on, `records` a folder for each
    game as a record. Our searching bots want compiled code: without it they think as well, but slowly.

    Processes begin by importing the script that asks for them: call it below `if __name__ == "__main__":`, or with `workers=1`.

    >>> result = play("bohemian_villages", ["greedy", "random"], games=2, workers=1)
    >>> [row["bot"] for row in result.rows], len(result.games)
    (['greedy', 'random'], 4)
    """
    place = Path(out) if out is not None else None
    plan = planned(game, bots, players, games, seed, options or {}, box, entropy, place)
    for name in plan.bots:
        check(name, find(plan.game, plan.box))
    return Result(plan, run(plan, place, workers, ray, progress, Path(records) if records is not None else None))
