"""Fountain cards."""

from vicus.engine.kernel.chance import below
from vicus.engine.layout import Acts

from ..actions import RETURN
from ..components import FOUNTAIN, FOUNTAIN_CARDS, FOUNTAIN_KINDS, NOBODY, NOTHING_THERE
from ..events import kept, lapsed, looked
from ..state import NOTHING, RETURN_CARD, SETTLE_REWARDS, State
from .memory import remember_look, remember_return


def fresh_cards(s: State) -> int:
    n = 0
    for kind in range(len(FOUNTAIN_KINDS)):
        n += s.fresh[kind]
    return n


def cards_in_stack(s: State) -> int:
    return fresh_cards(s) + s.returns


def look(s: State, p: int) -> None:
    """C-30: the top two cards are seen. C-32: with one card it is kept, with none the reward lapses."""
    s.looking = 0
    while s.looking < 2 and cards_in_stack(s) > 0:
        s.looked[s.looking] = draw_card(s)
        s.looking += 1
    s.pending = SETTLE_REWARDS
    if s.looking == 0:
        lapsed(s, p, FOUNTAIN)
        return
    remember_look(s, p)
    looked(s, p, s.looked[0], s.looked[1])
    if s.looking == 1:
        keep(s, p)
        kept(s, p, NOTHING_THERE)
    else:
        s.phase = RETURN_CARD
        s.pending = NOTHING


def draw_card(s: State) -> int:
    """The top card: one of those never looked at, in no order, then those put under the stack.

    The random words move on in any case: what was seen cannot be undone.
    """
    fresh = fresh_cards(s)
    number = below(s, max(fresh, 1))
    if fresh == 0:
        return lift_returned(s)
    kind = 0
    while number >= s.fresh[kind]:
        number -= s.fresh[kind]
        kind += 1
    s.fresh[kind] -= 1
    return kind


def lift_returned(s: State) -> int:
    kind = s.returned[0]
    for i in range(FOUNTAIN_CARDS - 1):
        s.returned[i] = s.returned[i + 1]
        s.returner[i] = s.returner[i + 1]
    s.returned[FOUNTAIN_CARDS - 1] = NOTHING_THERE
    s.returner[FOUNTAIN_CARDS - 1] = NOBODY
    s.returns -= 1
    return kind


def keep(s: State, p: int) -> None:
    """All cards looked at go to the kept ones."""
    for i in range(s.looking):
        s.kept[p][s.looked[i]] += 1
    for i in range(2):
        s.looked[i] = NOTHING_THERE
    s.looking = 0


def legal_returns(s: State, p: int, acts: Acts) -> int:
    """C-31, C-31a: one of the two new ones or of all kept ones; equal cards are one choice."""
    n = 0
    for kind in range(len(FOUNTAIN_KINDS)):
        if s.kept[p][kind] > 0 or s.looked[0] == kind or s.looked[1] == kind:
            acts[n] = RETURN + kind
            n += 1
    return n


def has_choice(s: State, p: int) -> bool:
    """Are there different cards among the new and the kept ones?"""
    for kind in range(len(FOUNTAIN_KINDS)):
        if kind != s.looked[0] and (s.kept[p][kind] > 0 or s.looked[1] == kind):
            return True
    return False


def put_under(s: State, p: int, kind: int) -> None:
    if not has_choice(s, p):
        s.alone += 1  # C-07a: the others cannot tell
    keep(s, p)
    remember_return(s, kind)
    s.kept[p][kind] -= 1
    s.returned[s.returns] = kind
    s.returner[s.returns] = p
    s.returns += 1
    s.pending = SETTLE_REWARDS
    kept(s, p, kind)
