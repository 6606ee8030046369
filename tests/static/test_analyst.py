"""Looking back on a page without a server: the same report as with one, whoever works it out."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from tests.analysis.games import answer, made_up, made_up_of, played
from tests.server.conftest import run_apart
from vicus.analysis.analyse import analyse
from vicus.server.analysis_worker import CannotAnalyse, Wanted
from vicus.static import analyst
from vicus.static.analyst import Analyst


@pytest.fixture
def match(monkeypatch):
    answer(monkeypatch, made_up)
    monkeypatch.setattr(analyst, "STRETCH", 0.0)
    return played("bohemian_villages")


def workers(match):
    """Stand for those of the page: a question as it is sent, an answer as it comes back."""

    async def asked(message):
        await asyncio.sleep(0)
        question = repr((int(message["seed"]), message["seat"], message["first"])).encode()
        position = bytes.fromhex(message["position"])
        found = made_up_of(position + question, match.players, message["share"], len(message["menu"]))
        visits, *totals = found.sums
        assert message["whole"]
        assert len(message["points"]) == len(message["weights"]) + 2
        return SimpleNamespace(visits=found.visits, done=visits, totals=totals)

    return asked


def test_the_same_report(match):
    async def work():
        desk = Analyst(workers(match), at_once=3, has_module=lambda game: True)
        wanted, parts = Wanted(match.save(), "quick", False), 0
        while not (part := await desk.advance(wanted, whole=True)).done:
            parts += 1
        assert parts > 5, "a stretch at a time"
        return part.report

    assert run_apart(work()) == analyse(match, judge="search")


def test_a_box_without_a_module(match):
    desk = Analyst(workers(match), at_once=1, has_module=lambda game: False)
    with pytest.raises(CannotAnalyse, match="analyse-not-ready"):
        run_apart(desk.advance(Wanted(match.save(), "quick", False), whole=True))
