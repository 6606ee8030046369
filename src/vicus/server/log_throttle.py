"""No kind of line can fill the log: so many a minute, and then one that says how many were left out."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

MOST_KINDS = 500
"""Kinds that are told apart; whoever makes up new ones gets them counted together."""
MINUTE = 60.0

Kind = tuple[str, int, str]


@dataclass(slots=True)
class _Window:
    """A minute of one kind of line."""

    since: float
    lines: int = 0
    left_out: int = 0


class LogThrottle(logging.Filter):
    """A filter for a handler: lets through `most` lines of a kind a minute.

    Lines are of one kind when the same place in the code writes them; what asyncio reports all comes from one place, so there
    the first words count, too.
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most, self._clock = most, clock
        self._windows: dict[Kind, _Window] = {}
        self.left_out = 0
        """Lines that were left out since the start."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let a line through, or count it. The first one after a gap says in `left_out` how many are missing before it."""
        kind, now = self._kind(record), self._clock()
        window = self._windows.get(kind)
        if window is None:
            window = self._windows[kind] = _Window(now)
        if now - window.since >= MINUTE:
            if window.left_out:
                record.left_out = window.left_out
            window.since, window.lines, window.left_out = now, 0, 0
        window.lines += 1
        if window.lines <= self._most:
            return True
        self.left_out += 1
        window.left_out += 1
        if window.left_out == 1:  # so that a reader knows why there are no more; the number follows when it is known
            record.msg, record.args = f"lines like this are left out for a minute: {_first_line(record)}", ()
            record.exc_info = record.exc_text = record.stack_info = None
            return True
        return False

    def sweep(self) -> list[str]:
        """Forget kinds that have been quiet for a minute; for each that was cut short a line that says by how much."""
        now, said = self._clock(), []
        for kind, window in list(self._windows.items()):
            if now - window.since >= MINUTE:
                del self._windows[kind]
                if window.left_out:
                    said.append(f"{window.left_out} lines were left out like: {kind[2]} ({kind[0]})")
        return said

    def _kind(self, record: logging.LogRecord) -> Kind:
        words = _first_line(record)[:40] if record.name == "asyncio" else record.msg[:40] if isinstance(record.msg, str) else ""
        kind = (record.name, record.lineno, words)
        if kind not in self._windows and len(self._windows) >= MOST_KINDS:
            return ("", 0, "other lines")
        return kind


def _first_line(record: logging.LogRecord) -> str:
    try:
        return record.getMessage().partition("\n")[0][:200]
    except Exception:  # parameters that do not fit their text: the handler tells
        return str(record.msg)[:200]
