"""An action is legal exactly when it can be completed (H-50a): the rules against a search that tries everything.

Positions are random: few villagers who are awake, many of them on exchange buildings or along one chain, up to four on one kind
of building, and whatever random games come to. VICUS_POSITIONS sets how many positions are tried (the default takes seconds).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

import vicus
from vicus.games.helvetia.components import BUILDER, CARTER, FIRST_VICTORY, GOODS, KINDS, NONE, PLACES
from vicus.games.helvetia.state import ACT, CHOOSE_INPUT, CHOOSE_WORKER, PLACE_BUILDING, State

from .brute_force import EXCHANGES, Payment, Recipes, Worker, ways
from .positions import GAME, Table, games, recount

MANY = int(os.environ.get("VICUS_POSITIONS", "200"))
"""Positions for each box and number of players."""
OTHER_BOX = {
    "buildings": {
        "mine": {"cost": {"wood": 2, "brick": 2}},
        "cowshed": {"cost": {"cowbell": 1, "stone": 1}, "input": "wood"},
        "bakehouse": {"cost": {"bread": 1}, "input": "ore"},
        "ironworks": {"cost": {"cow": 1, "wood": 1, "water": 2}, "input": "stone"},
        "goat_shed": {"cost": {"ore": 1, "grain": 1, "water": 1, "wood": 1}, "input": "stone"},
        "dairy": {"cost": {"goat": 1, "brick": 3}, "input": "beer"},
        "butcher": {"cost": {"milk": 1, "wood": 1, "ore": 1}, "input": "iron"},
        "cheese_dairy": {"cost": {"brick": 4}, "input": "bread"},
        "tannery": {"cost": {"meat": 1, "wood": 1, "brick": 1, "stone": 1}, "input": "iron"},
        "marketplace": {"cost": {"grain": 1, "ore": 1}},
        "mill": {"cost": {"water": 3}},
        "tavern": {"cost": {"cheese": 1, "stone": 2}},
    }
}
"""Every price and input here keeps to what a box may have."""
SETTLING = (CHOOSE_WORKER, CHOOSE_INPUT)
LIKELY = [kind for kind in KINDS[:FIRST_VICTORY] for _ in range(5 if kind in EXCHANGES else 3 if KINDS.index(kind) < 6 else 2)]


@pytest.fixture(scope="module", params=["standard", "other"])
def game(request) -> vicus.Game:
    return GAME if request.param == "standard" else vicus.game("helvetia", box=OTHER_BOX)


class Eye:
    """Reads states of one game without the rules' counts."""

    def __init__(self, game: vicus.Game) -> None:
        self.game, self.recipes, self.rules = game, Recipes(game.box.data), game.engine.rules
        self.acts = [0] * self.rules.MAX_LEGAL

    def price(self, kind: str) -> tuple[str, ...]:
        return tuple(good for good, n in self.game.box.data["buildings"][kind]["cost"].items() for _ in range(n))

    def legal(self, s: State) -> set[str]:
        before = s.copy()
        texts = [self.game.actions.text(action) for action in self.acts[: self.rules.legal(s, self.acts)]]
        assert s == before, s.differences(before)
        assert len(set(texts)) == len(texts)
        return set(texts)

    def play(self, s: State, text: str) -> None:
        self.rules.apply(s, self.game.actions.parse(text))

    def workers(self, s: State) -> tuple[Worker, ...]:
        """The seat's villagers who are awake."""
        p, found = s.seat, []
        for v in range(len(s.kind)):
            awake = s.home[v] & ~s.asleep[v] if v == p else s.wed[v][p] & ~s.wed_asleep[v]
            found += [
                Worker(v, place, KINDS[s.kind[v][place]]) for place in range(PLACES if awake else 0) if awake >> place & 1
            ]
        return tuple(found)

    def payment(self, s: State, deed: str, extra: bool) -> Payment:
        """What `build KIND` or `deliver GOOD` would cost; H-51, H-102b: how many coins there are for goods."""
        verb, thing = deed.split()
        if verb == "deliver":
            return Payment(self.recipes, self.workers(s), (thing,), 0)
        coins = s.coins[s.seat] if extra and s.paid else s.coins[s.seat] - 1
        return Payment(self.recipes, self.workers(s), self.price(thing), coins)

    def deeds(self, s: State) -> set[str]:
        """All that may be built and delivered now (H-30, H-50, H-52, H-60, H-102, H-102b)."""
        p, found = s.seat, set()
        own = {KINDS[kind] for kind in s.kind[p] if kind != NONE}
        builds = [f"build {kind}" for n, kind in enumerate(KINDS) if s.on_offer[n] and kind not in own]
        deliveries = [f"deliver {good}" for n, good in enumerate(GOODS) if not (s.delivered[p] >> n) & 1]
        for person, texts in ((BUILDER, builds), (CARTER, deliveries)):
            if s.coins[p] and not s.closed and s.person in (NONE, person):
                found |= {text for text in texts if self.payment(s, text, extra=False).can_finish()}
            if s.person_tile[person] == p and not s.turned[person] and s.extra == NONE and (s.coins[p] or s.paid):
                found |= {f"extra {text}" for text in texts if self.payment(s, text, extra=True).can_finish()}
        return found

    def check_menu(self, s: State) -> list[str]:
        """(a) What can be built and delivered; returns it."""
        found = {text for text in self.legal(s) if text.removeprefix("extra ").split()[0] in ("build", "deliver")}
        assert found == self.deeds(s), describe(s)
        return sorted(found)

    def begin(self, s: State, text: str) -> tuple[State, Payment]:
        payment = self.payment(s, text.removeprefix("extra "), text.startswith("extra "))
        s = s.copy()
        self.play(s, text)
        return s, payment

    def ask(self, s: State, payment: Payment) -> Payment:
        """(b) The choices of the next step are those from which the price can be paid."""
        if payment.wish is None:
            payment = payment.ask(GOODS[s.wanted])
        assert s.phase == (CHOOSE_WORKER if payment.market is None else CHOOSE_INPUT), describe(s)
        assert GOODS[s.wanted] == payment.wish.good
        assert self.legal(s) == payment.choices() != set(), describe(s)
        return payment


def describe(s: State) -> str:
    """A position that a test fails in, to be set up again by hand."""
    lines = [f"seat {s.seat} of {s.players}, coins {s.coins}, paid {s.paid}, person {s.person}, extra {s.extra}"]
    for v in range(len(s.kind)):
        for place, kind in enumerate(s.kind[v]):
            if kind != NONE:
                guests = [f"+ {c}" for c in range(4) if (s.wed[v][c] >> place) & 1]
                flags = (s.home[v] >> place & 1, s.asleep[v] >> place & 1, s.wed_asleep[v] >> place & 1)
                lines.append(f"{v}: {place} {KINDS[kind]} home, asleep, guest asleep {flags} {guests}")
    if s.phase in SETTLING:
        lines.append(f"wanted {GOODS[s.wanted]}, seen {s.seen:b}, need {s.need}, goal {s.goal}, delivery {s.delivery}")
    return "\n".join(lines)


# -- random positions ---------------------------------------------------------------------------------------------------


def positions(game: vicus.Game, players: int, number: int, seed: int) -> Iterator[State]:
    blank, random, recipes = Table(players=players).s, Random(seed), Recipes(game.box.data)
    for _ in range(number):
        s = game.engine.state()
        s.assign(blank)
        kinds = random.choices(LIKELY, k=random.choice((1, 2, 3, 4, 5, 5, 6, 6, 7, 8)))
        if random.random() < 0.5:
            kinds = links(recipes, random)[:6] + kinds[:3]
        shuffle(s, random, kinds)
        yield s


def links(recipes: Recipes, random: Random) -> list[str]:
    """The buildings of a random chain, one of them missing now and then."""
    found: list[str] = []
    good: str | None = random.choice(GOODS)
    while good is not None and len(found) < 6:
        kind = random.choice([kind for kind in KINDS if recipes.inputs(kind, good)])
        found.append(kind)
        good = random.choice(recipes.inputs(kind, good))
    if random.random() < 0.3:
        found.remove(random.choice(found))
    random.shuffle(found)
    return found


def shuffle(s: State, random: Random, kinds: list[str]) -> None:
    """The seat has villagers awake on these kinds of buildings; some sleep, others' people are about."""
    p = s.seat = random.randrange(s.players)
    villages = [0, 1, 2] if s.players == 2 else list(range(s.players))
    for kind in kinds:
        settle(s, random, villages, p, kind, asleep=False)
    for _ in range(random.randrange(4)):
        settle(s, random, villages, p, random.choice(LIKELY), asleep=True)
    for _ in range(random.randrange(4)):
        settle(s, random, villages, random.choice(villages), random.choice(LIKELY), asleep=random.random() < 0.3)
    recount(s)
    s.on_offer = [int(random.random() < 0.9) for _ in KINDS]
    s.delivered[p] = random.getrandbits(len(GOODS)) & random.getrandbits(len(GOODS))
    s.coins[p] = random.choice((1, 1, 1, 2, 2, 3, 4, 6))
    s.person_tile = [random.choice((p, -1, (p + 1) % s.players)) for _ in s.person_tile]
    s.turned = [int(random.random() < 0.2) for _ in s.turned]
    s.won[p] = random.choice((0, 0, 1))  # not for this turn
    if random.random() < 0.15:  # an extra action came first
        s.extra, s.free = random.choice((BUILDER, CARTER)), 1
        s.turned[s.extra] = 1
    elif random.random() < 0.4:  # in the middle of a turn
        s.person, s.paid = random.choice((BUILDER, CARTER)), 1
        s.coins[p] -= random.choice((0, 1))
        if random.random() < 0.3:
            s.extra = random.choice((BUILDER, CARTER))
            s.turned[s.extra], s.closed = 1, int(s.extra != s.person)


def settle(s: State, random: Random, villages: list[int], colour: int, name: str, asleep: bool) -> None:
    """Somebody of this colour on a building of this kind somewhere; abroad with a host."""
    kind = KINDS.index(name)
    fits = [v for v in villages if kind not in s.kind[v]]  # H-52
    if not fits:
        return
    v = colour if colour in fits and random.random() < 0.6 else random.choice(fits)
    bit = 1 << random.choice([place for place in range(PLACES) if s.kind[v][place] == NONE])
    s.kind[v][bit.bit_length() - 1] = kind
    s.home[v] |= bit
    s.women[v] |= bit if random.random() < 0.5 else 0
    if v == colour:
        s.asleep[v] |= bit if asleep else 0
        if random.random() < 0.3:
            s.wed[v][random.choice([c for c in villages if c != v])] |= bit
            s.wed_asleep[v] |= bit if random.random() < 0.5 else 0
    else:
        s.asleep[v] |= bit if random.random() < 0.5 else 0
        s.wed[v][colour] |= bit
        s.wed_asleep[v] |= bit if asleep else 0


# -- the comparison -----------------------------------------------------------------------------------------------------

FEW_WORKERS = 5
"""With more of them awake the ways to pay are too many to list."""
EACH = [(2, 1), (3, 2), (4, 3)]
"""Players and a seed."""


def walk(eye: Eye, s: State, payment: Payment, random: Random) -> None:
    """One way through the choices, checked at every step, to its end."""
    while s.phase in SETTLING:
        payment = eye.ask(s, payment)
        choice = random.choice(sorted(payment.choices()))
        eye.play(s, choice)
        payment = payment.after(choice)
    assert payment.is_paid
    assert set(eye.workers(s)) == set(payment.idle)


@pytest.mark.rule("H-50a", "H-43", "H-43a", "H-43c", "H-42a", "H-51a", "H-40b")
@pytest.mark.parametrize(("players", "seed"), EACH)
def test_legal_is_what_can_be_completed(game, players, seed):
    eye, random = Eye(game), Random(seed)
    for s in positions(game, players, MANY // 2, seed):
        deeds = eye.check_menu(s)
        for text in random.sample(deeds, min(4, len(deeds))):
            after, payment = eye.begin(s, text)
            walk(eye, after, payment, random)
            check_outcome(s, after, payment.coins)


def check_outcome(s: State, after: State, purse: int) -> None:
    """A building waits for its place, or a good is delivered; coins went where they had to."""
    p = s.seat
    regular = after.paid - s.paid
    bought = s.coins[p] - after.coins[p] - regular
    assert 0 <= bought <= purse
    assert after.coins[p] >= (0 if after.paid else 1)  # H-102b
    person = BUILDER if after.phase == PLACE_BUILDING else CARTER
    assert after.spent[person][p] - s.spent[person][p] == bought + regular
    if person == CARTER:
        assert (after.phase, bought) == (ACT, 0)
        assert bin(after.delivered[p]).count("1") == bin(s.delivered[p]).count("1") + 1
    again = after.copy()
    recount(again)
    assert again == after, again.differences(after)


@pytest.mark.rule("H-40b", "H-42a", "H-43a", "H-43c", "H-50a", "H-51a", "H-51b")
@pytest.mark.parametrize(("players", "seed"), EACH)
def test_every_way_to_pay_can_be_chosen(game, players, seed):
    """(c) The choices lead to all ways to pay, and to no other."""
    eye, random = Eye(game), Random(seed)
    for s in positions(game, players, MANY // 2, seed + 100):
        if len(eye.workers(s)) > FEW_WORKERS:
            continue
        deeds = eye.check_menu(s)
        for text in random.sample(deeds, min(3, len(deeds))):
            after, payment = eye.begin(s, text)
            found = set(all_ways(eye, after, payment, ()))
            assert found == ways(payment) != set(), describe(s)


def all_ways(eye: Eye, s: State, payment: Payment, done: tuple[tuple[str, ...], ...]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every leaf of the tree of choices: one chain for each good of the price, in no order."""
    if s.phase not in SETTLING:
        assert payment.is_paid
        yield tuple(sorted(done))
        return
    if payment.wish is None:
        done = (*done, (GOODS[s.wanted],))
    payment = eye.ask(s, payment)
    for choice in sorted(eye.legal(s)):
        after = s.copy()
        eye.play(after, choice)
        yield from all_ways(eye, after, payment.after(choice), (*done[:-1], (*done[-1], choice)))


@pytest.mark.rule("H-50a")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7), (3, 8)])
def test_in_random_games_too(players, seed):
    eye, random = Eye(GAME), Random(seed)
    for match in games(players, seed):
        s = match.state
        if not match.over and s.phase == ACT:
            for text in eye.check_menu(s)[:: random.choice((3, 5))]:
                after, payment = eye.begin(s, text)
                walk(eye, after, payment, random)
