"""Records know who played: what is given out, and what a table from a record shows."""

from __future__ import annotations

import json
import re

import pytest

import vicus
from vicus.bots.names import bot_names

PEOPLE = [vicus.Person("Rosa", "casual"), vicus.Person("Ada"), vicus.Person("Livia", "master")]


def played(plies: int | None, people: list[vicus.Person] | None = None) -> vicus.Match:
    """A game, as far as it was played; none: to its end."""
    match = vicus.game("bohemian_villages").new(players=3, seed=11)
    match.about = None if people is None else vicus.About(people, "2024-02-29T18:30Z")
    while not match.over and (plies is None or len(match.actions) < plies):
        match.play(match.legal()[0])
    return match


def brought(page, match: vicus.Match) -> str:
    return str(page.ask("import", "created", record=match.save())["table"])


def record(page, table: str) -> dict:
    return json.loads(page.ask("export", "record", table=table)["record"])


def test_a_finished_game_shows_its_people_and_not_who_brought_it(visit):
    match = played(None, PEOPLE)
    zoe = visit("Zoe")
    shown = zoe.open(brought(zoe, match))
    assert shown["status"] == "over"
    assert shown["you"] is None
    assert shown["recorded"] == {
        "plies": len(match.actions),
        "people": [{"name": person.name, "level": person.level} for person in PEOPLE],
        "date": "2024-02-29T18:30Z",
    }
    assert shown["winners"] == match.winners()


def test_who_brings_a_finished_game_of_nobody_knows_whom_is_no_player_either(visit, server):
    """Records of the first format do not say who played."""
    match = played(None)
    zoe = visit("Zoe")
    table = brought(zoe, match)
    shown = zoe.open(table)
    assert (shown["status"], shown["you"]) == ("over", None)
    assert shown["recorded"]["people"] == [{"name": "", "level": None}] * 3
    assert shown["recorded"]["plies"] == len(match.actions)
    assert "Zoe" not in json.dumps([shown["seats"], record(zoe, table)])
    assert zoe.ask("lobby", "lobby")["mine"] == []
    service = server.app.state.service
    server.portal.call(server.app.state.hub.history.tend_once)
    server.portal.call(service.keeper.tend_once)
    assert zoe.ask("my_games", "my_games")["games"] == []


def test_it_can_be_given_on_as_it_came(visit):
    match = played(None, PEOPLE)
    zoe = visit("Zoe")
    assert record(zoe, brought(zoe, match)) == json.loads(match.save())


def test_who_plays_on_takes_the_place_of_a_person_and_bots_stay(visit):
    zoe = visit("Zoe")
    shown = zoe.open(brought(zoe, played(20, PEOPLE)))
    assert [(seat["kind"], seat["level"]) for seat in shown["seats"]] == [("bot", "casual"), ("guest", None), ("bot", "master")]
    assert shown["you"] == 1
    assert shown["seats"][1]["name"] == "Zoe"
    assert [person["name"] for person in shown["recorded"]["people"]] == ["Rosa", "Ada", "Livia"]
    assert shown["recorded"]["plies"] == 20


def test_a_record_without_people_is_a_table_as_before(visit):
    zoe = visit("Zoe")
    shown = zoe.open(brought(zoe, played(20)))
    assert shown["recorded"] is None
    assert shown["you"] == 0


@pytest.mark.parametrize("people", [None, PEOPLE])
def test_who_played_to_the_end_is_in_the_record(visit, people):
    """As they were called at the table, bots with their levels; of those who were in a record before nobody."""
    zoe = visit("Zoe")
    last = len(played(None).actions)
    bots = [vicus.Person(person.name, "casual" if person.level else None) for person in people] if people else None
    table = brought(zoe, played(last - 30, bots))
    zoe.open(table)
    names = [seat["name"] for seat in zoe.table["seats"]]
    while zoe.table["status"] == "playing":
        zoe.my_move()
        if zoe.table["legal"]:
            zoe.act(zoe.table["legal"][0]["text"])
        elif zoe.table["can_end"]:
            zoe.step("end_turn")
    about = record(zoe, table)["about"]
    own = 1 if people else 0
    assert [person["name"] for person in about["people"]] == names
    assert names[own] == "Zoe"
    assert [person.get("level") for person in about["people"]] == [None if seat == own else "casual" for seat in range(3)]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\dZ", about["date"])
    assert about["winners"] == zoe.table["winners"]
    assert about["scores"] == [score["total"] for score in zoe.table["scores"]]


def test_nothing_but_names_is_told_of_anybody(visit):
    zoe = visit("Zoe")
    text = json.dumps(record(zoe, brought(zoe, played(None))))
    assert not re.search(r"[0-9a-f]{64}", text), "no guest's id"


def test_hostile_names_are_cleaned(visit):
    match = played(None, PEOPLE)
    evil = json.loads(match.save())
    evil["about"]["people"][0]["name"] = "\u202e<img src=x onerror=alert(1)>\u0000" + "A" * 1000
    evil["about"]["people"][1]["name"] = "\u3164"
    zoe = visit("Zoe")
    shown = zoe.open(zoe.ask("import", "created", record=json.dumps(evil))["table"])
    names = [person["name"] for person in shown["recorded"]["people"]]
    assert len(names[0]) <= 24
    assert names[0].isprintable()
    assert names[1] == ""


def test_a_damaged_part_about_people_is_refused_in_words(visit):
    evil = json.loads(played(None, PEOPLE).save())
    evil["about"]["scores"][0] += 1
    zoe = visit("Zoe")
    assert zoe.ask("import", "error", record=json.dumps(evil))["message"] == "record-result"


def test_bots_are_called_the_same_by_everybody(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.create("me", "casual", "beginner")
    expected = bot_names(table, [None, "casual", "beginner"])
    for page in (ada, ben):
        assert [seat["name"] for seat in page.open(table)["seats"]] == ["Ada", *expected[1:]]
    (info,) = (info for info in ada.ask("lobby", "lobby")["mine"] if info["id"] == table)
    assert [seat["name"] for seat in info["seats"]] == ["Ada", *expected[1:]]


def test_nobody_passes_for_a_bot(visit):
    ada = visit("Ada")
    table = ada.create("me", "casual")
    bot = bot_names(table, [None, "casual"])[1]
    ada.ask("hello", "welcome", name=bot)
    names = [seat["name"] for seat in ada.open(table)["seats"]]
    assert names == [f"{bot} 2", bot]
