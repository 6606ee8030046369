"""Why something is not allowed: the rule that forbids it, the key of a reason, and what the reason is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vicus.spec.game import Why

from .actions import BREAD, BREADS, BUILD, CARD, CRAFT, DISC, PAY, RETURN, REWARD, STORE, TAKE
from .box import Contents
from .components import BREADS_FOR_CARD, COMPASS, FOUNTAIN_KINDS, NOTHING_THERE, PICTURES, SIDES, SIZE, SPACES, TILES_AT_SPACE
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


def duty(s: State) -> Why:
    """What the player has to do now."""
    rule, reason = ASKED[s.phase]
    return Why(rule, reason, {})


def asks_alone(s: State) -> bool:
    """C-07a: if equal cards were put under without asking, the others would know that they are equal."""
    return s.phase == RETURN_CARD


def explain(s: State, action: int, legal: list[int], rules: Any, box: Contents) -> Why:
    """The reason why an action that is not among the legal ones now is not."""
    if s.over:
        return Why("C-09", "over", {})
    if not legal:
        return Why("C-10", "turn-over", {})
    return next(_reasons(s, action, legal, rules))


def _reasons(s: State, action: int, legal: list[int], rules: Any) -> Iterator[Why]:
    if action < TAKE and s.phase == PLACE_PATRICIAN:
        yield Why("C-02", "space-taken", {"space": action})
    elif TAKE <= action < BUILD and s.phase == TAKE_TILE:
        yield from _take(s, action, rules)
    elif BUILD <= action < STORE and s.phase == BUILD_TILE:
        yield from _build(s, action - BUILD, legal, rules)
    elif action == STORE and s.phase == BUILD_TILE:
        yield Why("C-20a", "first-not-stored", {})
    elif REWARD <= action < CRAFT and s.phase == CHOOSE_REWARD:
        yield Why("C-29", "no-such-reward", {"kind": PICTURES[action - REWARD + 1]})
    elif CRAFT <= action < RETURN and s.phase == CHOOSE_CRAFT:
        yield Why("C-26", "no-tile-in-row", {"slot": action - CRAFT + 1})
    elif RETURN <= action < DISC and s.phase == RETURN_CARD:
        yield Why("C-31a", "no-such-card", {"kind": FOUNTAIN_KINDS[action - RETURN]})
    elif action >= DISC:
        yield from _in_scoring(s, action, rules)
    yield duty(s)


def _take(s: State, action: int, rules: Any) -> Iterator[Why]:
    bread = action >= BREAD
    space, slot = divmod(action - (BREAD if bread else TAKE), TILES_AT_SPACE)
    reachable = rules.movement.reachable(s, s.seat)
    about = {"space": space, "slot": slot + 1}
    if s.left[space] == 0:
        yield Why("C-42a" if bread else "C-12", "space-empty", about)
    if s.at[space][slot] == NOTHING_THERE:
        yield Why("C-10", "slot-empty", about)
    if bread and reachable >> space & 1:
        yield Why("C-42b", "no-bread-needed", about)
    if bread:
        yield Why("C-42", "no-bread", about)
    places = about | {"spaces": ", ".join(str(n) for n in range(SPACES) if reachable >> n & 1)}
    has_bread = s.breads[s.seat] > 0
    if space == s.patrician[s.seat]:
        yield Why("C-11", "must-move-bread" if has_bread else "must-move", places)
    yield Why("C-14a" if s.movement else "C-10", "not-linked-bread" if has_bread else "not-linked", places)


def _build(s: State, number: int, legal: list[int], rules: Any) -> Iterator[Why]:
    p, cells = s.seat, rules.cells
    cell, turn = divmod(number, SIDES)
    row, column = divmod(cell, SIZE)
    if (s.built[p] >> cell) & 1:
        yield Why("C-20b", "cell-taken", {"row": row, "column": column})
    if s.built[p] == 0 and BUILD + cell * SIDES not in legal:
        yield Why("C-20", "shovel-first", {})
    if s.built[p] and not cells.beside(s.built[p]) >> cell & 1:
        yield Why("C-20", "not-adjacent", {"row": row, "column": column})
    if BUILD + cell * SIDES + turn % rules.building.TURNS[s.hand] in legal:
        yield Why("C-21", "same-turn", {"turn": turn})
    face, want = rules.building.FACE[s.hand], s.want[p][cell]
    for _ in range(turn):
        face = cells.turned(face)
    wrong = (face ^ want) & rules.building.compared_sides(want)
    for side in range(SIDES):
        if cells.side(wrong, side):
            shown, wanted = PICTURES[cells.side(face, side)], PICTURES[cells.side(want, side)]
            reason = "frame-is-meadow" if cells.neighbour(cell, side) == cells.NOWHERE else "sides-differ"
            yield Why("C-21", reason, {"side": COMPASS[side], "shown": shown, "wanted": wanted})
    yield Why("C-25", "landscape-too-large", {"kind": PICTURES[rules.building.oversized(s, p, cell, face, want)]})


def _in_scoring(s: State, action: int, rules: Any) -> Iterator[Why]:
    if DISC <= action < CARD and s.phase == PLACE_DISC:
        circle = action - DISC
        if not rules.scoring.lies_between_cards(s, circle):
            yield Why("C-04", "no-circle", {"circle": circle, "players": s.players})
        yield Why("C-52", "circle-taken", {"circle": circle, "owner": s.disc[circle]})
    if CARD <= action < PAY and s.phase == CHOOSE_CARD:
        yield Why("C-52", "other-card", {})
    if PAY <= action < BREADS and s.phase in (PAY_GOODS, USE_BREADS):
        if not rules.scoring.IS_RED[s.card[s.settling]]:
            yield Why("C-55", "green-not-paid", {})
        if s.phase == PAY_GOODS:
            yield Why("C-54", "too-few-goods", {"times": action - PAY})
    if action >= BREADS and s.phase == USE_BREADS:
        yield Why("C-43", "too-few-breads", {"times": action - BREADS, "needed": BREADS_FOR_CARD * (action - BREADS)})
