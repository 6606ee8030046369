"""The numbers of a search by a net. They need neither a net nor NumPy: the table of a page without a server sends them to those
who search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from .judgement import DEEP_SETTINGS, Judgement

STANDARD = {"prior_temperature": 400, "c_puct": 400, "doubt": 50, "corrections": 0}
"""Where neither a bot's name nor `[deep]` of the game's judgement says otherwise."""
ROOM = 32
"""Nodes for each simulation: it adds a position with all its options."""
MOST_NODES = 1 << 18
"""Room for a search by time, and for all with more than some 8,000 simulations: 28 MB."""


def deep_known(known: Judgement, changed: Mapping[str, int] | None = None) -> Judgement:
    """A judgement as the kernel takes it: with the settings of a search by a net, some of them changed; and what is added to
    the net's logits stands where the plain search has prospects.

    >>> from vicus.bots.judgement import judgement
    >>> deep_known(judgement("helvetia"), {"doubt": 7}).settings
    (400, 400, 7, 0)
    """
    numbers = {**STANDARD, **known.deep, **(changed or {})}
    return replace(known, prospects=known.corrections, settings=tuple(numbers[name] for name in DEEP_SETTINGS))
