"""What is said at a table, in words and with signs. Nothing of it is ever more than text."""

from __future__ import annotations

from typing import Literal, get_args

from vicus.core.likeness import legible

from . import lines
from .changes import require_room
from .lines import AnyLine
from .pen import Pen
from .refusal import Refused
from .table import Table

Sign = Literal["hello", "luck", "moment", "ready", "thanks", "nice", "ouch", "laugh", "think", "hurry", "sorry", "played"]
"""Quick reactions: the page has a picture and words for each."""
SIGNS: tuple[Sign, ...] = get_args(Sign)
LONGEST = 300
"""Characters at once."""
MOST_SAID = 500
"""At a table: a log is kept, and read whenever its table is brought back."""


def say(table: Table, guest: str, text: str, sign: str, ply: int, at: float) -> list[AnyLine]:
    """Say something at a table where one sits, or sat; `ply`: the decision that it is about, below 0 for none."""
    if table.seat_of(guest) is None and table.seats.to_take_back(guest) is None:
        raise Refused("not_seated")
    if not table.may_talk:
        raise Refused("not_allowed", "talk-off")
    if len(table.said) >= MOST_SAID:
        raise Refused("limit", "limit-talk", most=MOST_SAID)
    words = cleaned(text)
    if (sign and sign not in SIGNS) or not (sign or words):
        raise Refused("bad_input")
    plies = len(table.logged.public.actions) if table.logged is not None else 0
    pen = Pen(table)
    pen.write(lines.Say(guest, round(at, 1), "" if sign else words, sign, ply if 0 <= ply <= plies else -1))
    return pen.written


def hush(table: Table, guest: str, hushed: bool) -> list[AnyLine]:
    """The host switches talk at the table off, or on again."""
    if table.host != guest:
        raise Refused("not_allowed", "host-only")
    pen = Pen(table)
    if hushed == table.may_talk:
        require_room(table)
        pen.write(lines.Hush(hushed))
    return pen.written


def cleaned(text: str) -> str:
    """Words as they may be shown: one line, composed, nothing that hides or turns what stands around it, no towers of accents.

    >>> cleaned("  well   played\\n"), cleaned("\\u202egnol\\u200b"), cleaned("Z\\u0335\\u0321\\u0352\\u035ao")
    ('well played', 'gnol', 'Z̵̡o')
    """
    return legible(text[: 4 * LONGEST], _is_no_word)[:LONGEST].strip("\u200d ")


def _is_no_word(sign: str, kind: str) -> bool:
    return kind[0] == "C" and sign != "\u200d"  # which joins emoji
