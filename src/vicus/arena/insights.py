"""What many games of one strong bot tell about a game: figures, each with its games and its 95 % interval.

All shares rest on whole games: what several seats or decisions of one game have in common widens an interval (the linearised
variance of a ratio, as in `balance`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from vicus.core.game import Game
from vicus.core.game import game as find
from vicus.core.statistics import wilson

from .balance import Measure, compare, gap, measures
from .contest import Plan
from .lab_settings import LabSettings
from .played import Played
from .reconstructed import Foundations, reconstructed
from .report import summary
from .series import play_all
from .subjects import Subject, action_subjects, event_fields
from .tally import Events, Tally, tally
from .workers import run

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Progress = Callable[[int], None]
RIVAL = "greedy"
"""Whom the bot meets, so that a reader knows how strong it is."""
EVENT = "event"
"""The field of an opening that is told by an event."""
CLOSE = 0.05
"""A game is close if the winner leads by no more than this part of the own points."""


@dataclass(frozen=True)
class Extent:
    """How many games: for each number of players, of which events are looked at, for each option, and against the rival."""

    games: int
    events: int
    options: int
    contest: int

    def total(self, game: Game[Any, Any]) -> int:
        """Games that are played in all."""
        numbers = len(game.meta.players)
        values = sum(len(option.values) - 1 for option in game.meta.options.values())
        return numbers * self.games + numbers * (values + bool(values)) * self.options + self.contest


@dataclass(frozen=True)
class Inquiry:
    """What is asked: of which game, played by whom."""

    game: str
    bot: str
    seed: int
    extent: Extent
    settings: LabSettings
    workers: int | None
    options: dict[str, str] = field(default_factory=dict)
    """What is not standard all the time."""
    box: dict[str, Any] | None = None
    engine: str | None = None

    def plan(self, players: int, games: int, **options: str) -> Plan:
        """Games of the bot, with some options changed."""
        return Plan(self.game, (self.bot,), players, games, self.seed, {**self.options, **options}, self.box)


def insights(asked: Inquiry, progress: Progress) -> dict[str, Any]:
    """All figures, as plain data. The games are of all numbers of players; `progress` is told of each."""
    game: Game[Any, Any] = find(asked.game, asked.box)
    asked, extent = replace(asked, options=game.check_options(asked.options)), asked.extent
    subjects = action_subjects(game, asked.settings)
    events = Events(event_fields(game, asked.settings), asked.settings.opening_events, extent.events)
    about: dict[str, Any] = {
        "game": asked.game,
        "bot": asked.bot,
        "seed": asked.seed,
        "games": extent.games,
        "events": min(extent.events, extent.games),
        "reconstructed": reconstructed(game.box.data),
        "options_used": {name: value for name, value in asked.options.items() if value != game.meta.options[name].standard},
        "strength": _strength(asked, progress),
        "players": {},
        "options": [],
    }
    grounds = Foundations(game.box.data, asked.settings.rests)
    for players in game.meta.players:
        found = tally(asked.plan(players, extent.games), subjects, events, asked.workers, progress, asked.engine)
        about["players"][players] = _figures(found, game, grounds)
        about["options"] += _options(asked, game, players, progress)
    return about


def _strength(asked: Inquiry, progress: Progress) -> dict[str, Any] | None:
    if asked.bot == RIVAL or asked.extent.contest < 2:
        return None
    plan = replace(asked.plan(2, asked.extent.contest), bots=(asked.bot, RIVAL))
    row = summary(plan, run(plan, workers=asked.workers, progress=progress))["bots"][asked.bot]
    return {"rival": RIVAL, "games": asked.extent.contest, "value": row["win_share"], "low": row["low"], "high": row["high"]}


def _figures(found: Tally, game: Game[Any, Any], grounds: Foundations) -> dict[str, Any]:
    known = measures(found.played, game.lines)
    return {
        "games": len(found.played),
        "faults": sum(fault.times for one in found.played for fault in one.faults),
        "in_seat_order": bool((found.order == found.order[0]).all()),
        "order": _order(found),
        "course": {each.key.removeprefix("lab-"): estimate(each) for each in known if each.about is None},
        **_closeness(found),
        "lines": _lines(found, game.lines),
        "subjects": [_subject(found, number, grounds) for number in range(len(found.subjects.subjects))],
        "openings": _openings(found, grounds),
        "happenings": [_happening(found, subject, grounds) for subject in sorted(found.happenings)],
    }


def _order(found: Tally) -> list[dict[str, float]]:
    """Wins of who comes to act first, second, third …"""
    import numpy as np

    shares = np.take_along_axis(found.shares, found.order, 1)
    return [{"value": float(own.mean()), **_ends(wilson(float(own.sum()), len(own)))} for own in shares.T]


def _ends(interval: tuple[float, float]) -> dict[str, float]:
    return {"low": interval[0], "high": interval[1]}


def estimate(measure: Measure) -> dict[str, float]:
    """A figure with both ends of its interval."""
    low, high = measure.interval()
    return {"value": measure.value, "low": low, "high": high}


def _difference(one: Measure, other: Measure) -> dict[str, float]:
    value, margin = one.value - other.value, gap(one, other)
    return {"value": value, "low": value - margin, "high": value + margin}


def _share(about: str, times: Array, shares: Array) -> Measure:
    """Of the win, over all times that something was so: [games, players] each."""
    return Measure("insight", about, True, (times * shares).sum(1) * 1.0, times.sum(1) * 1.0)


def _pair(yes: Array, no: Array, shares: Array) -> dict[str, Any]:
    """Wins where something was so and where not, how often that was, and the difference."""
    one, other = _share("yes", yes, shares), _share("no", no, shares)
    both = yes.sum() and no.sum()
    return {
        "yes": {**estimate(one), "number": int(yes.sum())} if yes.sum() else None,
        "no": {**estimate(other), "number": int(no.sum())} if no.sum() else None,
        "difference": _difference(one, other) if both else None,
    }


def _subject(found: Tally, number: int, grounds: Foundations) -> dict[str, Any]:
    done, offered, chosen = (each[:, :, number] for each in (found.done, found.offered, found.chosen))
    return {
        **_named(found.subjects.subjects[number], grounds),
        "done": _pair(done > 0, (done == 0) & (offered > 0), found.shares),
        "choice": _pair(chosen, offered - chosen, found.shares),
    }


def _happening(found: Tally, subject: Subject, grounds: Foundations) -> dict[str, Any]:
    times = found.happenings[subject]
    return {**_named(subject, grounds), "done": _pair(times > 0, times == 0, found.shares[: len(times)])}


def _named(subject: Subject, grounds: Foundations) -> dict[str, Any]:
    return {**subject._asdict(), "reconstructed": grounds.of(*subject)}


def _openings(found: Tally, grounds: Foundations) -> list[dict[str, Any]]:
    """The first action of a class, and the first event of a kind, by what it was about."""
    import numpy as np

    rows = []
    for number, kind in enumerate(found.subjects.classes):
        name = found.subjects.fields[kind]
        known = {action: values[name] for action, values in found.subjects.values.items() if name in values}
        firsts = [[known.get(int(action)) for action in row] for row in found.firsts[:, :, number]]
        rows += _firsts(Subject(kind, name), np.array(firsts, object), found, grounds)
    for kind, by_game in found.opening_events.items():
        if by_game:
            firsts_told = np.array(by_game, object)
            rows += _firsts(Subject(kind, EVENT), firsts_told, found, grounds)
    return rows


def _firsts(about: Subject, firsts: Array, found: Tally, grounds: Foundations) -> list[dict[str, Any]]:
    """A row for each value, most frequent first: over all, and for who acts first, second …"""
    import numpy as np

    order = found.order[: len(firsts)]
    shares = np.take_along_axis(found.shares[: len(firsts)], order, 1)
    firsts = np.take_along_axis(firsts, order, 1)
    rows = []
    for value in dict.fromkeys(each for row in firsts.tolist() for each in row if each is not None):
        here = firsts == value
        places = [_share("place", here * (np.arange(here.shape[1]) == place), shares) for place in range(here.shape[1])]
        rows.append(
            {
                **_named(Subject(about.kind, about.field, value), grounds),
                "how_often": int(here.sum()),
                "of": int(here.size),
                "wins": estimate(_share("all", here, shares)),
                "order": [{**estimate(each), "number": int(each.below.sum())} if each.below.sum() else None for each in places],
            }
        )
    return sorted(rows, key=lambda row: (-row["how_often"], row["value"]))


def _closeness(found: Tally) -> dict[str, Any]:
    """How many games end with equal totals, and how many with a small lead."""
    import numpy as np

    totals = np.sort(np.array([game.lines for game in found.played]).sum(2), 1)
    lead, best = totals[:, -1] - totals[:, -2], totals[:, -1]
    return {"equal": _part(int((lead == 0).sum()), len(lead)), "close": _part(int((lead <= CLOSE * best).sum()), len(lead))}


def _part(number: int, of: int) -> dict[str, float]:
    return {"value": number / of, **_ends(wilson(number, of))}


def _lines(found: Tally, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Points from each line of the score: of winners, of all others, and the difference."""
    import numpy as np

    lines, shares = np.array([game.lines for game in found.played], "f8"), found.shares
    rows = []
    for number, name in enumerate(names):
        points, one = lines[:, :, number], np.ones(len(lines))
        won = (points * shares).sum(1)
        winners = Measure("insight", name, False, won, one)
        others = Measure("insight", name, False, (points.sum(1) - won) / (points.shape[1] - 1), one)
        rows.append(
            {
                "line": name,
                "winners": estimate(winners),
                "others": estimate(others),
                "difference": _difference(winners, others),
            }
        )
    return rows


def _options(asked: Inquiry, game: Game[Any, Any], players: int, progress: Progress) -> list[dict[str, Any]]:
    """Every value of every option against the standard game, on the same deals; none without options."""
    if not game.meta.options or asked.extent.options < 2:
        return []

    def played(**options: str) -> list[Played]:
        return play_all(asked.plan(players, asked.extent.options, **options), asked.workers, progress, asked.engine)

    standard = played()
    return [
        {
            "option": name,
            "value": value,
            "players": players,
            "games": asked.extent.options,
            "rows": compare(standard, played(**{name: value}), game.lines),
        }
        for name, option in game.meta.options.items()
        for value in option.values
        if value != asked.options[name]
    ]
