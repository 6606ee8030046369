"""The view of a seat out of its observation and the box."""

from __future__ import annotations

from typing import Any

from vicus.games.helvetia.components import (
    BRANCHES,
    CELLS,
    EXCHANGED,
    FIRST_MIDDLE,
    FIRST_RING,
    FIRST_VICTORY,
    GOODS,
    KINDS,
    PERSONS,
    PLACES,
    QUARTER_PLACES,
    QUARTERS,
    START_NAMES,
    STONE,
    VILLAGES,
)
from vicus.games.helvetia.meta import DIRECTIONS, NEUTRAL_COIN
from vicus.games.helvetia.state import PHASES

from ..reading import Reading

NEUTRAL = 2
SEXES = ("woman", "man")


def decoded(read: Reading) -> dict[str, Any]:
    field, box = read.field, read.box
    direction, coin = DIRECTIONS[field["direction"]], NEUTRAL_COIN[field["neutral_coin_for"]]
    options = {
        "quick_setup": ("no", "yes")[field["quick_setup"]],
        "first_game": ("no", "yes")[field["first_game"]],
        "direction": direction,
        "neutral_coin": coin,
    }
    villages = [village(read, v) for v in range(3 if read.players == 2 else read.players)]
    for v in range(len(villages), VILLAGES):
        assert_empty(read, v)
    players = [player(read, p, villages) for p in range(read.players)]
    same = ("round", "step", "placed", "laid", "choices", "leaving")
    face_down = [counts(KINDS, field[stack]) for stack in ("stack_2", "stack_3")]
    return {
        **read.common("helvetia", options),
        **{name: field[name] for name in same},
        "phase": PHASES[field["phase"]],
        "first_game": read.is_set("first_game"),
        "quick_setup": read.is_set("quick_setup"),
        "direction": direction,
        "neutral_coin_for": coin,
        "goal": box.rules.first_game_goal if field["first_game"] else box.rules.goal,
        "starter": read.who(field["starter"]),
        "pool": dict(zip(START_NAMES, field["pool"], strict=True)),
        "villages": villages,
        "seats": players,
        "persons": [person(read, n) for n in range(len(PERSONS))],
        "neutral_coin": read.is_set("neutral_coin") if read.players == 2 else None,
        **tiles(read),
        "offer": counts(KINDS, field["offer"]),
        "stack_2": sum(face_down[0].values()),
        "stack_3": sum(face_down[1].values()),
        "face_down": face_down,
        "buildings": {kind: building(read, number, kind) for number, kind in enumerate(KINDS)},
        "turn": turn(read),
        "making": making(read),
        "bride": number_of(read, field["bride"]),
        "school_place": school_place(read, villages),
        "left_empty": flags(field["left_empty"]),
    }


def counts(names: tuple[str, ...], row: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, row, strict=True) if n}


def flags(row: list[int]) -> list[int]:
    assert set(row) <= {0, 1}
    return [number for number, flag in enumerate(row) if flag]


def word(words: tuple[str, ...], seen: int) -> str | None:
    return None if seen == 0 else words[seen - 1]


# -- villages ---------------------------------------------------------------------------------------------------------------


def number_of(read: Reading, seen: int) -> int | None:
    """The number of a village, or of a colour: 0 none, 1 the own one …, with two players 3 the neutral one."""
    if seen == 0:
        return None
    return seen - 1 if seen > read.players else (read.seat + seen - 1) % read.players


def of_village(read: Reading, name: str, v: int) -> Any:
    return read.field[name][v if v >= read.players else (v - read.seat) % read.players]


def assert_empty(read: Reading, v: int) -> None:
    for name in ("kind", "home", "guest", "centre", "supply", "dowry"):
        assert not any(of_village(read, name, v))


def by_sex(row: list[int]) -> dict[str, int]:
    return dict(zip(SEXES, row, strict=True))


def village(read: Reading, v: int) -> dict[str, Any]:
    there = zip(of_village(read, "kind", v), of_village(read, "home", v), of_village(read, "guest", v), strict=True)
    places = [place(read, number, *seen) for number, seen in enumerate(there)]
    first_ring_full = all(each["kind"] for each in places[:FIRST_RING])
    return {
        "village": v,
        "seat": v if v < read.players else None,
        "places": places,
        "free": [p["place"] for p in places if p["kind"] is None and (first_ring_full or p["place"] < FIRST_RING)],
        "centre": by_sex(of_village(read, "centre", v)),
        "supply": by_sex(of_village(read, "supply", v)),
        "dowry": read.in_order(of_village(read, "dowry", v)),
    }


def place(read: Reading, number: int, kind: int, home: int, guest: int) -> dict[str, Any]:
    sex = SEXES[(home - 1) % 2]
    colour = number_of(read, 0 if guest == 0 else (guest - 1) % VILLAGES + 1)
    spouse = {"seat": colour, "sex": "man" if sex == "woman" else "woman", "asleep": guest > VILLAGES}
    return {
        "place": number,
        "x": CELLS[number][0],
        "y": CELLS[number][1],
        "ring": 1 if number < FIRST_RING else 2,
        "quarters": [QUARTERS[q] for q in range(4) if number in QUARTER_PLACES[q]],
        "kind": word(KINDS, kind),
        "home": {"sex": sex, "asleep": home > 2} if home else None,
        "guest": spouse if guest else None,
    }


# -- players and tiles ------------------------------------------------------------------------------------------------------


def player(read: Reading, p: int, villages: list[dict[str, Any]]) -> dict[str, Any]:
    field = {name: read.by_seat(name)[p] for name in ("coins", "won", "school", "newborn", "delivered", "chosen")}
    built = [each["kind"] for each in villages[p]["places"]]
    start = [kind for kind, flag in zip(START_NAMES, field["chosen"], strict=True) if flag]
    return {
        "coins": field["coins"],
        "won": field["won"],
        "school": by_sex(field["school"]),
        "newborn": by_sex(field["newborn"]),
        "delivered": [GOODS[n] for n in flags(field["delivered"])],
        "kinds": [kind for kind in KINDS if kind in built or kind in start],
        "points": points(read, p, built),
        "awake": awake(p, villages),
    }


def points(read: Reading, p: int, built: list[str | None]) -> int:
    tile, field = tiles(read), read.field
    held = [*tile["goods_tiles"].values(), *tile["branch_tiles"], *tile["surround_tiles"]]
    drafting = PHASES[field["phase"]] in ("draft", "rob")
    return (
        (read.who(field["starter"]) == p and not drafting)
        + sum(read.by_seat("delivered")[p])
        + sum(read.who(holder) == p for holder in field["person_tile"])
        + read.box.rules.victory_building * sum(kind in KINDS[FIRST_VICTORY:] for kind in built)
        + sum(each["points"] for each in held if each["seat"] == p)
    )


def awake(p: int, villages: list[dict[str, Any]]) -> int:
    settled = [there["home"] for there in villages[p]["places"] if there["home"]]
    wed = [there["guest"] for village in villages for there in village["places"] if there["guest"]]
    awake_here = sum(not villager["asleep"] for villager in settled)
    return sum(villages[p]["centre"].values()) + awake_here + sum(g["seat"] == p and not g["asleep"] for g in wed)


def person(read: Reading, n: int) -> dict[str, Any]:
    field = read.field
    assert field["turned"][n] in (0, 1)
    return {
        "person": PERSONS[n],
        "coins": read.in_order(field["spent"][n]),
        "tile": read.who(field["person_tile"][n]),
        "turned": field["turned"][n] == 1,
    }


def tiles(read: Reading) -> dict[str, Any]:
    field, box = read.field, read.box
    return {
        "goods_tiles": {
            good: {"points": box.goods_tiles.of(good), "seat": read.who(holder)}
            for good, holder in zip(GOODS[FIRST_MIDDLE:], field["goods_tile"], strict=True)
        },
        "branch_tiles": [
            {"goods": list(goods), "points": worth, "seat": read.who(holder)}
            for goods, worth, holder in zip(BRANCHES, box.branch_tiles.points, field["branch_tile"], strict=True)
        ],
        "surround_tiles": [
            {"points": worth, "seat": read.who(holder)}
            for worth, holder in zip(box.rules.surround, field["surround_tile"], strict=True)
        ],
    }


def building(read: Reading, number: int, kind: str) -> dict[str, Any]:
    """As printed: the box's alone."""
    printed = read.box.buildings[kind]
    return {
        "cost": dict(printed.cost),
        "input": printed.input,
        "output": printed.output,
        "exchanges": list(EXCHANGED.get(kind, ())),
        "points": read.box.rules.victory_building if number >= FIRST_VICTORY else 0,
        "stacks": read.box.stacks[kind][:],
        "provenance": printed.provenance,
    }


# -- the turn ---------------------------------------------------------------------------------------------------------------


def turn(read: Reading) -> dict[str, Any]:
    field = read.field
    return {
        "person": word(PERSONS, field["person"]),
        "paid": field["paid"],
        "extra": word(PERSONS, field["extra"]),
        "closed": read.is_set("closed"),
        "bore": flags(field["bore"]),
        "free": read.is_set("free"),
        "neutral": read.is_set("neutral_used"),
    }


def making(read: Reading) -> dict[str, Any] | None:
    field = read.field
    if field["goal"] == field["delivery"] == 0:
        assert not any((*field["need"], *field["came_up"], field["wanted"], field["top"], field["exchange"], field["site"]))
        return None
    wanted = word(GOODS, field["wanted"])
    return {
        "goal": word(KINDS, field["goal"]),
        "site": number_of(read, field["site"]),
        "delivery": word(GOODS, field["delivery"]),
        "need": counts(GOODS, field["need"]),
        "wanted": wanted,
        "seen": [GOODS[n] for n in flags(field["came_up"])],
        "top": read.is_set("top"),
        "buyable": read.is_set("top") and wanted in GOODS[: STONE + 1],
        "exchange": word(KINDS, field["exchange"]),
    }


def school_place(read: Reading, villages: list[dict[str, Any]]) -> int | None:
    """The first own building without anybody that is not to stay empty."""
    mover = read.who(read.field["mover"])
    if PHASES[read.field["phase"]] != "school" or mover is None:
        return None
    empty = [
        there["place"]
        for there in villages[mover]["places"]
        if there["kind"] in KINDS[:FIRST_VICTORY] and there["home"] is None and not read.field["left_empty"][there["place"]]
    ]
    assert all(number < PLACES for number in empty)
    return empty[0] if empty else None
