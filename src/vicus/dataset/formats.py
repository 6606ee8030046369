"""A shard as bytes, and back: NPZ, or Parquet where pyarrow is installed. The same columns give the same bytes."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from vicus.errors import BadOption, EngineUnavailable
from vicus.texts import told

from .decisions import RAGGED, TYPES

if TYPE_CHECKING:
    from .decisions import Columns

NO_TIME = (1980, 1, 1, 0, 0, 0)
"""When a part of an archive was written: never, so that it does not matter."""
LEVEL = 6


class Format(NamedTuple):
    """How shards are written and read."""

    written: Callable[[Columns], bytes]
    read: Callable[[bytes], Columns]


def format_of(name: str) -> Format:
    """By its name; BadOption if there is none, EngineUnavailable if what it needs is not installed."""
    if not isinstance(name, str) or name not in FORMATS:
        raise BadOption("dataset-bad-format", value=told(name), known=", ".join(FORMATS))
    if name == "parquet":
        _pyarrow()
    return FORMATS[name]


def npz(columns: Columns) -> bytes:
    """As `numpy.load` reads it."""
    import numpy as np

    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, column in columns.items():
            part = io.BytesIO()
            np.lib.format.write_array(part, np.ascontiguousarray(column), allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy", NO_TIME)
            entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 0
            archive.writestr(entry, part.getvalue(), compresslevel=LEVEL)
    return whole.getvalue()


def from_npz(data: bytes) -> Columns:
    """Its columns."""
    import numpy as np

    with np.load(io.BytesIO(data), allow_pickle=False) as found:
        return {name: found[name] for name in TYPES}


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise EngineUnavailable("dataset-no-parquet") from None
    return pyarrow, pyarrow.parquet


def parquet(columns: Columns) -> bytes:
    """A row for each decision; what a row has several of is a list."""
    import numpy as np

    arrow, files = _pyarrow()
    starts = np.concatenate([[0], np.cumsum(columns["n_legal"], dtype="i4")]).astype("i4")
    found = {}
    for name, column in columns.items():
        if name in RAGGED:
            found[name] = arrow.ListArray.from_arrays(arrow.array(starts), arrow.array(column))
        elif column.ndim == 2:
            found[name] = arrow.FixedSizeListArray.from_arrays(arrow.array(column.reshape(-1)), column.shape[1])
        else:
            found[name] = arrow.array(column)
    whole = io.BytesIO()
    files.write_table(arrow.table(found), whole, compression="zstd")
    return whole.getvalue()


def from_parquet(data: bytes) -> Columns:
    """Its columns."""
    import numpy as np

    _, files = _pyarrow()
    table = files.read_table(io.BytesIO(data)).combine_chunks()
    found: Columns = {}
    for name, kind in TYPES.items():
        column = table[name].combine_chunks()
        is_list = hasattr(column, "flatten") and hasattr(column.type, "value_type")
        plain = np.array(column.flatten() if is_list else column, kind)
        found[name] = plain.reshape(len(column), -1) if is_list and name not in RAGGED else plain
    return found


FORMATS = {"npz": Format(npz, from_npz), "parquet": Format(parquet, from_parquet)}
