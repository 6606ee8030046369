"""Guided games: a real table, whose bot plays what the lesson says."""

from __future__ import annotations

import pytest

import vicus
from vicus.table.lessons import lesson

GAMES = [name for name in vicus.games() if lesson(name) is not None]


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_plays_what_the_lesson_says(visit, game):
    found = lesson(game)
    ada = visit("Ada")
    ada.open(ada.ask("learn", "created", game=game)["table"])
    assert ada.table["lesson"] == "first"
    assert ada.table["you"] == found.notes.learner
    match = vicus.game(game).new(players=found.players, seed=found.seed, **found.options)
    begins = found.notes.steps[0].ply
    for ply, text in enumerate(found.actions):
        if ply >= begins and match.seat == found.notes.learner:
            ada.until(lambda t, at=ply: t["ply"] == at and t["legal"])
            ada.act(text)
            if ada.table["can_end"]:
                ada.step("end_turn")
        match.play(text)
    ada.until(lambda t: t["ply"] == len(found.actions) and t["legal"])
    assert ada.table["view"] == match.view(found.notes.learner)


def test_whoever_goes_another_way_plays_against_a_gentle_bot(visit):
    ada = visit("Ada")
    ada.open(ada.ask("learn", "created", game="carpe_diem")["table"])
    ada.act("start 3")  # the lesson wants 6
    ada.step("end_turn")
    ada.until(lambda t: t["ply"] == 2 and t["legal"])
    assert ada.table["seats"][1]["level"] == "beginner"


def test_a_mistake_is_taken_back_as_at_any_table(visit):
    ada = visit("Ada")
    ada.open(ada.ask("learn", "created", game="carpe_diem")["table"])
    ada.act("start 6")
    assert ada.table["can_undo"]
    assert ada.step("undo")["ply"] == 0


def test_there_must_be_such_a_lesson(visit):
    ada = visit("Ada")
    for name in ("", "../box", "second_game", "marks", "\N{ALEF SYMBOL}" * 600, "a\0b"):
        assert ada.error("learn", game="carpe_diem", lesson=name) == "bad_input", name
    assert ada.error("learn", game="chess") == "bad_input"


def test_the_page_is_given_the_lesson(server):
    answer = server.get("/api/lesson/carpe_diem/first").json()
    assert len(answer["notes"]["steps"]) == len(lesson("carpe_diem").notes.steps)
    assert answer["marks"]["forum"] == ".forum"
    assert server.get("/api/lesson/carpe_diem/..%2Fbox").status_code == 404
    assert server.get("/api/lesson/chess/first").status_code == 404
