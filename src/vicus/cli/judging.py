"""Whoever judges positions of a game has compiled code before it begins: else another one would, and say something else."""

from __future__ import annotations

from vicus.bots.code import can_plan, can_think
from vicus.bots.judge import judge
from vicus.core.game import Game
from vicus.engine.engines import planner, thinker
from vicus.texts import Texts

from .screen import waiting_line


def ready_to_judge(game: Game, say: Texts) -> None:
    """Compile what is missing, with a line that says so."""
    if not can_plan(game):
        with waiting_line(say, say("title")) as waiting:
            planner(game.name, game.box, waiting=waiting)
    if judge(game.name).by == "deep" and not can_think(game):
        with waiting_line(say, say("title")) as waiting:
            thinker(game.name, game.box, waiting=waiting)
