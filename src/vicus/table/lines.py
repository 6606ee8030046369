"""The lines of a table's log: all that changes a table is one of them, and any process that reads them has the same table.

>>> decode(encode(Sit(seat=1, kind="bot", level="casual")))
Sit(seat=1, kind='bot', guest=None, level='casual', face='')
"""

from __future__ import annotations

from typing import Any

import msgspec

from vicus.core.people import About

from .message_parts import SeatKind, Terms


class Line(msgspec.Struct, frozen=True, tag_field="line", omit_defaults=True):
    """What stands in the log. `line` is its tag: short, and never renamed."""


class Lay(Line, frozen=True, tag="table"):
    """The first line: a table is laid."""

    id: str
    name: str
    game: str
    players: int
    options: dict[str, str]
    rules: int
    """The version of the game's rules."""
    seed: int
    """Secret: whoever knows it knows all coming dice."""
    open: bool
    host: str | None = None
    box: dict[str, Any] | None = None
    """Only where it is not the standard one."""
    about: About | None = None
    """Of a table from a record: who played there, as that says."""
    plies: int = 0
    """And how many decisions are theirs; older logs say it only where they name the people."""
    brought: bool = False
    """It was made from a record, with or without people; older logs do not say."""
    lesson: str = ""
    """It is a guided game, of that name: its bots play what the lesson says."""


class Sit(Line, frozen=True, tag="seat"):
    """Whose a seat is from now on."""

    seat: int
    kind: SeatKind
    guest: str | None = None
    level: str | None = None
    face: str = ""
    """That a guest has chosen."""


class Plan(Line, frozen=True, tag="plan"):
    """What the host has settled before the start; only what is there changes."""

    terms: Terms


class Add(Line, frozen=True, tag="add"):
    """One seat more, free, at the end."""


class Remove(Line, frozen=True, tag="remove"):
    """One seat less: those behind it move up."""

    seat: int


class Swap(Line, frozen=True, tag="swap"):
    """Two seats change places, with whoever sits there."""

    seat: int
    other: int


class Rotate(Line, frozen=True, tag="rotate"):
    """The seat with this number becomes the first: whoever sits there begins."""

    first: int


class Paint(Line, frozen=True, tag="paint"):
    """How a seat is drawn: its colour, and whoever had it gets the seat's; the face of who sits there."""

    seat: int
    colour: int = -1
    """Below 0: as it was."""
    face: str | None = None
    """None: as it was."""


class Ready(Line, frozen=True, tag="ready"):
    """A guest is ready to begin, or not yet after all."""

    guest: str
    ready: bool = True


class Host(Line, frozen=True, tag="host"):
    """Whose table it is from now on: whoever laid it has left."""

    guest: str


class Begin(Line, frozen=True, tag="begin"):
    """The game starts."""


class Act(Line, frozen=True, tag="act"):
    """An action, by its text."""

    action: str
    shown: bool = False
    """Everybody sees it at once, draft or not: a bot's."""


class Undo(Line, frozen=True, tag="undo"):
    """A step of the draft is taken back."""


class Restart(Line, frozen=True, tag="restart"):
    """The draft is taken back as far as it goes."""

    left: int = -1
    """Decisions of the match that are left; older logs do not say."""


class End(Line, frozen=True, tag="end"):
    """The turn is handed on."""

    digest: str = ""
    """Of the position afterwards (`record.digest`): what later versions of the rules must arrive at, too."""


class Vote(Line, frozen=True, tag="vote"):
    """A guest agrees that a bot takes over a seat."""

    seat: int
    guest: str


class Return(Line, frozen=True, tag="return"):
    """Whoever was missed at a seat is back: votes are void."""

    seat: int


class Resign(Line, frozen=True, tag="resign"):
    """A player gives up for good: a bot plays on, and the seat cannot be taken back."""

    seat: int


class Pause(Line, frozen=True, tag="pause"):
    """The game rests until somebody goes on."""

    seat: int


class Resume(Line, frozen=True, tag="resume"):
    """The game goes on."""

    seat: int


class Tick(Line, frozen=True, tag="clock"):
    """What the clock showed when it began to run for somebody else, or stopped. Only at tables with a clock.

    It shows seconds during which tables were served: while no server runs, nobody's time does.
    """

    at: float


class Expire(Line, frozen=True, tag="expired"):
    """The time of a player is over; what follows from it is in the lines after this one."""

    seat: int


class Abandon(Line, frozen=True, tag="abandon"):
    """A guest agrees that the game ends here, without a winner; or no longer does."""

    guest: str
    agrees: bool = True


class Abandoned(Line, frozen=True, tag="abandoned"):
    """All agree: it has ended."""


class Say(Line, frozen=True, tag="say"):
    """What a guest says at the table, in words or with a sign."""

    guest: str
    at: float
    text: str = ""
    sign: str = ""
    ply: int = -1
    """The decision that it is about, if any."""


class Advise(Line, frozen=True, tag="hint"):
    """A player has asked for a hint, for the first time in this game."""

    seat: int


class Hush(Line, frozen=True, tag="hush"):
    """The host wants no talk at this table, or does again."""

    hushed: bool = True


class Prefer(Line, frozen=True, tag="prefer"):
    """A guest's settings at this table."""

    guest: str
    auto_end: bool | None = None
    bot_speed: float | None = None


class Succeed(Line, frozen=True, tag="successor"):
    """The table of the rematch."""

    table: str


class Adopt(Line, frozen=True, tag="rules"):
    """The game goes on under another version of the rules, which changed nothing for it so far."""

    rules: int


class Stop(Line, frozen=True, tag="stop"):
    """The game cannot go on, for good: it does not fit the rules of today, and its record is given out."""


Move = Act | Undo | Restart | End
MOVES = (Act, Undo, Restart, End)
"""Lines of the match itself; a page counts them (`number`)."""
Arrangement = Plan | Add | Remove | Swap | Rotate | Paint | Ready | Host
"""Before the start; what somebody looks like, later too."""
AnyLine = (
    Lay
    | Sit
    | Begin
    | Move
    | Arrangement
    | Vote
    | Return
    | Resign
    | Pause
    | Resume
    | Tick
    | Expire
    | Abandon
    | Abandoned
    | Say
    | Advise
    | Hush
    | Prefer
    | Succeed
    | Adopt
    | Stop
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def encode(line: AnyLine) -> str:
    """A line as it is stored."""
    return _encoder.encode(line).decode()


def decode(text: str | bytes) -> AnyLine:
    """A stored line; raises `msgspec.MsgspecError` for anything else."""
    return _decoder.decode(text)
