"""What an action would bring at once: for the dice that are about to be chosen, and for a building before it is settled.

The rules themselves are played on a copy, up to the end of the move, and the preview is what they tell.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from vicus.spec.event import Raw

from .actions import BISHOP, REROLL, SET, TILE
from .box import Contents
from .components import INN, KINDS, MANUFACTORY, MILL, SLOTS, BuildingKind
from .events import SOURCES, Source
from .state import State

TileKind = Literal["flour", "glass", "inn"]
TILES: dict[int, TileKind] = {MILL: "flour", MANUFACTORY: "glass", INN: "inn"}


class Payment(TypedDict):
    """Coins from the bank."""

    seat: int  # who is paid
    coins: int  # how much
    source: Source  # for what


class Inn(TypedDict):
    """An inn that would turn active."""

    place: int  # where it is
    seat: int  # whose it would be


class Preview(TypedDict, total=False):
    """What an action would bring. Only what applies is there."""

    places: list[int]  # of dice: the buildings that they could settle
    bishop: bool  # of dice: true if they could fetch the bishop
    tile: bool  # of dice: true if they could take a special-action tile
    gets: TileKind  # the tile that comes with the building
    pays: list[Payment]  # who would be paid, by seat
    scores: BuildingKind  # all buildings of this kind would be occupied: they pay, and the figures return
    returns: list[int]  # by seat: figures that return to their owners after such a scoring
    wakes: list[Inn]  # inns that would turn active
    evicts: int  # the seat whose figure would be sent home
    fills: bool  # true if every building of the village would be occupied
    bishop_from: int  # the seat that would lose the bishop
    ends: bool  # true if the bank would be empty, which ends the game


def preview(s: State, action: int, rules: Any, box: Contents) -> Preview:
    """What a legal action would bring; nothing for a reroll (its dice are not known) and for ending the turn."""
    if action < REROLL:
        return _of_dice(s, action, rules)
    if SET <= action < TILE:
        return _of_move(s, action, rules)
    return {}


def _of_dice(s: State, action: int, rules: Any) -> Preview:
    after = s.copy()
    rules.apply(after, action)
    acts = [0] * rules.MAX_LEGAL
    menu = acts[: rules.legal(after, acts)]
    found: Preview = {"places": [use - SET for use in menu if use < BISHOP]}
    if BISHOP in menu:
        found["bishop"] = True
    if TILE in menu:
        found["tile"] = True
    return found


def _of_move(s: State, action: int, rules: Any) -> Preview:
    after = s.copy()
    told: list[Raw] = []
    after.log = told
    rules.apply(after, action)
    found: Preview = {}
    for kind, *params in told:
        _add(found, kind, params, s.players)
    if action < BISHOP:
        _add_building(found, s, after, action - SET, rules)
    return found


def _add(found: Preview, kind: str, params: list[int], players: int) -> None:
    """What an event of the move says."""
    if kind == "earned":
        seat, coins, source = params
        found.setdefault("pays", []).append({"seat": seat, "coins": coins, "source": SOURCES[source]})
    elif kind == "scored":
        found["scores"] = KINDS[params[0]]
        found["returns"] = [0] * players
    elif kind == "went_home":
        found["returns"][params[0]] += 1
    elif kind == "woke":
        found.setdefault("wakes", []).append({"seat": params[0], "place": params[1]})
    elif kind == "evicted":
        found["evicts"] = params[0]
    elif kind == "bishop" and params[1] >= 0:
        found["bishop_from"] = params[1]
    elif kind == "ended":
        found["ends"] = True


def _add_building(found: Preview, s: State, after: State, place: int, rules: Any) -> None:
    """The tile that comes with a building, and whether its village is full then."""
    kind, board = rules.groups.group_sum(s), place // (2 * SLOTS)
    if kind in TILES:
        found["gets"] = TILES[kind]
    if s.taken[board] < s.size[board] == after.taken[board]:
        found["fills"] = True
