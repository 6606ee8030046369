"""What can be done at a table, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import random

import msgspec
import pytest

import vicus
from vicus.games import names
from vicus.table import arranging, changes, company, lines
from vicus.table.message_parts import SeatPlan
from vicus.table.refusal import Refused
from vicus.table.seats import Seat
from vicus.table.table import Table

from .party import any_move, anything, begun, facts, finished, new_table


def refusal(wish, *about, **more) -> str:
    """The code with which a wish is refused; the table is as it was."""
    table = about[0]
    before = facts(table)
    with pytest.raises(Refused) as refused:
        wish(*about, **more)
    assert facts(table) == before
    return refused.value.code


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", names())
def test_no_refusal_changes_anything(game, seed):
    table, log = new_table(game, *[Seat()] * 3)
    refusals = []

    def refused(before):
        refusals.append(1)
        assert facts(table) == before
        assert table.length == len(log)

    for written in anything(table, random.Random(100 + seed), 200, refused):
        log += written
        assert table.length == len(log)
    assert len(refusals) > 20
    assert facts(Table.replayed(log)) == facts(table)


def test_seats_before_the_start():
    table, _ = new_table()
    assert changes.sit(table, "ben", 1) == [lines.Sit(1, "guest", "ben")]
    assert refusal(changes.sit, table, "ada", 1) == "seat_taken"
    assert refusal(changes.sit, table, "ada", 2) == "bad_input"
    assert refusal(changes.sit, table, "ada", -1) == "bad_input"
    assert refusal(arranging.start, table, "dora") == "not_allowed"
    assert refusal(changes.leave, table, "dora") == "not_seated"
    assert refusal(changes.act, table, "ben", 0, "pass") == "not_started"
    assert refusal(company.vote, table, "ben", 1, (), {}, 0.0) == "not_started"
    assert changes.sit(table, "ben", 0) == [lines.Sit(1, "free"), lines.Sit(0, "guest", "ben")], "another seat is given up"
    assert changes.leave(table, "ben") == [lines.Sit(0, "free")]
    changes.sit(table, "ben", 1)
    changes.sit(table, "ada", 0)
    arranging.ready(table, "ben", True)
    assert arranging.start(table, "ada") == [lines.Begin()], "the host may"
    for wish in (lambda t: changes.sit(t, "cleo", 0), lambda t: arranging.start(t, "ben")):
        assert refusal(wish, table) == "already_started"


def test_playing():
    table, _ = begun()
    legal = table.logged.match.legal()[0].text
    assert refusal(changes.act, table, "ben", 0, legal) == "not_your_turn"
    assert refusal(changes.act, table, "dora", 0, legal) == "not_seated"
    assert refusal(changes.act, table, "ada", 1, legal) == "stale"
    assert refusal(changes.act, table, "ada", 0, "nonsense") == "bad_input"
    assert refusal(changes.act, table, "ada", 0, "pass") == "not_allowed"
    assert refusal(changes.end_turn, table, "ada", 0) == "not_allowed"
    assert refusal(changes.undo, table, "ada", 0) == "not_allowed"
    assert refusal(changes.bot_acts, table, 0, table.logged.match.legal()[0].id) == "stale"
    assert refusal(changes.bot_ends, table) == "stale"
    assert refusal(changes.following_seats, table, "ada") == "not_allowed"
    assert changes.act(table, "ada", 0, f" {legal.upper()} ") == [lines.Act(legal)], "as the game writes it"
    assert refusal(changes.act, table, "ada", 0, legal) == "stale"
    assert changes.undo(table, "ada", 1) == [lines.Undo()]


def test_a_turn_that_ends_by_itself():
    table, _ = begun()
    assert changes.prefer(table, "ada", True, None) == [lines.Prefer("ada", True)]
    assert changes.prefer(table, "ada", True, None) == [], "nothing new"
    written = []
    while table.turn == 0:
        written = any_move(table, random.Random(1))
    assert [type(line) for line in written] == [lines.Act, lines.End]
    assert written[-1].digest


def test_what_may_be_preferred():
    table, _ = begun()
    assert changes.prefer(table, "dora", True, 0.0) == [], "who has no seat has nothing to prefer"
    assert changes.prefer(table, "ada", None, 99.0) == [lines.Prefer("ada", None, changes.SLOWEST)]
    assert changes.prefer(table, "ben", None, -1.0) == [lines.Prefer("ben", None, changes.FASTEST)]
    assert changes.prefer(table, "ada", False, None) == []


def test_a_game_that_is_over():
    table, log = begun()
    finished(table, log)
    number = table.logged.number
    for wish in (changes.undo, changes.end_turn, changes.require_turn):
        assert refusal(wish, table, "ada", number) == "over"
    assert refusal(company.vote, table, "ada", 1, {"ada"}, {}, 0.0) == "over"
    assert refusal(changes.following_seats, table, "dora") == "not_seated"
    again = [Seat("guest", "ada", colour=0), Seat("guest", "ben", colour=1)]
    assert changes.following_seats(table, "ben") == again, "in the same colours"


def test_a_bot_takes_over_when_all_who_are_there_agree():
    table, _ = new_table("bohemian_villages", *(Seat("guest", name) for name in ("ada", "ben", "cleo")))
    there = {"ada", "ben"}
    assert refusal(company.vote, table, "dora", 2, there, {}, 0.0) == "not_seated"
    assert refusal(company.vote, table, "ada", 3, there, {}, 0.0) == "bad_input"
    assert refusal(company.vote, table, "ada", 1, there, {}, 0.0) == "not_allowed"
    assert company.vote(table, "ada", 2, there, away={}, grace=0.0) == [lines.Vote(2, "ada")]
    assert company.vote(table, "ada", 2, there, away={}, grace=0.0) == [], "nobody votes twice"
    assert changes.come_back(table, "ada") == []
    assert changes.come_back(table, "cleo") == [lines.Return(2)]
    assert table.seats[2].votes == set()
    company.vote(table, "ada", 2, there, away={}, grace=0.0)
    assert company.vote(table, "ben", 2, there, away={}, grace=0.0) == [
        lines.Vote(2, "ben"),
        lines.Sit(2, "bot", level=changes.REPLACEMENT_LEVEL),
    ]
    assert refusal(company.vote, table, "ada", 2, there, {}, 0.0) == "bad_input", "it is a bot's already"


def test_bots_move_in_the_open_and_only_in_their_turn():
    table, _ = new_table("bohemian_villages", Seat("bot", None, "casual"), Seat("guest", "ben"))
    assert table.bot_to_move() == "casual"
    chosen = table.logged.match.legal()[0]
    assert refusal(changes.bot_acts, table, 1, chosen.id) == "stale"
    assert changes.bot_acts(table, 0, chosen.id) == [lines.Act(chosen.text, shown=True)]
    assert table.logged.public_number == 1, "everybody sees it"
    while table.bot_to_move():
        any_move(table, random.Random(1))
    assert refusal(changes.bot_ends, table) == "stale"


def test_a_table_from_a_match_goes_on_where_that_was():
    match = vicus.game("carpe_diem").new(players=2, seed=8)
    for _ in range(20):
        match.play(match.legal()[0])
    table, log = changes.lay(
        match.game, match.options, [Seat("guest", "ada"), Seat("bot", None, "casual")], False, "ada", match
    )
    assert table.logged.match.state == match.state
    assert facts(Table.replayed(log)) == facts(table)
    assert log[0].seed == 8


def test_links_and_seeds_of_tables_cannot_be_guessed():
    game = vicus.game("bohemian_villages")
    laid = [changes.lay(game, {}, [Seat(), Seat()], True, "ada")[0].laid for _ in range(50)]
    assert len({each.id for each in laid}) == len({each.seed for each in laid}) == 50
    assert max(each.seed for each in laid) > 2**55


def test_planned_seats():
    plans = [SeatPlan("me"), SeatPlan("free"), SeatPlan("bot", "casual")]
    assert changes.planned_seats(plans, "ada", ["casual"]) == [Seat("guest", "ada"), Seat(), Seat("bot", None, "casual")]
    with pytest.raises(Refused, match="bad_input"):
        changes.planned_seats([SeatPlan("me"), SeatPlan("me")], "ada", ["casual"])
    with pytest.raises(Refused) as refused:
        changes.planned_seats([SeatPlan("bot", "cmd:rm")], "ada", ["casual"])
    assert (refused.value.message, refused.value.params["bot"]) == ("unknown-bot", "cmd:rm")


def test_values_of_actions():
    table, _ = begun()
    action = table.logged.match.legal()[0]
    assert changes.value_text(table, msgspec.to_builtins(action.value)) == action.text
    assert changes.value_text(table, "as it is") == "as it is"
    assert refusal(changes.value_text, table, {"kind": "fly"}) == "bad_input"


def test_a_log_is_not_made_long_by_taking_back(monkeypatch):
    monkeypatch.setattr(changes, "MOST_DRAFTED", 20)
    table, _ = begun()
    guest = table.seats[table.turn].guest

    def step(way, *more):
        way(table, guest, table.logged.number, *more)

    for _ in range(10):
        step(changes.act, table.logged.match.legal()[0].text)
        step(changes.undo)
    step(changes.act, table.logged.match.legal()[0].text)
    assert refusal(changes.undo, table, guest, table.logged.number) == "limit"
    assert refusal(changes.undo, table, guest, table.logged.number, True) == "limit"
    while not table.logged.can_end and table.seats[table.turn].guest == guest:
        step(changes.act, table.logged.match.legal()[0].text)  # nobody is stuck
    if table.logged.can_end:
        step(changes.end_turn)
    other = table.seats[table.turn].guest
    assert other != guest
    changes.act(table, other, table.logged.number, table.logged.match.legal()[0].text)
    if table.logged.match.can_undo:
        assert changes.undo(table, other, table.logged.number), "the next turn has its own"


def test_a_log_is_not_made_long_by_settings():
    table, log = begun()
    for number in range(changes.MOST_PREFERENCES):
        log += changes.prefer(table, "ada", number % 2 == 0, None)
    assert refusal(changes.prefer, table, "ada", True, None) == "limit"
    assert changes.prefer(table, "ada", False, None) == [], "nothing changes"
    assert changes.prefer(table, "ben", True, 2.0)
    again = Table.replayed(log)
    assert refusal(changes.prefer, again, "ada", True, None) == "limit"


def test_nobody_sits_down_and_leaves_for_ever():
    """The log of a table that waits has an end, whoever comes: one guest, or very many."""
    table, _ = new_table("bohemian_villages", Seat("guest", "ada"), *[Seat()] * 3)
    for _ in range(changes.MOST_SITTINGS):
        changes.sit(table, "ben", 1)
        changes.leave(table, "ben")
    assert refusal(changes.sit, table, "ben", 1) == "limit"
    assert changes.sit(table, "cleo", 1), "others are not kept away"
    comings = 0
    while table.meta < changes.MOST_ARRANGED:
        guest = f"guest-{comings // changes.MOST_SITTINGS}"
        changes.sit(table, guest, 2)
        changes.leave(table, guest)
        comings += 1
    with pytest.raises(Refused) as refused:
        changes.sit(table, "dora", 2)
    assert (refused.value.code, refused.value.message) == ("limit", "limit-arranged")
    assert refusal(changes.prefer, table, "ada", True, None) == "limit"
    assert changes.leave(table, "cleo"), "nobody is held"
    assert arranging.start(table, "ada", fill="casual")
    assert table.status == "playing"
    assert refusal(changes.prefer, table, "ada", True, None) == "limit"
    assert any_move(table, random.Random(1))
