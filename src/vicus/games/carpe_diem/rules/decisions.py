"""What may be chosen, and carrying it out."""

from vicus.engine.layout import Acts

from ..actions import BREAD, BREADS, BUILD, CARD, CRAFT, DISC, PAY, RETURN, REWARD, START, STORE, TAKE
from ..components import SIDES
from ..state import (
    BUILD_TILE,
    CHOOSE_CARD,
    CHOOSE_CRAFT,
    CHOOSE_REWARD,
    NEXT_TURN,
    PAY_GOODS,
    PLACE_DISC,
    PLACE_PATRICIAN,
    RETURN_CARD,
    TAKE_TILE,
    USE_BREADS,
    State,
)
from .building import build, legal_builds, store
from .cards import eat, hand_in, legal_breads, legal_payments, pay_out
from .fountains import legal_returns, put_under
from .movement import legal_starts, legal_takes, place_patrician, take
from .rewards import craft, grant, legal_crafts, legal_rewards
from .scoring import close_card, legal_cards, legal_discs, open_card, put_disc


def legal(s: State, acts: Acts) -> int:
    if s.phase == TAKE_TILE:
        return legal_takes(s, s.seat, acts)
    if s.phase == BUILD_TILE:
        return legal_builds(s, s.seat, acts)
    if s.phase == CHOOSE_REWARD:
        return legal_rewards(s, s.seat, acts)
    if s.phase == CHOOSE_CRAFT:
        return legal_crafts(s, acts)
    if s.phase == RETURN_CARD:
        return legal_returns(s, s.seat, acts)
    if s.phase == PLACE_PATRICIAN:
        return legal_starts(s, acts)
    return legal_in_scoring(s, acts)


def legal_in_scoring(s: State, acts: Acts) -> int:
    if s.phase == PLACE_DISC:
        return legal_discs(s, acts)
    if s.phase == CHOOSE_CARD:
        return legal_cards(s, acts)
    if s.phase == PAY_GOODS:
        return legal_payments(s, s.seat, s.card[s.settling], acts)
    return legal_breads(s, s.seat, acts)


def apply(s: State, action: int) -> None:
    p = s.seat
    if s.phase == TAKE_TILE:
        if action >= BREAD:
            take(s, p, action - BREAD, True)
        else:
            take(s, p, action - TAKE, False)
    elif s.phase == BUILD_TILE:
        if action == STORE:
            store(s, p)
        else:
            build(s, p, (action - BUILD) // SIDES, (action - BUILD) % SIDES)
    elif s.phase == CHOOSE_REWARD:
        grant(s, p, action - REWARD + 1)
    elif s.phase == CHOOSE_CRAFT:
        craft(s, p, action - CRAFT)
    elif s.phase == RETURN_CARD:
        put_under(s, p, action - RETURN)
    elif s.phase == PLACE_PATRICIAN:
        start(s, p, action - START)
    else:
        apply_in_scoring(s, p, action)


def start(s: State, p: int, space: int) -> None:
    """C-02: in turn order; when all stand, the first turn begins."""
    place_patrician(s, p, space)
    s.seat = (p + 1) % s.players
    if s.seat == 0:
        s.pending = NEXT_TURN


def apply_in_scoring(s: State, p: int, action: int) -> None:
    if s.phase == PLACE_DISC:
        put_disc(s, p, action - DISC)
    elif s.phase == CHOOSE_CARD:
        open_card(s, p, action - CARD)
    elif s.phase == PAY_GOODS:
        hand_in(s, p, s.card[s.settling], action - PAY)
        s.phase = USE_BREADS
    else:
        eat(s, p, action - BREADS)
        pay_out(s, p, s.card[s.settling])
        close_card(s, p)
