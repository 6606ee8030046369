"""What has happened in a match, for those who are told of it when they are asked again."""

from __future__ import annotations

from typing import Any

from vicus.core.action import Event
from vicus.core.match import NO_SEED, Match


class Chronicle:
    """Listens to a match that others play; whoever has just sat down hears everything from the beginning.

    Of a match that began in a position (`Match.at`) there is no beginning: it is told what the last decision has caused.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
    >>> chronicle = Chronicle(match)
    >>> begun = chronicle.news(0)
    >>> _ = match.play(match.legal()[0])
    >>> chronicle.hear()
    >>> [event.kind for event in chronicle.news(0)], len(chronicle.news(1)) == len(begun) + 1, chronicle.news(1)
    (['chose'], True, [])
    """

    def __init__(self, match: Match[Any, Any]) -> None:
        self._match = match
        self._told: list[tuple[int, list[Event]]] = []
        """Each time after how many decisions, and what was told."""
        self._heard = [0] * match.players
        """By seat: how much of it."""
        if not match.actions or match.seed == NO_SEED:  # of what came before a position nobody knows
            self.hear()
            return
        again = match.game.new(players=match.players, seed=match.seed, **match.options)
        self._told.append((0, again.events))
        for number, action in enumerate(match.actions, 1):
            self._told.append((number, again.replay(action)))

    def hear(self) -> None:
        """Something was just played, or a turn was handed on."""
        self._told.append((len(self._match.actions), self._match.events))

    def unhear(self) -> None:
        """Something was just taken back."""
        decisions = len(self._match.actions)
        while self._told and self._told[-1][0] > decisions:
            self._told.pop()
        self._heard = [min(heard, len(self._told)) for heard in self._heard]

    def news(self, seat: int) -> list[Event]:
        """All that happened since a seat asked last, as it may know it. Copies: whoever gets them may change them."""
        seen = self._match.game.events.seen
        found = [_copied(seen(event, seat)) for _, events in self._told[self._heard[seat] :] for event in events]
        self._heard[seat] = len(self._told)
        return found


def _copied(event: Event) -> Event:
    return Event(event.kind, _again(event.params))


def _again(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _again(value) for name, value in part.items()}
    return [_again(value) for value in part] if isinstance(part, list) else part
