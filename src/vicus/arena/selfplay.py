"""Greedy players against each other in compiled code: what weights are fitted on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from vicus.bots.code import code_for, workspace
from vicus.bots.judgement import judgement
from vicus.core.game import Game
from vicus.core.statistics import Z
from vicus.engine.records import SelfPlaySeries

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

GAME, SEAT, STAGE, FEATURES = 0, 1, 2, 3
"""Columns of a row; from the last one on the features."""
ROWS_A_GAME = 400


@dataclass(frozen=True)
class Duels:
    """Games of one against others, counted as if between two: 1/2 is even. A win over three others counts for two.

    So the share can exceed 1, and its 95 % interval follows from how the games differ.
    """

    share: float
    games: int
    low: float
    high: float


def duels(results: Array, most: float) -> Duels:
    """The mean of all games and its normal interval, which ends where winning all of them would be."""
    share = float(results.mean())
    margin = float(Z * results.std(ddof=1) / sqrt(len(results)))
    return Duels(share, len(results), max(0.0, share - margin), min(most, share + margin))


class SelfPlay:
    """Whole games of a table, each seat with weights of its own: of the given numbers of players (else of all that the game
    has), with the given options. Compiles if need be; BadOption for numbers and options that the game does not have.
    """

    def __init__(self, game: Game, counts: Sequence[int] = (), options: Mapping[str, str] | None = None) -> None:
        self.counts = tuple(game.check_players(count) for count in counts) or game.meta.players
        self._options = game.encode_options(game.check_options(dict(options or {})))
        self._code = code_for(game, "native")
        self._self_play = self._code.entry("greedy", "self_play")
        self.features: int = self._code.rules.FEATURES
        self._blur = judgement(game.name).plain["casual"]

    def play(self, weights: list[Array], games: int, seed: int, noise: int, every: int = 0) -> tuple[Array, Array]:
        """Positions as rows (each `every` decisions, none for 0), and the final scores."""
        import numpy as np

        players = len(weights)
        series = SelfPlaySeries(seed, 0, players, self._code.array(tuple(self._options)), noise, every)
        rows = np.zeros((games * ROWS_A_GAME if every else 1, FEATURES + self.features), "i8")
        scores = np.zeros((games, players), "i8")
        written = self._self_play(workspace(self._code), np.array(weights, "i8"), series, rows, scores)
        return rows[: written - written % players], scores

    def positions(self, weights: Array, players: int, games: int, seed: int, every: int) -> tuple[Array, Array]:
        """Positions × players × (features, features × what is to come), and the final score of each of these players.

        The players misjudge a little, so that positions are not all alike. Features stand against the mean of all players;
        what all have in common says nothing about who wins.
        """
        import numpy as np

        rows, scores = self.play([weights] * players, games, seed, self._blur, every)
        groups = rows.reshape(-1, players, rows.shape[1])
        features = groups[:, :, FEATURES:] / players
        to_come = groups[:, :, STAGE, None] / 100.0
        return np.concatenate([features, features * to_come], axis=2), scores[groups[:, 0, GAME]]

    def share(self, new: Array, old: Array, games: int, seed: int, noise: int) -> Duels:
        """Wins of one player with new weights against old ones, for every number of players and every seat."""
        import numpy as np

        results, most = [], []
        for players in self.counts:
            each = max(2, games // (len(self.counts) * players))
            for seat in range(players):
                _, scores = self.play([new if p == seat else old for p in range(players)], each, seed + players, noise)
                best = scores == scores.max(axis=1, keepdims=True)
                results.append(best[:, seat] / best.sum(axis=1) * players / 2)
                most += [players / 2] * each
        return duels(np.concatenate(results), float(np.mean(most)))
