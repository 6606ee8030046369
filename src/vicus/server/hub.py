"""Everybody who is connected, and what they are told when something changes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from .answers import Notice
from .connection import Connection
from .game_table import GameTable
from .service import TableService

LOBBY_PAUSE = 0.5
"""Seconds: a busy server must not drown the lobby."""


class Hub:
    """The connections to a service. It shows them whatever the service says has changed."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        service.tell = self.tell
        service.changed = self.changed
        service.online = self.online
        self.connections: set[Connection] = set()
        self._lobby_due = False

    def online(self, table_id: str) -> set[str]:
        """The guests who look at a table."""
        return {c.guest for c in self.connections if table_id in c.tables}

    async def changed(self, table: GameTable) -> None:
        """Show a table anew to everybody who looks at it, and the lobby to those who are there."""
        for connection in list(self.connections):
            if table.id in connection.tables:
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone in this moment
                    await connection.show(table, asked=False)
        await self.lobby_changed()

    async def tell(self, table: GameTable, message: str, params: dict[str, Any]) -> None:
        """A notice (a key of the catalogues, and its parameters) to everybody who looks at a table."""
        for connection in list(self.connections):
            if table.id in connection.tables:
                await connection.send(Notice(table.id, message, params))

    async def readiness_changed(self) -> None:
        """Bots that plan ahead have become ready: the notice that they are not goes away by itself."""
        for table in list(self.service.registry.tables.values()):
            await self.changed(table)
        await self.lobby_changed()

    async def lobby_changed(self) -> None:
        """Show the lobby anew to those who are there, soon and not too often."""
        if not self._lobby_due and any(c.in_lobby for c in self.connections):
            self._lobby_due = True
            asyncio.get_running_loop().call_later(LOBBY_PAUSE, lambda: asyncio.ensure_future(self._show_lobby()))

    async def _show_lobby(self) -> None:
        self._lobby_due = False
        for connection in [c for c in self.connections if c.in_lobby]:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await connection.show_lobby()

    async def serve(self, socket: WebSocket, guest: str) -> None:
        """A guest's page, from when its WebSocket was accepted until it goes away."""
        connection = Connection(socket, guest, self.service)
        connection.lobby_changed = self.lobby_changed
        self.connections.add(connection)
        try:
            await connection.run()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.connections.discard(connection)
            for table_id in connection.tables:
                if table_id in self.service.registry.tables:
                    await self.changed(self.service.registry.tables[table_id])
