"""The messages between page and server. `docs/protocol.md` explains them, `ui/src/protocol.ts` is generated from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vicus.bots.levels import Level

Status = Literal["waiting", "playing", "over"]


# -- what both sides speak about --------------------------------------------------------------------------------------------


class SeatPlan(msgspec.Struct):
    """Who a seat of a new table is for: the one who makes it, anybody, or a bot."""

    kind: Literal["me", "free", "bot"]
    level: str = "casual"
    """Of a bot: one of `levels` or `bots` of the `welcome`."""


class SeatInfo(msgspec.Struct):
    """Who sits there now."""

    kind: Literal["guest", "bot", "free"]
    name: str
    level: str | None
    online: bool
    votes: int
    """How many of the others have agreed that a bot takes over."""


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


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: dict[str, list[str]]
    designer: str
    publisher: str
    rules_version: int
    part: bool = False
    """Brings a board of its own for the page (`docs/page-part.md`)."""


# -- from the page ------------------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello"):
    """The first message: who is there."""

    name: str | None = None


class Lobby(msgspec.Struct, tag="lobby"):
    """Show me the lobby, and go on showing it."""


class Create(msgspec.Struct, tag="create"):
    """A new table. It starts at once if no seat is free."""

    game: str
    seats: list[SeatPlan]
    open: bool = True
    options: dict[str, str] = {}


class Open(msgspec.Struct, tag="open"):
    """Show me a table, and go on showing it; events since a number that was seen before."""

    table: str
    since: int = -1


class Close(msgspec.Struct, tag="close"):
    """I look at this table no longer."""

    table: str


class Sit(msgspec.Struct, tag="sit"):
    table: str
    seat: int


class Leave(msgspec.Struct, tag="leave"):
    """Give up one's seat: free again before the start, a bot's afterwards."""

    table: str


class Start(msgspec.Struct, tag="start"):
    """Bots take the free seats, and the game begins."""

    table: str


class Act(msgspec.Struct, tag="act"):
    """Do something. `number` is the number of the table's last message: if the table has moved on, the answer is `stale`."""

    table: str
    number: int
    action: str


class Undo(msgspec.Struct, tag="undo"):
    table: str
    number: int


class Restart(msgspec.Struct, tag="restart"):
    """Undo as far as it goes."""

    table: str
    number: int


class EndTurn(msgspec.Struct, tag="end_turn"):
    table: str
    number: int


class Why(msgspec.Struct, tag="why"):
    """Why can I not do this?"""

    table: str
    intent: str


class Hint(msgspec.Struct, tag="hint"):
    """What would a strong bot do in my place? `number` as with `act`."""

    table: str
    number: int


class Look(msgspec.Struct, tag="look"):
    """The table after so many decisions."""

    table: str
    ply: int


class Replace(msgspec.Struct, tag="replace"):
    """I agree that a bot takes over the seat of somebody who is away."""

    table: str
    seat: int


class Rematch(msgspec.Struct, tag="rematch"):
    table: str


class Prefer(msgspec.Struct, tag="prefer"):
    """My settings at this table: my turn ends by itself when nothing is left to choose; bots play at once (0) … slowly (2)."""

    table: str
    auto_end: bool | None = None
    bot_speed: float | None = None


class Export(msgspec.Struct, tag="export"):
    table: str


class Import(msgspec.Struct, tag="import"):
    """A table from a record: to look at, or to play on from."""

    record: str


class Forget(msgspec.Struct, tag="forget"):
    """Delete everything that is known about me."""


Request = (
    Hello
    | Lobby
    | Create
    | Open
    | Close
    | Sit
    | Leave
    | Start
    | Act
    | Undo
    | Restart
    | EndTurn
    | Why
    | Hint
    | Look
    | Replace
    | Rematch
    | Prefer
    | Export
    | Import
    | Forget
)


# -- to the page --------------------------------------------------------------------------------------------------------------


class Welcome(msgspec.Struct, tag="welcome"):
    name: str
    games: list[GameInfo]
    levels: list[Level]
    bots: list[str]
    """Bots that this server offers besides."""
    planners: list[str]
    """Those of all these that plan ahead, and so need compiled code."""
    version: str


class LobbyView(msgspec.Struct, tag="lobby"):
    open: list[TableInfo]
    mine: list[TableInfo]
    ready: dict[str, bool]
    """By game: whether the bots that plan ahead are compiled."""


class Created(msgspec.Struct, tag="created"):
    table: str


class TableView(msgspec.Struct, tag="table"):
    """All that there is to see of a table; sent whenever something changes."""

    id: str
    name: str
    game: str
    status: Status
    open: bool
    number: int
    """Goes up with every entry of the table's log; -1 before the start."""
    seats: list[SeatInfo]
    you: int | None
    """Your seat; none for a spectator."""
    host: bool
    """May start the game."""
    watchers: int
    players: int
    ply: int
    """Decisions made so far, as far as you may see."""
    view: dict[str, Any] | None
    """The game as you see it; none before the start."""
    legal: list[ActionInfo]
    """What you may do now."""
    preview: dict[str, dict[str, Any]]
    """What each of these would bring at once, by its text; each game says in which form."""
    can_undo: bool
    can_end: bool
    """Your turn is finished: end it, or undo."""
    scores: list[ScoreInfo]
    winners: list[int]
    events: list[EventInfo]
    """What happened since the number that you had seen."""
    auto_end: bool
    bot_speed: float
    successor: str | None
    """The table of the rematch."""
    box: Literal["standard", "own"]
    ready: bool
    """Whether the bots that plan ahead are compiled for this game and box; until then they play like casual ones."""


class Reason(msgspec.Struct, tag="reason"):
    """The answer to `why`, and to an action that is not allowed: the rule, the key of the reason, its parameters."""

    table: str
    intent: str
    rule: str
    reason: str
    params: dict[str, Any]


class ChangeInfo(msgspec.Struct):
    """What a move changes: a key of the game's catalogue (`feature-…`), and by how much."""

    feature: str
    by: int


class OptionInfo(msgspec.Struct):
    """A move that is advised: what would follow it, the chance to win with it (0 to 1), and why."""

    action: ActionInfo
    then: list[ActionInfo]
    chance: float | None
    gains: list[ChangeInfo]
    prepares: list[ChangeInfo]
    costs: list[ChangeInfo]


class Advice(msgspec.Struct, tag="advice"):
    """The answer to `hint`, to whoever asked: the suggestion first, then the alternatives."""

    table: str
    number: int
    options: list[OptionInfo]
    planned: bool
    """False while the bots that plan ahead are not compiled: then there are no chances."""
    remark: Literal["later", "alike"] | None
    """Of the suggestion, where what it changes is no reason: it pays off later, or no move has more for it than another."""


class Notice(msgspec.Struct, tag="notice"):
    """Something that everybody at a table should know: a key of the catalogues, and its parameters."""

    table: str
    message: str
    params: dict[str, Any]


class Position(msgspec.Struct, tag="position"):
    """The answer to `look`."""

    table: str
    ply: int
    view: dict[str, Any]
    scores: list[ScoreInfo]
    events: list[EventInfo]
    """What the last decision before this position caused."""


class RecordText(msgspec.Struct, tag="record"):
    table: str
    record: str


class Forgotten(msgspec.Struct, tag="forgotten"):
    """Nothing is known about you any more."""


Code = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "unknown_table",
    "not_seated",
    "seat_taken",
    "not_your_turn",
    "stale",
    "not_started",
    "already_started",
    "over",
    "busy",
    "not_allowed",
    "bad_input",
    "internal",
]


class Refusal(msgspec.Struct, tag="error"):
    """Something that was asked cannot be; nothing has changed. `message` is a key of the catalogues where there is one."""

    code: Code
    table: str | None = None
    message: str | None = None
    params: dict[str, Any] = {}


Answer = Welcome | LobbyView | Created | TableView | Reason | Advice | Notice | Position | RecordText | Forgotten | Refusal
