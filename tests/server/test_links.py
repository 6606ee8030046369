"""Games as links: given out, opened, played on from anywhere; and what is no link."""

from __future__ import annotations

import pytest

import vicus

from .test_recorded import PEOPLE, brought, played


def test_a_finished_game_is_given_out_as_a_link_and_comes_back_the_same(visit):
    match = played(None, PEOPLE)
    zoe = visit("Zoe")
    answer = zoe.ask("export", "record", table=brought(zoe, match), link=True)
    assert answer["record"] == ""
    assert vicus.load(answer["link"]).save() == match.save()
    again = zoe.open(zoe.ask("import", "created", record=f"#/r/{answer['link']}/5")["table"])
    assert (again["status"], again["you"], again["ply"]) == ("over", None, len(match.actions))
    assert [person["name"] for person in again["recorded"]["people"]] == [person.name for person in PEOPLE]


def test_a_game_that_goes_on_has_no_link(visit):
    zoe = visit("Zoe")
    assert zoe.ask("export", "error", table=brought(zoe, played(4)), link=True)["message"] == "export-not-over"


@pytest.mark.parametrize("ply", [0, 7])
def test_anybody_plays_on_from_a_position_in_the_place_of_whoever_is_to_move(visit, ply):
    match = played(None, PEOPLE)
    before = played(ply)
    zoe = visit("Zoe")
    shown = zoe.open(zoe.ask("import", "created", record=match.link(), until=ply)["table"])
    assert (shown["status"], shown["ply"], shown["you"]) == ("playing", ply, before.seat)
    assert [action["text"] for action in shown["legal"]] == [action.text for action in before.legal()]
    assert [seat["kind"] for seat in shown["seats"]].count("bot") == 2


def test_a_position_beyond_the_end_is_the_end(visit):
    zoe = visit("Zoe")
    assert zoe.open(zoe.ask("import", "created", record=played(None).link(), until=10_000)["table"])["status"] == "over"


def test_what_is_no_link_is_refused_in_words_and_the_page_goes_on(visit):
    zoe = visit("Zoe")
    code = played(None).link()
    for text in (code[:-7], "1" + "A" * 3000, "1<script>", "x"):
        assert zoe.ask("import", "error", record=f"#/r/{text}")["message"] in ("link-broken", "record-not-json")
    assert zoe.ask("import", "error", record=f"#/r/3{code[1:]}")["message"] == "link-later"
    assert zoe.ask("hello", "welcome")


def test_a_box_in_a_link_is_as_large_as_one_in_a_record(visit, server, monkeypatch):
    game = vicus.game("bohemian_villages", {**vicus.game("bohemian_villages").box.data, "box": {"name": "Mine"}})
    code = game.new(players=2, seed=7).link()
    service = server.app.state.service
    monkeypatch.setattr(service, "limits", type(service.limits)(box_bytes=10))
    assert visit("Zoe").ask("import", "error", record=code)["message"] == "limit-box"
