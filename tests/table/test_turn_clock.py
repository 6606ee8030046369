"""Time at a table: whose clock runs, what is left, what happens at its end. No test waits: times are numbers."""

from __future__ import annotations

import random

import pytest

import vicus
from vicus.table import changes, company, lines
from vicus.table.lines import AnyLine, decode, encode
from vicus.table.message_parts import Pace, Terms
from vicus.table.refusal import Refused
from vicus.table.rendering import clock_info
from vicus.table.seats import Seat
from vicus.table.table import Table
from vicus.table.turn_clock import DAY, RETURNED, TurnClock, checked

from .party import any_move, any_wish, facts

LIVE = Pace(minutes=20.0, extra=15.0)
DAYS = Pace(days=3.0)


class Timed:
    """A table with a clock that a test moves on."""

    def __init__(self, pace: Pace | None, *seats: Seat) -> None:
        game = vicus.game("bohemian_villages")
        self.now = 1000.0
        people = seats or (Seat("guest", "ada"), Seat("guest", "ben"))
        about = (game, game.check_options({}), people, True, "ada")
        self.table, self.log = changes.lay(*about, terms=Terms(pace=pace))
        self.note()

    def note(self, written: list[AnyLine] | None = None) -> list[AnyLine]:
        """As the service does after each change."""
        self.log += written or []
        noted = company.note_time(self.table, self.now)
        self.log += noted
        return noted

    def turn(self, seconds: float) -> None:
        """Whoever is to move takes so long for the whole turn."""
        self.now += seconds
        before = self.table.turns
        while self.table.turns == before:
            self.note(any_move(self.table, random.Random(1)))

    @property
    def left(self) -> list[float]:
        clock = self.table.clock
        assert clock is not None
        running = 0.0 if clock.seat is None else self.now - clock.since
        return [round(left - (running if seat == clock.seat else 0.0), 1) for seat, left in enumerate(clock.left)]


def test_the_clock_runs_on_the_own_turn_alone():
    timed = Timed(LIVE)
    timed.turn(100)
    assert timed.left == [1200 - 100 + 15, 1200]
    timed.turn(60)
    assert timed.left == [1115, 1200 - 60 + 15]


def test_a_turn_in_steps_costs_what_it_lasts():
    timed = Timed(LIVE)
    for _ in range(2):
        timed.now += 10
        timed.note(any_move(timed.table, random.Random(1)))
    assert timed.left[0] in (1180, 1195)


def test_it_stands_still_while_the_game_rests():
    timed = Timed(LIVE)
    timed.now += 30
    timed.note(company.rest(timed.table, "ben", True))
    timed.now += 5000
    assert timed.left == [1170, 1200]
    timed.note(company.rest(timed.table, "ada", False))
    timed.now += 10
    assert timed.left == [1160, 1200]


def test_it_does_not_run_for_bots():
    timed = Timed(LIVE, Seat("guest", "ada"), Seat("bot", None, "casual"))
    timed.turn(20)
    timed.turn(500)
    assert timed.left == [1195, 1200]
    timed.turn(10)
    assert timed.left == [1200, 1200]


@pytest.mark.parametrize("pace", [LIVE, DAYS])
def test_nothing_happens_before_the_time_is_over(pace):
    timed = Timed(pace)
    full = timed.table.clock.full
    assert company.expire(timed.table, timed.now + full - 0.1) == []
    assert company.expire(timed.table, timed.now + full)


def test_a_bot_takes_over_and_the_seat_can_be_taken_back():
    timed = Timed(DAYS)
    timed.now += 3 * DAY
    timed.note(company.expire(timed.table, timed.now))
    assert [type(line) for line in timed.log[-3:]] == [lines.Expire, lines.Sit, lines.Tick]
    assert timed.table.bot_to_move() == "strong"
    assert clock_info(timed.table, 0.0).until is None
    timed.note(company.take_back(timed.table, "ada"))
    assert timed.table.clock.due == timed.now + 3 * DAY, "with all the time again"


def test_whoever_takes_a_seat_back_at_a_live_table_has_a_moment():
    timed = Timed(LIVE)
    timed.now += 1200
    timed.note(company.expire(timed.table, timed.now))
    timed.now += 50
    timed.note(company.take_back(timed.table, "ada"))
    assert timed.table.clock.due == timed.now + RETURNED


def test_or_the_game_is_lost():
    timed = Timed(Pace(days=1, over="loss"))
    timed.now += DAY
    timed.note(company.expire(timed.table, timed.now))
    assert lines.Resign(0) in timed.log
    with pytest.raises(Refused):
        company.take_back(timed.table, "ada")


def test_each_turn_over_days_has_all_the_time():
    timed = Timed(DAYS)
    timed.turn(2 * DAY)
    timed.turn(1 * DAY)
    assert timed.table.turn == 0
    assert timed.table.clock.due == timed.now + 3 * DAY
    assert timed.table.clock.remind == timed.table.clock.due - 0.75 * DAY


def test_a_clock_that_is_behind_takes_nothing_away():
    timed = Timed(LIVE)
    timed.now -= 500
    timed.turn(0)
    assert timed.left[0] == 1215
    assert timed.table.clock.since == 1000


def test_who_is_waited_for_and_since_when():
    timed = Timed(None)
    assert timed.table.waits == "ada"
    waited = timed.table.waited
    timed.note(any_move(timed.table, random.Random(1)))
    assert (timed.table.waits, timed.table.waited) == ("ada", waited), "a step of the turn is the same wait"
    while timed.table.waits == "ada":
        timed.note(any_move(timed.table, random.Random(1)))
    assert timed.table.waits == "ben"
    assert timed.table.waited > waited
    timed.note(company.rest(timed.table, "ada", True))
    assert timed.table.waits is None


def test_others_cannot_have_a_bot_before_the_limit():
    timed = Timed(DAYS)
    with pytest.raises(Refused) as refused:
        company.vote(timed.table, "ben", 0, {"ben"}, {"ada": 1e9}, grace=0.0)
    assert refused.value.message == "grace-days"


def test_a_game_over_days_is_not_ended_by_whoever_happens_to_be_there():
    timed = Timed(DAYS)
    timed.note(company.abandon(timed.table, "ben", True, {"ben"}))
    assert timed.table.status == "playing"
    timed.note(company.abandon(timed.table, "ada", True, {"ada"}))
    assert timed.table.status == "abandoned"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("pace", [LIVE, DAYS, Pace(minutes=1.0, over="loss")])
def test_whoever_replays_the_log_has_the_same_clock(pace, seed):
    timed, chooser = Timed(pace), random.Random(seed)
    for _ in range(150):
        timed.now += chooser.choice((0.0, 5.0, 50.0, 90_000.0))
        try:
            if chooser.random() < 0.2:
                timed.note(company.expire(timed.table, timed.now))
            elif timed.table.status == "playing" and chooser.random() < 0.5:
                timed.note(any_move(timed.table, chooser))
            else:
                timed.note(any_wish(timed.table, chooser)())
        except Refused:
            continue
    again = Table.replayed([decode(encode(line)) for line in timed.log])
    assert facts(again) == facts(timed.table)
    assert vars(again.clock) == vars(timed.table.clock)
    assert (again.waits, again.waited, again.turns) == (timed.table.waits, timed.table.waited, timed.table.turns)


@pytest.mark.parametrize(
    "pace",
    [Pace(minutes=-1), Pace(minutes=1e9), Pace(days=31), Pace(days=-2), Pace(minutes=5, days=1), Pace(minutes=float("nan"))],
)
def test_no_such_pace(pace):
    with pytest.raises(Refused) as refused:
        checked(pace)
    assert refused.value.message == "pace-bad"


def test_no_clock_is_no_pace():
    assert checked(Pace(extra=5, over="loss")) == Pace()
    assert checked(Pace(days=2, extra=5)) == Pace(days=2)


def test_an_older_log_has_no_clock():
    laid = decode(
        '{"line":"table","id":"x","name":"y","game":"helvetia","players":2,"options":{},"rules":1,"seed":1,"open":true}'
    )
    assert Table(laid).clock is None
    assert TurnClock(Pace(minutes=1), 2).due is None
