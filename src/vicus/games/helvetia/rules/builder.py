"""The builder (H-50)."""

from vicus.engine.layout import Acts

from ..actions import BUILD, LAY, MOVE_IN
from ..components import FIRST_VICTORY, GOODS, KINDS, MAN, NOBODY, NONE, PLACES, WOMAN
from ..events import built, moved_in, neutral_built, surrounded
from ..state import CHOOSE_MOVER, PLACE_BUILDING, State
from ..tables import COMPLEX, SURROUND_TILE
from .places import RING_1, empty_buildings, free_places
from .production import can_pay, load_price
from .villagers import move_in


def is_on_offer(s: State, kind: int) -> bool:
    """H-50: it lies face up."""
    return s.on_offer[kind] > 0


def has_kind(s: State, p: int, kind: int) -> bool:
    """H-52: every kind once."""
    return (s.has[p] >> kind) & 1 == 1


def legal_buildings(s: State, p: int, base: int, coins: int, acts: Acts, n: int) -> int:
    """H-50a, H-52, H-52a: every kind on offer that p has not and can pay for, with so many coins for goods.

    Whether somebody can move in does not matter (H-56).
    """
    for kind in range(len(KINDS)):
        if is_on_offer(s, kind) and not has_kind(s, p, kind):
            load_price(s, kind)
            if can_pay(s, p, COMPLEX[kind], coins):
                acts[n] = base + BUILD + kind
                n += 1
    for good in range(len(GOODS)):
        s.need[good] = 0
    return n


def legal_places(s: State, v: int, acts: Acts) -> int:
    """H-53."""
    n = 0
    free = free_places(s, v)
    for place in range(PLACES):
        if (free >> place) & 1:
            acts[n] = LAY + place
            n += 1
    return n


def put_building(s: State, v: int, kind: int, place: int) -> None:
    bit = 1 << place
    s.kind[v][place] = kind
    s.built[v] |= bit
    s.has[v] |= 1 << kind
    if kind >= FIRST_VICTORY:
        s.victory[v] |= bit


def place_building(s: State, p: int, place: int) -> bool:
    """The building that was paid for, or the neutral one, gets its place. True: nobody can move in (H-54, H-56)."""
    v = s.site
    kind = s.goal
    put_building(s, v, kind, place)
    s.on_offer[kind] -= 1
    if v == p:
        built(s, p, kind, v, place)
    else:
        neutral_built(s, p, kind, v, place)
    s.laid = place
    if kind >= FIRST_VICTORY or s.centre[v][WOMAN] + s.centre[v][MAN] == 0:
        return True
    s.phase = CHOOSE_MOVER
    return False


def legal_movers(s: State, acts: Acts) -> int:
    """H-54a: a woman or a man from the centre; somebody must."""
    n = 0
    for sex in range(2):
        if s.centre[s.site][sex] > 0:
            acts[n] = MOVE_IN + sex
            n += 1
    return n


def let_in(s: State, v: int, place: int, sex: int) -> None:
    """From the centre onto the building just built."""
    s.centre[v][sex] -= 1
    move_in(s, v, place, sex)
    moved_in(s, v, sex, v, place)


def begin_placing(s: State) -> None:
    s.phase = PLACE_BUILDING


def check_surrounded(s: State, p: int) -> None:
    """H-57, H-58: ring 1 is full and no production or exchange building stands empty. One tile for each player (H-57b)."""
    if s.built[p] & RING_1 != RING_1 or empty_buildings(s, p) != 0:
        return
    if s.surround_tile[0] == p or s.surround_tile[1] == p:
        return
    for tile in range(2):
        if s.surround_tile[tile] == NOBODY:
            s.surround_tile[tile] = p
            surrounded(s, p, SURROUND_TILE[tile])
            return


def forget_goal(s: State) -> None:
    s.goal = NONE
    s.site = 0
    s.laid = 0
