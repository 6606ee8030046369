"""How somebody does in a game: by the opponents and by the number of players. It follows from the rows of the archive alone.

What counts: every game that was played to its end by the rules and with the contents of the box. A game that one gave up, or
in which a bot had to take over to the end, is a game that was not won; its points are not one's own. Games that were ended by
agreement, came from a record, or were played with a box of one's own count for nothing here. Games with hints do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from vicus.core.statistics import wilson
from vicus.table.archive_answers import AverageLine, GroupInfo, MyStatisticsView, RatingInfo, RatingPoint

from .kept_games import KeptGame, KeptSeat
from .ratings import ANCHORS, NEWCOMER, SURE, margin

LEFT_OUT = ("abandoned", "brought", "own-box")
"""Reasons for which a game is in no statistics."""
MOST_POINTS = 60
"""Of the curve of a rating."""


def statistics(game: str, guest: str, games: Sequence[KeptGame], is_all: bool = True) -> MyStatisticsView:
    """Of one game, from a guest's rows of it, the latest first; `is_all`: there are no older ones."""
    counted = [kept for kept in games if kept.why not in LEFT_OUT and kept.status == "over"]
    groups: dict[tuple[str, int], list[KeptGame]] = {("all", 0): counted} if counted else {}
    for kept in counted:
        groups.setdefault((against(kept, guest), kept.players), []).append(kept)
    ordered = sorted(groups.items(), key=lambda item: (item[0] != ("all", 0), -len(item[1]), item[0]))
    return MyStatisticsView(
        game=game,
        groups=[_group(key, rows, guest) for key, rows in ordered],
        left_out=dict(Counter(kept.why for kept in games if kept.why in LEFT_OUT)),
        unrated=dict(Counter(kept.why for kept in counted if kept.why)),
        rating=_rating(games, guest),
        whole=is_all,
    )


def against(kept: KeptGame, guest: str) -> str:
    """Whom one played against: `people`, a level of bots if all of them are of one, else `mixed`."""
    others = [seat for seat in kept.seats if seat.guest != guest]
    kinds = {seat.level if seat.level is not None else "people" for seat in others}
    return kinds.pop() if len(kinds) == 1 else "mixed"


def _group(key: tuple[str, int], games: Sequence[KeptGame], guest: str) -> GroupInfo:
    own = [seat for kept in games for seat in kept.seats if seat.guest == guest]
    others = [seat for kept in games for seat in kept.seats if seat.guest != guest]
    wins = sum(_win(kept, guest) for kept in games)
    low, high = wilson(wins, len(games))
    totals = [seat.total for seat in own if seat.fate == "played" and seat.total is not None]
    return GroupInfo(
        against=key[0],
        players=key[1],
        games=len(games),
        wins=round(wins, 2),
        low=round(low, 4),
        high=round(high, 4),
        even=round(sum(1 / kept.players for kept in games) / len(games), 4),
        given_up=sum(seat.fate != "played" for seat in own),
        best=max(totals, default=None),
        average=round(sum(totals) / len(totals), 2) if totals else None,
        lines=_lines(own, others),
    )


def _win(kept: KeptGame, guest: str) -> float:
    """A shared win is a part of one; whoever did not stay has not won, whatever the bot made of it."""
    won = any(seat.guest == guest and seat.won and seat.fate == "played" for seat in kept.seats)
    return 1 / sum(seat.won for seat in kept.seats) if won else 0.0


def _lines(own: Iterable[KeptSeat], others: Iterable[KeptSeat]) -> list[AverageLine]:
    """The lines of the score on average, one's own and the others', in the order of the score."""
    mine, theirs = _averages(own), _averages(others)
    return [AverageLine(key, round(mine[key], 2), round(theirs.get(key, 0.0), 2)) for key in mine]


def _averages(seats: Iterable[KeptSeat]) -> dict[str, float]:
    played = [seat.lines for seat in seats if seat.fate == "played" and seat.lines]
    sums: dict[str, float] = {}
    for lines in played:
        for key, points in lines:
            sums[key] = sums.get(key, 0.0) + points
    return {key: points / len(played) for key, points in sums.items()}


def _rating(games: Sequence[KeptGame], guest: str) -> RatingInfo:
    rows = [(kept, seat) for kept in games for seat in kept.seats if seat.guest == guest and seat.after is not None]
    rows.sort(key=lambda row: row[0].number)
    now = rows[-1][1].after if rows else None
    strength = now or NEWCOMER
    curve = [
        RatingPoint(kept.ended, round(seat.after.mu, 2), round(margin(seat.after), 2))
        for kept, seat in rows[-MOST_POINTS:]
        if seat.after
    ]
    return RatingInfo(
        value=round(strength.mu, 2),
        margin=round(margin(strength), 2),
        games=len(rows),
        provisional=margin(strength) > SURE,
        sure=SURE,
        anchors=dict(ANCHORS),
        curve=curve,
    )
