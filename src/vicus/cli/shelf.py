"""Games that are not finished yet: each is kept in a file of its own after every decision."""

from __future__ import annotations

import json
import os
import secrets
import time
from pathlib import Path

import vicus
from vicus.core.record import load
from vicus.errors import BadRecord

from .storage_place import data_folder


def folder() -> Path:
    return data_folder() / "unfinished"


def new_place() -> Path:
    return folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"


def keep(place: Path, match: vicus.Match, bots: int) -> bool:
    """Write a game down, as a whole or not at all; false if that is not possible here."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = place.with_suffix(".new")
        draft.write_text(json.dumps({"bots": bots, "record": match.save()}), "utf-8")
        os.replace(draft, place)
    except OSError:
        return False
    return True


def last() -> tuple[Path, vicus.Match, int]:
    """The game that was played last, where it is kept, and how many bots play along."""
    places = sorted(folder().glob("*.json"), key=lambda place: place.stat().st_mtime) if folder().is_dir() else []
    if not places:
        raise BadRecord("record-none-left")
    try:
        kept = json.loads(places[-1].read_text("utf-8"))
        return places[-1], load(kept["record"]), int(kept["bots"])
    except (OSError, ValueError, KeyError, TypeError):
        raise BadRecord("record-unreadable", file=str(places[-1]), problem="?") from None


def clear(place: Path) -> None:
    """Finished: nothing is left to go on with."""
    place.unlink(missing_ok=True)
