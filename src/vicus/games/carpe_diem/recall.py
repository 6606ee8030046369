"""Fountain cards that agree with everything a seat remembers of the looks so far (see rules/memory.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from .components import FOUNTAIN_CARDS

Hands = tuple[tuple[int, ...], ...]
"""The cards of each seat, numbered in the order in which they were looked at for the first time."""


class Look(NamedTuple):
    """Who looked, at which kinds of card, and what went under the stack, as far as it is known."""

    seat: int
    cards: list[int | None]
    returned: int | None
    under_way: bool


class Recall:
    """Finds a kind for each card that was ever looked at, and a card that went under the stack after each look.

    `unseen` are the cards that may be anywhere; in the end they are those that nobody has looked at.
    """

    def __init__(self, looks: list[Look], players: int, unseen: Counter[int]) -> None:
        self._looks = looks
        self._unseen = unseen
        self._kinds = [card for look in looks for card in look.cards][:FOUNTAIN_CARDS]
        self._put: list[int] = []
        for kind in self._kinds:
            if kind is not None:
                unseen[kind] -= 1
        if not self._go_on(0, ((),) * players):
            raise ValueError("nobody can have seen this")
        self.drawn = [self._any() if kind is None else kind for kind in self._kinds]
        self.put = [self.drawn[card] for card in self._put]

    def cards(self, look: int) -> list[int]:
        """The kinds of card of a look."""
        return [self.drawn[card] for card in self._cards(look)]

    def _cards(self, look: int) -> tuple[int, ...]:
        numbers = range(2 * look, 2 * look + len(self._looks[look].cards))
        return tuple(n if n < FOUNTAIN_CARDS else self._put[n - FOUNTAIN_CARDS] for n in numbers)

    def _go_on(self, number: int, hands: Hands) -> bool:
        """Try what may have gone under the stack, look after look."""
        if number == len(self._looks):
            return True
        look = self._looks[number]
        hand = hands[look.seat] + self._cards(number)
        if look.under_way or len(look.cards) < 2:
            return self._go_on(number + 1, hands)
        for card in self._candidates(hand, look.returned):
            guessed = look.returned is not None and self._kinds[card] is None
            if guessed:
                self._guess(card, look.returned)
            self._put.append(card)
            rest = tuple(other for other in hand if other != card)
            if self._go_on(number + 1, (*hands[: look.seat], rest, *hands[look.seat + 1 :])):
                return True
            self._put.pop()
            if guessed:
                self._guess(card, None)
        return False

    def _candidates(self, hand: tuple[int, ...], wanted: int | None) -> Iterator[int]:
        """One card of each kind; those that nobody has seen come first if any will do, else last."""
        by_kind = {self._kinds[card]: card for card in hand}
        if wanted is None:
            yield from sorted(by_kind.values(), key=lambda card: self._kinds[card] is not None)
            return
        if wanted in by_kind:
            yield by_kind[wanted]
        if None in by_kind and self._unseen[wanted] > 0:
            yield by_kind[None]

    def _guess(self, card: int, kind: int | None) -> None:
        before = self._kinds[card]
        if before is not None:
            self._unseen[before] += 1
        if kind is not None:
            self._unseen[kind] -= 1
        self._kinds[card] = kind

    def _any(self) -> int:
        kind = next(kind for kind, number in self._unseen.items() if number > 0)
        self._unseen[kind] -= 1
        return kind
