"""What the rules report while they run: for log, animation and screen reader."""

from __future__ import annotations

from typing import Annotated

from vicus.spec.event import BoxWord, OnlyFor, PartOf, Seat, WithAmounts, Word

from .box import Contents
from .components import FOUNTAIN_KINDS, GOODS, OWNED, Need, Payout
from .meta import LINES
from .pieces import card_ids, tile_ids
from .state import State

WHAT = (*GOODS, "coins", "breads", "points")
COINS, BREADS, POINTS = 4, 5, 6
SOURCES = (*OWNED, "card")
FROM_CARD = len(OWNED)


def _wants(box: Contents) -> dict[int, dict[Need, int]]:
    return {number: box.cards[name].require for number, name in enumerate(box.card_ids)}


def _pays(box: Contents) -> dict[int, dict[Payout, int]]:
    return {number: box.cards[name].payout for number, name in enumerate(box.card_ids)}


Owned = Annotated[int, Word(OWNED)]
Tile = Annotated[int, BoxWord(tile_ids)]
Card = Annotated[int, BoxWord(card_ids), WithAmounts(wants=_wants, pays=_pays)]
Looked = Annotated[int, Word(FOUNTAIN_KINDS), PartOf("cards"), OnlyFor("seat")]


def turn(s: State, seat: Seat) -> None:
    """A turn begins, or a player's part of a scoring."""


def pass_(s: State, pass_: int) -> None:
    """A pass begins: new tiles lie at the seven spaces."""


def placed(s: State, seat: Seat, space: int) -> None:
    """The patrician was set on a space."""


def moved(s: State, seat: Seat, space: int) -> None:
    """The patrician moved to a space."""


def flew(s: State, seat: Seat, space: int) -> None:
    """The patrician went to a space for one bread."""


def took(s: State, seat: Seat, space: int, slot: int) -> None:
    """A tile was taken from a space."""


def removed(s: State, space: int, tiles: int) -> None:
    """The tiles left at a space are out of the game."""


def built(s: State, seat: Seat, cell: int, tile: Tile) -> None:
    """The tile in hand was built."""


def banderole(s: State, seat: Seat, cell: int) -> None:
    """A banderole was covered."""


def steps(s: State, seat: Seat, steps: int, space: int) -> None:
    """A disc went forward on the banderole track, to a space."""


def finished(s: State, seat: Seat, kind: Owned, tiles: int, chimneys: int) -> None:
    """A structure is finished."""


def gained(s: State, seat: Seat, what: Annotated[int, Word(WHAT)], amount: int, source: Annotated[int, Word(SOURCES)]) -> None:
    """Goods, coins, breads or points were won."""


def traded(s: State, seat: Seat, goods: int, coins: int) -> None:
    """A merchant took all goods and gave coins."""


def crafted(s: State, seat: Seat, slot: int) -> None:
    """A tile of the craftsmen's row was taken."""


def lapsed(s: State, seat: Seat, kind: Owned) -> None:
    """A craftsman found no tile, or a fountain no card."""


def stored(s: State, seat: Seat, tile: Tile) -> None:
    """The tile in hand went into the storage; everybody saw which it was when it was taken (C-07a)."""


def looked(s: State, seat: Seat, first: Looked, second: Looked) -> None:
    """Fountain cards were looked at."""


def kept(s: State, seat: Seat, returned: Annotated[int, Word(FOUNTAIN_KINDS), OnlyFor("seat")]) -> None:
    """One fountain card more is kept, and one went under the stack."""


def scoring(s: State, pass_: int) -> None:
    """The scoring after a pass begins."""


def disc(s: State, seat: Seat, circle: int) -> None:
    """A disc was put on a round space."""


def settles(s: State, seat: Seat, card: Card, place: int) -> None:
    """A card is settled."""


def handed(s: State, seat: Seat, times: int) -> None:
    """Goods were handed in."""


def ate(s: State, seat: Seat, times: int) -> None:
    """Three breads were used for a card, so often."""


def met(s: State, seat: Seat, card: Card, times: int) -> None:
    """A card was met."""


def missed(s: State, seat: Seat, card: Card, points: int) -> None:
    """A card was not met: points were lost."""


def ended(s: State) -> None:
    """The fourth scoring is over."""


def final(s: State, seat: Seat, line: Annotated[int, Word(LINES)], points: int) -> None:
    """A line of the final scoring."""
