"""What the server answers about the archive of finished games. Nobody is told of another guest's."""

from __future__ import annotations

from typing import Literal

import msgspec


class PastSeatInfo(msgspec.Struct):
    """How a game ended for whoever had a seat when it began."""

    name: str
    """Empty for somebody who has had everything about them deleted."""
    level: str | None
    """Of a bot."""
    fate: Literal["played", "away", "resigned"]
    """Played to the end; a bot took over, and kept the seat; given up."""
    won: bool
    """Nobody has who did not stay, whatever the bot made of it."""
    place: int
    """Of the seat, whoever played it at last: 1 for the winners; 0 where the game has no result."""
    total: int | None
    """None where the game has no result, and for somebody who did not stay."""
    stand_in: int | None
    """The points of the bot that played on for somebody who did not stay."""


class PastGameInfo(msgspec.Struct):
    """A game of the archive."""

    table: str
    game: str
    name: str
    players: int
    options: dict[str, str]
    status: Literal["over", "abandoned", "recorded"]
    ended: float
    """Seconds since 1970."""
    you: int
    """Your seat."""
    seats: list[PastSeatInfo]
    replay: bool
    """The table is still there, and the game can be looked at."""
    unrated: str
    """Why it does not count for ratings: `abandoned`, `brought`, `own-box`, `hints`, `own-bot` or `alone`; empty if it does."""
    change: float | None
    """Of your rating by this game."""


class MyGamesView(msgspec.Struct, tag="my_games"):
    """The answer to `my_games`: the finished games of the guest, the latest first."""

    game: str | None
    """Only of this game."""
    page: int
    """The first is 0."""
    pages: int
    games: list[PastGameInfo]
    counts: dict[str, int]
    """How many there are of each game."""


class AverageLine(msgspec.Struct):
    """A line of the score on average."""

    key: str
    mine: float
    others: float


class GroupInfo(msgspec.Struct):
    """Games that are alike."""

    against: str
    """`all`, `people`, a level of bots, or `mixed`."""
    players: int
    """0: any number."""
    games: int
    wins: float
    """A shared win is a part of one."""
    low: float
    """The 95 % interval (Wilson) of the share of wins."""
    high: float
    even: float
    """The share that chance alone would give."""
    given_up: int
    """Of the games: those that one gave up, or a bot played to the end. They are not won, and their points do not count."""
    best: int | None
    average: float | None
    lines: list[AverageLine]


class RatingPoint(msgspec.Struct):
    """A rating after a game."""

    ended: float
    value: float
    margin: float


class RatingInfo(msgspec.Struct):
    """How good one is, as far as is known."""

    value: float
    margin: float
    """The 95 % interval to each side."""
    games: int
    """That count."""
    provisional: bool
    sure: float
    """The margin from which on it is provisional no longer."""
    anchors: dict[str, float]
    """The fixed ratings of the levels of bots."""
    curve: list[RatingPoint]


class MyStatisticsView(msgspec.Struct, tag="my_statistics"):
    """The answer to `my_statistics`."""

    game: str
    groups: list[GroupInfo]
    """All together first, then the most frequent."""
    left_out: dict[str, int]
    """How many games count nowhere, by the reason (`unrated` of a game)."""
    unrated: dict[str, int]
    """How many of the others do not count for the rating."""
    rating: RatingInfo
    whole: bool
    """False where only the latest games are counted, since there are very many."""
