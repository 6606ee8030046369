"""What requests and answers speak about: seats, actions, events, scores, tables, games, advice."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["waiting", "playing", "over", "stopped", "abandoned"]
"""Stopped: a game of an earlier version that cannot go on under the rules of today. Abandoned: ended by agreement, without a
winner."""
SeatKind = Literal["guest", "bot", "free"]
Face = Literal["", "long", "beard", "curls", "bun", "glasses", "bald", "braids", "bob", "scarf", "short"]
"""Faces that people choose from; the page draws them. The empty one: a wooden doll."""
COLOURS = 5
"""Colours that people choose from: the page has a mark and a figure for each. A sixth seat has the sixth, as it comes."""
BY_LOT = -1
"""In place of the seat that begins."""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time players have: a clock for the whole game each, or a limit for each turn. Neither: as long as they like."""

    minutes: float = 0
    """For the whole game, each; runs on one's own turn alone, and not while the game rests."""
    extra: float = 0
    """Seconds that each turn brings back."""
    days: float = 0
    """For each turn."""
    over: Literal["bot", "loss"] = "bot"
    """What happens at the end: a bot takes over and the seat can be taken back, or the player has given up."""

    @property
    def is_timed(self) -> bool:
        """Is time counted at all?"""
        return self.minutes > 0 or self.days > 0


class ClockInfo(msgspec.Struct):
    """The clocks of a table. Times are seconds since 1970 by the server's clock."""

    pace: Pace
    left: list[float]
    """Seconds by seat; of the seat for which it runs: when it began to."""
    seat: int | None
    """For whom it runs."""
    until: float | None
    """When the time of that player is over."""


class SeatPlan(msgspec.Struct):
    """Who a seat of a new table is for: the one who makes it, anybody, or a bot."""

    kind: Literal["me", "free", "bot"]
    level: str = "casual"
    """Of a bot: one of `levels` or `bots` of the `welcome`."""
    colour: int = -1
    """A number from 0; below that: as it comes."""


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a host settles before the start; what is not there stays as it is. `Settings` has the same fields."""

    options: dict[str, str] | None = None
    """Of the game; others stay as they are."""
    open: bool | None = None
    """Listed in the lobby while it waits and a seat is free."""
    watch: bool | None = None
    """Listed in the lobby while it is played: others may watch."""
    hints: bool | None = None
    """Players may ask for hints."""
    begins: int | None = None
    """The seat that begins; -1: by lot."""
    pace: Pace | None = None
    """How much time players have."""


QUIET = frozenset({"open", "watch"})
"""Terms that change nothing for those who play: whoever was ready still is."""


class Settings(msgspec.Struct):
    """What holds at a table: see `Terms`."""

    options: dict[str, str]
    open: bool
    watch: bool = False
    hints: bool = True
    begins: int = 0
    pace: Pace = Pace()

    def agree(self, terms: Terms) -> None:
        """What was settled holds from now on."""
        for name in terms.__struct_fields__:
            if (wanted := getattr(terms, name)) is not None:
                setattr(self, name, wanted)

    def changed_by(self, terms: Terms) -> Terms:
        """What of these terms does not hold yet.

        >>> Settings({}, open=True).changed_by(Terms(open=True, hints=False))
        Terms(options=None, open=None, watch=None, hints=False, begins=None, pace=None)
        """
        wanted = {name: getattr(terms, name) for name in terms.__struct_fields__}
        return Terms(**{name: value for name, value in wanted.items() if value is not None and value != getattr(self, name)})

    def terms(self) -> Terms:
        """All of it, to be settled elsewhere."""
        return Terms(**{name: getattr(self, name) for name in Terms.__struct_fields__})


class SeatInfo(msgspec.Struct):
    """Who sits there now."""

    kind: SeatKind
    name: str
    level: str | None
    online: bool
    votes: int
    """How many of the others have agreed that a bot takes over."""
    away: float | None = None
    """Since when a guest is not there: seconds since 1970, by the server's clock."""
    keeps_for: str = ""
    """Of a bot: the name of whoever sat here before, and can take the seat back."""
    agreed: list[int] = []
    """The seats of those who have agreed that a bot takes over."""
    ready: bool = False
    """Before the start: has nothing against it. Bots always are."""
    host: bool = False
    colour: int = 0
    """As it is drawn: a number from 0, no two alike at a table."""
    face: str = ""
    """The face that a guest has chosen; empty: none."""


class SaidInfo(msgspec.Struct):
    """What somebody has said: either words, which are nothing but text, or one of the signs."""

    seat: int | None
    name: str
    at: float
    """Seconds since 1970, by the server's clock."""
    text: str
    sign: str
    ply: int
    """The decision that it is about; below 0: none."""
    who: str
    """Stays the same for a person, whatever they call themselves: so that they can be muted. Tells nothing else."""


class PersonInfo(msgspec.Struct):
    """Somebody who played a recorded game."""

    name: str
    level: str | None
    """Of a bot."""


class RecordedInfo(msgspec.Struct):
    """What a record says of the game that it was made of. Whoever brought it may have written anything there."""

    plies: int
    """Decisions of the recorded game; what comes after them was played here."""
    people: list[PersonInfo]
    """By seat."""
    date: str
    """When it was played: `2026-11-16T18:30Z`, or empty."""


class Duty(msgspec.Struct):
    """What somebody has to do: the rule, the key of its words, and their parameters."""

    rule: str
    reason: str
    params: dict[str, Any]


class ActionInfo(msgspec.Struct):
    """Something that may be done: `text` goes back to the server, `value` is for the page."""

    id: int
    text: str
    value: dict[str, Any]


class EventInfo(msgspec.Struct):
    """Something that happened. `ply` is how many decisions had been made then: the place on the scrubber."""

    ply: int
    kind: str
    params: dict[str, Any]


class ScoreInfo(msgspec.Struct):
    """A line that is still hidden from you has no number and is not in the total."""

    total: int
    lines: list[tuple[str, int | None]]


class ScorePartInfo(msgspec.Struct):
    """What a line of a score is made of, or why it is 0: the key of its words (`part-…`), their parameters, the points."""

    reason: str
    params: dict[str, Any]
    points: int


class TableInfo(msgspec.Struct):
    """A table as the lobby shows it."""

    id: str
    name: str
    game: str
    status: Status
    players: int
    seats: list[SeatInfo]
    you: int | None
    your_turn: bool
    watchers: int
    pace: Pace | None = None
    until: float | None = None
    """When the time of whoever is to move is over: seconds since 1970, by the server's clock."""


class GameInfo(msgspec.Struct):
    """A game that this server offers."""

    name: str
    players: list[int]
    options: dict[str, list[str]]
    designer: str
    publisher: str
    rules_version: int
    part: bool = False
    """Brings a board of its own for the page (`docs/page-part.md`)."""
    lesson: bool = False
    """Has a guided first game (`docs/lessons.md`)."""
    planners: list[str] = []
    """Levels and bots that plan ahead in this game, and so need compiled code."""


class BoxProblem(msgspec.Struct):
    """Why no game can be played with a box: where (`villages.A.name`), the key of the words, and their parameters."""

    at: str
    message: str
    params: dict[str, Any]


class OwnBoxInfo(msgspec.Struct):
    """A box that somebody has brought."""

    name: str
    """What its owner calls it; may be empty."""
    changed: list[str]
    """The components that are not those of the standard box, by their places: `coins`, `villages.A`."""
    bots: Literal["ready", "coming", "casual"]
    """Whether those that plan ahead are compiled for it, will be, or will not: then they play like casual ones."""


class ChangeInfo(msgspec.Struct):
    """What a move changes: a key of the game's catalogue (`feature-…`), and by how much."""

    feature: str
    by: int


class WorthInfo(msgspec.Struct):
    """What an option is worth to whoever is to move."""

    action: ActionInfo
    visits: int
    """How often it was tried."""
    chance: float
    """To win, between 0 and 1."""
    doubt: float
    """Its standard error."""
    lead: float
    """Points ahead of the mean of the others (below 0: behind), as the bots expect it after the action."""


class OptionInfo(msgspec.Struct):
    """A move that is advised: what would follow it, the chance to win with it (0 to 1), why, the expected lead in points."""

    action: ActionInfo
    then: list[ActionInfo]
    chance: float | None
    gains: list[ChangeInfo]
    prepares: list[ChangeInfo]
    costs: list[ChangeInfo]
    lead: float


class SolvedInfo(msgspec.Struct):
    """How often a bot has found the answer of a puzzle."""

    bot: str
    found: int
    tries: int
