"""The archive of finished games: written once, whoever writes it, and there whatever becomes of the tables."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import vicus
from vicus.server import abandoned
from vicus.server.game_keeper import GameKeeper
from vicus.server.guests import YEAR
from vicus.server.history import _played
from vicus.server.past_worker import archive
from vicus.server.ratings import recomputed
from vicus.server.sql_games import SOON
from vicus.server.storage import Storage, summary_of
from vicus.table import changes, company, lines
from vicus.table.seats import Seat
from vicus.table.table import Table

from ..table.party import any_move, finished
from .conftest import as_test
from .games_of_people import ADA, BEN, CLEO
from .test_storage import POSTGRES, every, kept, seated, shared, url, with_storages

__all__ = ["url"]
DAY = 86_400.0


def among_friends(storages: int = 1) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """Makes a test of a coroutine that is given so many storages of one database, in which Ada, Ben and Cleo have names."""

    def made(work: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        def test(url: str, **others: Any) -> None:
            async def begin(*each: Storage) -> None:
                for guest, name in ((ADA, "Ada"), (BEN, "Ben"), (CLEO, "Cleo")):
                    await each[0].name_guest(guest, name)
                await work(*each, **others)

            with_storages(url, begin, storages)

        return as_test(test, work, "url", storages)

    return made


async def over(storage: Storage, *guests: str, archived: bool = True) -> Table:
    """A finished game of these guests, with its archive."""
    table, log = seated(*guests)
    await storage.create(log, summary_of(table))
    written: list[lines.AnyLine] = []
    finished(table, written)
    await asyncio.sleep(2 * SOON)  # what is played in the moment in which a table is laid comes from a record
    await storage.append(table.id, len(log), written, summary_of(table))
    if archived:
        await storage.put_archive(table.id, archive(_played(table, table.logged.match), table.logged.number))
    return table


@every
@among_friends()
async def test_a_finished_game_is_found_and_kept(storage):
    table = await over(storage, ADA, BEN)
    assert await storage.games.missing(10) == [table.id]
    assert await GameKeeper(storage).tend_once(0) == 1
    assert await storage.games.missing(10) == []
    assert await storage.games.counts(ADA) == {"bohemian_villages": 1}
    assert await storage.games.counts(CLEO) == {}
    [game] = await storage.games.of_guest(ADA, None, 0, 10)
    assert [game] == await storage.games.of_guest(BEN, "bohemian_villages", 0, 10)
    assert await storage.games.of_guest(ADA, "helvetia", 0, 10) == []
    assert await storage.games.of_guest(CLEO, None, 0, 10) == []
    match = table.logged.match
    assert (game.id, game.game, game.players, game.status) == (table.id, "bohemian_villages", 2, "over")
    assert [seat.total for seat in game.seats] == [score.total for score in match.scores()]
    assert [dict(seat.lines) for seat in game.seats] == [dict(score.lines) for score in match.scores()]
    assert [seat.name for seat in game.seats] == ["Ada", "Ben"]
    assert [number for number, seat in enumerate(game.seats) if seat.won] == match.winners()
    assert game.plies == len(match.actions)
    assert abs(game.ended - time.time()) < 600
    assert game.has_table
    assert all(seat.after is not None for seat in game.seats)


@every
@among_friends()
async def test_what_was_played_before_there_was_an_archive(storage):
    """A game without a packed archive waits for it; bots alone and brought records are nobody's, and not looked for again."""
    waiting = await over(storage, ADA, BEN, archived=False)
    table, log = seated(ADA, BEN)
    log[0] = msgspec.structs.replace(log[0], brought=True, plies=10_000)
    await storage.create(log, summary_of(table))
    await storage.append(table.id, len(log), finished(table, done := []) and done, summary_of(table))
    await storage.put_archive(table.id, archive(_played(table, table.logged.match), table.logged.number))
    assert await GameKeeper(storage).tend_once(0) == 1
    assert await storage.games.counts(ADA) == {}
    await storage.put_archive(waiting.id, archive(_played(waiting, waiting.logged.match), waiting.logged.number))
    assert await GameKeeper(storage).tend_once(0) == 1
    assert await storage.games.counts(ADA) == {"bohemian_villages": 1}
    assert await GameKeeper(storage).tend_once(0) == 0


@every
@among_friends()
async def test_bots_that_move_at_once_are_no_record(storage):
    """An older log that was made from a record is known by the time of its moves alone; so are quick bots."""
    bots = [Seat("bot", None, "casual"), Seat("bot", None, "casual"), Seat("guest", ADA)]
    table, log = changes.lay(vicus.game("bohemian_villages"), {}, bots, True, ADA)
    while table.seats[table.turn].kind == "bot":
        log += any_move(table, random.Random(1))
    assert sum(isinstance(line, lines.Act) for line in log) >= 3
    await storage.create(log, summary_of(table))  # all of it in one moment
    finished(table, rest := [])
    await asyncio.sleep(0.01)
    await storage.append(table.id, len(log), rest, summary_of(table))
    await storage.put_archive(table.id, archive(_played(table, table.logged.match), table.logged.number))
    assert await GameKeeper(storage).tend_once(0) == 1
    [game] = await storage.games.of_guest(ADA, None, 0, 10)
    assert (game.status, game.why) == ("over", "")


@every
@among_friends()
async def test_an_end_by_agreement_is_kept_without_a_result(storage):
    table = await kept(storage, ADA, BEN)
    for guest in (ADA, BEN):
        written = company.abandon(table, guest, True, {ADA, BEN})
        await storage.append(table.id, table.length - len(written), written, summary_of(table))
    assert await GameKeeper(storage).tend_once(0) == 1
    [game] = await storage.games.of_guest(ADA, None, 0, 10)
    assert (game.status, game.why, game.seats[0].total, game.seats[0].after) == ("abandoned", "abandoned", None, None)


@shared
@among_friends(3)
async def test_exactly_once_whoever_writes_and_ratings_follow_from_each_other(first, second, third):
    """Two processes find the same games at once; a third begins anew after a kill."""
    tables = [await over(first, ADA, BEN) for _ in range(4)]
    done = await asyncio.gather(*(GameKeeper(storage).tend_once(0) for storage in (first, second)))
    assert sum(done) == len(tables)
    assert await GameKeeper(third).tend_once(0) == 0
    rows = await third.games.all_rated("bohemian_villages")
    assert sorted(row.id for row in rows) == sorted(table.id for table in tables)
    assert [row.number for row in rows] == list(range(1, 5))
    last = {seat.guest: seat.after for seat in rows[-1].seats}
    assert recomputed(rows) == last
    for before, after in pairwise(rows):
        assert {s.guest: s.after for s in before.seats} == {s.guest: s.before for s in after.seats}


@every
@among_friends()
async def test_pages_of_games(storage):
    tables = [await over(storage, ADA, BEN) for _ in range(3)]
    await GameKeeper(storage).tend_once(0)
    whole = [game.id for game in await storage.games.of_guest(ADA, None, 0, 10)]
    assert sorted(whole) == sorted(table.id for table in tables)
    pages = [[game.id for game in await storage.games.of_guest(ADA, None, first, 2)] for first in (0, 2, 4)]
    assert [*pages[0], *pages[1]] == whole
    assert pages[2] == []


@every
@among_friends()
async def test_it_outlives_the_table(storage):
    await over(storage, ADA, BEN)
    await GameKeeper(storage).tend_once(0)
    assert await storage.prune({"over": time.time() + 1}) == 1
    [game] = await storage.games.of_guest(ADA, None, 0, 10)
    assert not game.has_table
    assert game.seats[1].name == "Ben"


@every
@among_friends()
async def test_somebody_is_forgotten_and_the_games_of_others_stay(storage):
    shared_game = await over(storage, ADA, BEN)
    await GameKeeper(storage).tend_once(0)
    await storage.forget_guest(ADA)
    assert await storage.games.of_guest(ADA, None, 0, 10) == []
    [game] = await storage.games.of_guest(BEN, None, 0, 10)
    assert game.id == shared_game.id
    assert [(seat.guest, seat.name) for seat in game.seats] == [(None, ""), (BEN, "Ben")]
    assert game.seats[0].total is not None
    await storage.forget_guest(BEN)
    assert await storage.games.missing(10) == [], "it was kept once"
    assert await GameKeeper(storage).tend_once(0) == 0


@every
@among_friends()
async def test_whoever_is_forgotten_before_it_is_written_is_nobody(storage):
    """The log was read, then everything about Ada was deleted, then the rows were written."""
    table = await over(storage, ADA, BEN)
    keeper = GameKeeper(storage)
    keep = storage.games.keep

    async def late(*about):
        await storage.forget_guest(ADA)
        return await keep(*about)

    storage.games.keep = late
    assert await keeper.tend_once(0) == 1
    [game] = await storage.games.of_guest(BEN, None, 0, 10)
    assert game.id == table.id
    assert [(seat.guest, seat.name) for seat in game.seats] == [(None, ""), (BEN, "Ben")]
    assert await storage.games.counts(ADA) == {}


@pytest.mark.parametrize("url", ["sqlite", POSTGRES], indirect=True)
@among_friends()
async def test_guests_with_an_archive_are_kept_as_long_as_their_cookie(storage, monkeypatch):
    await over(storage, ADA, BEN)
    await GameKeeper(storage).tend_once(0)
    await storage.prune({"over": time.time() + 1})
    now = time.time()
    assert await storage.prune_guests(now + 1) == 1, "Cleo has none"
    monkeypatch.setattr(abandoned.time, "time", lambda: now + YEAR + DAY)
    assert await storage.prune_guests(now + 1) == 2
    assert await storage.games.of_guest(ADA, None, 0, 10) == []
    assert await storage.prune({}) == 0


def test_bots_of_a_host_and_own_boxes_do_not_count(monkeypatch):
    from vicus.server.game_keeper import why_unrated
    from vicus.table.outcome import Outcome, SeatOutcome

    laid = seated(ADA, BEN)[1][0]

    def why(*seats: SeatOutcome, abandoned: bool = False, **more) -> str:
        return why_unrated(Outcome(msgspec.structs.replace(laid, **more), list(seats), abandoned, 9, 9))

    person = SeatOutcome(ADA)
    assert why(person, SeatOutcome(None, "strong")) == ""
    assert why(person, SeatOutcome(None, "wooden")) == "own-bot"
    assert why(person, SeatOutcome(BEN, advised=True)) == "hints"
    assert why(person, SeatOutcome(BEN), box={}) == "own-box"
    assert why(person, SeatOutcome(BEN), brought=True) == "brought"
    assert why(person, SeatOutcome(BEN), abandoned=True) == "abandoned"
    assert why(person) == "alone"
