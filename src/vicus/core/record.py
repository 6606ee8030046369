"""Records: a match as text that anybody can replay."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from vicus.errors import BadRecord, IllegalAction, UnknownAction, VicusError

from .notes import Notes
from .notes import check as check_notes
from .people import About, tidy, with_result

if TYPE_CHECKING:
    from .match import Match

FORMAT = 1
FORMAT_WITH_MORE = 2
"""The same with `about` or `notes`: a version that does not know it says so, instead of calling the record damaged."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as it is written down: how it began, what was played, and where that must lead."""

    vicus: int
    """The version of this format."""
    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    options: dict[str, Any]
    seed: int
    actions: list[str]
    """Canonical texts."""
    digest: str
    """Of the position at the end (`digest`)."""
    box: dict[str, Any] | UnsetType = UNSET
    """The contents, if it is not the standard one."""
    about: About | UnsetType = UNSET
    """Who played, when, and how it ended; since format 2, and where that is known."""
    notes: Notes | UnsetType = UNSET
    """What is said to it; since format 2, and where somebody has written some."""


def record_of(match: Match[Any, Any]) -> Record:
    """What is written down of a match. VicusError for one that began somewhere in a game: nobody could replay it."""
    if match.seed < 0:
        raise VicusError("no-record")
    game = match.game
    about = UNSET if match.about is None else with_result(match.about, match)
    notes = UNSET if match.notes is None else match.notes
    return Record(
        vicus=FORMAT if about is UNSET and notes is UNSET else FORMAT_WITH_MORE,
        game=game.name,
        rules=game.meta.rules_version,
        players=match.players,
        options=match.options,
        seed=match.seed,
        actions=[action.text for action in match.actions],
        digest=digest(match),
        box=UNSET if game.box.standard else game.box.data,
        about=about,
        notes=notes,
    )


def save(match: Match[Any, Any]) -> str:
    """The record of a match as text, for `load`.

    >>> import vicus
    >>> save(vicus.game("carpe_diem").new(players=2, seed=7)).splitlines()[1:3]
    [' "vicus": 1,', ' "game": "carpe_diem",']
    """
    return json.dumps(msgspec.to_builtins(record_of(match)), indent=1, ensure_ascii=False)


def with_people(text: str, about: About) -> str:
    """A record with the people who played; for those that were written without, by rules of today or of earlier times."""
    record = msgspec.structs.replace(msgspec.json.decode(text, type=Record), vicus=FORMAT_WITH_MORE, about=about)
    return json.dumps(msgspec.to_builtins(record), indent=1, ensure_ascii=False)


def digest(match: Match[Any, Any]) -> str:
    """A fingerprint of the position; a replay must arrive at the same one. A held turn counts as handed on."""
    state = match.state
    if match.held:
        state = state.copy()
        match.game.engine.play.settle(state, [0] * match.game.engine.rules.MAX_LEGAL)
    return f"{state.digest():016x}"


def load(text: str) -> Match[Any, Any]:
    """Replay a record, or the link of one (all of it, whatever position it means).

    Raises BadRecord, with the reason, for anything that is not one of this version.

    >>> import vicus
    >>> match = vicus.game("bohemian_villages").new(players=2, seed=7)
    >>> _ = match.play(match.legal()[0])
    >>> load(match.save()).actions == match.actions
    True
    >>> load('{"vicus": 1, "game": 5}')
    Traceback (most recent call last):
    vicus.errors.BadRecord: The record is damaged: the field “game” is missing or of the wrong type.
    """
    record = _parse(text)
    match = _begin(record)
    for number, action in enumerate(record.actions, 1):
        try:
            match.replay(action)
        except (IllegalAction, UnknownAction) as problem:
            raise BadRecord("record-action", number=number, action=action, problem=str(problem)) from None
    while digest(match) != record.digest:
        if not match.answer_alone():
            raise BadRecord("record-digest")
    if record.about is not UNSET:
        about = tidy(record.about, match.players)
        match.about = with_result(about, match)
        if (about.scores or about.winners) and about != match.about:
            raise BadRecord("record-result")
    if record.notes is not UNSET:
        check_notes(record.notes, match)
        match.notes = record.notes
    return match


def _parse(text: str) -> Record:
    from . import link

    if (target := link.target(text)) is not None:
        return link.record_of(target.code)
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):  # ValueError: half a character, a number beyond all bounds
        raise BadRecord("record-not-json") from None
    if not isinstance(data, dict) or "vicus" not in data:
        raise BadRecord("record-not-vicus")
    known = (FORMAT, FORMAT_WITH_MORE)
    if data["vicus"] not in known and isinstance(data["vicus"], int | str):  # before the fields: another format has others
        raise BadRecord("record-format", found=str(data["vicus"]), known=FORMAT_WITH_MORE)
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as problem:
        raise _named(str(problem)) from None


_PROBLEM = re.compile(
    r"Object contains unknown field `(?P<unknown>.*)`"
    r"|Object missing required field `(?P<missing>\w+)`"
    r"|.* - at `\$\.(?:actions\[(?P<action>\d+)\]|(?P<wrong>\w+).*)`",
    re.DOTALL,
)


def _named(problem: str) -> BadRecord:
    """What msgspec says of a record, by the keys of the catalogue."""
    found = _PROBLEM.fullmatch(problem)
    if found is None:
        return BadRecord("record-not-vicus")
    if found["unknown"] is not None:
        return BadRecord("record-unknown-field", field=found["unknown"])
    if found["action"]:
        return BadRecord("record-action-text", number=int(found["action"]) + 1)
    return BadRecord("record-field", field=found["missing"] or found["wrong"])


def _begin(record: Record) -> Match[Any, Any]:
    from .game import game
    from .match import Match

    try:
        known = game(record.game, None if record.box is UNSET else record.box)
        if record.rules != known.meta.rules_version:
            raise BadRecord("record-rules", found=record.rules, known=known.meta.rules_version)
        options = known.check_options(record.options)
        return Match(known, known.check_players(record.players), known.check_seed(record.seed), options)
    except BadRecord:
        raise
    except VicusError as problem:
        raise BadRecord("record-start", problem=str(problem)) from None


def read_file(file: Path) -> Match[Any, Any]:
    """Replay a record from a file; raises BadRecord, also for a file that cannot be read."""
    return load(read_text(file))


def read_text(file: Path) -> str:
    """What is in a file; raises BadRecord where it cannot be read."""
    try:
        return file.read_text("utf-8-sig")  # some editors begin a file with a mark
    except FileNotFoundError:
        raise BadRecord("record-no-file", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise BadRecord(
            "record-unreadable", file=str(file), problem=getattr(problem, "strerror", None) or str(problem)
        ) from None
