"""Which games bring a board of their own for the page (`docs/page-part.md`)."""

from __future__ import annotations

from vicus.registry import folder

PART = "part.js"
"""The module of a game's `page` folder that the page imports."""


def has_part(game: str) -> bool:
    """Does the game bring a board of its own for the page?"""
    return (folder(game) / "page" / PART).is_file()
