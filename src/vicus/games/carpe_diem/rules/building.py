"""Where a tile fits, and laying it."""

from vicus.engine.layout import Acts

from ..actions import BUILD, STORE
from ..components import BAKERY, CHIMNEYS, FOUNTAIN, LARGEST_LANDSCAPE, LAST_LANDSCAPE, MARKET, MEADOW, NOTHING_THERE, SIDES
from ..events import BREADS, COINS, banderole, built, stored
from ..state import LOOK, SETTLE_REWARDS, State
from ..tables import BANDEROLE, CHIMNEYS_ON, FACE, SHOVEL, SINGLE_ON, TURNS
from .cells import ANYTHING, NOWHERE, beside, lowest, neighbour, side, size_of, turned
from .storage import gain
from .structures import finish_structures, survey
from .track import go_forward


def legal_builds(s: State, p: int, acts: Acts) -> int:
    """C-13, C-13a, C-20, C-21: every cell and turn that fits, and the storage. The first tile goes on the shovel (C-20a)."""
    tile = s.hand
    n = 0
    if s.built[p] == 0:
        for turn in range(TURNS[tile]):
            acts[n] = BUILD + SHOVEL[s.board[p]] * SIDES + turn
            n += 1
        return n
    cells = beside(s.built[p]) & ~s.built[p]
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        turns = fitting(s, p, cell, tile)
        for turn in range(TURNS[tile]):
            if (turns >> turn) & 1:
                acts[n] = BUILD + cell * SIDES + turn
                n += 1
    acts[n] = STORE
    return n + 1


def fitting(s: State, p: int, cell: int, tile: int) -> int:
    """C-21, C-25: the turns in which a tile fits into a cell, as bits."""
    want = s.want[p][cell]
    compared = compared_sides(want)
    face = FACE[tile]
    found = 0
    for turn in range(TURNS[tile]):
        if (face ^ want) & compared == 0 and not too_large(s, p, cell, face, want):
            found |= 1 << turn
        face = turned(face)
    return found


def compared_sides(want: int) -> int:
    """C-21a: the bits of the sides against a tile or the frame. A side to an empty cell may show ANYTHING."""
    free = want & (want >> 1) & (want >> 2) & (want >> 3) & 0x1111
    return 0xFFFF ^ (free * ANYTHING)


def too_large(s: State, p: int, cell: int, face: int, want: int) -> bool:
    return oversized(s, p, cell, face, want) != MEADOW


def oversized(s: State, p: int, cell: int, face: int, want: int) -> int:
    """C-25, C-25a: the landscape that would have more than four tiles, or MEADOW; four with an open side are allowed."""
    for direction in range(SIDES):
        picture = side(face, direction)
        if picture != MEADOW and picture <= LAST_LANDSCAPE and side(want, direction) == picture:
            cells, _ = survey(s, p, cell, face, picture)
            if size_of(cells) > LARGEST_LANDSCAPE:
                return picture
    return MEADOW


def finishes_somewhere(s: State, p: int, tile: int, picture: int) -> bool:
    """Is there a cell where this tile would finish something with this picture?"""
    return (outlook(s, p, tile) >> picture) & 1 != 0


def outlook(s: State, p: int, tile: int) -> int:
    """What a tile could finish in the cells where it fits, as bits by picture; the bit of MEADOW: it fits at all."""
    if s.built[p] == 0:
        return 1 << MEADOW
    found = 0
    cells = beside(s.built[p]) & ~s.built[p]
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        turns = fitting(s, p, cell, tile)
        face = FACE[tile]
        while turns != 0:
            if turns & 1:
                found |= 1 << MEADOW | finishing(s, p, cell, face, s.want[p][cell])
            face = turned(face)
            turns >>= 1
    return found


def finishing(s: State, p: int, cell: int, face: int, want: int) -> int:
    """The pictures of what a tile with this face would finish in a cell where it fits, as bits."""
    pictures = 0
    still_open = 1 << MEADOW
    for direction in range(SIDES):
        picture = 1 << side(face, direction)
        pictures |= picture
        still_open |= picture if side(want, direction) == ANYTHING else 0
    found = 0
    for direction in range(SIDES):
        picture = side(face, direction)
        if (pictures & ~still_open & ~found) >> picture & 1:
            _, is_open = survey(s, p, cell, face, picture)
            if is_open:
                still_open |= 1 << picture
            else:
                found |= 1 << picture
    return found


def pictures_wanted(want: int) -> int:
    """On how many sides a cell has to show a picture (C-21): those of tiles that lie there, meadows aside."""
    n = 0
    for direction in range(SIDES):
        picture = side(want, direction)
        n += int(picture != MEADOW and picture != ANYTHING)
    return n


def build(s: State, p: int, cell: int, turn: int) -> None:
    """Lay the tile in hand; what it finishes waits for its rewards (C-29)."""
    tile = s.hand
    face = FACE[tile]
    for _ in range(turn):
        face = turned(face)
    lay(s, p, cell, tile, face)
    s.hand = NOTHING_THERE
    built(s, p, cell, tile)
    s.owned[p][CHIMNEYS] += CHIMNEYS_ON[tile]
    if (BANDEROLE[s.board[p]] >> cell) & 1:  # C-22, C-29a: the step comes first
        banderole(s, p, cell)
        go_forward(s, p, 1)
    s.waiting[s.piles] = finish_structures(s, p, cell)
    s.waiting_at[s.piles] = cell
    s.piles += 1
    s.pending = SETTLE_REWARDS
    open_single(s, p, SINGLE_ON[tile])


def lay(s: State, p: int, cell: int, tile: int, face: int) -> None:
    """Put a tile down and tell the cells around it what they have to match."""
    s.built[p] |= 1 << cell
    s.tile[p][cell] = tile
    s.sides[p][cell] = face
    for direction in range(SIDES):
        there = neighbour(cell, direction)
        if there != NOWHERE:
            back = 4 * ((direction + 2) % SIDES)
            s.want[p][there] = (s.want[p][there] & ~(15 << back)) | (side(face, direction) << back)


def open_single(s: State, p: int, single: int) -> None:
    """C-28: market, bakery and fountain give at once."""
    if single == 0:
        return
    s.owned[p][single] += 1
    if single == MARKET:
        gain(s, p, COINS, 1, MARKET)
    elif single == BAKERY:
        gain(s, p, BREADS, 1, BAKERY)
    elif single == FOUNTAIN:
        s.pending = LOOK


def store(s: State, p: int) -> None:
    """C-13: face down into the storage, until the end."""
    s.stored[p][s.stores[p]] = s.hand
    s.stores[p] += 1
    stored(s, p, s.hand)
    s.hand = NOTHING_THERE
    s.pending = SETTLE_REWARDS
