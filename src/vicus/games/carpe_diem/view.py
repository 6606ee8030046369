"""What one seat may see, and positions that agree with it.

Hidden (C-07a): the fountain cards that others keep or look at, the tiles that others have stored, and what is still face down.
Face-down tiles and cards never looked at lie in no order: which one comes next is decided when it is drawn.
"""

from __future__ import annotations

import random
from typing import Any

from vicus.engine.layout import Row

from .components import (
    CELLS,
    CIRCLES,
    DARK,
    EMPTY_CORNERS,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    GOODS,
    LIGHT,
    MOST_STORED,
    NOBODY,
    NOTHING_THERE,
    OWNED,
    PASSES,
    PICTURES,
    ROUNDS,
    SEATS,
    SIDES,
    SIZE,
    SPACES,
    TILES,
    TILES_AT_SPACE,
)
from .meta import META
from .pieces import Pieces, packed, pieces
from .state import NEXT_TURN, State

PHASES = ("start", "take", "build", "reward", "craft", "fountain", "disc", "card", "pay", "breads")
MOVEMENTS = META.options["movement"].values
ANYTHING = 15

Box = dict[str, Any]
Seen = dict[str, Any]


def view(s: State, seat: int | None, box: Box) -> Seen:
    """The table as seen from a seat (None: a spectator)."""
    know = pieces(box)
    return {
        "viewer": seat,
        "players": s.players,
        "seat": None if s.over else s.seat,
        "pending": s.pending,
        "moves": s.moves,
        "forced": s.forced,
        "movement": MOVEMENTS[s.movement],
        "pass": min(s.passes + 1, PASSES),
        "round": min(s.turns // s.players + 1, ROUNDS),
        "turns": s.turns,
        "starter": min(s.passes, PASSES - 1) % s.players,
        "phase": PHASES[s.phase],
        "spaces": [{"tiles": [know.tile(t) for t in s.at[space]], "taken": s.taken[space]} for space in range(SPACES)],
        "patricians": [_there(s.patrician[p]) for p in range(s.players)],
        "display": [know.tile(t) for t in s.display],
        "light_left": s.lights,
        "dark_left": s.darks,
        "removed": _removed(s, know),
        "hand": know.tile(s.hand),
        "waiting": [
            {"cell": s.waiting_at[i], "kinds": [k for n, k in enumerate(PICTURES) if (s.waiting[i] >> n) & 1]}
            for i in range(s.piles)
        ],
        "fountain": _fountain(s, seat),
        "cards": [know.card(c) for c in s.card],
        "circles": [_circle(s, number) for number in range(len(CIRCLES))],
        "order": s.queue[: s.players] if _is_scoring(s) else [],
        "scored": s.scored if _is_scoring(s) else 0,
        "scoring": _scoring(s),
        "track": _track(s, know.spaces),
        "seats": [_player(s, p, seat, know) for p in range(s.players)],
    }


def _there(number: int) -> int | None:
    return None if number == NOTHING_THERE else number


def _is_scoring(s: State) -> bool:
    """Between the last turn of a pass and the end of its scoring the queue counts."""
    return not s.over and s.turns == ROUNDS * s.players and s.pending != NEXT_TURN


def _removed(s: State, know: Pieces) -> list[str]:
    """Tiles out of the game: all that are nowhere else."""
    elsewhere = {s.hand, *s.display, *s.light, *s.dark}
    for row in (*s.at, *s.tile, *s.stored):
        elsewhere |= set(row)
    return [name for number, name in enumerate(know.tiles) if number not in elsewhere]


def _fountain(s: State, seat: int | None) -> Seen:
    mine = seat is not None and s.looking > 0 and s.seat == seat
    return {
        "fresh": sum(s.fresh),
        "returned": [FOUNTAIN_KINDS[s.returned[i]] if s.returner[i] == seat or s.over else None for i in range(s.returns)],
        "returners": s.returner[: s.returns],
        "looking": s.looking,
        "looked": [FOUNTAIN_KINDS[c] for c in s.looked[: s.looking]] if mine else None,
    }


def _circle(s: State, number: int) -> Seen:
    first, second = CIRCLES[number]
    used = not {first, second} & set(EMPTY_CORNERS[s.players])
    return {"cards": [first, second], "seat": _there(s.disc[number]), "used": used}


def _scoring(s: State) -> Seen | None:
    if s.circle == NOTHING_THERE:
        return None
    settled = [] if s.settled == NOTHING_THERE else [s.settled]
    return {"circle": s.circle, "card": _there(s.settling), "settled": settled, "times": s.times}


def _track(s: State, spaces: int) -> list[list[int]]:
    """The discs on each space, the lowest first."""
    order = sorted(range(s.players), key=lambda p: s.arrival[p])
    return [[p for p in order if s.step[p] == space] for space in range(spaces)]


def _player(s: State, p: int, seat: int | None, know: Pieces) -> Seen:
    own = p == seat or bool(s.over)
    rows = know.prints[s.board[p]]
    discs = PASSES - sum(owner == p for owner in s.disc)
    tasks = know.tasks(s.frame[p])
    for task in tasks:
        task["met"] = any((s.done[p][PICTURES.index(task["kind"])] >> cell) & 1 for cell in task["cells"])
    return {
        "points": s.points[p],
        "goods": dict(zip(GOODS, s.goods[p], strict=True)),
        "coins": s.coins[p],
        "breads": s.breads[p],
        "discs": discs,
        "stored": s.stores[p],
        "stored_tiles": [know.tile(t) for t in s.stored[p][: s.stores[p]]] if own else None,
        "fountain_cards": sum(s.kept[p]),
        "fountains": [kind for n, kind in enumerate(FOUNTAIN_KINDS) for _ in range(s.kept[p][n])] if own else None,
        "owns": dict(zip(OWNED[1:], s.owned[p][1:], strict=True)),
        "villa_points": s.villa_points[p],
        "board": know.boards[s.board[p]],
        "shovel": rows.index("S"),
        "banderoles": [cell for cell in range(CELLS) if rows[cell] == "x" and not (s.built[p] >> cell) & 1],
        "cells": [know.tile(s.tile[p][cell], s.sides[p][cell]) for cell in range(CELLS)],
        "done": {kind: _cells(s.done[p][n]) for n, kind in enumerate(PICTURES) if s.done[p][n]},
        "frames": [know.frames[number] for number in s.frame[p]],
        "frame": tasks,
    }


def _cells(bits: int) -> list[int]:
    return [cell for cell in range(CELLS) if (bits >> cell) & 1]


# -- the other way round ----------------------------------------------------------------------------------------------------


def sample(seen: Seen, words: Row, box: Box) -> State:
    """A position that agrees with a view: what is hidden from it is dealt anew, with other random words to come."""
    s = State()
    chance = random.Random((words[0] << 32) | words[1])
    s.chance = list(words)
    know = pieces(box)
    s.players, s.over = seen["players"], int(seen["seat"] is None)
    s.seat = 0 if seen["seat"] is None else seen["seat"]
    s.pending, s.moves, s.forced = seen["pending"], seen["moves"], seen["forced"]
    s.movement, s.phase = MOVEMENTS.index(seen["movement"]), PHASES.index(seen["phase"])
    s.turns = seen["turns"]
    s.passes = PASSES if seen["seat"] is None else seen["pass"] - 1
    _take_middle(s, seen, know)
    _take_cards(s, seen, know)
    s.tile, s.sides = [[NOTHING_THERE] * CELLS for _ in range(SEATS)], [[0] * CELLS for _ in range(SEATS)]
    s.want = [_wants_of([None] * CELLS) for _ in range(SEATS)]
    for p, player in enumerate(seen["seats"]):
        _take_player(s, p, player, know)
    _take_track(s, seen["track"])
    _deal_tiles(s, seen, know, chance)
    _deal_fountains(s, seen, know, chance)
    return s


def _number(tile: Seen | None, know: Pieces) -> int:
    return NOTHING_THERE if tile is None else know.number[tile["id"]]


def _or(number: int | None) -> int:
    return NOTHING_THERE if number is None else number


def _take_middle(s: State, seen: Seen, know: Pieces) -> None:
    for space, there in enumerate(seen["spaces"]):
        s.at[space] = [_number(tile, know) for tile in there["tiles"]]
        s.left[space] = TILES_AT_SPACE - there["tiles"].count(None)
        s.taken[space] = there["taken"]
    s.patrician = [*map(_or, seen["patricians"]), *[NOTHING_THERE] * (SEATS - s.players)]
    s.display = [_number(tile, know) for tile in seen["display"]]
    s.hand = _number(seen["hand"], know)
    s.piles = len(seen["waiting"])
    for i, pile in enumerate(seen["waiting"]):
        s.waiting_at[i] = pile["cell"]
        s.waiting[i] = sum(1 << PICTURES.index(kind) for kind in pile["kinds"])


def _take_cards(s: State, seen: Seen, know: Pieces) -> None:
    s.card = [NOTHING_THERE if c is None else know.cards.index(c["id"]) for c in seen["cards"]]
    s.disc = [NOBODY if c["seat"] is None else c["seat"] for c in seen["circles"]]
    s.queue = [*seen["order"], *[0] * (SEATS - len(seen["order"]))]
    s.scored = seen["scored"]
    under_way = seen["scoring"] or {"circle": None, "card": None, "settled": [], "times": 0}
    s.circle, s.settling, s.times = _or(under_way["circle"]), _or(under_way["card"]), under_way["times"]
    s.settled = under_way["settled"][0] if under_way["settled"] else NOTHING_THERE


def _take_player(s: State, p: int, player: Seen, know: Pieces) -> None:
    s.points[p], s.coins[p], s.breads[p] = player["points"], player["coins"], player["breads"]
    s.goods[p] = [player["goods"][good] for good in GOODS]
    s.owned[p] = [0, *(player["owns"][thing] for thing in OWNED[1:])]
    s.villa_points[p] = player["villa_points"]
    s.board[p] = know.boards.index(player["board"])
    s.frame[p] = [know.frames.index(name) for name in player["frames"]]
    s.tile[p] = [_number(tile, know) for tile in player["cells"]]
    s.sides[p] = [0 if tile is None else packed(tile["sides"]) for tile in player["cells"]]
    s.built[p] = sum(1 << cell for cell in range(CELLS) if player["cells"][cell] is not None)
    s.want[p] = _wants_of(player["cells"])
    for kind, cells in player["done"].items():
        s.done[p][PICTURES.index(kind)] = sum(1 << cell for cell in cells)
    s.stores[p] = player["stored"]


def _wants_of(cells: list[Seen | None]) -> list[int]:
    """What each cell's surroundings show: meadow where the frame is, anything where nothing lies."""
    wants = []
    for cell in range(CELLS):
        row, column = divmod(cell, SIZE)
        want = 0
        for side, (y, x) in enumerate(((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))):
            if 0 <= y < SIZE and 0 <= x < SIZE:
                there = cells[y * SIZE + x]
                shown = ANYTHING if there is None else packed(there["sides"]) >> (4 * ((side + 2) % SIDES)) & 15
                want |= shown << (4 * side)
        wants.append(want)
    return wants


def _take_track(s: State, track: list[list[int]]) -> None:
    for space, pile in enumerate(track):
        for p in pile:
            s.step[p] = space
            s.arrival[p] = s.arrivals
            s.arrivals += 1


def _deal_tiles(s: State, seen: Seen, know: Pieces, chance: random.Random) -> None:
    """Tiles that this seat cannot see lie face down or in the others' storages."""
    known = {know.number[name] for name in seen["removed"]} | {s.hand, *s.display}
    for row in (*s.at, *s.tile):
        known |= set(row)
    s.stored = [[NOTHING_THERE] * MOST_STORED for _ in range(SEATS)]
    for p, player in enumerate(seen["seats"]):
        for i, tile in enumerate(player["stored_tiles"] or ()):
            s.stored[p][i] = know.number[tile["id"]]
            known.add(know.number[tile["id"]])
    unseen = [tile for tile in range(TILES) if tile not in known]
    chance.shuffle(unseen)
    light, dark = ([t for t in unseen if t < LIGHT], [t for t in unseen if t >= LIGHT])
    s.lights, s.darks = seen["light_left"], seen["dark_left"]
    s.light = [*light[: s.lights], *[NOTHING_THERE] * (LIGHT - s.lights)]
    s.dark = [*dark[: s.darks], *[NOTHING_THERE] * (DARK - s.darks)]
    stored = [*light[s.lights :], *dark[s.darks :]]
    chance.shuffle(stored)
    for p, player in enumerate(seen["seats"]):
        if player["stored_tiles"] is None:
            for i in range(player["stored"]):
                s.stored[p][i] = stored.pop()


def _deal_fountains(s: State, seen: Seen, know: Pieces, chance: random.Random) -> None:
    """Cards that this seat cannot see: never looked at, kept, looked at or put under the stack by others."""
    fountain = seen["fountain"]
    cards = [n for n, kind in enumerate(FOUNTAIN_KINDS) for _ in range(know.copies(kind))]
    known = [*(fountain["looked"] or ()), *(kind for kind in fountain["returned"] if kind)]
    for p, player in enumerate(seen["seats"]):
        for kind in player["fountains"] or ():
            s.kept[p][FOUNTAIN_KINDS.index(kind)] += 1
            known.append(kind)
    for kind in known:
        cards.remove(FOUNTAIN_KINDS.index(kind))
    chance.shuffle(cards)
    for p, player in enumerate(seen["seats"]):
        if player["fountains"] is None:
            for _ in range(player["fountain_cards"]):
                s.kept[p][cards.pop()] += 1
    s.returns = len(fountain["returned"])
    shown = [cards.pop() if kind is None else FOUNTAIN_KINDS.index(kind) for kind in fountain["returned"]]
    s.returned = [*shown, *[NOTHING_THERE] * (FOUNTAIN_CARDS - s.returns)]
    s.returner = [*fountain["returners"], *[NOBODY] * (FOUNTAIN_CARDS - s.returns)]
    s.looking = fountain["looking"]
    looked = [FOUNTAIN_KINDS.index(kind) for kind in fountain["looked"] or ()] or [cards.pop() for _ in range(s.looking)]
    s.looked = [*looked, *[NOTHING_THERE] * (2 - s.looking)]
    for card in cards:
        s.fresh[card] += 1


PRIVATE = {"stored": "tile", "looked": "cards", "kept": "returned"}
"""Of these events only the one who did it knows what it was about."""


def redact(kind: str, params: dict[str, Any], seat: int | None) -> dict[str, Any] | None:
    """What a seat may know of an event's parameters (None: not even that it happened)."""
    if kind in PRIVATE and params["seat"] != seat:
        return {name: value for name, value in params.items() if name != PRIVATE[kind]}
    return params


def concealed(s: State, seat: int | None, p: int) -> tuple[str, ...]:
    """The lines of the score of `p` that a seat may not know yet: fountain cards are shown at the end (C-83)."""
    return () if s.over or p == seat else ("fountain",)
