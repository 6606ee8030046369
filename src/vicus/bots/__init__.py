"""Players that need no person. A bot gets a view and the legal actions, never a Match.

>>> import vicus
>>> from vicus.bots import bot, known
>>> match = vicus.game("bohemian_villages").new(players=2, seed=1)
>>> "casual" in known()
True
>>> bot("random", match.game, seed=1).choose(match.view(match.seat), match.legal()) in match.legal()
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .info import Info
    from .ladder import LEVELS
    from .levels import Bot, Factory, InformedBot, bot, known, register

__all__ = ["LEVELS", "Bot", "Factory", "Info", "InformedBot", "bot", "known", "register"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'vicus.bots' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("vicus.bots.levels"), name)
