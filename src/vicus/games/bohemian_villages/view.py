"""What one seat may see, and positions that agree with it.

Everything in Bohemian Villages is open (B-07): every seat and every spectator see the same. Only the random words, and so the
coming dice, are hidden.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, NotRequired, TypedDict

from vicus.spec.box import Provenance, once_a_box
from vicus.spec.view import Common, common

from .box import Contents
from .components import INN, KINDS, LAST_KIND, MANUFACTORY, MILL, NOBODY, BuildingKind
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
        "villages": _villages(s, _printed(box).layout(s)),
    }


def _seat(p: int) -> int | None:
    return None if p == NOBODY else p


def _player(s: State, p: int) -> Holdings:
    own = s.own[p]
    return {
        "coins": s.coins[p],
        "figures": s.figures[p],
        "flour": s.flour[p],
        "glass": s.glass[p],
        "special": s.special[p],
        "own": {name: own[kind] for kind, name in _KINDS},
    }


_KINDS = tuple(KINDS.items())


class _Laid(NamedTuple):
    """A village that is in play, every building free and every inn asleep."""

    village: Village
    buildings: list[tuple[Building, int, int]]
    """As they are printed, with their numbers and those of the inns among them (else NOBODY)."""


MOST_LAYOUTS = 64


class _Printed:
    """What the sides of the boards of a box show."""

    def __init__(self, box: Contents) -> None:
        self._box = box
        self._layouts: dict[tuple[int, ...], list[_Laid]] = {}

    def layout(self, s: State) -> list[_Laid]:
        """The villages in play: the same for a whole game, since how buildings are numbered follows from the sides."""
        sides = tuple(s.side)
        found = self._layouts.get(sides)
        if found is None:
            if len(self._layouts) == MOST_LAYOUTS:
                self._layouts.clear()
            at = {place: b for b, place in enumerate(s.place[: s.first[LAST_KIND + 1]])}
            laid = [(board, side) for board, side in enumerate(sides) if side != NOBODY]
            found = self._layouts[sides] = [self._laid(board, side, at, s.first[INN]) for board, side in laid]
        return found

    def _laid(self, board: int, side: int, at: dict[int, int], first_inn: int) -> _Laid:
        letter = self._box.boards[board].sides[side % 2]
        printed = self._box.villages[letter]
        village: Village = {
            "board": board,
            "letter": letter,
            "name": printed.name,
            "full": False,
            "buildings": [],
            "provenance": printed.provenance,
        }
        return _Laid(
            village,
            [
                (_free(place, kind, value), at[place], at[place] - first_inn if kind == "inn" else NOBODY)
                for place, kind, value in self._box.places[side]
            ],
        )


def _free(place: int, kind: BuildingKind, value: int | None) -> Building:
    building: Building = {"place": place, "kind": kind, "owner": None}
    if value is not None:
        building["value"] = value
    if kind == "inn":
        building["active"] = False
    return building


_printed = once_a_box(_Printed)


def _villages(s: State, layout: list[_Laid]) -> list[Village]:
    """All made anew: a view may be changed."""
    owners, active, villages = s.owner, s.active, []
    for printed, free in layout:
        village, board, buildings = printed.copy(), printed["board"], []
        for building, b, inn in free:
            building = building.copy()
            if owners[b] != NOBODY:
                building["owner"] = owners[b]
            if inn != NOBODY:
                building["active"] = bool(active[inn])
            buildings.append(building)
        village["full"] = s.taken[board] == s.size[board]
        village["buildings"] = buildings
        villages.append(village)
    return villages
