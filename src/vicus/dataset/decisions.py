"""The decisions of a game as arrays: what the seat saw, could do and did, and how the game ended for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from vicus.arena.contest import Company, Outcome, Plan, Seat, Watch
from vicus.arena.schedule import Pairing
from vicus.arena.together import play_together
from vicus.core.action import Action
from vicus.core.game import game as find
from vicus.core.match import Match
from vicus.core.sight import Sight
from vicus.errors import BotFault

if TYPE_CHECKING:
    import numpy as np

    Columns = dict[str, np.ndarray[Any, Any]]

TYPES = {
    "observation": "i1",
    "n_legal": "<i2",
    "legal": "<i4",
    "visits": "<i4",
    "choice": "<i4",
    "shares": "<f4",
    "scores": "<i4",
    "ranks": "i1",
    "game": "<i4",
    "ply": "<i2",
    "seat": "i1",
    "bot": "i1",
}
"""The columns of a shard. `legal` and `visits` are lists of all rows one after the other, `n_legal` says how long each is."""
RAGGED = ("legal", "visits")
BY_PLAYER = ("shares", "scores", "ranks")
"""Of every seat, that of who decides first, then the others in the order of turns, as in observations."""


def decisions(
    plan: Plan, pairings: list[Pairing], company: Company, closer: bool = False
) -> Iterator[tuple[int, Columns]]:  # fmt: skip
    """Games of a plan, each by its number; a task for the arena's workers. BotFault if a bot fails: nobody learns from that."""
    books: dict[int, Notebook] = {}
    sight = Sight(find(plan.game, plan.box), plan.players, closer)

    def watch(pairing: Pairing) -> Watch:
        books[pairing.number] = Notebook(pairing, sight)
        return books[pairing.number].note

    for outcome in play_together(plan, pairings, company, watch):
        for fault in outcome.faults:
            raise BotFault(fault.key, **fault.params)
        yield outcome.number, books.pop(outcome.number).columns(outcome)


class Notebook:
    """Whoever watches a game and writes down each decision. Where nothing can be chosen, there is nothing to learn."""

    def __init__(self, pairing: Pairing, sight: Sight) -> None:
        self._pairing, self._sight = pairing, sight
        self._rows: dict[str, list[Any]] = {name: [] for name in TYPES}
        self._match: Match | None = None

    def note(self, match: Match, seat: Seat, action: Action) -> None:
        """Such a decision is about to be carried out."""
        self._match = match
        legal = [each.id for each in match.legal()]
        if len(legal) < 2:
            return
        visits = seat.visits
        self._rows["legal"] += legal
        self._rows["visits"] += [visits.get(number, 0) for number in legal]
        about = {
            "observation": self._sight.see(match.state, seat.number),
            "n_legal": len(legal),
            "choice": action.id,
            "game": self._pairing.number,
            "ply": len(match.actions),
            "seat": seat.number,
            "bot": self._pairing.seats[seat.number],
        }
        for name, value in about.items():
            self._rows[name].append(value)

    def columns(self, outcome: Outcome) -> Columns:
        """All of it, with the result."""
        import numpy as np

        players = len(outcome.seats)
        results: dict[str, Sequence[float]] = {
            "shares": outcome.shares,
            "scores": outcome.scores,
            "ranks": self._ranks(players),
        }
        for name, by_seat in results.items():
            self._rows[name] = [[by_seat[(seat + k) % players] for k in range(players)] for seat in self._rows["seat"]]
        shapes = {"observation": (-1, self._sight.spec.width), **dict.fromkeys(BY_PLAYER, (-1, players))}
        return {name: np.array(self._rows[name], TYPES[name]).reshape(shapes.get(name, (-1,))) for name in TYPES}

    def _ranks(self, players: int) -> list[int]:
        """1 for who won, tie-breaks included."""
        match = self._match
        assert match is not None
        tiebreak = match.game.engine.rules.tiebreak
        order = [(score.total, tiebreak(match.state, p)) for p, score in enumerate(match.scores())]
        return [1 + sum(other > mine for other in order) for mine in order]


def joined(games: list[Columns]) -> Columns:
    """Games one after the other."""
    import numpy as np

    return {name: np.concatenate([columns[name] for columns in games]) for name in TYPES}
