"""The bots of one's own that a server offers, each under a name for guests to read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vicus.bots.levels import LEVELS
from vicus.errors import BadOption

LONGEST = 40
"""Characters of a name."""


def by_name(bots: Sequence[str]) -> dict[str, str]:
    """Each bot as `NAME=BOT`, or by its own name. A program needs one: how it is started is nobody's business."""
    found: dict[str, str] = {}
    for text in bots:
        given = re.fullmatch(r"([^:=/]*)=(.+)", text, re.DOTALL)
        name, bot = (given[1].strip(), given[2].strip()) if given else (text, text)
        if given and not (name.isprintable() and 0 < len(name) <= LONGEST):
            raise BadOption("serve-bot-bad-name", name=name, longest=str(LONGEST))
        if not given and re.match("cmd[:@]", text):
            raise BadOption("serve-bot-unnamed", bot=bot)
        if name in LEVELS or name in found:
            raise BadOption("serve-bot-name", name=name, bot=bot)
        found[name] = bot
    return found
