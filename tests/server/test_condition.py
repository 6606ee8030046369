"""How the server is, for whoever watches over it."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

from vicus.server.condition import Health
from vicus.server.web import application

from .conftest import run_apart


def test_health_says_that_the_database_is_gone(server, monkeypatch):
    assert server.get("/health").json()["status"] == "ok"
    assert server.get("/ready").json() == {"ready": True}

    async def fails():
        raise OSError("disk full")

    server.app.state.health = Health(fails)
    for path in ("/health", "/ready"):
        assert server.get(path).status_code == 503
    assert "disk" not in server.get("/health").text


def test_a_server_that_has_not_begun_is_not_ready(database):
    app = application(database, hosts=["testserver"])
    assert TestClient(app).get("/ready").status_code == 503
    with TestClient(app) as client:
        assert client.get("/ready").status_code == 200
    assert TestClient(app).get("/ready").status_code == 503


def test_asking_often_is_no_work():
    asked = 0

    async def alive():
        nonlocal asked
        asked += 1
        return True

    async def crowd():
        health = Health(alive)
        return await asyncio.gather(*(health.look() for _ in range(500)))

    assert all(run_apart(crowd()))
    assert asked <= 2


def test_a_database_that_hangs_is_not_waited_for(monkeypatch):
    monkeypatch.setattr("vicus.server.condition.PATIENCE", 0.05)

    async def hangs():
        await asyncio.sleep(3600)
        return True

    assert run_apart(Health(hangs).look()) is False


def local(app, **more):
    return TestClient(app, client=("127.0.0.1", 5000), **more)


def test_metrics_are_for_this_machine(database):
    app = application(database, hosts=["testserver"])
    with local(app) as client:
        assert "vicus_tables 0.0" in client.get("/metrics").text
        assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.5"}).status_code == 403
    assert TestClient(app, client=("203.0.113.5", 5000)).get("/metrics").status_code == 403
    assert TestClient(app, client=("not an address", 5000)).get("/metrics").status_code == 403


@pytest.mark.parametrize("address", ["127.0.0.1", "203.0.113.5"])
def test_metrics_with_a_token_are_for_whoever_has_it(database, address):
    client = TestClient(application(database, hosts=["testserver"], metrics_token="opensesame"), client=(address, 5000))
    assert client.get("/metrics").status_code == 403
    assert client.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 403
    assert client.get("/metrics", headers={"authorization": b"Bearer \xff"}).status_code == 403
    assert client.get("/metrics", headers={"authorization": "Bearer opensesame"}).status_code == 200
