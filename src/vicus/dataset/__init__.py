"""Decisions of many games as arrays, for programs that learn: `make` writes a folder of them, `load` reads it."""

from .making import make
from .reading import Dataset, load

__all__ = ["Dataset", "load", "make"]
