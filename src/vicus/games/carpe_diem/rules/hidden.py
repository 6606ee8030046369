"""What a seat cannot see is dealt anew (C-07a)."""

from ..components import FOUNTAIN_KINDS
from ..state import State
from .fountains import draw_card


def resample(s: State, seat: int) -> None:
    """Deal anew what a seat cannot see: the fountain cards of others. Everything else that is hidden lies in no order."""
    if s.over:  # C-83: all is shown
        return
    gather_fountains(s, seat)
    deal_fountains(s, seat)


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
