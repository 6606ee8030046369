"""The session in docs/protocol.md is what is said."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from vicus.table import changes

PROTOCOL = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
SESSION = re.search(r"^## A session\n.*?```\n(.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL | re.MULTILINE)[1]


def read(text: str) -> Any:
    """A message of the docs, without what is left out there."""
    return json.loads(re.sub(r"(, )?…", "", text))


def agrees(written: Any, said: Any) -> bool:
    """Is what is written there said? There may be more of it."""
    if isinstance(written, dict):
        return isinstance(said, dict) and all(key in said and agrees(value, said[key]) for key, value in written.items())
    if isinstance(written, list) and written and isinstance(written[0], dict):
        return len(written) <= len(said) and all(map(agrees, written, said))
    return written == said


def test_the_session_in_the_docs_is_what_is_said(visit, monkeypatch):
    monkeypatch.setattr(changes.secrets, "randbits", lambda bits: 7)
    monkeypatch.setattr(changes, "new_table_id", lambda: "hX3vQ0bTzW8k")
    monkeypatch.setattr(changes, "new_table_name", lambda: "amber-mill")
    page = visit()
    lines = SESSION.splitlines()
    assert len(lines) > 10
    for line in lines:
        message = read(line[2:])
        if line.startswith("> "):
            page.send(message.pop("type"), **message)
            continue
        said = page.answer(message["type"])
        while said["type"] == "table" and said["number"] < message["number"]:  # shown again: who is there, say
            said = page.answer("table")
        assert agrees(message, said), (message, said)
