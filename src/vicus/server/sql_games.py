"""The archive of finished games in a database: the same statements for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .database import Database, Link
from .kept_games import KeptGame, KeptSeat, Rate, Strength, settled
from .storage import LogConflict, Row

MISSING = (
    "SELECT tables.id FROM tables LEFT JOIN games ON games.id = tables.id WHERE games.id IS NULL AND "
    "(status = 'abandoned' OR (status = 'over' AND EXISTS (SELECT 1 FROM archives WHERE archives.\"table\" = tables.id))) "
    "ORDER BY changed LIMIT :limit"
)
INSERT_GAME = (
    "INSERT INTO games (id, number, game, ended, body) VALUES (:id, :number, :game, :ended, :body) ON CONFLICT DO NOTHING"
)
INSERT_SEAT = (
    'INSERT INTO results ("table", seat, guest, name, game, number, ended, mu, sigma, body) '
    "VALUES (:table, :seat, :guest, :name, :game, :number, :ended, :mu, :sigma, :body)"
)
RATING = "SELECT mu, sigma FROM results WHERE guest = :guest AND game = :game AND mu IS NOT NULL ORDER BY number DESC LIMIT 1"
OWN = 'SELECT "table" FROM results WHERE guest = :guest AND game = :game ORDER BY ended DESC, "table" LIMIT :most OFFSET :first'
OWN_OF_ALL = 'SELECT "table" FROM results WHERE guest = :guest ORDER BY ended DESC, "table" LIMIT :most OFFSET :first'
GAMES = "SELECT body, number, ended, EXISTS (SELECT 1 FROM tables WHERE tables.id = games.id) FROM games WHERE id IN ({})"
SEATS = 'SELECT "table", guest, name, body FROM results WHERE "table" IN ({}) ORDER BY "table", seat'
ALONE = (
    'DELETE FROM results WHERE "table" IN (SELECT "table" FROM results WHERE guest = :guest) AND NOT EXISTS '
    '(SELECT 1 FROM results AS other WHERE other."table" = results."table" AND other.guest <> :guest)'
)
"""The results of games that nobody else who is known has played."""

ACTS = (
    "SELECT count(*), coalesce(sum(CASE WHEN at < :soon AND body NOT LIKE :shown THEN 1 ELSE 0 END), 0) FROM lines "
    'WHERE "table" = :id AND body LIKE :act'
)
ACT = '{"line":%"action":%'
"""With or without spaces: migrations have written some of them."""
SHOWN = '%"shown":%'
"""What a bot does, which may be as quick."""
SOON, FIRST = 0.005, 3
"""Seconds after a table was laid in which nobody can have chosen so many actions."""

_game = msgspec.json.Decoder(KeptGame)
_seat = msgspec.json.Decoder(KeptSeat)


class SqlGames:
    """See `kept_games.KeptGames`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def missing(self, limit: int) -> list[str]:
        return [row[0] for row in await self._database.read(lambda link: link.run(MISSING, limit=limit))]

    async def keep(self, game: KeptGame, last: int, rate: Rate) -> bool:
        return await self._database.write(lambda link: _keep(link, game, last, rate))

    async def of_guest(self, guest: str, game: str | None, first: int, most: int) -> list[KeptGame]:
        own = OWN if game is not None else OWN_OF_ALL
        about: dict[str, Any] = {"guest": guest, "first": first, "most": most} | ({} if game is None else {"game": game})
        found = await self._database.read(lambda link: _read(link, own, **about))
        return sorted(found, key=lambda kept: (-kept.ended, kept.id))

    async def counts(self, guest: str) -> dict[str, int]:
        statement = "SELECT game, count(*) FROM results WHERE guest = :guest GROUP BY game"
        return dict(await self._database.read(lambda link: link.run(statement, guest=guest)))

    async def all_rated(self, game: str) -> list[KeptGame]:
        which = "SELECT id FROM games WHERE game = :game"
        found = await self._database.read(lambda link: _read(link, which, game=game))
        return sorted((kept for kept in found if kept.seats and not kept.why), key=lambda kept: kept.number)


def _keep(link: Link, game: KeptGame, last: int, rate: Rate) -> bool:
    """Two processes cannot both write the same number: so every rating follows from all before it."""
    if link.run("SELECT 1 FROM games WHERE id = :id", id=game.id):
        return False
    guests = {seat.guest for seat in game.seats if seat.guest}
    names = {guest: row[0] for guest in guests for row in link.run("SELECT name FROM guests WHERE id = :id", id=guest)}
    [(number,)] = link.run("SELECT coalesce(max(number), 0) + 1 FROM games")
    at = link.run('SELECT at FROM lines WHERE "table" = :id AND number = :last', id=game.id, last=last)
    if not at:
        return False  # deleted at this moment
    game = _brought(link, game)
    ratings = {guest: _rating(link, guest, game.game) for guest in names}
    known = {guest: rating for guest, rating in ratings.items() if rating is not None}
    whole = rate(settled(game, names, int(number), float(at[0][0])), known)
    body = msgspec.json.encode(msgspec.structs.replace(whole, seats=())).decode()
    about = {"game": whole.game, "number": whole.number, "ended": whole.ended}
    if not link.change(INSERT_GAME, id=whole.id, body=body, **about):
        raise LogConflict
    for seat, kept in enumerate(whole.seats):
        link.change(INSERT_SEAT, table=whole.id, seat=seat, **about, **_columns(kept))
    return True


def _brought(link: Link, game: KeptGame) -> KeptGame:
    """Older logs do not say that a table was made from a record; but then its moves were written as it was laid."""
    if not game.seats or game.why in ("brought", "abandoned"):
        return game
    [(laid,)] = link.run('SELECT at FROM lines WHERE "table" = :id AND number = 1', id=game.id)
    [(acts, brought)] = link.run(ACTS, id=game.id, soon=laid + SOON, act=ACT, shown=SHOWN)
    if brought < FIRST:
        return game
    if brought < acts:
        return msgspec.structs.replace(game, why="brought")
    return msgspec.structs.replace(game, why="brought", status="recorded", seats=())


def _rating(link: Link, guest: str, game: str) -> Strength | None:
    rows = link.run(RATING, guest=guest, game=game)
    return Strength(float(rows[0][0]), float(rows[0][1])) if rows else None


def _columns(seat: KeptSeat) -> dict[str, Any]:
    mu, sigma = (seat.after.mu, seat.after.sigma) if seat.after is not None else (None, None)
    body = msgspec.json.encode(msgspec.structs.replace(seat, guest=None, name="")).decode()
    return {"guest": seat.guest, "name": seat.name, "mu": mu, "sigma": sigma, "body": body}


def _read(link: Link, which: str, **about: Any) -> list[KeptGame]:
    which = f"SELECT * FROM ({which}) AS chosen"
    seats: dict[str, list[KeptSeat]] = {}
    for table_id, guest, name, body in link.run(SEATS.format(which), **about):
        seats.setdefault(table_id, []).append(msgspec.structs.replace(_seat.decode(body), guest=guest, name=name))
    return [_whole(row, seats) for row in link.run(GAMES.format(which), **about)]


def _whole(row: Row, seats: dict[str, list[KeptSeat]]) -> KeptGame:
    body, number, ended, has_table = row
    game = _game.decode(body)
    found = tuple(seats.get(game.id, ()))
    return msgspec.structs.replace(game, seats=found, number=number, ended=ended, has_table=bool(has_table))


def forget(link: Link, guest: str) -> None:
    """Nobody has played there: the games of others stay whole, those of nobody else are only known to have been kept."""
    link.change(ALONE, guest=guest)
    link.change("UPDATE results SET guest = NULL, name = '' WHERE guest = :guest", guest=guest)


def forget_all(link: Link, guests: Iterable[str]) -> None:
    """The same for several."""
    for guest in guests:
        forget(link, guest)
