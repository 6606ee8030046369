"""Scales that answer at once."""

from __future__ import annotations

import pytest

from .games import answer, made_up


@pytest.fixture
def quick(monkeypatch) -> None:
    """Scales answer at once."""
    answer(monkeypatch, made_up)
