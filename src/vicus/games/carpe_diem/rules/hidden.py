"""What a seat cannot see is dealt anew (C-07a)."""

from vicus.engine.kernel.chance import below

from ..components import FOUNTAIN_CARDS, FOUNTAIN_KINDS
from ..state import State
from .fountains import draw_card
from .memory import is_remembered, look_again

EXCHANGES = 2 * FOUNTAIN_CARDS
BITS = 4
HALF = FOUNTAIN_CARDS // 2
"""So many kinds of card fit into a number."""


def resample(s: State, seat: int) -> None:
    """Deal anew what a seat cannot see: the fountain cards of others. Face-down tiles lie in no order, so they are sorted:
    in which way they came to lie there would be known otherwise."""
    if s.over:  # C-83: all is shown
        return
    for i in range(1, s.lights):
        sort_in_light(s, i)
    for i in range(1, s.darks):
        sort_in_dark(s, i)
    if not is_remembered(s):
        gather_fountains(s, seat)
        deal_fountains(s, seat)
    elif 2 * s.looks <= FOUNTAIN_CARDS:
        draw_again(s, seat)
    else:
        exchange_cards(s, seat)


def sort_in_light(s: State, i: int) -> None:
    tile = s.light[i]
    while i > 0 and s.light[i - 1] > tile:
        s.light[i] = s.light[i - 1]
        i -= 1
    s.light[i] = tile


def sort_in_dark(s: State, i: int) -> None:
    tile = s.dark[i]
    while i > 0 and s.dark[i - 1] > tile:
        s.dark[i] = s.dark[i - 1]
        i -= 1
    s.dark[i] = tile


def draw_again(s: State, seat: int) -> None:
    """While no card came back from under the stack: the others may have drawn any that this seat has not."""
    for number in range(2 * s.looks):
        if s.looker[number // 2] != seat:
            s.fresh[s.drawn[number]] += 1
    for number in range(2 * s.looks):
        if s.looker[number // 2] != seat:
            s.drawn[number] = draw_card(s)
    look_again(s, seat, True)


def exchange_cards(s: State, seat: int) -> None:
    """Cards came back from under the stack, so that one seat knows of cards that another one has looked at, put under or kept.

    Two cards that others drew change places, and the others put under whatever they like, if everything that this seat has
    seen stays possible; again and again.
    """
    for _ in range(EXCHANGES):
        one = below(s, FOUNTAIN_CARDS)
        other = below(s, FOUNTAIN_CARDS)
        if s.looker[one // 2] != seat and s.looker[other // 2] != seat:
            first, second = noted(s, 0), noted(s, HALF)
            swap_drawn(s, one, other)
            if not look_again(s, seat, True):
                swap_drawn(s, one, other)
                put_as_noted(s, 0, first)
                put_as_noted(s, HALF, second)
    look_again(s, seat, False)


def swap_drawn(s: State, one: int, other: int) -> None:
    kind = s.drawn[one]
    s.drawn[one] = s.drawn[other]
    s.drawn[other] = kind


def noted(s: State, first: int) -> int:
    """What was put under after twelve looks, as one number."""
    note = 0
    for i in range(HALF):
        note |= s.put[first + i] << (BITS * i)
    return note


def put_as_noted(s: State, first: int, note: int) -> None:
    for i in range(HALF):
        s.put[first + i] = (note >> (BITS * i)) & ((1 << BITS) - 1)


# -- positions set up by hand -----------------------------------------------------------------------------------------------


def gather_fountains(s: State, seat: int) -> None:
    """All cards that the seat does not know go back to the fresh ones …"""
    for p in range(s.players):
        if p != seat:
            for kind in range(len(FOUNTAIN_KINDS)):
                s.fresh[kind] += s.kept[p][kind]
    for i in range(s.returns):
        if s.returner[i] != seat:
            s.fresh[s.returned[i]] += 1
    if s.seat != seat:
        for i in range(s.looking):
            s.fresh[s.looked[i]] += 1


def deal_fountains(s: State, seat: int) -> None:
    """… and each hidden place draws again."""
    for p in range(s.players):
        if p != seat:
            redraw_kept(s, p)
    for i in range(s.returns):
        if s.returner[i] != seat:
            s.returned[i] = draw_card(s)
    if s.seat != seat:
        for i in range(s.looking):
            s.looked[i] = draw_card(s)


def redraw_kept(s: State, p: int) -> None:
    cards = 0
    for kind in range(len(FOUNTAIN_KINDS)):
        cards += s.kept[p][kind]
        s.kept[p][kind] = 0
    for _ in range(cards):
        s.kept[p][draw_card(s)] += 1
