"""A position that agrees with a view: the way back. What is hidden lies in any way that agrees; `rules/hidden.py` deals it."""

from __future__ import annotations

from vicus.spec.view import restore_common

from .box import Contents
from .components import BOARDS, INN, KINDS, LAST_KIND, NOBODY, SLOTS
from .state import ENDINGS, State
from .view import PHASES, View, Village


def restore(seen: View, box: Contents) -> State:
    """A position that agrees with a view; only the random words are missing."""
    s = State()
    restore_common(s, seen)
    s.ended = next(code for code, name in ENDINGS.items() if name == seen["ended"])
    _take_villages(s, seen["villages"])
    for p, player in enumerate(seen["seats"]):
        s.coins[p], s.figures[p] = player["coins"], player["figures"]
        s.flour[p], s.glass[p], s.special[p] = player["flour"], player["glass"], player["special"]
        for kind, name in KINDS.items():
            s.own[p][kind] = player["own"][name]
    s.bank, s.substitute = seen["bank"], seen["substitute"]
    s.special_supply, s.special_gone = seen["special_supply"], seen["special_gone"]
    s.bishop = NOBODY if seen["bishop"] is None else seen["bishop"]
    s.phase = next(code for code, name in PHASES.items() if name == seen["phase"])
    s.unused = len(seen["dice"])
    s.dice[: s.unused] = seen["dice"]
    s.group[: len(seen["group"])] = seen["group"]
    s.made, s.took, s.rerolled = seen["made"], int(seen["took"]), int(seen["rerolled"])
    return s


def _take_villages(s: State, villages: list[Village]) -> None:
    s.side = [NOBODY] * BOARDS
    for village in villages:
        board = village["board"]
        s.side[board] = village["buildings"][0]["place"] // SLOTS
        s.size[board] = len(village["buildings"])
        s.taken[board] = sum(b["owner"] is not None for b in village["buildings"])
    number = 0
    for kind, name in KINDS.items():
        s.first[kind] = number
        for building in (b for village in villages for b in village["buildings"] if b["kind"] == name):
            s.place[number] = building["place"]
            s.owner[number] = NOBODY if building["owner"] is None else building["owner"]
            s.free[kind] += building["owner"] is None
            if kind == INN:
                s.active[number - s.first[INN]] = int(building["active"])
            number += 1
    s.first[LAST_KIND + 1] = number
