"""The house believes that all games can be loaded; other tests want to see for themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vicus.core import game as games


@pytest.fixture(autouse=True)
def mistrust() -> Iterator[None]:
    yield
    games.trust(())
    games.playable.cache_clear()
