"""What a guest is told of the own archive: pages of games, statistics, ratings. Never of anybody else's."""

from __future__ import annotations

from collections import OrderedDict

from vicus.table.archive_answers import MyGamesView, MyStatisticsView, PastGameInfo, PastSeatInfo

from .game_statistics import statistics
from .kept_games import KeptGame, KeptSeat
from .storage import Storage

PAGE = 12
"""Games on a page."""
MOST_PAGES = 1000
MOST_COUNTED = 1500
"""Games of one kind that statistics are made of: the latest. Working them out takes some hundredths of a second."""
MOST_KEPT = 500
"""Answers that are kept, until there is one more game: whoever asks again costs next to nothing."""


class Archive:
    """The archive of everybody, one guest at a time."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[tuple[str, str], tuple[int, MyStatisticsView]] = OrderedDict()

    async def games(self, guest: str, game: str | None, page: int) -> MyGamesView:
        """A page of a guest's finished games, the latest first."""
        counts = await self._storage.games.counts(guest)
        number = sum(counts.values()) if game is None else counts.get(game, 0)
        pages = min(max(1, -(-number // PAGE)), MOST_PAGES)
        page = min(max(0, page), pages - 1)
        found = await self._storage.games.of_guest(guest, game, page * PAGE, PAGE) if number else []
        return MyGamesView(game, page, pages, [shown(kept, guest) for kept in found], counts)

    async def statistics(self, guest: str, game: str) -> MyStatisticsView:
        """How a guest does in a game."""
        number = (await self._storage.games.counts(guest)).get(game, 0)
        before = self._known.get((guest, game))
        if before is not None and before[0] == number:
            self._known.move_to_end((guest, game))
            return before[1]
        rows = await self._storage.games.of_guest(guest, game, 0, MOST_COUNTED) if number else []
        found = statistics(game, guest, rows, is_all=number <= MOST_COUNTED)
        if number:
            self._known[guest, game] = number, found
            while len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        return found

    def forget(self, guest: str) -> None:
        """Nothing of a guest is kept in memory."""
        for key in [key for key in self._known if key[0] == guest]:
            del self._known[key]


def shown(kept: KeptGame, guest: str) -> PastGameInfo:
    """A game as a guest who has played it sees it."""
    you = kept.seat_of(guest)
    assert you is not None
    own = kept.seats[you]
    change = own.after.mu - own.before.mu if own.after is not None and own.before is not None else None
    return PastGameInfo(
        table=kept.id,
        game=kept.game,
        name=kept.name,
        players=kept.players,
        options=kept.options,
        status=kept.status,
        ended=kept.ended,
        you=you,
        seats=[_seat(seat) for seat in kept.seats],
        replay=kept.has_table,
        unrated=kept.why,
        change=None if change is None else round(change, 2),
    )


def _seat(seat: KeptSeat) -> PastSeatInfo:
    """What a bot made of a seat is not the result of whoever left it."""
    stayed = seat.fate == "played"
    return PastSeatInfo(
        name=seat.name,
        level=seat.level,
        fate=seat.fate,
        won=seat.won and stayed,
        place=seat.place,
        total=seat.total if stayed else None,
        stand_in=None if stayed else seat.total,
    )
