"""What an action would bring at once."""

from __future__ import annotations

from typing import Any

from .box import Contents
from .state import State


def preview(s: State, action: int, rules: Any, box: Contents) -> dict[str, Any]:
    """Nothing: the dice say it all."""
    return {}
