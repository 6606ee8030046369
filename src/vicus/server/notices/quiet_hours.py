"""When somebody wants to be left alone: hours of the day, where that person lives."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

DAY_MINUTES = 24 * 60


class Wishes(msgspec.Struct, frozen=True):
    """What a guest wants to be told, and when not."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From and until which minute of the day; may go over midnight."""
    others: bool = True
    """Not only that it is their turn: a game is over, or somebody asks for another."""


@cache
def zones() -> frozenset[str]:
    """All that are known here."""
    return frozenset(available_timezones())


def checked_wishes(wishes: Wishes) -> Wishes:
    """With a zone and hours that there are; quiet hours that never end are none.

    >>> checked_wishes(Wishes("Nowhere/Else", (1380, 420)))
    Wishes(zone='UTC', quiet=(1380, 420), others=True)
    """
    zone = wishes.zone if wishes.zone in zones() else "UTC"
    quiet = wishes.quiet
    if quiet is not None and (quiet[0] == quiet[1] or not all(0 <= minute < DAY_MINUTES for minute in quiet)):
        quiet = None
    return Wishes(zone, quiet, wishes.others)


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end in which a time lies (seconds since 1970); none if it lies in none.

    >>> night = Wishes("Europe/Berlin", (22 * 60, 7 * 60))
    >>> quiet_until(night, 1_700_000_000.0) is None  # 23:13
    False
    >>> quiet_until(night, 1_700_040_000.0) is None  # 10:20
    True
    """
    if wishes.quiet is None:
        return None
    zone = ZoneInfo(wishes.zone if wishes.zone in zones() else "UTC")
    here = datetime.fromtimestamp(now, zone)
    first, last = wishes.quiet
    minute = here.hour * 60 + here.minute
    is_quiet = first <= minute < last if first < last else (minute >= first or minute < last)
    if not is_quiet:
        return None
    day = here.date() + timedelta(days=1 if first > last and minute >= first else 0)
    ends = datetime.combine(day, time(last // 60, last % 60), zone)
    return max(ends.timestamp(), now + 60.0)
