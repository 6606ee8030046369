"""Why something is not allowed: the rule that forbids it, the key of a reason, and what the reason is about."""

from __future__ import annotations

from typing import Any

from vicus.spec.game import Why

from .actions import BID, DOUBT
from .box import Contents
from .state import FACES, State


def explain(s: State, action: int, legal: list[int], rules: Any, box: Contents) -> Why:
    """The reason why an action that is not among the legal ones now is not; `rules` are there to be asked."""
    if s.over:
        return Why("L-31", "over", {})
    if not legal:
        return Why("L-11", "turn-over", {})
    if action == DOUBT:
        return Why("L-10", "nothing-to-doubt", {})
    if not rules.is_higher(s, action - BID):
        return Why("L-12", "too-low", _bid(s))
    return Why("L-13", "too-many", {"dice": rules.dice_left(s)})


def duty(s: State) -> Why:
    """What the player has to do now."""
    if s.bids == 0:
        return Why("L-10", "bid-first", {})
    return Why("L-11", "raise-or-doubt", {"owner": s.bidders[s.bids - 1] - 1, **_bid(s)})


def _bid(s: State) -> dict[str, int]:
    return {"count": (s.bids - 1) // FACES + 1, "face": (s.bids - 1) % FACES + 1}
