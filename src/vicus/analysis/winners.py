"""What winners do: averages over many games, for the file `winners.json` in a game's folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from vicus.core.action import Event
from vicus.core.game import Game

from .course import LEAST, TENTHS, Counted, Typical, counted


class Sums:
    """What the winners of games with so many players had, added up."""

    def __init__(self, game: Game, players: int) -> None:
        self._game, self._players = game, players
        self._groups: tuple[Counted, ...] = counted(game.name)
        self._lines = {line: [0.0] * (TENTHS + 1) for line in game.lines}
        self._uses: list[dict[str, float]] = [{} for _ in self._groups]
        self.games = 0

    def add(self, seed: int, actions: Sequence[int]) -> None:
        """One more game, played with the standard options; of several winners each counts as a part."""
        match = self._game.new(players=self._players, seed=seed)
        marks = [round(tenth * len(actions) / TENTHS) for tenth in range(TENTHS + 1)]
        seen = [[score.lines for score in match.scores()]]
        uses: list[list[Counter[str]]] = [[Counter() for _ in self._groups] for _ in range(self._players)]
        self._count(uses, match.events)
        for ply, action in enumerate(actions, 1):
            self._count(uses, match.replay(action))
            while len(seen) <= TENTHS and marks[len(seen)] == ply:
                seen.append([score.lines for score in match.scores()])
        if not match.over:
            raise ValueError(f"seed {seed}: the game is not over")
        won = match.winners()
        for seat in won:
            for tenth, scores in enumerate(seen):
                for line, points in scores[seat]:
                    self._lines[line][tenth] += (points or 0) / len(won)
            for group, counts in zip(self._uses, uses[seat], strict=True):
                for word, number in counts.items():
                    group[word] = group.get(word, 0.0) + number / len(won)
        self.games += 1

    def _count(self, uses: list[list[Counter[str]]], events: Iterable[Event]) -> None:
        for event in events:
            for number, group in enumerate(self._groups):
                if event.kind == group.event and isinstance(seat := event.params.get("seat"), int):
                    uses[seat][number][event.params[group.word]] += 1

    def typical(self) -> Typical:
        """On average."""
        mean = {line: [round(sum_ / self.games, 2) for sum_ in sums] for line, sums in self._lines.items()}
        total = [round(sum(sums[tenth] for sums in self._lines.values()) / self.games, 2) for tenth in range(TENTHS + 1)]
        uses = [{word: round(n / self.games, 2) for word, n in sorted(group.items())} for group in self._uses]
        return Typical(self.games, total, mean, [{w: n for w, n in group.items() if n >= LEAST} for group in uses])
