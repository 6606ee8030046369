"""Many games of one bot, counted: an array for each figure, with a row for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from vicus.bots.code import can_think, code_for
from vicus.core.game import Game
from vicus.core.game import game as find
from vicus.spec.event import Event

from .contest import Plan
from .net_games import NetGames, is_net_alone
from .played import Played
from .retelling import Retelling
from .schedule import Pairing
from .series import in_threads
from .subjects import SEAT, ActionSubjects, Subject
from .workers import run

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Progress = Callable[[int], None]


class Counted(NamedTuple):
    """One game: what came of it, and by seat what was done, on offer and chosen, and how it was opened."""

    played: Played
    done: Array
    offered: Array
    chosen: Array
    firsts: Array
    order: Array
    actions: list[int]


@dataclass
class Tally:
    """All games of a plan."""

    plan: Plan
    subjects: ActionSubjects
    played: list[Played]
    done: Array
    """[games, players, subjects] how often …"""
    offered: Array
    chosen: Array
    firsts: Array
    """[games, players, classes] the first action of a class; -1: none."""
    order: Array
    """[games, players] the seats, as they come to their first action."""
    happenings: dict[Subject, Array] = field(default_factory=dict)
    """[games of which events were looked at, players] how often …"""
    opening_events: dict[str, list[list[str | None]]] = field(default_factory=dict)
    """… and by kind of event what the first one was about, by game and seat."""

    @property
    def shares(self) -> Array:
        """[games, players] of the win."""
        import numpy as np

        return np.array([game.shares for game in self.played])


class Events(NamedTuple):
    """Which events are looked at, in how many games: they are played again on interpreted rules for it."""

    fields: dict[str, list[str]]
    openings: dict[str, str]
    games: int


def tally(
    plan: Plan, subjects: ActionSubjects, events: Events, workers: int | None, progress: Progress, engine: str | None = None
) -> Tally:
    """Play and count. A net alone plays in compiled code, anybody else as in the arena."""
    import numpy as np

    game = find(plan.game, plan.box)
    if is_net_alone(plan.bots[0]) and (engine or can_think(game)):
        code = code_for(game, engine, thinks=True)
        games = list(in_threads(plan, lambda: CountedNetGames(NetGames(code, plan, subjects.table)), workers, progress))
    else:
        games = list(_arena_games(plan, subjects, workers, progress))
    found = Tally(
        plan,
        subjects,
        [each.played for each in games],
        done=np.array([each.done for each in games]),
        offered=np.array([each.offered for each in games]),
        chosen=np.array([each.chosen for each in games]),
        firsts=np.array([each.firsts for each in games]),
        order=np.array([each.order for each in games]),
    )
    _hear(found, game, events, [game.actions for game in games[: events.games]])
    return found


class CountedNetGames:
    """Room for one game of a net at a time, with its ledger."""

    def __init__(self, games: NetGames) -> None:
        self._games = games

    def play(self, pairing: Pairing) -> Counted:
        """A game of the plan."""
        return _counted(self._games.play(pairing), self._games.ledger, self._games.actions)


def _counted(played: Played, ledger: Any, actions: list[int]) -> Counted:
    import numpy as np

    return Counted(
        played,
        done=np.array(ledger.done, "i2"),
        offered=np.array(ledger.offered, "i2"),
        chosen=np.array(ledger.chosen, "i2"),
        firsts=np.array(ledger.firsts, "i2"),
        order=np.argsort(ledger.entrances, kind="stable"),
        actions=actions,
    )


def _arena_games(plan: Plan, subjects: ActionSubjects, workers: int | None, progress: Progress) -> Iterator[Counted]:
    room = Retelling(plan, subjects)
    for pairing, outcome in zip(plan.pairings(), run(plan, workers=workers, progress=progress), strict=True):
        room.tell(pairing, outcome.actions, asked_alone=True)
        played = Played(outcome.lines, outcome.shares, sum(outcome.decisions), outcome.rounds, tuple(outcome.faults))
        yield _counted(played, room.ledger, list(room.ledger.history[: sum(room.ledger.decisions)]))


def _hear(found: Tally, game: Game[Any, Any], events: Events, games: list[list[int]]) -> None:
    """Count the events of some games."""
    import numpy as np

    room, plan = Retelling(found.plan, found.subjects), found.plan
    found.opening_events.update({kind: [] for kind in events.openings})
    for number, (pairing, actions) in enumerate(zip(plan.pairings(), games, strict=False)):
        firsts: dict[str, list[str | None]] = {kind: [None] * plan.players for kind in events.openings}
        for event in room.tell(pairing, actions):
            seat = event.params.get(SEAT)
            if seat is None:
                continue
            for subject in _about(event, events.fields):
                if subject not in found.happenings:
                    found.happenings[subject] = np.zeros((len(games), plan.players), "i4")
                found.happenings[subject][number, seat] += 1
            if event.kind in firsts and firsts[event.kind][seat] is None:
                firsts[event.kind][seat] = str(event.params[events.openings[event.kind]])
        for kind, values in firsts.items():
            found.opening_events[kind].append(values)


def _about(event: Event, fields: dict[str, list[str]]) -> list[Subject]:
    if event.kind not in fields:
        return []
    names = fields[event.kind]
    return [Subject(event.kind, name, str(event.params[name])) for name in names] or [Subject(event.kind)]
