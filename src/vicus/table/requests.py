"""What a page asks. The tag of a class is its `type` on the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from vicus.analysis.report import Depth

from .message_parts import Face, SeatPlan, Terms


class Hello(msgspec.Struct, tag="hello"):
    """The first message: who is there."""

    name: str | None = None
    language: str = ""
    """In which the page speaks: for a name, where somebody has none."""


class ShowLobby(msgspec.Struct, tag="lobby"):
    """Show me the lobby, and go on showing it."""


class Create(msgspec.Struct, tag="create"):
    """A new table. It starts at once if no seat is free, unless it waits."""

    game: str
    seats: list[SeatPlan]
    open: bool = True
    options: dict[str, str] = {}
    terms: Terms = Terms()
    """What is settled besides."""
    waits: bool = False
    face: Face = ""
    box: str | None = None
    """A box of one's own, as a file: TOML or JSON, of which only what differs must be there. None: the standard one."""


class Learn(msgspec.Struct, tag="learn"):
    """A table for a guided game: a bot plays what its lesson says, then as it likes."""

    game: str
    lesson: str = "first"
    face: Face = ""


class ShowWaits(msgspec.Struct, tag="waits"):
    """Which of my games wait for me?"""


class Open(msgspec.Struct, tag="open"):
    """Show me a table, and go on showing it; events since a number that was seen before."""

    table: str
    since: int = -1


class Close(msgspec.Struct, tag="close"):
    """I look at this table no longer."""

    table: str


class Sit(msgspec.Struct, tag="sit"):
    """Take a free seat."""

    table: str
    seat: int
    face: Face = ""


class Leave(msgspec.Struct, tag="leave"):
    """Give up one's seat: free again before the start, a bot's afterwards."""

    table: str


class Start(msgspec.Struct, tag="start"):
    """The host begins the game, once all others are ready. Seats that are free are left out."""

    table: str
    fill: str = ""
    """The level of bots that take the free seats first: only where nobody else sits who would be surprised."""


class Plan(msgspec.Struct, tag="plan"):
    """The host settles something before the start."""

    table: str
    terms: Terms


class AddSeat(msgspec.Struct, tag="add_seat"):
    """One seat more, free, at the end; the host's to ask, as the following ones."""

    table: str


class RemoveSeat(msgspec.Struct, tag="remove_seat"):
    """One seat less, a free one or a bot's; those behind it move up."""

    table: str
    seat: int


class SwapSeats(msgspec.Struct, tag="swap_seats"):
    """Two seats change places, with whoever sits there."""

    table: str
    seat: int
    other: int


class SeatBot(msgspec.Struct, tag="seat_bot"):
    """A bot of a level sits down on a free seat, or in place of another bot."""

    table: str
    seat: int
    level: str


class FreeSeat(msgspec.Struct, tag="free_seat"):
    """Whoever sits there gets up: a bot, or a person who is asked to go."""

    table: str
    seat: int


class Paint(msgspec.Struct, tag="paint"):
    """What I look like here: one of the colours that no other person has, before the start; one of the faces, at any time.

    The host may paint the seats of bots, and free ones.
    """

    table: str
    seat: int
    colour: int = -1
    """Below 0: as it was."""
    face: Face | None = None
    """None: as it was."""


class Ready(msgspec.Struct, tag="ready"):
    """I am ready to begin, or not after all."""

    table: str
    ready: bool = True


class Act(msgspec.Struct, tag="act"):
    """Do something. `number` is the number of the table's last message: if the table has moved on, the answer is `stale`."""

    table: str
    number: int
    action: str | dict[str, Any]
    """Its text, or its value (`ActionInfo.value`)."""


class Undo(msgspec.Struct, tag="undo"):
    """Take back one step of the draft. `number` as with `act`."""

    table: str
    number: int


class Restart(msgspec.Struct, tag="restart"):
    """Undo as far as it goes. `number` as with `act`."""

    table: str
    number: int


class EndTurn(msgspec.Struct, tag="end_turn"):
    """Commit the draft: the turn is over. `number` as with `act`."""

    table: str
    number: int


class AskWhy(msgspec.Struct, tag="why"):
    """Why can I not do this?"""

    table: str
    intent: str | dict[str, Any]
    """An action by its text, or by its value (`ActionInfo.value`)."""


class AskHint(msgspec.Struct, tag="hint"):
    """What would a strong bot do in my place? `number` as with `act`."""

    table: str
    number: int


class AskAppraisal(msgspec.Struct, tag="appraise"):
    """What is each of my options worth? For the coach, where all others are bots; counts as a hint. `number` as with `act`."""

    table: str
    number: int


class ShowPosition(msgspec.Struct, tag="look"):
    """The table after so many decisions."""

    table: str
    ply: int


class ShowPuzzle(msgspec.Struct, tag="puzzle"):
    """A puzzle: its board, and all that can be answered. Nothing of it is kept: the page remembers what was solved."""

    game: str
    puzzle: str
    """Its id: `api/puzzles` lists those of each game."""
    why: str | dict[str, Any] | None = None
    """Answer only why this cannot be done there, as `why` does at a table."""


class ShowScene(msgspec.Struct, tag="scene"):
    """A scene of the rules, after so many steps that somebody tried in it. Nothing of it is kept: the page remembers them."""

    game: str
    scene: str
    """Its name, `B-45.1`: `api/rules` names those of each rule."""
    steps: list[str | dict[str, Any]] = []
    """As in `act`; an empty one where what is due comes by itself."""
    why: str | dict[str, Any] | None = None
    """Answer only why this cannot be done then, as `why` does at a table."""


class Replace(msgspec.Struct, tag="replace"):
    """I agree that a bot takes over the seat of somebody who is away."""

    table: str
    seat: int


class TakeBack(msgspec.Struct, tag="take_back"):
    """I am back: the bot that kept my seat gives it to me."""

    table: str


class Resign(msgspec.Struct, tag="resign"):
    """I give up for good: a bot plays on, and I cannot take the seat back."""

    table: str


class Rest(msgspec.Struct, tag="rest"):
    """Let the game rest: nobody moves, bots neither; or let it go on."""

    table: str
    rests: bool


class Abandon(msgspec.Struct, tag="abandon"):
    """I agree to end the game here, without a winner, or no longer do. It ends once all who play and are there agree."""

    table: str
    agrees: bool = True


class Say(msgspec.Struct, tag="say"):
    """Say something to those at the table: words, or one of the signs."""

    table: str
    text: str = ""
    sign: str = ""
    ply: int = -1
    """The decision that it is about, if any."""


class Hush(msgspec.Struct, tag="hush"):
    """The host wants no talk at this table, or does again."""

    table: str
    hushed: bool


class Rematch(msgspec.Struct, tag="rematch"):
    """The same people at a new table."""

    table: str


class Prefer(msgspec.Struct, tag="prefer"):
    """My settings at this table: my turn ends by itself when nothing is left to choose; bots play at once (0) … slowly (3)."""

    table: str
    auto_end: bool | None = None
    bot_speed: float | None = None


class Export(msgspec.Struct, tag="export"):
    """The record of a finished game."""

    table: str
    link: bool = False
    """As a link instead."""


class Import(msgspec.Struct, tag="import"):
    """A table from a record: to look at, or to play on from."""

    record: str
    """Or a link of one."""
    until: int = -1
    """If not below 0: as it stood after so many decisions, to play on from there, in the place of whoever is to move."""


class Analyse(msgspec.Struct, tag="analyse"):
    """Look back at a game: what was found so far comes at once (`analysis`), the rest as it is found (`analysis_part`).

    During the game spectators are shown what follows from what everybody can see, and players nothing.
    """

    table: str
    depth: Depth = "quick"


class ShowCourse(msgspec.Struct, tag="course"):
    """How the game went, in figures: answered by `course`."""

    table: str


class CheckBox(msgspec.Struct, tag="check_box"):
    """Could a game be played with this box?"""

    game: str
    box: str
    """As in `create`."""
    number: int = 0
    """Comes back with the answer."""
    whole: bool = False
    """The answer is to have all that is in the box."""


class Forget(msgspec.Struct, tag="forget"):
    """Delete everything that is known about me."""


class ShowMyGames(msgspec.Struct, tag="my_games"):
    """My finished games, a page at a time, the latest first; of one game or of all."""

    game: str | None = None
    page: int = 0


class ShowMyStatistics(msgspec.Struct, tag="my_statistics"):
    """How I do in a game: by opponents and number of players, and my rating."""

    game: str
