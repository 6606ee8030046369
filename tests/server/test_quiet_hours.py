"""When the night of somebody ends."""

from __future__ import annotations

from datetime import datetime

import pytest

from vicus.server.notices.quiet_hours import Wishes, checked_wishes, quiet_until


@pytest.mark.parametrize(
    ("zone", "quiet", "hour", "ends"),
    [
        ("UTC", (22 * 60, 7 * 60), "2026-03-10T23:30", "2026-03-11T07:00"),
        ("UTC", (22 * 60, 7 * 60), "2026-03-10T03:30", "2026-03-10T07:00"),
        ("UTC", (22 * 60, 7 * 60), "2026-03-10T12:00", None),
        ("UTC", (22 * 60, 7 * 60), "2026-03-10T07:00", None),
        ("UTC", (13 * 60, 14 * 60), "2026-03-10T13:59", "2026-03-10T14:00"),
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-07-10T04:30", "2026-07-10T05:00"),
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-03-29T00:30", "2026-03-29T05:00"),
        ("Asia/Kolkata", (0, 6 * 60), "2026-03-09T20:00", "2026-03-10T00:30"),
    ],
)
def test_the_night_ends_where_somebody_lives(zone, quiet, hour, ends):
    def seconds(text: str) -> float:
        return datetime.fromisoformat(f"{text}+00:00").timestamp()

    found = quiet_until(Wishes(zone, quiet), seconds(hour))
    assert found == (None if ends is None else seconds(ends))


@pytest.mark.parametrize("quiet", [(5, 5), (-1, 5), (0, 1440)])
def test_hours_that_are_none(quiet):
    assert checked_wishes(Wishes("../../etc/passwd", quiet)) == Wishes("UTC", None)
