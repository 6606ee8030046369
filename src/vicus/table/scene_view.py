"""A scene of the rules as the page shows it: like a table, seen by whoever has something to do there."""

from __future__ import annotations

from typing import Any

from vicus.core.game import playable
from vicus.core.match import Match
from vicus.core.scene import GO_ON, Scene, scenes, step
from vicus.errors import IllegalAction, VicusError

from .answers import Reason, SceneView
from .bare_table import bare_table
from .message_parts import SeatInfo
from .refusal import Refused
from .requests import ShowScene
from .serializers import action_info, reason

MOST_STEPS = 16
"""Whoever wants more plays a game."""


def shown(wish: ShowScene) -> SceneView | Reason:
    """What is answered; raises `Refused` for a scene or a step that is none."""
    scene = scenes(wish.game).get(wish.scene) if wish.game in playable() else None
    if scene is None or len(wish.steps) > MOST_STEPS:
        raise Refused("bad_input")
    try:
        return _played(scene, wish)
    except VicusError as problem:
        raise Refused("bad_input", problem.key, **problem.params) from None


def _played(scene: Scene, wish: ShowScene) -> SceneView | Reason:
    match = scene.match(wish.game)
    done: list[str] = []
    you = match.seat
    for what in wish.steps:
        text = _text(match, what)
        you = match.seat
        try:
            step(match, text)
        except IllegalAction:
            return reason(match, wish.scene, text)
        done.append(text)
    if wish.why is not None:
        return reason(match, wish.scene, _text(match, wish.why))
    follows = scene.steps[: len(done)] == tuple(done)
    todo = scene.refused if scene.refused and not done else _next(scene, len(done)) if follows else None
    if todo is not None and match.seat is not None:
        you = match.seat  # else whoever has done something sees what it brought, on the own board
    return SceneView(
        scene=scene.name,
        rule=scene.rule,
        table=bare_table(match, scene.name, you, _seats(match), len(done)),
        steps=done,
        todo=action_info(match.game.action(match.find(todo))) if todo else None,
        goes_on=todo == GO_ON,
        refused=bool(scene.refused) and not done,
    )


def _next(scene: Scene, done: int) -> str | None:
    return scene.steps[done] if done < len(scene.steps) else None


def _text(match: Match, intent: str | dict[str, Any]) -> str:
    return intent if intent == GO_ON else match.game.action(match.find(intent)).text


def _seats(match: Match) -> list[SeatInfo]:
    return [SeatInfo("guest", "", None, True, 0, colour=seat) for seat in range(match.players)]
