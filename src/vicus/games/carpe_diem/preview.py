"""What an action would bring at once: for the ghost of a tile, and for the choices of a scoring.

The rules themselves are played on a copy, up to the next chance or the end of the turn.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from vicus.spec.event import Raw

from .actions import BREADS, BUILD, CARD, CRAFT, DISC, RETURN, REWARD, STORE, TAKE
from .box import Contents
from .components import CRAFTSMAN, GOODS, TASK_KINDS, Good, Payout, TaskKind
from .pieces import Tile, pieces
from .state import BUILD_TILE, LOOK, NOTHING, PAY_GOODS, SETTLE_REWARDS, USE_BREADS, State

Gain = Literal[Payout, Good]


class Finished(TypedDict):
    """A structure that would be finished."""

    kind: TaskKind  # what it is
    tiles: int  # how large
    chimneys: int  # on a villa


class Settled(TypedDict):
    """A scoring card that a disc would trigger."""

    place: int  # where it lies
    times: int  # how often it would be met, without breads
    brings: dict[Gain, int]  # what it would change


class Preview(TypedDict, total=False):
    """What an action would bring; which fields it has depends on the action."""

    tile: Tile  # `take`, `bread`, `craft`: what is taken
    ways: int  # … and in how many ways it could be built
    finishes: list[Finished]  # `build`: structures
    brings: dict[Gain, int]  # what the player would have more or less of
    tasks: list[int]  # `build`: tasks of the frame that would be met
    fountain: bool  # `build`: a fountain card would be won
    craftsman: bool  # `build`: a tile of the craftsmen's row would be won
    cards: list[Settled]  # `disc`: both cards, in the better order


def preview(s: State, action: int, rules: Any, box: Contents) -> Preview:
    """By what is asked; nothing for actions that bring nothing by themselves."""
    if TAKE <= action < BUILD or CRAFT <= action < RETURN:
        return _tile(s, action, rules, box)
    if BUILD <= action < STORE:
        return _build(s, action, rules, box)
    if DISC <= action < CARD:
        return _disc(s, action, rules)
    if action >= CARD or REWARD <= action < CRAFT:
        return {"brings": _brings(s, _settled(s, action, rules))}
    return {}


def _menu(s: State, rules: Any) -> list[int]:
    acts = [0] * rules.MAX_LEGAL
    return acts[: rules.legal(s, acts)]


def _tile(s: State, action: int, rules: Any, box: Contents) -> Preview:
    """A tile that could be taken, and in how many ways it fits."""
    after = s.copy()
    rules.apply(after, action)
    ways = sum(BUILD <= number < STORE for number in _menu(after, rules)) if after.phase == BUILD_TILE else 0
    return {"tile": pieces(box).tile(after.hand).copy(), "ways": ways}


def _build(s: State, action: int, rules: Any, box: Contents) -> Preview:
    p = s.seat
    after = s.copy()
    log: list[Raw] = []
    after.log = log
    rules.apply(after, action)
    after.log = None
    fountain = after.pending == LOOK and rules.fountains.cards_in_stack(after) > 0  # C-32
    craftsman = bool(after.waiting[after.piles - 1] >> CRAFTSMAN & 1) and bool(rules.rewards.has_display(after))  # C-27
    know = pieces(box)
    before, now = know.met(s.frame[p], s.done[p]), know.met(s.frame[p], after.done[p])
    while after.pending == SETTLE_REWARDS and after.seat == p:
        rules.advance(after)
    return {
        "finishes": [_finished(raw) for raw in log if raw[0] == "finished"],
        "brings": _brings(s, after),
        "tasks": [i for i, is_met in enumerate(now) if is_met and not before[i]],
        "fountain": fountain,
        "craftsman": craftsman,
    }


def _finished(raw: Raw) -> Finished:
    _kind, _seat, picture, tiles, chimneys = raw
    return {"kind": TASK_KINDS[picture - 1], "tiles": tiles, "chimneys": chimneys}


def _settled(s: State, action: int, rules: Any) -> State:
    """After an action and what follows without a choice: a card is paid as often as possible and without breads."""
    p, after = s.seat, s.copy()
    after.log = []
    rules.apply(after, action)
    while after.seat == p and not after.over:
        if after.pending == SETTLE_REWARDS:
            rules.advance(after)
        elif after.pending == NOTHING and after.phase == PAY_GOODS:
            rules.apply(after, _menu(after, rules)[-1])
        elif after.pending == NOTHING and after.phase == USE_BREADS:
            rules.apply(after, BREADS)
        else:
            break
    return after


def _disc(s: State, action: int, rules: Any) -> Preview:
    """Both orders are tried; the one with more points is shown, then the one with more of everything."""
    after = s.copy()
    rules.apply(after, action)
    ways: list[tuple[dict[Gain, int], list[Settled]]] = []
    for first in _menu(after, rules):
        middle = _settled(after, first, rules)
        second = _menu(middle, rules)[0]
        end = _settled(middle, second, rules)
        ways.append((_brings(s, end), [_card(after, middle, first), _card(middle, end, second)]))
    brings, cards = max(ways, key=lambda way: (way[0].get("points", 0), sum(way[0].values())))
    return {"brings": brings, "cards": cards}


def _card(before: State, after: State, action: int) -> Settled:
    times = sum(raw[3] for raw in after.log or () if raw[0] == "met")
    return {"place": action - CARD, "times": times, "brings": _brings(before, after)}


def _brings(before: State, after: State) -> dict[Gain, int]:
    """What the player to move has more or less of."""
    p = before.seat
    changes: dict[Gain, int] = {
        "points": after.points[p] - before.points[p],
        "coins": after.coins[p] - before.coins[p],
        "breads": after.breads[p] - before.breads[p],
        "steps": after.step[p] - before.step[p],
    }
    for number, good in enumerate(GOODS):
        changes[good] = after.goods[p][number] - before.goods[p][number]
    return {name: change for name, change in changes.items() if change}
