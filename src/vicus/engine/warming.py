"""Compiling ahead of need, in another process, so that nobody who plays has to wait."""

from __future__ import annotations

import subprocess
import sys

from .box import Box
from .engines import native_folder


def is_warm(game: str, box: Box) -> bool:
    """Is the native engine there without compiling?"""
    return native_folder(game, box).ready


def is_planner_warm(game: str, box: Box) -> bool:
    """Is the code of the planning bots there without compiling?"""
    return native_folder(game, box, "planner").ready


def warm_in_background(game: str, box: Box) -> subprocess.Popen[bytes] | None:
    """Start `vicus warm` for a game with its standard box unless that is done or under way already."""
    if not box.standard or is_warm(game, box) or native_folder(game, box).busy:
        return None
    command = [sys.executable, "-m", "vicus", "warm", game]
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
