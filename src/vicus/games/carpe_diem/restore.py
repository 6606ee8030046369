"""A position that agrees with a view: the way back. What is hidden lies in any way that agrees; `rules/hidden.py` deals it."""

from __future__ import annotations

from collections import Counter

from vicus.spec.view import restore_common

from . import recall
from .box import Contents
from .components import (
    CELLS,
    DARK,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    GOODS,
    LIGHT,
    MOST_STORED,
    NOBODY,
    NOTHING_THERE,
    PASSES,
    PICTURES,
    SEATS,
    SIDES,
    SIZE,
    THINGS,
    TILES,
    TILES_AT_SPACE,
    FountainKind,
)
from .pieces import Pieces, Tile, packed, pieces
from .state import State
from .view import MOVEMENTS, PHASES, Look, Player, View

ANYTHING = 15
"""What an empty cell wants of a neighbour that is not there, as in `rules/cells.py`."""


def restore(seen: View, box: Contents) -> State:
    """A position that agrees with a view; what is hidden lies in some order that agrees with it, too."""
    s = State()
    know = pieces(box)
    restore_common(s, seen)
    s.movement, s.phase = MOVEMENTS.index(seen["movement"]), PHASES.index(seen["phase"])
    s.turns = seen["turns"]
    s.passes = PASSES if seen["over"] else seen["pass"] - 1
    _take_middle(s, seen, know)
    _take_cards(s, seen, know)
    s.tile, s.sides = [[NOTHING_THERE] * CELLS for _ in range(SEATS)], [[0] * CELLS for _ in range(SEATS)]
    s.want = [list(_UNBUILT) for _ in range(SEATS)]
    s.stored = [[NOTHING_THERE] * MOST_STORED for _ in range(SEATS)]
    for p, player in enumerate(seen["seats"]):
        _take_player(s, p, player, know)
    _take_track(s, seen["track"])
    _take_face_down(s, seen, know)
    _take_fountains(s, seen, know)
    return s


def _number(tile: Tile | None, know: Pieces) -> int:
    return NOTHING_THERE if tile is None else know.number[tile["id"]]


def _or(number: int | None) -> int:
    return NOTHING_THERE if number is None else number


def _take_middle(s: State, seen: View, know: Pieces) -> None:
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


def _take_cards(s: State, seen: View, know: Pieces) -> None:
    s.card = [NOTHING_THERE if c is None else know.cards.index(c["id"]) for c in seen["cards"]]
    s.disc = [NOBODY if c["seat"] is None else c["seat"] for c in seen["circles"]]
    s.queue = [*seen["order"], *[0] * (SEATS - len(seen["order"]))]
    s.scored = seen["scored"]
    s.circle = s.settling = s.settled = NOTHING_THERE
    if under_way := seen["scoring"]:
        s.circle, s.settling, s.times = under_way["circle"], _or(under_way["card"]), under_way["times"]
        s.settled = under_way["settled"][0] if under_way["settled"] else NOTHING_THERE


def _take_player(s: State, p: int, player: Player, know: Pieces) -> None:
    s.points[p], s.coins[p], s.breads[p] = player["points"], player["coins"], player["breads"]
    s.goods[p] = [player["goods"][good] for good in GOODS]
    s.owned[p] = [0, *(player["owns"][thing] for thing in THINGS)]
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
    s.stored[p][: s.stores[p]] = [know.number[tile["id"]] for tile in player["stored_tiles"]]


def _wants_of(cells: list[Tile | None]) -> list[int]:
    """What each cell's surroundings show: meadow where the frame is, anything where nothing lies."""
    wants = list(_UNBUILT)
    for cell, there in enumerate(cells):
        if there is not None:
            face = packed(there["sides"])
            for side, neighbour in _AROUND[cell]:
                wants[neighbour] ^= (ANYTHING ^ face >> (4 * side) & 15) << (4 * ((side + 2) % SIDES))
    return wants


def _around(cell: int) -> list[tuple[int, int]]:
    row, column = divmod(cell, SIZE)
    beside = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [(side, y * SIZE + x) for side, (y, x) in enumerate(beside) if 0 <= y < SIZE and 0 <= x < SIZE]


_AROUND = [_around(cell) for cell in range(CELLS)]
"""The sides of each cell and the cells there, as far as there are any."""
_UNBUILT = [sum(ANYTHING << (4 * side) for side, _ in _AROUND[cell]) for cell in range(CELLS)]
"""What cells want where nothing has been built."""


def _take_track(s: State, track: list[list[int]]) -> None:
    for space, pile in enumerate(track):
        for p in pile:
            s.step[p] = space
            s.arrival[p] = s.arrivals
            s.arrivals += 1


def _take_face_down(s: State, seen: View, know: Pieces) -> None:
    """Tiles that lie nowhere else are face down."""
    known = {know.number[name] for name in seen["removed"]} | {s.hand, *s.display}
    for row in (*s.at, *s.tile, *s.stored):
        known |= set(row)
    unseen = [tile for tile in range(TILES) if tile not in known]
    light, dark = ([t for t in unseen if t < LIGHT], [t for t in unseen if t >= LIGHT])
    s.lights, s.darks = seen["light_left"], seen["dark_left"]
    s.light = [*light, *[NOTHING_THERE] * (LIGHT - s.lights)]
    s.dark = [*dark, *[NOTHING_THERE] * (DARK - s.darks)]


def _take_fountains(s: State, seen: View, know: Pieces) -> None:
    """Fountain cards that this seat does not know: never looked at, kept, looked at or put under the stack by others."""
    fountain = seen["fountain"]
    s.returns, s.looking, s.looks = len(fountain["returned"]), fountain["looking"], len(fountain["looks"])
    s.returned, s.looked = [NOTHING_THERE] * FOUNTAIN_CARDS, [NOTHING_THERE] * 2
    s.returner = [*fountain["returners"], *[NOBODY] * (FOUNTAIN_CARDS - s.returns)]
    s.looker[: s.looks] = [look["seat"] for look in fountain["looks"]]
    unseen = Counter({number: know.copies(kind) for number, kind in enumerate(FOUNTAIN_KINDS)})
    kept = sum(player["fountain_cards"] for player in seen["seats"])
    if kept + (s.looking > 0) == s.looks and fountain["fresh"] == max(0, FOUNTAIN_CARDS - 2 * s.looks):
        _recall_fountains(s, fountain["looks"], unseen)
    else:
        _lay_fountains(s, seen, unseen)
    s.fresh = [unseen[number] for number in range(len(FOUNTAIN_KINDS))]


def _kind(kind: FountainKind | None) -> int | None:
    return None if kind is None else FOUNTAIN_KINDS.index(kind)


def _recall_fountains(s: State, looks: list[Look], unseen: Counter[int]) -> None:
    """The cards are where they came by looking."""
    past = []
    for number, look in enumerate(looks, 1):
        under_way = number == len(looks) and s.looking > 0
        past.append(recall.Look(look["seat"], [*map(_kind, look["cards"])], _kind(look["returned"]), under_way))
    found = recall.Recall(past, s.players, unseen)
    s.drawn[: len(found.drawn)], s.put[: len(found.put)] = found.drawn, found.put
    s.returned[: s.returns] = found.put[len(found.put) - s.returns :]
    for number, before in enumerate(past):
        if before.under_way:
            s.looked = found.cards(number)
            continue
        for card in found.cards(number):
            s.kept[before.seat][card] += 1
        if number < len(found.put):
            s.kept[before.seat][found.put[number]] -= 1


def _known(cards: list[FountainKind] | None, number: int) -> list[FountainKind | None]:
    return [None] * number if cards is None else [*cards]


def _lay_fountains(s: State, seen: View, unseen: Counter[int]) -> None:
    """A position that was set up by hand: nobody remembers how the cards came where they are."""
    fountain = seen["fountain"]
    kept = [_known(player["fountains"], player["fountain_cards"]) for player in seen["seats"]]
    looked = _known(fountain["looked"], s.looking)
    for kind in [*(kind for hand in kept for kind in hand), *fountain["returned"], *looked]:
        if kind is not None:
            unseen[FOUNTAIN_KINDS.index(kind)] -= 1

    def card(kind: FountainKind | None) -> int:
        if kind is not None:
            return FOUNTAIN_KINDS.index(kind)
        number = next(number for number, left in unseen.items() if left > 0)
        unseen[number] -= 1
        return number

    for p, hand in enumerate(kept):
        for kind in hand:
            s.kept[p][card(kind)] += 1
    s.returned[: s.returns] = map(card, fountain["returned"])
    s.looked[: s.looking] = map(card, looked)
