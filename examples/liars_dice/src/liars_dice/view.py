"""What one seat may see, and positions that agree with it. The comment behind a field is its description."""

from __future__ import annotations

from typing import Literal, TypedDict

from vicus.spec.view import Common, common, restore_common

from .box import Contents
from .state import BIDS, FACES, NOBODY, State

Ones = Literal["wild", "plain"]


class MadeBid(TypedDict):
    """A bid of this round."""

    seat: int  # who made it
    count: int  # so many dice
    face: int  # show this face


class View(Common):
    """The table as a seat sees it."""

    round: int  # which round it is, from 1
    starter: int  # the seat that began this round
    ones: Ones  # whether a one counts as any face
    dice: list[int]  # by seat: how many are left
    cups: list[list[int] | None]  # by seat: what the dice show, in order; null: hidden from you
    outlasted: list[int]  # by seat: how many players went out before
    bids: list[MadeBid]  # of this round, the last one is to be raised or doubted


def view(s: State, seat: int | None, box: Contents) -> View:
    """The table as seen from a seat (None: a spectator). At the end everybody sees everything (L-31)."""
    return {
        **common(s, seat, "liars_dice"),
        "round": s.round,
        "starter": s.starter,
        "ones": "plain" if s.ones_plain else "wild",
        "dice": s.dice[: s.players],
        "cups": [_faces(s.cups[p]) if p == seat or s.over else None for p in range(s.players)],
        "outlasted": [s.out if s.dice[p] else s.outlasted[p] for p in range(s.players)],
        "bids": [
            {"seat": s.bidders[number] - 1, "count": number // FACES + 1, "face": number % FACES + 1}
            for number in range(BIDS)
            if s.bidders[number] != NOBODY
        ],
    }


def _faces(cup: list[int]) -> list[int]:
    return [face for face, number in enumerate(cup, 1) for _ in range(number)]


def restore(seen: View, box: Contents) -> State:
    """A position that agrees with a view: dice that are not seen show ones."""
    s = State()
    restore_common(s, seen)
    s.round, s.starter = seen["round"], seen["starter"]
    s.ones_plain = int(seen["ones"] == "plain")
    s.dice[: s.players] = seen["dice"]
    for p, cup in enumerate(seen["cups"]):
        for face in [1] * s.dice[p] if cup is None else cup:
            s.cups[p][face - 1] += 1
    s.out = sum(left == 0 for left in seen["dice"])
    s.outlasted[: s.players] = [0 if seen["dice"][p] else gone for p, gone in enumerate(seen["outlasted"])]
    for made in seen["bids"]:
        s.bids = (made["count"] - 1) * FACES + made["face"]
        s.bidders[s.bids - 1] = made["seat"] + 1
    return s
