"""What may be chosen, and carrying it out."""

from vicus.engine.layout import Acts

from ..actions import (
    BUY,
    DEED,
    DOWRY,
    DRAFT,
    EMPTY_WAKE,
    END,
    EXTRA,
    FROM,
    LAY,
    LAY_NEUTRAL,
    MARRY,
    MOVE_IN,
    NEUTRAL_BUILD,
    NEUTRAL_MARRY,
    PASS,
    ROB,
    SETTLE,
    WORK,
)
from ..components import PLACES, START_KINDS
from ..events import ended_turn, passed
from ..state import (
    ACT,
    CHOOSE_BUILDING,
    CHOOSE_DOWRY,
    CHOOSE_INPUT,
    CHOOSE_MOVER,
    CHOOSE_NEUTRAL,
    CHOOSE_ROBBED,
    CHOOSE_WORKER,
    LAY_BUILDING,
    LAY_NEUTRAL_BUILDING,
    LEAVE_SCHOOL,
    PLACE_BUILDING,
    PLACE_SECOND,
    SETTLE_NEUTRAL,
    SETTLE_PAIR,
    State,
)
from .builder import begin_placing, legal_movers, legal_places, let_in, place_building
from .deeds import begin_deed, finish_building, finish_neutral, go_on, legal_deeds, pay_for, person_of, use_tile, wake_nobody
from .neutral import NEUTRAL, marry_neutral, take_neutral_coin
from .priest import legal_dowries, take_dowry
from .setup import (
    choose_building,
    choose_neutral,
    lay_neutral,
    lay_start,
    legal_choices,
    legal_neutral_kinds,
    legal_neutral_sexes,
    legal_pair_1,
    legal_pair_2,
    legal_pair_3,
    legal_ring_1,
    legal_robberies,
    marry_third,
    place_second,
    rob,
    settle_neutral,
    settle_pair,
)
from .turn import end_turn, leave_school, legal_leavers
from .work import buy, legal_inputs, legal_workers, take_input, work


def legal(s: State, acts: Acts) -> int:
    p = s.seat
    if s.phase == ACT:
        return legal_deeds(s, p, acts)
    if s.phase == CHOOSE_WORKER:
        return legal_workers(s, p, acts)
    if s.phase == CHOOSE_INPUT:
        return legal_inputs(s, p, acts)
    if s.phase == PLACE_BUILDING:
        return legal_places(s, s.site, acts)
    if s.phase == CHOOSE_MOVER:
        return legal_movers(s, acts)
    if s.phase == CHOOSE_DOWRY:
        return legal_dowries(s, acts)
    if s.phase == LEAVE_SCHOOL:
        return legal_leavers(s, p, acts)
    return legal_in_setup(s, p, acts)


def legal_in_setup(s: State, p: int, acts: Acts) -> int:
    if s.phase == CHOOSE_BUILDING:
        return legal_choices(s, p, acts)
    if s.phase == CHOOSE_ROBBED:
        return legal_robberies(s, p, acts)
    if s.phase == LAY_BUILDING:
        return legal_ring_1(s, p, acts)
    if s.phase == CHOOSE_NEUTRAL:
        return legal_neutral_kinds(s, acts)
    if s.phase == LAY_NEUTRAL_BUILDING:
        return legal_ring_1(s, NEUTRAL, acts)
    if s.phase == SETTLE_NEUTRAL:
        return legal_neutral_sexes(s, acts)
    if s.phase == SETTLE_PAIR:
        return legal_pair_1(s, p, acts)
    return legal_pair_2(acts) if s.phase == PLACE_SECOND else legal_pair_3(s, p, acts)


def apply(s: State, action: int) -> None:
    p = s.seat
    if s.phase == ACT:
        act(s, p, action)
    elif s.phase == CHOOSE_WORKER:
        if action == BUY:
            buy(s, p)
            go_on(s, p)
        elif work(s, p, (action - WORK) // PLACES, (action - WORK) % PLACES):
            go_on(s, p)
    elif s.phase == CHOOSE_INPUT:
        take_input(s, p, action - FROM)
    elif s.phase >= PLACE_BUILDING:
        apply_placing(s, p, action)
    else:
        apply_in_setup(s, p, action)


def apply_placing(s: State, p: int, action: int) -> None:
    if s.phase == PLACE_BUILDING:
        if place_building(s, p, action - LAY):
            finish_building(s, p)
    elif s.phase == CHOOSE_MOVER:
        let_in(s, s.site, s.laid, action - MOVE_IN)
        finish_building(s, p)
    elif s.phase == CHOOSE_DOWRY:
        take_dowry(s, p, action - DOWRY)
        s.phase = ACT
    else:
        leave_school(s, p, (action - SETTLE) // 3, (action - SETTLE) % 3)


def act(s: State, p: int, action: int) -> None:
    if action < EXTRA:
        pay_for(s, p, person_of(action - DEED))
        begin_deed(s, p, action - DEED)
    elif action < EMPTY_WAKE:
        use_tile(s, p, person_of(action - EXTRA))
        begin_deed(s, p, action - EXTRA)
    elif action == EMPTY_WAKE:
        wake_nobody(s, p)
    elif action < NEUTRAL_MARRY:
        take_neutral_coin(s)
        s.goal = action - NEUTRAL_BUILD
        s.site = NEUTRAL
        begin_placing(s)
    elif action < END:
        take_neutral_coin(s)
        marry_neutral(s, p, action - NEUTRAL_MARRY)
        finish_neutral(s, p)
    else:
        if action == PASS:
            passed(s, p)
        else:
            ended_turn(s, p)
        end_turn(s, p)


def apply_in_setup(s: State, p: int, action: int) -> None:
    if s.phase == CHOOSE_BUILDING:
        choose_building(s, p, action - DRAFT)
    elif s.phase == CHOOSE_ROBBED:
        rob(s, p, (action - ROB) // len(START_KINDS), (action - ROB) % len(START_KINDS))
    elif s.phase == LAY_BUILDING:
        lay_start(s, p, action - LAY)
    elif s.phase == CHOOSE_NEUTRAL:
        choose_neutral(s, action - LAY_NEUTRAL)
    elif s.phase == LAY_NEUTRAL_BUILDING:
        lay_neutral(s, p, action - LAY)
    elif s.phase == SETTLE_NEUTRAL:
        settle_neutral(s, p, action - MOVE_IN)
    elif s.phase == SETTLE_PAIR:
        settle_pair(s, p, (action - SETTLE) // 3, (action - SETTLE) % 3)
    elif s.phase == PLACE_SECOND:
        place_second(s, p, action - MOVE_IN)
    else:
        marry_third(s, p, (action - DEED - MARRY) // PLACES, (action - DEED - MARRY) % PLACES)
