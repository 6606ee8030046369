"""Ratings: what counts, in which order, and that they follow from the rows alone."""

from __future__ import annotations

import random
import subprocess
import sys

import msgspec

from vicus.bots.levels import LEVELS
from vicus.server.ratings import ANCHORS, FORMER_ANCHORS, NEWCOMER, SURE, margin, places, rated, recomputed

from .games_of_people import ADA, BEN, CLEO, played, seat


def test_every_level_is_an_anchor_and_the_better_ones_are_higher():
    assert tuple(ANCHORS) == LEVELS
    assert list(ANCHORS.values()) == sorted(ANCHORS.values())


def test_a_win_raises_and_a_loss_lowers():
    won = rated(played(1, (ADA, 50), ("casual", 40)), {}).seats[0]
    lost = rated(played(1, (ADA, 30), ("casual", 40)), {}).seats[0]
    assert won.before == lost.before == NEWCOMER
    assert won.after.mu > NEWCOMER.mu > lost.after.mu
    assert won.after.sigma < NEWCOMER.sigma


def test_bots_stay_what_they_are():
    seats = rated(played(1, (ADA, 50), ("strong", 40), ("casual", 10)), {}).seats
    assert [found.after is None for found in seats] == [False, True, True]


def test_whoever_did_not_stay_is_last():
    game = played(1, (ADA, 99), (BEN, 20), ("casual", 40))
    left = msgspec.structs.replace(game, seats=(seat(ADA, 99, won=True, place=1, fate="resigned"), *game.seats[1:]))
    assert places(left.seats) == [4, 3, 2]
    assert rated(left, {}).seats[0].after.mu < NEWCOMER.mu < rated(game, {}).seats[0].after.mu


def test_what_does_not_count_changes_nothing():
    game = played(1, (ADA, 50), ("casual", 40), why="hints")
    assert rated(game, {}) is game


def some_games(number: int):
    chooser = random.Random(3)
    who = [ADA, BEN, CLEO, "casual", "strong"]
    for n in range(1, number + 1):
        seats = chooser.sample(who, chooser.choice((2, 3, 4)))
        yield played(n, *((name, chooser.randrange(20, 60)) for name in seats), why=chooser.choice(("", "", "", "hints")))


def test_ratings_follow_from_the_rows_alone():
    """One game after the other, as they come, or all at once from what was written, in whatever order it is read."""
    ratings, rows = {}, []
    for game in some_games(120):
        rows.append(rated(game, ratings))
        ratings |= {seat.guest: seat.after for seat in rows[-1].seats if seat.guest and seat.after}
    assert len(ratings) == 3
    random.Random(1).shuffle(rows)
    assert recomputed(rows) == ratings
    bare = [
        msgspec.structs.replace(
            row, seats=tuple(s if s.level else msgspec.structs.replace(s, before=None, after=None) for s in row.seats)
        )
        for row in rows
    ]
    assert recomputed(bare) == ratings


def test_games_of_earlier_versions_count_as_they_did():
    """Levels were others then, and their rows do not tell how strong a bot was."""
    before = played(1, (ADA, 50), ("casual", 40))
    then = rated(before, {}, FORMER_ANCHORS).seats[0].after
    assert recomputed([before]) == {ADA: then} != recomputed([rated(before, {})])


def test_others_keep_their_ratings_when_somebody_is_forgotten():
    ratings, rows = {}, []
    for game in some_games(60):
        rows.append(rated(game, ratings))
        ratings |= {seat.guest: seat.after for seat in rows[-1].seats if seat.guest and seat.after}
    gone = [
        msgspec.structs.replace(
            row, seats=tuple(msgspec.structs.replace(s, guest=None) if s.guest == CLEO else s for s in row.seats)
        )
        for row in rows
    ]
    assert recomputed(gone) == {guest: found for guest, found in ratings.items() if guest != CLEO}


def test_twenty_even_games_are_enough_to_be_sure():
    ratings = {}
    for n in range(1, 26):
        found = rated(played(n, (ADA, 50 + n % 2), ("casual", 50 + (n + 1) % 2)), ratings).seats[0].after
        ratings = {ADA: found}
    assert margin(found) <= SURE
    assert abs(found.mu - ANCHORS["casual"]) < 4


def test_openskill_is_not_imported_at_the_start():
    told = subprocess.run(
        [sys.executable, "-c", "import sys, vicus.server.web; print('openskill' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "False"
