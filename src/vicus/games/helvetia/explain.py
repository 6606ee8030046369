"""Why something is not allowed: the rule that forbids it, the key of a reason, and what the reason is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vicus.spec.game import Why

from .actions import (
    BEAR,
    BUILD,
    BUY,
    DEED,
    DEEDS,
    DELIVER,
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
    ROB,
    SETTLE,
    WAKE,
    WORK,
)
from .box import Contents
from .components import (
    BUILDER,
    CARTER,
    GOODS,
    KINDS,
    PERSONS,
    PLACES,
    PRIEST,
    QUARTERS,
    SEXES,
    START_KINDS,
    VILLAGES,
    WATCHMAN,
)
from .state import (
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
    MARRY_THIRD,
    PLACE_BUILDING,
    PLACE_SECOND,
    SETTLE_NEUTRAL,
    SETTLE_PAIR,
    State,
)

ASKED: dict[int, tuple[str, str]] = {
    CHOOSE_BUILDING: ("H-12", "now-choose"),
    CHOOSE_ROBBED: ("H-13", "now-rob"),
    LAY_BUILDING: ("H-18", "now-lay"),
    CHOOSE_NEUTRAL: ("H-121", "now-neutral"),
    LAY_NEUTRAL_BUILDING: ("H-121", "now-lay"),
    SETTLE_NEUTRAL: ("H-121", "now-sex"),
    SETTLE_PAIR: ("H-18", "now-pair-1"),
    PLACE_SECOND: ("H-18", "now-pair-2"),
    MARRY_THIRD: ("H-18", "now-pair-3"),
    ACT: ("H-30", "now-act"),
    CHOOSE_WORKER: ("H-40", "now-worker"),
    CHOOSE_INPUT: ("H-42", "now-input"),
    PLACE_BUILDING: ("H-53", "now-lay"),
    CHOOSE_MOVER: ("H-54", "now-mover"),
    CHOOSE_DOWRY: ("H-81", "now-dowry"),
    LEAVE_SCHOOL: ("H-106", "now-school"),
}
"""What the player has to do now, for everything that belongs to another time."""


def explain(s: State, action: int, legal: list[int], rules: Any, box: Contents) -> Why:
    """The reason why an action that is not among the legal ones now is not."""
    if s.over:
        return Why("H-109", "over", {})
    if not legal:
        return Why("H-30", "turn-over", {})
    return next(_reasons(s, action, rules))


def duty(s: State) -> Why:
    """What the player has to do now."""
    rule, reason = ASKED[s.phase]
    return Why(rule, reason, {})


def _reasons(s: State, action: int, rules: Any) -> Iterator[Why]:
    if action < DEED:
        yield from _in_setup(s, action, rules)
    elif action < EMPTY_WAKE:
        yield from _deed(s, action, rules)
    elif s.phase == ACT and action < WORK:
        yield from _in_turn(s, action, rules)
    elif action >= WORK:
        yield from _making(s, action, rules)
    yield duty(s)


# -- set-up, and placing people and buildings ---------------------------------------------------------------------------------


def _in_setup(s: State, action: int, rules: Any) -> Iterator[Why]:
    if action < ROB:
        yield from _choice(s, START_KINDS[action - DRAFT], rules)
    elif action < LAY:
        yield from _robbery(s, START_KINDS[(action - ROB) % len(START_KINDS)], rules)
    elif action < LAY_NEUTRAL:
        yield from _laying(s, action - LAY, rules)
    elif action < SETTLE:
        if s.phase == CHOOSE_NEUTRAL:
            yield Why("H-120", "none-left", {"kind": KINDS[START_KINDS[action - LAY_NEUTRAL]]})
    elif action < MOVE_IN:
        yield from _settling(s, *divmod(action - SETTLE, 3), rules)
    else:
        yield from _moving_in(s, action - MOVE_IN)


def _choice(s: State, kind: int, rules: Any) -> Iterator[Why]:
    if s.phase == CHOOSE_BUILDING:
        if rules.builder.has_kind(s, s.seat, kind):
            yield Why("H-12", "has-kind", {"kind": KINDS[kind]})
        yield Why("H-12", "none-left", {"kind": KINDS[kind]})


def _robbery(s: State, kind: int, rules: Any) -> Iterator[Why]:
    if s.phase == CHOOSE_ROBBED:
        if rules.builder.has_kind(s, s.seat, kind):
            yield Why("H-13", "has-kind", {"kind": KINDS[kind]})
        yield Why("H-13", "not-there", {"kind": KINDS[kind]})


def _laying(s: State, place: int, rules: Any) -> Iterator[Why]:
    villages = {LAY_BUILDING: s.seat, LAY_NEUTRAL_BUILDING: rules.neutral.NEUTRAL, PLACE_BUILDING: s.site}
    if s.phase in villages:
        if (s.built[villages[s.phase]] >> place) & 1:
            yield Why("H-53", "place-taken", {})
        yield Why("H-53" if s.phase == PLACE_BUILDING else "H-17", "ring-1-first", {})


def _settling(s: State, place: int, who: int, rules: Any) -> Iterator[Why]:
    empty = rules.places.empty_buildings(s, s.seat)
    if s.phase == SETTLE_PAIR:
        sex = 1 if s.home[s.seat] else 0
        if who != sex:
            yield Why("H-18", "pair-order", {"sex": SEXES[sex]})
        yield Why("H-18", "no-empty-building", {})
    if s.phase == LEAVE_SCHOOL:
        if who < 2 and s.school[s.seat][who] == 0:
            yield Why("H-106", "nobody-in-school", {"sex": SEXES[who]})
        if not (empty >> place) & 1:
            yield Why("H-106a", "no-empty-building", {})
        if who == 2 and rules.places.lowest(empty & ~s.left_empty) == place:
            yield Why("H-106a", "must-move-in", {})
        yield Why("H-106", "building-by-building", {})


def _moving_in(s: State, sex: int) -> Iterator[Why]:
    if s.phase == CHOOSE_MOVER:
        yield Why("H-54", "nobody-in-centre", {"sex": SEXES[sex]})
    if s.phase == SETTLE_NEUTRAL:
        yield Why("H-121a", "two-of-each-sex", {"sex": SEXES[sex]})


# -- deeds --------------------------------------------------------------------------------------------------------------------


def _deed(s: State, action: int, rules: Any) -> Iterator[Why]:
    deed, is_extra = (action - DEED) % DEEDS, action >= EXTRA
    if s.phase == MARRY_THIRD and not is_extra and MARRY <= deed < BEAR:
        yield from _third_marriage(s, deed - MARRY, rules)
    if s.phase == ACT:
        person = rules.deeds.person_of(deed)
        yield from _tile(s, person, rules) if is_extra else _coin(s, person, rules)
        if person == BUILDER:
            yield from _building(s, deed - BUILD, rules)
        elif person == CARTER:
            yield from _delivery(s, deed - DELIVER, rules)
        elif person == WATCHMAN:
            yield from _waking(s, *divmod(deed - WAKE, 4), rules)
        elif person == PRIEST:
            yield from _marriage(s, deed - MARRY, rules)
        else:
            yield from _birth(s, *divmod(deed - BEAR, 2), rules)


def _coin(s: State, person: int, rules: Any) -> Iterator[Why]:
    if not rules.progress.has_coin(s, s.seat):
        yield Why("H-30", "no-coin", {})
    if rules.progress.is_closed(s):
        yield Why("H-102a", "regular-actions-over", {})
    if not rules.progress.may_choose(s, person):
        yield Why("H-30", "one-person", {"person": PERSONS[s.person]})


def _tile(s: State, person: int, rules: Any) -> Iterator[Why]:
    if s.first_game:
        yield Why("H-16", "no-tiles-in-first-game", {})
    if s.person_tile[person] != s.seat:
        yield Why("H-102", "no-tile", {"person": PERSONS[person]})
    if s.turned[person]:
        yield Why("H-102", "tile-used", {"person": PERSONS[person]})
    if not rules.deeds.can_use_tile(s, s.seat, person):
        yield Why("H-102", "one-tile-a-turn", {"person": PERSONS[s.extra]})
    if not rules.deeds.may_act_extra(s, s.seat):
        if not rules.progress.has_coin(s, s.seat):
            yield Why("H-102b", "no-coin-for-regular", {})
        yield Why("H-124e", "own-action-first", {})


def _building(s: State, kind: int, rules: Any) -> Iterator[Why]:
    about = {"kind": KINDS[kind]}
    if not rules.builder.is_on_offer(s, kind):
        yield Why("H-50", "not-on-offer", about)
    if rules.builder.has_kind(s, s.seat, kind):
        yield Why("H-52", "has-kind", about)
    yield Why("H-50a", "cannot-pay", about)


def _delivery(s: State, good: int, rules: Any) -> Iterator[Why]:
    if rules.carter.has_delivered(s, s.seat, good):
        yield Why("H-60", "delivered", {"good": GOODS[good]})
    yield Why("H-60", "cannot-make", {"good": GOODS[good]})


def _waking(s: State, village: int, quarter: int, rules: Any) -> Iterator[Why]:
    if village >= rules.places.villages(s):
        yield Why("H-70", "no-village", {"village": village})
    yield Why("H-34", "nobody-sleeps", {"quarter": QUARTERS[quarter]})


def _marriage(s: State, number: int, rules: Any) -> Iterator[Why]:
    source, rest = divmod(number, VILLAGES * PLACES)
    village, place = divmod(rest, PLACES)
    if village == s.seat:
        yield Why("H-05", "own-village", {})
    yield from _partner(s, village, place, rules)
    sex = SEXES[1 - rules.villagers.sex_at(s, village, place)]
    if source == rules.priest.CENTRE:
        yield Why("H-80", "nobody-in-centre", {"sex": sex})
    yield Why("H-80", "nobody-in-school", {"sex": sex})


def _partner(s: State, village: int, place: int, rules: Any) -> Iterator[Why]:
    if village >= rules.places.villages(s):
        yield Why("H-80", "no-village", {"village": village})
    if not (s.home[village] >> place) & 1:
        yield Why("H-80a", "nobody-there", {})
    if not (rules.places.singles(s, village) >> place) & 1:
        yield Why("H-80", "couple-there", {})


def _third_marriage(s: State, number: int, rules: Any) -> Iterator[Why]:
    village, place = divmod(number % (VILLAGES * PLACES), PLACES)
    if village != (s.seat + 1) % s.players:
        yield Why("H-18", "left-neighbour", {})
    yield from _partner(s, village, place, rules)


def _birth(s: State, place: int, sex: int, rules: Any) -> Iterator[Why]:
    if not ((s.home[s.seat] & rules.places.guests(s, s.seat)) >> place) & 1:
        yield Why("H-90", "no-couple", {})
    if (s.bore >> place) & 1:
        yield Why("H-90", "had-child", {})
    yield Why("H-90a", "supply-empty", {"sex": SEXES[sex]})


# -- the rest of a turn -------------------------------------------------------------------------------------------------------


def _in_turn(s: State, action: int, rules: Any) -> Iterator[Why]:
    if action == EMPTY_WAKE:
        yield from _waking_nobody(s, rules)
    elif action < END:
        yield from _neutral(s, action, rules)
    elif action == END:
        if s.neutral_used:
            yield Why("H-124e", "tile-needs-own-action", {})
        yield Why("H-30", "must-act", {})
    else:
        if rules.progress.has_coin(s, s.seat):
            yield Why("H-30", "no-pass-with-coins", {})
        yield Why("H-30", "end-instead", {})


def _waking_nobody(s: State, rules: Any) -> Iterator[Why]:
    if not rules.progress.has_coin(s, s.seat):
        yield Why("H-30", "no-coin", {})
    if rules.deeds.legal_regular(s, s.seat, [0] * rules.MAX_LEGAL) > 0:
        yield Why("H-34", "something-has-effect", {})
    if rules.deeds.can_end(s):
        yield Why("H-34a", "has-acted", {})
    yield Why("H-34a", "neutral-action-possible", {})


def _neutral(s: State, action: int, rules: Any) -> Iterator[Why]:
    if not rules.places.has_neutral_village(s):
        yield Why("H-124", "only-with-two", {})
    if rules.neutral.is_for_turn(s) and rules.progress.has_paid(s):
        yield Why("H-124", "instead-of-turn", {})
    if rules.neutral.is_for_turn(s) and rules.progress.has_used_tile(s):
        yield Why("H-124b", "no-tile-with-neutral", {})
    if not rules.neutral.has_neutral_coin(s):
        yield Why("H-124a", "neutral-coin-gone", {})
    if not rules.neutral.can_take_neutral_coin(s):
        yield Why("H-102a", "regular-actions-over", {})
    if action < NEUTRAL_MARRY:
        kind = action - NEUTRAL_BUILD
        if not rules.builder.is_on_offer(s, kind):
            yield Why("H-50", "not-on-offer", {"kind": KINDS[kind]})
        if not rules.neutral.has_neutral_room(s):
            yield Why("H-53", "no-free-place", {})
        yield Why("H-124d", "neutral-centre-empty", {})
    yield from _partner(s, s.seat, action - NEUTRAL_MARRY, rules)
    yield Why("H-124c", "neutral-centre-empty", {})


# -- paying and delivering ----------------------------------------------------------------------------------------------------


def _making(s: State, action: int, rules: Any) -> Iterator[Why]:
    if s.phase == CHOOSE_WORKER and action < BUY:
        yield from _worker(s, *divmod(action - WORK, PLACES), rules)
    if s.phase == CHOOSE_WORKER and action == BUY:
        yield from _purchase(s, rules)
    if s.phase == CHOOSE_INPUT and FROM <= action < DOWRY:
        if ((s.seen | 1 << s.wanted) >> (action - FROM)) & 1:
            yield Why("H-43a", "good-twice", {"good": GOODS[action - FROM]})
        yield Why("H-42", "not-this-input", {"good": GOODS[action - FROM]})
    if s.phase == CHOOSE_DOWRY and action >= DOWRY:
        yield Why("H-81", "no-such-coin", {"owner": action - DOWRY})


def _purchase(s: State, rules: Any) -> Iterator[Why]:
    good = {"good": GOODS[s.wanted]}
    if rules.work.is_delivery(s):
        yield Why("H-62", "nothing-bought", good)
    if not rules.work.is_of_price(s):
        yield Why("H-51a", "not-for-chain", good)
    if not rules.work.is_sold(s.wanted):
        yield Why("H-51", "not-for-sale", good)
    yield Why("H-51", "no-coin-for-goods", good)


def _worker(s: State, village: int, place: int, rules: Any) -> Iterator[Why]:
    p = s.seat
    good = {"good": GOODS[s.wanted]}
    own = s.home[village] if village == p else s.wed[village][p]
    if not (own >> place) & 1:
        yield Why("H-40", "not-your-villager", {})
    if not (rules.villagers.awake_in(s, p, village) >> place) & 1:
        yield Why("H-40", "villager-sleeps", {})
    kind = s.kind[village][place]
    if not rules.work.makes(kind, s.wanted):
        yield Why("H-40", "makes-something-else", good | {"kind": KINDS[kind]})
    yield Why("H-50a", "way-not-complete", good)
