"""Tables of docs/bots.md that are written by what has been played."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path

from vicus.bots.judgement import judgement
from vicus.engine.net_place import net_mark as mark
from vicus.registry import names
from vicus.texts import texts

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"

Kept = dict[tuple[str, ...], str]
"""Rows that stand there now, by what their command says."""


def rewrite(
    marks: tuple[str, str], heading: str, command: re.Pattern[str], table: Callable[[str, Kept], Iterable[str]]
) -> None:
    """Write what stands between two marks anew: a table for each game, below its title put into the `heading`."""
    begin, end = marks
    before, _, rest = PAGE.read_text("utf-8").partition(begin)
    shown, _, after = rest.partition(end)
    kept = {found.groups(): line for line in shown.splitlines() if (found := command.search(line))}
    lines = []
    for game in names():
        lines += [heading.format(texts("en", game)("title")), "", *table(game, kept), ""]
    PAGE.write_text(f"{before}{begin}\n" + "\n".join(lines) + end + after, "utf-8")


def net_mark(game: str, bots: Iterable[str]) -> str:
    """Which net has played, where one of the bots plays by one; and a digest of what the game says of the search by it."""
    names = list(bots)
    if not any(bot.startswith(("policy", "deep")) for bot in names):
        return ""
    own = judgement(game)
    if not own.deep or not any(bot.startswith("deep") for bot in names):
        return mark(game)
    said = sorted(own.deep.items()), own.weights, own.corrections
    return f"{mark(game)}-{sha256(repr(said).encode()).hexdigest()[:6]}"


def still_holds(line: str, game: str, bots: Iterable[str]) -> bool:
    """Is a row of those who play today? Its mark stands behind the command."""
    _, _, behind = line.rpartition("`")
    return behind.strip(" |") == net_mark(game, bots)
