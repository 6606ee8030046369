"""What one seat may see, and positions that agree with it.

Hidden (C-07a): the fountain cards that others keep, look at or put under the stack, and what is still face down. Face-down
tiles and cards never looked at lie in no order: which one comes next is decided when it is drawn. Tiles lie open until they are
taken, so everybody knows the stored ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, TypedDict, get_args

from vicus.spec.view import Common, common

from .box import Contents
from .components import (
    CELLS,
    CIRCLES,
    DISPLAY,
    EMPTY_CORNERS,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    GOODS,
    NOTHING_THERE,
    PASSES,
    ROUNDS,
    SPACES,
    TASK_KINDS,
    THINGS,
    FountainKind,
    Good,
    TaskKind,
    Thing,
)
from .pieces import Pieces, ScoringCard, Task, Tile, pieces
from .state import NEXT_TURN, State

Phase = Literal["start", "take", "build", "reward", "craft", "fountain", "disc", "card", "pay", "breads"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Movement = Literal["star", "ring"]
MOVEMENTS: tuple[Movement, ...] = get_args(Movement)


class Space(TypedDict):
    """One of the seven half-round spaces."""

    tiles: list[Tile | None]  # by slot; null: nothing lies there any more
    taken: int  # tiles taken there in this pass


class Rewards(TypedDict):
    """What a tile has finished, waiting for its rewards."""

    cell: int  # where the tile lies
    kinds: list[TaskKind]  # what waits; villas bring nothing now


class Look(TypedDict):
    """Somebody looked at fountain cards and put one of theirs under the stack."""

    seat: int  # who
    cards: list[FountainKind | None]  # the new cards; null: this seat does not know it
    returned: FountainKind | None  # what went under the stack; null: this seat does not know it, or nothing yet


class FountainCards(TypedDict):
    """The stack of fountain cards."""

    fresh: int  # cards on top that nobody has looked at
    returned: list[FountainKind | None]  # below them, from the top: cards put under the stack; null: by somebody else
    returners: list[int]  # by whom
    looking: int  # cards being looked at
    looked: list[FountainKind] | None  # these are they; null: somebody else looks, or nobody
    looks: list[Look]  # all looks so far, with what this seat saw of them


class Circle(TypedDict):
    """A round space between two scoring cards."""

    cards: list[int]  # the places of the two
    seat: int | None  # whose disc lies there
    used: bool  # whether both cards lie there with this number of players


class Settling(TypedDict):
    """The scoring of the player to move."""

    circle: int  # where the disc was put
    card: int | None  # the place of the card being settled
    settled: list[int]  # the place that is settled already
    times: int  # how often the card is met so far


class Player(TypedDict):
    """A district and what lies beside it."""

    points: int  # won so far
    goods: dict[Good, int]  # in the storage
    coins: int  # in the storage
    breads: int  # in the storage
    discs: int  # for the scorings to come
    stored: int  # tiles in the storage
    stored_tiles: list[Tile]  # which: everybody saw them taken
    fountain_cards: int  # kept ones
    fountains: list[FountainKind] | None  # which; null: somebody else's
    owns: dict[Thing, int]  # finished structures, single buildings, chimneys
    villa_points: int  # what the finished villas bring at the end
    board: str  # its name in the box
    shovel: int  # the cell of the first tile
    banderoles: list[int]  # cells with a banderole
    cells: list[Tile | None]  # row after row; tiles as they lie
    done: dict[TaskKind, list[int]]  # cells of finished structures, by picture
    frames: list[str]  # the frame pieces N, E, S, W by their names in the box
    frame: list[Task]  # their tasks


_Pass = TypedDict("_Pass", {"pass": Annotated[int, "1 … 4"]})


class View(Common, _Pass):
    """The table as a seat sees it."""

    movement: Movement  # the option
    round: int  # 1 … 7
    turns: int  # taken in this pass
    starter: int  # who began this pass
    phase: Phase  # what the player to move is asked
    spaces: list[Space]  # the seven spaces
    patricians: list[int | None]  # the space of each, by seat
    display: list[Tile | None]  # the craftsmen's row, by slot
    light_left: int  # face-down light tiles
    dark_left: int  # face-down dark tiles
    removed: list[str]  # tiles out of the game
    hand: Tile | None  # the tile just taken
    waiting: list[Rewards]  # the last of them is settled first
    fountain: FountainCards  # the stack
    cards: list[ScoringCard | None]  # the scoring cards by place, 3 rows of 4
    circles: list[Circle]  # the round spaces between them
    order: list[int]  # in a scoring: the seats in their order
    scored: int  # how many of them are done
    scoring: Settling | None  # what is under way
    track: list[list[int]]  # the discs on each space of the banderole track, the lowest first
    seats: list[Player]  # by seat


def view(s: State, seat: int | None, box: Contents) -> View:
    """The table as seen from a seat (None: a spectator)."""
    know = pieces(box)
    return {
        **common(s, seat, "carpe_diem", {"movement": MOVEMENTS[s.movement]}),
        "moves": s.moves + s.alone,
        "forced": s.forced - s.alone,
        "movement": MOVEMENTS[s.movement],
        "pass": min(s.passes + 1, PASSES),
        "round": min(s.turns // s.players + 1, ROUNDS),
        "turns": s.turns,
        "starter": min(s.passes, PASSES - 1) % s.players,
        "phase": PHASES[s.phase],
        "spaces": [{"tiles": know.tiles_there(s.at[space]), "taken": s.taken[space]} for space in range(SPACES)],
        "patricians": [_there(s.patrician[p]) for p in range(s.players)],
        "display": know.tiles_there(s.display),
        "light_left": s.lights,
        "dark_left": s.darks,
        "removed": _removed(s, know),
        "hand": know.tile_there(s.hand),
        "waiting": [{"cell": s.waiting_at[i], "kinds": _kinds(s.waiting[i])} for i in range(s.piles)],
        "fountain": _fountain(s, seat),
        "cards": know.cards_there(s.card),
        "circles": [
            {"cards": [first, second], "seat": None if disc == NOTHING_THERE else disc, "used": used}
            for (first, second, used), disc in zip(_USED[s.players], s.disc, strict=True)
        ],
        "order": s.queue[: s.players] if _is_scoring(s) else [],
        "scored": s.scored if _is_scoring(s) else 0,
        "scoring": _scoring(s),
        "track": _track(s, know.spaces),
        "seats": [_player(s, p, seat, know) for p in range(s.players)],
    }


def _there(number: int) -> int | None:
    return None if number == NOTHING_THERE else number


def _kinds(bits: int) -> list[TaskKind]:
    return [kind for number, kind in enumerate(TASK_KINDS, 1) if (bits >> number) & 1]


def _is_scoring(s: State) -> bool:
    """Between the last turn of a pass and the end of its scoring the queue counts."""
    return not s.over and s.turns == ROUNDS * s.players and s.pending != NEXT_TURN


def _removed(s: State, know: Pieces) -> list[str]:
    """Tiles out of the game: all that are nowhere else. With four players there are none, which is quickly counted."""
    found = s.lights + s.darks + sum(s.left) + sum(s.stores) + (s.hand != NOTHING_THERE) + DISPLAY
    for built in s.built:
        found += built.bit_count()
    if found - s.display.count(NOTHING_THERE) == len(know.tiles):
        return []
    stored = [row[:stores] for row, stores in zip(s.stored, s.stores, strict=True)]
    left = know.all_tiles.difference((s.hand,), s.display, s.light[: s.lights], s.dark[: s.darks], *s.at, *s.tile, *stored)
    return [know.tiles[number] for number in sorted(left)]


def _fountain(s: State, seat: int | None) -> FountainCards:
    mine = seat is not None and s.looking > 0 and s.seat == seat
    return {
        "fresh": sum(s.fresh),
        "returned": [FOUNTAIN_KINDS[s.returned[i]] if s.returner[i] == seat or s.over else None for i in range(s.returns)],
        "returners": s.returner[: s.returns],
        "looking": s.looking,
        "looked": [FOUNTAIN_KINDS[c] for c in s.looked[: s.looking]] if mine else None,
        "looks": _looks(s, seat),
    }


def _looks(s: State, seat: int | None) -> list[Look]:
    """What a seat remembers of all looks; rules/memory.py says which cards came when."""
    looker, last, under_way = s.looker, FOUNTAIN_CARDS - 1, s.looks - 1 if s.looking > 0 else -1
    # By look: did this seat look, or is all told at the end?
    saw = [bool(s.over) or p == seat for p in looker[: s.looks]]
    looks: list[Look] = []
    for look in range(s.looks):
        back = (look + FOUNTAIN_CARDS) // 2  # the look in which what was put under the stack came back
        known = look not in (last, under_way) and (saw[look] or (back < s.looks and saw[back]))
        cards = [_card_seen(s, look, 2 * look, saw)]
        if look != last:
            cards.append(_card_seen(s, look, 2 * look + 1, saw))
        looks.append({"seat": looker[look], "cards": cards, "returned": FOUNTAIN_KINDS[s.put[look]] if known else None})
    return looks


def _card_seen(s: State, look: int, number: int, saw: list[bool]) -> FountainKind | None:
    """A card that was looked at: known to who looked, and to who had put it under the stack."""
    under = number - FOUNTAIN_CARDS
    if under < 0:
        return FOUNTAIN_KINDS[s.drawn[number]] if saw[look] else None
    return FOUNTAIN_KINDS[s.put[under]] if saw[look] or saw[under] else None


_USED = {
    players: [(first, second, not {first, second} & set(corners)) for first, second in CIRCLES]
    for players, corners in EMPTY_CORNERS.items()
}
"""By number of players: the round spaces, each with whether both of its cards are in the game."""


def _scoring(s: State) -> Settling | None:
    if s.circle == NOTHING_THERE:
        return None
    settled = [] if s.settled == NOTHING_THERE else [s.settled]
    return {"circle": s.circle, "card": _there(s.settling), "settled": settled, "times": s.times}


def _track(s: State, spaces: int) -> list[list[int]]:
    """The discs on each space, the lowest first."""
    track: list[list[int]] = [[] for _ in range(spaces)]
    for p in sorted(range(s.players), key=s.arrival.__getitem__):
        track[s.step[p]].append(p)
    return track


def _player(s: State, p: int, seat: int | None, know: Pieces) -> Player:
    own = p == seat or bool(s.over)
    board, built, done = s.board[p], s.built[p], s.done[p]
    return {
        "points": s.points[p],
        "goods": dict(zip(GOODS, s.goods[p], strict=True)),
        "coins": s.coins[p],
        "breads": s.breads[p],
        "discs": PASSES - s.disc.count(p),
        "stored": s.stores[p],
        "stored_tiles": know.tiles_of(s.stored[p][: s.stores[p]]),
        "fountain_cards": sum(s.kept[p]),
        "fountains": [kind for kind, n in zip(FOUNTAIN_KINDS, s.kept[p], strict=True) for _ in range(n)] if own else None,
        "owns": dict(zip(THINGS, s.owned[p][1:], strict=True)),
        "villa_points": s.villa_points[p],
        "board": know.boards[board],
        "shovel": know.shovels[board],
        "banderoles": [cell for cell, bit in know.banderoles[board] if not built & bit],
        "cells": know.laid(_cells(built), s.tile[p], s.sides[p]),
        "done": {kind: [*_cells(bits)] for kind, bits in zip(TASK_KINDS, done[1:], strict=True) if bits},
        "frames": [know.frames[number] for number in s.frame[p]],
        "frame": know.tasks(s.frame[p], done),
    }


@lru_cache(maxsize=4096)
def _cells(bits: int) -> tuple[int, ...]:
    """Which cells are meant; a finished structure lies there for the rest of the game."""
    return tuple(cell for cell in range(CELLS) if (bits >> cell) & 1)
