"""The games of a contest as records, one file each: to be opened in the page, replayed, looked back at."""

from __future__ import annotations

import json
import re
from pathlib import Path

from vicus.core.match import Match
from vicus.core.people import LONGEST_LEVEL, About, Person
from vicus.errors import BadRecord

from .contest import Plan
from .contest_file import head
from .report import labels
from .schedule import Pairing

CONTEST = "contest.json"
"""Says which contest the games of a folder are of."""


class RecordFolder:
    """A folder with a file for each game, `000017.json`. One with anything but games of this contest is refused, and left."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder, self._names = folder, labels(tuple(shown(name) for name in plan.bots))
        about = json.dumps(head(plan), ensure_ascii=False) + "\n"
        folder.mkdir(parents=True, exist_ok=True)
        known = folder / CONTEST
        if any(folder.iterdir()) and (not known.is_file() or known.read_text("utf-8") != about):
            raise BadRecord("arena-records-folder", folder=str(folder))
        known.write_text(about, "utf-8")

    def file_of(self, number: int) -> Path:
        """Where a game is, or will be."""
        return self._folder / f"{number:06d}.json"

    def keep(self, pairing: Pairing, match: Match) -> None:
        """Write a game down, with the bots' names at its seats."""
        names = [self._names[which] for which in pairing.seats]
        match.about = About([Person(name, name[:LONGEST_LEVEL]) for name in names])
        file = self.file_of(pairing.number)
        unfinished = file.with_suffix(".part")
        unfinished.write_text(match.save() + "\n", "utf-8")
        unfinished.replace(file)


def shown(name: str) -> str:
    """The name of a bot for others to see: records are shared, and a command or a path is nobody else's business.

    >>> shown("cmd@2s:/home/me/bot --key 5"), shown("greedy/judgement=/home/me/mine.toml")
    ('cmd:bot', 'greedy/mine.toml')
    """
    if command := re.fullmatch(r"cmd(?:@[\d.]+s)?:\s*(\S+).*", name, re.DOTALL):
        return f"cmd:{Path(command[1]).name}"
    plain, _, file = name.partition("/judgement=")
    return f"{plain}/{Path(file).name}" if file else plain
