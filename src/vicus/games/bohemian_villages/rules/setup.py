"""Set-up (B-01 … B-07)."""

from vicus.engine.kernel.chance import below
from vicus.engine.layout import Ints

from ..components import BOARDS, FIRST_KIND, LAST_KIND, NOBODY, SLOTS
from ..state import CHOOSE_DICE, NEXT_TURN, State
from ..tables import COINS, FIGURES, IN_PLAY, KIND_AT, SPECIAL_TILES


def setup(s: State, seed: int, players: int, options: Ints) -> None:
    """B-01, B-03, B-05, B-06: villages, figures, supply; seat 0 begins."""
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
    """Number the buildings of the sides that lie up: by kind, then board, then slot."""
    number = 0
    for kind in range(FIRST_KIND, LAST_KIND + 1):
        s.first[kind] = number
        for board in range(BOARDS):
            if s.side[board] != NOBODY:
                number = lay_out_kind(s, board, kind, number)
        s.free[kind] = number - s.first[kind]
    s.first[LAST_KIND + 1] = number


def lay_out_kind(s: State, board: int, kind: int, number: int) -> int:
    """Number the buildings of one kind in one village; returns the next number."""
    side = s.side[board]
    for place in range(side * SLOTS, side * SLOTS + SLOTS):
        if KIND_AT[place] == kind:
            s.place[number] = place
            s.owner[number] = NOBODY
            s.size[board] += 1
            number += 1
    return number
