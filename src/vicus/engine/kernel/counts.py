"""Counting action sequences: the number of ways to play on, by depth. Every engine must find the same numbers."""

from vicus.engine.layout import Ints, Menus

from .game import States
from .memory import copy_state
from .play import begin, settle, step


def count(states: States, menus: Menus, cursor: Ints, counts: Ints, seed: int, players: int, options: Ints, depth: int) -> None:
    """Fill `counts[d]` with the number of decision sequences of length d + 1 from the start of game `seed`.

    Depth first without recursion: `states[d]` is the position after d decisions, `menus[d]` its options, `cursor[d]` how many
    of them are still to be tried. Chance follows each position's own random words, so the tree is the same for everybody.
    """
    for d in range(depth):
        counts[d] = 0
    begin(states[0], seed, players, options)
    cursor[0] = settle(states[0], menus[0])
    counts[0] = cursor[0]
    level = 0
    while level >= 0:
        if level == depth - 1 or cursor[level] == 0:
            level -= 1
        else:
            cursor[level] -= 1
            copy_state(states, level + 1, level)
            level += 1
            cursor[level] = step(states[level], menus[level - 1][cursor[level - 1]], menus[level])
            counts[level] += cursor[level]
