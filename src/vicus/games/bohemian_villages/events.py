"""What the rules report while they run: for log, animation and screen reader."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from vicus.spec.event import Seat, SeatOrNobody, With, Word

from .actions import dice_text, places
from .box import Contents
from .components import HANDS, KINDS
from .meta import LINES
from .state import ENDINGS, State

Source = Literal["farm", "manor", "flour", "glass"]
SOURCES: tuple[Source, ...] = get_args(Source)
FOR_FARM, FOR_MANOR, FOR_FLOUR, FOR_GLASS = range(len(SOURCES))


def _kinds(box: Contents) -> dict[int, str]:
    return {number: place.kind for number, place in places(box).items()}


def _villages(box: Contents) -> dict[int, str]:
    return {number: place.village for number, place in places(box).items()}


Dice = Annotated[int, Word(map(dice_text, HANDS))]
Place = Annotated[int, With(kind=_kinds, village=_villages)]


def turn(s: State, seat: Seat) -> None:
    """A turn begins."""


def income(s: State, seat: Seat, inns: int, churches: int) -> None:
    """Coins at the start of a turn: for active inns, and with the bishop for churches."""


def rolled(s: State, seat: Seat, dice: Dice) -> None:
    """Dice were rolled, and show this; after a reroll, those that were kept are not among them."""


def skipped(s: State, seat: Seat) -> None:
    """Nothing was possible: the turn is skipped."""


def chose(s: State, seat: Seat, dice: Dice) -> None:
    """The dice of the next move were chosen."""


def passed(s: State, seat: Seat) -> None:
    """No second move, though one was possible."""


def stuck(s: State, seat: Seat) -> None:
    """No second move, since none was possible."""


def set_(s: State, seat: Seat, place: Place) -> None:
    """A figure was set on a building."""


def evicted(s: State, seat: Seat, place: Place, by: Seat) -> None:
    """A figure was sent home by another one."""


def woke(s: State, seat: Seat, place: Place) -> None:
    """An inn became active."""


def went_home(s: State, seat: Seat, place: Place) -> None:
    """A figure returned after a scoring."""


def earned(s: State, seat: Seat, coins: int, source: Annotated[int, Word(SOURCES)]) -> None:
    """Coins from the bank."""


def scored(s: State, kind: Annotated[int, Word(KINDS)]) -> None:
    """All buildings of a kind are taken: they score."""


def bishop(s: State, seat: Seat, from_: SeatOrNobody) -> None:
    """The bishop was fetched."""


def took_tile(s: State, seat: Seat) -> None:
    """A special-action tile was taken."""


def used_tile(s: State, seat: Seat, dice: Dice) -> None:
    """A special-action tile was given: these dice are rolled again."""


def ended(s: State, cause: Annotated[int, Word(ENDINGS)]) -> None:
    """The game ends."""


def final(s: State, seat: Seat, line: Annotated[int, Word(LINES)], points: int) -> None:
    """A line of the final scoring."""
