"""A step that threads share: each part of the rows is done once, by whoever comes, and by nobody who is late."""

from types import SimpleNamespace

import numpy as np
import pytest

import vicus
from vicus.engine import crew
from vicus.engine.kernel.crew import (
    FAULT,
    FIRST,
    HELPED,
    LEAVE,
    LOOK,
    LOOKED,
    MOVE,
    MOVED,
    OF_A_THREAD,
    PARTS,
    ROUND,
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
    assert table.common[FIRST + OF_A_THREAD + HELPED] == 12
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


def crew_of(lead, games=512, threads=3):
    pool = Pool()
    rows = SimpleNamespace(counts=np.ones(games, "i8"))
    lines = [np.zeros(1, "i8") for _ in range(threads)]
    return crew.Crew({"lead": lead, "follow": lambda *_: None}, rows, lines, lambda: pool), pool, lines


def test_each_thread_has_a_scratch_of_its_own():
    led = []
    made, pool, lines = crew_of(lambda *given: led.append(given) or LEGAL)
    assert made.step(np.zeros(512, "i8")) == LEGAL
    given = [led[0], *(follow.args for follow in pool.asked)]
    assert [each[2] is line for each, line in zip(given, lines, strict=True)] == [True] * 3
    assert [each[3] for each in given] == [512, 513, 514]
    assert all(each[4] is led[0][4] for each in given)


def test_who_waited_for_long_or_was_not_helped_is_alone_for_a_while():
    def lead(*given):
        given[4][crew.WAITED] = waiting
        return LEGAL

    made, pool, _ = crew_of(lead, threads=2)
    actions = np.zeros(512, "i8")
    waiting = crew.LONG + 1
    made.step(actions)
    assert made._common[LEAVE] == 1
    waiting = 0
    for _ in range(crew.SHORTEST):
        made.step(actions)
    assert len(pool.asked) == 1
    made.step(actions)  # somebody is still there: nobody else is asked, but they may stay
    assert (len(pool.asked), made._common[LEAVE]) == (1, 0)
    made._others[0].is_done = True  # gone without having helped
    made.step(actions)
    assert (len(pool.asked), made._common[LEAVE]) == (1, 1)
    for _ in range(2 * crew.SHORTEST):
        made.step(actions)
    assert len(pool.asked) == 1
    made.step(actions)
    assert (len(pool.asked), made._common[LEAVE]) == (2, 0)


def test_a_round_that_was_interrupted_is_finished_before_the_next_one(monkeypatch):
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
    made.step(np.zeros(512, "i8"))
    assert opened == [1, 0, 0, 1]


def test_small_batches_are_done_by_one_thread():
    made, pool, _ = crew_of(lambda *_: LEGAL, games=crew.FEWEST * 2 - 1)
    made.step(np.zeros(crew.FEWEST * 2 - 1, "i8"))
    assert pool.asked == []
    assert made._common[THREADS] == made._common[PARTS] == 1


def test_numbers_that_threads_share_begin_a_line_of_memory():
    assert all(crew.aligned(FIRST).ctypes.data % crew.LINE == 0 for _ in range(20))
