"""What everybody saw of the fountain cards, and what each seat can remember of it (C-07a).

Every look draws two cards and puts one under the stack. So look `i` draws the cards number `2 i` and `2 i + 1`: the first 24
were never seen before, the one after them is what was put under after the first look, and so on. With one card left nothing
goes back.
"""

from vicus.engine.kernel.chance import below

from ..components import FOUNTAIN_CARDS, FOUNTAIN_KINDS
from ..state import State


def remember_look(s: State, p: int) -> None:
    s.looker[s.looks] = p
    for i in range(s.looking):
        if 2 * s.looks + i < FOUNTAIN_CARDS:
            s.drawn[2 * s.looks + i] = s.looked[i]
    s.looks += 1


def remember_return(s: State, kind: int) -> None:
    if s.looks > 0:
        s.put[s.looks - 1] = kind


def is_remembered(s: State) -> bool:
    """Did all cards come where they are by looking? Not in a position that was set up by hand."""
    seen = FOUNTAIN_CARDS
    for kind in range(len(FOUNTAIN_KINDS)):
        seen -= s.fresh[kind]
    kept = 0
    for p in range(s.players):
        for kind in range(len(FOUNTAIN_KINDS)):
            kept += s.kept[p][kind]
    if s.looking > 0:
        kept += 1
    return kept == s.looks and seen == min(2 * s.looks, FOUNTAIN_CARDS)


def card_of_look(s: State, look: int, i: int) -> int:
    number = 2 * look + i
    return s.drawn[number] if number < FOUNTAIN_CARDS else s.put[number - FOUNTAIN_CARDS]


def came_back_to(s: State, look: int, seat: int) -> bool:
    """Has this seat looked at the card that was put under after a look?"""
    later = (look + FOUNTAIN_CARDS) // 2
    return later < s.looks and s.looker[later] == seat


def look_again(s: State, seat: int, anew: bool) -> bool:
    """Go through all looks with the cards that were drawn, and lay the cards where they are then.

    `anew`: what the others put under, unless this seat has seen it, is any of their cards. False: somebody would have put
    under a card that they do not have.
    """
    for p in range(s.players):
        for kind in range(len(FOUNTAIN_KINDS)):
            s.kept[p][kind] = 0
    for look in range(s.looks):
        if look == s.looks - 1 and s.looking > 0:
            for i in range(s.looking):
                s.looked[i] = card_of_look(s, look, i)
        elif not look_and_put(s, look, seat, anew):
            return False
    lifted = max(0, 2 * s.looks - FOUNTAIN_CARDS)
    for i in range(s.returns):
        s.returned[i] = s.put[lifted + i]
    return True


def look_and_put(s: State, look: int, seat: int, anew: bool) -> bool:
    p = s.looker[look]
    s.kept[p][card_of_look(s, look, 0)] += 1
    if look == FOUNTAIN_CARDS - 1:  # C-32: the last card
        return True
    s.kept[p][card_of_look(s, look, 1)] += 1
    if anew and p != seat and not came_back_to(s, look, seat):
        s.put[look] = any_kept(s, p)
    if s.kept[p][s.put[look]] == 0:
        return False
    s.kept[p][s.put[look]] -= 1
    return True


def any_kept(s: State, p: int) -> int:
    cards = 0
    for kind in range(len(FOUNTAIN_KINDS)):
        cards += s.kept[p][kind]
    number = below(s, cards)
    kind = 0
    while number >= s.kept[p][kind]:
        number -= s.kept[p][kind]
        kind += 1
    return kind
