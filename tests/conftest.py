"""Shared by all tests: a compiler cache of their own, and rule ids that exist."""

from __future__ import annotations

import getpass
import os
import signal
import tempfile
from pathlib import Path

import pytest

# All workers and runs share one cache, apart from the user's: tests may clear and corrupt theirs.
os.environ.setdefault("VICUS_CACHE_DIR", str(Path(tempfile.gettempdir()) / f"vicus-test-cache-{getpass.getuser()}"))

# Started in the background of a script, this process would ignore Ctrl-C, and so would all that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A marker with an id that no catalogue has is a mistake, not a test."""
    from vicus.core.catalogue import catalogue
    from vicus.games import names

    known = {rule.id for game in names() for rule in catalogue(game)}
    for item in items:
        for marker in item.iter_markers("rule"):
            unknown = [i for i in marker.args if i not in known]
            if unknown or not marker.args:
                raise pytest.UsageError(f"{item.nodeid}: no catalogue has the rule {', '.join(unknown) or '(none named)'}")
