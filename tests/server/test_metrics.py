"""What is to be watched, and the dashboard that shows it."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import time
from pathlib import Path

import pytest

from vicus.server import metrics as module
from vicus.server.metrics import Metrics

from .conftest import run_apart

DASHBOARD = json.loads((Path(__file__).parents[2] / "deploy" / "grafana.json").read_text("utf-8"))
QUERIES = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", [])]


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def test_the_server_measures_itself(monkeypatch):
    monkeypatch.setattr(module, "SAMPLE_SECONDS", 0.01)
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0.0)
    metrics = Metrics()
    owed = ["3 lines were left out"]
    metrics.sweep_log = lambda: [owed.pop()] if owed else []

    async def watched():
        task = asyncio.create_task(metrics.watch())
        while not value(metrics, "vicus_loop_lag_seconds_count"):
            await asyncio.sleep(0.01)
        gc.collect()
        logging.getLogger("tests.metrics").error("oh no")
        logging.getLogger("tests.metrics").warning("well")
        while owed or not value(metrics, "vicus_gc_pause_seconds_count", generation="2"):
            await asyncio.sleep(0.01)
        task.cancel()

    callbacks = list(gc.callbacks)
    run_apart(watched())
    assert value(metrics, "vicus_errors_total") == 1.0
    assert gc.callbacks == callbacks
    assert b"vicus_gc_pause_seconds_bucket" in metrics.text()


def test_nothing_in_the_metrics_says_who_plays():
    metrics = Metrics()
    labels = {label for metric in vars(metrics).values() if hasattr(metric, "_labelnames") for label in metric._labelnames}
    assert labels == {"type", "code", "status", "generation"}


def test_the_server_counts_tables_and_sockets(visit, server):
    visit("Ada").create("me", "free")
    metrics = server.app.state.metrics
    assert value(metrics, "vicus_sockets") == 1.0
    assert value(metrics, "vicus_tables") == 1.0


def test_whatever_takes_time_is_measured(visit, server):
    """A short game: nothing that a histogram was made for goes unobserved."""
    page = visit("Ada")
    page.open(page.create("me", "beginner"))
    page.hint()
    page.play_turn()
    page.my_move()
    metrics = server.app.state.metrics
    known = [metric.name for metric in metrics.registry.collect() if metric.type == "histogram"]
    assert len(known) == 7
    gc.collect()
    for name in known:
        labels = {"generation": "2"} if name == "vicus_gc_pause_seconds" else {}
        end = time.monotonic() + 30
        while not value(metrics, f"{name}_count", **labels) and time.monotonic() < end:
            metrics.text()
            time.sleep(0.05)
        assert value(metrics, f"{name}_count", **labels), name


@pytest.mark.parametrize("query", QUERIES)
def test_the_dashboard_asks_for_metrics_that_there_are(query):
    known = Metrics().names()
    asked = set(re.findall(r"\b(?:vicus|process)_\w+", query))
    assert asked
    assert asked <= known


def test_every_metric_is_on_the_dashboard():
    shown = set(re.findall(r"vicus_[a-z_]+", " ".join(QUERIES)))
    for metric in Metrics().registry.collect():
        if metric.name.startswith("vicus_"):
            assert any(name.startswith(metric.name) for name in shown), metric.name


def test_panels_do_not_overlap():
    places = set()
    for panel in DASHBOARD["panels"]:
        grid = panel["gridPos"]
        cells = {(x, y) for x in range(grid["x"], grid["x"] + grid["w"]) for y in range(grid["y"], grid["y"] + grid["h"])}
        assert not cells & places
        assert max(x for x, _ in cells) < 24
        places |= cells
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
