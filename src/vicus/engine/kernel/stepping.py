"""Many games side by side, each waiting for a decision: what a program steps that learns or plans with a policy of its own.

The rows `first` … `last` - 1 are worked on, so that threads can share a batch.
"""

from vicus.engine.layout import Acts, ByteRows, Bytes, Ints
from vicus.engine.records import Rows

from .chance import derive, sow
from .game import States, advance, apply, legal, resample, tiebreak
from .memory import copy_state, expect
from .play import begin, settle, total
from .shares import share
from .sight import observe

DECIDE, CHANCE, SET_UP = 0, 1, 2
"""Who is asked in a row: a player, chance, or chance before a game begins."""
LEGAL = -1
MORE, ASKED, REFUSED = 0, 1, 2
"""How far a row is in a step that is done in parts: something follows, a decision is asked, nothing was done at all."""
WAIT = -1
"""In place of an action: the row stays as it is."""


def reset_rows(rows: Rows, lines: Ints, spare: int, first: int, last: int) -> None:
    """The first game of each row begins; nothing has been played or ended yet."""
    for i in range(first, last):
        hide(rows.mask[i], rows.menus[i], rows.counts[i])
        rows.games[i] = 0
        rows.done[i] = 0
        ask(rows, i, start(rows, i))


def start(rows: Rows, i: int) -> int:
    """Begin the row's game, or wait for what chance brings first; how many options there are."""
    if rows.explicit != 0:
        rows.pending[i] = SET_UP
        rows.lengths[i] = -1
        return 0
    begin(rows.states[i], derive(rows.seeds[i], rows.games[i]), rows.players, rows.options)
    rows.lengths[i] = 0
    return settle(rows.states[i], rows.menus[i])


def hide(mask: Bytes, menu: Acts, n: int) -> None:
    """The decision that was asked is one no more."""
    for k in range(n):
        mask[menu[k]] = 0


def show(mask: Bytes, menu: Acts, n: int) -> None:
    for k in range(n):
        mask[menu[k]] = 1


def ask(rows: Rows, i: int, n: int) -> None:
    """A decision with n options is asked; 0: it is chance's."""
    rows.counts[i] = n
    if n > 0:
        s = rows.states[i]
        rows.pending[i] = DECIDE
        rows.seats[i] = s.seat
        show(rows.mask[i], rows.menus[i], n)
        if len(rows.observations) > 0:
            observe(s, s.seat, rows.observations[i])


def first_illegal(rows: Rows, actions: Ints, first: int, last: int) -> int:
    """The first row whose action is not on its menu (or that asks nobody); LEGAL if there is none."""
    for i in range(first, last):
        action = actions[i]
        if action != WAIT:
            if rows.pending[i] != DECIDE or action < 0 or action >= len(rows.mask[i]) or rows.mask[i][action] == 0:
                return i
    return LEGAL


def step_rows(rows: Rows, actions: Ints, lines: Ints, spare: int, first: int, last: int) -> None:
    """A legal decision in every row that does not wait; where it ends a game the next one begins.

    Rows are looked at when all have moved: a processor has the code for the one at hand, or for the other, but not for both.
    """
    move_rows(rows, actions, lines, spare, first, last)
    if len(rows.observations) > 0:
        for i in range(first, last):
            if actions[i] != WAIT and rows.counts[i] > 0:
                observe(rows.states[i], rows.states[i].seat, rows.observations[i])


def move_rows(rows: Rows, actions: Ints, lines: Ints, spare: int, first: int, last: int) -> None:
    """(What happens in every step stands here: to hand all arrays on to a function costs as much as a move.)"""
    room = len(rows.history[0])
    for i in range(first, last):
        if i + 1 < last:
            expect(rows, i + 1)
        rows.done[i] = 0
        if actions[i] != WAIT:
            s = rows.states[i]
            menu = rows.menus[i]
            mask = rows.mask[i]
            hide(mask, menu, rows.counts[i])
            length = rows.lengths[i]
            if length >= 0:
                if length < room:
                    rows.history[i][length] = actions[i]
                rows.lengths[i] = length + 1
            s.moves += 1
            apply(s, actions[i])
            n = settle(s, menu) if rows.explicit == 0 else settle_to_chance(rows.states, i, spare, menu)
            if n == 0:
                n = turn_over(rows, lines, i)
            rows.counts[i] = n
            if n > 0:
                show(mask, menu, n)
                rows.seats[i] = s.seat


def act_row(rows: Rows, action: int, i: int) -> None:
    """The first half of a step: a legal decision is carried out …"""
    hide(rows.mask[i], rows.menus[i], rows.counts[i])
    rows.lengths[i] = -1  # decisions are not kept here
    rows.states[i].moves += 1
    apply(rows.states[i], action)


def follow_row(rows: Rows, i: int) -> int:
    """… then one thing after the other that follows from it: MORE, or ASKED as soon as somebody has to decide …"""
    s = rows.states[i]
    if s.over != 0 or rows.explicit != 0:
        return MORE
    if s.pending != 0:
        advance(s)
        return MORE
    n = legal(s, rows.menus[i])
    if n == 1:
        s.forced += 1
        apply(s, rows.menus[i][0])
        return MORE
    rows.counts[i] = n
    return ASKED


def settle_row(rows: Rows, lines: Ints, spare: int, i: int, how: int) -> None:
    """… and in the end all that is left, if it was MORE. What can be seen then is looked at afterwards."""
    s = rows.states[i]
    n = rows.counts[i]
    if how == MORE:
        n = settle(s, rows.menus[i]) if rows.explicit == 0 else settle_to_chance(rows.states, i, spare, rows.menus[i])
    if n == 0:
        n = turn_over(rows, lines, i)
    rows.counts[i] = n
    if n > 0:
        show(rows.mask[i], rows.menus[i], n)
        rows.seats[i] = s.seat


def chance_rows(rows: Rows, outcomes: Ints, lines: Ints, spare: int, first: int, last: int) -> None:
    """Where chance is asked it brings what an outcome says (a seed for its random words)."""
    for i in range(first, last):
        if rows.pending[i] != DECIDE:
            s = rows.states[i]
            rows.done[i] = 0
            if rows.pending[i] == SET_UP:
                begin(s, outcomes[i], rows.players, rows.options)
            else:
                sow(s, outcomes[i])
                advance(s)
            rows.pending[i] = DECIDE
            n = settle_to_chance(rows.states, i, spare, rows.menus[i])
            if n == 0:
                n = turn_over(rows, lines, i)
            ask(rows, i, n)


def turn_over(rows: Rows, lines: Ints, i: int) -> int:
    """No player is asked: it is chance's turn, or the game has ended and the next one begins (with so many options)."""
    if rows.states[i].over == 0:
        rows.pending[i] = CHANCE
        return 0
    finish(rows, lines, i)
    rows.games[i] += 1
    return start(rows, i)


def settle_to_chance(states: States, i: int, spare: int, acts: Acts) -> int:
    """As `settle`, but what needs chance is left to be done: 0 then, too."""
    s = states[i]
    while s.over == 0:
        if s.pending != 0:
            copy_state(states, spare, i)
            advance(s)
            before = states[spare]
            if s.chance[0] != before.chance[0] or s.chance[1] != before.chance[1]:
                copy_state(states, i, spare)
                return 0
        else:
            n = legal(s, acts)
            if n != 1:
                return n
            s.forced += 1
            apply(s, acts[0])
    return 0


def finish(rows: Rows, lines: Ints, i: int) -> None:
    """Tell how a game ended."""
    s = rows.states[i]
    rows.done[i] = 1
    scores = rows.scores[i]
    for p in range(rows.players):
        scores[p] = total(s, p, lines)
    best = 0
    for p in range(rows.players):
        rank = 1
        for q in range(rows.players):
            if scores[q] > scores[p] or (scores[q] == scores[p] and tiebreak(s, q) > tiebreak(s, p)):
                rank += 1
        rows.ranks[i][p] = rank
        if rank == 1:
            best += 1
    for p in range(rows.players):
        rows.shares[i][p] = share(best) if rows.ranks[i][p] == 1 else 0
    if len(rows.finals) > 0:
        for p in range(rows.players):
            observe(s, p, rows.finals[i][p])


def observe_rows(rows: Rows, seats: Bytes, out: ByteRows, first: int, last: int) -> None:
    """What any seat may see in each row: nothing before a game begins."""
    for i in range(first, last):
        if rows.pending[i] != SET_UP:
            observe(rows.states[i], seats[i], out[i])


def resample_rows(rows: Rows, chosen: Ints, seeds: Ints, first: int, last: int) -> None:
    """Chosen rows become worlds that agree with what the seat to move knows; chance to come is drawn anew, too."""
    for k in range(first, last):
        i = chosen[k]
        s = rows.states[i]
        sow(s, seeds[k])
        resample(s, s.seat)
        sow(s, seeds[k])
        rows.lengths[i] = -1


def show_rows(rows: Rows, chosen: Ints, first: int, last: int) -> None:
    """Chosen rows hold other states than before: ask their decisions anew."""
    for k in range(first, last):
        i = chosen[k]
        hide(rows.mask[i], rows.menus[i], rows.counts[i])
        ask(rows, i, settle(rows.states[i], rows.menus[i]))
