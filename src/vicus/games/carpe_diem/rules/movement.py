"""Patricians, their moves, and taking tiles."""

from vicus.engine.layout import Acts

from ..actions import BREAD, START, TAKE
from ..components import NOTHING_THERE, SPACES, TILES_AT_SPACE
from ..events import flew, moved, placed, removed, took
from ..state import BUILD_TILE, State

STAR = 0
STAR_LINE, RING_LINE = 3, 1
"""C-10a, C-14b: space i is linked with i + 3 and i - 3, on the ring with i + 1 and i - 1."""


def legal_starts(s: State, acts: Acts) -> int:
    """C-02: every space without a patrician."""
    taken = 0
    for p in range(s.seat):
        taken |= 1 << s.patrician[p]
    n = 0
    for space in range(SPACES):
        if (taken >> space) & 1 == 0:
            acts[n] = START + space
            n += 1
    return n


def place_patrician(s: State, p: int, space: int) -> None:
    s.patrician[p] = space
    placed(s, p, space)


def line(s: State) -> int:
    return STAR_LINE if s.movement == STAR else RING_LINE


def nearest(s: State, space: int, line: int) -> int:
    """C-12: the first space with tiles along the lines in one direction; at worst the space of departure."""
    for _ in range(SPACES):
        space = (space + line) % SPACES
        if s.left[space] > 0:
            return space
    return space


def reachable(s: State, p: int) -> int:
    """The spaces that the plain move can end on, as bits (C-12, C-12a, C-14b)."""
    here = s.patrician[p]
    forward = line(s)
    back = SPACES - forward
    found = (1 << nearest(s, here, forward)) | (1 << nearest(s, here, back))
    # On the star the way may lead back from an empty space; on the ring it does not.
    if s.movement == STAR and s.left[here] > 0:
        if s.left[(here + forward) % SPACES] == 0 or s.left[(here + back) % SPACES] == 0:
            found |= 1 << here
    return found


def legal_takes(s: State, p: int, acts: Acts) -> int:
    """C-10, C-42, C-42b: any tile of a space that can be reached, for one bread any tile at all."""
    n = 0
    free = reachable(s, p)
    for space in range(SPACES):
        verb = TAKE if (free >> space) & 1 else BREAD
        if verb == TAKE or s.breads[p] > 0:
            for slot in range(TILES_AT_SPACE):
                if s.at[space][slot] != NOTHING_THERE:
                    acts[n] = verb + space * TILES_AT_SPACE + slot
                    n += 1
    return n


def take(s: State, p: int, place: int, bread: bool) -> None:
    """Move, take, and clear the space when it has given a tile for each player (C-14, C-14c)."""
    space = place // TILES_AT_SPACE
    slot = place % TILES_AT_SPACE
    if bread:
        s.breads[p] -= 1
        flew(s, p, space)
    else:
        moved(s, p, space)
    s.patrician[p] = space
    s.hand = s.at[space][slot]
    s.at[space][slot] = NOTHING_THERE
    s.left[space] -= 1
    s.taken[space] += 1
    took(s, p, space, slot + 1)
    if s.taken[space] == s.players and s.left[space] > 0:
        removed(s, space, s.left[space])
        clear_space(s, space)
    s.phase = BUILD_TILE


def clear_space(s: State, space: int) -> None:
    for slot in range(TILES_AT_SPACE):
        s.at[space][slot] = NOTHING_THERE
    s.left[space] = 0
