"""Anybody's own bot: `module:Class`."""

from __future__ import annotations

import inspect
import sys
import traceback
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
    module, _, attribute = name.partition(":")
    _look_here()
    make = _find(name, module, attribute)
    try:
        made = make(**_arguments(name, make, {"game": game, "seed": seed}))
    except (VicusError, KeyboardInterrupt):
        raise
    except BaseException as problem:  # also sys.exit()
        raise BadOption("bot-not-made", bot=name, problem=told(problem)) from problem
    if not callable(getattr(made, "choose", None)):
        raise BadOption("bot-no-choose", bot=name)
    return cast("Bot", made)


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
    try:
        parameters = inspect.signature(make).parameters.values()
    except (TypeError, ValueError):  # written in C
        return {}
    named = [p for p in parameters if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)]
    for p in parameters:
        optional = p.default is not p.empty or p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD)
        if not optional and (p.name not in offered or p not in named):
            raise BadOption("bot-parameters", bot=name, parameter=p.name)
    return {p.name: offered[p.name] for p in named if p.name in offered}


def told(problem: BaseException) -> str:
    """An exception in one line, with the place where it was raised.

    >>> told(ValueError("no\\nmore"))
    'ValueError: no more'
    """
    frames = traceback.extract_tb(problem.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    try:
        words = f": {problem}"
    except Exception:  # its words are the bot's own code too
        words = ""
    return " ".join(f"{type(problem).__name__}{words}{place}".split())
