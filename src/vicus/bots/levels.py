"""Bots by name: levels for people, bots for experiments, and anybody's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, get_args

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.engine.warming import is_planner_warm
from vicus.errors import BadOption

from .greedy import GreedyBot
from .judgement import judgement
from .random import RandomBot
from .search import SearchBot


class Bot(Protocol):
    """Gets what a player sees and may do; returns one of the legal actions."""

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action: ...


Factory = Callable[[Game, int | None], Bot]

Level = Literal["beginner", "casual", "strong", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)

_known: dict[str, Factory] = {
    "random": lambda game, seed: RandomBot(seed),
    "greedy": lambda game, seed: GreedyBot(game, seed),
    "search": lambda game, seed: SearchBot(game, seed),
    "beginner": lambda game, seed: GreedyBot(game, seed, noise=judgement(game.name).levels["beginner"]),
    "casual": lambda game, seed: GreedyBot(game, seed, noise=judgement(game.name).levels["casual"]),
    "strong": lambda game, seed: SearchBot(game, seed, simulations=judgement(game.name).levels["strong"]),
    "master": lambda game, seed: SearchBot(game, seed, simulations=judgement(game.name).levels["master"]),
}


def register(name: str, factory: Factory) -> None:
    """Make a bot known by a name: `register("mine", lambda game, seed: MyBot())`."""
    _known[name] = factory


def factory(name: str) -> Factory | None:
    """What makes the bot of a name that is known."""
    return _known.get(name)


def known() -> tuple[str, ...]:
    return tuple(_known)


def bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by its name.

    `search:500` searches 500 simulations a decision (the same seed, the same moves), `search:0.2s` so many seconds,
    `search:500/explore=800/threads=2` with other settings;
    `module:Class` is a bot of one's own, made by `Class()`, `Class(game)` or `Class(game, seed)`; `cmd:COMMAND` starts a
    program that speaks the line protocol (docs/bots.md).
    """
    if re.fullmatch(r"search:[0.]+s?(/.*)?", name):
        raise BadOption("bot-no-budget", bot=name)
    if name in _known:
        return _known[name](game, seed)
    if found := re.fullmatch(r"search:(?:(\d+)|(\d+(?:\.\d+)?)s)((?:/\w+=\d+)*)", name):
        settings = {key: int(value) for key, _, value in (each.partition("=") for each in found[3].split("/")[1:])}
        budget = {"simulations": int(found[1])} if found[1] else {"seconds": float(found[2])}
        return SearchBot(game, seed, **budget, threads=settings.pop("threads", 1), settings=settings)
    if name.startswith("cmd:"):
        from .external import ExternalBot

        return ExternalBot(name.removeprefix("cmd:"), game, seed)
    if limited := re.fullmatch(r"cmd@(\d+(?:\.\d+)?)s:(.*)", name, re.DOTALL):
        from .external import ExternalBot

        return ExternalBot(limited[2], game, seed, float(limited[1]))
    if ":" in name and not name.startswith("search:"):
        return _own(name, game, seed)
    raise BadOption("unknown-bot", bot=name, known=", ".join(_known))


PLANNERS = re.compile(r"strong|master|search(:.*)?")
STAND_IN: Level = "casual"
"""Plays in place of a bot that plans ahead until that one's code is compiled."""


def plans_ahead(name: str) -> bool:
    return PLANNERS.fullmatch(name) is not None


def is_ready(name: str, game: Game) -> bool:
    """Whether a bot plays as well as it can: those that plan ahead are far too slow before their code is compiled."""
    return not plans_ahead(name) or is_planner_warm(game.name, game.box)


def _own(name: str, game: Game, seed: int | None) -> Bot:
    from .own import own_bot

    return own_bot(name, game, seed)
