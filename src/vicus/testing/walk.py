"""Random matches to check things on."""

from __future__ import annotations

import random
from collections.abc import Iterator

from vicus.core.game import Game
from vicus.core.match import Match
from vicus.errors import VicusError


def matches(game: Game, per_count: int, first_seed: int = 1) -> Iterator[Match]:
    """New matches: every number of players, the values of every option in turn, so many seeds each.

    >>> import vicus
    >>> [match.players for match in matches(vicus.game("carpe_diem"), per_count=1)]
    [2, 3, 4]
    """
    for players in game.meta.players:
        for number in range(per_count):
            seed = first_seed + number
            turn = number + players  # so that few games show all values, too
            options = {name: option.values[turn % len(option.values)] for name, option in game.meta.options.items()}
            yield game.new(players=players, seed=seed, **options)


def walk(match: Match) -> Iterator[Match]:
    """The match itself at every decision of a random game, and once more when it is over.

    Raises AssertionError where a legal action cannot be played.
    """
    chooser = random.Random(match.seed)
    while not match.over:
        yield match
        action = chooser.choice(match.legal())
        try:
            match.play(action)
        except VicusError as problem:
            raise AssertionError(f"{action.text}, which is legal, cannot be played: {problem} {where(match)}") from problem
    yield match


def where(match: Match) -> str:
    """How to get to a position, for messages.

    >>> import vicus
    >>> where(vicus.game("carpe_diem").new(players=2, seed=7))
    'carpe_diem, 2 players, seed 7, after 0 decisions'
    """
    return f"{match.game.name}, {match.players} players, seed {match.seed}, after {len(match.actions)} decisions"
