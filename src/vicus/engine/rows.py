"""Which arrays a batch has (`kernel.stepping`), whatever makes them and wherever they lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .records import Rows

Make = Callable[[tuple[int, ...], Any], Any]
"""Makes an array of zeros, of a shape and a type."""
ROOM = 256
"""Decisions of a game that are kept at first; games that take longer get more."""


@dataclass(frozen=True)
class Plan:
    """How large a batch is, and what is wanted of it."""

    games: int
    players: int
    options: list[int]
    actions: int
    width: int
    """Numbers of an observation; 0: none are wanted, or the game declares none."""
    final: bool
    explicit: bool
    threads: int

    def rows(self, states: Any, menu: int, make: Make) -> Any:
        """Arrays of zeros, made by `make`; lists and numbers of an interpreted batch come later."""
        n, p = self.games, self.players
        seen, last = (n if self.width else 0), (n if self.width and self.final else 0)
        return Rows(
            states=states,
            seeds=make((n,), "i8"),
            games=make((n,), "i8"),
            players=p,
            options=make((len(self.options),), "i8"),
            explicit=int(self.explicit),
            pending=make((n,), "i1"),
            menus=make((n, menu), "i2"),
            counts=make((n,), "i8"),
            seats=make((n,), "i1"),
            mask=make((n, self.actions), "i1"),
            observations=make((seen, self.width), "i1"),
            done=make((n,), "i1"),
            scores=make((n, p), "i4"),
            shares=make((n, p), "f4"),
            ranks=make((n, p), "i1"),
            finals=make((last, p, self.width), "i1"),
            history=make((n, ROOM), "i2"),
            lengths=make((n,), "i8"),
        )


def longer(history: Any, make: Make) -> Any:
    """The same decisions with twice the room."""
    games, room = history.shape
    twice = make((games, 2 * room), history.dtype)
    twice[:, :room] = history
    return twice
