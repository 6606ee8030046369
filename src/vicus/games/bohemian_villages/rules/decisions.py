"""What may be chosen, and carrying it out: first the dice of a move, then what they are used for."""

from vicus.engine.kernel.events import emit
from vicus.engine.layout import Acts

from ..action_ids import BISHOP, PASS, REROLL, SET, TILE, USE
from ..components import DICE
from ..happenings import CHOSE, PASSED
from ..state import CHOOSE_USE, State
from ..tables import HAND_DICE, HAND_NUMBER, HAND_SUM
from .dice import close_ranks, hand_of, is_choice, lift
from .extras import can_reroll, fetch_bishop, reroll, take_tile
from .groups import is_usable, legal_uses
from .placing import set_figure
from .turn import end_turn, finish_move


def legal(s: State, acts: Acts) -> int:
    if s.phase == CHOOSE_USE:
        return legal_uses(s, s.seat, group_hand(s), acts)
    return legal_dice(s, s.seat, acts)


def legal_dice(s: State, p: int, acts: Acts) -> int:
    """B-15, B-53: a group that fits something, dice to roll again, or (after the first move) to stop."""
    n = 0
    again = can_reroll(s, p)
    for subset in range(1, 1 << s.unused):
        if is_choice(s, subset):
            hand = hand_of(s, subset)
            if is_usable(s, p, hand):
                acts[n] = USE + hand
                n += 1
            if again:
                acts[n] = REROLL + hand
                n += 1
    if s.made > 0:
        acts[n] = PASS
        n += 1
    return n


def group_hand(s: State) -> int:
    return HAND_NUMBER[((s.group[0] * 7 + s.group[1]) * 7 + s.group[2]) * 7 + s.group[3]]


def apply(s: State, action: int) -> None:
    if s.phase == CHOOSE_USE:
        use_group(s, s.seat, action)
    elif action == PASS:
        emit(s, PASSED, s.seat, 0, 0)
        end_turn(s)
    elif action >= REROLL:
        reroll(s, s.seat, action - REROLL)
    else:
        choose_group(s, s.seat, action - USE)


def choose_group(s: State, p: int, hand: int) -> None:
    """B-16a: only the group that comes first is announced."""
    lift(s, hand)
    close_ranks(s)
    for i in range(DICE):
        s.group[i] = HAND_DICE[hand][i]
    s.phase = CHOOSE_USE
    emit(s, CHOSE, p, hand, 0)


def use_group(s: State, p: int, action: int) -> None:
    if action == BISHOP:
        fetch_bishop(s, p)
    elif action == TILE:
        take_tile(s, p)
    else:
        set_figure(s, p, HAND_SUM[group_hand(s)], action - SET)
    finish_move(s)
