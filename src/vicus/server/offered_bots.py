"""The bots that a server offers; those of one's own under names for guests to read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from vicus.bots.ladder import LEVELS
from vicus.bots.levels import plans_ahead
from vicus.core.game import Game
from vicus.errors import BadOption
from vicus.table.changes import DEFAULT_LEVEL

LONGEST_NAME = 40
"""Characters of a name."""


def parse_offered_bots(bots: Sequence[str]) -> dict[str, str]:
    """Bots by the names they are offered under; each is given as `NAME=BOT`, or as `BOT` under its own name.

    A program needs a name: how it is started is nobody's business. Raises `BadOption` for a name that is missing, cannot be
    shown or is taken.

    >>> parse_offered_bots(["Ferdinand=cmd:./bot", "search:500"])
    {'Ferdinand': 'cmd:./bot', 'search:500': 'search:500'}
    """
    found: dict[str, str] = {}
    for text in bots:
        given = re.fullmatch(r"([^:=/]*)=(.+)", text, re.DOTALL)
        name, bot = (given[1].strip(), given[2].strip()) if given else (text, text)
        if given and not (name.isprintable() and 0 < len(name) <= LONGEST_NAME):
            raise BadOption("serve-bot-bad-name", name=name, longest=str(LONGEST_NAME))
        if not given and re.match("cmd[:@]", text):
            raise BadOption("serve-bot-unnamed", bot=bot)
        if name in LEVELS or name in found:
            raise BadOption("serve-bot-name", name=name, bot=bot)
        found[name] = bot
    return found


class OfferedBots:
    """The bots that guests can choose: one for each level, and the server's own under their names (`parse_offered_bots`).

    >>> bots = OfferedBots({"Ferdinand": "search:500"})
    >>> bots.names()[-1], bots.resolve("Ferdinand"), bots.known_level("search:500"), bots.known_level("gone")
    ('Ferdinand', 'search:500', 'Ferdinand', 'casual')
    """

    def __init__(self, own: Mapping[str, str]) -> None:
        self.own = dict(own)
        """Bots of one's own, by the names under which they are offered."""

    def names(self) -> tuple[str, ...]:
        """All that can be chosen."""
        return (*LEVELS, *self.own)

    def resolve(self, level: str) -> str:
        """The bot behind a name, as `vicus.bots.bot` takes it."""
        return self.own.get(level, level)

    def planners(self, game: Game) -> list[str]:
        """Those that plan ahead in a game, and so need compiled code."""
        return [name for name in self.names() if plans_ahead(self.resolve(name), game)]

    def known_level(self, level: str | None) -> str | None:
        """The same level while it is offered; of a bot that is no longer offered: who plays on instead."""
        if level is None or level in self.names():
            return level
        return next((name for name, bot in self.own.items() if bot == level), DEFAULT_LEVEL)  # it may have got a name since
