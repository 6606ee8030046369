"""A game as moments: every decision with the position before it, and whether chance had a hand in what followed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vicus.core.game import Game
from vicus.core.match import Match


@dataclass(frozen=True)
class Moment:
    """A decision between at least two actions."""

    ply: int
    turn: int
    seat: int
    menu: tuple[int, ...]
    played: int
    state: Any
    """Before it; nobody changes it."""
    chance: bool
    """Chance had a hand in what followed."""
    events: tuple[str, ...]
    """Kinds of what followed besides the decision itself."""


@dataclass(frozen=True)
class Moments:
    """All decisions of a match, and where it stands now."""

    game: Game
    players: int
    each: tuple[Moment, ...]
    last: Match
    """The match after all of them."""


def moments(match: Match[Any, Any]) -> Moments:
    """A match played again, decision by decision. Where somebody was asked without a choice is part of what followed."""
    again: Match[Any, Any] = Match(match.game, match.players, match.seed, match.options)
    return Moments(match.game, match.players, tuple(_played(again, match)), again)


def _played(again: Match[Any, Any], match: Match[Any, Any]) -> Iterator[Moment]:
    turn, mover = 0, None
    actions = list(match.actions)
    number = 0
    while number < len(actions):
        seat, state, ply = again.seat, again.state.copy(), number
        menu = tuple(action.id for action in again.legal())
        if seat != mover:
            turn, mover = turn + 1, seat
        events = _carried_out(again, actions[number].id)
        number += 1
        while number < len(actions) and len(again.legal()) == 1:
            again.replay(actions[number])
            events += [event.kind for event in again.events]
            number += 1
        chance = again.state.chance != state.chance
        if len(menu) > 1 and seat is not None:
            yield Moment(ply, turn, seat, menu, actions[ply].id, state, chance, tuple(events))


def _carried_out(again: Match[Any, Any], action: int) -> list[str]:
    """Play an action; returns the kinds of events that came after its own."""
    alone = again.state.copy()
    log: list[Any] = []
    alone.log = log
    if action in (each.id for each in again.legal()):
        again.game.engine.rules.apply(alone, action)
    again.replay(action)
    return [event.kind for event in again.events[len(log) :]]
