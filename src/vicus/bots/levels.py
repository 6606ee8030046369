"""Bots by name: levels for people, bots for experiments, and anybody's own."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, Protocol, get_args

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.engine.warming import is_planner_warm
from vicus.errors import BadOption

from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot


class Bot(Protocol):
    """Gets what a player sees and may do; returns one of the legal actions."""

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action: ...


Factory = Callable[[Game, int | None], Bot]

Level = Literal["beginner", "casual", "strong", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)

BEGINNER_NOISE, CASUAL_NOISE = 600, 150
"""How far a beginner or a casual player misjudges what a move brings, in hundredths of a point."""
STRONG_SECONDS, MASTER_SECONDS = 0.1, 0.5

_known: dict[str, Factory] = {
    "random": lambda game, seed: RandomBot(seed),
    "greedy": lambda game, seed: GreedyBot(game, seed),
    "search": lambda game, seed: SearchBot(game, seed),
    "beginner": lambda game, seed: GreedyBot(game, seed, noise=BEGINNER_NOISE),
    "casual": lambda game, seed: GreedyBot(game, seed, noise=CASUAL_NOISE),
    "strong": lambda game, seed: SearchBot(game, seed, seconds=STRONG_SECONDS),
    "master": lambda game, seed: SearchBot(game, seed, seconds=MASTER_SECONDS),
}


def register(name: str, factory: Factory) -> None:
    """Make a bot known by a name: `register("mine", lambda game, seed: MyBot())`."""
    _known[name] = factory


def known() -> tuple[str, ...]:
    return tuple(_known)


def bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by its name.

    `search:500` searches 500 simulations a decision (the same seed, the same moves), `search:0.2s` so many seconds;
    `module:Class` is a bot of one's own, made by `Class()`, `Class(game)` or `Class(game, seed)`; `cmd:COMMAND` starts a
    program that speaks the line protocol (docs/bots.md).
    """
    if name in _known:
        return _known[name](game, seed)
    if budget := re.fullmatch(r"search:(\d+)", name):
        return SearchBot(game, seed, simulations=int(budget[1]))
    if budget := re.fullmatch(r"search:(\d+(?:\.\d+)?)s", name):
        return SearchBot(game, seed, seconds=float(budget[1]))
    if name.startswith("cmd:"):
        from .external import ExternalBot

        return ExternalBot(name.removeprefix("cmd:"), game, seed)
    if ":" in name:
        return _own(name, game, seed)
    raise BadOption("unknown-bot", bot=name, known=", ".join(_known))


PLANNERS = re.compile(r"strong|master|search(:.*)?")
STAND_IN = "greedy"
"""Plays in place of a bot that plans ahead until that one's code is compiled."""


def is_ready(name: str, game: Game) -> bool:
    """Whether a bot plays as well as it can: those that plan ahead are far too slow before their code is compiled."""
    return not PLANNERS.fullmatch(name) or is_planner_warm(game.name, game.box)


def _own(name: str, game: Game, seed: int | None) -> Bot:
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # a file beside the user, as `python -m` would find it
    try:
        made: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as problem:
        raise BadOption("bot-not-found", bot=name, problem=str(problem)) from None
    for arguments in ((game, seed), (game,), ()):
        try:
            return made(*arguments)  # type: ignore[no-any-return]
        except TypeError:
            continue
    raise BadOption("bot-not-found", bot=name, problem=f"{attribute}(game, seed)")
