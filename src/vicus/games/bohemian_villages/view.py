"""What one seat may see, and positions that agree with it.

Everything in Bohemian Villages is open (B-07): every seat and every spectator see the same. Only the random words, and so the
coming dice, are hidden.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from vicus.spec.box import Provenance
from vicus.spec.view import Common, common

from .box import Contents
from .components import BOARDS, INN, KINDS, LAST_KIND, MANUFACTORY, MILL, NOBODY, BuildingKind
from .state import CHOOSE_DICE, CHOOSE_USE, ENDINGS, Ending, State

Phase = Literal["dice", "use"]
PHASES: dict[int, Phase] = {CHOOSE_DICE: "dice", CHOOSE_USE: "use"}


class Building(TypedDict):
    """A building in play."""

    place: int  # the printed place: side × 9 + slot, as in action ids
    kind: BuildingKind  # what it is
    owner: int | None  # the seat whose figure stands there; null: free
    value: NotRequired[int]  # printed on town halls and manors
    active: NotRequired[bool]  # inns: whether the tile shows the mug


class Village(TypedDict):
    """A village in play."""

    board: int  # which of the nine boards
    letter: str  # the side that lies up
    name: str  # as printed
    full: bool  # every building is occupied
    buildings: list[Building]  # from left to right
    provenance: Provenance  # where the list of buildings comes from


class Holdings(TypedDict):
    """What lies in front of a player."""

    coins: int  # may be below 0 after the final scoring
    figures: int  # those not on the board
    flour: int  # flour tiles
    glass: int  # glass tiles
    special: int  # special-action tiles: 0 or 1
    own: dict[BuildingKind, int]  # figures on buildings of each kind


class View(Common):
    """The table as a seat sees it."""

    ended: Ending | None  # how the game ended: a player had no figures left, or the bank was empty
    phase: Phase  # what is chosen: the dice of a move, or what they are used for
    dice: list[int]  # unused dice, rising
    group: list[int]  # the dice chosen for the move under way
    made: int  # moves made this turn
    took: bool  # a special-action tile was taken this turn
    rerolled: bool  # a special-action tile was used this turn
    bank: int  # coins left
    substitute: int  # coins paid although the bank had nothing left
    special_supply: int  # special-action tiles to be had
    special_gone: int  # used special-action tiles, out of the game
    flour_supply: int  # flour tiles to be had
    glass_supply: int  # glass tiles to be had
    inn_supply: int  # inn tiles to be had
    bishop: int | None  # the seat that holds the bishop; null: neutral
    seats: list[Holdings]  # what each player has, by seat
    villages: list[Village]  # the villages in play


def view(s: State, seat: int | None, box: Contents) -> View:
    """The table as seen from a seat (None: a spectator)."""
    at = {s.place[b]: b for b in range(s.first[LAST_KIND + 1])}
    return {
        **common(s, seat, "bohemian_villages"),
        "ended": ENDINGS[s.ended],
        "phase": PHASES[s.phase],
        "dice": s.dice[: s.unused],
        "group": [d for d in s.group if d],
        "made": s.made,
        "took": bool(s.took),
        "rerolled": bool(s.rerolled),
        "bank": s.bank,
        "substitute": s.substitute,
        "special_supply": s.special_supply,
        "special_gone": s.special_gone,
        "flour_supply": s.free[MILL],
        "glass_supply": s.free[MANUFACTORY],
        "inn_supply": s.free[INN],
        "bishop": _seat(s.bishop),
        "seats": [_player(s, p) for p in range(s.players)],
        "villages": [_village(s, board, box, at) for board in range(BOARDS) if s.side[board] != NOBODY],
    }


def _seat(p: int) -> int | None:
    return None if p == NOBODY else p


def _player(s: State, p: int) -> Holdings:
    return {
        "coins": s.coins[p],
        "figures": s.figures[p],
        "flour": s.flour[p],
        "glass": s.glass[p],
        "special": s.special[p],
        "own": {name: s.own[p][kind] for kind, name in KINDS.items()},
    }


def _village(s: State, board: int, box: Contents, at: dict[int, int]) -> Village:
    """A village in play; `at`: the number of the building on each place."""
    letter = box.boards[board].sides[s.side[board] % 2]
    printed = box.villages[letter]
    return {
        "board": board,
        "letter": letter,
        "name": printed.name,
        "full": s.taken[board] == s.size[board],
        "buildings": [_building(s, kind, value, place, at[place]) for place, kind, value in box.places[s.side[board]]],
        "provenance": printed.provenance,
    }


def _building(s: State, kind: BuildingKind, value: int | None, place: int, b: int) -> Building:
    owner = s.owner[b]
    building: Building = {"place": place, "kind": kind, "owner": None if owner == NOBODY else owner}
    if value is not None:
        building["value"] = value
    if kind == "inn":
        building["active"] = bool(s.active[b - s.first[INN]])
    return building
