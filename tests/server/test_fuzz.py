"""Messages that no page would send, some thousand of them: `python -m bench.fuzz` sends a million."""

from __future__ import annotations

import pytest
from bench.fuzz.run import fuzz

from .conftest import run_apart

MESSAGES = 6_000


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_whatever_comes_it_is_answered_and_nothing_breaks(where, request):
    url = request.getfixturevalue("database" if where == "sqlite" else "postgres")
    told = run_apart(fuzz(url, MESSAGES, seed=12))
    assert not told.problems, str(told)
    assert told.messages == MESSAGES
    assert told.ways > 100, "they are not much alike"
    assert told.lines > 100, "and games go on between them"
