"""The log cannot be filled with lines of one kind."""

import io
import logging

import pytest

from vicus.server import log_throttle
from vicus.server.log_throttle import LogThrottle


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def written():
    """A logger with a throttle of three lines a minute."""
    clock, stream = Clock(), io.StringIO()
    throttle = LogThrottle(3, clock)
    handler = logging.StreamHandler(stream)
    handler.addFilter(throttle)
    log = logging.getLogger("tests.throttled")
    log.propagate = False
    log.handlers = [handler]
    yield log, clock, stream, throttle
    log.handlers = []


def test_lines_of_one_kind_end_with_one_that_says_so(written):
    log, clock, stream, throttle = written
    for number in range(1000):
        log.error("request %s failed", number)
    lines = stream.getvalue().splitlines()
    assert lines[:3] == [f"request {number} failed" for number in range(3)]
    assert lines[3:] == ["lines like this are left out for a minute: request 3 failed"]
    assert throttle.left_out == 997
    clock.now = 61.0
    assert throttle.sweep() == ["997 lines were left out like: request %s failed (tests.throttled)"]
    assert throttle.sweep() == []
    log.error("request %s failed", "again")
    assert stream.getvalue().endswith("request again failed\n")


def test_other_kinds_are_heard_meanwhile(written):
    log, _, stream, _ = written
    for _ in range(100):
        log.error("the door is stuck")
    log.error("the roof is on fire")
    assert stream.getvalue().endswith("the roof is on fire\n")


def test_the_first_line_of_the_next_minute_says_how_many_are_missing(written):
    log, clock, _, throttle = written
    for number in range(13):
        if number == 12:
            clock.now = 70.0
        record = log.makeRecord(log.name, logging.ERROR, __file__, 1, "stuck", (), None)
        passed = throttle.filter(record)
    assert passed
    assert record.left_out == 9


def test_what_the_event_loop_reports_is_told_apart_by_its_words():
    throttle = LogThrottle(1)

    def passes(text):
        record = logging.LogRecord("asyncio", logging.ERROR, "base_events.py", 1, text, (), None)
        return throttle.filter(record)

    assert passes("socket.accept() out of system resource\nsocket: <fd=7>")
    assert passes("socket.accept() out of system resource\nsocket: <fd=8>"), "this one says that there will be no more"
    assert not passes("socket.accept() out of system resource\nsocket: <fd=9>")
    assert passes("Task exception was never retrieved")


def test_made_up_kinds_cost_no_memory(monkeypatch):
    monkeypatch.setattr(log_throttle, "MOST_KINDS", 10)
    throttle = LogThrottle(2)
    for number in range(1000):
        throttle.filter(logging.LogRecord("x", logging.ERROR, "x.py", number, f"{number} is bad", (), None))
    assert len(throttle._windows) == 11
    assert throttle.left_out > 900
