"""What one seat may see, and positions that agree with it.

Hidden (C-07a): the fountain cards that others keep, look at or put under the stack, and what is still face down. Face-down
tiles and cards never looked at lie in no order: which one comes next is decided when it is drawn. Tiles lie open until they are
taken, so everybody knows the stored ones.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypedDict, get_args

from vicus.spec.box import once_a_box
from vicus.spec.fixed import FixedDict, FixedList, fixed
from vicus.spec.kept import Kept, LatestKept
from vicus.spec.view import Common, common

from .box import Contents
from .components import (
    CIRCLES,
    DISPLAY,
    EMPTY_CORNERS,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    GOODS,
    NOTHING_THERE,
    PASSES,
    ROUNDS,
    SEATS,
    TASK_KINDS,
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
    know, table, game = pieces(box), _table(box), tuple(s.card)
    looks = table.looks((seat, game), seat, s.over, s.looking, s.looks, s.looker, s.drawn, s.put)
    cards, circles, track = table.cards(game, s.players, s.card, s.disc, s.step, s.arrival)
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
        "spaces": [{"tiles": know.tiles_there(row), "taken": n} for row, n in zip(s.at, s.taken, strict=True)],
        "patricians": [None if space == NOTHING_THERE else space for space in s.patrician[: s.players]],
        "display": know.tiles_there(s.display),
        "light_left": s.lights,
        "dark_left": s.darks,
        "removed": _removed(s, know),
        "hand": know.tile_there(s.hand),
        "waiting": [{"cell": s.waiting_at[i], "kinds": _kinds(s.waiting[i])} for i in range(s.piles)],
        "fountain": _fountain(s, seat, looks),
        "cards": cards,
        "circles": circles,
        "order": s.queue[: s.players] if _is_scoring(s) else [],
        "scored": s.scored if _is_scoring(s) else 0,
        "scoring": _scoring(s),
        "track": track,
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
    there = [s.hand, *s.display, *s.light[: s.lights], *s.dark[: s.darks]]
    for row in s.at:
        there += row
    for p in range(s.players):
        there += s.tile[p]
        there += s.stored[p][: s.stores[p]]
    return [*map(know.tiles.__getitem__, sorted(know.all_tiles.difference(there)))]


def _fountain(s: State, seat: int | None, looks: list[Look]) -> FountainCards:
    mine = seat is not None and s.looking > 0 and s.seat == seat
    return {
        "fresh": sum(s.fresh),
        "returned": [FOUNTAIN_KINDS[s.returned[i]] if s.returner[i] == seat or s.over else None for i in range(s.returns)],
        "returners": s.returner[: s.returns],
        "looking": s.looking,
        "looked": [FOUNTAIN_KINDS[c] for c in s.looked[: s.looking]] if mine else None,
        "looks": looks,
    }


def _looks(
    seat: int | None, over: int, looking: int, number: int, looker: list[int], drawn: list[int], put: list[int]
) -> list[Look]:
    """What a seat remembers of all looks; rules/memory.py says which cards came when."""
    last, under_way = FOUNTAIN_CARDS - 1, number - 1 if looking > 0 else -1
    # By look: did this seat look, or is all told at the end?
    saw = [bool(over) or p == seat for p in looker[:number]]

    def seen(look: int, card: int) -> FountainKind | None:
        """A card that was looked at: known to who looked, and to who had put it under the stack."""
        under = card - FOUNTAIN_CARDS
        if under < 0:
            return FOUNTAIN_KINDS[drawn[card]] if saw[look] else None
        return FOUNTAIN_KINDS[put[under]] if saw[look] or saw[under] else None

    looks: list[Look] = []
    for look in range(number):
        back = (look + FOUNTAIN_CARDS) // 2  # the look in which what was put under the stack came back
        known = look not in (last, under_way) and (saw[look] or (back < number and saw[back]))
        cards = [seen(look, 2 * look)]
        if look != last:
            cards.append(seen(look, 2 * look + 1))
        looks.append({"seat": looker[look], "cards": cards, "returned": FOUNTAIN_KINDS[put[look]] if known else None})
    return fixed(looks)


class _Cards(NamedTuple):
    """What lies at the scoring cards."""

    cards: list[ScoringCard | None]
    circles: list[Circle]
    track: list[list[int]]


class _Table:
    """The middle of the table with the pieces of a box: what most moves leave as it is."""

    def __init__(self, box: Contents) -> None:
        self._know = pieces(box)
        self.cards = LatestKept(self._cards)
        self.looks = LatestKept(_looks)

    def _cards(self, players: int, card: list[int], disc: list[int], step: list[int], arrival: list[int]) -> _Cards:
        circles = [with_disc[owner] for with_disc, owner in zip(_CIRCLES[players], disc, strict=True)]
        track = [_NO_DISC] * self._know.spaces
        for p in sorted(range(players), key=arrival.__getitem__):
            track[step[p]] = FixedList([*track[step[p]], p])
        return _Cards(FixedList(self._know.cards_there(card)), FixedList(circles), FixedList(track))


_table = once_a_box(_Table)


def _circle(cards: tuple[int, int], disc: int | None, empty: tuple[int, ...]) -> Circle:
    circle: Circle = {"cards": [*cards], "seat": disc, "used": not set(cards) & set(empty)}
    return fixed(circle)


_CIRCLES = {
    players: [[_circle(cards, disc, corners) for disc in (*range(SEATS), None)] for cards in CIRCLES]
    for players, corners in EMPTY_CORNERS.items()
}
"""By number of players: each round space with anybody's disc and, last (so NOTHING_THERE finds it), without one."""


_NO_DISC: list[int] = FixedList()


def _scoring(s: State) -> Settling | None:
    if s.circle == NOTHING_THERE:
        return None
    settled = [] if s.settled == NOTHING_THERE else [s.settled]
    return {"circle": s.circle, "card": _there(s.settling), "settled": settled, "times": s.times}


def _fountain_cards(kept: tuple[int, ...]) -> list[FountainKind]:
    return FixedList([kind for kind, n in zip(FOUNTAIN_KINDS, kept, strict=True) for _ in range(n)])


def _storage(goods: tuple[int, ...]) -> dict[Good, int]:
    return FixedDict(zip(GOODS, goods, strict=True))


_FOUNTAINS, _GOODS = Kept(_fountain_cards), Kept(_storage)
"""By how many there are of each kind."""


def _player(s: State, p: int, seat: int | None, know: Pieces) -> Player:
    own = p == seat or bool(s.over)
    board, frame = s.board[p], s.frame[p]
    district = know.districts((board, *frame), board, s.built[p], frame, s.done[p], s.owned[p], s.tile[p], s.sides[p])
    return {
        "points": s.points[p],
        "goods": _GOODS[tuple(s.goods[p])],
        "coins": s.coins[p],
        "breads": s.breads[p],
        "discs": PASSES - s.disc.count(p),
        "stored": s.stores[p],
        "stored_tiles": know.tiles_of(s.stored[p][: s.stores[p]]),
        "fountain_cards": sum(s.kept[p]),
        "fountains": _FOUNTAINS[tuple(s.kept[p])] if own else None,
        "owns": district.owns,
        "villa_points": s.villa_points[p],
        "board": know.boards[board],
        "shovel": know.shovels[board],
        "banderoles": district.banderoles,
        "cells": district.cells,
        "done": district.done,
        "frames": district.frames,
        "frame": district.frame,
    }
