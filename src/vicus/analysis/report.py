"""What an analysis has found: plain data that is stored with a table, sent to a page, and written by `vicus analyse --json`."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

VERSION = 3
"""Of the form and of the way figures are found: reports of other versions are made anew."""

Depth = Literal["quick", "thorough", "deep"]
Word = Literal["flawless", "sharp", "solid", "shaky", "wild"]
WORDS: tuple[Word, ...] = get_args(Word)
"""For skill, from the best one on."""
Kind = Literal["luck", "slip", "find"]
Judge = Literal["search", "deep"]


class Argument(msgspec.Struct, frozen=True):
    """A feature (a key of the game's catalogues), by how much an action changes it, and what bots think that this is worth."""

    feature: str
    by: int
    points: float


class Option(msgspec.Struct, frozen=True):
    """An action that was weighed, from the view of whoever had to decide."""

    action: str
    chance: float
    """Of winning, of the seat that decides."""
    doubt: float
    """Standard error of the chance."""
    points: float
    """Expected at the end, of the seat that decides."""
    then: list[str]
    """What would be chosen next, up to a moment of rest."""
    gains: list[Argument]
    prepares: list[Argument]
    costs: list[Argument]


class Judged(msgspec.Struct, frozen=True):
    """What a decision was worth against the best one found."""

    options: list[Option]
    """The best first; the one that was played is among them."""
    cost: float
    """Of the chance to win that was given away; 0 where the difference is within doubt."""
    cost_points: float
    """The same in expected points."""
    doubt: float
    """Standard error of the difference between the best one and what was played."""


class Outlook(msgspec.Struct, frozen=True):
    """How a position stands for each seat, with all that lies open or hidden in it known."""

    chances: list[float]
    """To win; 1 in all."""
    doubts: list[float]
    """Their standard errors."""
    points: list[float]
    """Expected at the end."""
    point_doubts: list[float] = []
    """Standard errors of these."""


class Luck(msgspec.Struct, frozen=True):
    """What chance brought each seat between a decision and the next one: rolls, draws and reveals."""

    chances: list[float]
    points: list[float]
    events: list[str]
    """Kinds of what happened then (keys of the game's events), without what followed from the decision itself."""
    spread: list[float] = []
    """How it might have gone for the seat whose luck was largest: its chance after each of many draws, least first.
    Only for turning points."""
    point_doubts: list[float] = []
    """Standard errors of the points."""


class Step(msgspec.Struct, frozen=True):
    """A decision: how things stood, what was played, how they stood then, and what chance made of it."""

    ply: int
    """So many decisions were made before it."""
    turn: int
    """The number of the turn, from 1: decisions of one seat in a row are one turn."""
    seat: int
    played: str
    """The text of the action; nothing in a report for spectators, who may not know it."""
    legal: int
    """How many options there were; 0 in a report for spectators: it would tell what somebody holds."""
    before: Outlook
    after: Outlook
    """With the decision made and nothing of what chance does next known."""
    luck: Luck | None
    """What chance brought after it; None where it did nothing."""
    judged: Judged | None
    """None: not yet."""


class Tally(msgspec.Struct, frozen=True):
    """A player's game in sums."""

    seat: int
    points: int | None
    """In the end; None while the game runs."""
    luck: float
    """Chances to win that rolls, draws and reveals brought, added up."""
    luck_points: float
    fair: float | None
    """Points without luck."""
    decisions: int
    """That were judged so far."""
    error: float
    """Points given away a decision."""
    error_chance: float
    """Chances to win given away a decision."""
    word: Word | None
    """The error as a word; None before anything was judged."""
    accuracy: float
    """The share of decisions that were as good as the best."""
    luck_doubt: float = 0.0
    """Standard error of `luck_points`, and so of `fair`."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that decided much: luck, a slip, or a find (the best move, and no other came close)."""

    ply: int
    kind: Kind
    seat: int
    """Whose decision it was, or whose luck."""
    chance: float
    """By how much the seat's chance to win changed: below 0 for a slip."""
    points: float


class Report(msgspec.Struct, frozen=True):
    """An analysis as far as it has come; whole when `judged` is `decisions`."""

    version: int
    game: str
    players: int
    depth: Depth
    decisions: int
    judged: int
    steps: list[Step]
    end: Outlook | None
    """How the game ended; None if the record stops before."""
    tallies: list[Tally]
    turning: list[TurningPoint]
    """In the order of the game."""
    skill: list[float]
    """Points given away a decision, below which each word for it holds in this game, from the best one on; else the last."""
    public: bool = False
    """Made for spectators of a running game, from what everybody can see: nothing is judged."""
    judge: Judge = "search"
    """Who said who wins: the plain search, or the net's. (Reports of earlier versions: the plain one.)"""
