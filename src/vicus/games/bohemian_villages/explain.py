"""Why something is not allowed: the rule that forbids it, the key of a reason, and what the reason is about.

Each function goes through the conditions of one kind of action in the order in which a player would want to hear of them; the
first one that does not hold is the reason. The conditions themselves are those of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vicus.spec.game import Why

from .actions import BISHOP, PASS, REROLL, SET, TILE, USE, dice_text, place_at
from .box import Contents
from .components import HANDS, KINDS, LAST_KIND, NOBODY, NUMBERS, SLOTS
from .state import CHOOSE_USE, State

Hand = tuple[int, ...]


def explain(s: State, action: int, legal: list[int], rules: Any, box: Contents) -> Why:
    """The reason why an action that is not among the legal ones now is not."""
    if s.over:
        return Why("B-60", "over", {})
    if not legal:
        return Why("B-10", "turn-over", {})
    return next(_reasons(s, action, legal, rules, box))


def duty(s: State) -> Why:
    """What the player has to do now."""
    if s.phase == CHOOSE_USE:
        return Why("B-16a", "now-use", {"dice": dice_text(_group(s))})
    if s.made > 0:
        return Why("B-15", "now-second", {})
    return Why("B-14", "now-dice", {})


def _reasons(s: State, action: int, legal: list[int], rules: Any, box: Contents) -> Iterator[Why]:
    if action < REROLL:
        yield from _use(s, HANDS[action - USE], rules)
    elif action < SET:
        yield from _reroll(s, HANDS[action - REROLL], rules)
    elif action < BISHOP:
        yield from _place(s, action - SET, rules, box)
    elif action == BISHOP:
        yield from _bishop(s, rules)
    elif action == TILE:
        yield from _tile(s, rules)
    elif action == PASS:
        yield from _pass(s, legal)


def _use(s: State, dice: Hand, rules: Any) -> Iterator[Why]:
    yield from _group_chosen(s, "B-16a")
    if len(dice) < 2:
        yield Why("B-14", "single-die", {})
    if dice not in _choices(s, rules):
        yield Why("B-14", "dice-not-there", {"dice": dice_text(dice), "unused": _unused(s)})
    if sum(dice) > LAST_KIND:
        yield Why("B-17", "sum-too-high", {"sum": sum(dice)})
    yield from _nothing_to_set(s, sum(dice), rules)


def _nothing_to_set(s: State, kind: int, rules: Any) -> Iterator[Why]:
    """Why a sum fits no building, for dice that fit nothing else either."""
    about = {"kind": KINDS[kind]}
    if rules.placing.in_play(s, kind) == 0:
        yield Why("B-17a", "kind-not-in-play", about)
    if s.figures[s.seat] == 0:
        yield Why("B-20", "no-figure", {})
    if s.own[s.seat][kind] == rules.placing.in_play(s, kind):
        yield Why("B-34", "all-own", about)
    yield from _not_evicted(s, kind, rules)


def _not_evicted(s: State, kind: int, rules: Any) -> Iterator[Why]:
    """Figures that may not be evicted."""
    if rules.placing.is_protected(kind):
        yield Why("B-33", "never-evicted", {"kind": KINDS[kind]})
    if rules.placing.has_that_shop(s, s.seat, kind):
        yield Why("B-32", "has-that-shop", {"kind": KINDS[kind]})


def _reroll(s: State, dice: Hand, rules: Any) -> Iterator[Why]:
    if not rules.extras.are_dice_left(s):
        yield Why("B-53a", "too-few-dice", {})
    if rules.extras.has_taken_tile(s):
        yield Why("B-54", "tile-taken-this-turn", {})
    if not rules.extras.has_tile(s, s.seat):
        yield Why("B-53", "no-tile-to-use", {})
    yield from _group_chosen(s, "B-53a")
    yield Why("B-53", "dice-not-there", {"dice": dice_text(dice), "unused": _unused(s)})


def _place(s: State, place: int, rules: Any, box: Contents) -> Iterator[Why]:
    printed = place_at(box, place)
    kind, board = NUMBERS[printed.kind], place // (2 * SLOTS)
    about = {"kind": printed.kind, "village": printed.village}
    if s.side[board] == NOBODY:
        yield Why("B-02", "village-not-in-play", about | {"players": s.players})
    if s.side[board] != place // SLOTS:
        yield Why("B-01", "other-side-up", about)
    if s.phase == CHOOSE_USE and rules.groups.group_sum(s) != kind:
        yield Why("B-17", "other-sum", about | {"sum": rules.groups.group_sum(s), "needed": kind})
    if s.figures[s.seat] == 0:
        yield Why("B-20", "no-figure", {})
    yield from _occupied(s, place, rules, box)
    yield from _dice_first([hand for hand in _groups(s, rules) if sum(hand) == kind], about)
    yield Why("B-17", "sum-not-there", about | {"needed": kind})


def _occupied(s: State, place: int, rules: Any, box: Contents) -> Iterator[Why]:
    """Why whoever stands there cannot be evicted."""
    printed = place_at(box, place)
    kind, about = NUMBERS[printed.kind], {"kind": printed.kind, "village": printed.village}
    owners = {s.place[building]: s.owner[building] for building in range(s.first[kind], s.first[kind + 1])}
    if owners[place] == NOBODY:
        return
    if owners[place] == s.seat:
        yield Why("B-34", "own-figure", about)
    free = [other for other, owner in owners.items() if owner == NOBODY]
    if free:
        yield Why("B-30", "free-one-first", about | {"free": place_at(box, free[0]).village})
    yield from _not_evicted(s, kind, rules)


def _bishop(s: State, rules: Any) -> Iterator[Why]:
    if not rules.extras.can_fetch_bishop(s, s.seat):
        yield Why("B-51", "bishop-is-yours", {})
    if s.phase == CHOOSE_USE:
        if not rules.groups.is_pair(s):
            yield Why("B-50b", "bishop-needs-two-dice", {})
        yield Why("B-50", "bishop-needs-double", {"dice": dice_text(_group(s))})
    yield from _dice_first([hand for hand in _groups(s, rules) if len(hand) == 2 and hand[0] == hand[1]])
    yield Why("B-50", "no-double", {"unused": _unused(s)})


def _tile(s: State, rules: Any) -> Iterator[Why]:
    if rules.extras.has_rerolled(s):
        yield Why("B-52", "tile-used-this-turn", {})
    if rules.extras.has_tile(s, s.seat):
        yield Why("B-52", "has-a-tile", {})
    if not rules.extras.is_tile_left(s):
        yield Why("B-52a", "no-tile-left", {})
    if s.phase == CHOOSE_USE:
        yield Why("B-52b", "tile-needs-two-dice", {"dice": dice_text(_group(s))})
    yield from _dice_first([hand for hand in _groups(s, rules) if len(hand) == 2])


def _pass(s: State, legal: list[int]) -> Iterator[Why]:
    yield from _group_chosen(s, "B-16a")
    if all(REROLL <= action < SET for action in legal):
        yield Why("B-22", "must-reroll", {})
    yield Why("B-15b", "must-move", {})


def _group_chosen(s: State, rule: str) -> Iterator[Why]:
    if s.phase == CHOOSE_USE:
        yield Why(rule, "group-chosen", {"dice": dice_text(_group(s))})


def _dice_first(groups: list[Hand], about: dict[str, Any] | None = None) -> Iterator[Why]:
    """Everything is as it should be, but the dice are not chosen yet."""
    if groups:
        yield Why("B-14", "dice-first", {**(about or {}), "dice": dice_text(groups[0])})


def _group(s: State) -> Hand:
    return tuple(die for die in s.group if die)


def _unused(s: State) -> str:
    return dice_text(tuple(s.dice[: s.unused]))


def _groups(s: State, rules: Any) -> list[Hand]:
    """The choices that are no single die, the small ones first."""
    return sorted((hand for hand in _choices(s, rules) if len(hand) > 1), key=lambda hand: (len(hand), hand))


def _choices(s: State, rules: Any) -> list[Hand]:
    """Every choice of unused dice, as the rules count them."""
    repeats = rules.dice.repeated(s)
    subsets = (subset for subset in range(1, 1 << s.unused) if rules.dice.is_choice(subset, repeats))
    return [HANDS[rules.dice.weigh(s, subset)[3]] for subset in subsets]
