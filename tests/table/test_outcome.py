"""Who has played a game to its end, as the log tells."""

from __future__ import annotations

import pytest

from vicus.table import arranging, changes, company, lines
from vicus.table.message_parts import Terms
from vicus.table.outcome import outcome
from vicus.table.seats import Seat

from .party import finished, new_table

PEOPLE = {"ada", "ben"}


@pytest.fixture
def log():
    return []


@pytest.fixture
def table(log):
    table, written = new_table("bohemian_villages", Seat("guest", "ada"), Seat("guest", "ben"), Seat("bot", None, "strong"))
    log += written
    return table


def fates(log):
    return [seat.fate for seat in outcome(log).seats]


def test_people_and_bots(table, log):
    finished(table, log)
    found = outcome(log)
    assert [(seat.guest, seat.level) for seat in found.seats] == [("ada", None), ("ben", None), (None, "strong")]
    assert fates(log) == ["played"] * 3
    assert (found.last, found.abandoned, found.is_brought) == (len(log), False, False)


def test_a_bot_that_keeps_a_seat_to_the_end(table, log):
    log += company.vote(table, "ada", 1, {"ada"}, {"ben": 99.0}, 60.0)
    finished(table, log)
    assert fates(log) == ["played", "away", "played"]
    assert outcome(log).seats[1].guest == "ben", "whose game it was"


def test_whoever_comes_back_has_played(table, log):
    log += company.vote(table, "ada", 1, {"ada"}, {"ben": 99.0}, 60.0)
    log += company.take_back(table, "ben")
    finished(table, log)
    assert fates(log) == ["played"] * 3


def test_giving_up(table, log):
    log += company.resign(table, "ada")
    finished(table, log)
    assert fates(log) == ["resigned", "played", "played"]


def test_giving_up_while_a_bot_plays(table, log):
    log += company.vote(table, "ada", 1, {"ada"}, {"ben": 99.0}, 60.0)
    log += company.resign(table, "ben")
    finished(table, log)
    assert fates(log) == ["played", "resigned", "played"]


def test_leaving_after_the_last_move_is_not_giving_up(table, log):
    finished(table, log)
    last = len(log)
    log += changes.leave(table, "ada")
    assert (fates(log), outcome(log).last) == (["played"] * 3, last)


def test_an_end_by_agreement(table, log):
    log += company.abandon(table, "ada", True, PEOPLE)
    log += company.abandon(table, "ben", True, PEOPLE)
    log += changes.leave(table, "ben")
    found = outcome(log)
    assert (found.abandoned, found.last) == (True, len(log) - 1)
    assert fates(log) == ["played"] * 3


def test_hints_are_noted_once_and_shown_to_nobody(table, log):
    before = table.meta
    first = changes.advise(table, "ada", table.logged.number)
    assert first == [lines.Advise(0)]
    assert changes.advise(table, "ada", table.logged.number) == []
    assert table.meta == before
    log += first
    finished(table, log)
    assert [seat.advised for seat in outcome(log).seats] == [True, False, False]


def test_somebody_who_is_forgotten_was_a_person_all_the_same(table, log):
    finished(table, log)
    kept = [lines.decode(lines.encode(line).replace('"ada"', '""')) for line in log]
    assert [(seat.guest, seat.level) for seat in outcome(kept).seats[::2]] == [("", None), (None, "strong")]


def test_what_was_arranged_in_the_waiting_room():
    """Seats had moved, one was left out, and an option was another one by the start."""
    seats = (Seat("guest", "ada"), Seat("bot", None, "casual"), Seat(), Seat("guest", "ben"))
    table, log = new_table("helvetia", *seats)
    (option,) = list(table.game.meta.options)[:1]
    other = next(choice for choice in table.game.meta.options[option].values if choice != table.settings.options[option])
    log += arranging.plan(table, "ada", Terms(options={option: other}, begins=3))
    log += arranging.swap_seats(table, "ada", 0, 1)
    log += arranging.ready(table, "ben", True)
    log += arranging.start(table, "ada")
    finished(table, log)
    found = outcome(log)
    assert [(seat.guest, seat.level) for seat in found.seats] == [("ben", None), (None, "casual"), ("ada", None)]
    assert [seat.guest for seat in found.seats] == [seat.guest for seat in table.seats]
    assert found.options == table.settings.options
    assert found.options[option] == other
