"""What the five persons do: the menu of a turn, and beginning and finishing a deed (H-30, H-31)."""

from vicus.engine.layout import Acts

from ..actions import BEAR, BUILD, DEED, DELIVER, EMPTY_WAKE, END, EXTRA, MARRY, PASS, WAKE
from ..components import BUILDER, CARTER, MIDWIFE, NONE, PERSONS, PLACES, PRIEST, VILLAGES, WATCHMAN
from ..events import acted, empty_wake, extra
from ..state import ACT, State
from .builder import begin_placing, check_surrounded, forget_goal, legal_buildings
from .carter import deliver, legal_deliveries
from .midwife import bear, legal_births
from .neutral import can_take_neutral_coin, has_neutral_coin, legal_neutral
from .priest import legal_marriages, marry
from .production import load_price
from .progress import has_coin, has_paid, has_used_tile, is_closed, may_choose
from .turn import end_turn
from .watchman import legal_wakes, wake_quarter
from .work import ask_for, ask_next, is_delivery


def legal_deeds(s: State, p: int, acts: Acts) -> int:
    """Everything that the player to move can do next."""
    regular = legal_regular(s, p, acts)
    before = legal_extra(s, p, acts, regular)
    n = before
    if can_take_neutral_coin(s):
        n = legal_neutral(s, p, acts, n)
    if can_end(s):
        acts[n] = END
        n += 1
    elif can_pass(s, p):
        acts[n] = PASS
        n += 1
    elif has_coin(s, p) and regular == 0 and n == before:
        acts[n] = EMPTY_WAKE  # H-34, H-34a
        n += 1
    return n


def can_end(s: State) -> bool:
    """H-30: after an action for a coin of one's own, or for the neutral one unless a person tile wants the former (H-124e)."""
    return has_paid(s) or (s.neutral_used == 1 and not has_used_tile(s))


def can_pass(s: State, p: int) -> bool:
    """H-126a: without own coins, the neutral one being there."""
    return not has_coin(s, p) and not has_paid(s) and has_neutral_coin(s)


def legal_regular(s: State, p: int, acts: Acts) -> int:
    """Deeds for a coin: with one person only (H-30), whatever lies there (H-30a)."""
    n = 0
    if has_coin(s, p) and not is_closed(s):
        for person in range(len(PERSONS)):
            if may_choose(s, person):
                n = legal_with(s, p, person, DEED, s.coins[p] - 1, acts, n)
    return n


def can_use_tile(s: State, p: int, person: int) -> bool:
    """H-102: the own one, once a round, one a turn."""
    return not has_used_tile(s) and s.person_tile[person] == p and s.turned[person] == 0


def may_act_extra(s: State, p: int) -> bool:
    """H-102b: before the regular actions a coin must be left for these; H-124e: the neutral one counts as one of them."""
    return has_paid(s) or (has_coin(s, p) and s.neutral_used == 0)


def legal_extra(s: State, p: int, acts: Acts, n: int) -> int:
    """H-102, H-102c, H-103: deeds with a person tile, for no coin but those that goods cost."""
    if may_act_extra(s, p):
        coins = s.coins[p] if has_paid(s) else s.coins[p] - 1
        for person in range(len(PERSONS)):
            if can_use_tile(s, p, person):
                n = legal_with(s, p, person, EXTRA, coins, acts, n)
    return n


def legal_with(s: State, p: int, person: int, base: int, coins: int, acts: Acts, n: int) -> int:
    """The deeds of one person; so many coins may go into goods."""
    if person == BUILDER:
        return legal_buildings(s, p, base, coins, acts, n)
    if person == CARTER:
        return legal_deliveries(s, p, base, acts, n)
    if person == WATCHMAN:
        return legal_wakes(s, base, acts, n)
    if person == PRIEST:
        return legal_marriages(s, p, base, acts, n)
    return legal_births(s, p, base, acts, n)


def person_of(deed: int) -> int:
    if deed < DELIVER:
        return BUILDER
    if deed < WAKE:
        return CARTER
    if deed < MARRY:
        return WATCHMAN
    return PRIEST if deed < BEAR else MIDWIFE


def pay_for(s: State, p: int, person: int) -> None:
    """H-30, H-31: a coin at the person."""
    s.free = 0
    s.person = person
    s.paid += 1
    s.coins[p] -= 1
    s.spent[person][p] += 1
    acted(s, p, person)


def use_tile(s: State, p: int, person: int) -> None:
    """H-102, H-102a: without a coin; with another person than the regular one it stands before or after all of these."""
    s.free = 1
    s.extra = person
    s.turned[person] = 1
    if has_paid(s) and s.person != person:
        s.closed = 1
    extra(s, p, person)


def begin_deed(s: State, p: int, deed: int) -> None:
    if deed < DELIVER:
        s.goal = deed - BUILD
        s.site = p
        load_price(s, s.goal)
        go_on(s, p)
    elif deed < WAKE:
        s.delivery = deed - DELIVER
        ask_for(s, s.delivery, 0)
    elif deed < MARRY:
        wake_quarter(s, p, (deed - WAKE) // 4, (deed - WAKE) % 4)
        s.phase = ACT
    elif deed < BEAR:
        source, rest = divmod(deed - MARRY, VILLAGES * PLACES)
        if marry(s, p, source, rest // PLACES, rest % PLACES):
            s.phase = ACT
    else:
        bear(s, p, (deed - BEAR) // 2, (deed - BEAR) % 2)
        s.phase = ACT


def go_on(s: State, p: int) -> None:
    """A chain is complete: the next good of the price, or what was paid for."""
    if is_delivery(s):
        s.wanted = NONE
        s.seen = 0
        deliver(s, p)
        s.phase = ACT
    elif not ask_next(s):
        begin_placing(s)


def finish_building(s: State, p: int) -> None:
    """H-57a: checked at once, for the own village only (H-127)."""
    is_own = s.site == p
    forget_goal(s)
    if is_own:
        check_surrounded(s, p)
        s.phase = ACT
    else:
        finish_neutral(s, p)


def finish_neutral(s: State, p: int) -> None:
    """H-124: the neutral action was the whole turn, or (H-124e) one action of it."""
    if s.neutral_action:
        s.phase = ACT
    else:
        end_turn(s, p)


def wake_nobody(s: State, p: int) -> None:
    """H-34a: a coin that counts at the night watchman, and nothing more."""
    pay_for(s, p, WATCHMAN)
    empty_wake(s, p)
