"""The numbers of a search by a net. They need neither a net nor NumPy: the table of a page without a server sends them to those
who search."""

from __future__ import annotations

from collections.abc import Mapping

SETTINGS = {"prior_temperature": (1, 100_000), "c_puct": (0, 1_000_000), "doubt": (0, 1000)}
"""In the order of `kernel.deep`, each with its range: compiled code checks nothing."""
STANDARD = {"prior_temperature": 400, "c_puct": 400, "doubt": 50}
ROOM = 32
"""Nodes for each simulation: it adds a position with all its options."""


def deep_numbers(changed: Mapping[str, int] | None = None) -> tuple[int, ...]:
    """As the kernel takes them, with some of them changed.

    >>> deep_numbers({"doubt": 0})
    (400, 400, 0)
    """
    numbers = {**STANDARD, **(changed or {})}
    return tuple(numbers[name] for name in SETTINGS)
