"""Numbers that several threads change at the same time, each in a line of memory of its own.

Here for one thread alone; the native engine has atomic instructions instead (`vicus.engine.atomics`). What was written before
a number changed can be read by whoever has seen the change.
"""

from vicus.engine.layout import Ints


def read(numbers: Ints, at: int) -> int:
    return numbers[at]


def write(numbers: Ints, at: int, value: int) -> None:
    numbers[at] = value


def replace(numbers: Ints, at: int, before: int, after: int) -> bool:
    """Only if nobody else has changed it."""
    if numbers[at] != before:
        return False
    numbers[at] = after
    return True


def add(numbers: Ints, at: int, value: int) -> None:
    numbers[at] += value


def lower(numbers: Ints, at: int, value: int) -> None:
    """To the value, if that is less."""
    numbers[at] = min(numbers[at], value)


def pause() -> None:
    """Look again in a moment: a processor that waits like this leaves others alone."""
