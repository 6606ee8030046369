"""Who played a match, when, and how it ended: what a record says of it besides the moves."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from vicus.errors import BadRecord

from .likeness import clean, distinct

if TYPE_CHECKING:
    from .match import Match

LONGEST_LEVEL = 40
DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\dZ")


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whoever had a seat."""

    name: str = ""
    """As it was shown; empty for somebody without one."""
    level: str | None = None
    """Of a bot: its level, or the name under which a server offered it."""


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of some people. Fields that later versions add are passed over."""

    people: list[Person]
    """By seat."""
    date: str = ""
    """When the game ended or was saved: `2026-11-16T18:30Z`."""
    scores: list[int] = []
    """The totals by seat; empty unless the game is over."""
    winners: list[int] = []
    """Their seats."""


def dated(time: float) -> str:
    """A time (seconds since 1970) as a record has it.

    >>> dated(0)
    '1970-01-01T00:00Z'
    """
    return datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%dT%H:%MZ")


def tidy(about: About, players: int) -> About:
    """What somebody brings, as it may be shown: names cleaned and told apart. Raises `BadRecord` for what cannot be.

    >>> tidy(About([Person(" Ada\\u200b "), Person("Аda")]), 2).people  # the second one is partly Cyrillic
    [Person(name='Ada', level=None), Person(name='Аda 2', level=None)]
    """
    if len(about.people) != players or not (about.date == "" or _is_date(about.date)):
        raise BadRecord("record-field", field="about")
    names: list[str] = []
    people = []
    for person in about.people:
        name = clean(person.name) or ""
        names.append(distinct(name, [other for other in names if other]) if name else "")
        level = None if person.level is None else _plain(person.level)
        people.append(Person(names[-1], level))
    return About(people, about.date, about.scores, about.winners)


def _is_date(text: str) -> bool:
    try:
        return bool(DATE.fullmatch(text)) and bool(datetime.fromisoformat(text[:-1]))
    except ValueError:
        return False


def _plain(level: str) -> str:
    return "".join(sign for sign in level[: 4 * LONGEST_LEVEL] if sign.isprintable())[:LONGEST_LEVEL].strip() or "?"


def with_result(about: About, match: Match[Any, Any]) -> About:
    """The same with the result of a match: none while it is played."""
    if not match.over:
        return msgspec.structs.replace(about, scores=[], winners=[])
    return msgspec.structs.replace(about, scores=[score.total for score in match.scores()], winners=match.winners())
