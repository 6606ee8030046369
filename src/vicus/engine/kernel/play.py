"""Playing a game forward: what happens between two decisions, and whole random games."""

from vicus.engine.layout import Acts, Ints

from .chance import pick, sow
from .fields import clear
from .game import LINES, State, advance, apply, legal, score, setup

ANY_SEAT = -1


def begin(s: State, seed: int, players: int, options: Ints) -> None:
    clear(s)
    s.players = players
    sow(s, seed)
    setup(s, seed, players, options)


def settle(s: State, acts: Acts) -> int:
    """Carry out chance and decisions with one option; return how many options the next decision has (0: the game is over)."""
    return settle_within(s, acts, ANY_SEAT)


def settle_within(s: State, acts: Acts, seat: int) -> int:
    """The same, but stop with 0 as soon as it is no longer this seat's turn."""
    while s.over == 0 and (seat == ANY_SEAT or s.seat == seat):
        if s.pending != 0:
            advance(s)
        else:
            n = legal(s, acts)
            if n != 1:
                return n
            s.forced += 1
            apply(s, acts[0])
    return 0


def step(s: State, action: int, acts: Acts) -> int:
    """A player's decision and all that follows from it."""
    s.moves += 1
    apply(s, action)
    return settle(s, acts)


def playout(s: State, seed: int, acts: Acts) -> None:
    """Random moves to the end of the game: the same as `step` until there is nothing to choose."""
    while s.over == 0:
        go_on(s, seed, acts)


def go_on(s: State, seed: int, acts: Acts) -> None:
    """What is pending, and then a random move if one is due.

    Every rule is called from one place only: the threads of a GPU share their instructions as long as they are at the same one.
    """
    if s.pending != 0:
        advance(s)
    if s.pending == 0 and s.over == 0:
        n = legal(s, acts)
        chosen = 0
        if n > 1:
            chosen = pick(seed, s.moves, n)
            s.moves += 1
        else:
            s.forced += 1
        apply(s, acts[chosen])


def total(s: State, p: int, lines: Ints) -> int:
    score(s, p, lines)
    points = 0
    for i in range(LINES):
        points += lines[i]
    return points
