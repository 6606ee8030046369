"""From the start of a turn to its end (B-10 … B-13, B-15, B-21, B-60)."""

from ..components import CHURCH, INN
from ..events import income, passed, skipped, turn
from ..state import BANK_EMPTY, CHOOSE_DICE, FINAL_SCORING, NEXT_TURN, NO_FIGURES, NOTHING, ROLL, State
from .bank import bank_ran_out, pay
from .dice import put_group_away, roll, take_all_dice
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
    """B-10, B-11: the end is checked before any income."""
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
    """B-11, B-12: one coin for each active inn, and with the bishop one for each church."""
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
    """B-14, B-60: after a move the game, the turn, or neither is over."""
    s.made += 1
    s.phase = CHOOSE_DICE
    put_group_away(s)
    if bank_ran_out(s):
        end_game(s, BANK_EMPTY)
    elif s.made == 2 or s.unused < 2:
        end_turn(s)


def stop(s: State) -> None:
    """B-15, B-21: no second move, or no move at all because none was possible."""
    if s.made > 0:
        passed(s, s.seat)
    else:
        skipped(s, s.seat)
    end_turn(s)


def end_turn(s: State) -> None:
    s.seat = (s.seat + 1) % s.players
    s.pending = NEXT_TURN
