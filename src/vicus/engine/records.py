"""What kernels are handed: arrays that belong together, under one name.

Named tuples are the same to the interpreter and to Numba. This module is not executed anew for each game, so there is one
class of each; `compiled.signature` makes the compiled type from the annotations.
"""

from __future__ import annotations

from typing import NamedTuple

from .layout import ByteGrids, ByteRows, Bytes, Floats, FloatTable, Header, Ints, Menus, Scores, Shares


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


class Rows(NamedTuple):
    """Many games side by side, each waiting for a decision (`kernel.stepping`): a row of every array for each."""

    states: list[Header]
    """One more for each thread, behind the last row: room to try what is pending."""
    seeds: Ints
    """What the seeds of a row's games are derived from …"""
    games: Ints
    """… by the number of the game that is being played there."""
    players: int
    options: Ints
    explicit: int
    """1: chance waits to be told what it brings."""
    pending: Bytes
    """0: somebody decides; chance has to decide within the game, or before it."""
    menus: Menus
    counts: Ints
    seats: Bytes
    mask: ByteRows
    observations: ByteRows
    """No rows: they are not wanted."""
    done: Bytes
    """1: the last step ended a game; its result is told below."""
    scores: Scores
    shares: Shares
    ranks: ByteRows
    finals: ByteGrids
    """What each seat saw at the end. No rows: it is not wanted."""
    history: Menus
    """The decisions of the game that is being played, as far as there is room."""
    lengths: Ints
    """How many they are; below 0: the row was not played from its seed."""
