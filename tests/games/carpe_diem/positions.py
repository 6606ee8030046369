"""Positions of Carpe Diem built by hand, to test one rule at a time.

    table = Table(players=2).lay("2,2 -P--").hand("P---")
    table.play("build 2,3 turn 3")
    assert table.goods() == {"grapes": 0, "herbs": 0, "chicken": 0, "fish": 1}

A tile is named by its sides N E S W as they shall lie (`-P--`), by its building (`market`) or by its id (`L29`). Every tile,
fountain card and scoring card that is put somewhere is taken from where it was, so the pieces of the box stay complete.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import vicus
from vicus.games.carpe_diem.components import (
    CHIMNEYS,
    COMPASS,
    DISPLAY,
    FOUNTAIN_KINDS,
    GOODS,
    LETTERS,
    LIGHT,
    NOBODY,
    NOTHING_THERE,
    OWNED,
    ROUNDS,
    SIDES,
    SINGLES,
    SIZE,
    SPACES,
    TILES_AT_SPACE,
)
from vicus.games.carpe_diem.pieces import packed, turned
from vicus.games.carpe_diem.state import BUILD_TILE, FINAL_SCORING, NEXT_TURN, NOTHING, TAKE_TILE

GAME = vicus.game("carpe_diem")


@lru_cache(maxsize=32)
def with_box(changes: str) -> vicus.Game:
    """The game with a changed box; tests in a row often have the same one."""
    return vicus.game("carpe_diem", box=json.loads(changes))


def games(players: int, seed: int, **options: str) -> Iterator[vicus.Match]:
    """One match of random players, before the first decision and after each."""
    match, random = GAME.new(players=players, seed=seed, **options), Random(seed)
    yield match
    while not match.over:
        match.play(random.choice(match.legal()))
        yield match


def cell_at(place: str) -> int:
    """`2,3` as the number of a cell."""
    row, column = map(int, place.split(","))
    return row * SIZE + column


def bits(*places: str) -> int:
    """Cells as the state keeps them."""
    return sum(1 << cell_at(place) for place in places)


class Table:
    """A match in which it is `seat`'s turn in the first round and no tile is taken yet.

    The patrician of seat p stands on space p, the boards are A, B, C, D in the order of the seats, the districts are empty.
    `tiles` gives tiles of the box other faces: `tiles={"L01": "PMK-"}`. Methods are about the seat to move unless they are
    told another one. Everything is set up before the first look at `legal`, `match` or `play`; after changing `s` by hand
    later on, call `refresh`.
    """

    def __init__(
        self,
        players: int = 3,
        seat: int = 0,
        movement: str = "star",
        tiles: dict[str, str] | None = None,
        box: dict[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        changes = dict(box or {})
        if tiles:
            changes["tiles"] = {name: {"sides": sides} for name, sides in tiles.items()}
        self.game = with_box(json.dumps(changes)) if changes else GAME
        self.box = self.game.box.contents
        self._match = self.game.new(players=players, seed=seed, movement=movement)
        self._ready = False
        self._placed: set[int] = set()
        self.seat = seat
        self.s = s = self._match.state
        for p in range(players):
            s.patrician[p] = s.board[p] = p
        s.seat, s.turns, s.phase, s.pending = seat, seat, TAKE_TILE, NOTHING

    # -- setting up: tiles ----------------------------------------------------------------------------------------------

    def _named(self, tile: str) -> list[int]:
        """The numbers of all tiles that a name fits."""
        ids, printed = self.box.tile_ids, self.box.tiles
        if tile in ids:
            return [ids.index(tile)]
        if tile in SINGLES:
            return [n for n, name in enumerate(ids) if printed[name].single == tile]
        assert len(tile) == SIDES, f"{tile} is not a tile"
        assert set(tile) <= set(LETTERS), f"{tile} is not a tile"
        return [
            n
            for n, name in enumerate(ids)
            if not printed[name].single and tile in (turned(printed[name].sides, turn) for turn in range(SIDES))
        ]

    def take_out(self, tile: str, dark: bool = False) -> int:
        """The number of the first tile of this name that a test has not put anywhere, now nowhere; light ones come first."""
        s = self.s
        for number in self._named(tile):
            row = next((row for row in (s.light, s.dark, *s.at, s.display) if number in row), None)
            if row is not None and number not in self._placed and not (dark and number < LIGHT):
                place = row.index(number)
                row[place] = NOTHING_THERE
                if row is not s.light and row is not s.dark:  # it lay open: another one lies there instead
                    row[place] = self._face_down(number < LIGHT)
                self._tidy()
                self._placed.add(number)
                return number
        raise AssertionError(f"no {tile} is left in the box")

    def _face_down(self, light: bool) -> int:
        row = self.s.light if light else self.s.dark
        place, number = next((i, n) for i, n in enumerate(row) if n != NOTHING_THERE and n not in self._placed)
        row[place] = NOTHING_THERE
        return number

    def _put_back(self, number: int) -> None:
        row = self.s.light if number < LIGHT else self.s.dark
        row[row.index(NOTHING_THERE)] = number
        self._placed.discard(number)
        self._tidy()

    def _tidy(self) -> None:
        for row in (self.s.light, self.s.dark):
            row.sort(key=lambda number: number == NOTHING_THERE)
        self.s.lights, self.s.darks = (sum(n != NOTHING_THERE for n in row) for row in (self.s.light, self.s.dark))

    def lay(self, *texts: str, seat: int | None = None) -> Table:
        """Tiles in a district, `2,3 -P--` each: as built, with all that they finish, but without rewards and steps.

        They must match, but need not be neighbours.
        """
        s, p = self.s, self.seat if seat is None else seat
        building, structures = (self.game.engine.mirror.module(f"rules.{name}") for name in ("building", "structures"))
        for text in texts:
            place, tile = text.split()
            cell, number = cell_at(place), self.take_out(tile)
            printed = self.box.tiles[self.tile_name(number)]
            sides = printed.sides if tile in SINGLES or tile[-1].isdigit() else tile
            self._check_fit(p, cell, sides)
            building.lay(s, p, cell, number, packed(sides))
            s.owned[p][CHIMNEYS] += printed.chimneys
            if printed.single:
                s.owned[p][OWNED.index(printed.single)] += 1
            structures.finish_structures(s, p, cell)
        return self

    def _check_fit(self, p: int, cell: int, sides: str) -> None:
        assert not (self.s.built[p] >> cell) & 1, f"cell {cell} is taken"
        for side, want in enumerate(self.wants(cell, p)):
            assert want in ("?", sides[side]), f"{sides} does not fit on cell {cell}: {want} is {COMPASS[side]} of it"

    def wants(self, cell: int, seat: int | None = None) -> str:
        """What lies around a cell, N E S W: `?` for an empty cell."""
        p = self.seat if seat is None else seat
        row, column = divmod(cell, SIZE)
        found = ""
        for side, (y, x) in enumerate(((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))):
            if not (0 <= y < SIZE and 0 <= x < SIZE):
                found += "-"
            elif (self.s.built[p] >> (y * SIZE + x)) & 1:
                found += LETTERS[self.s.sides[p][y * SIZE + x] >> (4 * ((side + 2) % SIDES)) & 15]
            else:
                found += "?"
        return found

    def hand(self, tile: str) -> Table:
        """The seat to move has taken this tile and must build or store it."""
        self.s.hand, self.s.phase = self.take_out(tile), BUILD_TILE
        return self

    def again(self, tile: str) -> Table:
        """It is the same seat's turn once more, and it has taken this tile."""
        self.s.seat, self.s.pending = self.seat, NOTHING
        return self.hand(tile).refresh()

    def store(self, *tiles: str, seat: int | None = None) -> Table:
        """Tiles in a storage."""
        p = self.seat if seat is None else seat
        for tile in tiles:
            self.s.stored[p][self.s.stores[p]] = self.take_out(tile)
            self.s.stores[p] += 1
        return self

    def space(self, space: int, *tiles: str, taken: int = 0) -> Table:
        """Exactly these tiles lie at a space, from the first slot on; `taken` were taken there in this pass.

        The tiles of the slots that stay empty are out of the game, except as many as were taken.
        """
        row = self.s.at[space]
        back, row[:] = list(row), [NOTHING_THERE] * TILES_AT_SPACE
        for number in back[: len(tiles) + taken]:
            if number != NOTHING_THERE:
                self._put_back(number)
        row[: len(tiles)] = [self.take_out(tile) for tile in tiles]
        self.s.left[space], self.s.taken[space] = len(tiles), taken
        return self

    def empty(self, *spaces: int) -> Table:
        """No tile is left at these spaces."""
        for space in spaces:
            self.space(space)
        return self

    def empty_but(self, *spaces: int) -> Table:
        """No tile is left at the other spaces."""
        return self.empty(*(space for space in range(SPACES) if space not in spaces))

    def display(self, *tiles: str) -> Table:
        """Exactly these (dark) tiles lie in the craftsmen's row, from the first slot on; the others are face down again."""
        for slot in range(DISPLAY):
            if self.s.display[slot] != NOTHING_THERE:
                self._put_back(self.s.display[slot])
            self.s.display[slot] = NOTHING_THERE
        for slot, tile in enumerate(tiles):
            self.s.display[slot] = self.take_out(tile, dark=True)
        return self

    # -- setting up: everything else ------------------------------------------------------------------------------------

    def patrician(self, space: int, seat: int | None = None) -> Table:
        self.s.patrician[self.seat if seat is None else seat] = space
        return self

    def board(self, name: str, seat: int | None = None) -> Table:
        self.s.board[self.seat if seat is None else seat] = self.box.board_ids.index(name)
        return self

    def frame(self, *names: str, seat: int | None = None) -> Table:
        """The four frame pieces N, E, S, W, by their names in the box."""
        known = self.box.frame_ids
        self.s.frame[self.seat if seat is None else seat] = [known.index(name) for name in names]
        return self

    def have(self, seat: int | None = None, points: int | None = None, coins: int = 0, breads: int = 0, **goods: int) -> Table:
        """The storage holds exactly this: `have(fish=2, coins=1)`; the points stay unless they are named."""
        s, p = self.s, self.seat if seat is None else seat
        assert set(goods) <= set(GOODS), f"{goods} are not goods"
        s.goods[p] = [goods.get(good, 0) for good in GOODS]
        s.coins[p], s.breads[p] = coins, breads
        if points is not None:
            s.points[p] = points
        return self

    def track(self, *piles: tuple[int, str]) -> Table:
        """The banderole track: `track((3, "20"), (5, "1"))` has seat 2 at the bottom of space 3, seat 0 on top of it."""
        s = self.s
        for space, seats in piles:
            for p in map(int, seats):
                s.step[p], s.arrival[p] = space, s.arrivals
                s.arrivals += 1
        return self

    def keep(self, *kinds: str, seat: int | None = None) -> Table:
        """Fountain cards that a seat has kept (say so before `stack`)."""
        for kind in kinds:
            number = FOUNTAIN_KINDS.index(kind)
            assert self.s.fresh[number] > 0, f"no {kind} is left"
            self.s.fresh[number] -= 1
            self.s.kept[self.seat if seat is None else seat][number] += 1
        return self

    def stack(self, *kinds: str) -> Table:
        """The fountain cards in order: these on top, below them all others that nobody has kept."""
        s = self.s
        top = [FOUNTAIN_KINDS.index(kind) for kind in kinds]
        rest = Counter({kind: s.fresh[kind] for kind in range(len(FOUNTAIN_KINDS))})
        rest.update(kind for kind in s.returned if kind != NOTHING_THERE)
        rest.subtract(top)
        assert min(rest.values()) >= 0, f"there are fewer cards than {kinds}"
        order = [*top, *rest.elements()]
        s.fresh = [0] * len(FOUNTAIN_KINDS)
        s.returned = order + [NOTHING_THERE] * (len(s.returned) - len(order))
        s.returner = [NOBODY] * len(s.returner)
        s.returns = len(order)
        return self

    def card(self, place: int, name: str) -> Table:
        """A scoring card lies at this place (if it lay elsewhere, the two change places)."""
        number = self.box.card_ids.index(name)
        if number in self.s.card:
            self.s.card[self.s.card.index(number)] = self.s.card[place]
        self.s.card[place] = number
        return self

    # -- moments --------------------------------------------------------------------------------------------------------

    def at_turn(self, passes: int, turns: int) -> Table:
        """So many passes are over and so many turns of this one; the next turn begins."""
        self.s.passes, self.s.turns, self.s.pending = passes, turns, NEXT_TURN
        return self.refresh()

    def scoring(self, passes: int = 0) -> Table:
        """The last turn of a pass is over: the scoring begins."""
        self.empty(*range(SPACES))
        return self.at_turn(passes, ROUNDS * self.s.players)

    def finish(self) -> Table:
        """The last scoring is over: the game ends."""
        self.s.passes, self.s.pending = 4, FINAL_SCORING
        return self.refresh()

    # -- playing --------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> vicus.Match:
        if not self._ready:
            self.refresh()
        return self._match

    def refresh(self) -> Table:
        self._ready = True
        self._match.refresh()
        return self

    def play(self, *texts: str) -> Table:
        for text in texts:
            self.match.play(text)
        self.s = self.match.state
        return self

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.match.legal()]

    def offers(self, verb: str) -> list[str]:
        """What may be done with a verb, without the verb: `offers("take")` is `["3 1", "3 2", …]`."""
        return [text.removeprefix(verb).strip() for text in self.legal if text.split()[0] == verb]

    def spaces(self, verb: str = "take") -> set[int]:
        """The spaces that can be moved to."""
        return {int(offer.split()[0]) for offer in self.offers(verb)}

    def cells(self) -> set[str]:
        """The cells on which the tile in hand can be built, `2,3` each."""
        return {offer.split()[0] for offer in self.offers("build")}

    def turns(self, place: str) -> set[int]:
        """The turns in which the tile in hand can be built on a cell."""
        return {int(offer.split()[2]) for offer in self.offers("build") if offer.split()[0] == place}

    def why_not(self, text: str) -> str | None:
        """The rule that forbids something now."""
        refused = self.match.why_not(text)
        return refused and refused[0]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind that the last play caused."""
        return [event.params for event in self.match.events if event.kind == kind]

    # -- reading --------------------------------------------------------------------------------------------------------

    def goods(self, seat: int | None = None) -> dict[str, int]:
        return dict(zip(GOODS, self.s.goods[self.seat if seat is None else seat], strict=True))

    def owns(self, thing: str, seat: int | None = None) -> int:
        """Finished structures of a kind, single buildings, chimneys …"""
        return int(self.s.owned[self.seat if seat is None else seat][OWNED.index(thing)])

    def kept(self, seat: int | None = None) -> list[str]:
        """The fountain cards of a seat, sorted."""
        row = self.s.kept[self.seat if seat is None else seat]
        return sorted(kind for number, kind in enumerate(FOUNTAIN_KINDS) for _ in range(row[number]))

    def under(self) -> list[str]:
        """The stack below the cards that were never looked at, from the top."""
        return [FOUNTAIN_KINDS[kind] for kind in self.s.returned[: self.s.returns]]

    def tile_name(self, number: int) -> str:
        return self.box.tile_ids[number]

    def pile(self, space: int) -> list[int]:
        """The seats whose discs lie on a space of the track, from the bottom."""
        return list(self.match.view()["track"][space])

    def lines(self, seat: int | None = None) -> dict[str, int]:
        """The itemised score, live or final."""
        return dict(self.match.scores()[self.seat if seat is None else seat].lines)

    def pieces_add_up(self) -> bool:
        counted = self.game.spec.census(self.s, self.box)
        return all(found == wanted for found, wanted in counted.values())


def finishing(sides: str, **more: str) -> Table:
    """Seat 0 has a tile with these sides in hand; on 2,2, unturned, it finishes everything that it shows.

    It is the tile L01 of a box in which `more` tiles have other faces, too.
    """
    around = ("1,2 --{}-", "2,3 ---{}", "3,2 {}---", "2,1 -{}--")
    table = Table(tiles={"L01": sides, **more}).hand("L01")
    return table.lay(*(around[side].format(letter) for side, letter in enumerate(sides) if letter != "-"))
