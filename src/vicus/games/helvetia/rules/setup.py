"""Set-up: the draft (H-12), the start buildings (H-17), three pairs (H-18), coins (H-20)."""

from vicus.engine.kernel.chance import below
from vicus.engine.layout import Acts, Ints

from ..actions import DEED, DRAFT, LAY, LAY_NEUTRAL, MARRY, MOVE_IN, ROB, SETTLE
from ..components import (
    BRANCHES,
    COINS,
    GOODS,
    KINDS,
    LETTERS,
    MAN,
    NOBODY,
    NONE,
    PERSONS,
    PLACES,
    START_BUILDINGS,
    START_KINDS,
    VILLAGERS_OF_SEX,
    VILLAGES,
    WOMAN,
)
from ..events import centred, chose, laid, robbed, schooled, settled, starter, turn, wed
from ..state import (
    CHOOSE_BUILDING,
    CHOOSE_NEUTRAL,
    CHOOSE_ROBBED,
    LAY_BUILDING,
    LAY_NEUTRAL_BUILDING,
    LAY_STEP,
    MARRY_THIRD,
    NEUTRAL_STEP,
    NEXT_STEP,
    NEXT_TURN,
    NOTHING,
    PAIR_1,
    PAIR_2,
    PLACE_SECOND,
    READY,
    SETTLE_NEUTRAL,
    SETTLE_PAIR,
    State,
)
from ..tables import LETTER_KINDS, STACK_1, STACK_2, STACK_3, START_COPIES, START_KIND
from .builder import has_kind, put_building
from .neutral import NEUTRAL
from .places import RING_1, empty_buildings, has_neutral_village, lowest, number_of, singles
from .villagers import marry_in, move_in, sex_at

QUICK, FIRST_GAME, DIRECTION, NEUTRAL_COIN = 0, 1, 2, 3


def setup(s: State, seed: int, players: int, options: Ints) -> None:
    """H-10: the turn order is an option; so are H-15, H-16 and H-124e."""
    s.first_game = options[FIRST_GAME]
    s.quick = max(options[QUICK], options[FIRST_GAME])  # H-16
    s.order = 1 if options[DIRECTION] else -1
    s.neutral_action = options[NEUTRAL_COIN]
    clear_table(s)
    for kind in range(len(START_KINDS)):
        s.pool[kind] = START_COPIES[players]
    s.starter = below(s, players)  # H-12a, H-15
    if s.quick:
        deal_letters(s)
    else:
        s.seat = s.starter
        s.phase = CHOOSE_BUILDING


def clear_table(s: State) -> None:
    """H-02, H-03, H-11, H-11a: stack 1 lies open; all villagers are in the supplies, all tiles on the board."""
    for v in range(VILLAGES):
        for place in range(PLACES):
            s.kind[v][place] = NONE
        for sex in range(2):
            s.supply[v][sex] = VILLAGERS_OF_SEX if v < s.players or (v == NEUTRAL and has_neutral_village(s)) else 0
    for kind in range(len(KINDS)):
        s.on_offer[kind] = STACK_1[kind]
        s.stack_2[kind] = STACK_2[kind]
        s.stack_3[kind] = STACK_3[kind]
    for good in range(len(GOODS)):
        s.goods_tile[good] = NOBODY
    for branch in range(len(BRANCHES)):
        s.branch_tile[branch] = NOBODY
    for person in range(len(PERSONS)):
        s.person_tile[person] = NOBODY
    for tile in range(2):
        s.surround_tile[tile] = NOBODY
    s.goal = NONE
    s.delivery = NONE
    s.wanted = NONE
    s.exchange = NONE
    s.bride = NONE
    s.person = NONE
    s.extra = NONE


# -- start buildings ----------------------------------------------------------------------------------------------------------


def deal_letters(s: State) -> None:
    """H-15, H-120a: a village centre each, and the three start buildings with its letter."""
    used = 0
    for p in range(s.players):
        letter = below(s, len(LETTERS) - p)
        for other in range(len(LETTERS)):
            if other <= letter and (used >> other) & 1:
                letter += 1
        used |= 1 << letter
        for i in range(START_BUILDINGS):
            s.has[p] |= 1 << START_KIND[LETTER_KINDS[letter][i]]
            s.pool[LETTER_KINDS[letter][i]] -= 1
    begin_steps(s)


def drafter(s: State) -> int:
    """H-12: from the start player clockwise, back from the player at their right, again clockwise; H-10, H-10a mirror it."""
    way = -s.order
    number = s.choices % s.players
    if s.choices // s.players == 1:
        return (s.starter - way * (1 + number)) % s.players
    return (s.starter + way * number) % s.players


def legal_choices(s: State, p: int, acts: Acts) -> int:
    """H-12: no kind twice."""
    n = 0
    for kind in range(len(START_KINDS)):
        if s.pool[kind] > 0 and not has_kind(s, p, START_KIND[kind]):
            acts[n] = DRAFT + kind
            n += 1
    return n


def choose_building(s: State, p: int, kind: int) -> None:
    s.pool[kind] -= 1
    s.has[p] |= 1 << START_KIND[kind]
    s.choices += 1
    chose(s, p, START_KIND[kind])
    if s.choices < START_BUILDINGS * s.players:
        s.seat = drafter(s)
        if is_stuck(s, s.seat):
            s.phase = CHOOSE_ROBBED
    else:
        s.starter = p  # H-14, H-14a
        begin_steps(s)


def is_stuck(s: State, p: int) -> bool:
    """H-13, H-13a: only kinds are left that p has; that can be the very last one to choose."""
    for kind in range(len(START_KINDS)):
        if s.pool[kind] > 0 and not has_kind(s, p, START_KIND[kind]):
            return False
    return True


def legal_robberies(s: State, p: int, acts: Acts) -> int:
    """H-13: a building of any other player that p has not."""
    n = 0
    for q in range(s.players):
        for kind in range(len(START_KINDS)):
            if q != p and (s.has[q] & ~s.has[p]) >> START_KIND[kind] & 1:
                acts[n] = ROB + q * len(START_KINDS) + kind
                n += 1
    return n


def rob(s: State, p: int, q: int, kind: int) -> None:
    """H-13: the robbed player chooses from what is left."""
    s.has[q] &= ~(1 << START_KIND[kind])
    s.has[p] |= 1 << START_KIND[kind]
    robbed(s, p, START_KIND[kind], q)
    s.seat = q
    s.phase = CHOOSE_BUILDING


# -- the steps after it -------------------------------------------------------------------------------------------------------


def begin_steps(s: State) -> None:
    """H-120: with two players the buildings that nobody chose go to the neutral village, else they leave the game."""
    starter(s, s.starter)
    s.placed = 0
    s.laid = 0
    s.step = NEUTRAL_STEP if has_neutral_village(s) else LAY_STEP
    for kind in range(len(START_KINDS)):
        if not has_neutral_village(s):
            s.pool[kind] = 0  # the rest leave the game
    s.pending = NEXT_STEP
    s.seat = s.starter


def next_step(s: State) -> None:
    """H-18a, H-121a: one player after the other, one step after the other."""
    players = 2 * s.players if s.step == NEUTRAL_STEP else s.players
    if s.placed == players:
        s.placed = 0
        s.step += 1
    if s.step == READY:
        place_coins(s)
        return
    s.seat = (s.starter + s.placed * s.order) % s.players
    if s.step == NEUTRAL_STEP:
        s.seat = (s.starter + 1 + s.placed) % 2  # who is not start player begins
    s.laid = 0
    s.pending = NOTHING
    turn(s, s.seat)
    if s.step == NEUTRAL_STEP:
        s.phase = CHOOSE_NEUTRAL
    elif s.step == LAY_STEP:
        s.phase = LAY_BUILDING
    elif s.step == PAIR_1:
        s.phase = SETTLE_PAIR
    else:
        s.phase = PLACE_SECOND if s.step == PAIR_2 else MARRY_THIRD


def step_done(s: State, p: int) -> None:
    s.placed += 1
    s.laid = 0
    s.goal = NONE
    s.site = 0
    s.seat = (p + 1) % s.players
    s.pending = NEXT_STEP


def legal_ring_1(s: State, v: int, acts: Acts) -> int:
    """H-17: any place of ring 1."""
    n = 0
    for place in range(PLACES):
        if ((RING_1 & ~s.built[v]) >> place) & 1:
            acts[n] = LAY + place
            n += 1
    return n


def next_start_kind(s: State, p: int) -> int:
    """The own start building that is laid next."""
    there = 0
    for place in range(PLACES):
        if s.kind[p][place] != NONE:
            there |= 1 << s.kind[p][place]
    return lowest(s.has[p] & ~there)


def lay_start(s: State, p: int, place: int) -> None:
    kind = next_start_kind(s, p)
    put_building(s, p, kind, place)
    laid(s, p, kind, p, place)
    if number_of(s.built[p]) == START_BUILDINGS:
        step_done(s, p)


def legal_neutral_kinds(s: State, acts: Acts) -> int:
    """H-121: in turn, a building of one's choice."""
    n = 0
    for kind in range(len(START_KINDS)):
        if s.pool[kind] > 0:
            acts[n] = LAY_NEUTRAL + kind
            n += 1
    return n


def choose_neutral(s: State, kind: int) -> None:
    s.pool[kind] -= 1
    s.goal = START_KIND[kind]
    s.site = NEUTRAL
    s.phase = LAY_NEUTRAL_BUILDING


def lay_neutral(s: State, p: int, place: int) -> None:
    put_building(s, NEUTRAL, s.goal, place)
    laid(s, p, s.goal, NEUTRAL, place)
    s.laid = place
    s.phase = SETTLE_NEUTRAL


def legal_neutral_sexes(s: State, acts: Acts) -> int:
    """H-121a: two women and two men in all."""
    n = 0
    for sex in range(2):
        if s.supply[NEUTRAL][sex] > VILLAGERS_OF_SEX - 2:
            acts[n] = MOVE_IN + sex
            n += 1
    return n


def settle_neutral(s: State, p: int, sex: int) -> None:
    s.supply[NEUTRAL][sex] -= 1
    move_in(s, NEUTRAL, s.laid, sex)
    settled(s, p, sex, NEUTRAL, s.laid)
    step_done(s, p)


# -- the pairs ----------------------------------------------------------------------------------------------------------------


def legal_pair_1(s: State, p: int, acts: Acts) -> int:
    """H-18: the woman first, then the man, on two of the three buildings."""
    sex = MAN if s.home[p] != 0 else WOMAN
    n = 0
    for place in range(PLACES):
        if (empty_buildings(s, p) >> place) & 1:
            acts[n] = SETTLE + place * 3 + sex
            n += 1
    return n


def settle_pair(s: State, p: int, place: int, sex: int) -> None:
    s.supply[p][sex] -= 1
    move_in(s, p, place, sex)
    settled(s, p, sex, p, place)
    if sex == MAN:
        step_done(s, p)


def legal_pair_2(acts: Acts) -> int:
    """H-18b: which of the pair lives there is the player's choice."""
    acts[0] = MOVE_IN + WOMAN
    acts[1] = MOVE_IN + MAN
    return 2


def place_second(s: State, p: int, sex: int) -> None:
    """H-18: one on the remaining building, the other into the school."""
    place = lowest(empty_buildings(s, p))
    s.supply[p][WOMAN] -= 1
    s.supply[p][MAN] -= 1
    move_in(s, p, place, sex)
    settled(s, p, sex, p, place)
    s.school[p][1 - sex] += 1
    schooled(s, p, 1 - sex)
    step_done(s, p)


def legal_pair_3(s: State, p: int, acts: Acts) -> int:
    """H-18, H-19: onto a building of the left neighbour with a single villager, of either sex."""
    v = (p + 1) % s.players
    alone = singles(s, v)
    n = 0
    for place in range(PLACES):
        if (alone >> place) & 1:
            acts[n] = DEED + MARRY + v * PLACES + place
            n += 1
    return n


def marry_third(s: State, p: int, v: int, place: int) -> None:
    """H-18: the other one goes to the own centre. No dowry is taken: coins come later (H-20)."""
    sex = 1 - sex_at(s, v, place)
    s.supply[p][WOMAN] -= 1
    s.supply[p][MAN] -= 1
    marry_in(s, p, v, place)
    wed(s, p, sex, v, place)
    s.centre[p][1 - sex] += 1
    centred(s, p, 1 - sex)
    step_done(s, p)


def place_coins(s: State) -> None:
    """H-20, H-122: dowries lie in the centres of the two players at the right, with two players in the neutral centre too."""
    for p in range(s.players):
        s.coins[p] = COINS - 2
        if has_neutral_village(s):
            s.dowry[1 - p][p] = 1
            s.dowry[NEUTRAL][p] = 1
        else:
            s.dowry[(p - 1) % s.players][p] = 1
            s.dowry[(p - 2) % s.players][p] = 1
    if has_neutral_village(s):
        s.neutral_coin = 1
        for sex in range(2):
            s.centre[NEUTRAL][sex] = s.supply[NEUTRAL][sex]
            s.supply[NEUTRAL][sex] = 0
    s.round = 1
    s.seat = s.starter
    s.pending = NEXT_TURN
