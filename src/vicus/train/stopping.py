"""Ctrl-C while a net learns: what is under way is finished and kept; a second one ends it at once."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any, Self


class Stopping:
    """
    >>> with Stopping() as stopping:
    ...     signal.raise_signal(signal.SIGINT)
    ...     stopping.is_wanted
    True
    """

    def __init__(self) -> None:
        self.is_wanted = False
        self.is_keeping = False
        """Files are being written: nothing ends that."""
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # others get no signals
            self._before = signal.signal(signal.SIGINT, self._asked)
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _asked(self, number: int, frame: FrameType | None) -> None:
        if self.is_wanted and not self.is_keeping:
            raise KeyboardInterrupt
        self.is_wanted = True
