"""Why something is not allowed: the rule that forbids it, the key of a reason, and what the reason is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .action_ids import BREAD, BREADS, BUILD, CARD, CRAFT, DISC, PAY, RETURN, REWARD, STORE, TAKE
from .components import (
    BREADS_FOR_CARD,
    CIRCLES,
    COMPASS,
    EMPTY_CORNERS,
    FOUNTAIN_KINDS,
    LAST_LANDSCAPE,
    NOTHING_THERE,
    PICTURES,
    RED_DECKS,
    SIDES,
    SIZE,
    TILES_AT_SPACE,
)
from .pieces import card_ids, packed, pieces, turned
from .state import (
    BUILD_TILE,
    CHOOSE_CARD,
    CHOOSE_CRAFT,
    CHOOSE_REWARD,
    PAY_GOODS,
    PLACE_DISC,
    PLACE_PATRICIAN,
    RETURN_CARD,
    TAKE_TILE,
    USE_BREADS,
    State,
)

Why = tuple[str, str, dict[str, Any]]
"""Rule id, key of the reason, parameters."""
Box = dict[str, Any]

ASKED: dict[int, tuple[str, str]] = {
    PLACE_PATRICIAN: ("C-02", "now-patrician"),
    TAKE_TILE: ("C-10", "now-take"),
    BUILD_TILE: ("C-13", "now-build"),
    CHOOSE_REWARD: ("C-29", "now-reward"),
    CHOOSE_CRAFT: ("C-26", "now-craft"),
    RETURN_CARD: ("C-30", "now-return"),
    PLACE_DISC: ("C-52", "now-disc"),
    CHOOSE_CARD: ("C-52a", "now-card"),
    PAY_GOODS: ("C-55", "now-pay"),
    USE_BREADS: ("C-59", "now-breads"),
}
"""What the player has to do now, for everything that belongs to another time."""


def explain(s: State, action: int, legal: list[int], box: Box) -> Why:
    """The reason why an action that is not among the legal ones now is not."""
    if s.over:
        return "C-09", "over", {}
    if not legal:
        return "C-10", "turn-over", {}
    return next(_reasons(s, action, legal, box))


def _reasons(s: State, action: int, legal: list[int], box: Box) -> Iterator[Why]:
    if action < TAKE and s.phase == PLACE_PATRICIAN:
        yield "C-02", "space-taken", {"space": action}
    elif TAKE <= action < BUILD and s.phase == TAKE_TILE:
        yield from _take(s, action, legal)
    elif BUILD <= action < STORE and s.phase == BUILD_TILE:
        yield from _build(s, action - BUILD, legal, box)
    elif action == STORE and s.phase == BUILD_TILE:
        yield "C-20a", "first-not-stored", {}
    elif REWARD <= action < CRAFT and s.phase == CHOOSE_REWARD:
        yield "C-29", "no-such-reward", {"kind": PICTURES[action - REWARD + 1]}
    elif CRAFT <= action < RETURN and s.phase == CHOOSE_CRAFT:
        yield "C-26", "no-tile-in-row", {"slot": action - CRAFT + 1}
    elif RETURN <= action < DISC and s.phase == RETURN_CARD:
        yield "C-31a", "no-such-card", {"kind": FOUNTAIN_KINDS[action - RETURN]}
    elif action >= DISC:
        yield from _in_scoring(s, action, box)
    rule, reason = ASKED[s.phase]
    yield rule, reason, {}


def _take(s: State, action: int, legal: list[int]) -> Iterator[Why]:
    bread = action >= BREAD
    space, slot = divmod(action - (BREAD if bread else TAKE), TILES_AT_SPACE)
    free = {(number - TAKE) // TILES_AT_SPACE for number in legal if number < BREAD}
    about = {"space": space, "slot": slot + 1}
    if s.left[space] == 0:
        yield "C-42a" if bread else "C-12", "space-empty", about
    if s.at[space][slot] == NOTHING_THERE:
        yield "C-10", "slot-empty", about
    if bread and space in free:
        yield "C-42b", "no-bread-needed", about
    if bread:
        yield "C-42", "no-bread", about
    spaces = ", ".join(map(str, sorted(free)))
    has_bread = s.breads[s.seat] > 0
    if space == s.patrician[s.seat]:
        yield "C-11", "must-move-bread" if has_bread else "must-move", about | {"spaces": spaces}
    yield "C-14a" if s.movement else "C-10", "not-linked-bread" if has_bread else "not-linked", about | {"spaces": spaces}


def _build(s: State, number: int, legal: list[int], box: Box) -> Iterator[Why]:
    p = s.seat
    cell, turn = divmod(number, SIDES)
    row, column = divmod(cell, SIZE)
    if (s.built[p] >> cell) & 1:
        yield "C-20b", "cell-taken", {"row": row, "column": column}
    if s.built[p] == 0 and BUILD + cell * SIDES not in legal:
        yield "C-20", "shovel-first", {}
    if not any((s.built[p] >> there) & 1 for there in _around(cell)) and s.built[p]:
        yield "C-20", "not-adjacent", {"row": row, "column": column}
    printed = pieces(box).sides(s.hand)
    sides = turned(printed, turn)
    if any(turned(printed, other) == sides and BUILD + cell * SIDES + other in legal for other in range(SIDES)):
        yield "C-21", "same-turn", {"turn": turn}
    for side in range(SIDES):
        shown, wanted = packed(sides) >> (4 * side) & 15, s.want[p][cell] >> (4 * side) & 15
        if wanted != 15 and shown != wanted:
            about = {"side": COMPASS[side], "shown": PICTURES[shown], "wanted": PICTURES[wanted]}
            yield "C-21", "frame-is-meadow" if _is_frame(cell, side) else "sides-differ", about
    yield "C-25", "landscape-too-large", {"kind": PICTURES[_too_large(s, cell, packed(sides))]}


def _too_large(s: State, cell: int, face: int) -> int:
    """Which landscape would have more than four tiles."""
    pictures = {face >> (4 * side) & 15 for side in range(SIDES)} & set(range(1, LAST_LANDSCAPE + 1))
    return max(pictures, key=lambda picture: len(_structure(s, cell, face, picture)))


def _structure(s: State, cell: int, face: int, picture: int) -> set[int]:
    found, todo = {cell}, [cell]
    while todo:
        at = todo.pop()
        here = face if at == cell else s.sides[s.seat][at]
        for side, step in enumerate((-SIZE, 1, SIZE, -1)):
            there = at + step
            if here >> (4 * side) & 15 == picture and there not in found and s.built[s.seat] >> there & 1:
                found.add(there)
                todo.append(there)
    return found


def _around(cell: int) -> Iterator[int]:
    row, column = divmod(cell, SIZE)
    for y, x in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
        if 0 <= y < SIZE and 0 <= x < SIZE:
            yield y * SIZE + x


def _is_frame(cell: int, side: int) -> bool:
    row, column = divmod(cell, SIZE)
    return (row == 0, column == SIZE - 1, row == SIZE - 1, column == 0)[side]


def _in_scoring(s: State, action: int, box: Box) -> Iterator[Why]:
    if DISC <= action < CARD and s.phase == PLACE_DISC:
        circle = action - DISC
        if set(CIRCLES[circle]) & set(EMPTY_CORNERS[s.players]):
            yield "C-04", "no-circle", {"circle": circle, "players": s.players}
        yield "C-52", "circle-taken", {"circle": circle, "owner": s.disc[circle]}
    if CARD <= action < PAY and s.phase == CHOOSE_CARD:
        yield "C-52", "other-card", {}
    if PAY <= action < BREADS and s.phase in (PAY_GOODS, USE_BREADS):
        name = card_ids(box)[s.card[s.settling]]
        if name[0] not in RED_DECKS:
            yield "C-55", "green-not-paid", {}
        if s.phase == PAY_GOODS:
            yield "C-54", "too-few-goods", {"times": action - PAY}
    if action >= BREADS and s.phase == USE_BREADS:
        yield "C-43", "too-few-breads", {"times": action - BREADS, "needed": BREADS_FOR_CARD * (action - BREADS)}
