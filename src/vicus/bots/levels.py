"""Bots by name: levels for people, bots for experiments, and anybody's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol, cast

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.engine.net_place import has_net, net_place
from vicus.errors import BadOption

from .code import can_plan, can_think
from .greedy import GreedyBot
from .info import Info
from .judgement import Judgement, judgement, within
from .ladder import FORMER, LEVELS, PLAIN, RANGES, Level, Rung, rung, without_net
from .net_names import NetName, net_name
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

Maker = Callable[[Game, int | None, Judgement], Bot]


def _by_level(level: str) -> Maker:
    return lambda game, seed, known: _on(playing(level, game, known), game, seed, known)


_ours: dict[str, Maker] = {
    "greedy": lambda game, seed, known: GreedyBot(game, seed, known=known),
    "search": lambda game, seed, known: SearchBot(game, seed, known=known),
    **{level: _by_level(level) for level in LEVELS},
}


def playing(level: str, game: Game, known: Judgement | None = None, look: bool = True) -> Rung:
    """What plays as a level in a game: as its judgement says, or what is next to it where the game has no net to use.

    To `look` whether a net that is there can be used is to load it.

    >>> import vicus
    >>> playing("beginner", vicus.game("helvetia")).kind
    'greedy'
    """
    known = known or judgement(game.name)
    found = rung(known, level)
    if not found.needs_net or (net_fits(game) if look else has_net(game.name)):
        return found
    return without_net(known, level)


def net_fits(game: Game) -> bool:
    """Whether the game has a net, and one for its actions and observations as they are now."""
    return has_net(game.name) and _fits(game, net_place(game.name).stat().st_mtime_ns)


@lru_cache(maxsize=32)
def _fits(game: Game, version: int) -> bool:
    """`version`: that of the net's file."""
    try:
        from vicus.nets.game_net import game_net

        game_net(game)
    except ImportError:  # a page without a server asks its nets elsewhere
        return True
    except BadOption:
        return False
    return True


def _on(step: Rung, game: Game, seed: int | None, known: Judgement) -> Bot:
    """The bot of a rung of the ladder."""
    if step.kind == "greedy":
        return GreedyBot(game, seed, step.number, known)
    if step.kind == "search":
        return SearchBot(game, seed, step.number, known=known)
    if step.kind == "policy":
        return bot(f"policy/temperature={step.number}", game, seed)
    from .deep import DeepBot  # a page without a server has no NumPy

    return DeepBot(game, seed, step.number, known=known)


def _standard(make: Maker) -> Callable[[Game, int | None], Bot]:
    return lambda game, seed: make(game, seed, judgement(game.name))


_known: dict[str, Factory] = {
    "random": lambda game, seed: RandomBot(seed),
    **{name: _standard(make) for name, make in _ours.items()},
}

# search:500/c_puct=800/threads=2/judgement=FILE, search:master, strong/judgement=FILE: the file goes to the end of the name
OURS = re.compile(
    rf"(?P<name>{'|'.join(_ours)})(?::(?:(?P<number>\d+)|(?P<seconds>\d+(?:\.\d+)?)s|(?P<former>{'|'.join(PLAIN)})))?"
    r"(?P<settings>(?:/\w+=\d+)*)(?:/judgement=(?P<file>.+))?",
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
    `search:500/c_puct=800/threads=2` with other settings; `greedy:180` misjudges, in hundredths of a point; `greedy:beginner`,
    `greedy:casual`, `search:strong` and `search:master` are these levels as they were before there were nets, for comparisons;
    `greedy/judgement=FILE` (and any other of ours) plays by the weights of a file, as `vicus fit --out FILE` writes it;
    `module:Class` is a bot of one's own, made by `Class()`, `Class(game)` or `Class(game, seed)`; `cmd:COMMAND` starts a
    program that speaks the line protocol (docs/bots.md); `policy=module:function` is a function over batches of observations;
    `policy` is the game's net alone (`policy:50`, or `policy/temperature=50`, draws, in hundredths; `policy/net=FILE` plays
    by another net); `deep:200`, `deep:0.05s`, `deep:400/c_puct=300/prior_temperature=200` search with the net.
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
    if (found := OURS.fullmatch(name)) and _is_whole(found):
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


def _is_whole(found: re.Match[str]) -> bool:
    """Whether a name says no more than a bot of its kind can be told."""
    kind, former = found["name"], found["former"]
    if former and former not in FORMER.get(kind, ()):
        return False
    return kind == "search" or not (found["seconds"] or found["settings"] or (found["number"] and kind != "greedy"))


def _thinking(net: NetName, name: str, game: Game, seed: int | None) -> Bot:
    """Imported when they are asked for: a page without a server has no NumPy."""
    if net.kind == "policy":
        from .policy import PolicyBot

        return PolicyBot(name, game, seed)
    from .deep import deep_bot

    return deep_bot(net, game, seed)


def _our_own(found: re.Match[str], game: Game, seed: int | None) -> Bot:
    known = judgement(game.name, found["file"])
    if found["name"] == "greedy":
        return GreedyBot(game, seed, within("misjudging", _number(found, known), *RANGES["greedy"]), known)
    if found["name"] != "search":
        return _ours[found["name"]](game, seed, known)
    settings = {key: int(value) for key, _, value in (each.partition("=") for each in found["settings"].split("/")[1:])}
    threads = settings.pop("threads", 1)
    known = known.changed(settings)
    if simulations := _number(found, known):
        return SearchBot(game, seed, simulations=simulations, threads=threads, known=known)
    return SearchBot(game, seed, seconds=float(found["seconds"] or SECONDS), threads=threads, known=known)


def _number(found: re.Match[str], known: Judgement) -> int:
    """How many simulations, or how far it misjudges; 0 if that is not said."""
    return known.plain[found["former"]] if found["former"] else int(found["number"] or 0)


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


STAND_IN: Level = "casual"
"""Plays in place of a bot that plans ahead until that one's code is compiled."""


def stand_in(game: Game) -> str:
    """Who that is in a game: nobody who would have to wait, too.

    >>> import vicus
    >>> stand_in(vicus.game("helvetia"))
    'casual'
    """
    return "greedy" if plans_ahead(STAND_IN, game) else STAND_IN


def plain_stand_in(known: Judgement) -> Rung:
    """The same where neither a search nor a net can be asked: a greedy player who misjudges no more than `casual` does.

    >>> plain_stand_in(judgement("carpe_diem"))
    Rung(kind='greedy', number=0)
    """
    casual = known.levels[STAND_IN]
    return casual if casual.kind == "greedy" else Rung("greedy", 0)


def rung_of(name: str, game: Game, look: bool = True) -> Rung | None:
    """What plays by this name, if it is one of ours: a level, `search:500`, `deep:200`, `policy` (0: as many as time allows).

    >>> import vicus
    >>> rung_of("search:500/threads=2", vicus.game("helvetia")), rung_of("random", vicus.game("helvetia"))
    (Rung(kind='search', number=500), None)
    """
    if net := net_name(name):
        number = net.settings.get("temperature", 0) if net.kind == "policy" else net.simulations or 0
        return Rung("policy" if net.kind == "policy" else "deep", number)
    found = OURS.fullmatch(name)
    if found is None:
        return None
    known = _readable(game, found["file"]) or _readable(game, None)
    if known is None:
        return None
    if found["name"] in LEVELS:
        return playing(found["name"], game, known, look)
    if found["name"] == "greedy":
        return Rung("greedy", _number(found, known))
    return Rung("search", _number(found, known))


def _readable(game: Game, file: str | None) -> Judgement | None:
    """None where it cannot be used: that is told when a bot is made by it, and must not keep others from their games."""
    try:
        return judgement(game.name, file)
    except BadOption:
        return None


def plans_ahead(name: str, game: Game) -> bool:
    """Whether a bot of this name searches in a game: interpreted it would keep people waiting. By what is declared: no net is
    loaded to tell.

    >>> import vicus
    >>> plans_ahead("search:500/threads=2", vicus.game("helvetia")), plans_ahead("casual", vicus.game("helvetia"))
    (True, False)
    """
    found = rung_of(name, game, look=False)
    return found is not None and found.plans_ahead


def thinks(name: str, game: Game) -> bool:
    """Whether a bot of this name searches with a net, for which there is code of its own.

    >>> import vicus
    >>> thinks("deep:200", vicus.game("helvetia")), thinks("search:500", vicus.game("helvetia"))
    (True, False)
    """
    found = rung_of(name, game)
    return found is not None and found.kind == "deep"


def is_ready(name: str, game: Game) -> bool:
    """Whether a bot plays as well as it can: those that plan ahead are far too slow before their code is compiled."""
    found = rung_of(name, game)
    if found is None or not found.plans_ahead:
        return True
    return can_think(game) if found.kind == "deep" else can_plan(game)


def _own(name: str, game: Game, seed: int | None) -> Bot:
    from .own import own_bot

    return own_bot(name, game, seed)
