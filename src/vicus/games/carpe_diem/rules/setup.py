"""Set-up."""

from vicus.engine.kernel.chance import below
from vicus.engine.layout import Ints

from ..components import (
    BOARDS,
    CELLS,
    CIRCLES,
    DARK,
    DISPLAY,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    FRAMES,
    LIGHT,
    MOST_STORED,
    NOBODY,
    NOTHING_THERE,
    PLACES,
    SEATS,
    SIDES,
)
from ..state import PLACE_PATRICIAN, State
from ..tables import CARDS_OF_DECK, COPIES, FIRST_OF_DECK, HAS_CARD, START_POINTS
from .cells import ANYTHING, NOWHERE, neighbour
from .turn import begin_pass, draw_dark


def setup(s: State, seed: int, players: int, options: Ints) -> None:
    """C-07: starting points. Everything lies open before the first patrician is set (C-02); seat 0 begins (C-06a)."""
    s.movement = options[0]
    deal_districts(s)
    deal_cards(s)
    lay_out_supplies(s)
    clear_districts(s)
    for p in range(SEATS):
        s.patrician[p] = NOTHING_THERE
        s.points[p] = START_POINTS[players][p]
        s.arrival[p] = p  # C-06: each disc on top of the one before
    s.arrivals = SEATS
    for slot in range(DISPLAY):
        s.display[slot] = draw_dark(s)
    begin_pass(s)
    s.hand = NOTHING_THERE
    s.circle = NOTHING_THERE
    s.settling = NOTHING_THERE
    s.settled = NOTHING_THERE
    s.phase = PLACE_PATRICIAN
    s.pending = 0
    s.seat = 0


def draw_unused(s: State, used: int, size: int) -> int:
    """A random number below `size` that is not among the used ones (bits)."""
    free = 0
    for number in range(size):
        free += 1 - ((used >> number) & 1)
    skip = below(s, free)
    number = 0
    while (used >> number) & 1 or skip > 0:
        skip -= 1 - ((used >> number) & 1)
        number += 1
    return number


def deal_districts(s: State) -> None:
    """C-01a: boards and frame pieces without putting back."""
    boards = 0
    frames = 0
    for p in range(s.players):
        s.board[p] = draw_unused(s, boards, BOARDS)
        boards |= 1 << s.board[p]
        for side in range(SIDES):
            s.frame[p][side] = draw_unused(s, frames, FRAMES)
            frames |= 1 << s.frame[p][side]


def deal_cards(s: State) -> None:
    """C-03: so many of each deck, shuffled together, laid out on the places that are used."""
    n = 0
    used = 0
    for deck in range(4):
        first = FIRST_OF_DECK[deck]
        for _ in range(CARDS_OF_DECK[s.players][deck]):
            s.card[n] = first + draw_unused(s, used >> first, FIRST_OF_DECK[deck + 1] - first)
            used |= 1 << s.card[n]
            n += 1
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        card = s.card[i]
        s.card[i] = s.card[j]
        s.card[j] = card
    for place in range(PLACES - 1, -1, -1):  # n never exceeds the places that are left
        if HAS_CARD[s.players][place]:
            n -= 1
            s.card[place] = s.card[n]
        else:
            s.card[place] = NOTHING_THERE


def lay_out_supplies(s: State) -> None:
    for tile in range(LIGHT):
        s.light[tile] = tile
    s.lights = LIGHT
    for tile in range(DARK):
        s.dark[tile] = LIGHT + tile
    s.darks = DARK
    for kind in range(len(FOUNTAIN_KINDS)):
        s.fresh[kind] = COPIES[kind]
    for i in range(FOUNTAIN_CARDS):
        s.returned[i] = NOTHING_THERE
        s.returner[i] = NOBODY
    for i in range(2):
        s.looked[i] = NOTHING_THERE
    for circle in range(len(CIRCLES)):
        s.disc[circle] = NOBODY


def clear_districts(s: State) -> None:
    """Empty cells want anything from each other and meadow from the frame (C-21)."""
    for p in range(SEATS):
        for cell in range(CELLS):
            s.tile[p][cell] = NOTHING_THERE
            want = 0
            for direction in range(SIDES):
                if neighbour(cell, direction) != NOWHERE:
                    want |= ANYTHING << (4 * direction)
            s.want[p][cell] = want
        for i in range(MOST_STORED):
            s.stored[p][i] = NOTHING_THERE
