"""Whole games by a net on all seats, each seat by its observation alone, and what is to be known of them afterwards."""

from vicus.engine.layout import Acts, Floats, Menus
from vicus.engine.records import Ledger, Mind, Net, NetDeal, Workspace

from .chance import derive
from .drawing import drawn
from .game import LINES, advance, apply, legal, score, tiebreak
from .net import think
from .play import begin
from .sight import observe

HERE = 0
NONE = -1
CLASS = 0
"""The first number of an action in `subjects`: of which class it is; all others: what it is about. NONE: nothing."""


def net_game(w: Workspace, net: Net, mind: Mind, beliefs: Floats, deal: NetDeal, subjects: Menus, ledger: Ledger) -> int:
    """One game; returns how many decisions it had. It ends in `w.states[HERE]`."""
    open_ledger(ledger)
    s = w.states[HERE]
    menu = w.menus[HERE]
    begin(s, deal.seed, deal.players, deal.options)
    while s.over == 0:
        if s.pending != 0:
            advance(s)
        else:
            n = legal(s, menu)
            k = 0
            if n > 1:
                in_order(menu, n)
                observe(s, s.seat, mind.observation)
                think(net, mind, s.seat, menu, n)
                for i in range(n):
                    beliefs[i] = mind.logits[i] * net.scales[0]
                ledger.decisions[s.seat] += 1
                k = drawn(beliefs, n, deal.temperature, derive(deal.seeds[s.seat], ledger.decisions[s.seat]))
                if s.moves < len(ledger.history):
                    ledger.history[s.moves] = menu[k]
                s.moves += 1
                enter_choice(ledger, subjects, s.seat, menu, n, k, s.moves)
            else:
                s.forced += 1
            enter_deed(ledger, subjects, s.seat, menu[k], s.moves + s.forced)
            apply(s, menu[k])
    for p in range(s.players):
        score(s, p, w.lines)
        for i in range(LINES):
            ledger.lines[p][i] = w.lines[i]
        ledger.ties[p] = tiebreak(s, p)
    return s.moves


def in_order(menu: Acts, n: int) -> None:
    """By id, as bots are asked: where two options are equally good, or one is drawn, it counts which comes first."""
    for i in range(1, n):
        action = menu[i]
        j = i
        while j > 0 and menu[j - 1] > action:
            menu[j] = menu[j - 1]
            j -= 1
        menu[j] = action


def open_ledger(ledger: Ledger) -> None:
    """Nothing is entered yet."""
    for p in range(len(ledger.decisions)):
        ledger.decisions[p] = 0
        ledger.entrances[p] = 0
        for c in range(len(ledger.firsts[p])):
            ledger.firsts[p][c] = NONE
        for g in range(len(ledger.marks)):
            ledger.done[p][g] = 0
            ledger.offered[p][g] = 0
            ledger.chosen[p][g] = 0
    for g in range(len(ledger.marks)):
        ledger.marks[g] = 0


def enter_choice(ledger: Ledger, subjects: Menus, seat: int, menu: Acts, n: int, chosen: int, number: int) -> None:
    """A decision, the `number`th of the game: what was on offer, each subject once, and what was chosen."""
    for k in range(n):
        for i in range(CLASS + 1, len(subjects[menu[k]])):
            subject = subjects[menu[k]][i]
            if subject != NONE and ledger.marks[subject] != number:
                ledger.marks[subject] = number
                ledger.offered[seat][subject] += 1
    for i in range(CLASS + 1, len(subjects[menu[chosen]])):
        subject = subjects[menu[chosen]][i]
        if subject != NONE:
            ledger.chosen[seat][subject] += 1


def enter_deed(ledger: Ledger, subjects: Menus, seat: int, action: int, number: int) -> None:
    """Something is done, by choice or not, the `number`th of the game."""
    about = subjects[action]
    if ledger.entrances[seat] == 0:
        ledger.entrances[seat] = number
    if about[CLASS] != NONE and ledger.firsts[seat][about[CLASS]] == NONE:
        ledger.firsts[seat][about[CLASS]] = action
    for i in range(CLASS + 1, len(about)):
        if about[i] != NONE:
            ledger.done[seat][about[i]] += 1
