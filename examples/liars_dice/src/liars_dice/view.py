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


class Player(TypedDict):
    """What lies in front of a player."""

    dice: int  # how many are left
    cup: list[int] | None  # what they show, in order; null: hidden from you
    outlasted: int  # how many players went out before


class View(Common):
    """The table as a seat sees it."""

    round: int  # which round it is, from 1
    starter: int  # the seat that began this round
    ones: Ones  # whether a one counts as any face
    seats: list[Player]  # by seat
    bids: list[MadeBid]  # of this round, the last one is to be raised or doubted


def view(s: State, seat: int | None, box: Contents) -> View:
    """The table as seen from a seat (None: a spectator). At the end everybody sees everything (L-31)."""
    return {
        **common(s, seat, "liars_dice"),
        "round": s.round,
        "starter": s.starter,
        "ones": "plain" if s.ones_plain else "wild",
        "seats": [_player(s, p, p == seat or bool(s.over)) for p in range(s.players)],
        "bids": [
            {"seat": s.bidders[number] - 1, "count": number // FACES + 1, "face": number % FACES + 1}
            for number in range(BIDS)
            if s.bidders[number] != NOBODY
        ],
    }


def _player(s: State, p: int, is_seen: bool) -> Player:
    return {
        "dice": s.dice[p],
        "cup": _faces(s.cups[p]) if is_seen else None,
        "outlasted": s.out if s.dice[p] else s.outlasted[p],
    }


def _faces(cup: list[int]) -> list[int]:
    return [face for face, number in enumerate(cup, 1) for _ in range(number)]


def restore(seen: View, box: Contents) -> State:
    """A position that agrees with a view: dice that are not seen show ones."""
    s = State()
    restore_common(s, seen)
    s.round, s.starter = seen["round"], seen["starter"]
    s.ones_plain = int(seen["ones"] == "plain")
    for p, player in enumerate(seen["seats"]):
        s.dice[p] = player["dice"]
        for face in [1] * player["dice"] if player["cup"] is None else player["cup"]:
            s.cups[p][face - 1] += 1
        if player["dice"] == 0:
            s.out += 1
            s.outlasted[p] = player["outlasted"]
    for made in seen["bids"]:
        s.bids = (made["count"] - 1) * FACES + made["face"]
        s.bidders[s.bids - 1] = made["seat"] + 1
    return s
