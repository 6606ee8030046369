"""The actions of the game. Their order gives the ids, which are the same in every position."""

from __future__ import annotations

from typing import Annotated

from vicus.spec.action import Kind, Kinds
from vicus.spec.among import Among

from .components import (
    CIRCLES,
    DISPLAY,
    FOUNTAIN_KINDS,
    MOST_TIMES,
    PLACES,
    REWARDS,
    SIDES,
    SIZE,
    SPACES,
    TILES_AT_SPACE,
    FountainKind,
    RewardKind,
)

Space = Annotated[int, Among(range(SPACES))]
Slot = Annotated[int, Among(range(1, TILES_AT_SPACE + 1))]
Line = Annotated[int, Among(range(SIZE))]
Times = Annotated[int, Among(range(MOST_TIMES + 1))]


class Start(Kind, frozen=True):
    """Set the patrician on a space without one, in turn order (C-02)."""

    space: Space


class Take(Kind, frozen=True):
    """Move to a space and take one of the four tiles there."""

    space: Space
    slot: Slot


class Bread(Kind, frozen=True):
    """The same for one bread, only to spaces that the plain move does not reach (C-42b)."""

    space: Space
    slot: Slot


class Build(Kind, frozen=True):
    """Build the tile in hand: row, column, quarter turns clockwise. `build 2 3 1` is understood, too."""

    form = "build {row},{column} turn {turn}"

    row: Line
    column: Line
    turn: Annotated[int, Among(range(SIDES))] = 0


class Store(Kind, frozen=True):
    """Put the tile in hand into the storage; never the first tile (C-20a)."""


class Reward(Kind, frozen=True):
    """Settle this reward before the others that wait, where the order can matter (C-29, C-29b)."""

    kind: Annotated[RewardKind, Among(REWARDS)]


class Craft(Kind, frozen=True):
    """Take a tile of the craftsmen's row."""

    slot: Annotated[int, Among(range(1, DISPLAY + 1))]


class Return(Kind, frozen=True):
    """Put a fountain card under the stack, a new one or a kept one (C-31a)."""

    kind: Annotated[FountainKind, Among(FOUNTAIN_KINDS)]


class Disc(Kind, frozen=True):
    """Put the scoring disc on a round space; `circles` of the view says between which cards it lies."""

    circle: Annotated[int, Among(range(len(CIRCLES)))]


class Card(Kind, frozen=True):
    """Settle the scoring card at this place first; the other one follows."""

    place: Annotated[int, Among(range(PLACES))]


class Pay(Kind, frozen=True):
    """Hand in the goods of a red card so often, 0 to decline (C-55, C-58)."""

    times: Times


class Breads(Kind, frozen=True):
    """Use three breads for the card so often (C-55a)."""

    times: Times


Value = Start | Take | Bread | Build | Store | Reward | Craft | Return | Disc | Card | Pay | Breads

KINDS = Kinds("carpe_diem", Start, Take, Bread, Build, Store, Reward, Craft, Return, Disc, Card, Pay, Breads)

START = KINDS.first(Start)  # + space: set the patrician there
TAKE = KINDS.first(Take)  # + space * TILES_AT_SPACE + slot: move there and take that tile
BREAD = KINDS.first(Bread)  # the same for one bread
BUILD = KINDS.first(Build)  # + cell * SIDES + turn: build the tile in hand
STORE = KINDS.first(Store)
REWARD = KINDS.first(Reward)  # + picture - 1: settle this reward first (a villa has none)
CRAFT = KINDS.first(Craft)  # + slot: take that tile of the craftsmen's row
RETURN = KINDS.first(Return)  # + kind: this fountain card goes under the stack
DISC = KINDS.first(Disc)  # + circle
CARD = KINDS.first(Card)  # + place: settle this card
PAY = KINDS.first(Pay)  # + times: hand in goods so often
BREADS = KINDS.first(Breads)  # + times: use three breads so often
