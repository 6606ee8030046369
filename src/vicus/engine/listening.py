"""What happens when interpreted rules tell an event: its name and numbers are written down while somebody listens."""

from __future__ import annotations

import inspect
from types import FunctionType
from typing import Any, cast


def recorder(name: str, event: FunctionType) -> FunctionType:
    """A function with the parameters of an event that adds (name, number, number …) to the state's log."""
    state, *params = inspect.signature(event).parameters
    arguments = ", ".join(params)
    source = (
        f"def {name}({', '.join([state, *params])}):\n"
        f"    if {state}.log is not None:\n"
        f"        {state}.log.append(({name.removesuffix('_')!r}, {arguments}))\n"
    )
    scope: dict[str, Any] = {}
    exec(source, scope)  # straight-line code: rules tell a lot
    made = cast(FunctionType, scope[name])
    made.__doc__ = event.__doc__
    return made
