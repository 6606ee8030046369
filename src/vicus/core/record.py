"""Records: a match as text that anybody can replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from vicus.errors import BadRecord, IllegalAction, UnknownAction, VicusError

if TYPE_CHECKING:
    from .match import Match

FORMAT = 1
FIELDS = {
    "vicus": int,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "seed": int,
    "actions": list,
    "digest": str,
}


def save(match: Match[Any, Any]) -> str:
    game = match.game
    record: dict[str, Any] = {
        "vicus": FORMAT,
        "game": game.name,
        "rules": game.meta.rules_version,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "actions": [action.text for action in match.actions],
        "digest": digest(match),
    }
    if not game.box.standard:
        record["box"] = game.box.data
    return json.dumps(record, indent=1, ensure_ascii=False)


def digest(match: Match[Any, Any]) -> str:
    """A fingerprint of the position; a replay must arrive at the same one. A held turn counts as handed on."""
    state = match.state
    if match.held:
        state = state.copy()
        match.game.engine.play.settle(state, [0] * match.game.engine.rules.MAX_LEGAL)
    return f"{match.game.engine.fields.digest(state):016x}"


def load(text: str) -> Match[Any, Any]:
    """Replay a record; raises BadRecord, with the reason, for anything that is not one of this version."""
    record = _parse(text)
    match = _begin(record)
    for number, action in enumerate(record["actions"], 1):
        try:
            match.replay(action)
        except (IllegalAction, UnknownAction) as problem:
            raise BadRecord("record-action", number=number, action=str(action), problem=str(problem)) from None
    while digest(match) != record["digest"]:
        if not match.answer_alone():
            raise BadRecord("record-digest")
    return match


def _parse(text: str) -> dict[str, Any]:
    try:
        record = msgspec.json.decode(text)  # unlike json.loads it takes no half of a surrogate pair
    except (ValueError, RecursionError):
        raise BadRecord("record-not-json") from None
    if not isinstance(record, dict) or "vicus" not in record:
        raise BadRecord("record-not-vicus")
    if record["vicus"] != FORMAT:
        raise BadRecord("record-format", found=str(record["vicus"]), known=FORMAT)
    _check_fields(record)
    return record


def _check_fields(record: dict[str, Any]) -> None:
    for field, kind in FIELDS.items():
        if type(record.get(field)) is not kind:
            raise BadRecord("record-field", field=field)
    for field in record:
        if field not in FIELDS and field != "box":
            raise BadRecord("record-unknown-field", field=field)
    if not isinstance(record.get("box", {}), dict):
        raise BadRecord("record-field", field="box")
    for number, action in enumerate(record["actions"], 1):
        if not isinstance(action, str):
            raise BadRecord("record-action-text", number=number)


def _begin(record: dict[str, Any]) -> Match[Any, Any]:
    from .game import game
    from .match import Match

    try:
        known = game(record["game"], record.get("box"))
        if record["rules"] != known.meta.rules_version:
            raise BadRecord("record-rules", found=record["rules"], known=known.meta.rules_version)
        options = known.check_options(record["options"])
        return Match(known, known.check_players(record["players"]), known.check_seed(record["seed"]), options)
    except BadRecord:
        raise
    except VicusError as problem:
        raise BadRecord("record-start", problem=str(problem)) from None


def read_file(file: Path) -> Match[Any, Any]:
    """Replay a record from a file."""
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        raise BadRecord("record-no-file", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise BadRecord(
            "record-unreadable", file=str(file), problem=getattr(problem, "strerror", None) or str(problem)
        ) from None
    return load(text)
