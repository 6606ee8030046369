"""Positions built by hand, to test one rule at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any

import vicus
from vicus.engine.kernel.chance import below, sow
from vicus.engine.layout import Header
from vicus.games.bohemian_villages.actions import SET, Place
from vicus.games.bohemian_villages.components import (
    BOARDS,
    DICE,
    FACES,
    INN,
    KINDS,
    LAST_KIND,
    MANUFACTORY,
    MILL,
    NOBODY,
    NUMBERS,
)
from vicus.games.bohemian_villages.state import CHOOSE_DICE, NEXT_TURN, NOTHING

SIDES = {2: "CEGIKM", 3: "ACEGIKMO", 4: "ACEGIKMO", 5: "ACEGIKMOS"}
"""The sides that lie up unless a test says otherwise: the first of each board in play."""


def pair(kind: str) -> tuple[int, int]:
    """Two dice whose sum is the number of a kind."""
    low = max(1, NUMBERS[kind] - FACES)
    return low, NUMBERS[kind] - low


def use(kind: str) -> str:
    """The choice of these two dice."""
    return "use {}+{}".format(*pair(kind))


def positions(players: int, seed: int, box: dict[str, Any] | None = None) -> Iterator[vicus.Match]:
    """One match of random players, before the first decision and after each."""
    match, random = vicus.game("bohemian_villages", box=box).new(players=players, seed=seed), Random(seed)
    yield match
    while not match.over:
        match.play(random.choice(match.legal()))
        yield match


@cache
def _words(faces: tuple[int, ...]) -> tuple[int, ...]:
    """Random words from which these faces are rolled, in any order."""
    words = Header()
    for seed in count():
        sow(words, seed)
        start = tuple(words.chance)
        if sorted(1 + below(words, FACES) for _ in faces) == sorted(faces):
            return start
    raise AssertionError("there is always another seed")


class Table:
    """A match in which it is `seat`'s turn, before the first move, with these dice and these village sides up.

    Everything is set up through the state; call `ready()` last (or use the properties `legal`, `match`, which do).
    """

    def __init__(
        self,
        players: int = 3,
        dice: Sequence[int] = (1, 2, 3, 4),
        sides: str | None = None,
        seat: int = 0,
        box: dict[str, Any] | None = None,
    ) -> None:
        self.game = vicus.game("bohemian_villages", box=box)
        self._match = self.game.new(players=players, seed=1)
        self.s = self._match.state
        self._ready = False
        self._lay_out(sides or SIDES[players])
        self.s.seat, self.s.phase, self.s.pending = seat, CHOOSE_DICE, NOTHING
        self.s.made = self.s.took = self.s.rerolled = 0
        self.s.group = [0] * DICE
        self.dice(*dice)

    def _lay_out(self, letters: str) -> None:
        s, boards = self.s, self.game.box.data["boards"]
        for name in ("size", "taken", "first", "free", "place"):
            setattr(s, name, [0] * len(getattr(s, name)))
        s.side = [NOBODY] * BOARDS
        for letter in letters:
            board = next(i for i, b in enumerate(boards) if letter in b["sides"])
            s.side[board] = 2 * board + boards[board]["sides"].index(letter)
        self.game.engine.mirror.module("rules.setup").lay_out_villages(s)

    # -- setting up -----------------------------------------------------------------------------------------------------

    def dice(self, *faces: int) -> Table:
        self.s.unused = len(faces)
        self.s.dice = sorted(faces) + [0] * (4 - len(faces))
        return self

    def printed(self, building: int) -> Place:
        """A building of the state as it is named in texts."""
        place: Place = self.game.actions.value(SET + self.s.place[building])
        return place

    def building(self, kind: str, village: str) -> int:
        """The number in the state of a building, by its names."""
        for b in range(self.s.first[LAST_KIND + 1]):
            place = self.printed(b)
            if (place.kind, place.village) == (kind, village):
                return b
        raise LookupError(f"no {kind} of {village} in play")

    def buildings(self, kind: str) -> list[tuple[str, str]]:
        """All buildings of a kind in play, as (kind, village)."""
        k = NUMBERS[kind]
        return [(kind, self.printed(b).village) for b in range(self.s.first[k], self.s.first[k + 1])]

    def put(self, seat: int, kind: str, village: str) -> Table:
        """A figure from the seat's supply stands there (with its flour or glass tile; an inn is left inactive)."""
        s, k = self.s, NUMBERS[kind]
        b = self.building(kind, village)
        assert s.owner[b] == NOBODY, f"{kind} of {village} is taken"
        s.owner[b] = seat
        s.own[seat][k] += 1
        s.figures[seat] -= 1
        s.free[k] -= 1
        s.taken[s.place[b] // 18] += 1
        s.flour[seat] += k == MILL
        s.glass[seat] += k == MANUFACTORY
        return self

    def fill(self, seat: int, kind: str, but: int = 0) -> Table:
        """The seat's figures stand on every free building of a kind, except the last `but`."""
        free = [b for b in self.buildings(kind) if self.s.owner[self.building(*b)] == NOBODY]
        for name, village in free[: len(free) - but]:
            self.put(seat, name, village)
        return self

    def fill_village(self, seat: int, village: str, but: Sequence[str] = ()) -> Table:
        """The seat's figures stand on every free building of a village, except the kinds in `but`."""
        for kind in KINDS.values():
            if kind not in but and (kind, village) in self.buildings(kind):
                if self.s.owner[self.building(kind, village)] == NOBODY:
                    self.put(seat, kind, village)
        return self

    def wake(self, village: str) -> Table:
        self.s.active[self.building("inn", village) - self.s.first[INN]] = 1
        return self

    def next_roll(self, *faces: int) -> Table:
        """The dice that are rolled next will show this."""
        self.s.chance = list(_words(faces))
        return self

    # -- playing --------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> vicus.Match:
        if not self._ready:
            self._ready = True
            self._match.refresh()
        return self._match

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.match.legal()]

    def play(self, *texts: str) -> Table:
        for text in texts:
            self.match.play(text)
        self.s = self.match.state
        return self

    def turn_of(self, seat: int) -> Table:
        """The turn of a seat begins now: end check, income, roll."""
        self.s.seat, self.s.pending = seat, NEXT_TURN
        self._ready = True
        self._match.refresh()
        return self

    def finish(self, seat: int = 0) -> Table:
        """The game ends: this seat's turn begins and it has no figure left."""
        self.s.figures[seat] = 0
        return self.turn_of(seat)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind that the last play caused."""
        return [event.params for event in self.match.events if event.kind == kind]

    def owner(self, kind: str, village: str) -> int | None:
        owner = self.s.owner[self.building(kind, village)]
        return None if owner == NOBODY else owner

    def active(self, village: str) -> bool:
        return bool(self.s.active[self.building("inn", village) - self.s.first[INN]])

    def lines(self, seat: int) -> dict[str, int]:
        """The itemised score, live or final."""
        return dict(self.match.scores()[seat].lines)

    def census_is_right(self) -> bool:
        counted = self.game.spec.census(self.s, self.game.box.contents)
        return all(found == wanted for found, wanted in counted.values())
