"""What a bot is made of: so that games of different bots are not taken for those of one."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import vicus.engine.kernel
import vicus.nets
from vicus.core.game import declaration
from vicus.engine.net_place import net_place
from vicus.errors import BadOption

from .judgement import file_of, judgement
from .levels import OURS, Factory, factory, judgement_file
from .net_names import net_name
from .own import file_of_module
from .policy import PREFIX


def fingerprint(name: str, game: str) -> str | None:
    """A digest of the code and the weights that decide how a bot plays; None for a program, of which nothing is known.

    Of a bot of one's own it is the file that holds it, and not what that imports.

    >>> fingerprint("search", "helvetia") == fingerprint("greedy", "helvetia") != fingerprint("greedy", "bohemian_villages")
    True
    >>> fingerprint("cmd:sh bot.sh", "helvetia") is None
    True
    """
    if name.startswith(("cmd:", "cmd@")):
        return None
    if make := factory(name):
        if make.__module__.partition(".")[0] == "vicus":
            net_file = _net_of(name, game, None)
            return _digest_with(_thinking(game) if net_file else _ours(game), net_file)
        return _registered(make)
    if net := net_name(name):
        return _digest_with(_thinking(game), net.file or str(net_place(game)))
    if found := OURS.fullmatch(name):
        weights, net_file = judgement_file(name), _net_of(found["name"], game, judgement_file(name))
        return _digest_with(_digest_with(_thinking(game) if net_file else _ours(game), weights), net_file)
    file = file_of_module(name.removeprefix(PREFIX).partition(":")[0])
    return _digest([file]) if file else None


def _net_of(level: str, game: str, file: str | None) -> str | None:
    """The net by which a level plays, if it is by one."""
    try:
        found = judgement(game, file).levels.get(level)
    except BadOption:  # told elsewhere
        return None
    return str(net_place(game)) if found is not None and found.needs_net else None


def _registered(make: Factory) -> str | None:
    try:
        return _digest([Path(inspect.getfile(make))])
    except (TypeError, OSError):  # made in a console, or by something that is no function
        return None


@cache
def _ours(game: str) -> str:
    folders = [Path(__file__).parent, *map(Path, vicus.engine.kernel.__path__)]
    sources = [file for folder in folders for file in sorted(folder.glob("*.py"))]
    folder = declaration(game).folder
    return _digest([*sources, *(folder / "rules" / name for name in ("features.py", "hidden.py")), file_of(game)])


@cache
def _thinking(game: str) -> str:
    """The same where a net plays: what it sees, and how it thinks."""
    folder = declaration(game).folder
    seen = [file for file in (folder / "observation.py", folder / "rules" / "sight.py") if file.exists()]
    return _digest_with(_ours(game), None) + _digest([*sorted(Path(vicus.nets.__file__).parent.glob("*.py")), *seen])


def _digest_with(ours: str, file: str | None) -> str:
    """Weights are told by what they say, not by where they lie; a file that is not there is told elsewhere."""
    if file is None or not Path(file).is_file():
        return ours
    return hashlib.blake2b(ours.encode() + Path(file).read_bytes(), digest_size=8).hexdigest()


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.name} {len(content)} ".encode() + content)
    return digest.hexdigest()
