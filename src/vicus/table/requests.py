"""What a page asks. The tag of a class is its `type` on the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from .message_parts import SeatPlan


class Hello(msgspec.Struct, tag="hello"):
    """The first message: who is there."""

    name: str | None = None


class ShowLobby(msgspec.Struct, tag="lobby"):
    """Show me the lobby, and go on showing it."""


class Create(msgspec.Struct, tag="create"):
    """A new table. It starts at once if no seat is free."""

    game: str
    seats: list[SeatPlan]
    open: bool = True
    options: dict[str, str] = {}
    box: str | None = None
    """A box of one's own, as a file: TOML or JSON, of which only what differs must be there. None: the standard one."""


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


class ShowPosition(msgspec.Struct, tag="look"):
    """The table after so many decisions."""

    table: str
    ply: int


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


class Import(msgspec.Struct, tag="import"):
    """A table from a record: to look at, or to play on from."""

    record: str


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
