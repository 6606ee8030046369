"""What users give to a batch, as arrays that its kernels can take; BadOption for anything else."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from vicus.errors import BadOption
from vicus.texts import told

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

LARGEST = 2**63 - 1


def numbers(given: Any, length: int | None = None) -> Array:
    """Whole numbers of 64 bits, so many of them if a length is named.

    >>> numbers([3, 4], 2).tolist()
    [3, 4]
    """
    import numpy as np

    try:
        found = np.atleast_1d(np.asarray(given))
    except ValueError:  # lists of different lengths
        raise _no_numbers(length, told(given)) from None
    if found.size == 0:
        found = found.astype("i8")
    wrong = found.dtype.kind not in "iu" or found.ndim != 1 or (length is not None and len(found) != length)
    if wrong or (found.dtype.kind == "u" and (found > LARGEST).any()):
        raise _no_numbers(length, f"{found.dtype}{list(found.shape)}")
    return np.require(found, "i8", ["C", "W"])  # compiled code takes no arrays that can only be read


def _no_numbers(length: int | None, given: str) -> BadOption:
    if length is None:
        return BadOption("batch-rows-form", value=given)
    return BadOption("batch-numbers", number=length, value=given)


def seeds(given: Any, length: int) -> Array:
    """So many numbers from 0.

    >>> seeds([3, 4], 2).tolist()
    [3, 4]
    """
    found = numbers(given, length)
    if (found < 0).any():
        raise BadOption("bad-seed", value=told(int(found.min())))
    return found


def row(given: Any, games: int) -> int:
    """The number of one row.

    >>> row(3, games=4)
    3
    """
    try:
        number = -1 if isinstance(given, bool) else operator.index(given)
    except TypeError:
        number = -1
    if not 0 <= number < games:
        raise BadOption("batch-rows", value=told(given), last=games - 1)
    return number


def worlds(rows: Any, given: Any, games: int) -> tuple[Array, Array]:
    """Rows, each once, in their order, and a seed for each; a mask over all rows will do, too.

    >>> [each.tolist() for each in worlds([2, 0], [11, 12], games=3)]
    [[0, 2], [12, 11]]
    >>> [each.tolist() for each in worlds([True, False, True], [11, 12], games=3)]
    [[0, 2], [11, 12]]
    """
    import numpy as np

    chosen = np.flatnonzero(rows) if _is_mask(rows, games) else numbers(rows)
    if len(np.unique(chosen)) != len(chosen) or (chosen < 0).any() or (chosen >= games).any():
        raise BadOption("batch-rows", value=told(rows), last=games - 1)
    order = np.argsort(chosen)
    return np.ascontiguousarray(chosen[order]), np.ascontiguousarray(seeds(given, len(chosen))[order])


def _is_mask(given: Any, games: int) -> bool:
    """A yes or no for each row."""
    import numpy as np

    try:
        found = np.asarray(given)
    except ValueError:
        return False
    return found.dtype.kind == "b" and found.shape == (games,)


def seats(given: Any, games: int, players: int) -> Array:
    """A seat for each row: one for all of them, or one for each.

    >>> seats(1, games=3, players=2).tolist()
    [1, 1, 1]
    """
    import numpy as np

    try:
        found = np.asarray(given)
    except ValueError:
        raise BadOption("bad-seat", value=told(given)) from None
    fits = found.dtype.kind in "iu" and found.shape in ((), (games,))
    if not fits or (found < 0).any() or (found >= players).any():
        raise BadOption("bad-seat", value=told(given))
    return np.array(np.broadcast_to(found, (games,)), "i1")
