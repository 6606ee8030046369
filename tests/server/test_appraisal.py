"""What the coach is told: where, when, and at whose cost."""

from __future__ import annotations

from vicus.analysis.appraisal import Worth
from vicus.server import bot_worker


def known(monkeypatch, asked=None):
    """A worker that judges at once: the last option is the best."""

    def appraise(question):
        from vicus.core.game import game as find

        assert question.view["viewer"] == question.seat, "it is given what the seat may see, and nothing else"
        if asked is not None:
            asked.append(question)
        game = find(question.game, question.box)
        actions = [game.action(number) for number in reversed(question.legal)]
        return tuple(Worth(action, 200 - n, 0.6 - n / 100, 0.01, 3.0 - n) for n, action in enumerate(actions))

    monkeypatch.setattr(bot_worker, "appraise", appraise)


def asked_for(page):
    return page.ask("appraise", "appraisal", table=page.table["id"], number=page.table["number"])


def test_all_options_are_judged_and_the_table_does_not_move(visit, monkeypatch):
    known(monkeypatch)
    page = visit("Ada")
    table = page.open(page.create("me", "casual"))
    found = asked_for(page)
    assert [option["action"] for option in found["options"]] == table["legal"][::-1]
    assert found["options"][0].keys() == {"action", "visits", "chance", "doubt", "lead"}
    assert page.open(table["id"], since=table["number"])["number"] == table["number"]


def test_before_bots_are_ready_nothing_is_said(visit, cold):
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    assert asked_for(page)["options"] == []


def test_the_coach_is_not_for_games_among_people(two, monkeypatch):
    known(monkeypatch)
    ada, ben = two
    table, number = ada.table["id"], ada.table["number"]
    assert ada.error("appraise", table=table, number=number) == "not_allowed"
    assert ben.error("appraise", table=table, number=number) == "not_your_turn"


def test_the_host_can_switch_it_off_with_the_hints(visit, monkeypatch):
    known(monkeypatch)
    page = visit("Ada")
    page.open(page.create("me", "casual", terms={"hints": False}))
    assert page.error("appraise", table=page.table["id"], number=page.table["number"]) == "not_allowed"


def test_it_counts_as_a_hint(visit, server, monkeypatch):
    """Whoever is told what every move is worth wins no rating by it."""
    known(monkeypatch)
    page = visit("Ada")
    table = page.open(page.create("me", "casual"))
    asked_for(page)
    service = server.app.state.service
    live = server.portal.call(service.table, table["id"])
    assert live.table.advised == {0}


def test_what_is_asked_for_while_another_is_worked_out_is_answered_by_nothing(visit, server, monkeypatch):
    asked = []
    known(monkeypatch, asked)
    page = visit("Ada")
    table = page.open(page.create("me", "casual"))
    service = server.app.state.service
    live = server.portal.call(service.table, table["id"])
    live.appraising = True
    assert asked_for(page)["options"] == []
    assert asked == []
    live.appraising = False
    assert asked_for(page)["options"] != []


def test_a_worker_that_fails_says_nothing(visit, monkeypatch, caplog):
    def appraise(question):
        raise RuntimeError("no")

    monkeypatch.setattr(bot_worker, "appraise", appraise)
    page = visit("Ada")
    page.open(page.create("me", "casual"))
    assert asked_for(page)["options"] == []
    assert "an appraisal failed" in caplog.text
