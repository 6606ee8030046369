"""What may be chosen, and carrying it out: first the dice of a move, then what they are used for."""

from vicus.engine.layout import Acts

from ..actions import BISHOP, PASS, REROLL, SET, TILE, USE
from ..events import chose
from ..state import CHOOSE_USE, State
from .dice import group_from, is_choice, repeated, weigh
from .extras import can_reroll, fetch_bishop, reroll, take_tile
from .groups import group_sum, is_usable, legal_uses
from .placing import set_figure
from .turn import finish_move, stop


def legal(s: State, acts: Acts) -> int:
    if s.phase == CHOOSE_USE:
        return legal_uses(s, s.seat, acts)
    return legal_dice(s, s.seat, acts)


def legal_dice(s: State, p: int, acts: Acts) -> int:
    """B-14, B-15, B-53: a group that fits something, dice to roll again, or to stop.

    B-15a: any group that fits something will do. B-15b, B-21, B-22: stopping is possible after the first move, and before it
    only when there is nothing else.
    """
    n = 0
    again = can_reroll(s, p)
    repeats = repeated(s)
    for subset in range(1, 1 << s.unused):
        if is_choice(subset, repeats):
            size, total, double, hand = weigh(s, subset)
            if is_usable(s, p, size, total, double):
                acts[n] = USE + hand
                n += 1
            if again:
                acts[n] = REROLL + hand
                n += 1
    if s.made > 0 or n == 0:
        acts[n] = PASS
        n += 1
    return n


def apply(s: State, action: int) -> None:
    if s.phase == CHOOSE_USE:
        use_group(s, s.seat, action)
    elif action == PASS:
        stop(s)
    elif action >= REROLL:
        reroll(s, s.seat, action - REROLL)
    else:
        choose_group(s, s.seat, action - USE)


def choose_group(s: State, p: int, hand: int) -> None:
    """B-16, B-16a: only the group that comes first is announced; what the other one fits is seen when this one is used."""
    group_from(s, hand)
    s.phase = CHOOSE_USE
    chose(s, p, hand)


def use_group(s: State, p: int, action: int) -> None:
    if action == BISHOP:
        fetch_bishop(s, p)
    elif action == TILE:
        take_tile(s, p)
    else:
        set_figure(s, p, group_sum(s), action - SET)
    finish_move(s)
