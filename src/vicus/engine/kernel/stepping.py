"""Many games side by side, each waiting for a decision: what a program steps that learns or plans with a policy of its own.

The rows `first` … `last` - 1 are worked on, so that threads can share a batch.
"""

from vicus.engine.layout import ByteRows, Bytes, Ints
from vicus.engine.records import Rows

from .chance import derive, sow
from .game import advance, apply, legal, resample, tiebreak
from .memory import copy_state
from .play import begin, settle, total
from .sight import observe

DECIDE, CHANCE, SET_UP = 0, 1, 2
"""Who is asked in a row: a player, chance, or chance before a game begins."""
LEGAL = -1


def reset_rows(rows: Rows, lines: Ints, spare: int, first: int, last: int) -> None:
    """The first game of each row begins; nothing has been played or ended yet."""
    for i in range(first, last):
        rows.games[i] = 0
        rows.done[i] = 0
        hide(rows, i)
        start(rows, i)


def start(rows: Rows, i: int) -> None:
    """Begin the row's game, or wait for what chance brings first."""
    if rows.explicit != 0:
        rows.pending[i] = SET_UP
        rows.lengths[i] = -1
        rows.counts[i] = 0
    else:
        begin(rows.states[i], derive(rows.seeds[i], rows.games[i]), rows.players, rows.options)
        rows.lengths[i] = 0
        show(rows, i, settle(rows.states[i], rows.menus[i]))


def hide(rows: Rows, i: int) -> None:
    """The decision that is asked is one no more."""
    menu = rows.menus[i]
    mask = rows.mask[i]
    for k in range(rows.counts[i]):
        mask[menu[k]] = 0


def show(rows: Rows, i: int, n: int) -> None:
    """A decision with n options is asked."""
    s = rows.states[i]
    menu = rows.menus[i]
    mask = rows.mask[i]
    for k in range(n):
        mask[menu[k]] = 1
    rows.pending[i] = DECIDE
    rows.counts[i] = n
    rows.seats[i] = s.seat
    if len(rows.observations) > 0:
        observe(s, s.seat, rows.observations[i])


def first_illegal(rows: Rows, actions: Ints) -> int:
    """The first row whose action is not on its menu (or that asks nobody); LEGAL if there is none."""
    for i in range(len(rows.counts)):
        action = actions[i]
        if rows.pending[i] != DECIDE or action < 0 or action >= len(rows.mask[i]) or rows.mask[i][action] == 0:
            return i
    return LEGAL


def step_rows(rows: Rows, actions: Ints, lines: Ints, spare: int, first: int, last: int) -> None:
    """A legal decision in every row; where it ends a game the next one begins."""
    for i in range(first, last):
        s = rows.states[i]
        hide(rows, i)
        length = rows.lengths[i]
        if length >= 0:
            if length < len(rows.history[i]):
                rows.history[i][length] = actions[i]
            rows.lengths[i] = length + 1
        rows.done[i] = 0
        s.moves += 1
        apply(s, actions[i])
        go_on(rows, lines, spare, i)


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
            go_on(rows, lines, spare, i)


def go_on(rows: Rows, lines: Ints, spare: int, i: int) -> None:
    """To the next decision of a row, whoever's it is; over the end of a game."""
    s = rows.states[i]
    n = settle(s, rows.menus[i]) if rows.explicit == 0 else settle_to_chance(rows, i, spare)
    if n > 0:
        show(rows, i, n)
    elif s.over == 0:
        rows.pending[i] = CHANCE
        rows.counts[i] = 0
    else:
        finish(rows, lines, i)
        rows.games[i] += 1
        start(rows, i)


def settle_to_chance(rows: Rows, i: int, spare: int) -> int:
    """As `settle`, but what needs chance is left to be done: 0 then, too."""
    s = rows.states[i]
    while s.over == 0:
        if s.pending != 0:
            copy_state(rows.states, spare, i)
            advance(s)
            before = rows.states[spare]
            if s.chance[0] != before.chance[0] or s.chance[1] != before.chance[1]:
                copy_state(rows.states, i, spare)
                return 0
        else:
            n = legal(s, rows.menus[i])
            if n != 1:
                return n
            s.forced += 1
            apply(s, rows.menus[i][0])
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
        rows.shares[i][p] = 1 / best if rows.ranks[i][p] == 1 else 0
    if len(rows.finals) > 0:
        for p in range(rows.players):
            observe(s, p, rows.finals[i][p])


def observe_rows(rows: Rows, seats: Bytes, out: ByteRows, first: int, last: int) -> None:
    """What any seat may see in each row."""
    for i in range(first, last):
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
        hide(rows, i)
        show(rows, i, settle(rows.states[i], rows.menus[i]))
