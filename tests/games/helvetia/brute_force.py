"""What can be paid with whom, found by trying everything (H-40, H-41, H-42, H-43, H-50a, H-51).

Nothing here is shared with rules/production.py: no tiers, no counting, no shortest way. A good is made by somebody who is awake
on a building that makes it or exchanges something for it; then its input is wanted, in the same way, until nothing is. No good
comes up twice in one chain (H-43a); chains know nothing of each other but who is left (H-43c); only what the price itself names
can be bought (H-51a).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

EXCHANGES = {
    "marketplace": ("wood", "brick", "stone", "ore", "grain", "water"),
    "cattle_market": ("cow", "bread", "iron"),
    "goat_market": ("goat", "beer", "iron"),
    "delicatessen": ("milk", "cheese", "meat", "cloth", "cowbell"),
}
FOR_SALE = ("wood", "brick", "stone")


class Recipes:
    """What each kind of building does: pairs of a good and what it is made of (None: of nothing)."""

    def __init__(self, box: dict[str, Any]) -> None:
        self.makes: dict[str, tuple[tuple[str, str | None], ...]] = {}
        for kind, printed in box["buildings"].items():
            if kind in EXCHANGES:
                goods = EXCHANGES[kind]
                self.makes[kind] = tuple((good, other) for good in goods for other in goods if other != good)
            elif "output" in printed:
                self.makes[kind] = ((printed["output"], printed.get("input")),)
            else:
                self.makes[kind] = ()
        self.inputs = lru_cache(maxsize=None)(self._inputs)
        self.can_finish = lru_cache(maxsize=200_000)(self._can_finish)

    def _inputs(self, kind: str, good: str) -> list[str | None]:
        return [made_of for makes, made_of in self.makes[kind] if makes == good]

    def _can_finish(self, idle: tuple[str, ...], wishes: tuple[Wish, ...], coins: int) -> bool:
        """With villagers on these kinds of buildings (sorted): can all wishes be fulfilled?"""
        if not wishes:
            return True
        wish, rest = wishes[0], wishes[1:]
        if wish.top and wish.good in FOR_SALE and coins > 0 and self.can_finish(idle, rest, coins - 1):
            return True
        for kind in dict.fromkeys(idle):
            others = list(idle)
            others.remove(kind)
            for made_of in self.inputs(kind, wish.good):
                if made_of is None:
                    if self.can_finish(tuple(others), rest, coins):
                        return True
                elif made_of not in wish.came_up:
                    if self.can_finish(tuple(others), (wish.then(made_of), *rest), coins):
                        return True
        return False


class Wish(NamedTuple):
    """A good that has to be made, and the goods of its chain that came up before it, itself included."""

    good: str
    came_up: frozenset[str]
    top: bool
    """The price itself names it."""

    def then(self, made_of: str) -> Wish:
        return Wish(made_of, self.came_up | {made_of}, top=False)


def named(good: str) -> Wish:
    """A good of the price."""
    return Wish(good, frozenset([good]), top=True)


class Worker(NamedTuple):
    """An own villager who is awake."""

    village: int
    place: int
    kind: str

    @property
    def text(self) -> str:
        return f"work {self.village} {self.place}"


class Payment(NamedTuple):
    """A price that is partly paid: every choice is written as the game writes it."""

    recipes: Recipes
    idle: tuple[Worker, ...]
    price: tuple[str, ...]
    """Goods of the price that nobody has begun."""
    coins: int
    """For goods."""
    wish: Wish | None = None
    """What is asked for now."""
    market: str | None = None
    """The exchange whose input is asked for now."""

    def ask(self, good: str) -> Payment:
        """The next good of the price."""
        assert self.wish is None, f"{good} is asked for before {self.wish} is there"
        assert good in self.price, f"{good} is no part of what is left to pay, {self.price}"
        price = list(self.price)
        price.remove(good)
        return self._replace(price=tuple(price), wish=named(good))

    @property
    def is_paid(self) -> bool:
        return self.wish is None and not self.price

    def can_finish(self) -> bool:
        if self.market is not None:
            return any(self._after_from(good).can_finish() for good in EXCHANGES[self.market])
        wishes = tuple(named(good) for good in sorted(self.price))
        kinds = tuple(sorted(worker.kind for worker in self.idle))
        return self.recipes.can_finish(kinds, wishes if self.wish is None else (self.wish, *wishes), self.coins)

    def choices(self) -> set[str]:
        """Every choice from which the whole price can be paid."""
        assert self.wish is not None
        if self.market is not None:
            fresh = set(EXCHANGES[self.market]) - self.wish.came_up
            return {f"from {good}" for good in fresh if self._after_from(good).can_finish()}
        found = {worker.text for worker in self.idle if any(way.can_finish() for way in self._after_work(worker))}
        if self.wish.top and self.wish.good in FOR_SALE and self.coins > 0 and self._after_buy().can_finish():
            found.add("buy")
        return found

    def after(self, choice: str) -> Payment:
        verb, *words = choice.split()
        if verb == "buy":
            return self._after_buy()
        if verb == "from":
            return self._after_from(words[0])
        worker = next(w for w in self.idle if w.text == choice)
        if worker.kind in EXCHANGES:
            return self._replace(idle=self._without(worker), market=worker.kind)
        (after,) = self._after_work(worker)
        return after

    def _without(self, worker: Worker) -> tuple[Worker, ...]:
        return tuple(w for w in self.idle if w != worker)

    def _after_work(self, worker: Worker) -> Iterator[Payment]:
        """Once for every input that the worker could take."""
        assert self.wish is not None
        for made_of in self.recipes.inputs(worker.kind, self.wish.good):
            if made_of is None:
                yield self._replace(idle=self._without(worker), wish=None)
            elif made_of not in self.wish.came_up:
                yield self._replace(idle=self._without(worker), wish=self.wish.then(made_of))

    def _after_from(self, good: str) -> Payment:
        assert self.wish is not None
        if good in self.wish.came_up:
            return self._replace(idle=(), price=("nothing",), coins=0, market=None)  # H-43a: a dead end
        return self._replace(wish=self.wish.then(good), market=None)

    def _after_buy(self) -> Payment:
        return self._replace(coins=self.coins - 1, wish=None)


Chain = tuple[str, ...]
"""All choices for one good of the price, after its name."""


def chains(payment: Payment, wish: Wish) -> Iterator[tuple[Chain, tuple[Worker, ...]]]:
    """Every way to make a good, with those who are idle afterwards."""
    for worker in payment.idle:
        left = payment._without(worker)
        for made_of in payment.recipes.inputs(worker.kind, wish.good):
            if made_of is None:
                yield (worker.text,), left
            elif made_of not in wish.came_up:
                word = (f"from {made_of}",) if worker.kind in EXCHANGES else ()
                for chain, rest in chains(payment._replace(idle=left), wish.then(made_of)):
                    yield (worker.text, *word, *chain), rest


def ways(payment: Payment) -> set[tuple[Chain, ...]]:
    """Every way to pay a whole price: one chain for each good of it, in no order."""
    if not payment.price:
        return {()}
    good, *rest = payment.price
    left = payment._replace(price=tuple(rest))
    found = set()
    for chain, idle in chains(payment, named(good)):
        found |= {tuple(sorted([(good, *chain), *way])) for way in ways(left._replace(idle=idle))}
    if good in FOR_SALE and payment.coins > 0:
        found |= {tuple(sorted([(good, "buy"), *way])) for way in ways(left._replace(coins=payment.coins - 1))}
    return found
