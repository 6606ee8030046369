"""Puzzles over the wire: a board that is no table, with all answers, and nothing that is kept."""

from __future__ import annotations

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import vicus
from vicus.puzzles.puzzle import own
from vicus.server import game_files, past_worker
from vicus.table.table import Table

GAME = "bohemian_villages"


@pytest.fixture
def puzzle():
    return own(GAME).puzzles[0]


def test_the_list_has_ratings_and_no_answers():
    client = TestClient(Starlette(routes=game_files.ROUTES))
    listed = client.get(f"/api/puzzles/{GAME}").json()
    assert [each["id"] for each in listed] == [each.id for each in own(GAME).puzzles]
    assert listed[0].keys() == {"id", "rating", "players", "themes"}
    assert client.get("/api/puzzles/nothing").status_code == 404


def test_a_puzzle_is_the_position_as_its_seat_sees_it(visit, puzzle):
    match = vicus.load(puzzle.link)
    shown = visit("Ada").ask("puzzle", "puzzle", game=GAME, puzzle=puzzle.id)
    table = shown["table"]
    assert table["you"] == match.seat
    assert table["view"] == msgspec.to_builtins(match.view(match.seat))
    assert [action["text"] for action in table["legal"]] == [action.text for action in match.legal()]
    assert [option["action"]["text"] for option in shown["options"]] == [option.action for option in puzzle.options]
    assert shown["right"] == puzzle.right
    assert [seat["kind"] for seat in table["seats"]].count("guest") == 1


def test_it_is_no_table_of_anybody(visit, puzzle):
    page = visit("Ada")
    page.ask("puzzle", "puzzle", game=GAME, puzzle=puzzle.id)
    assert page.ask("lobby", "lobby")["mine"] == []


def test_why_something_cannot_be_done_there(visit, puzzle):
    match = vicus.load(puzzle.link)
    legal = {action.id for action in match.legal()}
    other = next(match.game.action(number) for number in range(match.game.actions.size) if number not in legal)
    reason = visit("Ada").ask("puzzle", "reason", game=GAME, puzzle=puzzle.id, why=other.text)
    assert (reason["rule"], reason["reason"]) == (match.why_not(other)[0], match.why_not(other)[1]["reason"])
    assert reason["table"] == f"{GAME}:{puzzle.id}"


@pytest.mark.parametrize("wrong", [{"puzzle": "nothing"}, {"game": "nothing"}, {"why": "nonsense"}])
def test_what_is_none_is_refused(visit, puzzle, wrong):
    asked = {"game": GAME, "puzzle": puzzle.id, **wrong}
    assert visit("Ada").error("puzzle", **asked) == "bad_input"


def test_whoever_plays_on_has_the_seat_of_the_puzzle(puzzle):
    table = Table.replayed(past_worker.imported(f"#/r/{puzzle.link}", "ada", until=puzzle.ply))
    assert table.seat_of("ada") == table.turn == puzzle.seat
