"""What the compiled engines share: tables become arrays, annotations become signatures, a few kernels get another body."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

from .layout import Blank


def copy_state(states, to, source):  # type: ignore[no-untyped-def]  # compiled, never called
    states[to] = states[source]


OTHER_BODIES = {"copy_state": copy_state}


def other_body(name: str, function: FunctionType) -> FunctionType:
    """The compiled engines' version of a kernel that cannot be the same everywhere; else the function itself."""
    body = OTHER_BODIES.get(name)
    if body is None or ".kernel." not in function.__module__:
        return function
    twin = FunctionType(body.__code__, function.__globals__, name, body.__defaults__)
    twin.__module__ = function.__module__
    twin.__annotations__ = function.__annotations__
    return twin


def freeze_tables(module: ModuleType) -> None:
    """Lists of numbers become arrays of the smallest signed type that holds them: constants for the compiler.

    (Unsigned ones would mix with int64 to fractions where NumPy's rules say so.)
    """
    import numpy as np

    for name, value in list(vars(module).items()):
        if isinstance(value, list) and not name.startswith("_"):
            array = np.array(value)
            smallest = np.result_type(*(np.min_scalar_type(-abs(int(n)) - 1) for n in (array.min(), array.max())))
            setattr(module, name, array.astype(smallest))


def signature(function: FunctionType, record: Any) -> tuple[Any, ...]:
    """The Numba argument types that a function's annotations stand for."""
    hints = typing.get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    try:
        return tuple(_argument(hint, record) for hint in hints.values())
    except KeyError as unknown:
        place = f"{function.__code__.co_filename}:{function.__code__.co_firstlineno}"
        raise TypeError(f"{place}: {function.__name__} has a parameter of an unknown type {unknown}") from None


def _argument(hint: Any, record: Any) -> Any:
    from numba import from_dtype, types

    if hint is int:
        return types.int64
    if hint is float:
        return types.float64
    if hint is bool:
        return types.boolean
    if isinstance(hint, type) and issubclass(hint, Blank):
        return record
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):  # typing.NamedTuple
        parts = typing.get_type_hints(hint, include_extras=True)
        return types.NamedTuple([_argument(part, record) for part in parts.values()], hint)
    if typing.get_origin(hint) is list:
        return types.Array(record, 1, "C")
    extras = getattr(hint, "__metadata__", None)
    if extras is None:
        raise KeyError(hint)
    if hint.__origin__ is int:  # a parameter of an event, with what it stands for
        return types.int64
    import numpy as np

    dimensions = str(hint.__origin__).count("list")
    return types.Array(from_dtype(np.dtype(extras[0])), dimensions, "C")


def callees(function: FunctionType) -> Iterator[str]:
    """The global names that a function's code mentions; those it calls are among them."""
    yield from function.__code__.co_names
