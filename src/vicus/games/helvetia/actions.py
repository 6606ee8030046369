"""The actions of the game. Their order gives the ids, which are the same in every position."""

from __future__ import annotations

from typing import Annotated

from vicus.spec.action import Kind as Action
from vicus.spec.action import Kinds, Twice
from vicus.spec.among import Among

from .components import (
    GOODS,
    KINDS,
    PLACES,
    QUARTERS,
    SEATS,
    SEXES,
    SOURCES,
    START_NAMES,
    VILLAGES,
    WHO,
    Good,
    Kind,
    Quarter,
    Sex,
    Source,
    StartKind,
    Who,
)

Seat = Annotated[int, Among(range(SEATS))]
Village = Annotated[int, Among(range(VILLAGES))]
Place = Annotated[int, Among(range(PLACES))]
AnyKind = Annotated[Kind, Among(KINDS)]
AnyStartKind = Annotated[StartKind, Among(START_NAMES)]
AnyGood = Annotated[Good, Among(GOODS)]
AnySex = Annotated[Sex, Among(SEXES)]


class Choose(Action, frozen=True):
    """Take a start building in the draft (H-12)."""

    kind: AnyStartKind


class Rob(Action, frozen=True):
    """Take a start building from another player, where the last one to choose is stuck (H-13)."""

    seat: Seat
    kind: AnyStartKind


class Lay(Action, frozen=True):
    """Put the building on a place: in the set-up, or when it is paid (H-17, H-53)."""

    place: Place


class Neutral(Action, frozen=True):
    """The neutral start building that is laid next (H-121)."""

    kind: AnyStartKind


class Settle(Action, frozen=True):
    """A villager onto a building, of the first pair (H-18) or from the school (H-106); `nobody` leaves it empty."""

    place: Place
    who: Annotated[Who, Among(WHO)]


class In(Action, frozen=True):
    """Who moves in: from the centre (H-54), which of the second pair (H-18), which neutral villager (H-121a)."""

    sex: AnySex


class Build(Action, frozen=True):
    """The builder: a building that is on offer (H-50)."""

    kind: AnyKind
    extra: bool = False


class Deliver(Action, frozen=True):
    """The carter: a good to the market (H-60)."""

    good: AnyGood
    extra: bool = False


class Wake(Action, frozen=True):
    """The night watchman: a quarter of a village (H-70)."""

    village: Village
    quarter: Annotated[Quarter, Among(QUARTERS)]
    extra: bool = False


class Marry(Action, frozen=True):
    """The priest: out of the own centre or school, onto a building of another village (H-80); the third pair too (H-18)."""

    source: Annotated[Source, Among(SOURCES)]
    village: Village
    place: Place
    extra: bool = False


class Bear(Action, frozen=True):
    """The midwife: a child for the couple at a place of the own village (H-90)."""

    place: Place
    sex: AnySex
    extra: bool = False


class WakeNobody(Action, frozen=True):
    """A coin at the night watchman although nothing has an effect (H-34)."""


class NeutralBuild(Action, frozen=True):
    """The neutral coin: a building on offer goes into the neutral village (H-124d)."""

    kind: AnyKind


class NeutralMarry(Action, frozen=True):
    """The neutral coin: a neutral villager marries in at a place of the own village (H-124c)."""

    place: Place


class End(Action, frozen=True):
    """End the turn."""


class Pass(Action, frozen=True):
    """Leave the neutral coin to the other player (H-126a)."""


class Work(Action, frozen=True):
    """The own villager there makes the good that is wanted (H-40)."""

    village: Village
    place: Place


class Buy(Action, frozen=True):
    """The wanted good for a coin (H-51)."""


class From(Action, frozen=True):
    """The exchange takes this good (H-42)."""

    good: AnyGood


class Dowry(Action, frozen=True):
    """Take this player's coin out of the centre of the village that was married into (H-81)."""

    seat: Seat


Value = (
    Choose
    | Rob
    | Lay
    | Neutral
    | Settle
    | In
    | Build
    | Deliver
    | Wake
    | Marry
    | Bear
    | WakeNobody
    | NeutralBuild
    | NeutralMarry
    | End
    | Pass
    | Work
    | Buy
    | From
    | Dowry
)

ACTIONS = Kinds(
    "helvetia",
    *(Choose, Rob, Lay, Neutral, Settle, In),
    Twice("extra", (Build, Deliver, Wake, Marry, Bear)),
    *(WakeNobody, NeutralBuild, NeutralMarry, End, Pass, Work, Buy, From, Dowry),
)

DRAFT = ACTIONS.first(Choose)  # + start kind: choose this start building
ROB = ACTIONS.first(Rob)  # + seat * start kinds + start kind: take it from that player
LAY = ACTIONS.first(Lay)  # + place: lay the building there
LAY_NEUTRAL = ACTIONS.first(Neutral)  # + start kind: this one of the neutral buildings
SETTLE = ACTIONS.first(Settle)  # + place * 3 + sex: a villager there (2: nobody)
MOVE_IN = ACTIONS.first(In)  # + sex: who moves in, or which of a pair
DEED = ACTIONS.first(Build)  # the five persons' actions, paid with a coin …
EXTRA = ACTIONS.first(Build, "extra")  # … and those that a person tile allows

# A deed's number, + DEED when paid for, + EXTRA with a person tile
BUILD = 0  # + kind
DELIVER = ACTIONS.first(Deliver) - DEED  # + good
WAKE = ACTIONS.first(Wake) - DEED  # + village * 4 + quarter
MARRY = ACTIONS.first(Marry) - DEED  # + source * VILLAGES * PLACES + village * PLACES + place; source 0 centre, 1 school
BEAR = ACTIONS.first(Bear) - DEED  # + place * 2 + sex
DEEDS = EXTRA - DEED

EMPTY_WAKE = ACTIONS.first(WakeNobody)
NEUTRAL_BUILD = ACTIONS.first(NeutralBuild)  # + kind
NEUTRAL_MARRY = ACTIONS.first(NeutralMarry)  # + place
END = ACTIONS.first(End)
PASS = ACTIONS.first(Pass)
WORK = ACTIONS.first(Work)  # + village * PLACES + place: the own villager there makes the good that is wanted
BUY = ACTIONS.first(Buy)
FROM = ACTIONS.first(From)  # + good: the exchange takes this good
DOWRY = ACTIONS.first(Dowry)  # + seat: take this player's coin
