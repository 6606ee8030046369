"""The grid of a district: cells as numbers and as bits, and the four packed sides of a tile."""

from ..components import CELLS, SIZE
from ..tables import CELL_OF_BIT

N, E, S, W = 0, 1, 2, 3
ANYTHING = 15
"""Stands for the side of an empty cell in what a cell wants."""
NOWHERE = -1
ALL = (1 << CELLS) - 1
FIRST_COLUMN = 0b000001_000001_000001_000001_000001_000001
LAST_COLUMN = FIRST_COLUMN << (SIZE - 1)


def side(face: int, direction: int) -> int:
    """The picture on one side."""
    return (face >> (4 * direction)) & 15


def turned(face: int) -> int:
    """A quarter turn clockwise."""
    return ((face << 4) | (face >> 12)) & 0xFFFF


def step(direction: int) -> int:
    """From a cell to its neighbour, where there is one."""
    if direction == N:
        return -SIZE
    if direction == E:
        return 1
    return SIZE if direction == S else -1


def neighbour(cell: int, direction: int) -> int:
    """The next cell in a direction, or NOWHERE: the frame."""
    if (
        (direction == N and cell < SIZE)
        or (direction == E and cell % SIZE == SIZE - 1)
        or (direction == S and cell >= CELLS - SIZE)
        or (direction == W and cell % SIZE == 0)
    ):
        return NOWHERE
    return cell + step(direction)


def beside(cells: int) -> int:
    """All cells that share a full side with one of these (C-20), as bits."""
    across = ((cells & ~LAST_COLUMN) << 1) | ((cells & ~FIRST_COLUMN) >> 1)
    return (across | (cells << SIZE) | (cells >> SIZE)) & ALL


def lowest(bits: int) -> int:
    """The first of some cells given as bits. (ALL changes nothing; the compiler sees that nothing is below 0.)"""
    return CELL_OF_BIT[(bits & -bits & ALL) % 37]


def size_of(bits: int) -> int:
    """How many cells these are."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n
