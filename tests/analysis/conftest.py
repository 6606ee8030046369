"""Scales that answer at once."""

from __future__ import annotations

import pytest

from .games import answer, made_up


@pytest.fixture
def quick(monkeypatch) -> None:
    """Scales answer at once, and whatever is compiled, the search is asked unless somebody else is named."""
    answer(monkeypatch, made_up)
    monkeypatch.setattr("vicus.analysis.analyse.judge_here", lambda game: "search")
