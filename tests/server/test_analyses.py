"""Looking back at a table: what is told when, to whom, and what is kept. (The figures have tests of their own.)"""

from __future__ import annotations

import time
from concurrent.futures import BrokenExecutor

import pytest

from tests.analysis.games import answer, made_up, played
from vicus.analysis.analyse import analyse
from vicus.server import analysis_worker
from vicus.server.analyses import MOST
from vicus.server.analysis_worker import Wanted
from vicus.server.storage import StorageUnavailable

from .test_my_games import play_out


@pytest.fixture(autouse=True)
def quick(monkeypatch) -> list:
    """Whatever is asked is answered at once; a worker answers after every job. What was asked of it is noted."""
    asked: list = []
    advance = analysis_worker.advance

    def noted(wanted, whole):
        asked.append((wanted, whole))
        return advance(wanted, whole)

    answer(monkeypatch, made_up)
    monkeypatch.setattr("vicus.bots.judge.can_plan", lambda game: True)
    monkeypatch.setattr("vicus.bots.judge.can_think", lambda game: False)
    monkeypatch.setattr(analysis_worker, "STRETCH", 0.0)
    monkeypatch.setattr(analysis_worker, "advance", noted)
    return asked


@pytest.fixture
def over(visit, server):
    """A page at a finished table."""
    page = visit("Ada")
    table = page.create("me", "beginner")
    page.open(table)
    server.portal.call(play_out, server.app.state.service, table)
    page.until(lambda shown: shown["status"] == "over")
    return page


def followed(page, table, depth="quick"):
    """All that is told of an analysis, up to its end."""
    page.send("analyse", table=table, depth=depth)
    report = page.answer("analysis")["report"]
    parts = []
    while report["decisions"] > (parts[-1]["judged"] if parts else report["judged"]):
        parts.append(page.answer("analysis_part"))
    return report, parts


def test_at_first_all_positions_then_decision_by_decision(over):
    report, parts = followed(over, over.table["id"])
    assert len(report["steps"]) == report["decisions"]
    assert report["judged"] == 0
    assert len(parts) > 5
    judged = [part["judged"] for part in parts]
    assert judged == sorted(judged)
    steps = {step["ply"]: step for part in parts for step in part["steps"]}
    assert all(steps[step["ply"]]["judged"] for step in report["steps"])
    assert parts[-1]["tallies"][0]["word"]


def test_what_was_found_is_kept(over, visit, server, quick):
    table = over.table["id"]
    followed(over, table)
    while server.app.state.hub.analyses._running:
        pass  # the last part is told before it is kept
    times = len(quick)
    report = visit("Ben").ask("analyse", "analysis", table=table)["report"]
    assert report["judged"] == report["decisions"]
    assert len(quick) == times, "nothing was worked out again, and whoever has the link may look"
    over.send("analyse", table=table, depth="thorough")
    assert over.answer("analysis")["report"]["depth"] == "thorough"


def test_whoever_comes_later_is_told_what_is_known(over, visit):
    table = over.table["id"]
    over.send("analyse", table=table)
    over.answer("analysis")
    ben = visit("Ben")
    report, _ = followed(ben, table)
    assert len(report["steps"]) == report["decisions"]


def test_who_plays_is_told_nothing_before_the_end(two, visit):
    (ada, _), cleo = two, visit("Cleo")
    table = ada.table["id"]
    refused = ada.ask("analyse", "error", table=table)
    assert (refused["code"], refused["message"]) == ("not_allowed", "analyse-not-over")
    report = cleo.ask("analyse", "analysis", table=table)["report"]
    assert report["public"]
    assert all(step["played"] == "" and step["judged"] is None for step in report["steps"])


def test_without_quick_code_it_is_said_so_and_begins_when_that_is_there(over, monkeypatch):
    monkeypatch.setattr("vicus.server.analyses.PATIENCE", 0.01)
    monkeypatch.setattr("vicus.bots.judge.can_plan", lambda game: False)
    refused = over.ask("analyse", "error", table=over.table["id"])
    assert (refused["code"], refused["message"]) == ("not_allowed", "analyse-not-ready")
    monkeypatch.setattr("vicus.bots.judge.can_plan", lambda game: True)
    report = over.answer("analysis")["report"]
    assert len(report["steps"]) == report["decisions"]


def test_nothing_goes_on_unwatched(over, server, quick, monkeypatch):
    """Who goes away asks for no more; who comes back finds what was found, and it goes on."""
    table, analyses = over.table["id"], server.app.state.hub.analyses
    advance = analysis_worker.advance

    def until_three(wanted, whole):
        part = advance(wanted, whole)
        if part is not None and part.judged == 3:
            for run in analyses._running.values():
                run.pages.clear()
        return part

    monkeypatch.setattr(analysis_worker, "advance", until_three)
    over.send("analyse", table=table)
    over.answer("analysis")
    while analyses._running:
        pass
    stopped = len(quick)
    assert server.portal.call(server.app.state.service.storage.analysis, table, "quick") is None
    monkeypatch.setattr(analysis_worker, "advance", advance)
    report = over.ask("analyse", "analysis", table=table)["report"]
    assert 3 <= report["judged"] < report["decisions"]
    assert len(quick) > stopped


def wait_for(true) -> None:
    """The server is another thread."""
    until = time.monotonic() + 20
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


def finished(page, server):
    """One more finished table of a guest."""
    table = page.create("me", "beginner")
    page.open(table)
    server.portal.call(play_out, server.app.state.service, table)
    return table


def test_who_asked_first_may_go(over, visit, server, quick, monkeypatch):
    """Others who follow the same analysis are told on, to its end."""
    table, analyses, advance = over.table["id"], server.app.state.hub.analyses, analysis_worker.advance
    monkeypatch.setattr(analysis_worker, "advance", lambda wanted, whole: None)  # nothing to tell for now
    over.send("analyse", table=table)
    wait_for(lambda: analyses._running)
    ben = visit("Ben")
    ben.send("analyse", table=table)
    wait_for(lambda: sum(len(run.pages) for run in analyses._running.values()) == 2)
    over.socket.close()
    wait_for(lambda: sum(len(run.pages) for run in analyses._running.values()) == 1)
    monkeypatch.setattr(analysis_worker, "advance", advance)
    report, parts = ben.answer("analysis")["report"], 0
    while ben.answer("analysis_part")["judged"] < report["decisions"]:
        parts += 1
    assert parts > 5


def test_a_guest_follows_two_at_a_time(over, visit, server, monkeypatch):
    monkeypatch.setattr(analysis_worker, "advance", lambda wanted, whole: None)
    analyses = server.app.state.hub.analyses
    tables = [over.table["id"], finished(over, server), finished(over, server)]
    pages = [over, *(visit("Ada") for _ in tables[1:])]
    for number, (page, table) in enumerate(zip(pages[:2], tables, strict=False), 1):
        page.send("analyse", table=table)
        wait_for(lambda number=number: len(analyses._running) == number)
    refused = pages[2].ask("analyse", "error", table=tables[2])
    assert (refused["code"], refused["message"]) == ("busy", "analyse-busy")
    pages[2].send("analyse", table=tables[1])  # what they follow anyway
    wait_for(lambda: sum(len(run.pages) for run in analyses._running.values()) == 3)
    over.send("analyse", table=tables[2])  # in place of the one before
    wait_for(lambda: {table for table, _ in analyses._running} == set(tables[1:]))


def test_who_shows_something_else_follows_it_no_longer(over, server, monkeypatch):
    """The page is still there: it goes on unwatched all the same."""
    monkeypatch.setattr(analysis_worker, "advance", lambda wanted, whole: None)
    analyses, table = server.app.state.hub.analyses, over.table["id"]
    over.send("analyse", table=table, depth="deep")
    wait_for(lambda: analyses._running)
    over.send("close", table=table)
    wait_for(lambda: not analyses._running)


def test_a_worker_that_is_lost_is_replaced(over, monkeypatch):
    """It may have been lost over something else. The next one tells everything again."""
    advance, lost = analysis_worker.advance, [BrokenExecutor, TimeoutError]

    def lose(wanted, whole):
        part = advance(wanted, whole)
        if lost and part is not None and part.judged:
            analysis_worker._running.clear()
            raise lost.pop()
        return part

    monkeypatch.setattr(analysis_worker, "advance", lose)
    followed(over, over.table["id"])
    assert not lost


def test_nobody_misses_anything_where_it_cannot_be_kept(over, server, monkeypatch):
    async def full(*about):
        raise StorageUnavailable

    monkeypatch.setattr(server.app.state.service.storage, "put_analysis", full)
    followed(over, over.table["id"])
    wait_for(lambda: not server.app.state.hub.analyses._running)
    assert over.ask("course", "course", "error", table=over.table["id"])["type"] == "course"


def test_those_who_gave_up_a_game_see_what_everybody_can_see_of_it(two):
    ada, ben = two
    for page in two:
        page.send("abandon", table=ada.table["id"])
    ada.until(lambda shown: shown["status"] == "abandoned")
    assert ben.ask("analyse", "analysis", table=ada.table["id"])["report"]["public"]


def test_all_that_take_turns_come_to_an_end(monkeypatch):
    """A worker has room for as many as may be under way at one time: none is thrown out before its next turn."""
    begun, began = analysis_worker.begun, []
    monkeypatch.setattr(analysis_worker, "begun", lambda wanted, judge: began.append(wanted) or begun(wanted, judge))
    records = [played("bohemian_villages", seed=seed, decisions=2).save() for seed in range(MOST)]
    waiting = [Wanted(record, "quick", public=False) for record in records]
    while waiting:
        waiting = [wanted for wanted in waiting if not ((part := analysis_worker.advance(wanted, True)) and part.done)]
    assert len(began) == MOST


def test_a_decision_that_takes_long_keeps_nobody_waiting(monkeypatch):
    """A worker stops in the middle of it, and goes on there: the report is the same."""
    match = played("bohemian_villages", decisions=3)
    answer(monkeypatch, made_up, pieces=20)
    wanted, times, part = Wanted(match.save(), "deep", public=False), 0, None
    while part is None or not part.done:
        part = analysis_worker.advance(wanted, True)
        times += 1
    assert times > 20 * 3 * 4, "more than questions that were asked"
    assert part.report == analyse(match, "deep")


def test_not_again_and_again(over):
    table = over.table["id"]
    codes = []
    for _ in range(12):
        over.send("analyse", table=table)
        codes.append(over.answer("analysis", "error").get("code"))
    assert "limit" in codes or "too_fast" in codes
