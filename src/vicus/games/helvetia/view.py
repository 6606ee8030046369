"""What one seat may see, and positions that agree with it.

Everything in Helvetia is open but the order of stacks 2 and 3 (H-11b): every seat and every spectator see the same. Which
buildings the stacks still hold follows from what lies open, so the view tells it; face-down buildings lie in no order.
"""

from __future__ import annotations

from typing import Any

from vicus.engine.layout import Row

from .components import (
    BRANCHES,
    CELLS,
    EXCHANGED,
    FIRST_RING,
    FIRST_VICTORY,
    GOODS,
    KINDS,
    NOBODY,
    NONE,
    PERSONS,
    PLACES,
    QUARTER_PLACES,
    QUARTERS,
    SEATS,
    SEXES,
    START_KINDS,
    STONE,
)
from .meta import META
from .state import CHOOSE_ROBBED, LEAVE_SCHOOL, VILLAGES, State

PHASES = (
    *("draft", "rob", "lay", "neutral_kind", "neutral_place", "neutral_sex", "pair_1", "pair_2", "pair_3"),
    *("act", "worker", "input", "place", "mover", "dowry", "school"),
)
DIRECTIONS = META.options["direction"].values
ALL_PLACES = (1 << PLACES) - 1
RING_1 = (1 << FIRST_RING) - 1

Box = dict[str, Any]
Seen = dict[str, Any]


def view(s: State, seat: int | None, box: Box) -> Seen:
    """The table as seen from a seat (None: a spectator)."""
    villages = 3 if s.players == 2 else s.players
    return {
        "viewer": seat,
        "players": s.players,
        "seat": None if s.over else s.seat,
        "pending": s.pending,
        "moves": s.moves,
        "forced": s.forced,
        "phase": PHASES[s.phase],
        "round": s.round,
        "first_game": bool(s.first_game),
        "quick_setup": bool(s.quick),
        "direction": DIRECTIONS[s.order == 1],
        "goal": box["rules"]["first_game_goal" if s.first_game else "goal"],
        "starter": s.starter,
        "pool": {KINDS[kind]: n for kind, n in zip(START_KINDS, s.pool, strict=True)},
        "step": s.step,
        "placed": s.placed,
        "laid": s.laid,
        "choices": s.choices,
        "villages": [_village(s, v) for v in range(villages)],
        "seats": [_player(s, p, box) for p in range(s.players)],
        "persons": [
            {"person": name, "coins": s.spent[n][: s.players], "tile": _or(s.person_tile[n]), "turned": bool(s.turned[n])}
            for n, name in enumerate(PERSONS)
        ],
        "neutral_coin": bool(s.neutral_coin) if s.players == 2 else None,
        "goods_tiles": {
            good: {"points": points, "seat": _or(s.goods_tile[GOODS.index(good)])}
            for good, points in box["goods_tiles"].items()
            if good in GOODS
        },
        "branch_tiles": [
            {"goods": list(branch), "points": box["branch_tiles"][branch[0]], "seat": _or(s.branch_tile[n])}
            for n, branch in enumerate(BRANCHES)
        ],
        "surround_tiles": [
            {"points": points, "seat": _or(holder)}
            for points, holder in zip(box["rules"]["surround"], s.surround_tile, strict=True)
        ],
        "offer": {kind: n for kind, n in zip(KINDS, s.on_offer, strict=True) if n},
        "stack_2": sum(s.stack_2),
        "stack_3": sum(s.stack_3),
        "face_down": [{kind: n for kind, n in zip(KINDS, stack, strict=True) if n} for stack in (s.stack_2, s.stack_3)],
        "buildings": {kind: _building(kind, box) for kind in KINDS},
        "turn": {
            "person": None if s.person == NONE else PERSONS[s.person],
            "paid": s.paid,
            "extra": None if s.extra == NONE else PERSONS[s.extra],
            "closed": bool(s.closed),
            "bore": _places(s.bore),
            "free": bool(s.free),
        },
        "making": _making(s),
        "bride": _or(s.bride),
        "school_place": _school_place(s),
        "leaving": s.leaving,
        "left_empty": _places(s.left_empty),
    }


def _or(number: int) -> int | None:
    return None if number == NOBODY else number


def _places(bits: int) -> list[int]:
    return [place for place in range(PLACES) if (bits >> place) & 1]


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def _by_sex(row: list[int]) -> dict[str, int]:
    return dict(zip(SEXES, row, strict=True))


def _village(s: State, v: int) -> Seen:
    ring = RING_1 if s.built[v] & RING_1 != RING_1 else ALL_PLACES
    return {
        "village": v,
        "seat": v if v < s.players else None,
        "places": [_place(s, v, place) for place in range(PLACES)],
        "free": _places(ring & ~s.built[v]),
        "centre": _by_sex(s.centre[v]),
        "supply": _by_sex(s.supply[v]),
        "dowry": s.dowry[v][: s.players],
    }


def _place(s: State, v: int, place: int) -> Seen:
    x, y = CELLS[place]
    bit = 1 << place
    sex = 0 if s.women[v] & bit else 1
    guest = next((colour for colour in range(SEATS) if s.wed[v][colour] & bit), None)
    return {
        "place": place,
        "x": x,
        "y": y,
        "ring": 1 if place < FIRST_RING else 2,
        "quarters": [QUARTERS[q] for q in range(4) if place in QUARTER_PLACES[q]],
        "kind": None if s.kind[v][place] == NONE else KINDS[s.kind[v][place]],
        "home": {"sex": SEXES[sex], "asleep": bool(s.asleep[v] & bit)} if s.home[v] & bit else None,
        "guest": None if guest is None else {"seat": guest, "sex": SEXES[1 - sex], "asleep": bool(s.wed_asleep[v] & bit)},
    }


def _player(s: State, p: int, box: Box) -> Seen:
    return {
        "coins": s.coins[p],
        "won": s.won[p],
        "school": _by_sex(s.school[p]),
        "newborn": _by_sex(s.newborn[p]),
        "delivered": [good for n, good in enumerate(GOODS) if (s.delivered[p] >> n) & 1],
        "kinds": [kind for n, kind in enumerate(KINDS) if (s.has[p] >> n) & 1],
        "points": _points(s, p, box),
        "awake": _awake(s, p),
    }


def _points(s: State, p: int, box: Box) -> int:
    """H-108, for the counter beside a player; the itemised score is the rules'."""
    points: int = int(s.starter == p and s.phase > CHOOSE_ROBBED) + bin(s.delivered[p]).count("1") + s.person_tile.count(p)
    points += box["rules"]["victory_building"] * bin(s.victory[p]).count("1")
    points += sum(box["goods_tiles"].get(good, 0) for n, good in enumerate(GOODS) if s.goods_tile[n] == p)
    points += sum(box["branch_tiles"][branch[0]] for n, branch in enumerate(BRANCHES) if s.branch_tile[n] == p)
    points += sum(v for v, holder in zip(box["rules"]["surround"], s.surround_tile, strict=True) if holder == p)
    return points


def _awake(s: State, p: int) -> int:
    """H-111a."""
    awake = sum(s.centre[p]) + bin(s.home[p] & ~s.asleep[p]).count("1")
    return awake + sum(bin(s.wed[v][p] & ~s.wed_asleep[v]).count("1") for v in range(VILLAGES) if v != p)


def _building(kind: str, box: Box) -> Seen:
    printed = box["buildings"][kind]
    stacks = [stack for stack in ("start", "stack1", "stack2", "stack3") if printed.get(stack)]
    return {
        "cost": dict(printed["cost"]),
        "input": printed.get("input"),
        "output": printed.get("output"),
        "exchanges": list(EXCHANGED.get(kind, ())),
        "points": box["rules"]["victory_building"] if KINDS.index(kind) >= FIRST_VICTORY else 0,
        "stacks": stacks,
        "provenance": printed.get("provenance", "owner"),
    }


def _making(s: State) -> Seen | None:
    if s.goal == NONE and s.delivery == NONE:
        return None
    return {
        "goal": None if s.goal == NONE else KINDS[s.goal],
        "site": s.site,
        "delivery": None if s.delivery == NONE else GOODS[s.delivery],
        "need": {good: n for good, n in zip(GOODS, s.need, strict=True) if n},
        "wanted": None if s.wanted == NONE else GOODS[s.wanted],
        "seen": [good for n, good in enumerate(GOODS) if (s.seen >> n) & 1],
        "top": bool(s.top),
        "buyable": bool(s.top) and 0 <= s.wanted <= STONE,
        "exchange": None if s.exchange == NONE else KINDS[s.exchange],
    }


def _school_place(s: State) -> int | None:
    """The building that a school-leaver may move into now."""
    if s.phase != LEAVE_SCHOOL or s.pending or s.over:
        return None
    rest = _places(s.built[s.seat] & ~s.home[s.seat] & ~s.victory[s.seat] & ~s.left_empty)
    return rest[0] if rest else None


# -- the other way round ----------------------------------------------------------------------------------------------------


def sample(seen: Seen, words: Row, box: Box) -> State:
    """A position that agrees with a view, with other random words: what a planner may work on."""
    s = State()
    s.chance = list(words)
    s.players, s.over = seen["players"], int(seen["seat"] is None)
    s.seat = 0 if seen["seat"] is None else seen["seat"]
    for name in ("pending", "moves", "forced", "round", "starter", "step", "placed", "laid", "choices", "leaving"):
        setattr(s, name, seen[name])
    s.phase = PHASES.index(seen["phase"])
    s.first_game, s.quick = int(seen["first_game"]), int(seen["quick_setup"])
    s.order = 1 if seen["direction"] == DIRECTIONS[1] else -1
    s.pool = list(seen["pool"].values())
    s.kind = [[NONE] * PLACES for _ in range(VILLAGES)]
    for village in seen["villages"]:
        _take_village(s, village)
    for p, player in enumerate(seen["seats"]):
        _take_player(s, p, player)
    for village in seen["villages"]:
        _count_awake(s, village)
    for n, person in enumerate(seen["persons"]):
        s.spent[n][: s.players] = person["coins"]
        s.person_tile[n] = _back(person["tile"])
        s.turned[n] = int(person["turned"])
    s.neutral_coin = int(bool(seen["neutral_coin"]))
    s.goods_tile = [_back(seen["goods_tiles"].get(good, {"seat": None})["seat"]) for good in GOODS]
    s.branch_tile = [_back(tile["seat"]) for tile in seen["branch_tiles"]]
    s.surround_tile = [_back(tile["seat"]) for tile in seen["surround_tiles"]]
    s.on_offer = [seen["offer"].get(kind, 0) for kind in KINDS]
    s.stack_2, s.stack_3 = ([stack.get(kind, 0) for kind in KINDS] for stack in seen["face_down"])
    _take_turn(s, seen)
    return s


def _back(number: int | None) -> int:
    return NOBODY if number is None else number


def _take_village(s: State, village: Seen) -> None:
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
        if guest := there["guest"]:
            s.wed[v][guest["seat"]] |= bit
            s.wed_asleep[v] |= bit if guest["asleep"] else 0
    s.centre[v], s.supply[v] = list(village["centre"].values()), list(village["supply"].values())
    s.dowry[v][: s.players] = village["dowry"]


def _count_awake(s: State, village: Seen) -> None:
    v = village["village"]
    for there in village["places"]:
        if there["home"] and not there["home"]["asleep"]:
            s.awake[v][KINDS.index(there["kind"])] += 1
        if there["guest"] and not there["guest"]["asleep"]:
            s.awake[there["guest"]["seat"]][KINDS.index(there["kind"])] += 1


def _take_player(s: State, p: int, player: Seen) -> None:
    s.coins[p], s.won[p] = player["coins"], player["won"]
    s.school[p], s.newborn[p] = list(player["school"].values()), list(player["newborn"].values())
    s.delivered[p] = sum(1 << GOODS.index(good) for good in player["delivered"])
    s.has[p] = sum(1 << KINDS.index(kind) for kind in player["kinds"])


def _take_turn(s: State, seen: Seen) -> None:
    turn = seen["turn"]
    s.person = NONE if turn["person"] is None else PERSONS.index(turn["person"])
    s.extra = NONE if turn["extra"] is None else PERSONS.index(turn["extra"])
    s.paid, s.closed, s.free, s.bore = turn["paid"], int(turn["closed"]), int(turn["free"]), _bits(turn["bore"])
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


def redact(kind: str, params: dict[str, Any], seat: int | None) -> dict[str, Any] | None:
    """What a seat may know of an event's parameters (None: not even that it happened)."""
    return params


def concealed(s: State, seat: int | None, p: int) -> tuple[str, ...]:
    """The lines of a score that a seat may not know yet: none."""
    return ()
