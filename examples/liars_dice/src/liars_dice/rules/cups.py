"""Dice under a cup."""

from vicus.engine.kernel.chance import below

from ..state import FACES, State


def roll(s: State, p: int) -> None:
    """L-02: all dice of a player; only how many show each face matters."""
    for face in range(FACES):
        s.cups[p][face] = 0
    for _ in range(s.dice[p]):
        s.cups[p][below(s, FACES)] += 1


def counting(s: State, p: int, face: int) -> int:
    """L-20, L-21, L-22: how many dice of a player count for a face (0: ones)."""
    found = s.cups[p][face]
    if face != 0 and s.ones_plain == 0:
        found += s.cups[p][0]
    return found
