"""The bots of one's own that a server offers, each under a name for guests to read."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from pathlib import PurePath

from vicus.bots.levels import LEVELS
from vicus.errors import BadOption


def by_name(bots: Sequence[str]) -> dict[str, str]:
    """Each bot as `NAME=BOT`, or by its own name."""
    found: dict[str, str] = {}
    for text in bots:
        given = re.fullmatch(r"\s*([^:=/]+?)\s*=\s*(.+)", text, re.DOTALL)
        name, bot = given.groups() if given else (_own_name(text), text)
        if name in LEVELS or name in found:
            raise BadOption("serve-bot-name", name=name, bot=bot)
        found[name] = bot
    return found


def _own_name(bot: str) -> str:
    """Of a program it is that of its file: how it is started is nobody's business."""
    program = re.fullmatch(r"cmd(?:@[^:]*)?:(.*)", bot, re.DOTALL)
    if not program:
        return bot
    try:
        words = shlex.split(program[1])
    except ValueError:  # as it is: starting it will say what is wrong
        return bot
    files = [word for word in words if not word.startswith("-")]
    return PurePath(files[-1]).stem if files else bot
