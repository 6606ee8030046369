"""An archive of somebody who has played much, for pictures and measuring: as the server would tell it, without the games."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from vicus.server.game_statistics import statistics
from vicus.server.kept_games import KeptGame, KeptSeat, Strength
from vicus.server.my_games import shown
from vicus.server.ratings import rated
from vicus.table.archive_answers import MyGamesView

if TYPE_CHECKING:
    from playwright.sync_api import Page

ME = "a" * 64
LINES = {
    "helvetia": ("deliveries", "goods_tiles", "person_tiles", "victory_buildings", "branches", "surround"),
    "carpe_diem": ("points", "villas", "leftovers", "track", "fountain", "frame"),
    "bohemian_villages": ("coins", "town_halls", "no_town_hall", "shops", "churches", "tiles"),
}
OTHERS = (("Bartholomäus", None), ("Cleo", None), ("Gottlieb", "master"), ("Rosalinde", "strong"))
DAY = 86_400
START = 1_780_000_000.0
TOLD = """answers => {
  const read = JSON.parse.first ?? JSON.parse
  JSON.parse = (...given) => {
    const answer = read(...given)
    return answers[answer?.type] && answer.type.startsWith('my_') ? { ...answer, ...answers[answer.type] } : answer
  }
  JSON.parse.first = read
}"""
"""The page hears this instead of what the server says."""


def _played(number: int, dice: random.Random, before: dict[str, Strength]) -> KeptGame:
    game = list(LINES)[number % 5 % 3]
    who = [(ME, "Maximiliane", None)] + [(name[0] * 64 if level is None else None, name, level) for name, level in OTHERS]
    seats = []
    for guest, name, level in who[: dice.randint(2, 5 if game == "bohemian_villages" else 4)]:
        lines = [(line, dice.randint(0, 24)) for line in LINES[game]]
        total = sum(points for _, points in lines)
        seats.append(KeptSeat(guest=guest, name=name, level=level, lines=lines, total=total))
    totals = [seat.total or 0 for seat in seats]
    placed = tuple(
        msgspec.structs.replace(seat, place=1 + sum(other > total for other in totals), won=total == max(totals))
        for seat, total in zip(seats, totals, strict=True)
    )
    made = KeptGame(
        f"game-{number}",
        game,
        "quiet-mill",
        len(placed),
        "over",
        {},
        placed,
        plies=90,
        ended=START + number * DAY,
        number=number,
    )
    made = rated(made, before)
    before |= {seat.guest: seat.after for seat in made.seats if seat.guest and seat.after}
    return made


@cache
def answers(full: bool = True) -> dict[str, Any]:
    """What the server answers to `my_games` and `my_statistics`, by the kind of the answer."""
    dice, before, empty = random.Random(4), {}, MyGamesView(None, 0, 1, [], {})
    games = [_played(number, dice, before) for number in range(60 if full else 0)][::-1]
    helvetia = [game for game in games if game.game == "helvetia"]
    archive = MyGamesView(
        None, 0, 4, [shown(game, ME) for game in games[:15]], {name: sum(g.game == name for g in games) for name in LINES}
    )
    told = (archive if full else empty, statistics("helvetia", ME, helvetia))
    return {answer["type"]: answer for answer in map(msgspec.to_builtins, told)}


def tell(page: Page, full: bool = True) -> None:
    """From now on the page hears of this archive, until it is loaded anew."""
    page.evaluate(TOLD, answers(full))
