"""What environments are built on is installed by an extra; without it they say which."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from vicus.errors import VicusError


@contextmanager
def needed(extra: str, package: str) -> Iterator[None]:
    """Imports of a package that `pip install "vicus[EXTRA]"` brings; VicusError says so where it is missing.

    >>> with needed("envs", "nothing_of_this_name"):
    ...     import nothing_of_this_name
    Traceback (most recent call last):
    vicus.errors.VicusError: nothing_of_this_name is not installed: pip install "vicus[envs]".
    """
    try:
        yield
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] != package:
            raise
        raise VicusError("envs-missing", package=package, extra=extra) from problem
