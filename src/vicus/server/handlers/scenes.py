"""Scenes of the rules: shown, and tried out. Nothing is kept of them, so they cost what the answer costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vicus.table import requests
from vicus.table.scene_view import shown

if TYPE_CHECKING:
    from ..connection import Connection


async def show_scene(page: Connection, request: requests.ShowScene) -> None:
    """A scene after some steps, or why the last of them cannot be."""
    page.send(shown(request))
