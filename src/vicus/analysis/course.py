"""How a game went, in pictures: each line of the scores after every decision, what was used how often, and what winners do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from vicus.core.action import Event, Score
from vicus.core.game import declaration
from vicus.core.match import Match

TENTHS = 10
"""A game's course is compared at its start, at each tenth of its decisions, and at its end."""
LEAST = 0.05
"""What winners use less often than this in a game is not shown."""


class Counted(msgspec.Struct, frozen=True):
    """A kind of event that is counted for each word of one of its parameters: `set` by `kind`. Of a game's `uses.json`."""

    event: str
    word: str


class Use(msgspec.Struct, frozen=True):
    """How often each seat used each thing."""

    event: str
    word: str
    counts: dict[str, list[int]]
    """By word, then by seat."""
    typical: dict[str, float] = {}
    """By word: a winner's, on average; empty where nothing is known."""


class Typical(msgspec.Struct, frozen=True):
    """What winners had on average, over so many games: at the start, at each tenth of the decisions, at the end."""

    games: int
    total: list[float]
    lines: dict[str, list[float]]
    uses: list[dict[str, float]]
    """For each `Counted` of the game."""


class GameCourse(msgspec.Struct, frozen=True):
    """A game as it went, as far as somebody may know it."""

    lines: list[str]
    points: list[list[list[int | None]]]
    """By seat, by line: after so many decisions; none where it is hidden."""
    uses: list[Use]
    typical: Typical | None
    """Of winners at this number of players; none where nothing is known, or the game is played otherwise than usual."""
    actions: dict[str, dict[str, Any]]
    """By text: what could be done at any time in a finished game, as data."""
    seats: list[int]
    """Who decided, decision by decision."""
    played: list[str]
    """What was decided, in a finished game."""


def course_of(match: Match, seat: int | None, seen: Callable[[Match], Match] = lambda each: each) -> GameCourse:
    """How a match went so far, as a seat may know it (None: a spectator); `seen` turns every position into what is looked at.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
    >>> _ = match.play(match.legal()[0])
    >>> course = course_of(match, None)
    >>> len(course.points), len(course.points[0]) == len(course.lines), len(course.points[0][0])
    (2, True, 2)
    """
    game = match.game
    points: list[list[list[int | None]]] = [[[] for _ in game.lines] for _ in range(match.players)]
    groups = counted(game.name)
    counts: list[dict[str, list[int]]] = [{} for _ in groups]
    actions: dict[str, dict[str, Any]] = {}
    replay = game.new(players=match.players, seed=match.seed, **match.options)
    seats: list[int] = []
    for ply in range(len(match.actions) + 1):
        if ply:
            seats.append(replay.seat or 0)
            replay.play(match.actions[ply - 1])
        # what is over is over for every line of it: nothing of a finished game is hidden
        here = seen(replay)
        _write(points, here.scores() if match.over else here.scores_for(seat))
        _count(counts, groups, here.events if match.over else here.events_for(seat), match.players)
        if match.over:  # before the end a menu tells what somebody holds
            actions |= {
                action.text: msgspec.to_builtins(action.value) for action in replay.legal() if action.text not in actions
            }
    typical = typical_of(game.name, match.players) if game.box.standard and _is_usual(match) else None
    known = typical.uses if typical is not None and len(typical.uses) == len(groups) else [{} for _ in groups]
    uses = [Use(group.event, group.word, each, often) for group, each, often in zip(groups, counts, known, strict=True)]
    played = [action.text for action in match.actions] if match.over else []
    return GameCourse(list(game.lines), points, uses, typical, actions, seats, played)


def _write(points: list[list[list[int | None]]], scores: Sequence[Score]) -> None:
    for lines, score in zip(points, scores, strict=True):
        for line, (_, value) in zip(lines, score.lines, strict=True):
            line.append(value)


def _count(counts: list[dict[str, list[int]]], groups: Sequence[Counted], events: Iterable[Event], players: int) -> None:
    for event in events:
        for group, words in zip(groups, counts, strict=True):
            word, seat = event.params.get(group.word), event.params.get("seat")
            if event.kind == group.event and isinstance(word, str) and isinstance(seat, int):
                words.setdefault(word, [0] * players)[seat] += 1


def _is_usual(match: Match) -> bool:
    """No option is chosen otherwise than it is at first."""
    return match.options == match.game.check_options({})


@cache
def counted(game: str) -> tuple[Counted, ...]:
    """What is counted in a game; nothing where it does not say."""
    file = declaration(game).folder / "uses.json"
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[Counted])) if file.is_file() else ()


@cache
def _winners(game: str) -> Mapping[str, Typical]:
    file = declaration(game).folder / "winners.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Typical]) if file.is_file() else {}


def typical_of(game: str, players: int) -> Typical | None:
    """What winners of a game do at a number of players; none where nobody has counted."""
    return _winners(game).get(str(players))
