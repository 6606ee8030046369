"""What a seat cannot see is dealt anew."""

from ..components import FOUNTAIN_KINDS, LIGHT
from ..state import State
from .fountains import draw_card
from .turn import draw_dark, draw_light


def resample(s: State, seat: int) -> None:
    """Deal anew what a seat cannot see: fountain cards of others, and the tiles that they have stored."""
    gather_fountains(s, seat)
    deal_fountains(s, seat)
    for p in range(s.players):
        if p != seat:
            gather_stored(s, p)
    for p in range(s.players):
        if p != seat:
            deal_stored(s, p)


def gather_stored(s: State, p: int) -> None:
    """Stored tiles go back among the face-down ones; what stays in the storage only tells the back."""
    for i in range(s.stores[p]):
        if s.stored[p][i] < LIGHT:
            s.light[s.lights] = s.stored[p][i]
            s.lights += 1
        else:
            s.dark[s.darks] = s.stored[p][i]
            s.darks += 1


def deal_stored(s: State, p: int) -> None:
    for i in range(s.stores[p]):
        s.stored[p][i] = draw_light(s) if s.stored[p][i] < LIGHT else draw_dark(s)


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
