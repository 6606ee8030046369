"""How much is too much: every limit of a server by name, with its default and the reason for it.

A host changes one with `vicus serve --limit NAME=VALUE`. Whoever meets one is told so, and what to do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Annotated, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import Meta

from vicus.errors import BadOption


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of one server process. Seconds, minutes, days and bytes are named; everything else is a number of things."""

    # connections
    connections: Annotated[int, Meta(ge=8, description="TCP connections in all; fewer where the system allows fewer files")] = (
        10_000
    )
    connections_waiting_per_address: Annotated[
        int,
        Meta(ge=1, description="connections of one address that have not asked anything yet; the oldest goes for a new one"),
    ] = 64
    sockets: Annotated[int, Meta(ge=1, description="WebSockets in all: each is memory, and is told what changes")] = 8_000
    sockets_per_address: Annotated[
        int, Meta(ge=1, description="WebSockets of one address (IPv6: of one /64): a school or a club sits behind one")
    ] = 400
    sockets_per_guest: Annotated[int, Meta(ge=1, description="WebSockets of one guest: a person has some tabs and devices")] = (
        16
    )

    # time
    header_seconds: Annotated[
        float, Meta(ge=0.1, description="until a request's head is there: half a request costs a connection")
    ] = 10.0
    idle_seconds: Annotated[float, Meta(ge=0.1, description="that a connection stays open for the next request")] = 15.0
    greeting_seconds: Annotated[float, Meta(ge=0.1, description="until a WebSocket has said its first word")] = 30.0
    silence_hours: Annotated[
        float,
        Meta(ge=0.1, description="after which a WebSocket that asks nothing is closed; a page that is looked at comes back"),
    ] = 12.0
    write_seconds: Annotated[
        float, Meta(ge=0.1, description="that somebody may leave unread what was sent, before being let go")
    ] = 10.0
    ping_seconds: Annotated[float, Meta(ge=0.1, description="between two pings, and until a lost line is given up")] = 20.0

    # messages, weighted by their cost (`allowance.COSTS`)
    cost_per_second_per_guest: Annotated[
        float, Meta(ge=1, description="cost of messages that a guest may cause: nobody clicks so often")
    ] = 20.0
    cost_burst_per_guest: Annotated[
        float, Meta(ge=1, description="cost at once after a pause: a page that opens asks a lot")
    ] = 120.0
    cost_per_second_per_address: Annotated[float, Meta(ge=1, description="the same for all guests of an address together")] = (
        300.0
    )
    cost_burst_per_address: Annotated[float, Meta(ge=1, description="the same for all guests of an address together")] = 2_000.0
    requests_per_second_per_address: Annotated[
        float, Meta(ge=1, description="plain HTTP requests: a page is some 15 of them, and then none")
    ] = 60.0
    requests_burst_per_address: Annotated[float, Meta(ge=1, description="HTTP requests at once: a class opens the page")] = (
        1_200.0
    )

    # tables
    tables_per_guest: Annotated[
        int, Meta(ge=1, description="tables made by a guest that wait, or were played at in the last 24 hours")
    ] = 20
    tables_per_day_per_address: Annotated[
        float,
        Meta(ge=1, description="tables that guests of an address make, imports and rematches among them: a club makes many"),
    ] = 300.0
    tables: Annotated[int, Meta(ge=1, description="tables in all that wait or are being played")] = 20_000
    bot_tables_per_guest: Annotated[int, Meta(ge=0, description="tables of bots alone; they play while somebody watches")] = 2
    bot_tables: Annotated[int, Meta(ge=0, description="tables of bots alone in all that are being played")] = 50

    # bots
    bots_thinking_per_guest: Annotated[
        int, Meta(ge=1, description="bots that think at one time at tables a guest has made; others' bots are next")
    ] = 2
    bots_thinking_per_address: Annotated[
        int, Meta(ge=1, description="the same for all guests of an address together: a new guest costs nothing")
    ] = 8
    hints_per_guest: Annotated[int, Meta(ge=1, description="hints that are worked out for a guest at one time")] = 1
    hints: Annotated[int, Meta(ge=1, description="hints in all that are worked out or wait for it")] = 40
    hints_per_minute_per_guest: Annotated[float, Meta(ge=1, description="a hint is seconds of a core")] = 12.0
    hints_per_minute_per_address: Annotated[float, Meta(ge=1, description="the same for all guests of an address together")] = (
        60.0
    )
    analyses_per_minute_per_guest: Annotated[
        float, Meta(ge=1, description="looking back at a game is a minute of a core, deeper ones more; all take turns")
    ] = 12.0
    analyses_per_guest: Annotated[
        int,
        Meta(ge=1, description="games that are looked back at for a guest at one time; twelve in all"),
    ] = 2
    analyses_per_address: Annotated[int, Meta(ge=1, description="the same for all guests of an address together")] = 6
    appraisals_per_minute_per_guest: Annotated[
        float, Meta(ge=1, description="decisions that the coach judges: half a second of a core each")
    ] = 24.0
    imports_per_minute_per_guest: Annotated[float, Meta(ge=1, description="a record is replayed, its box read and kept")] = 6.0
    imports_per_minute_per_address: Annotated[
        float, Meta(ge=1, description="the same for all guests of an address together")
    ] = 30.0

    words_per_minute_per_guest: Annotated[float, Meta(ge=1, description="what somebody says at a table, signs included")] = 30.0

    device_links_per_minute_per_guest: Annotated[
        float, Meta(ge=1, description="links to another device, and tries to use one; ten times as many for an address")
    ] = 6.0

    everything_per_minute_per_guest: Annotated[
        float,
        Meta(ge=1, description="files with everything of a guest: each is all of their logs; ten times as many for an address"),
    ] = 2.0

    # people
    grace_seconds: Annotated[
        float, Meta(ge=0, description="that somebody must be away before the others can have a bot take over the seat")
    ] = 60.0

    # notices
    channels_per_guest: Annotated[
        int, Meta(ge=1, description="browsers, webhooks and mail addresses by which a guest is told")
    ] = 8
    notices_per_day_per_guest: Annotated[int, Meta(ge=1, description="what a guest is told in a day by them")] = 200
    notice_changes_per_minute_per_guest: Annotated[
        float,
        Meta(ge=1, description="channels, wishes and tests of a guest; five times as many for an address, mails a tenth"),
    ] = 20.0

    # sizes
    record_bytes: Annotated[
        int, Meta(ge=1024, description="a record, and so any message; the longest games have some 20 kB")
    ] = 262_144
    box_bytes: Annotated[int, Meta(ge=1024, description="an owner's box inside a record; the largest of ours has 12 kB")] = (
        32_768
    )

    # boxes that people bring
    boxes_per_minute_per_guest: Annotated[
        float, Meta(ge=1, description="boxes that are checked while somebody types; a page waits for a pause")
    ] = 90.0
    box_tables_per_minute_per_guest: Annotated[
        float, Meta(ge=1, description="tables with an own box: each is read and kept; five times as many for an address")
    ] = 6.0
    boxes_compiling: Annotated[
        int,
        Meta(ge=0, description="own boxes that are compiled at one time for strong bots, some minutes of a core; 0: never"),
    ] = 1
    boxes_waiting: Annotated[int, Meta(ge=0, description="own boxes that wait for it; for others casual bots stand in")] = 12
    boxes_compiled_per_day_per_guest: Annotated[
        float, Meta(ge=1, description="own boxes that are compiled for a guest's tables; three times as many for an address")
    ] = 4.0
    boxes_kept: Annotated[
        int, Meta(ge=1, description="compiled own boxes on disk, some 2 MB each; what was not used for longest goes")
    ] = 24
    box_seconds: Annotated[float, Meta(ge=1, description="after which a box that is still being compiled is given up")] = 900.0

    # what is kept
    waiting_days: Annotated[float, Meta(ge=0, description="after which a table that nobody came to is deleted; 0: never")] = 7.0
    unfinished_days: Annotated[
        float, Meta(ge=0, description="after which a game that nobody goes on with is deleted; 0: never")
    ] = 180.0
    finished_days: Annotated[float, Meta(ge=0, description="after which a finished game is deleted; 0: never")] = 0.0
    guest_days: Annotated[
        float, Meta(ge=0, description="after which a guest who sits nowhere and did not come is forgotten; 0: never")
    ] = 90.0

    # the log
    log_lines_per_minute: Annotated[
        int, Meta(ge=1, description="lines of one kind; one more says how many were left out: a full disk stops the games")
    ] = 30


class Limit(NamedTuple):
    """One limit as people read about it."""

    name: str
    default: int | float
    reason: str


def described() -> Iterator[Limit]:
    """All limits in order."""
    hints = get_type_hints(Limits, include_extras=True)
    defaults = Limits()
    for name in Limits.__struct_fields__:
        (meta,) = get_args(hints[name])[1:]
        yield Limit(name, getattr(defaults, name), meta.description)


def parse_limits(wanted: Sequence[str]) -> Limits:
    """Limits from `NAME=VALUE`, the defaults where nothing is said; raises `BadOption` for what is none.

    >>> parse_limits(["tables_per_guest=3", "idle-seconds=2.5"]).tables_per_guest
    3
    """
    known = Limits.__struct_fields__
    values: dict[str, str] = {}
    for text in wanted:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals and name in known:
            raise BadOption("limit-no-value", name=name)
        if name not in known:
            near = get_close_matches(name, known, 3, 0.4) or known[:3]
            raise BadOption("limit-unknown", name=name, near=", ".join(near))
        values[name] = value.strip().replace("_", "")
    limits = Limits()
    for name, value in values.items():
        limits = _with(limits, name, value)
    return limits


def _with(limits: Limits, name: str, value: str) -> Limits:
    annotation = get_type_hints(Limits, include_extras=True)[name]
    kind, meta = get_args(annotation)
    try:
        return msgspec.structs.replace(limits, **{name: msgspec.convert(value, annotation, strict=False)})
    except msgspec.ValidationError:
        whole = "yes" if kind is int else "no"
        raise BadOption("limit-bad", name=name, value=value, whole=whole, least=f"{meta.ge:g}") from None


def table() -> str:
    """The limits as a table for the docs."""
    rows = [f"| `{limit.name}` | {plain(limit.default)} | {limit.reason} |" for limit in described()]
    return "\n".join(["| limit | default | |", "|---|---|---|", *rows])


def plain(value: float) -> str:
    """A limit as people write it.

    >>> plain(10_000), plain(0.5)
    ('10,000', '0.5')
    """
    return f"{value:,g}" if value < 1_000_000 else str(value)
