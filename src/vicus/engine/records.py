"""What kernels are handed: arrays that belong together, under one name.

Named tuples are the same to the interpreter and to Numba. This module is not executed anew for each game, so there is one
class of each; `compiled.signature` makes the compiled type from the annotations.
"""

from __future__ import annotations

from typing import NamedTuple

from .layout import (
    Acts,
    ByteGrids,
    ByteRows,
    Bytes,
    Floats,
    FloatTable,
    Header,
    Ints,
    Menus,
    Scores,
    Shares,
    Table,
    WordRows,
    Words,
)


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


class Net(NamedTuple):
    """A net for games of so many players (`vicus.nets`): whole numbers throughout, so that no engine rounds otherwise."""

    starts: Words
    """By byte of an observation: the row of its value v in `table` is this + v."""
    lowest: Bytes
    highest: Bytes
    rests: Bytes
    """The value that adds nothing."""
    table: Menus
    """[rows, units] what a value adds to each hidden unit of the first layer."""
    first_bias: Words
    blocks: ByteGrids
    """[blocks, units, units]: the row of a unit is what it adds to all others …"""
    block_shifts: ByteRows
    """… times two to this power."""
    block_biases: WordRows
    policy: ByteRows
    """[actions, units]"""
    policy_shifts: Bytes
    policy_bias: Ints
    value: Menus
    """[seats, units]: the own seat first."""
    value_shifts: Bytes
    value_bias: Ints
    ids: Menus
    """[players, actions] by who looks: the number that an action has for the net."""
    shifts: Ints
    """By how many bits sums are rounded: of the first layer, then of each block."""
    scales: Floats
    """What a logit of an action, one of a seat, and what corrects that one are to be multiplied with."""


class Mind(NamedTuple):
    """Room for one thought of a net."""

    observation: Bytes
    units: Acts
    """The hidden units of the layer that is done …"""
    sums: Words
    """… and the sums of the next."""
    awake: Words
    """Rows that have something to add: room for one more than there are bytes or units …"""
    times: Words
    """… and how many times."""
    logits: Ints
    """Of the actions on a menu, in its order."""
    values: Ints
    """Of the seats, the own one first."""


class Offshoots(NamedTuple):
    """What a search by a net keeps besides (`kernel.deep`). Of the rows of its tree some are positions, all others options."""

    firsts: Ints
    """Of a position: the row of its first option, the others follow."""
    counts: Ints
    """How many options there are; 0: the row is no position."""
    actions: Acts
    """Of an option."""


class NetDeal(NamedTuple):
    """A game that a net is to play on all seats (`kernel.net_play`)."""

    seed: int
    players: int
    options: Ints
    temperature: int
    """In hundredths; 0: always the likeliest."""
    seeds: Ints
    """What each seat draws from."""


class Ledger(NamedTuple):
    """What is written down of a game that a net played: by seat, and by subject (whatever the caller wants counted)."""

    lines: Table
    """[players, lines] of the score."""
    ties: Ints
    decisions: Ints
    entrances: Ints
    """Which deed of the game was the first of each seat."""
    history: Acts
    """All decisions, as far as there is room."""
    done: Menus
    """[players, subjects] how often it was done, without a choice, too …"""
    offered: Menus
    """… in how many decisions it was possible …"""
    chosen: Menus
    """… and in how many of them chosen."""
    firsts: Menus
    """[players, classes] the first action of a class; -1: none."""
    marks: Ints
    """By subject, scratch: the last decision in which it was entered."""


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
