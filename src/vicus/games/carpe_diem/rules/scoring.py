"""The scoring phase after each pass."""

from vicus.engine.layout import Acts

from ..actions import CARD, DISC
from ..components import CIRCLES, NOBODY, NOTHING_THERE, PASSES
from ..events import disc, scoring, settles, turn
from ..state import (
    CHOOSE_CARD,
    FINAL_SCORING,
    NEXT_PASS,
    NEXT_SCORER,
    NOTHING,
    PAY_GOODS,
    PLACE_DISC,
    USE_BREADS,
    State,
)
from ..tables import FIRST_CARD, IS_RED, SECOND_CARD
from .cards import times_owned
from .track import players_ahead


def begin_scoring(s: State) -> None:
    """C-50, C-51: the order is fixed now."""
    scoring(s, s.passes + 1)
    for p in range(s.players):
        s.queue[players_ahead(s, p)] = p
    s.scored = 0
    s.pending = NEXT_SCORER


def next_scorer(s: State) -> None:
    if s.scored < s.players:
        s.seat = s.queue[s.scored]
        s.phase = PLACE_DISC
        s.pending = NOTHING
        turn(s, s.seat)
    else:
        s.passes += 1
        s.pending = FINAL_SCORING if s.passes == PASSES else NEXT_PASS


def legal_discs(s: State, acts: Acts) -> int:
    """C-52a: every empty round space between two cards (C-04)."""
    n = 0
    for circle in range(len(CIRCLES)):
        if s.disc[circle] == NOBODY and lies_between_cards(s, circle):
            acts[n] = DISC + circle
            n += 1
    return n


def lies_between_cards(s: State, circle: int) -> bool:
    return s.card[FIRST_CARD[circle]] != NOTHING_THERE and s.card[SECOND_CARD[circle]] != NOTHING_THERE


def put_disc(s: State, p: int, circle: int) -> None:
    s.disc[circle] = p
    s.circle = circle
    s.phase = CHOOSE_CARD
    disc(s, p, circle)


def legal_cards(s: State, acts: Acts) -> int:
    """C-52a, C-56: both of them, then the other."""
    n = 0
    if FIRST_CARD[s.circle] != s.settled:
        acts[n] = CARD + FIRST_CARD[s.circle]
        n += 1
    if SECOND_CARD[s.circle] != s.settled:
        acts[n] = CARD + SECOND_CARD[s.circle]
        n += 1
    return n


def open_card(s: State, p: int, place: int) -> None:
    """C-55: a green card counts as often as it is met; a red one as often as the player hands in."""
    card = s.card[place]
    s.settling = place
    settles(s, p, card, place)
    if IS_RED[card]:
        s.times = 0
        s.phase = PAY_GOODS
    else:
        s.times = times_owned(s, p, card)
        s.phase = USE_BREADS


def close_card(s: State, p: int) -> None:
    """The other card, or the next player."""
    if s.settled == NOTHING_THERE:
        s.settled = s.settling
        s.phase = CHOOSE_CARD
    else:
        s.settled = NOTHING_THERE
        s.circle = NOTHING_THERE
        s.scored += 1
        s.seat = (p + 1) % s.players  # whoever is next (C-50): this player's turn is over
        s.pending = NEXT_SCORER
    s.settling = NOTHING_THERE
    s.times = 0
