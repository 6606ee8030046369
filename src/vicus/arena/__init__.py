"""Matches between bots: who plays where, ratings with error bars, reports, balance. `play` runs a contest from Python."""

from .result import Result, play

__all__ = ["Result", "play"]
