"""Those who play: away, back, giving up, resting, ending by agreement."""

from __future__ import annotations

import pytest

from vicus.table import arranging, changes, company, lines
from vicus.table.refusal import Refused
from vicus.table.rendering import seat_infos
from vicus.table.seats import Seat
from vicus.table.table import Table

from .party import ABOUT, new_table

TIME = {"away": {"ben": 61.0}, "grace": 60.0}
THERE = {"ada", "cleo"}


def refused(wish, *about, **more) -> tuple[str, str | None]:
    with pytest.raises(Refused) as caught:
        wish(*about, **more)
    return caught.value.code, caught.value.message


@pytest.fixture
def table() -> Table:
    return new_table("bohemian_villages", *(Seat("guest", name) for name in ("ada", "ben", "cleo")))[0]


@pytest.fixture
def kept(table) -> Table:
    """A bot plays for Ben, who is away."""
    company.vote(table, "ada", 1, THERE, **TIME)
    company.vote(table, "cleo", 1, THERE, **TIME)
    assert table.seats[1].kind == "bot"
    return table


def test_nobody_loses_a_seat_before_the_grace_time(table):
    about = (table, "ada", 1, THERE)
    assert refused(company.vote, *about, away={}, grace=60.0) == ("not_allowed", "grace")
    assert refused(company.vote, *about, away={"ben": 59.0}, grace=60.0) == ("not_allowed", "grace")
    assert refused(company.vote, *about, away={"cleo": 900.0}, grace=60.0) == ("not_allowed", "grace")
    assert table.seats[1].votes == set()
    assert company.vote(*about, **TIME) == [lines.Vote(1, "ada")]


def test_everybody_sees_who_has_agreed(table):
    company.vote(table, "cleo", 1, THERE, **TIME)
    assert [info.agreed for info in seat_infos(table, ABOUT)] == [[], [2], []]


def test_how_long_it_still_is_is_told(table):
    with pytest.raises(Refused) as caught:
        company.vote(table, "ada", 1, THERE, away={"ben": 12.2}, grace=60.0)
    assert caught.value.params == {"seconds": 48}


def test_whoever_comes_back_takes_the_seat_back_at_once(kept):
    assert company.take_back(kept, "ben") == [lines.Sit(1, "guest", "ben")]
    assert kept.seat_of("ben") == 1
    assert kept.seats.to_take_back("ben") is None


def test_nobody_can_claim_anothers_seat(kept):
    for guest in ("ada", "dora", ""):
        assert refused(company.take_back, kept, guest) == ("not_seated", None)
    assert kept.seats[1].owner == "ben"


def test_a_seat_that_was_left_can_be_taken_back_too(table):
    changes.leave(table, "ben")
    assert company.take_back(table, "ben") == [lines.Sit(1, "guest", "ben")]


def test_before_the_start_a_seat_is_free_again():
    table, _ = new_table("bohemian_villages", Seat("guest", "ada"), Seat("guest", "ben"), Seat())
    changes.leave(table, "ben")
    arranging.start(table, "ada", fill="casual")
    assert refused(company.take_back, table, "ben") == ("not_seated", None)


def test_resigning_is_for_good(table):
    assert company.resign(table, "ben") == [lines.Sit(1, "bot", level=changes.REPLACEMENT_LEVEL), lines.Resign(1)]
    assert refused(company.take_back, table, "ben") == ("not_seated", None)
    assert refused(company.resign, table, "ben") == ("not_seated", None)


def test_whoever_is_away_can_resign_too(kept):
    assert company.resign(kept, "ben") == [lines.Resign(1)]
    assert refused(company.take_back, kept, "ben") == ("not_seated", None)


def test_while_a_game_rests_nobody_moves(table):
    guest = table.seats[table.turn].guest
    assert refused(company.rest, table, "dora", True) == ("not_seated", None)
    assert company.rest(table, "cleo", True) == [lines.Pause(2)]
    assert company.rest(table, "ada", True) == [], "it rests already"
    action = table.logged.match.legal()[0].text
    assert refused(changes.act, table, guest, table.logged.number, action) == ("not_allowed", "game-rests")
    assert company.rest(table, "ada", False) == [lines.Resume(0)]
    assert changes.act(table, guest, table.logged.number, action)


def test_a_game_does_not_rest_for_ever_when_nobody_is_left_who_could_go_on(table):
    company.rest(table, "ada", True)
    company.resign(table, "ada")
    company.resign(table, "ben")
    assert table.is_paused, "cleo can go on"
    assert company.resign(table, "cleo")[-1] == lines.Resume(2)
    assert not table.is_paused


def test_bots_rest_too(table):
    changes.leave(table, table.seats[table.turn].guest)
    assert table.bot_to_move() is not None
    company.rest(table, next(iter(table.guests())), True)
    assert table.bot_to_move() is None


def test_a_game_ends_when_all_who_are_there_agree(table):
    everybody = {"ada", "ben", "cleo"}
    assert refused(company.abandon, table, "dora", True, everybody) == ("not_seated", None)
    assert company.abandon(table, "ada", True, everybody) == [lines.Abandon("ada")]
    assert company.abandon(table, "ada", False, everybody) == [lines.Abandon("ada", agrees=False)]
    company.abandon(table, "ada", True, everybody)
    assert table.status == "playing"
    assert company.abandon(table, "cleo", True, THERE) == [lines.Abandon("cleo"), lines.Abandoned()], "ben is away"
    assert (table.status, table.turn) == ("abandoned", None)
    assert refused(changes.act, table, "ada", table.logged.number, "pass") == ("over", None)
    assert refused(company.resign, table, "ada") == ("over", None)


def test_a_rematch_asks_everybody_who_sat_down_at_first(kept):
    for guest in ("ada", "cleo"):
        company.abandon(kept, guest, True, THERE)
    people = [Seat("guest", name, colour=number) for number, name in enumerate(("ada", "ben", "cleo"))]
    assert changes.following_seats(kept, "ada") == people
    assert changes.following_seats(kept, "ben") == people, "also the one who was away may ask"


def test_a_log_tells_all_of_it_again(kept):
    log = [kept.laid, *(lines.Sit(n, "guest", name) for n, name in enumerate(("ada", "ben", "cleo"))), lines.Begin()]
    log += [lines.Vote(1, "ada"), lines.Vote(1, "cleo"), lines.Sit(1, "bot", level="strong"), lines.Pause(0)]
    again = Table.replayed(log)
    assert (again.seats.to_take_back("ben"), again.is_paused) == (1, True)


def test_a_log_that_others_have_filled_keeps_nobody_s_seat_empty(table):
    table.meta = changes.MOST_ARRANGED
    company.vote(table, "ada", 1, THERE, **TIME)
    company.vote(table, "cleo", 1, THERE, **TIME)
    assert table.seats[1].kind == "bot"


def test_nobody_votes_for_ever(table):
    for _ in range(company.MOST_VOTINGS):
        company.vote(table, "ada", 1, THERE, **TIME)
        changes.come_back(table, "ben")
    assert refused(company.vote, table, "ada", 1, THERE, **TIME) == ("limit", "limit-arranged")
    assert company.vote(table, "cleo", 1, THERE, **TIME)


def test_nobody_leaves_and_comes_back_for_ever(table):
    """A log is kept; whoever has left last can still come back, and resign."""
    while table.sittings["ben"] <= changes.MOST_SITTINGS:
        changes.leave(table, "ben")
        company.take_back(table, "ben")
    assert refused(changes.leave, table, "ben") == ("limit", "limit-leaving")
    assert company.resign(table, "ben")
