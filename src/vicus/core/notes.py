"""Notes in a record: what a teacher says to a game, what to look at, what to do next, and what would have been."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from vicus.errors import BadRecord, VicusError

if TYPE_CHECKING:
    from .match import Match

MOST_NOTES = 200
MOST_TRIED = 1000
"""Actions in all variations together: whoever opens a record replays them."""


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said, in one language. `**…**` in the text is said with emphasis; anything else is no markup."""

    title: str = ""
    text: str = ""


Spoken = dict[str, Words]
"""The same in several languages, by their codes."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that a rule answers."""

    rule: str
    words: Spoken = {}


class Gain(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a deed brought: a drawing, a figure, a word for it and where it came from (title and text)."""

    icon: str
    number: str
    words: Spoken = {}


class Praise(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said when it is done."""

    words: Spoken
    marks: list[str] = []
    why: Reason | None = None
    gains: list[Gain] = []


class Variation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What could be played instead."""

    ply: int
    """So many actions of the record come before it."""
    actions: list[str]
    words: Spoken = {}
    marks: list[str] = []
    why: Reason | None = None
    mistake: bool = False
    """Better taken back."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A comment on a position."""

    ply: int
    """So many actions of the record come before it."""
    words: Spoken
    name: str = ""
    marks: list[str] = []
    """What it is about: places of the board, by names of the game."""
    why: Reason | None = None
    do: list[str] = []
    """What to do next: the actions of the record that follow."""
    then: list[str] = []
    """And those after them that need no words, such as the end of a turn."""
    nudge: Spoken = {}
    """To whoever does something else."""
    done: Praise | None = None
    variations: list[Variation] = []


class Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    """All notes of a record, by their positions. Fields that later versions add are passed over."""

    steps: list[Note]
    learner: int | None = None
    """The seat for which they are written; everything else was played by others."""
    level: str = ""
    """The bots that play on where the record ends."""

    def variations(self) -> Iterator[tuple[int, Variation]]:
        """All of them, with the number of their note."""
        for number, note in enumerate(self.steps, 1):
            for variation in note.variations:
                yield number, variation


def check(notes: Notes, match: Match[Any, Any]) -> None:
    """Raises `BadRecord` where notes do not fit the match that they are written to, or one of their variations is not legal."""
    played = [action.text for action in match.actions]
    if len(notes.steps) > MOST_NOTES or sum(len(tried.actions) for _, tried in notes.variations()) > MOST_TRIED:
        raise BadRecord("record-notes-many", most=MOST_NOTES)
    if notes.learner is not None and not 0 <= notes.learner < match.players:
        raise BadRecord("record-field", field="notes")
    before = 0
    for number, note in enumerate(notes.steps, 1):
        own = note.do + note.then
        if not before <= note.ply <= len(played) or own != played[note.ply : note.ply + len(own)]:
            raise BadRecord("record-note", number=number)
        before = note.ply + len(own)
    _try_variations(notes, match)


def _try_variations(notes: Notes, match: Match[Any, Any]) -> None:
    waiting = sorted(notes.variations(), key=lambda each: each[1].ply)
    if not waiting:
        return
    position = match.game.new(players=match.players, seed=match.seed, **match.options)
    for number, variation in waiting:
        if not 0 <= variation.ply <= len(match.actions):
            raise BadRecord("record-note", number=number)
        for action in match.actions[len(position.actions) : variation.ply]:
            position.play(action)
        tried = position.copy()
        for text in variation.actions:
            try:
                tried.play(text)
            except VicusError as problem:
                raise BadRecord("record-variation", number=number, action=text, problem=str(problem)) from None
