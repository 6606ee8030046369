"""What observations are made of, where it is more than a field of the state: see `observation.py`."""

from vicus.engine.layout import Bytes

from ..components import (
    CELLS,
    DISPLAY,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    MEADOW,
    PICTURES,
    ROUNDS,
    SIDES,
    SPACES,
    TASK_KINDS,
    TILES_AT_SPACE,
)
from ..state import BUILD_TILE, CHOOSE_CRAFT, NEXT_TURN, TAKE_TILE, State
from ..tables import BANDEROLE, CHIMNEYS_ON, FACE, IS_RED, PAYS, SHOVEL, SINGLE_ON, TASK_KIND, TASK_SLOT, TURNED, TURNS
from .building import finishing, fitting, outlook, pictures_wanted
from .cards import times_owned, times_payable
from .cells import ANYTHING, NOWHERE, beside, lowest, neighbour, side, size_of, turned
from .ending import FOUNTAINS, LEFTOVERS, final_line, is_task_met
from .fountains import fresh_cards
from .memory import came_back_to, card_of_look
from .movement import reachable

UNKNOWN, FIRST_KNOWN = 1, 2
FACE_DOWN, FIRST_STORAGE = 1, 2
GAP_SIZES = 3
"""Cells that have to show a picture on one side, on two, on more."""
NOT_NEGATIVE = 0xFFFF
"""Changes nothing; the compiler sees that there is nothing to count from the end."""


def place_of(s: State, seat: int, p: int) -> int:
    """Which player that is for who looks: 0 oneself, 1 the next one …"""
    return p - seat if p >= seat else p - seat + s.players


# -- the turn ---------------------------------------------------------------------------------------------------------------


def waiting(s: State, k: int) -> int:
    """The last pile is settled first."""
    return (s.waiting[s.piles - 1] >> (k + 1)) & 1 if s.piles > 0 else 0


def waiting_cell(s: State, i: int) -> int:
    return s.waiting_at[s.piles - 1 - i] + 1 if i < s.piles else 0


def waiting_below(s: State, i: int) -> int:
    return s.waiting[s.piles - 2 - i] >> 1 if i < s.piles - 1 else 0


def is_scoring(s: State) -> bool:
    """Between the last turn of a pass and the end of its scoring the queue counts."""
    return s.over == 0 and s.turns == ROUNDS * s.players and s.pending != NEXT_TURN


def order(s: State, seat: int, at: int, out: Bytes) -> None:
    if is_scoring(s):
        for i in range(s.players):
            out[at + place_of(s, seat, s.queue[i])] = i + 1


def scored(s: State) -> int:
    return s.scored if is_scoring(s) else 0


def discs_below(s: State, p: int) -> int:
    """C-50: who came earlier is lower."""
    n = 0
    for q in range(s.players):
        n += int(s.step[q] == s.step[p]) & int(s.arrival[q] < s.arrival[p])
    return n


# -- fountain cards (C-07a) -------------------------------------------------------------------------------------------------


def fresh(s: State) -> int:
    return fresh_cards(s)


def looked(s: State, seat: int, j: int) -> int:
    return s.looked[j] + 1 if s.seat == seat and j < s.looking else 0


def lookers(s: State, seat: int, at: int, out: Bytes) -> None:
    for i in range(s.looks):
        out[at + i] = place_of(s, seat, s.looker[i]) + 1


def look_cards(s: State, seat: int, at: int, out: Bytes) -> None:
    """A card that was looked at: known to who looked, and to who had put it under the stack. The last one comes alone."""
    for i in range(s.looks):
        for j in range(1 if i == FOUNTAIN_CARDS - 1 else 2):
            under = 2 * i + j - FOUNTAIN_CARDS
            known = s.over != 0 or s.looker[i] == seat
            if under >= 0 and s.looker[under] == seat:
                known = True
            out[at + 2 * i + j] = card_of_look(s, i, j) + FIRST_KNOWN if known else UNKNOWN


def look_put(s: State, seat: int, at: int, out: Bytes) -> None:
    """Known to who put it there, and to who has looked at it since. Nothing goes back after the last look."""
    done = s.looks - 1 if s.looking > 0 else s.looks
    for i in range(min(done, FOUNTAIN_CARDS - 1)):
        if s.over != 0 or s.looker[i] == seat or came_back_to(s, i, seat):
            out[at + i] = s.put[i] + 1


def kept(s: State, p: int) -> int:
    n = 0
    for kind in range(len(FOUNTAIN_KINDS)):
        n += s.kept[p][kind]
    return n


def kept_kinds(s: State, seat: int, at: int, out: Bytes) -> None:
    for p in range(s.players):
        if p == seat or s.over != 0:
            first = at + place_of(s, seat, p) * len(FOUNTAIN_KINDS)
            for kind in range(len(FOUNTAIN_KINDS)):
                out[first + kind] = s.kept[p][kind]


# -- the districts ----------------------------------------------------------------------------------------------------------


def district(s: State, seat: int, at: int, p: int) -> int:
    """Where the cells of a player begin."""
    return (at + place_of(s, seat, p) * CELLS) & NOT_NEGATIVE


def tiles_and_turns(s: State, seat: int, at: int, out: Bytes) -> None:
    """Two fields, one behind the other.

    Every cell, with a tile or without (nothing lies there, and no sides do): a processor does many of them at once where
    nothing depends on what is found, and knows from the start where it is going to write.
    """
    for p in range(s.players):
        first = district(s, seat, at, p)
        further = district(s, seat, at + s.players * CELLS, p)
        for cell in range(CELLS):
            out[first + cell] = s.tile[p][cell] + 1
        for cell in range(CELLS):
            out[further + cell] = quarter_turns(s.tile[p][cell] + 1, s.sides[p][cell])


def quarter_turns(number: int, there: int) -> int:
    """From the face as printed to how it lies, by the tile's number plus one: see TURNED. (No branches: no processor could
    foresee them.)"""
    turned = TURNED[number & NOT_NEGATIVE]
    return (turned >> (16 + 2 * ((there * (turned & 0xFFFF) >> 16) & 7))) & 3


def finished(s: State, seat: int, at: int, out: Bytes) -> None:
    for p in range(s.players):
        first = district(s, seat, at, p)
        cells = 0
        for picture in range(len(PICTURES)):
            cells |= s.done[p][picture]
        while cells != 0:
            cell = lowest(cells) & NOT_NEGATIVE
            cells &= cells - 1
            out[first + cell] = finished_sides(s, p, cell)


def finished_sides(s: State, p: int, cell: int) -> int:
    face = s.sides[p][cell]
    bits = (s.done[p][face & 15] >> cell) & 1
    bits |= ((s.done[p][(face >> 4) & 15] >> cell) & 1) << 1
    bits |= ((s.done[p][(face >> 8) & 15] >> cell) & 1) << 2
    return bits | ((s.done[p][face >> 12] >> cell) & 1) << 3


def lies(s: State, seat: int, at: int, out: Bytes) -> None:
    """Which tiles lie face down follows from those that were seen; in which order they were stored does not matter."""
    for i in range(s.lights):
        out[(at + s.light[i]) & NOT_NEGATIVE] = FACE_DOWN
    for i in range(s.darks):
        out[(at + s.dark[i]) & NOT_NEGATIVE] = FACE_DOWN
    for p in range(s.players):
        for i in range(s.stores[p]):
            out[at + s.stored[p][i]] = FIRST_STORAGE + place_of(s, seat, p)


# -- a closer look: what is printed, as it lies ------------------------------------------------------------------------------


def show_sides(face: int, at: int, out: Bytes) -> None:
    """Four pictures, from N clockwise; 0 is left for what is not there."""
    for j in range(SIDES):
        out[at + j] = ((face >> (4 * j)) & 15) + 1


def hand_sides(s: State, seat: int, at: int, out: Bytes) -> None:
    if s.hand >= 0:
        show_sides(FACE[s.hand], at, out)


def sides_at(s: State, seat: int, at: int, out: Bytes) -> None:
    for i in range(SPACES):
        for j in range(TILES_AT_SPACE):
            tile = s.at[i][j]
            if tile >= 0:
                show_sides(FACE[tile], at + SIDES * (TILES_AT_SPACE * i + j), out)


def sides_of_display(s: State, seat: int, at: int, out: Bytes) -> None:
    for i in range(DISPLAY):
        tile = s.display[i]
        if tile >= 0:
            show_sides(FACE[tile], at + SIDES * i, out)


def single_on(tile: int) -> int:
    return max(0, SINGLE_ON[tile] - len(PICTURES) + 1) if tile >= 0 else 0


def chimneys_on(tile: int) -> int:
    return CHIMNEYS_ON[tile] if tile >= 0 else 0


def meets(s: State, p: int, place: int) -> int:
    card = s.card[place]
    if card < 0:
        return 0
    return times_payable(s, p, card) if IS_RED[card] else times_owned(s, p, card)


def own_district(s: State, seat: int, at: int, out: Bytes) -> None:
    """Three fields, one behind the other."""
    cells = s.built[seat]
    while cells != 0:
        cell = lowest(cells) & NOT_NEGATIVE
        cells &= cells - 1
        show_sides(s.sides[seat][cell], at + cell * SIDES, out)
        bits = finished_sides(s, seat, cell)
        for j in range(SIDES):
            out[at + (CELLS + cell) * SIDES + j] = (bits >> j) & 1
        out[at + 2 * CELLS * SIDES + cell] = CHIMNEYS_ON[s.tile[seat][cell]]


def spots(s: State, seat: int, at: int, out: Bytes) -> None:
    board, built = s.board[seat], s.built[seat]
    cells = BANDEROLE[board] & ~built
    while cells != 0:
        out[at + lowest(cells)] = 1
        cells &= cells - 1
    if (built >> SHOVEL[board]) & 1 == 0:
        out[at + SHOVEL[board]] = 2


def tiles_laid(s: State, p: int) -> int:
    return size_of(s.built[p])


def would_bring(s: State, seat: int, p: int, part: int) -> int:
    """Of the final score, the lines behind the villas. Others' fountain cards are hidden until the end."""
    line = LEFTOVERS + part
    return 0 if line == FOUNTAINS and p != seat and s.over == 0 else final_line(s, p, line)


def gaps_shown(s: State, seat: int, at: int, out: Bytes) -> None:
    """Two fields, one behind the other: of everybody how many cells are hard to fill, and what the own ones want."""
    wanted = at + s.players * GAP_SIZES
    for p in range(s.players):
        first = at + place_of(s, seat, p) * GAP_SIZES
        cells = beside(s.built[p]) & ~s.built[p]
        while cells != 0:
            want = s.want[p][lowest(cells)]
            cells &= cells - 1
            n = pictures_wanted(want)
            if n > 0:
                out[first + min(n, GAP_SIZES) - 1] += 1
            if p == seat:
                for direction in range(SIDES):
                    picture = side(want, direction)
                    if picture != MEADOW and picture != ANYTHING:
                        out[wanted + picture - 1] += 1


def brings(s: State, p: int, place: int, payout: int) -> int:
    return meets(s, p, place) * PAYS[s.card[place]][payout] if s.card[place] >= 0 else 0


def task(s: State, p: int, side: int, number: int) -> int:
    return TASK_KIND[s.frame[p][side]][number]


def task_slot(s: State, p: int, side: int, number: int) -> int:
    return TASK_SLOT[s.frame[p][side]][number]


def task_met(s: State, p: int, side: int, number: int) -> int:
    return int(is_task_met(s, p, side, number))


# -- a closer look: what can be done now, and what it would finish ------------------------------------------------------------


def decides(s: State, seat: int, phase: int) -> bool:
    return s.over == 0 and s.seat == seat and s.phase == phase


def builds(s: State, seat: int, at: int, out: Bytes) -> None:
    """By cell and turn: one structure would be finished, or more."""
    if not decides(s, seat, BUILD_TILE):
        return
    cells = beside(s.built[seat]) & ~s.built[seat]
    while cells != 0:
        cell = lowest(cells) & NOT_NEGATIVE
        cells &= cells - 1
        turns = fitting(s, seat, cell, s.hand)
        face = FACE[s.hand]
        for turn in range(TURNS[s.hand]):
            if (turns >> turn) & 1:
                out[at + cell * SIDES + turn] = min(2, size_of(finishing(s, seat, cell, face, s.want[seat][cell])))
            face = turned(face)


def crowds(s: State, seat: int, at: int, out: Bytes) -> None:
    """By cell and turn: empty cells beside it that have a picture to show already, and would get another one."""
    if not decides(s, seat, BUILD_TILE):
        return
    cells = beside(s.built[seat]) & ~s.built[seat]
    while cells != 0:
        cell = lowest(cells) & NOT_NEGATIVE
        cells &= cells - 1
        turns = fitting(s, seat, cell, s.hand)
        hard = sides_to_crowd(s, seat, cell)
        face = FACE[s.hand]
        for turn in range(TURNS[s.hand]):
            if (turns >> turn) & 1:
                n = 0
                for direction in range(SIDES):
                    n += (hard >> direction) & int(side(face, direction) != MEADOW)
                out[at + cell * SIDES + turn] = min(2, n)
            face = turned(face)


def sides_to_crowd(s: State, p: int, cell: int) -> int:
    """The directions, as bits, in which an empty cell lies that has a picture to show already."""
    found = 0
    for direction in range(SIDES):
        there = neighbour(cell, direction)
        if there != NOWHERE and side(s.want[p][cell], direction) == ANYTHING and pictures_wanted(s.want[p][there]) > 0:
            found |= 1 << direction
    return found


def takes(s: State, seat: int, at: int, out: Bytes) -> None:
    """Of the tiles that can be taken. Two fields, one behind the other."""
    if not decides(s, seat, TAKE_TILE):
        return
    spaces = reachable(s, seat)
    for space in range(SPACES):
        if (spaces >> space) & 1 or s.breads[seat] > 0:
            for slot in range(TILES_AT_SPACE):
                if s.at[space][slot] >= 0:
                    show_outlook(s, seat, s.at[space][slot], space * TILES_AT_SPACE + slot, SPACES * TILES_AT_SPACE, at, out)


def crafts(s: State, seat: int, at: int, out: Bytes) -> None:
    """Of the craftsmen's tiles. Two fields, one behind the other."""
    if decides(s, seat, CHOOSE_CRAFT):
        for slot in range(DISPLAY):
            if s.display[slot] >= 0:
                show_outlook(s, seat, s.display[slot], slot, DISPLAY, at, out)


def show_outlook(s: State, seat: int, tile: int, number: int, tiles: int, at: int, out: Bytes) -> None:
    """Whether one of so many tiles fits, and behind that of all tiles, by kind: whether it would finish something."""
    found = outlook(s, seat, tile)
    out[at + number] = found & 1
    for kind in range(len(TASK_KINDS)):
        out[at + tiles + number * len(TASK_KINDS) + kind] = (found >> (kind + 1)) & 1
