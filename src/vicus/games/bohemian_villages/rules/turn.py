"""From the start of a turn to its end."""

from ..components import CHURCH, INN
from ..events import income, passed, skipped, stuck, turn
from ..state import BANK_EMPTY, CHOOSE_DICE, FINAL_SCORING, NEXT_TURN, NO_FIGURES, NOTHING, ROLL, State
from .bank import bank_ran_out, pay
from .dice import put_group_away, roll, take_all_dice, weigh
from .extras import can_reroll
from .groups import is_usable
from .scoring import end_game, final_scoring


def advance(s: State) -> None:
    """What happens without a decision: the start of a turn with its income, and every roll of the dice."""
    if s.pending == NEXT_TURN:
        begin_turn(s)
    if s.pending == ROLL:
        s.pending = NOTHING
        roll(s)
    elif s.pending == FINAL_SCORING:
        final_scoring(s)


def begin_turn(s: State) -> None:
    """B-10, B-10b: the end is checked before any income, and for this player alone.

    B-10a: it is checked nowhere else, so figures that come home in time keep the game going.
    """
    p = s.seat
    if s.figures[p] == 0:
        end_game(s, NO_FIGURES)
        return
    turn(s, p)
    s.made = 0
    s.took = 0
    s.rerolled = 0
    s.phase = CHOOSE_DICE
    s.pending = ROLL
    take_all_dice(s)
    take_income(s, p)


def take_income(s: State, p: int) -> None:
    """B-11, B-12, B-50a: one coin for each active inn, and for whoever holds the bishop now one for each church."""
    inns = active_inns(s, p)
    churches = s.own[p][CHURCH] if s.bishop == p else 0
    if inns + churches > 0:
        pay(s, p, inns + churches)
        income(s, p, inns, churches)
        if bank_ran_out(s):
            end_game(s, BANK_EMPTY)


def active_inns(s: State, p: int) -> int:
    n = 0
    for inn in range(s.first[INN], s.first[INN + 1]):
        if s.owner[inn] == p:
            n += s.active[inn - s.first[INN]]
    return n


def finish_move(s: State) -> None:
    """B-14, B-60, B-60c: after a move the game, the turn, or neither is over."""
    s.made += 1
    s.phase = CHOOSE_DICE
    put_group_away(s)
    if bank_ran_out(s):
        end_game(s, BANK_EMPTY)
    elif s.made == 2 or s.unused < 2:
        end_turn(s)


def stop(s: State) -> None:
    """No second move, by choice (B-15, B-53d) or because none was possible; or none at all (B-21, B-22a).

    B-21a: whoever is skipped keeps the income.
    """
    if s.made == 0:
        skipped(s, s.seat)
    elif can_go_on(s, s.seat):
        passed(s, s.seat)
    else:
        stuck(s, s.seat)
    end_turn(s)


def can_go_on(s: State, p: int) -> bool:
    """After the first move: do the dice that are left, all in one group, fit anything, or can some be rolled again?"""
    size, total, double, _ = weigh(s, (1 << s.unused) - 1)
    return can_reroll(s, p) or is_usable(s, p, size, total, double)


def end_turn(s: State) -> None:
    """B-10: play goes clockwise, which is rising seat numbers (B-06)."""
    s.seat = (s.seat + 1) % s.players
    s.pending = NEXT_TURN
