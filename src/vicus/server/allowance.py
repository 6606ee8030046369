"""Who may ask how much: allowances that fill up with time, and counts of what somebody has at one time.

They belong to the server and not to a connection: whoever connects anew gets nothing new. Of those who ask nothing any more
nothing is kept.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import Generic, Literal, TypeVar

from .limits import Limits

Clock = Callable[[], float]
Key = TypeVar("Key", bound=Hashable)

COSTS: Mapping[str, float] = {
    "hello": 5.0,
    "look": 4.0,
    "open": 3.0,
    "lobby": 2.0,
    "waits": 2.0,
    "sit": 2.0,
    "start": 5.0,
    "rematch": 20.0,
    "create": 20.0,
    "hint": 20.0,
    "analyse": 50.0,
    "appraise": 8.0,
    "course": 12.0,
    "export": 5.0,
    "import": 50.0,
    "forget": 10.0,
    "my_games": 4.0,
    "my_statistics": 8.0,
    "why": 2.0,
    "puzzle": 8.0,
    "scene": 8.0,
    "say": 3.0,
    "check_box": 8.0,
}
"""What a request costs by its type on the wire; 1 where nothing is said. A cost of 1 is about a millisecond of the server."""
MOST_LETTERS = 3
"""Mails a day that ask whether an address is somebody's: it may be a stranger's, whoever asks from wherever."""
MOST_KEYS = 100_000
"""Allowances that are kept. Only who has asked in the last minutes has one; beyond that the oldest is forgotten."""


def cost_of(kind: str) -> float:
    """What a request of a type costs.

    >>> cost_of("act"), cost_of("import")
    (1.0, 50.0)
    """
    return COSTS.get(kind, 1.0)


def network(address: str | None) -> str:
    """By what an address is known: an IPv6 address by its /64, which is what one household or one rented machine has.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3::4"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    if address is None or ":" not in address:
        return address or ""
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(number) >> 64 << 64))


class Buckets(Generic[Key]):
    """A bucket for each key: `rate` flows in a second, `burst` is the most it holds. A full one is not kept.

    >>> buckets = Buckets[str](rate=1.0, burst=2.0, clock=lambda: 0.0)
    >>> [buckets.take("ada") for _ in range(3)], buckets.take("ben")
    ([True, True, False], True)
    """

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST_KEYS) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._levels: dict[Key, tuple[float, float]] = {}
        """By key: what was in the bucket, and when. In the order of the last use, so that the oldest are found first."""

    def __len__(self) -> int:
        return len(self._levels)

    def level(self, key: Key) -> float:
        """How much is in a bucket now."""
        then = self._levels.get(key)
        return self._burst if then is None else self._filled(*then, self._clock())

    def take(self, key: Key, cost: float = 1.0) -> bool:
        """Take so much out; false, and nothing taken, where there is not enough.

        What costs more than a whole bucket is let through from a full one: a limit slows down, it does not forbid.
        """
        now = self._clock()
        then = self._levels.pop(key, None)
        level = self._burst if then is None else self._filled(*then, now)
        allowed = level >= min(cost, self._burst)
        self._levels[key] = (level - cost if allowed else level, now)
        self._forget(now)
        return allowed

    def give_back(self, key: Key, cost: float) -> None:
        """Something was not done after all."""
        if key in self._levels:
            level, then = self._levels[key]
            self._levels[key] = (min(self._burst, level + cost), then)

    def _filled(self, level: float, then: float, now: float) -> float:
        return min(self._burst, level + (now - then) * self._rate)

    def _forget(self, now: float) -> None:
        """Drop buckets that are full by now, and the oldest of too many; two at a time, so that no request pays for all."""
        for _ in range(2):
            oldest = next(iter(self._levels))
            if len(self._levels) <= self._most and self._filled(*self._levels[oldest], now) < self._burst:
                return
            if len(self._levels) > 1:
                del self._levels[oldest]


class Allowances:
    """What guests and addresses may cause: all messages by their cost, hints, imports and new tables by number besides."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._guests = Buckets[str](limits.cost_per_second_per_guest, limits.cost_burst_per_guest, clock)
        self._addresses = Buckets[str](limits.cost_per_second_per_address, limits.cost_burst_per_address, clock)
        self._requests = Buckets[str](limits.requests_per_second_per_address, limits.requests_burst_per_address, clock)
        tables = limits.tables_per_day_per_address
        self._kinds_of_guests = {
            "hint": _by_minute(limits.hints_per_minute_per_guest, clock),
            "analysis": _by_minute(limits.analyses_per_minute_per_guest, clock),
            "appraise": _by_minute(limits.appraisals_per_minute_per_guest, clock),
            "import": _by_minute(limits.imports_per_minute_per_guest, clock),
            "say": _by_minute(limits.words_per_minute_per_guest, clock),
            "box": _by_minute(limits.boxes_per_minute_per_guest, clock),
            "box_table": _by_minute(limits.box_tables_per_minute_per_guest, clock),
            "device": _by_minute(limits.device_links_per_minute_per_guest, clock),
            "notice": _by_minute(limits.notice_changes_per_minute_per_guest, clock),
            "mail": Buckets[str](limits.notice_changes_per_minute_per_guest / 600, 3.0, clock),
            "mailbox": Buckets[str](MOST_LETTERS / 86_400, MOST_LETTERS, clock),
            "everything": _by_minute(limits.everything_per_minute_per_guest, clock),
        }
        self._kinds_of_addresses = {
            "hint": _by_minute(limits.hints_per_minute_per_address, clock),
            "analysis": _by_minute(5 * limits.analyses_per_minute_per_guest, clock),
            "appraise": _by_minute(5 * limits.appraisals_per_minute_per_guest, clock),
            "import": _by_minute(limits.imports_per_minute_per_address, clock),
            "create": Buckets[str](tables / 86_400, tables, clock),
            "box": _by_minute(10 * limits.boxes_per_minute_per_guest, clock),
            "box_table": _by_minute(5 * limits.box_tables_per_minute_per_guest, clock),
            "device": _by_minute(10 * limits.device_links_per_minute_per_guest, clock),
            "notice": _by_minute(5 * limits.notice_changes_per_minute_per_guest, clock),
            "mail": Buckets[str](limits.notice_changes_per_minute_per_guest / 120, 10.0, clock),
            "everything": _by_minute(10 * limits.everything_per_minute_per_guest, clock),
        }

    def spend(self, guest: str, address: str | None, cost: float) -> bool:
        """May a guest at an address cause this cost (`cost_of`) now? Whoever may not is told to wait (`too_fast`)."""
        if not self._guests.take(guest, cost):
            return False
        if self._addresses.take(network(address), cost):
            return True
        self._guests.give_back(guest, cost)
        return False

    def spend_kind(self, guest: str, address: str | None, kind: str) -> bool:
        """May a guest at an address have one more hint, import or table (`create`) now? True for what is not counted so."""
        of_guests, of_addresses = self._kinds_of_guests.get(kind), self._kinds_of_addresses.get(kind)
        if of_guests is not None and not of_guests.take(guest):
            return False
        if of_addresses is None or of_addresses.take(network(address)):
            return True
        if of_guests is not None:
            of_guests.give_back(guest, 1.0)
        return False

    def spend_request(self, address: str | None) -> bool:
        """May one more plain HTTP request come from an address?"""
        return self._requests.take(network(address))


def _by_minute(most: float, clock: Clock) -> Buckets[str]:
    return Buckets(most / 60, max(1.0, most / 2), clock)


Counted = Literal["socket", "hint", "appraisal"]
"""What is counted while it lasts."""


class TooMany(Exception):
    """There is no room for one more: for this `whom` (guest, address or server)."""

    def __init__(self, kind: Counted, whom: Literal["guest", "address", "server"]) -> None:
        super().__init__(f"too many of kind {kind} for this {whom}")
        self.kind: Counted = kind
        self.whom: Literal["guest", "address", "server"] = whom


class Counts:
    """How many sockets and hints there are at one time: of a guest, of an address, in all."""

    def __init__(self, limits: Limits) -> None:
        many = 1 << 62
        self._most: dict[Counted, tuple[int, int, int]] = {
            "socket": (limits.sockets_per_guest, limits.sockets_per_address, limits.sockets),
            "hint": (limits.hints_per_guest, many, limits.hints),
            "appraisal": (limits.hints_per_guest, many, limits.hints),
        }
        self._guests: Counter[tuple[Counted, str]] = Counter()
        self._addresses: Counter[tuple[Counted, str]] = Counter()
        self._all: Counter[Counted] = Counter()

    def of(self, kind: Counted, guest: str | None = None) -> int:
        """How many there are now, of a guest or in all."""
        return self._all[kind] if guest is None else self._guests[kind, guest]

    @contextmanager
    def enter(self, kind: Counted, guest: str, address: str | None) -> Iterator[None]:
        """One more for as long as the block lasts; raises `TooMany` where there is no room."""
        own, near = (kind, guest), (kind, network(address))
        of_guest, of_address, in_all = self._most[kind]
        if self._all[kind] >= in_all:
            raise TooMany(kind, "server")
        if self._addresses[near] >= of_address:
            raise TooMany(kind, "address")
        if self._guests[own] >= of_guest:
            raise TooMany(kind, "guest")
        self._all[kind] += 1
        self._guests[own] += 1
        self._addresses[near] += 1
        try:
            yield
        finally:
            self._all[kind] -= 1
            _less(self._guests, own)
            _less(self._addresses, near)


def _less(counter: Counter[tuple[Counted, str]], key: tuple[Counted, str]) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
