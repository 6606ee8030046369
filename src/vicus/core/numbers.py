"""Numbers that users give: whole ones of any integer type (NumPy's too), and nothing else."""

from __future__ import annotations

import operator
from typing import Any

from vicus.errors import BadOption, UnknownAction
from vicus.texts import told


def whole(value: Any, key: str) -> int:
    """The value as a plain int; raises the error that the key belongs to for anything that is no whole number.

    >>> whole(3, "bad-seat")
    3
    """
    if type(value) is int:
        return value
    if not isinstance(value, bool | str):
        try:
            return operator.index(value)
        except TypeError:
            pass
    if key == "action-no-id":
        raise UnknownAction(key, id=told(value))
    raise BadOption(key, value=told(value))
