"""How a position stands: scores, and what actions would bring. For matches, and for positions that were made from a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .action import Action, Score

if TYPE_CHECKING:
    from .game import Game


def score(game: Game[Any, Any], state: Any, p: int) -> Score:
    """What a seat has, as if the game ended now."""
    lines = [0] * len(game.lines)
    game.engine.rules.score(state, p, lines)
    return Score(sum(lines), list(zip(game.lines, lines, strict=True)))


def seen_score(game: Game[Any, Any], state: Any, p: int, seat: int | None) -> Score:
    """The same as another seat (None: a spectator) may know it: a hidden line has None and is not in the total."""
    found = score(game, state, p)
    hidden = () if state.over or p == seat else game.spec.private_lines
    if not hidden:
        return found
    lines = [(line, None if line in hidden else points) for line, points in found.lines]
    return Score(sum(points for _, points in lines if points is not None), lines)


def previews(game: Game[Any, Any], state: Any, legal: Iterable[Action]) -> dict[str, Mapping[str, Any]]:
    """What each of the actions would bring at once, by its text."""
    rules, box = game.engine.rules, game.box.contents
    return {action.text: game.spec.preview(state, action.id, rules, box) for action in legal}
