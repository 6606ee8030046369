"""The four dice and the groups they make."""

from vicus.engine.kernel.chance import below

from ..components import DICE, FACES, FIRST_PAIR, FIRST_QUADRUPLE, FIRST_TRIPLE
from ..events import rolled
from ..state import State
from ..tables import HAND_FACES


def take_all_dice(s: State) -> None:
    """B-13: at the start of a turn, all four are to be rolled."""
    s.unused = DICE
    for i in range(DICE):
        s.dice[i] = 0


def roll(s: State) -> None:
    """B-13, B-53b: every unused die that shows nothing yet is rolled; the others keep their numbers."""
    fresh = 0
    for i in range(s.unused):
        if s.dice[i] == 0:
            s.dice[i] = 1 + below(s, FACES)
            fresh |= 1 << i
    rolled(s, s.seat, weigh(s, sort(s, fresh))[3])


def sort(s: State, marked: int) -> int:
    """Bring the unused dice into rising order; returns where the marked ones lie then, as bits."""
    for i in range(1, s.unused):
        for j in range(i, 0, -1):
            if s.dice[j] < s.dice[j - 1]:
                smaller = s.dice[j]
                s.dice[j] = s.dice[j - 1]
                s.dice[j - 1] = smaller
                if ((marked >> j) ^ (marked >> (j - 1))) & 1:  # one of the two
                    marked ^= 3 << (j - 1)
    return marked


def repeated(s: State) -> int:
    """The unused dice that show the same as the one before them, as bits."""
    bits = 0
    for i in range(1, s.unused):
        if s.dice[i] == s.dice[i - 1]:
            bits |= 1 << i
    return bits


def is_choice(subset: int, repeats: int) -> bool:
    """B-53e: of all subsets of the unused dice that show the same faces, is this the one to stand for them (the leftmost)?"""
    return subset & repeats & ~(subset << 1) == 0


def weigh(s: State, subset: int) -> tuple[int, int, bool, int]:
    """Size, sum, whether the last two are equal, and number of the hand that a subset of the unused dice shows."""
    size = 0
    total = 0
    last = 0
    double = False
    hand = 0
    for i in range(s.unused):
        if (subset >> i) & 1:
            die = s.dice[i]
            size += 1
            total += die
            hand += smaller_hands(size, die - 1)
            double = die == last
            last = die
    return size, total, double, hand + first_of_size(size)


def smaller_hands(size: int, face: int) -> int:
    """How many hands of a size have only faces below this one: C(face + size - 1, size), a byte for each face."""
    if size == 1:
        return face
    if size == 2:
        return (0x0F0A06030100 >> (8 * face)) & 0xFF
    if size == 3:
        return (0x23140A040100 >> (8 * face)) & 0xFF
    return (0x46230F050100 >> (8 * face)) & 0xFF


def first_of_size(size: int) -> int:
    """The number of the first hand of a size."""
    if size == 1:
        return 0
    if size == 2:
        return FIRST_PAIR
    return FIRST_TRIPLE if size == 3 else FIRST_QUADRUPLE


def lift(s: State, hand: int) -> None:
    """Blank out the unused dice that make up a hand."""
    faces = HAND_FACES[hand]
    for i in range(s.unused):
        if s.dice[i] == faces & 7 and faces != 0:
            s.dice[i] = 0
            faces >>= 3


def group_from(s: State, hand: int) -> None:
    """Lift a hand from the unused dice: they are the group of the move under way."""
    faces = HAND_FACES[hand]
    for i in range(DICE):
        s.group[i] = (faces >> (3 * i)) & 7
    lift(s, hand)
    kept = 0
    for i in range(s.unused):
        if s.dice[i] != 0:
            s.dice[kept] = s.dice[i]
            kept += 1
    for i in range(kept, DICE):
        s.dice[i] = 0
    s.unused = kept


def put_group_away(s: State) -> None:
    for i in range(DICE):
        s.group[i] = 0
