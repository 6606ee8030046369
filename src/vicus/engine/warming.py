"""Compiling ahead of need, in another process, so that nobody who plays has to wait."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, NamedTuple

from vicus.registry import load

from .box import Box
from .engines import is_wasm_ready, native_folder, planner, thinker

NICE = 10
"""Whoever plays meanwhile goes first."""
_started: list[subprocess.Popen[bytes]] = []
"""Compilers that may still run: one that nobody remembers would be complained about, and stay as a zombie when it has ended."""


class Needed(NamedTuple):
    """Code that somebody will need: that of bots that plan ahead, or that of bots that do so with a net."""

    game: str
    box: Box
    kind: Literal["planner", "thinker"] = "planner"

    @property
    def is_cold(self) -> bool:
        """It is not there, and nobody is at it."""
        folder = native_folder(self.game, self.box, self.kind)
        return not folder.ready and not folder.busy


def is_warm(game: str, box: Box) -> bool:
    """Is the native engine there without compiling?"""
    return native_folder(game, box).ready


def fastest(game: str, box: Box) -> str:
    """The engine for games in bulk: native, but WebAssembly where only that is there without compiling."""
    return "native" if is_warm(game, box) or not is_wasm_ready(game, box) else "wasm"


def is_planner_warm(game: str, box: Box) -> bool:
    """Is the code of the planning bots there without compiling?"""
    return native_folder(game, box, "planner").ready


def is_thinker_warm(game: str, box: Box) -> bool:
    """Is the code of bots that search with a net there without compiling?"""
    return native_folder(game, box, "thinker").ready


def warm_in_background(*wanted: Needed | tuple[str, Box]) -> subprocess.Popen[bytes] | None:
    """Compile what is wanted, one after the other, where that is not done or under way already."""
    cold = [each for each in (Needed(*each) for each in wanted) if each.is_cold]
    if not cold:
        return None
    _started[:] = [known for known in _started if known.poll() is None]
    process = subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=_aside(),
        start_new_session=True,  # Ctrl-C is for the game, not for the compiler; Windows has its flags for it
    )
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
    assert process.stdin is not None
    with suppress(OSError), process.stdin as pipe:  # it may have ended already
        pipe.write(json.dumps([[name, box.data, box.standard, kind] for name, box, kind in cold]).encode())
    _started.append(process)
    return process


def _aside() -> int:
    """How Windows is told what a session and a priority tell Unix: no window, no Ctrl-C, others go first."""
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return 0


def warm(wanted: Sequence[tuple[str, dict[str, object], bool, str]]) -> None:
    for name, data, standard, kind in wanted:
        (thinker if kind == "thinker" else planner)(name, load(name).box.box(data, standard))


if __name__ == "__main__":
    warm(json.loads(sys.stdin.read()))
