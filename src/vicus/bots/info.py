"""What a bot may know besides its view: what its actions would bring, how everybody stands, and what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from vicus.core.action import Action, Event, Score
from vicus.core.game import Game
from vicus.core.standing import previews, seen_score


@dataclass(frozen=True)
class Info:
    """Made for a decision, for a bot whose `choose` has a parameter called `info`.

    `preview` and `scores` are worked out when they are first read, and from the view alone: nothing can be in them that the
    seat does not see. (Whoever changes the view before that asks of another table.)

    >>> import vicus
    >>> match = vicus.game("carpe_diem").new(players=2, seed=7)
    >>> info = Info(match.game, match.view(match.seat), match.legal(), match.events_for(match.seat))
    >>> info.preview == match.preview(), info.scores == match.scores_for(match.seat)
    (True, True)
    """

    game: Game[Any, Any] = field(repr=False)
    view: Mapping[str, Any] = field(repr=False)
    legal: Sequence[Action] = field(repr=False)
    events: Sequence[Event] = ()
    """All that has happened since the seat's last own decision (that one's consequences first), as the seat may know it."""

    @cached_property
    def preview(self) -> dict[str, Mapping[str, Any]]:
        """What each legal action would bring at once, by its text, as `Match.preview()` tells it."""
        return previews(self.game, self._position(), self.legal)

    @cached_property
    def scores(self) -> list[Score]:
        """Per seat, as if the game ended now, as `Match.scores_for(seat)` tells it: a line that is hidden has None."""
        state = self._position()
        return [seen_score(self.game, state, p, self.view["viewer"]) for p in range(self.view["players"])]

    def _position(self) -> Any:
        """One that agrees with the view; it is not kept, so that nobody takes it for the table."""
        return self.game.spec.restore(self.view, self.game.box.contents)
