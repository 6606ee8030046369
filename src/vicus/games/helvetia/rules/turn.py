"""Turns and the end of a round (H-30, H-32, H-100a)."""

from vicus.engine.kernel.chance import below
from vicus.engine.layout import Acts

from ..actions import SETTLE
from ..components import KINDS, LAST_ROUND, MAN, NEW_BUILDINGS, NOBODY, NONE, PERSONS, WOMAN
from ..events import centred, ended, final, grew_up, moved_in, person_tile, revealed, round_, round_over, starter, turn
from ..state import ACT, FINISH_ROUND, LEAVE_SCHOOL, NEXT_LEAVER, NEXT_STEP, NEXT_TURN, NOTHING, State
from ..tables import GOAL
from .builder import check_surrounded
from .neutral import has_neutral_coin
from .places import empty_buildings, has_neutral_village, lowest, number_of
from .points import LINES, line_points, total_points
from .progress import has_coin
from .setup import next_step
from .villagers import move_in

NOBODY_MOVES = 2


def advance(s: State) -> None:
    """What happens without a decision."""
    if s.pending == NEXT_TURN:
        next_turn(s)
    elif s.pending == NEXT_LEAVER:
        next_leaver(s)
    elif s.pending == FINISH_ROUND:
        finish_round(s)
    elif s.pending == NEXT_STEP:
        next_step(s)


def next_turn(s: State) -> None:
    """H-30, H-32, H-32a: the next player with coins; with one colour left the round is over.

    A turn that took the neutral coin beside the last own one leaves none (H-124e). Otherwise nobody has coins in positions made
    by hand only (H-33): it is somebody's turn then who can do nothing.
    """
    left = colours_left(s)
    if left == 1 or (left == 0 and s.neutral_used == 1):
        end_round(s)
        return
    for _ in range(s.players):
        if not has_coin(s, s.seat) and not has_neutral_coin(s):
            s.seat = (s.seat + s.order) % s.players
    s.person = NONE
    s.paid = 0
    s.extra = NONE
    s.closed = 0
    s.bore = 0
    s.free = 0
    s.neutral_used = 0
    s.phase = ACT
    s.pending = NOTHING
    turn(s, s.seat)


def colours_left(s: State) -> int:
    """H-32, H-126b: players with coins, and the neutral coin beside its village."""
    n = 1 if has_neutral_coin(s) else 0
    for p in range(s.players):
        if has_coin(s, p):
            n += 1
    return n


def end_turn(s: State, p: int) -> None:
    """H-81, H-81a: own dowry coins are usable from now on, not before (H-33: but before the end of the round is checked)."""
    s.coins[p] += s.won[p]
    s.won[p] = 0
    s.seat = (p + s.order) % s.players
    s.pending = NEXT_TURN


def end_round(s: State) -> None:
    """H-100, H-100a: start-player tile, person tiles, coins back; then the school. Nobody wakes (H-70a)."""
    round_over(s, s.round)
    pass_start_tile(s)
    if s.first_game == 0:
        award_person_tiles(s)
    for person in range(len(PERSONS)):
        s.turned[person] = 0  # H-104
        for p in range(s.players):
            s.coins[p] += s.spent[person][p]  # H-105
            s.spent[person][p] = 0
    s.neutral_coin = 1 if has_neutral_village(s) else 0  # H-127
    s.leaving = 0
    s.pending = NEXT_LEAVER


def pass_start_tile(s: State) -> None:
    """H-32, H-126: to the player with coins left; if only the neutral coin is left, or none at all, to the other player."""
    holder = 1 - s.starter
    for p in range(s.players):
        if has_coin(s, p):
            holder = p
    s.starter = holder
    starter(s, holder)


def award_person_tiles(s: State) -> None:
    """H-101, H-103a: strictly more coins than every other player; else the tile stays where it is, never back on the board."""
    for person in range(len(PERSONS)):
        best = NOBODY
        most = 0
        for p in range(s.players):
            if s.spent[person][p] > most:
                most = s.spent[person][p]
                best = p
            elif s.spent[person][p] == most:
                best = NOBODY
        if best != NOBODY and s.person_tile[person] != best:
            s.person_tile[person] = best
            person_tile(s, best, person)


def next_leaver(s: State) -> None:
    """H-106: in turn order from the new start player, school-leavers move into free own buildings, the rest to the centre."""
    if s.leaving == s.players:
        s.pending = FINISH_ROUND
        return
    s.seat = (s.starter + s.leaving * s.order) % s.players
    s.left_empty = 0
    if leavers(s, s.seat) == 0 or empty_buildings(s, s.seat) == 0:
        finish_leaving(s, s.seat)
    else:
        s.phase = LEAVE_SCHOOL
        s.pending = NOTHING
        turn(s, s.seat)


def leavers(s: State, p: int) -> int:
    return s.school[p][WOMAN] + s.school[p][MAN]


def finish_leaving(s: State, p: int) -> None:
    for sex in range(2):
        for _ in range(s.school[p][sex]):
            s.centre[p][sex] += 1
            s.school[p][sex] -= 1
            centred(s, p, sex)
    check_surrounded(s, p)  # H-57a
    s.left_empty = 0
    s.leaving += 1
    s.seat = (p + s.order) % s.players
    s.pending = NEXT_LEAVER


def legal_leavers(s: State, p: int, acts: Acts) -> int:
    """Building by building: a woman, a man, or nobody where buildings are left over (H-106, H-106c)."""
    rest = empty_buildings(s, p) & ~s.left_empty
    place = lowest(rest)
    n = 0
    for sex in range(2):
        if s.school[p][sex] > 0:
            acts[n] = SETTLE + place * 3 + sex
            n += 1
    if number_of(rest) > leavers(s, p):
        acts[n] = SETTLE + place * 3 + NOBODY_MOVES
        n += 1
    return n


def leave_school(s: State, p: int, place: int, sex: int) -> None:
    """H-106: awake, one villager a building."""
    if sex == NOBODY_MOVES:
        s.left_empty |= 1 << place
    else:
        s.school[p][sex] -= 1
        move_in(s, p, place, sex)
        moved_in(s, p, sex, p, place)
    if leavers(s, p) == 0 or empty_buildings(s, p) & ~s.left_empty == 0:
        finish_leaving(s, p)


def finish_round(s: State) -> None:
    """H-107, H-109, H-110: newborns to school, the end or new buildings. Points are counted anew each time (H-108)."""
    for p in range(s.players):
        if s.newborn[p][WOMAN] + s.newborn[p][MAN] > 0:
            grew_up(s, p, s.newborn[p][WOMAN] + s.newborn[p][MAN])
        for sex in range(2):
            s.school[p][sex] += s.newborn[p][sex]
            s.newborn[p][sex] = 0
    s.pending = NEXT_TURN
    s.seat = s.starter
    if is_over(s):
        finish_game(s)
        return
    s.round += 1
    round_(s, s.round)
    for _ in range(NEW_BUILDINGS):
        reveal(s)


def is_over(s: State) -> bool:
    """H-109, H-109a, H-112: asked at this moment only."""
    if s.round >= LAST_ROUND:
        return True
    for p in range(s.players):
        if total_points(s, p) >= GOAL[s.first_game]:
            return True
    return False


def finish_game(s: State) -> None:
    s.over = 1
    s.pending = NOTHING
    ended(s, s.round)
    for line in range(LINES):
        for p in range(s.players):
            points = line_points(s, p, line)
            if points != 0:
                final(s, p, line, points)


def reveal(s: State) -> None:
    """H-110, H-110a: the next building of stack 2, then of stack 3, then none; the face-down ones lie in no order."""
    second = 0
    third = 0
    for kind in range(len(KINDS)):
        second += s.stack_2[kind]
        third += s.stack_3[kind]
    if second + third == 0:
        return
    number = below(s, second if second > 0 else third)
    kind = 0
    while True:
        here = s.stack_2[kind] if second > 0 else s.stack_3[kind]
        if number < here:
            break
        number -= here
        kind += 1
    if second > 0:
        s.stack_2[kind] -= 1
    else:
        s.stack_3[kind] -= 1
    s.on_offer[kind] += 1
    revealed(s, kind)
