"""What one seat may see, and positions that agree with it.

Everything in Bohemian Villages is open (B-07): every seat and every spectator see the same. Only the random words, and so the
coming dice, are hidden.
"""

from __future__ import annotations

from typing import Any

from vicus.engine.layout import Row

from .components import BOARDS, INN, KINDS, LAST_KIND, MANUFACTORY, MILL, NOBODY, SLOTS
from .state import CHOOSE_DICE, CHOOSE_USE, ENDINGS, State

PHASES = {CHOOSE_DICE: "dice", CHOOSE_USE: "use"}


def view(s: State, seat: int | None, box: dict[str, Any]) -> dict[str, Any]:
    """The table as seen from a seat (None: a spectator)."""
    return {
        "viewer": seat,
        "players": s.players,
        "seat": None if s.over else s.seat,
        "pending": s.pending,
        "ended": ENDINGS[s.ended],
        "moves": s.moves,
        "forced": s.forced,
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
        "villages": [_village(s, board, box) for board in range(BOARDS) if s.side[board] != NOBODY],
    }


def _seat(p: int) -> int | None:
    return None if p == NOBODY else p


def _player(s: State, p: int) -> dict[str, Any]:
    return {
        "coins": s.coins[p],
        "figures": s.figures[p],
        "flour": s.flour[p],
        "glass": s.glass[p],
        "special": s.special[p],
        "own": {name: s.own[p][kind] for kind, name in KINDS.items()},
    }


def _village(s: State, board: int, box: dict[str, Any]) -> dict[str, Any]:
    letter = box["boards"][board]["sides"][s.side[board] % 2]
    printed = box["villages"][letter]
    at = {s.place[b]: b for b in range(s.first[LAST_KIND + 1])}
    buildings = []
    for slot, text in enumerate(printed["buildings"]):
        kind, *value = text.split()
        place = s.side[board] * SLOTS + slot
        b = at[place]
        building = {"place": place, "kind": kind, "owner": _seat(s.owner[b])}
        if value:
            building["value"] = int(value[0])
        if kind == KINDS[INN]:
            building["active"] = bool(s.active[b - s.first[INN]])
        buildings.append(building)
    return {
        "board": board,
        "letter": letter,
        "name": printed["name"],
        "full": s.taken[board] == s.size[board],
        "buildings": buildings,
        "provenance": printed["provenance"],
    }


def sample(seen: dict[str, Any], words: Row, box: dict[str, Any]) -> State:
    """A position that agrees with a view, with other random words: what a planner may work on."""
    s = State()
    s.chance = list(words)
    s.players = seen["players"]
    s.pending = seen["pending"]
    s.ended = next(code for code, name in ENDINGS.items() if name == seen["ended"])
    s.over = int(seen["seat"] is None)
    s.moves, s.forced = seen["moves"], seen["forced"]
    _take_villages(s, seen["villages"])
    for p, player in enumerate(seen["seats"]):
        s.coins[p], s.figures[p] = player["coins"], player["figures"]
        s.flour[p], s.glass[p], s.special[p] = player["flour"], player["glass"], player["special"]
        for kind, name in KINDS.items():
            s.own[p][kind] = player["own"][name]
    s.bank, s.substitute = seen["bank"], seen["substitute"]
    s.special_supply, s.special_gone = seen["special_supply"], seen["special_gone"]
    s.bishop = NOBODY if seen["bishop"] is None else seen["bishop"]
    s.seat = 0 if seen["seat"] is None else seen["seat"]
    s.phase = next(code for code, name in PHASES.items() if name == seen["phase"])
    s.unused = len(seen["dice"])
    s.dice[: s.unused] = seen["dice"]
    s.group[: len(seen["group"])] = seen["group"]
    s.made, s.took, s.rerolled = seen["made"], int(seen["took"]), int(seen["rerolled"])
    return s


def _take_villages(s: State, villages: list[dict[str, Any]]) -> None:
    s.side = [NOBODY] * BOARDS
    for village in villages:
        board = village["board"]
        s.side[board] = village["buildings"][0]["place"] // SLOTS
        s.size[board] = len(village["buildings"])
        s.taken[board] = sum(b["owner"] is not None for b in village["buildings"])
    number = 0
    for kind, name in KINDS.items():
        s.first[kind] = number
        for building in (b for village in villages for b in village["buildings"] if b["kind"] == name):
            s.place[number] = building["place"]
            s.owner[number] = NOBODY if building["owner"] is None else building["owner"]
            s.free[kind] += building["owner"] is None
            if kind == INN:
                s.active[number - s.first[INN]] = int(building["active"])
            number += 1
    s.first[LAST_KIND + 1] = number


def redact(kind: str, params: dict[str, Any], seat: int | None) -> dict[str, Any] | None:
    """What a seat may know of an event's parameters (None: not even that it happened)."""
    return params


def concealed(s: State, seat: int | None, p: int) -> tuple[str, ...]:
    """The lines of a score that a seat may not know yet: none."""
    return ()
