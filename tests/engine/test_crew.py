"""A step that threads share: each part of the rows is done once, by whoever comes, and by nobody who is late."""

from types import SimpleNamespace

import numpy as np
import pytest

import vicus
from vicus.engine import crew
from vicus.engine.kernel.crew import (
    FAULT,
    FIRST,
    LEAVE,
    LOOK,
    LOOKED,
    MOVE,
    MOVED,
    OF_A_THREAD,
    PARTS,
    ROUND,
    THERE,
    THREADS,
    UNFINISHED,
)

GAME = vicus.game("bohemian_villages")
LEGAL = -1
ILLEGAL, WAITS = 99, 3


class Table:
    """The kernel as plain Python, with rows that only note who moves them."""

    def __init__(self, monkeypatch, games=100, threads=3, parts=4):
        self.kernel = GAME.engine.mirror.module("kernel.crew")
        self.rows = SimpleNamespace(counts=[1] * games)
        self.common = [0] * (FIRST + threads * OF_A_THREAD)
        self.common[THREADS], self.common[PARTS] = threads, parts
        self.actions = [0] * games
        self.moved = []
        monkeypatch.setattr(self.kernel, "step_rows", self.step_rows)
        monkeypatch.setattr(self.kernel, "first_illegal", self.first_illegal)

    def step_rows(self, rows, actions, lines, spare, first, last):
        self.moved += [(spare - len(rows.counts), row) for row in range(first, last)]

    def first_illegal(self, rows, actions, first, last):
        return next((row for row in range(first, last) if actions[row] == ILLEGAL), LEGAL)

    def lead(self, opens=1):
        games = len(self.rows.counts)
        return self.kernel.lead(self.rows, self.actions, [0], games, self.common, opens, WAITS)

    def work(self, thread, now):
        games = len(self.rows.counts)
        self.kernel.work(self.rows, self.actions, [0], games + thread, self.common, now, WAITS)


@pytest.mark.parametrize(("games", "threads", "parts"), [(100, 3, 4), (7, 2, 8), (64, 1, 1), (1, 1, 1)])
def test_who_is_alone_moves_all_rows(monkeypatch, games, threads, parts):
    table = Table(monkeypatch, games, threads, parts)
    for _ in range(3):
        table.moved.clear()
        assert table.lead() == LEGAL
        assert [row for _, row in table.moved] == list(range(games))


def test_each_takes_its_own_rows_first_and_then_those_of_others(monkeypatch):
    table = Table(monkeypatch, games=96, threads=3, parts=4)
    table.kernel.open_round(table.common, 96)
    comes = (2, 2, 1, 2, 2, 2, 0, 2, 1, 1, 0, 0, 0)
    assert [(thread, table.kernel.next_part(table.common, MOVE, thread, 1)) for thread in comes] == [
        *((2, 8), (2, 9), (1, 4), (2, 10), (2, 11)),
        (2, 0),  # its own are done: those of the next thread
        *((0, 1), (2, 2), (1, 5), (1, 6), (0, 3), (0, 7), (0, -1)),
    ]


def test_who_is_late_takes_nothing_of_another_round(monkeypatch):
    table = Table(monkeypatch)
    assert table.lead() == LEGAL
    table.moved.clear()
    table.kernel.open_round(table.common, 100)
    table.work(1, 1)  # still in the first round
    assert table.moved == []
    table.work(1, 2)
    assert sorted({row for _, row in table.moved}) == list(range(100))
    assert len(table.moved) == 100
    assert table.lead(opens=0) == LEGAL
    assert len(table.moved) == 100


def test_nothing_moves_where_an_action_is_illegal_and_the_first_one_is_told(monkeypatch):
    table = Table(monkeypatch)
    table.actions[70] = table.actions[31] = ILLEGAL
    table.kernel.open_round(table.common, 100)
    table.work(2, 1)
    assert table.lead(opens=0) == 31
    assert table.moved == []
    table.actions[70] = table.actions[31] = 0
    assert table.lead() == LEGAL
    assert len(table.moved) == 100


def test_who_leads_comes_again_while_others_are_at_work(monkeypatch):
    table = Table(monkeypatch)
    table.kernel.open_round(table.common, 100)
    assert table.kernel.next_part(table.common, LOOK, 1, 1) == 4  # somebody looks at a part, and is slow
    assert table.lead(opens=0) == UNFINISHED
    assert table.moved == []
    table.common[LOOKED] += 1
    assert table.lead(opens=0) == LEGAL
    assert table.common[MOVED] == 12
    assert table.common[FAULT] == 100


def test_who_follows_goes_when_no_round_comes_or_all_shall_leave(monkeypatch):
    table = Table(monkeypatch)
    games = len(table.rows.counts)
    given = table.rows, table.actions, [0], games + 1, table.common
    table.kernel.follow(*given, 0, WAITS)
    assert table.moved == []
    table.kernel.open_round(table.common, games)
    table.kernel.follow(*given, 0, WAITS)
    assert [row for _, row in table.moved] != []
    table.moved.clear()
    table.kernel.open_round(table.common, games)
    table.common[LEAVE] = 1
    table.kernel.follow(*given, table.common[ROUND] - 1, WAITS)
    assert table.moved == []


class Pool:
    """Threads that are asked, and do nothing yet."""

    def __init__(self):
        self.asked = []

    def submit(self, follow):
        self.asked.append(follow)
        return Asked()


class Asked:
    is_done = False

    def done(self):
        return self.is_done

    def result(self):
        pass


class Clock:
    """Goes on when it is told to."""

    now = 0.0

    def __call__(self):
        return self.now


def crew_of(lead, games=512, threads=3, clock=None):
    pool = Pool()
    rows = SimpleNamespace(counts=np.ones(games, "i8"))
    lines = [np.zeros(1, "i8") for _ in range(threads)]
    clock = clock or Clock()
    entries = {"lead": lead, "follow": lambda *_: None}
    return crew.Crew(entries, rows, lines, lambda: pool, crew.Company(clock), clock), pool, lines


def test_each_thread_has_a_scratch_of_its_own():
    led = []
    made, pool, lines = crew_of(lambda *given: led.append(given) or LEGAL)
    for _ in range(2):
        assert made.step(np.zeros(512, "i8")) == LEGAL
    assert pool.asked == []  # these show how long it takes alone
    assert made.step(np.zeros(512, "i8")) == LEGAL
    given = [led[-1], *(follow.args for follow in pool.asked)]
    assert [each[2] is line for each, line in zip(given, lines, strict=True)] == [True] * 3
    assert [each[3] for each in given] == [512, 513, 514]
    assert all(each[4] is led[-1][4] for each in given)


ALONE = 1.0
"""Seconds of a step."""


def company():
    clock = Clock()
    found = crew.Company(clock)
    found.learn(9 * ALONE, together=False)  # the first one tells nothing
    assert not found.is_wanted()  # nobody knows yet how long it takes alone
    found.learn(ALONE, together=False)
    assert found.is_wanted()
    return found, clock


def test_others_are_wanted_as_long_as_they_help():
    others, _ = company()
    for _ in range(others.OFTEN - 1):
        others.learn(others.WORTH * ALONE, together=True)
        assert others.is_wanted()


def test_now_and_then_a_step_is_timed_alone():
    others, _ = company()
    for _ in range(others.OFTEN):
        others.learn(0.5 * ALONE, together=True)
    assert not others.is_wanted()
    others.learn(0.2 * ALONE, together=False)  # and that counts from now on
    assert others.is_wanted()
    others.learn(0.58 * ALONE, together=True)
    assert not others.is_wanted()


def test_who_leads_is_alone_for_a_while_when_others_were_in_vain_and_longer_each_time():
    others, clock = company()
    for seconds in (0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 0.512):
        others.learn(0.95 * ALONE, together=True)
        clock.now += seconds - 0.001
        assert not others.is_wanted()
        clock.now += 0.002
        assert others.is_wanted()


def test_good_steps_are_a_reason_to_try_again_sooner():
    others, clock = company()
    for _ in range(5):
        others.learn(ALONE, together=True)
    for _ in range(200):
        others.learn(0.5 * ALONE, together=True)
    clock.now += 1
    others.learn(ALONE, together=True)
    clock.now += others.SHORTEST + 0.001
    assert others.is_wanted()


def test_who_had_to_be_woken_may_be_late():
    others, _ = company()
    others.learn(1.05 * ALONE, together=True, had_to_wake=True)
    assert others.is_wanted()
    others.learn(1.2 * ALONE, together=True, had_to_wake=True)
    assert not others.is_wanted()


def test_who_is_there_is_not_asked_again_and_who_is_not_wanted_leaves():
    clock, took = Clock(), []

    def lead(*given):
        clock.now += took.pop(0)
        return LEGAL

    made, pool, _ = crew_of(lead, threads=2, clock=clock)

    def step(seconds):
        took.append(seconds)
        made.step(np.zeros(512, "i8"))
        return len(pool.asked), int(made._common[LEAVE])

    assert step(9 * ALONE) == step(ALONE) == (0, 1)
    assert step(ALONE / 2) == (1, 0)
    made._common[FIRST + OF_A_THREAD + THERE] = 1
    assert step(ALONE / 2) == (1, 0)
    assert step(ALONE) == (1, 0)  # in vain
    assert step(0.001) == (1, 1)
    clock.now += made._company.LONGEST
    made._common[FIRST + OF_A_THREAD + THERE] = 0
    assert step(ALONE / 8) == (1, 0)  # on its way
    made._others[0].is_done = True
    assert step(ALONE / 8) == (2, 0)


def test_who_is_asked_twice_comes_once(monkeypatch):
    table = Table(monkeypatch)
    given = table.rows, table.actions, [0], len(table.rows.counts) + 1, table.common
    table.kernel.open_round(table.common, 100)
    table.common[FIRST + OF_A_THREAD + THERE] = 1
    table.kernel.follow(*given, 0, WAITS)
    assert table.moved == []
    table.common[FIRST + OF_A_THREAD + THERE] = 0
    table.kernel.follow(*given, 0, WAITS)
    assert len(table.moved) == 100
    assert table.common[FIRST + OF_A_THREAD + THERE] == 0


def test_who_fails_is_heard_of():
    def lead(*given):
        return UNFINISHED if pool.asked else LEGAL

    made, pool, _ = crew_of(lead, threads=2)
    made.step(np.zeros(512, "i8"))
    made.step(np.zeros(512, "i8"))
    pool.submit = lambda follow: pool.asked.append(follow) or failed
    failed = Asked()
    failed.is_done, failed.result = True, lambda: 1 // 0
    for _ in range(2):  # and nobody waits for ever
        with pytest.raises(ZeroDivisionError):
            made.step(np.zeros(512, "i8"))


@pytest.mark.parametrize("goes_on", [lambda made: made.step(np.zeros(512, "i8")), lambda made: made.rest()])
def test_a_round_that_was_interrupted_is_finished_before_anything_else(monkeypatch, goes_on):
    opened = []

    def lead(*given):
        opened.append(given[5])
        return UNFINISHED if len(opened) < 3 else LEGAL

    def interrupted(_):
        if len(opened) == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(crew.time, "sleep", interrupted)
    made, _, _ = crew_of(lead, threads=1)
    with pytest.raises(KeyboardInterrupt):
        made.step(np.zeros(512, "i8"))
    goes_on(made)
    assert opened[:3] == [1, 0, 0]
    assert not made._is_open


def test_small_batches_are_done_by_one_thread():
    made, pool, _ = crew_of(lambda *_: LEGAL, games=crew.FEWEST * 2 - 1)
    made.step(np.zeros(crew.FEWEST * 2 - 1, "i8"))
    assert pool.asked == []
    assert made._common[THREADS] == made._common[PARTS] == 1


def test_numbers_that_threads_share_begin_a_line_of_memory():
    assert all(crew.aligned(FIRST).ctypes.data % crew.LINE == 0 for _ in range(20))


@pytest.mark.compile
@pytest.mark.xdist_group("native")
def test_who_follows_in_machine_code_moves_what_one_thread_does():
    """A whole step by the second thread's code, in this thread: so it is certain that it was at work."""
    one, two = (GAME.batch(300, players=2, seed=3, engine="native", threads=threads) for threads in (1, 2))
    t = one.reset()
    two.reset()
    for _ in range(30):
        team = two._stepper._crew
        common, rows = team._common, two._stepper.rows
        team._actions[:] = t.legal[:, 0]
        last = int(common[ROUND])
        GAME.engine.mirror.module("kernel.crew").open_round(common, 300)
        common[LEAVE] = 0
        team._entries["follow"](rows, team._actions, team._lines[1], 301, common, last, crew.PATIENCE)
        assert common[MOVED] == common[LOOKED] == 2 * common[PARTS]
        assert common[FIRST + OF_A_THREAD + THERE] == 0
        t = one.step(t.legal[:, 0].copy())
        assert two.save().states.tobytes() == one.save().states.tobytes()


@pytest.mark.compile
@pytest.mark.xdist_group("native")
def test_a_second_thread_takes_its_part(monkeypatch):
    """It is asked for each step, and the leader waits until it is there."""
    monkeypatch.setattr(crew.Company, "is_wanted", lambda self: True)
    one, two = (GAME.batch(400, players=2, seed=5, engine="native", threads=threads) for threads in (1, 2))
    t, u = one.reset(), two.reset()
    team = two._stepper._crew
    ask, at_work = team._ask_others, 0

    def asked():
        nonlocal at_work
        for _ in range(20_000):
            if ask() == 0:
                at_work += 1
                break
            crew.time.sleep(0.0001)
        return 0

    monkeypatch.setattr(team, "_ask_others", asked)
    for _ in range(50):
        actions = t.legal[:, 0].copy()
        t, u = one.step(actions), two.step(actions)
        assert (t.mask == u.mask).all()
    assert at_work > 25
    assert one.save().states.tobytes() == two.save().states.tobytes()


@pytest.mark.compile
@pytest.mark.xdist_group("native")
@pytest.mark.parametrize("look", ["save", "reset", "load", "match"])
def test_nobody_looks_at_a_round_that_was_interrupted_before_it_is_finished(monkeypatch, look):
    """Somebody has begun with a part and is slow; who leads is interrupted."""
    one, two = (GAME.batch(300, players=2, seed=3, engine="native", threads=threads) for threads in (1, 2))
    monkeypatch.setattr(crew.Company, "is_wanted", lambda self: False)
    kernel = GAME.engine.mirror.module("kernel.crew")
    t = one.reset()
    two.reset()
    kept = two.save()
    team = two._stepper._crew
    lead = team._entries["lead"]

    def late(rows, actions, lines, spare, common, opens, patience):
        kernel.open_round(common, 300)
        part = kernel.next_part(common, LOOK, 1, int(common[ROUND]))
        assert lead(rows, actions, lines, spare, common, 0, 1) == UNFINISHED
        team._entries = {**team._entries, "lead": on_time}
        assert part == common[PARTS]
        raise KeyboardInterrupt

    def on_time(rows, actions, lines, spare, common, *how):
        common[LOOKED] += common[LOOKED] == 2 * common[PARTS] - 1
        return lead(rows, actions, lines, spare, common, *how)

    team._entries = {**team._entries, "lead": late}
    with pytest.raises(KeyboardInterrupt):
        two.step(t.legal[:, 0].copy())
    one.step(t.legal[:, 0].copy())
    if look == "match":
        assert two.match(7).save() == one.match(7).save()
    elif look != "save":
        for batch in (one, two):
            batch.load(kept) if look == "load" else batch.reset()
    for _ in range(3):
        assert two.save().states.tobytes() == one.save().states.tobytes()
        actions = one.time_step.legal[:, 0].copy()
        one.step(actions)
        two.step(actions)
