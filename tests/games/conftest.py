"""Rule tests are watched: their positions are the scenes of the rules page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vicus.registry import names

from .scene_recorder import Recorder, check_fresh, shown_tests, watching

_recorder = Recorder()


@pytest.fixture(autouse=True)
def _scenes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    game = request.path.parent.name
    marked = tuple(rule for marker in request.node.iter_markers("rule") for rule in marker.args)
    test = f"{request.path.name}::{request.node.name}"
    records = request.config.getoption("--record-scenes")
    if game not in names() or not marked or not (records or test in shown_tests(game)):
        yield
        return
    with pytest.MonkeyPatch.context() as patch, watching(patch) as watch:
        yield
    if records:
        _recorder.note(game, marked, test, watch.moments)
    else:
        check_fresh(game, test, watch.moments)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--record-scenes"):
        _recorder.write()
