"""What the rules report while they run: for log, animation and screen reader."""

from __future__ import annotations

from typing import Annotated

from vicus.spec.event import Seat, Word

from .components import BRANCH_NAMES, GOODS, KINDS, PERSONS, QUARTERS, SEXES
from .meta import LINES
from .state import State

Building = Annotated[int, Word(KINDS)]
Good = Annotated[int, Word(GOODS)]
Person = Annotated[int, Word(PERSONS)]
Sex = Annotated[int, Word(SEXES)]


def turn(s: State, seat: Seat) -> None:
    """A turn begins: of the set-up, of a round, or of settling school-leavers."""


def chose(s: State, seat: Seat, kind: Building) -> None:
    """A start building was chosen."""


def robbed(s: State, seat: Seat, kind: Building, from_: Seat) -> None:
    """A start building was taken from another player."""


def laid(s: State, seat: Seat, kind: Building, village: int, place: int) -> None:
    """A start building was laid."""


def settled(s: State, seat: Seat, sex: Sex, village: int, place: int) -> None:
    """A villager of the set-up moved onto a building."""


def schooled(s: State, seat: Seat, sex: Sex) -> None:
    """A villager of the set-up went to school."""


def centred(s: State, seat: Seat, sex: Sex) -> None:
    """A villager went to the village centre."""


def wed(s: State, seat: Seat, sex: Sex, village: int, place: int) -> None:
    """A villager of the third pair married in."""


def acted(s: State, seat: Seat, person: Person) -> None:
    """A coin was placed at a person: a regular action."""


def extra(s: State, seat: Seat, person: Person) -> None:
    """A person tile was turned: an extra action."""


def worked(s: State, seat: Seat, good: Good, village: int, place: int) -> None:
    """A villager made a good and sleeps."""


def exchanged(s: State, seat: Seat, good: Good, into: Good) -> None:
    """An exchange took a good and gave another one."""


def bought(s: State, seat: Seat, good: Good) -> None:
    """A good was bought for a coin."""


def built(s: State, seat: Seat, kind: Building, village: int, place: int) -> None:
    """A building was laid in the own village."""


def moved_in(s: State, seat: Seat, sex: Sex, village: int, place: int) -> None:
    """A villager from the centre or the school moved onto a building; `seat` is the village's."""


def surrounded(s: State, seat: Seat, points: int) -> None:
    """A village centre is surrounded: a tile was taken."""


def delivered(s: State, seat: Seat, good: Good) -> None:
    """A good was delivered."""


def goods_tile(s: State, seat: Seat, good: Good, points: int) -> None:
    """The tile for the first delivery of a good was taken."""


def branch_tile(s: State, seat: Seat, branch: Annotated[int, Word(BRANCH_NAMES)], points: int) -> None:
    """The tile for the first complete branch was taken; a branch is named by its first good."""


def woke(s: State, seat: Seat, village: int, quarter: Annotated[int, Word(QUARTERS)], count: int) -> None:
    """A quarter was woken: so many had slept."""


def empty_wake(s: State, seat: Seat) -> None:
    """A coin was placed although nothing had an effect."""


def married(s: State, seat: Seat, sex: Sex, village: int, place: int) -> None:
    """A villager married into another village."""


def dowry(s: State, seat: Seat, owner: Seat, village: int) -> None:
    """A coin was taken out of a village centre."""


def born(s: State, seat: Seat, sex: Sex, village: int, place: int) -> None:
    """A child was born."""


def neutral_built(s: State, seat: Seat, kind: Building, village: int, place: int) -> None:
    """A building was laid in the neutral village for the neutral coin."""


def neutral_wed(s: State, seat: Seat, sex: Sex, village: int, place: int) -> None:
    """A neutral villager married in for the neutral coin."""


def passed(s: State, seat: Seat) -> None:
    """A player without coins left the neutral coin."""


def ended_turn(s: State, seat: Seat) -> None:
    """A player ended the turn."""


def round_over(s: State, round_: int) -> None:
    """A round is over."""


def person_tile(s: State, seat: Seat, person: Person) -> None:
    """A person tile goes to another player."""


def starter(s: State, seat: Seat) -> None:
    """The start-player tile goes to a player."""


def grew_up(s: State, seat: Seat, children: int) -> None:
    """Newborns go to school."""


def revealed(s: State, kind: Building) -> None:
    """A building was turned up."""


def round_(s: State, round_: int) -> None:
    """A round begins."""


def ended(s: State, rounds: int) -> None:
    """The game ends after so many rounds."""


def final(s: State, seat: Seat, line: Annotated[int, Word(LINES)], points: int) -> None:
    """A line of the final score."""
