"""A position that agrees with a view: the way back. What is hidden lies in any way that agrees; `rules/hidden.py` deals it."""

from __future__ import annotations

from vicus.spec.view import restore_common

from .box import Contents
from .components import (
    FIRST_VICTORY,
    GOODS,
    KINDS,
    NOBODY,
    NONE,
    PERSONS,
    PLACES,
    VILLAGES,
)
from .meta import NEUTRAL_COIN
from .state import PHASES, State
from .view import BySex, Player, View, Village


def restore(seen: View, box: Contents) -> State:
    """A position that agrees with a view; only the random words are missing."""
    s = State()
    restore_common(s, seen)
    s.round, s.starter, s.leaving = seen["round"], seen["starter"], seen["leaving"]
    s.step, s.placed, s.laid, s.choices = seen["step"], seen["placed"], seen["laid"], seen["choices"]
    s.phase = PHASES.index(seen["phase"])
    s.first_game, s.quick = int(seen["first_game"]), int(seen["quick_setup"])
    s.order = 1 if seen["direction"] == "clockwise" else -1
    s.neutral_action = NEUTRAL_COIN.index(seen["neutral_coin_for"])
    s.pool = list(seen["pool"].values())
    s.kind = [[NONE] * PLACES for _ in range(VILLAGES)]
    for village in seen["villages"]:
        _take_village(s, village)
    for p, player in enumerate(seen["seats"]):
        _take_player(s, p, player)
    for n, person in enumerate(seen["persons"]):
        s.spent[n][: s.players] = person["coins"]
        s.person_tile[n] = _back(person["tile"])
        s.turned[n] = int(person["turned"])
    s.neutral_coin = int(bool(seen["neutral_coin"]))
    s.goods_tile = [_back(seen["goods_tiles"][good]["seat"]) if good in seen["goods_tiles"] else NOBODY for good in GOODS]
    s.branch_tile = [_back(tile["seat"]) for tile in seen["branch_tiles"]]
    s.surround_tile = [_back(tile["seat"]) for tile in seen["surround_tiles"]]
    s.on_offer = [seen["offer"].get(kind, 0) for kind in KINDS]
    s.stack_2, s.stack_3 = ([stack.get(kind, 0) for kind in KINDS] for stack in seen["face_down"])
    _take_turn(s, seen)
    return s


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def _row(people: BySex) -> list[int]:
    return [people["woman"], people["man"]]


def _back(number: int | None) -> int:
    return NOBODY if number is None else number


def _take_village(s: State, village: Village) -> None:
    v = village["village"]
    for there in village["places"]:
        place, kind = there["place"], there["kind"]
        if kind is None:
            continue
        bit, number = 1 << place, KINDS.index(kind)
        s.kind[v][place] = number
        s.built[v] |= bit
        s.has[v] |= 1 << number
        s.victory[v] |= bit if number >= FIRST_VICTORY else 0
        if home := there["home"]:
            s.home[v] |= bit
            s.women[v] |= bit if home["sex"] == "woman" else 0
            s.asleep[v] |= bit if home["asleep"] else 0
            s.awake[v][number] += not home["asleep"]
        if guest := there["guest"]:
            s.wed[v][guest["seat"]] |= bit
            s.wed_asleep[v] |= bit if guest["asleep"] else 0
            s.awake[guest["seat"]][number] += not guest["asleep"]
    s.centre[v], s.supply[v] = _row(village["centre"]), _row(village["supply"])
    s.dowry[v][: s.players] = village["dowry"]


def _take_player(s: State, p: int, player: Player) -> None:
    s.coins[p], s.won[p] = player["coins"], player["won"]
    s.school[p], s.newborn[p] = _row(player["school"]), _row(player["newborn"])
    s.delivered[p] = sum(1 << GOODS.index(good) for good in player["delivered"])
    s.has[p] = sum(1 << KINDS.index(kind) for kind in player["kinds"])


def _take_turn(s: State, seen: View) -> None:
    turn = seen["turn"]
    s.person = NONE if turn["person"] is None else PERSONS.index(turn["person"])
    s.extra = NONE if turn["extra"] is None else PERSONS.index(turn["extra"])
    s.paid, s.closed, s.free, s.bore = turn["paid"], int(turn["closed"]), int(turn["free"]), _bits(turn["bore"])
    s.neutral_used = int(turn["neutral"])
    s.goal = s.delivery = s.wanted = s.exchange = NONE
    if making := seen["making"]:
        s.goal = NONE if making["goal"] is None else KINDS.index(making["goal"])
        s.delivery = NONE if making["delivery"] is None else GOODS.index(making["delivery"])
        s.site, s.top = making["site"], int(making["top"])
        s.need = [making["need"].get(good, 0) for good in GOODS]
        s.wanted = NONE if making["wanted"] is None else GOODS.index(making["wanted"])
        s.seen = sum(1 << GOODS.index(good) for good in making["seen"])
        s.exchange = NONE if making["exchange"] is None else KINDS.index(making["exchange"])
    s.bride = _back(seen["bride"])
    s.left_empty = _bits(seen["left_empty"])
