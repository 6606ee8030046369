"""Reading an observation: seats as the table counts them."""

from __future__ import annotations

from typing import Any

import numpy as np

from vicus.core.game import Game
from vicus.engine.observation import ObservationSpec


def spec_of(game: Game, players: int, closer: bool = False) -> ObservationSpec:
    return game.engine.mirror.observation.layout(players, closer)


def observed(game: Game, state: Any, seat: int, closer: bool = False) -> list[int]:
    """What the interpreted rules write, into something that is not empty before."""
    out = [99] * spec_of(game, state.players, closer).width
    game.engine.mirror.module("kernel.sight").observe(state, seat, out)
    return out


class Reading:
    """An observation by field; `field["coins"]` are plain numbers or lists."""

    def __init__(self, game: Game, numbers: list[int], players: int) -> None:
        self.box = game.box.contents
        self.field = {name: part.tolist() for name, part in spec_of(game, players).read(np.array(numbers, "i1")).items()}
        self.players, self.seat = self.field["players"], self.field["seat"]
        assert self.players == players

    def who(self, seen: int) -> int | None:
        """A seat: 0 nobody, 1 oneself …"""
        return None if seen == 0 else (self.seat + seen - 1) % self.players

    def by_seat(self, name: str) -> list[Any]:
        """A field whose first axis are the players, in the order of the seats."""
        return self.in_order(self.field[name])

    def in_order(self, row: list[Any]) -> list[Any]:
        return [row[(p - self.seat) % self.players] for p in range(self.players)]

    def common(self, game: str, options: dict[str, str]) -> dict[str, Any]:
        """The part that all views have; an observation is made when somebody is asked, or at the end."""
        return {
            "game": game,
            "options": options,
            "over": self.is_set("over"),
            "viewer": self.seat,
            "players": self.players,
            "seat": self.who(self.field["mover"]),
            "pending": 0,
        }

    def is_set(self, name: str) -> bool:
        assert self.field[name] in (0, 1)
        return self.field[name] == 1


def less_one(number: int) -> int | None:
    """A number plus one, where 0 stands for none."""
    return None if number == 0 else number - 1
