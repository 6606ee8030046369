"""Bots by name: levels for people, bots for experiments, and anybody's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, cast, get_args

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.errors import BadOption

from .code import can_plan, can_think
from .greedy import GreedyBot
from .info import Info
from .judgement import Judgement, judgement
from .net_names import NetName, is_deep, net_name
from .random import RandomBot
from .search import SECONDS, SearchBot


class Bot(Protocol):
    """Gets what a player sees and may do; returns one of the legal actions."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """One of `legal`, as it was given. A bot for one game may say what it is given: `view: View`."""
        ...


class InformedBot(Protocol):
    """Gets `info` besides, since its `choose` has a parameter of that name."""

    def choose(self, view: Any, legal: Sequence[Action], info: Info) -> Action:
        """One of `legal`, as it was given."""
        ...


Factory = Callable[[Game, int | None], Bot | InformedBot]

Level = Literal["beginner", "casual", "strong", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)

Maker = Callable[[Game, int | None, Judgement], Bot]

_ours: dict[str, Maker] = {
    "greedy": lambda game, seed, known: GreedyBot(game, seed, known=known),
    "search": lambda game, seed, known: SearchBot(game, seed, known=known),
    "beginner": lambda game, seed, known: GreedyBot(game, seed, known.levels["beginner"], known),
    "casual": lambda game, seed, known: GreedyBot(game, seed, known.levels["casual"], known),
    "strong": lambda game, seed, known: SearchBot(game, seed, known.levels["strong"], known=known),
    "master": lambda game, seed, known: SearchBot(game, seed, known.levels["master"], known=known),
}


def _standard(make: Maker) -> Callable[[Game, int | None], Bot]:
    return lambda game, seed: make(game, seed, judgement(game.name))


_known: dict[str, Factory] = {
    "random": lambda game, seed: RandomBot(seed),
    **{name: _standard(make) for name, make in _ours.items()},
}

# search:500/c_puct=800/threads=2/judgement=FILE, strong/judgement=FILE: the file goes to the end of the name
OURS = re.compile(
    rf"(?P<name>{'|'.join(_ours)})(?::(?:(?P<number>\d+)|(?P<seconds>\d+(?:\.\d+)?)s))?(?P<settings>(?:/\w+=\d+)*)"
    r"(?:/judgement=(?P<file>.+))?",
    re.DOTALL,
)


def register(name: str, factory: Factory) -> None:
    """Make a bot known by a name, for this program; `factory` gets the game and a seed (or None).

    >>> from vicus.bots.random import RandomBot
    >>> register("dice", lambda game, seed: RandomBot(seed))
    >>> "dice" in known()
    True
    >>> del _known["dice"]
    """
    _known[name] = factory


def factory(name: str) -> Factory | None:
    """What makes the bot of a name that is known; None for all others.

    >>> factory("nobody") is None
    True
    """
    return _known.get(name)


def known() -> tuple[str, ...]:
    """The names that need nothing more: levels, bots for experiments, and what was registered.

    >>> known()[:3]
    ('random', 'greedy', 'search')
    """
    return tuple(_known)


def bot(name: str, game: Game, seed: int | None = None) -> Bot:
    """A bot by its name, for a game; `seed` makes its choices repeatable. BadOption if there is none, or it cannot be made.

    `search:500` searches 500 simulations a decision (the same seed, the same moves), `search:0.2s` so many seconds,
    `search:500/c_puct=800/threads=2` with other settings; `greedy/judgement=FILE` (and any other of ours) plays by the
    weights of a file, as `vicus fit --out FILE` writes it;
    `module:Class` is a bot of one's own, made by `Class()`, `Class(game)` or `Class(game, seed)`; `cmd:COMMAND` starts a
    program that speaks the line protocol (docs/bots.md); `policy=module:function` is a function over batches of observations;
    `policy` is the game's net alone (`policy/temperature=50` draws, in hundredths; `policy/net=FILE` plays by another net);
    `deep:200`, `deep:0.05s`, `deep:400/c_puct=300/prior_temperature=200` search with the net.
    One whose `choose` wants `info` is to be given an `Info`.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=1)
    >>> bot("casual", match.game, seed=1).choose(match.view(match.seat), match.legal()) in match.legal()
    True
    """
    if re.fullmatch(r"(search|deep):[0.]+s?(/.*)?", name, re.DOTALL):
        raise BadOption("bot-no-budget", bot=name)
    if name in _known:
        return cast("Bot", _known[name](game, seed))
    if (found := OURS.fullmatch(name)) and (found["name"] == "search" or name.startswith(f"{found['name']}/judgement=")):
        return _our_own(found, game, seed)
    if name.startswith("cmd:"):
        from .external import ExternalBot

        return ExternalBot(name.removeprefix("cmd:"), game, seed)
    if limited := re.fullmatch(r"cmd@(\d+(?:\.\d+)?)s:(.*)", name, re.DOTALL):
        from .external import ExternalBot

        return ExternalBot(limited[2], game, seed, float(limited[1]))
    if net := net_name(name):
        return _thinking(net, name, game, seed)
    if name.startswith("policy="):
        from .policy import PolicyBot

        return PolicyBot(name, game, seed)
    if ":" in name and not name.startswith(("search:", "deep:", "policy:")):
        return _own(name, game, seed)
    raise BadOption("unknown-bot", bot=name, known=", ".join(_known))


def _thinking(net: NetName, name: str, game: Game, seed: int | None) -> Bot:
    """Imported when they are asked for: a page without a server has no NumPy."""
    if net.kind == "policy":
        from .policy import PolicyBot

        return PolicyBot(name, game, seed)
    from .deep import deep_bot

    return deep_bot(net, game, seed)


def _our_own(found: re.Match[str], game: Game, seed: int | None) -> Bot:
    known = judgement(game.name, found["file"])
    if found["name"] != "search":
        return _ours[found["name"]](game, seed, known)
    settings = {key: int(value) for key, _, value in (each.partition("=") for each in found["settings"].split("/")[1:])}
    threads = settings.pop("threads", 1)
    known = known.changed(settings)
    if found["number"]:
        return SearchBot(game, seed, simulations=int(found["number"]), threads=threads, known=known)
    return SearchBot(game, seed, seconds=float(found["seconds"] or SECONDS), threads=threads, known=known)


def judgement_file(name: str) -> str | None:
    """The file of the weights that a bot of this name plays by, if it is not the game's own.

    >>> judgement_file("search:500/threads=2/judgement=new/weights.toml")
    'new/weights.toml'
    """
    found = OURS.fullmatch(name)
    return found["file"] if found else None


def is_ours(name: str) -> bool:
    """Whether a bot of this name is one that judges by weights: its code is compiled before a contest.

    >>> [is_ours(name) for name in ("greedy", "search:0.2s", "strong/judgement=mine.toml", "random", "cmd:sh bot.sh")]
    [True, True, True, False, False]
    """
    return (name in _known and name != "random") or OURS.fullmatch(name) is not None


PLANNERS = re.compile(r"(strong|master|search|deep)([:/].*)?", re.DOTALL)
STAND_IN: Level = "casual"
"""Plays in place of a bot that plans ahead until that one's code is compiled."""


def plans_ahead(name: str) -> bool:
    """Whether a bot of this name searches: interpreted it would keep people waiting.

    >>> plans_ahead("search:500/threads=2"), plans_ahead("casual")
    (True, False)
    """
    return PLANNERS.fullmatch(name) is not None


def is_ready(name: str, game: Game) -> bool:
    """Whether a bot plays as well as it can: those that plan ahead are far too slow before their code is compiled."""
    return not plans_ahead(name) or (can_think(game) if is_deep(name) else can_plan(game))


def _own(name: str, game: Game, seed: int | None) -> Bot:
    from .own import own_bot

    return own_bot(name, game, seed)
