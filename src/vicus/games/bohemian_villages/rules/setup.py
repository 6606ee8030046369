"""Set-up."""

from vicus.engine.kernel.chance import below
from vicus.engine.layout import Ints

from ..components import BOARDS, FIRST_KIND, LAST_KIND, NOBODY, SLOTS
from ..state import CHOOSE_DICE, NEXT_TURN, State
from ..tables import COINS, FIGURES, IN_PLAY, KIND_AT, SPECIAL_TILES


def setup(s: State, seed: int, players: int, options: Ints) -> None:
    """B-01, B-03, B-05, B-06: villages, figures, supply; seat 0 begins. B-05a: nobody has anything else yet."""
    choose_sides(s)
    lay_out_villages(s)
    for p in range(players):
        s.figures[p] = FIGURES[players]
    s.bank = COINS
    s.special_supply = SPECIAL_TILES
    s.bishop = NOBODY
    s.phase = CHOOSE_DICE
    s.seat = 0
    s.pending = NEXT_TURN


def choose_sides(s: State) -> None:
    """B-01a, B-02: a random side of each board that is in play with this number of players."""
    for board in range(BOARDS):
        s.side[board] = board * 2 + below(s, 2)
        if IN_PLAY[s.players][board] == 0:
            s.side[board] = NOBODY


def lay_out_villages(s: State) -> None:
    """Number the buildings of the sides that lie up: by kind, then board, then slot. First they are counted.

    B-04: a flour, glass or inn tile lies ready for each free mill, manufactory and inn, so these tiles are not counted apart.
    """
    for board in range(BOARDS):
        if s.side[board] != NOBODY:
            count_buildings(s, board)
    for kind in range(FIRST_KIND, LAST_KIND + 1):
        s.first[kind + 1] = s.first[kind] + s.free[kind]
        s.free[kind] = 0
    for board in range(BOARDS):
        if s.side[board] != NOBODY:
            number_buildings(s, board)


def count_buildings(s: State, board: int) -> None:
    start = s.side[board] * SLOTS
    while s.size[board] < SLOTS and KIND_AT[start + s.size[board]] != 0:
        s.free[KIND_AT[start + s.size[board]]] += 1
        s.size[board] += 1


def number_buildings(s: State, board: int) -> None:
    for place in range(s.side[board] * SLOTS, s.side[board] * SLOTS + s.size[board]):
        kind = KIND_AT[place]
        building = s.first[kind] + s.free[kind]
        s.place[building] = place
        s.owner[building] = NOBODY
        s.free[kind] += 1
