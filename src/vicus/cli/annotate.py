"""`vicus annotate`: notes to a game, from text to record and back."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.markup import escape

from vicus.core.record import load, read_text
from vicus.texts import texts

from . import annotating
from .screen import console
from .speech import chosen_language


def run(file: Path, out: Path | None, language: str | None) -> None:
    say = texts(chosen_language(language))
    text = read_text(file)
    if text.lstrip().startswith("{"):
        written = annotating.text_of(load(text))
        if out is None:
            sys.stdout.write(written)
        else:
            out.write_text(written, "utf-8")
        return
    match = annotating.read(text)
    assert match.notes is not None
    found = {"steps": len(match.notes.steps), "actions": len(match.actions)}
    if out is None:
        console.print(say("annotate-fine", **found), soft_wrap=True)
        return
    out.write_text(match.save() + "\n", "utf-8")
    console.print(escape(say("annotate-written", file=str(out), **found)), soft_wrap=True)
