"""Games that are not finished yet: each is kept in a file of its own after every decision."""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

import vicus
from vicus.core.record import load
from vicus.errors import BadRecord

from .storage_place import data_folder

USUAL = "casual"
"""The level of bots where none was asked for."""


def folder() -> Path:
    return data_folder() / "unfinished"


def new_place() -> Path:
    return folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"


def keep(place: Path, match: vicus.Match, bots: Sequence[str]) -> bool:
    """Write a game down, as a whole or not at all; false if that is not possible here."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = place.with_suffix(".new")
        draft.write_text(json.dumps({"bots": list(bots), "record": match.save()}), "utf-8")
        os.replace(draft, place)
    except OSError:
        return False
    return True


def last() -> tuple[Path, vicus.Match, list[str]]:
    """The game that was played last, where it is kept, and the names of the bots that play along."""
    places = sorted(folder().glob("*.json"), key=lambda place: place.stat().st_mtime) if folder().is_dir() else []
    if not places:
        raise BadRecord("record-none-left")
    try:
        kept = json.loads(places[-1].read_text("utf-8"))
        bots = kept["bots"]  # once only their number was kept
        return places[-1], load(kept["record"]), [USUAL] * bots if isinstance(bots, int) else list(map(str, bots))
    except (OSError, ValueError, KeyError, TypeError):
        raise BadRecord("record-unreadable", file=str(places[-1]), problem="?") from None


def clear(place: Path) -> None:
    """Finished: nothing is left to go on with."""
    place.unlink(missing_ok=True)
