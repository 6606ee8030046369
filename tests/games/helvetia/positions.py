"""Positions of Helvetia built by hand, to test one rule at a time.

    table = Table(players=3).village("0 stonemason woman", "1 brickworks man asleep + 1", "church").offer("butcher").coins(3)
    table.play("build butcher", "buy", "lay 5")
    assert table.at(0, 0) == "stonemason woman asleep"

A building is written `PLACE KIND WHO + GUEST`: the place may be left out (the first free one), WHO is `woman` or `man` of the
village's own colour, with `asleep` behind it if so, GUEST the seat of the spouse (of the other sex; 2 is neutral in a game for
two), again with `asleep` if so; both may be left out. Villagers come from the supply (neutral ones from the neutral centre),
buildings from the offer or the stacks, so the pieces of the box stay complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import vicus
from vicus.games.helvetia.components import (
    FIRST_RING,
    FIRST_VICTORY,
    GOODS,
    KINDS,
    NOBODY,
    NONE,
    PERSONS,
    PLACES,
    SEATS,
    SEXES,
    START_KINDS,
)
from vicus.games.helvetia.state import ACT, NEXT_TURN, NOTHING, READY, State

GAME = vicus.game("helvetia")
NEUTRAL = 2
"""The neutral village of a game for two, and the colour of its villagers."""


def games(players: int, seed: int, **options: str) -> Iterator[vicus.Match]:
    """One match of random players, before the first decision and after each."""
    match, random = GAME.new(players=players, seed=seed, **options), Random(seed)
    yield match
    while not match.over:
        match.play(random.choice(match.legal()))
        yield match


def bits(*places: int) -> int:
    return sum(1 << place for place in places)


def recount(s: State) -> None:
    """What the state keeps twice: `built`, `has` and `victory` follow from `kind`, `awake` from who sleeps where."""
    for v in range(SEATS):
        there = {place: kind for place, kind in enumerate(s.kind[v]) if kind != NONE}
        s.built[v] = bits(*there)
        s.victory[v] = bits(*(place for place, kind in there.items() if kind >= FIRST_VICTORY))
        s.has[v] = bits(*set(there.values()))
        s.awake[v] = [0] * len(KINDS)
    for v in range(SEATS):
        for colour in range(SEATS):
            awake = s.home[v] & ~s.asleep[v] if colour == v else s.wed[v][colour] & ~s.wed_asleep[v]
            for place in range(PLACES if awake else 0):
                if awake >> place & 1:
                    s.awake[colour][s.kind[v][place]] += 1


class Table:
    """A match in round 1 in which `seat`, who has the start-player tile, begins a turn.

    All villages, centres and the school are empty, all villagers in the supplies (neutral ones in the neutral centre);
    everybody has 4 coins and no dowry lies anywhere (coins that are set elsewhere come from outside: `coins` is what a seat
    has in hand). Stack 1 is on offer. Methods are about the seat to move unless they are told another one. Everything is set
    up before the first look at `legal`, `match` or `play`; after changing `s` by hand later on, call `refresh`.

    Nobody is asked where there is no choice, so a seat with one option plays on, through whole rounds if the others have
    nothing to do either: `busy` gives them something.
    """

    def __init__(
        self,
        players: int = 3,
        seat: int = 0,
        box: dict[str, Any] | None = None,
        seed: int = 1,
        **options: str,
    ) -> None:
        self.game = vicus.game("helvetia", box=box) if box else GAME
        self._match = self.game.new(players=players, seed=seed, **options)
        self._ready = False
        self._coins: list[int] = []
        self.seat = seat
        self.players = players
        self.s = s = self._match.state
        for v in range(SEATS):
            s.kind[v] = [NONE] * PLACES
            s.home[v] = s.women[v] = s.asleep[v] = s.wed_asleep[v] = 0
            s.wed[v] = [0] * SEATS
            s.centre[v], s.school[v], s.newborn[v] = [0, 0], [0, 0], [0, 0]
            s.supply[v] = [8, 8] if v < players else [0, 0]
            s.dowry[v] = [0] * SEATS
        if players == 2:
            s.centre[NEUTRAL] = [8, 8]
        s.pool = [0] * len(START_KINDS)
        s.choices, s.step, s.placed, s.laid = 3 * players, READY, 0, 0
        s.coins = [4 if p < players else 0 for p in range(SEATS)]
        s.neutral_coin = int(players == 2)
        s.round, s.starter, s.seat, s.phase, s.pending = 1, seat, seat, ACT, NOTHING
        s.person = s.extra = s.goal = NONE
        s.paid = s.closed = s.bore = s.free = 0
        recount(s)

    # -- setting up: villages -------------------------------------------------------------------------------------------

    def village(self, *texts: str, of: int | None = None) -> Table:
        """Buildings in a village, `0 grain_farm woman asleep + 1` each; more may be added later."""
        v = self.seat if of is None else of
        for text in texts:
            self._put(v, text)
        recount(self.s)
        return self

    def _put(self, v: int, text: str) -> None:
        s = self.s
        own, _, guest = (part.strip() for part in text.partition("+"))
        words = own.split()
        free = (p for p in range(PLACES) if s.kind[v][p] == NONE)
        place = int(words.pop(0)) if words[0].isdecimal() else next(free)
        assert s.kind[v][place] == NONE, f"place {place} of village {v} is taken"
        kind = KINDS.index(words.pop(0))
        self._take_building(kind)
        s.kind[v][place] = kind
        if words:
            sex = SEXES.index(words.pop(0))
            self._take_villager(v, sex)
            s.home[v] |= 1 << place
            s.women[v] |= (sex == 0) << place
            s.asleep[v] |= (words == ["asleep"]) << place
            assert words in ([], ["asleep"]), f"{text} is no building"
        if guest:
            colour, *words = guest.split()
            assert (s.home[v] >> place) & 1, f"nobody lives there to be married: {text}"
            assert int(colour) != v, f"a guest of the own colour: {text}"
            self._take_villager(int(colour), 1 - sex)
            s.wed[v][int(colour)] |= 1 << place
            s.wed_asleep[v] |= (words == ["asleep"]) << place
            assert words in ([], ["asleep"]), f"{text} is no building"

    def _take_villager(self, colour: int, sex: int) -> None:
        row = self.s.centre[colour] if self.is_neutral(colour) else self.s.supply[colour]
        assert row[sex] > 0, f"no {SEXES[sex]} of colour {colour} is left"
        row[sex] -= 1

    def _take_building(self, kind: int) -> None:
        """Start buildings come from outside the game, the others from the stacks, else from the offer."""
        if kind in START_KINDS:
            return
        s = self.s
        row = next((row for row in (s.stack_2, s.stack_3, s.on_offer) if row[kind] > 0), None)
        assert row is not None, f"no {KINDS[kind]} is left in the box"
        row[kind] -= 1

    def is_neutral(self, colour: int) -> bool:
        return self.players == 2 and colour == NEUTRAL

    def busy(self, *seats: int) -> Table:
        """These seats (else all but the one to move) can deliver water or grain, so they are asked when their turn comes."""
        for p in seats or (p for p in range(self.players) if p != self.seat):
            self.village("26 well woman", "27 grain_farm man", of=p)
        return self

    def full_ring(self, *texts: str, of: int | None = None) -> Table:
        """These buildings, and occupied ones of other kinds on all places of ring 1 that are left."""
        v = self.seat if of is None else of
        self.village(*texts, of=v)
        for place in range(FIRST_RING):
            if self.s.kind[v][place] == NONE:
                kind = next(k for k in range(FIRST_VICTORY) if k not in self.s.kind[v] and self._is_left(k))
                sex = max(range(2), key=lambda x: self.s.supply[v][x] + self.s.centre[v][x])
                self.village(f"{place} {KINDS[kind]} {SEXES[sex]}", of=v)
        return self

    def _is_left(self, kind: int) -> bool:
        return kind in START_KINDS or self.s.on_offer[kind] + self.s.stack_2[kind] + self.s.stack_3[kind] > 0

    def _people(self, row: list[int], colour: int, woman: int, man: int) -> Table:
        for sex, number in enumerate((woman, man)):
            for _ in range(number):
                self._take_villager(colour, sex)
            row[sex] += number
        return self

    def centre(self, woman: int = 0, man: int = 0, seat: int | None = None) -> Table:
        """So many villagers (more) in the own centre."""
        p = self.seat if seat is None else seat
        return self._people(self.s.centre[p], p, woman, man)

    def neutral_centre(self, woman: int, man: int) -> Table:
        """Exactly these are in the neutral centre, the others out of the game."""
        self.s.centre[NEUTRAL] = [woman, man]
        return self

    def school(self, woman: int = 0, man: int = 0, seat: int | None = None) -> Table:
        p = self.seat if seat is None else seat
        return self._people(self.s.school[p], p, woman, man)

    def newborn(self, woman: int = 0, man: int = 0, seat: int | None = None) -> Table:
        p = self.seat if seat is None else seat
        return self._people(self.s.newborn[p], p, woman, man)

    def supply(self, woman: int, man: int, seat: int | None = None) -> Table:
        """Exactly these are left in the supply, the others out of the game (say so last)."""
        self.s.supply[self.seat if seat is None else seat] = [woman, man]
        return self

    # -- setting up: coins and tiles ------------------------------------------------------------------------------------

    def coins(self, number: int, seat: int | None = None) -> Table:
        """In hand."""
        self.s.coins[self.seat if seat is None else seat] = number
        return self

    def dowry(self, village: int, *seats: int) -> Table:
        """Coins in a village centre, by colour."""
        for p in seats:
            self.s.dowry[village][p] += 1
        return self

    def spent(self, person: str, number: int, seat: int | None = None) -> Table:
        """Coins that lie at a person."""
        self.s.spent[PERSONS.index(person)][self.seat if seat is None else seat] = number
        return self

    def neutral_coin(self, there: bool) -> Table:
        self.s.neutral_coin = int(there)
        return self

    def offer(self, *kinds: str) -> Table:
        """Exactly these buildings lie face up; the others are face down (those of stack 1 in stack 3)."""
        s = self.s
        wanted = [kinds.count(kind) for kind in KINDS]
        for number, kind in enumerate(KINDS):
            printed = self.game.box.data["buildings"][kind]
            while s.on_offer[number] > wanted[number]:
                s.on_offer[number] -= 1
                row = s.stack_2 if s.stack_2[number] < printed.get("stack2", 0) else s.stack_3
                row[number] += 1
            while s.on_offer[number] < wanted[number]:
                self._take_building(number)
                s.on_offer[number] += 1
        return self

    def tile(self, person: str, seat: int | None = None, turned: bool = False) -> Table:
        """A person tile in somebody's hands."""
        number = PERSONS.index(person)
        self.s.person_tile[number] = self.seat if seat is None else seat
        self.s.turned[number] = int(turned)
        return self

    def delivered(self, *goods: str, seat: int | None = None) -> Table:
        """Delivery stones; nobody takes a tile for them."""
        for good in goods:
            self.s.delivered[self.seat if seat is None else seat] |= 1 << GOODS.index(good)
        return self

    def surround_tiles(self, *seats: int) -> Table:
        """Taken by these, the better one first."""
        for tile, p in enumerate(seats):
            self.s.surround_tile[tile] = p
        return self

    # -- moments --------------------------------------------------------------------------------------------------------

    def in_turn(self, person: str, paid: int = 1, extra: str | None = None) -> Table:
        """The seat to move has carried out so many regular actions with this person (and an extra action)."""
        s = self.s
        s.person, s.paid = PERSONS.index(person), paid
        if extra is not None:
            s.extra = PERSONS.index(extra)
            s.person_tile[s.extra], s.turned[s.extra] = s.seat, 1
            s.closed = int(s.extra != s.person)
        return self

    def begin_turn(self, seat: int | None = None) -> Table:
        """The turn passes to a seat now: the end of the round is checked, seats without coins are skipped."""
        self.s.seat, self.s.pending = self.seat if seat is None else seat, NEXT_TURN
        return self.refresh()

    def round_over(self, keeper: int | None = None) -> Table:
        """Nobody else has coins left: the round ends.

        Theirs lie where the test has put them: with none at a person (`spent`) the next round ends at once as well.
        """
        p = self.seat if keeper is None else keeper
        assert self.s.coins[p] > 0, f"seat {p} has no coin either"
        self.s.coins = [self.s.coins[q] if q == p else 0 for q in range(SEATS)]
        return self.begin_turn(p)

    # -- playing --------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> vicus.Match:
        if not self._ready:
            self.refresh()
        return self._match

    def refresh(self) -> Table:
        self._ready = True
        self._coins = [self._coins_of(p) for p in range(self.players)]
        recount(self.s)
        self._match.refresh()
        self.s = self._match.state
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
        """What may be done with these words, without them: `offers("build")` is `["mine", …]`."""
        return [text.removeprefix(verb).strip() for text in self.legal if text == verb or text.startswith(verb + " ")]

    def why_not(self, text: str) -> str | None:
        """The rule that forbids something now."""
        refused = self.match.why_not(text)
        return refused and refused[0]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind that the last play caused."""
        return [event.params for event in self.match.events if event.kind == kind]

    # -- reading --------------------------------------------------------------------------------------------------------

    def at(self, village: int, place: int) -> str | None:
        """What is on a place, as `village` writes it (without the place)."""
        s = self.s
        if s.kind[village][place] == NONE:
            return None
        words = [KINDS[s.kind[village][place]]]
        if (s.home[village] >> place) & 1:
            words.append(SEXES[0 if (s.women[village] >> place) & 1 else 1])
            words += ["asleep"] * (s.asleep[village] >> place & 1)
        for colour in range(SEATS):
            if (s.wed[village][colour] >> place) & 1:
                words += ["+", str(colour)] + ["asleep"] * (s.wed_asleep[village] >> place & 1)
        return " ".join(words)

    def village_of(self, village: int) -> dict[int, str]:
        """Every building of a village by its place."""
        found = {place: self.at(village, place) for place in range(PLACES)}
        return {place: text for place, text in found.items() if text is not None}

    def sleepers(self) -> set[tuple[int, int, int]]:
        """All who sleep, as (colour, village, place)."""
        s, found = self.s, set()
        for v in range(SEATS):
            for place in range(PLACES):
                if (s.asleep[v] >> place) & 1:
                    found.add((v, v, place))
                found |= {(c, v, place) for c in range(SEATS) if (s.wed_asleep[v] & s.wed[v][c]) >> place & 1}
        return found

    def at_person(self, person: str) -> list[int]:
        """The coins that lie at a person, by seat."""
        return list(self.s.spent[PERSONS.index(person)][: self.players])

    def holder(self, person: str) -> int | None:
        """Who has a person tile."""
        seat = self.s.person_tile[PERSONS.index(person)]
        return None if seat == NOBODY else seat

    def on_offer(self) -> dict[str, int]:
        return {kind: n for kind, n in zip(KINDS, self.s.on_offer, strict=True) if n}

    def stones(self, seat: int | None = None) -> set[str]:
        """The goods that a seat has delivered."""
        row = self.s.delivered[self.seat if seat is None else seat]
        return {good for number, good in enumerate(GOODS) if (row >> number) & 1}

    def lines(self, seat: int | None = None) -> dict[str, int]:
        """The itemised score, live or final."""
        return dict(self.match.scores()[self.seat if seat is None else seat].lines)

    def points(self, seat: int | None = None) -> int:
        return sum(self.lines(seat).values())

    def _coins_of(self, p: int) -> int:
        s = self.s
        return s.coins[p] + s.won[p] + sum(row[p] for row in s.spent) + sum(row[p] for row in s.dowry)

    def pieces_add_up(self) -> bool:
        """Buildings and villagers are complete, and no coin has come or gone since the position was set up."""
        counted = self.game.spec.census(self.s, self.game.box.contents)
        right = all(found == wanted for name, (found, wanted) in counted.items() if not name.startswith("coins"))
        return right and self._coins == [self._coins_of(p) for p in range(self.players)]


__all__ = ["GAME", "NEUTRAL", "Table", "bits", "games", "recount"]
