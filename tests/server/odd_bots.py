"""Bots that do what bots of one's own may do, and what they are asked."""

from __future__ import annotations

import asyncio
import time

import vicus
from vicus.server.bot_worker import Question


class Clumsy:
    """Never finds an action."""

    closed = 0

    def choose(self, view, legal):
        raise RuntimeError("I do not know")

    def close(self):
        Clumsy.closed += 1


class Listening:
    """Fails if it is not told what has happened, and in which game it is."""

    def new_game(self, seat, players):
        self.sits = seat, players

    def choose(self, view, legal, info):
        assert self.sits == (view["viewer"], view["players"])
        assert info.events
        assert len(info.scores) == view["players"]
        return max(legal, key=lambda action: len(info.preview[action.text]))


class Deadly:
    """Takes its process along."""

    def choose(self, view, legal):
        import os

        os._exit(3)


class Leaving:
    """Wants to end the program: by the way that is given."""

    how: type[BaseException] = SystemExit

    def choose(self, view, legal):
        raise self.how


class Interrupting(Leaving):
    how = KeyboardInterrupt


class Cancelling(Leaving):
    how = asyncio.CancelledError


class Clinging:
    """Never lets go."""

    def choose(self, view, legal):
        return legal[-1]

    def close(self):
        time.sleep(60)


class Thoughtful:
    """Never comes to an end."""

    def choose(self, view, legal):
        time.sleep(600)


class Counting:
    """Knows how often it was asked."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        return legal[0]


def question(table: str, seat: int = 0) -> Question:
    match = vicus.game("bohemian_villages").new(players=2, seed=3)
    return Question(table, seat, "bohemian_villages", None, match.view(0), tuple(a.id for a in match.legal()))


def named(bot: type) -> str:
    """As bots of one's own are named everywhere."""
    return f"{__name__}:{bot.__name__}"
