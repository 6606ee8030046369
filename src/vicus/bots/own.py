"""Anybody's own bot: `module:Class`."""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from vicus.core.game import Game
from vicus.errors import BadOption, VicusError

if TYPE_CHECKING:
    from .levels import Bot


def own_bot(name: str, game: Game, seed: int | None) -> Bot:
    """Made by the class (or function) of that name, which gets `game` and `seed` if it has parameters called so.

    Raises BadOption, with the reason, if there is none or it cannot be made.
    """
    made = made_by(name, find(name), {"game": game, "seed": seed})
    if not callable(getattr(made, "choose", None)):
        raise BadOption("bot-no-choose", bot=name)
    return cast("Bot", made)


def find(name: str, prefix: str = "", form: str = "module:Class") -> Any:
    """What `module:attribute` names, after a prefix; BadOption, with the reason, if it is not there or cannot be called."""
    module, _, attribute = name.removeprefix(prefix).partition(":")
    if not attribute or not module or module.startswith("."):
        raise BadOption("bot-form", bot=name, form=prefix + form)
    _look_here()
    return _find(name, module, attribute)


def made_by(name: str, make: Any, offered: dict[str, Any]) -> Any:
    """What a class or function makes of those of the offered that it has parameters for; BadOption if it cannot."""
    try:
        return make(**_arguments(name, make, offered))
    except (VicusError, KeyboardInterrupt):
        raise
    except BaseException as problem:  # also sys.exit()
        raise BadOption("bot-not-made", bot=name, problem=told(problem)) from problem


def called(name: str, function: Any, given: int, offered: tuple[str, ...]) -> tuple[str, ...]:
    """By which of the offered names a function is called beside so many plain arguments; BadOption if it cannot be."""
    known = _known_by_name(function, offered)
    try:
        inspect.signature(function).bind(*[None] * given, **dict.fromkeys(known))
    except ValueError:  # written in C
        return ()
    except TypeError:
        raise BadOption("bot-no-policy", bot=name) from None
    return known


def file_of_module(module: str) -> Path | None:
    """Where a module lies, if it is a file."""
    _look_here()
    try:
        spec = find_spec(module)
    except Exception:  # the package that it lies in may do anything while it is imported
        return None
    return Path(spec.origin) if spec and spec.has_location and spec.origin else None


def _look_here() -> None:
    """A module may lie beside the user, where `python -m` would find it."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def _find(name: str, module: str, attribute: str) -> Any:
    try:
        found = getattr(import_module(module), attribute)
    except ModuleNotFoundError as problem:
        if problem.name and (module == problem.name or module.startswith(f"{problem.name}.")):
            raise BadOption("bot-no-module", bot=name, module=module) from None
        raise BadOption("bot-not-imported", bot=name, module=module, problem=told(problem)) from problem
    except AttributeError as problem:
        if getattr(problem, "obj", None) is sys.modules.get(module) and problem.name == attribute:
            raise BadOption("bot-no-class", bot=name, module=module, attribute=attribute) from None
        raise BadOption("bot-not-imported", bot=name, module=module, problem=told(problem)) from problem
    except KeyboardInterrupt:
        raise
    except BaseException as problem:  # a module may do anything while it is imported
        raise BadOption("bot-not-imported", bot=name, module=module, problem=told(problem)) from problem
    if not callable(found):
        raise BadOption("bot-no-class", bot=name, module=module, attribute=attribute)
    return found


def _arguments(name: str, make: Any, offered: dict[str, Any]) -> dict[str, Any]:
    """What it asks for by name. The signature decides: a TypeError raised inside is the bot's own and must be seen."""
    if (missing := _missing(make, offered)) is not None:
        raise BadOption("bot-parameters", bot=name, parameter=missing)
    return {each: offered[each] for each in _known_by_name(make, offered)}


def _parameters(function: Any) -> list[inspect.Parameter]:
    try:
        return list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):  # written in C
        return []


def _known_by_name(function: Any, offered: Iterable[str]) -> tuple[str, ...]:
    """Which of the offered parameters it has."""
    named = [p.name for p in _parameters(function) if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)]
    return tuple(name for name in named if name in offered)


def _missing(function: Any, offered: Iterable[str]) -> str | None:
    """The first parameter that it needs and is not offered."""
    known = _known_by_name(function, offered)
    for p in _parameters(function):
        optional = p.default is not p.empty or p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD)
        if not optional and p.name not in known:
            return p.name
    return None


NEW_GAME = ("seat", "players", "options", "seed")
GAME_OVER = ("scores", "winners")
"""What a bot can be told when a game begins, and when it is over."""


@dataclass(frozen=True)
class Methods:
    """What a bot can do besides choosing: with which of its parameters each is called, None if it is not there."""

    takes_info: bool
    new_game: tuple[str, ...] | None
    game_over: tuple[str, ...] | None


def offered_methods(name: str, bot: Any) -> Methods:
    """Looked up once, when a bot is made; BadOption if one of its methods needs what nobody gives it."""
    return Methods(
        "info" in _known_by_name(bot.choose, ("info",)),
        _method(name, bot, "new_game", NEW_GAME),
        _method(name, bot, "game_over", GAME_OVER),
    )


def _method(name: str, bot: Any, method: str, offered: tuple[str, ...]) -> tuple[str, ...] | None:
    function = getattr(bot, method, None)
    if not callable(function):
        return None
    if (missing := _missing(function, offered)) is not None:
        raise BadOption("bot-method-parameters", bot=name, method=method, parameter=missing, given=", ".join(offered))
    return _known_by_name(function, offered)


def told(problem: BaseException) -> str:
    """An exception in one line, with the place where it was raised.

    >>> told(ValueError("no\\nmore"))
    'ValueError: no more'
    """
    frames = traceback.extract_tb(problem.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    try:
        words = f": {problem}" if str(problem) else ""
    except Exception:  # its words are the bot's own code too
        words = ""
    return " ".join(f"{type(problem).__name__}{words}{place}".split())
