"""The four dice and the groups they make (B-13, B-14, B-53e)."""

from vicus.engine.kernel.chance import below
from vicus.engine.kernel.events import emit

from ..components import DICE, FACES
from ..happenings import ROLLED
from ..state import State
from ..tables import HAND_DICE, HAND_NUMBER, HAND_SIZE


def take_all_dice(s: State) -> None:
    """At the start of a turn: four dice to be rolled."""
    s.unused = DICE
    for i in range(DICE):
        s.dice[i] = 0


def put_group_away(s: State) -> None:
    for i in range(DICE):
        s.group[i] = 0


def roll(s: State) -> None:
    """Roll every unused die that shows nothing yet, then sort them."""
    for i in range(s.unused):
        if s.dice[i] == 0:
            s.dice[i] = 1 + below(s, FACES)
    for i in range(1, s.unused):
        for j in range(i, 0, -1):
            if s.dice[j] < s.dice[j - 1]:
                smaller = s.dice[j]
                s.dice[j] = s.dice[j - 1]
                s.dice[j - 1] = smaller
    emit(s, ROLLED, s.seat, hand_of(s, (1 << s.unused) - 1), 0)


def is_choice(s: State, subset: int) -> bool:
    """B-53e: of all subsets of the unused dice that show the same faces, is this the one to stand for them (the leftmost)?"""
    for i in range(1, s.unused):
        if (subset >> i) & 1 and not (subset >> (i - 1)) & 1 and s.dice[i] == s.dice[i - 1]:
            return False
    return True


def hand_of(s: State, subset: int) -> int:
    """The number of the hand that a subset of the unused dice shows."""
    code = 0
    length = 0
    for i in range(s.unused):
        if (subset >> i) & 1:
            code = code * (FACES + 1) + s.dice[i]
            length += 1
    while length < DICE:
        code = code * (FACES + 1)
        length += 1
    return HAND_NUMBER[code]


def is_double(hand: int) -> bool:
    """B-50, B-50b: exactly two dice, showing the same."""
    return HAND_SIZE[hand] == 2 and HAND_DICE[hand][0] == HAND_DICE[hand][1]


def lift(s: State, hand: int) -> None:
    """Blank out the unused dice that make up a hand."""
    for i in range(HAND_SIZE[hand]):
        j = 0
        while s.dice[j] != HAND_DICE[hand][i]:
            j += 1
        s.dice[j] = 0


def close_ranks(s: State) -> None:
    """Move the dice that still show a face to the front; the blank ones are used."""
    kept = 0
    for i in range(s.unused):
        if s.dice[i] != 0:
            s.dice[kept] = s.dice[i]
            kept += 1
    for i in range(kept, DICE):
        s.dice[i] = 0
    s.unused = kept
