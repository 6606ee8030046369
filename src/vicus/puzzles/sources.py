"""Games to look through: records of a folder, or games of bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from vicus.bots.chronicle import Chronicle
from vicus.bots.guard import GuardedBot
from vicus.core.game import Game
from vicus.core.match import Match
from vicus.core.record import read_file
from vicus.errors import BadOption, BadRecord

ENDINGS = (".json", ".record", ".txt")


def recorded(game: Game, places: Sequence[Path], players: int | None = None) -> Iterator[Match[Any, Any]]:
    """The records of files and folders that are of this game; what is no record in a folder is passed over."""
    for place in places:
        if not place.exists():
            raise BadOption("puzzles-no-place", file=str(place))
        files = sorted(file for file in place.rglob("*") if file.suffix in ENDINGS) if place.is_dir() else [place]
        for file in files:
            try:
                match = read_file(file)
            except BadRecord:
                if place.is_dir():
                    continue
                raise
            if match.game is game and players in (None, match.players):
                yield match


def played(game: Game, name: str, games: int, players: int | None, seed: int) -> Iterator[Match[Any, Any]]:
    """Games of a bot against itself, with every number of players in turn if none is named."""
    numbers = (players,) if players else game.meta.players
    for number in range(games):
        match = game.new(players=numbers[number % len(numbers)], seed=seed + number)
        chronicle = Chronicle(match)
        seats = [GuardedBot(name, game, 1000 * (seed + number) + seat) for seat in range(match.players)]
        try:
            while match.seat is not None:
                seat = match.seat
                match.play(seats[seat].choose(match.view(seat), match.legal(), chronicle.news(seat)))
                chronicle.hear()
            for each in seats:
                each.game_over(match.scores(), match.winners())
        finally:
            for each in seats:
                each.close()
        yield match
