"""Who judges a game is there before it is asked."""

from __future__ import annotations

import pytest

import vicus
from vicus.bots.judge import Judge
from vicus.cli import judging
from vicus.texts import texts

GAME = vicus.game("helvetia")


@pytest.fixture
def compiled(monkeypatch) -> list[str]:
    """What was compiled, in order."""
    done: list[str] = []
    monkeypatch.setattr(judging, "planner", lambda name, box, waiting: done.append("planner"))
    monkeypatch.setattr(judging, "thinker", lambda name, box, waiting: done.append("thinker"))
    monkeypatch.setattr(judging, "can_plan", lambda game: "planner" in done)
    monkeypatch.setattr(judging, "can_think", lambda game: "thinker" in done)
    return done


@pytest.mark.parametrize(("by", "wanted"), [("deep", ["planner", "thinker"]), ("search", ["planner"])])
def test_what_the_judge_needs_is_compiled_once(monkeypatch, compiled, by, wanted):
    monkeypatch.setattr(judging, "judge", lambda game: Judge(by))
    for _ in range(2):
        judging.ready_to_judge(GAME, texts("en", GAME.name))
    assert compiled == wanted
