"""What is measured of the pages' requests, whoever keeps the figures (`metrics.py`), or nobody."""

from __future__ import annotations

from typing import Protocol


class Measures(Protocol):
    """Told what happens; never says who it was."""

    def count_request(self, kind: str) -> None:
        """A message of a page."""

    def count_refusal(self, code: str) -> None:
        """A message that was refused."""

    def move_took(self, seconds: float) -> None:
        """From a move's arrival until it was answered."""

    def hint_took(self, seconds: float) -> None:
        """From the wish for a hint to its answer, or to what went wrong."""


class Unmeasured:
    """Nobody wants to know."""

    def count_request(self, kind: str) -> None:
        pass

    def count_refusal(self, code: str) -> None:
        pass

    def move_took(self, seconds: float) -> None:
        pass

    def hint_took(self, seconds: float) -> None:
        pass
