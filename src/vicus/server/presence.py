"""Who looks at which table: the pages that are connected to this process, and what other processes tell."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from .cluster import Present

if TYPE_CHECKING:
    from .connection import Connection


class Presence:
    """Connections by table, guests by table."""

    def __init__(self) -> None:
        self._connections: dict[str, dict[Connection, None]] = defaultdict(dict)
        self._guests: dict[str, Counter[str]] = defaultdict(Counter)
        self.elsewhere: dict[str, Present] = {}
        """By table: who looks at it through other processes."""

    def enter(self, table_id: str, connection: Connection) -> bool:
        """A page looks at a table; true if its guest did not before."""
        connections = self._connections[table_id]
        if connection in connections:
            return False
        connections[connection] = None
        self._guests[table_id][connection.guest] += 1
        return self._guests[table_id][connection.guest] == 1

    def leave(self, table_id: str, connection: Connection) -> bool:
        """It looks at it no longer; true if its guest does not, either."""
        if connection not in self._connections.get(table_id, ()):
            return False
        del self._connections[table_id][connection]
        guests = self._guests[table_id]
        guests[connection.guest] -= 1
        gone = guests[connection.guest] <= 0
        if gone:
            del guests[connection.guest]
        if not self._connections[table_id]:
            for kept in (self._connections, self._guests, self.elsewhere):
                kept.pop(table_id, None)
        return gone

    def at(self, table_id: str) -> list[Connection]:
        """The pages that look at a table."""
        return list(self._connections.get(table_id, ()))

    def local(self, table_id: str) -> set[str]:
        """The guests who look at a table through this process."""
        return set(self._guests.get(table_id, ()))

    def online(self, table_id: str) -> set[str]:
        """The guests who look at a table, through any process (of those elsewhere only who has a seat)."""
        return self.local(table_id) | self.elsewhere.get(table_id, (frozenset(), 0))[0]

    def watchers(self, table_id: str, seated: set[str]) -> int:
        """How many look at it who have no seat."""
        return len(self.local(table_id) - seated) + self.elsewhere.get(table_id, (frozenset(), 0))[1]

    def tables(self) -> list[str]:
        """All that are looked at through this process."""
        return list(self._connections)
