"""Why something is not allowed: the rule that forbids it, the key of a reason, and what the reason is about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from vicus.spec.game import Why

from .actions import BISHOP, PASS, REROLL, SET, TILE, USE, places
from .box import Contents
from .components import FARM, HANDS, KINDS, LAST_KIND, MANOR, NOBODY, SLOTS, TAILOR
from .state import CHOOSE_USE, State


def explain(s: State, action: int, legal: list[int], rules: Any, box: Contents) -> Why:
    """The reason why an action that is not among the legal ones now is not."""
    if s.over:
        return Why("B-60", "over", {})
    if not legal:
        return Why("B-10", "turn-over", {})
    return next(_reasons(s, action, legal, box))


def duty(s: State) -> Why:
    """What the player has to do now."""
    if s.phase == CHOOSE_USE:
        return Why("B-16a", "now-use", {"dice": _dice(_group(s))})
    return Why("B-14", "now-dice", {})


def _reasons(s: State, action: int, legal: list[int], box: Contents) -> Iterator[Why]:
    if action < REROLL:
        yield from _use(s, HANDS[action - USE])
    elif action < SET:
        yield from _reroll(s, HANDS[action - REROLL])
    elif action < BISHOP:
        yield from _place(s, action - SET, box)
    elif action == BISHOP:
        yield from _bishop(s)
    elif action == TILE:
        yield from _tile(s)
    elif action == PASS:
        yield from _pass(s, legal)


def _use(s: State, dice: tuple[int, ...]) -> Iterator[Why]:
    if s.phase == CHOOSE_USE:
        yield Why("B-16a", "group-chosen", {"dice": _dice(_group(s))})
    if len(dice) < 2:
        yield Why("B-14", "single-die", {})
    if not _lie_there(s, dice):
        yield Why("B-14", "dice-not-there", {"dice": _dice(dice), "unused": _dice(s.dice[: s.unused])})
    if sum(dice) > LAST_KIND:
        yield Why("B-17", "sum-too-high", {"sum": sum(dice)})
    yield from _nothing_to_set(s, sum(dice))


def _reroll(s: State, dice: tuple[int, ...]) -> Iterator[Why]:
    if s.unused < 2:
        yield Why("B-53a", "too-few-dice", {})
    if s.took:
        yield Why("B-54", "tile-taken-this-turn", {})
    if not s.special[s.seat]:
        yield Why("B-53", "no-tile-to-use", {})
    if s.phase == CHOOSE_USE:
        yield Why("B-53a", "group-chosen", {"dice": _dice(_group(s))})
    yield Why("B-53", "dice-not-there", {"dice": _dice(dice), "unused": _dice(s.dice[: s.unused])})


def _place(s: State, place: int, box: Contents) -> Iterator[Why]:
    kind, board = _kind(place, box), place // (2 * SLOTS)
    about = {"kind": KINDS[kind], "village": _village(place, box)}
    if s.side[board] == NOBODY:
        yield Why("B-02", "village-not-in-play", about | {"players": s.players})
    if s.side[board] != place // SLOTS:
        yield Why("B-01", "other-side-up", about)
    if s.phase == CHOOSE_USE and sum(_group(s)) != kind:
        yield Why("B-17", "other-sum", about | {"sum": sum(_group(s)), "needed": kind})
    owner = next(s.owner[b] for b in _of_kind(s, kind) if s.place[b] == place)
    if s.figures[s.seat] == 0:
        yield Why("B-20", "no-figure", {})
    if owner == s.seat:
        yield Why("B-34", "own-figure", about)
    if owner != NOBODY and s.free[kind] > 0:
        free = next(s.place[b] for b in _of_kind(s, kind) if s.owner[b] == NOBODY)
        yield Why("B-30", "free-one-first", about | {"free": _village(free, box)})
    if owner != NOBODY:
        yield from _protected(s, kind)
    reaching = [d for d in _groups(s) if sum(d) == kind]
    if reaching:
        yield Why("B-14", "dice-first", about | {"dice": _dice(reaching[0])})
    yield Why("B-17", "sum-not-there", about | {"needed": kind})


def _nothing_to_set(s: State, kind: int) -> Iterator[Why]:
    """Why a sum fits no building, for dice that fit nothing else either."""
    about = {"kind": KINDS[kind]}
    if not _of_kind(s, kind):
        yield Why("B-17a", "kind-not-in-play", about)
    if s.figures[s.seat] == 0:
        yield Why("B-20", "no-figure", {})
    if all(s.owner[b] == s.seat for b in _of_kind(s, kind)):
        yield Why("B-34", "all-own", about)
    yield from _protected(s, kind)


def _protected(s: State, kind: int) -> Iterator[Why]:
    """Figures that may not be evicted."""
    if kind == MANOR or TAILOR < kind < FARM:
        yield Why("B-33", "never-evicted", {"kind": KINDS[kind]})
    if kind <= TAILOR and s.own[s.seat][kind] > 0:
        yield Why("B-32", "has-that-shop", {"kind": KINDS[kind]})


def _bishop(s: State) -> Iterator[Why]:
    if s.bishop == s.seat:
        yield Why("B-51", "bishop-is-yours", {})
    if s.phase == CHOOSE_USE:
        if len(_group(s)) > 2:
            yield Why("B-50b", "bishop-needs-two-dice", {})
        yield Why("B-50", "bishop-needs-double", {"dice": _dice(_group(s))})
    yield from _dice_first([d for d in _groups(s) if len(d) == 2 and d[0] == d[1]])
    yield Why("B-50", "no-double", {"unused": _dice(s.dice[: s.unused])})


def _tile(s: State) -> Iterator[Why]:
    if s.rerolled:
        yield Why("B-52", "tile-used-this-turn", {})
    if s.special[s.seat]:
        yield Why("B-52", "has-a-tile", {})
    if s.special_supply == 0:
        yield Why("B-52a", "no-tile-left", {})
    if s.phase == CHOOSE_USE:
        yield Why("B-52b", "tile-needs-two-dice", {"dice": _dice(_group(s))})
    yield from _dice_first([d for d in _groups(s) if len(d) == 2])


def _pass(s: State, legal: list[int]) -> Iterator[Why]:
    if s.phase == CHOOSE_USE:
        yield Why("B-16a", "group-chosen", {"dice": _dice(_group(s))})
    if all(REROLL <= action < SET for action in legal):
        yield Why("B-22", "must-reroll", {})
    yield Why("B-15b", "must-move", {})


def _dice_first(groups: list[tuple[int, ...]]) -> Iterator[Why]:
    if groups:
        yield Why("B-14", "dice-first", {"dice": _dice(groups[0])})


def _group(s: State) -> list[int]:
    return [d for d in s.group if d]


def _groups(s: State) -> Iterator[tuple[int, ...]]:
    """Every group that the unused dice could make."""
    for size in range(2, s.unused + 1):
        yield from combinations(s.dice[: s.unused], size)


def _lie_there(s: State, dice: tuple[int, ...]) -> bool:
    unused = s.dice[: s.unused]
    return all(dice.count(face) <= unused.count(face) for face in dice)


def _of_kind(s: State, kind: int) -> range:
    return range(s.first[kind], s.first[kind + 1])


def _kind(place: int, box: Contents) -> int:
    name = places(box)[place].kind
    return next(kind for kind, known in KINDS.items() if known == name)


def _village(place: int, box: Contents) -> str:
    return places(box)[place].village


def _dice(dice: list[int] | tuple[int, ...]) -> str:
    return "+".join(map(str, dice))
