"""Players that need no person. A bot gets a view and the legal actions, never a Match.

from vicus.bots import Bot, bot, register
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .levels import LEVELS, Bot, Factory, bot, known, register

__all__ = ["LEVELS", "Bot", "Factory", "bot", "known", "register"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'vicus.bots' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("vicus.bots.levels"), name)
