"""What kernels are handed: arrays that belong together, under one name.

Named tuples are the same to the interpreter and to Numba. This module is not executed anew for each game, so there is one
class of each; `compiled.signature` makes the compiled type from the annotations.
"""

from __future__ import annotations

from typing import NamedTuple

from .layout import Floats, FloatTable, Header, Ints, Menus


class Workspace(NamedTuple):
    """Room to try actions in: the position, what is tried on copies of it, and scratch for one player's numbers."""

    states: list[Header]
    menus: Menus
    """The legal actions of each of the states."""
    feats: Ints
    lines: Ints


class Evaluation(NamedTuple):
    """What a search judges by (`vicus.bots.judgement`): weights order moves, prospects tell who will win."""

    weights: Ints
    prospects: Ints
    settings: Ints
    points: Ints
    """What an analysis expects points by (`vicus.analysis.outlook`); a single number: they are not counted."""


class SearchTree(NamedTuple):
    """A row for each node. Seats have the columns of `values`, as many as the game seats: nothing else is kept there."""

    visits: Ints
    values: FloatTable
    """The shares of the win that all visits together gave to each seat."""
    priors: Floats
    used: Ints
    """One number: how many nodes there are."""
    keys: Ints
    """A hash table of twice as many places as nodes: parent and action …"""
    slots: Ints
    """… and the node that they lead to."""
    path: Ints
    shares: Floats
    """Of the win, by seat: what the position at the end of the path is worth."""
    first: Ints
    """One number: the action with which every iteration begins, before the root; below 0 for none."""
    sums: FloatTable
    """By seat, over all iterations: squares of shares, expected points, squares of these. Only where points are counted."""


class RandomSeries(NamedTuple):
    """Random games one after the other, all derived from one seed."""

    seed: int
    first: int
    """The number of the first one in the series."""
    players: int
    options: Ints


class SelfPlaySeries(NamedTuple):
    """Games to be played one after the other, all derived from one seed."""

    seed: int
    first: int
    players: int
    options: Ints
    noise: int
    """By how many hundredths of a point each judgement may be off."""
    every: int
    """A position is written down once in so many decisions; 0: never."""
