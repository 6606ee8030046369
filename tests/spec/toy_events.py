"""The events of the toy."""

from __future__ import annotations

from typing import Annotated, Any

from vicus.spec.event import BoxWord, OnlyFor, PartOf, Seat, SeatOrNobody, With, Word


def _towns(box: Any) -> list[str]:
    return [town.name for town in box.towns.values()]


def _letters(box: Any) -> dict[int, str]:
    return dict(enumerate(box.towns))


Card = Annotated[int, Word(("ace", "king")), OnlyFor("seat")]


def turn(s: Any, seat: Seat) -> None:
    """A turn begins."""


def gained(s: Any, seat: Seat, what: Annotated[int, Word(("wood", None))], amount: int) -> None:
    """Somebody gets something."""


def visited(s: Any, seat: Seat, town: Annotated[int, BoxWord(_towns)], from_: SeatOrNobody) -> None:
    """Somebody arrives."""


def stood(s: Any, place: Annotated[int, With(letter=_letters)]) -> None:
    """Somebody stands there."""


def drew(s: Any, seat: Seat, card: Card) -> None:
    """A card was drawn; only its owner knows which."""


def showed(
    s: Any,
    seat: Seat,
    a: Annotated[int, Word(("ace", "king")), PartOf("cards"), OnlyFor("seat")],
    b: Annotated[int, Word(("ace", "king")), PartOf("cards"), OnlyFor("seat")],
) -> None:
    """Up to two cards were looked at."""


def ended(s: Any) -> None:
    """It is over."""
