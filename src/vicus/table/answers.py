"""What the server answers. The tag of a class is its `type` on the wire."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vicus.analysis.course import GameCourse
from vicus.analysis.report import Depth, Report, Step, Tally, TurningPoint
from vicus.bots.ladder import Level

from .message_parts import (
    ActionInfo,
    BoxProblem,
    ClockInfo,
    Duty,
    EventInfo,
    GameInfo,
    OptionInfo,
    OwnBoxInfo,
    RecordedInfo,
    SaidInfo,
    ScoreInfo,
    ScorePartInfo,
    SeatInfo,
    Settings,
    SolvedInfo,
    Status,
    TableInfo,
    WorthInfo,
)


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to `hello`: how the guest is called, and what this server offers."""

    name: str
    games: list[GameInfo]
    levels: list[Level]
    bots: list[str]
    """Bots that this server offers besides."""
    planners: list[str]
    """Those of all these that plan ahead in any of the games; each game tells its own."""
    version: str
    now: float
    """Seconds since 1970, by the server's clock."""


class LobbyView(msgspec.Struct, tag="lobby"):
    """The tables that anybody may see, and those at which the guest sits."""

    open: list[TableInfo]
    mine: list[TableInfo]
    ready: dict[str, bool]
    """By game: whether the bots that plan ahead are compiled."""


class LobbyChange(msgspec.Struct, tag="lobby_change"):
    """What has changed in the lobby since the last `lobby` or `lobby_change`; everything else is as it was."""

    open: list[TableInfo] = []
    """Tables that anybody may see: new ones, and those that have changed."""
    mine: list[TableInfo] = []
    """The same of the tables at which the guest sits."""
    gone: list[str] = []
    """Ids of tables that are no longer open."""
    left: list[str] = []
    """Ids of tables at which the guest sits no longer."""
    ready: dict[str, bool] | None = None
    """As in `lobby`, where that has changed."""


class WaitsView(msgspec.Struct, tag="waits"):
    """The answer to `waits`: the tables at which the guest's decision is waited for, the one that has waited longest first."""

    tables: list[TableInfo]


class Created(msgspec.Struct, tag="created"):
    """The answer to `create` and `import`: the id of the new table."""

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
    """It is your table: you arrange it, and start the game."""
    watchers: int
    players: int
    ply: int
    """Decisions made so far, as far as you may see."""
    view: dict[str, Any] | None
    """The game as you see it; none before the start."""
    legal: list[ActionInfo]
    """What you may do now."""
    duty: Duty | None
    """What you have to do now; none while there is nothing for you to decide."""
    preview: dict[str, dict[str, Any]]
    """What each of these would bring at once, by its text; each game says in which form."""
    can_undo: bool
    can_end: bool
    """Your turn is finished: end it, or undo."""
    scores: list[ScoreInfo]
    account: list[dict[str, list[ScorePartInfo]]]
    """At the end, by seat and line: what the line is made of, and why it is 0."""
    ending: list[Duty]
    """What will end the game soon, the nearest first: the rule, the key of its words (`ending-…`), their parameters."""
    winners: list[int]
    events: list[EventInfo]
    """What happened since the number that you had seen."""
    auto_end: bool
    bot_speed: float
    paused: bool
    """The game rests: nobody moves until somebody who plays goes on."""
    abandoning: list[int]
    """Seats of those who agree to end the game here, without a winner."""
    take_back: int | None
    """The seat that a bot keeps for you."""
    talk: bool
    """Words and signs may be sent; the host can switch it off."""
    settings: Settings
    """What the host has settled."""
    grace: float
    """Seconds that somebody must be away before a bot can take over the seat."""
    successor: str | None
    """The table of the rematch."""
    box: Literal["standard", "own"]
    ready: bool
    """Whether the bots that plan ahead are compiled for this game and box; until then they play like casual ones."""
    own_box: OwnBoxInfo | None = None
    """Of a table that is not played with the standard box."""
    clock: ClockInfo | None = None
    """Of a table where players have so much time and no more."""
    recorded: RecordedInfo | None = None
    """Of a table from a record that knows its people."""
    lesson: str = ""
    """Of a guided game: the name of its lesson."""


class Talk(msgspec.Struct, tag="talk"):
    """What was said at a table, in order; sent when one comes (`whole`), and whenever something is said."""

    table: str
    said: list[SaidInfo]
    whole: bool = False
    """All that is kept, and not only what is new."""


class Reason(msgspec.Struct, tag="reason"):
    """The answer to `why`, and to an action that is not allowed: the rule, the key of the reason, its parameters."""

    table: str
    intent: str
    rule: str
    reason: str
    params: dict[str, Any]


class Advice(msgspec.Struct, tag="advice"):
    """The answer to `hint`, to whoever asked: the suggestion first, then the alternatives."""

    table: str
    number: int
    options: list[OptionInfo]
    planned: bool
    """False while the bots that plan ahead are not compiled: then there are no chances."""
    remark: Literal["later", "alike", "lost", "won", "even"] | None
    """Of the suggestion, where what it changes is no reason: it pays off later, or no move has more for it than another.

    Where chances do not tell moves apart (lost, won, even), the expected lead does.
    """


class Analysis(msgspec.Struct, tag="analysis"):
    """The answer to `analyse`: all that is known at once; the steps of decisions that are not judged yet say so."""

    table: str
    report: Report


class AnalysisPart(msgspec.Struct, tag="analysis_part"):
    """More of an analysis: steps in place of those with the same `ply`, and the sums as they are now.

    It is whole when `judged` is as many as `Report.decisions`.
    """

    table: str
    depth: Depth
    judged: int
    steps: list[Step]
    tallies: list[Tally]
    turning: list[TurningPoint]


class Appraisal(msgspec.Struct, tag="appraisal"):
    """The answer to `appraise`, to whoever asked: all legal actions, the best first.

    Empty where nothing can be said: nobody plans ahead yet, there is no choice, or too much is asked for at once.
    """

    table: str
    number: int
    options: list[WorthInfo]


class CourseView(msgspec.Struct, tag="course"):
    """The answer to `course`: points after every decision, what was used how often, and what winners do.

    During a game what is hidden from you stays so.
    """

    table: str
    course: GameCourse


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


class PuzzleView(msgspec.Struct, tag="puzzle"):
    """The answer to `puzzle`: a position as the seat to move sees it, and what a deep search thinks of all that it can do."""

    game: str
    puzzle: str
    rating: int
    link: str
    """The record up to the position, for `import`."""
    right: list[str]
    """Texts of the actions that solve it: the best, and what is as good."""
    options: list[OptionInfo]
    """Every legal action, the best first; without a chance what the search hardly looked at."""
    remark: Literal["later", "alike", "lost", "won", "even"] | None
    solved: list[SolvedInfo]
    table: TableView


class SceneView(msgspec.Struct, tag="scene"):
    """The answer to `scene`. An act that is not allowed is answered by its `reason` instead, at the table of that id."""

    scene: str
    rule: str
    table: TableView
    """The board as whoever is to move sees it. Its events are those of the last step alone."""
    steps: list[str]
    """What was done, as texts of actions."""
    todo: ActionInfo | None
    """What to try now, while it is done as suggested; none at the end, and where what is due comes by itself."""
    goes_on: bool
    """What is due is what to try now."""
    refused: bool
    """What to try is not allowed: that is what the scene shows."""


class RecordText(msgspec.Struct, tag="record"):
    """The answer to `export`."""

    table: str
    record: str
    """Empty where a link was asked for."""
    link: str = ""
    """What follows `#/r/` in the address of a page."""


class BoxChecked(msgspec.Struct, tag="box_checked"):
    """The answer to `check_box`."""

    game: str
    number: int
    problem: BoxProblem | None
    """The first that was found; none if games can be played with the box."""
    changed: list[str]
    """The components that are not those of the standard box, by their places: `coins`, `villages.A`."""
    file: str
    """The box as a file (TOML) that `--box` and `create` take: what differs from the standard one."""
    data: dict[str, Any] | None = None
    """All that is in it, where that was asked for."""


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
    "stopped",
    "unavailable",
    "limit",
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
