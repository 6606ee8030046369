"""Boxes that people bring: read and checked, within limits. Whoever types a box in is told what `--box` would say."""

from __future__ import annotations

import asyncio
from typing import Any

from vicus.core.game import Game, declaration
from vicus.core.game import game as find_game
from vicus.engine.box import parse
from vicus.errors import BadBox, VicusError
from vicus.spec.box_file import written
from vicus.table.answers import BoxChecked
from vicus.table.message_parts import BoxProblem
from vicus.table.refusal import Refused
from vicus.table.requests import CheckBox

from .limits import Limits
from .workers import in_thread

FILE = "box.toml"
"""What a box is called that came without a file's name."""


class OwnBoxes:
    """Reads boxes in a thread, one at a time: they cost some milliseconds each, and are anybody's."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.reading = asyncio.Lock()

    async def game(self, name: str, text: str) -> Game[Any, Any]:
        """A game with a box; raises VicusError, or Refused for one that is too large."""
        self._require_size(text)
        async with self.reading:
            return await in_thread(lambda: find_game(name, parse(text, FILE)))

    async def checked(self, wish: CheckBox) -> BoxChecked:
        """What is wrong with a box, if anything, and how it looks as a file."""
        self._require_size(wish.box)
        try:
            async with self.reading:
                return await in_thread(_checked, wish)
        except VicusError as problem:  # there is no such game
            raise Refused("bad_input", problem.key, **problem.params) from None

    def _require_size(self, text: str) -> None:
        if len(text.encode("utf-8", "surrogatepass")) > self._limits.box_bytes:
            raise Refused("limit", "limit-box-large", most=self._limits.box_bytes)


def _checked(wish: CheckBox) -> BoxChecked:
    spec = declaration(wish.game)
    answer = BoxChecked(wish.game, wish.number, None, [], "")
    try:
        changes = parse(wish.box, FILE)
    except BadBox as problem:
        answer.problem = _told(problem)
        return answer
    data = spec.box.merged(spec.folder, changes)
    try:
        data = spec.box.box(data).data
        answer.changed = spec.box.differing(spec.folder, data)
    except BadBox as problem:
        answer.problem = _told(problem)
    answer.file = written(spec.box.changes(spec.folder, data))
    answer.data = data if wish.whole else None
    return answer


def _told(problem: BadBox) -> BoxProblem:
    return BoxProblem(problem.at, problem.key, problem.params)
