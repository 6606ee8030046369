"""What an action would bring at once: for the ghost of a tile, and for the choices of a scoring.

The rules themselves are played on a copy, up to the next chance or the end of the turn.
"""

from __future__ import annotations

from typing import Any

from .action_ids import BREADS, BUILD, CARD, CRAFT, DISC, RETURN, REWARD, STORE, TAKE
from .components import CRAFTSMAN, GOODS, PICTURES
from .happenings import FINISHED, MET, SHARE
from .pieces import pieces
from .state import BUILD_TILE, LOOK, NOTHING, PAY_GOODS, SETTLE_REWARDS, USE_BREADS, State

Box = dict[str, Any]


def preview(s: State, action: int, rules: Any, box: Box) -> dict[str, Any]:
    """Plain data, by what is asked (see docs/games/carpe_diem.md); nothing for actions that bring nothing by themselves."""
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


def _tile(s: State, action: int, rules: Any, box: Box) -> dict[str, Any]:
    """A tile that could be taken, and in how many ways it fits."""
    after = s.copy()
    rules.apply(after, action)
    ways = sum(BUILD <= number < STORE for number in _menu(after, rules)) if after.phase == BUILD_TILE else 0
    return {"tile": pieces(box).tile(after.hand), "ways": ways}


def _build(s: State, action: int, rules: Any, box: Box) -> dict[str, Any]:
    p = s.seat
    after = s.copy()
    log: list[tuple[int, int, int, int]] = []
    after.log = log
    rules.apply(after, action)
    after.log = None
    fountain = after.pending == LOOK
    craftsman = bool(after.waiting[after.piles - 1] >> CRAFTSMAN & 1)
    tasks = pieces(box).tasks(s.frame[p])
    met = [i for i, task in enumerate(tasks) if _is_met(after, p, task) and not _is_met(s, p, task)]
    while after.pending == SETTLE_REWARDS and after.seat == p:
        rules.advance(after)
    return {
        "finishes": [_finished(raw) for raw in log if raw[0] == FINISHED],
        "brings": _brings(s, after),
        "tasks": met,
        "fountain": fountain,
        "craftsman": craftsman,
    }


def _finished(raw: tuple[int, int, int, int]) -> dict[str, Any]:
    chimneys, tiles = divmod(raw[3], SHARE)
    return {"kind": PICTURES[raw[2]], "tiles": tiles, "chimneys": chimneys}


def _is_met(s: State, p: int, task: dict[str, Any]) -> bool:
    return any((s.done[p][PICTURES.index(task["kind"])] >> cell) & 1 for cell in task["cells"])


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


def _disc(s: State, action: int, rules: Any) -> dict[str, Any]:
    """Both orders are tried; the one with more points is shown, then the one with more of everything."""
    after = s.copy()
    rules.apply(after, action)
    ways = []
    for first in _menu(after, rules):
        middle = _settled(after, first, rules)
        second = _menu(middle, rules)[0]
        end = _settled(middle, second, rules)
        cards = [_card(after, middle, first), _card(middle, end, second)]
        ways.append({"brings": _brings(s, end), "cards": cards})
    return max(ways, key=lambda way: (way["brings"].get("points", 0), sum(way["brings"].values())))


def _card(before: State, after: State, action: int) -> dict[str, Any]:
    times = sum(raw[3] for raw in after.log or () if raw[0] == MET)
    return {"place": action - CARD, "times": times, "brings": _brings(before, after)}


def _brings(before: State, after: State) -> dict[str, int]:
    """What the player to move has more or less of."""
    p = before.seat
    changes = {
        "points": after.points[p] - before.points[p],
        "coins": after.coins[p] - before.coins[p],
        "breads": after.breads[p] - before.breads[p],
        "steps": after.step[p] - before.step[p],
        **{good: after.goods[p][i] - before.goods[p][i] for i, good in enumerate(GOODS)},
    }
    return {name: change for name, change in changes.items() if change}
