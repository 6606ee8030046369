"""Which bots can plan ahead in a page without a server: there are modules for the boxes that come with it, for no others."""

from __future__ import annotations

from collections.abc import Callable

from vicus.server.readiness import BoxKey, Readiness

from .bots import has_module


class ModuleReadiness(Readiness):
    """Nothing is ever compiled here, so nothing has to be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self._ready = {key for key, game in self._waiting.items() if has_module(game)}
        self._waiting.clear()

    def is_ready(self, game: object, key: BoxKey) -> bool:
        return key in self._ready

    async def poll(self) -> bool:
        return False

    async def watch(self, changed: Callable[[], None]) -> None:
        return
