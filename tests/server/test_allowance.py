"""What guests and addresses may cause, and how many of something they may have."""

from contextlib import ExitStack

import pytest

from vicus.server.allowance import COSTS, Allowances, Buckets, Counts, TooMany, cost_of, network
from vicus.server.limits import Limits


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_up_with_time():
    clock = Clock()
    buckets = Buckets(rate=2.0, burst=10.0, clock=clock)
    assert buckets.take("ada", 10.0)
    assert not buckets.take("ada", 1.0)
    clock.now = 0.5
    assert buckets.take("ada", 1.0)
    assert not buckets.take("ada", 1.0)
    clock.now = 1000.0
    assert buckets.level("ada") == 10.0


def test_what_costs_more_than_a_bucket_waits_for_a_full_one():
    clock = Clock()
    buckets = Buckets(rate=1.0, burst=10.0, clock=clock)
    assert buckets.take("ada", 50.0)
    clock.now = 40.0
    assert not buckets.take("ada", 1.0)
    clock.now = 50.0
    assert buckets.take("ada", 50.0)


def test_asking_in_vain_costs_nothing():
    clock = Clock()
    buckets = Buckets(rate=1.0, burst=2.0, clock=clock)
    buckets.take("ada", 2.0)
    for _ in range(100):
        assert not buckets.take("ada", 2.0)
    clock.now = 2.0
    assert buckets.take("ada", 2.0)


def test_those_who_are_gone_are_forgotten():
    clock = Clock()
    buckets = Buckets(rate=1.0, burst=10.0, clock=clock)
    for number in range(500):
        clock.now += 0.001
        buckets.take(number)
    assert len(buckets) == 500
    clock.now += 3600
    for number in range(1000, 1600):
        clock.now += 2.0
        buckets.take(number)
    assert len(buckets) < 10


def test_memory_is_bounded_whoever_comes():
    buckets = Buckets(rate=1.0, burst=10.0, clock=Clock(), most=100)
    for number in range(10_000):
        buckets.take(number)
    assert len(buckets) <= 100


def test_a_new_connection_gets_no_new_allowance():
    allowances = Allowances(Limits(cost_burst_per_guest=10.0), Clock())
    assert allowances.spend("ada", "192.0.2.1", 10.0)
    assert not allowances.spend("ada", "192.0.2.1", 1.0)
    assert not allowances.spend("ada", "198.51.100.9", 1.0)


def test_new_cookies_do_not_help_an_address():
    allowances = Allowances(Limits(cost_burst_per_guest=10.0, cost_burst_per_address=25.0), Clock())
    spent = [allowances.spend(f"guest {number}", f"2001:db8::{number}", 10.0) for number in range(4)]
    assert spent == [True, True, False, False]
    assert allowances.spend("guest 2", "2001:db8:0:1::2", 10.0), "what the address refused was not taken from the guest"


def test_hints_and_imports_are_counted_by_the_minute():
    clock = Clock()
    allowances = Allowances(Limits(imports_per_minute_per_guest=6.0), clock)
    assert [allowances.spend_kind("ada", "192.0.2.1", "import") for _ in range(5)] == [True, True, True, False, False]
    assert allowances.spend_kind("ben", "192.0.2.1", "import")
    assert all(allowances.spend_kind("ada", "192.0.2.1", "act") for _ in range(100))
    clock.now = 10.0
    assert [allowances.spend_kind("ada", "192.0.2.1", "import") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(("kind", "most"), [("hint", 2), ("import", 3), ("create", 5)])
def test_new_cookies_bring_an_address_no_more_hints_imports_and_tables(kind, most):
    clock = Clock()
    limits = {"hints_per_minute_per_address": 4, "imports_per_minute_per_address": 6, "tables_per_day_per_address": 5}
    allowances = Allowances(Limits(**limits), clock)
    spent = [allowances.spend_kind(f"guest {number}", f"2001:db8::{number}", kind) for number in range(most + 2)]
    assert spent == [True] * most + [False] * 2
    assert allowances.spend_kind("guest 1", "2001:db8:0:1::1", kind), "another address"
    clock.now = 86_400.0 / 5
    assert allowances.spend_kind("guest 1", "2001:db8::1", kind)


def test_plain_requests_are_counted_by_address():
    allowances = Allowances(Limits(requests_burst_per_address=3.0), Clock())
    assert [allowances.spend_request("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert allowances.spend_request("192.0.2.2")


def test_every_cost_is_that_of_a_request():
    from vicus.server.handlers import HANDLERS

    tags = {kind.__struct_config__.tag for kind in HANDLERS}
    assert set(COSTS) <= tags
    assert cost_of("act") == 1.0


@pytest.mark.parametrize("address", ["fe80::1%eth0", "no address", "", "::1", None])
def test_any_address_has_a_network(address):
    assert isinstance(network(address), str)


def test_counts_end_with_what_they_count():
    counts = Counts(Limits(sockets_per_guest=2, sockets_per_address=3, sockets=4))
    with ExitStack() as stack:
        for guest, address in (("ada", "a"), ("ada", "a"), ("ben", "a")):
            stack.enter_context(counts.enter("socket", guest, address))
        for guest, address, whom in (("ada", "b", "guest"), ("eve", "a", "address")):
            with pytest.raises(TooMany) as caught, counts.enter("socket", guest, address):
                pass
            assert caught.value.whom == whom
        stack.enter_context(counts.enter("socket", "eve", "c"))
        with pytest.raises(TooMany) as caught, counts.enter("socket", "eve", "c"):
            pass
        assert caught.value.whom == "server"
        assert counts.of("socket") == 4
        assert counts.of("socket", "ada") == 2
    assert counts.of("socket") == 0
    assert not counts._guests
    assert not counts._addresses


def test_kinds_are_counted_apart():
    counts = Counts(Limits(hints_per_guest=1))
    with counts.enter("hint", "ada", None), counts.enter("socket", "ada", None):
        assert [counts.of(kind, "ada") for kind in ("hint", "socket")] == [1, 1]
    with counts.enter("hint", "ada", None), pytest.raises(TooMany), counts.enter("hint", "ada", None):
        pass
