"""Villas, landscapes, dwellings: what a tile belongs to, and what is finished."""

from ..components import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    LAST_DWELLING,
    LAST_LANDSCAPE,
    MEADOW,
)
from ..events import finished as finished_event
from ..state import State
from ..tables import CHIMNEYS_ON, VILLA_POINTS
from .cells import lowest, side, size_of, step


def survey(s: State, p: int, cell: int, face: int, picture: int) -> tuple[int, bool]:
    """C-21b: the cells of the structure that a tile with this face is or would be part of, and whether a side of it is open.

    C-23b: a single tile finishes nothing, since each side with a picture needs a partner; a closed ring has no open side.
    A picture never meets the frame, so every step from a side with a picture leads to a cell.
    """
    seen = 1 << cell
    todo = seen
    is_open = False
    while todo != 0:
        at = lowest(todo)
        todo &= todo - 1
        here = face if at == cell else s.sides[p][at]
        for direction in range(4):
            if side(here, direction) == picture:
                bit = 1 << (at + step(direction))
                if seen & bit == 0:
                    if s.built[p] & bit != 0:
                        seen |= bit
                        todo |= bit
                    else:
                        is_open = True
    return seen, is_open


def finish_structures(s: State, p: int, cell: int) -> int:
    """Book every structure that the tile just laid has finished; returns their pictures as bits (the rewards that wait)."""
    face = s.sides[p][cell]
    looked_at = 1 << MEADOW
    finished = 0
    for direction in range(4):
        picture = side(face, direction)
        if (looked_at >> picture) & 1 == 0:
            looked_at |= 1 << picture
            cells, is_open = survey(s, p, cell, face, picture)
            if not is_open:
                finished |= 1 << picture
                book(s, p, picture, cells)
    return finished


def book(s: State, p: int, picture: int, cells: int) -> None:
    s.done[p][picture] |= cells
    s.owned[p][picture] += 1
    chimneys = 0
    if picture <= LAST_LANDSCAPE:
        s.owned[p][ANY_LANDSCAPE] += 1
    elif picture <= LAST_DWELLING:
        s.owned[p][ANY_DWELLING] += 1
    else:
        chimneys = chimneys_on(s, p, cells)
        s.villa_points[p] += VILLA_POINTS[min(chimneys, len(VILLA_POINTS) - 1)]  # C-80, C-80a
    finished_event(s, p, picture, size_of(cells), chimneys)


def chimneys_on(s: State, p: int, cells: int) -> int:
    n = 0
    while cells != 0:
        n += CHIMNEYS_ON[s.tile[p][lowest(cells)]]
        cells &= cells - 1
    return n
