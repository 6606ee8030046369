"""What is to be watched, for Prometheus: every metric of a server, and the few things that measure themselves.

Nothing here says who plays what: no guest, no table, no address is a label.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from .collector import PauseWatch

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds of histograms in seconds, with those that promises are made about."""
SAMPLE_SECONDS = 0.25
"""Between two looks at how late the event loop is."""
SWEEP_SECONDS = 20.0

log = logging.getLogger("vicus.metrics")


class Metrics:
    """The metrics of one server process. Others count and observe; gauges ask whoever knows (`Gauge.set_function`)."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("vicus_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("vicus_sockets", "Open WebSockets", registry=registry)
        self.connections = Gauge("vicus_connections", "Open TCP connections, WebSockets among them", registry=registry)
        self.turned_away = Gauge(
            "vicus_connections_turned_away",
            "Connections refused, or closed for a newer one, since the start",
            registry=registry,
        )
        self.requests = Counter("vicus_requests", "Messages of pages", ["type"], registry=registry)
        self.refusals = Counter("vicus_refusals", "Messages that were refused", ["code"], registry=registry)
        self.http_refusals = Counter("vicus_http_refusals", "HTTP requests refused at the door", ["status"], registry=registry)
        self.moves = Histogram(
            "vicus_move_seconds", "From a move's arrival until it is on disk and answered", buckets=QUICK, registry=registry
        )
        self.commit_lines = Histogram(
            "vicus_commit_lines",
            "Writes that went into one commit",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.commits = Histogram("vicus_commit_seconds", "How long a commit takes", buckets=QUICK, registry=registry)
        self.bot_queue = Gauge("vicus_bot_queue", "Bots that wait for a worker", registry=registry)
        self.thinking = Histogram(
            "vicus_bot_seconds", "How long a bot thinks, its wait for a worker included", buckets=QUICK, registry=registry
        )
        self.hints = Histogram("vicus_hint_seconds", "From the wish for a hint to its answer", buckets=QUICK, registry=registry)
        self.loop_lag = Histogram("vicus_loop_lag_seconds", "How late the event loop is", buckets=QUICK, registry=registry)
        self.gc_pauses = Histogram(
            "vicus_gc_pause_seconds", "Pauses of the garbage collector", ["generation"], buckets=QUICK, registry=registry
        )
        self.errors = Counter("vicus_errors", "Lines of level error or worse in the log", registry=registry)
        self.left_out = Gauge("vicus_log_lines_left_out", "Lines left out of the log since the start", registry=registry)
        self.sweep_log: Callable[[], list[str]] = list
        """Called now and then: lines that the log owes its reader (`LogThrottle.sweep`)."""
        self._pauses = PauseWatch()
        self._requests: dict[str, Counter] = {}

    def count_request(self, kind: str) -> None:
        """A message of a page (its label is looked up once: `labels` takes a lock and makes a tuple)."""
        counter = self._requests.get(kind)
        if counter is None:
            counter = self._requests[kind] = self.requests.labels(kind)
        counter.inc()

    def count_refusal(self, code: str) -> None:
        """A message that was refused."""
        self.refusals.labels(code).inc()

    def move_took(self, seconds: float) -> None:
        """From a move's arrival until it was answered."""
        self.moves.observe(seconds)

    def hint_took(self, seconds: float) -> None:
        """From the wish for a hint to its answer, or to what went wrong."""
        self.hints.observe(seconds)

    def text(self) -> bytes:
        """All of them, as Prometheus reads it."""
        self._note_pauses()
        return generate_latest(self.registry)

    def committed(self, works: int, seconds: float) -> None:
        """A commit (`Database.committed`)."""
        self.commit_lines.observe(works)
        self.commits.observe(seconds)

    def names(self) -> set[str]:
        """The names of all samples, such as `vicus_move_seconds_bucket`."""
        return {sample.name for metric in self.registry.collect() for sample in metric.samples} | {
            f"{metric.name}{end}"
            for metric in self.registry.collect()
            for end in {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(metric.type, ("",))
        }

    async def watch(self) -> None:
        """Measure the event loop, the collector and the log until cancelled."""
        counter = ErrorCounter(self.errors)
        root = logging.getLogger()
        root.addHandler(counter)
        swept = time.monotonic()
        try:
            with self._pauses.watching():
                while True:
                    due = time.perf_counter() + SAMPLE_SECONDS
                    await asyncio.sleep(SAMPLE_SECONDS)
                    self.loop_lag.observe(max(0.0, time.perf_counter() - due))
                    self._note_pauses()
                    if time.monotonic() - swept > SWEEP_SECONDS:
                        swept = time.monotonic()
                        for line in self.sweep_log():
                            log.warning("%s", line)
        finally:
            root.removeHandler(counter)

    def _note_pauses(self) -> None:
        for generation, seconds in self._pauses.taken():
            self.gc_pauses.labels(str(generation)).observe(seconds)


class ErrorCounter(logging.Handler):
    """Counts what goes wrong, whoever writes it down."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        self._counter.inc()
