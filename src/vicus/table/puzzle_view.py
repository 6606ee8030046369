"""A puzzle as the page shows it: like a table, at which whoever is to move is the one who looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from vicus.bots.names import bot_names
from vicus.core.game import playable
from vicus.core.match import Match
from vicus.core.record import load
from vicus.errors import VicusError
from vicus.puzzles.puzzle import Option, Puzzle, Reason, has_puzzles, own

from . import answers
from .bare_table import bare_table
from .message_parts import ActionInfo, ChangeInfo, Duty, OptionInfo, SeatInfo, SolvedInfo
from .refusal import Refused
from .serializers import action_info, reason

LEVEL = "strong"
"""Of those who sit around: the games that puzzles come of were played by their like."""
KEPT = 32
"""Puzzles that are kept as they are shown: everybody wants that of the day."""


def shown(game: str, puzzle_id: str) -> answers.PuzzleView:
    """What is answered; raises `Refused` for a puzzle that is none."""
    return _shown(game, _puzzle(game, puzzle_id).id)


def why(game: str, puzzle_id: str, intent: str | dict[str, Any]) -> answers.Reason:
    """Why something cannot be done in the position of a puzzle."""
    match = load(_puzzle(game, puzzle_id).link)
    try:
        text = match.game.action(match.find(intent)).text
        return reason(match, table_id(game, puzzle_id), text)
    except VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None


def table_id(game: str, puzzle_id: str) -> str:
    """What the table of a puzzle is called on the page: no real one has such an id."""
    return f"{game}:{puzzle_id}"


def _puzzle(game: str, puzzle_id: str) -> Puzzle:
    puzzles = own(game).puzzles if game in playable() and has_puzzles(game) else []
    found = next((puzzle for puzzle in puzzles if puzzle.id == puzzle_id), None)
    if found is None:
        raise Refused("bad_input")
    return found


@lru_cache(maxsize=KEPT)
def _shown(game: str, puzzle_id: str) -> answers.PuzzleView:
    puzzle = _puzzle(game, puzzle_id)
    match = load(puzzle.link)
    return answers.PuzzleView(
        game=game,
        puzzle=puzzle.id,
        rating=puzzle.rating,
        link=puzzle.link,
        right=puzzle.right,
        options=[_option(match, option) for option in puzzle.options],
        remark=puzzle.remark,
        solved=[SolvedInfo(each.bot, each.found, each.tries) for each in puzzle.solved],
        table=_table(match, puzzle),
    )


def _option(match: Match, option: Option) -> OptionInfo:
    return OptionInfo(
        action=action_info(match.game.action(match.find(option.action))),
        then=[ActionInfo(step.id, step.text, step.value) for step in option.then],
        chance=option.chance,
        gains=_changes(option.gains),
        prepares=_changes(option.prepares),
        costs=_changes(option.costs),
        lead=0.0,
    )


def _changes(reasons: Sequence[Reason]) -> list[ChangeInfo]:
    return [ChangeInfo(reason.feature, reason.by) for reason in reasons]


def _table(match: Match, puzzle: Puzzle) -> answers.TableView:
    table = bare_table(match, table_id(match.game.name, puzzle.id), puzzle.seat, _seats(match, puzzle))
    return msgspec.structs.replace(table, ply=puzzle.ply, ending=[Duty(*soon) for soon in match.ending()])


def _seats(match: Match, puzzle: Puzzle) -> list[SeatInfo]:
    levels = [None if seat == puzzle.seat else LEVEL for seat in range(match.players)]
    return [
        SeatInfo("bot" if level else "guest", name, level, online=True, votes=0, colour=seat)
        for seat, (level, name) in enumerate(zip(levels, bot_names(puzzle.id, levels), strict=True))
    ]
