"""The console, waiting for the compiler, and writing figures to a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from vicus.engine.engines import Waiting
from vicus.texts import Texts

console = Console(highlight=False, emoji=False)  # cmd:cat: is no animal
errors = Console(stderr=True, highlight=False, emoji=False)

WAITS = {"compile": "engine-compiling", "other": "engine-other-compiling"}


@contextmanager
def waiting_line(say: Texts, title: str) -> Iterator[Waiting]:
    """A line on the terminal while rules are compiled, here or by another process."""
    with errors.status("") as status:
        status.stop()
        shown: list[str] = []

        def waiting(what: str, seconds: float) -> None:
            if what not in shown:
                shown.append(what)
                status.update(say(WAITS[what], title=title))
                status.start()
                if not errors.is_terminal:
                    errors.print(say(WAITS[what], title=title))

        yield waiting


def write_json(file: Path | None, figures: dict[str, Any], say: Texts) -> None:
    if file is not None:
        file.write_text(json.dumps(figures, indent=1) + "\n")
        errors.print(escape(say("written-to", file=str(file))), soft_wrap=True)


def require_writable(file: Path | None) -> None:
    """Whoever waits for figures learns at once, not afterwards, that they cannot be written. Raises `OSError`."""
    if file is not None:
        is_new = not file.exists()
        file.open("a").close()
        if is_new:
            file.unlink()
