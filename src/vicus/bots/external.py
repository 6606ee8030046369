"""A bot in any language: a program that reads a line of JSON and answers with a line of JSON (docs/bots.md).

To it:   {"type": "hello", "protocol": 1, "game": …, "players": …, "seat": …, "options": …, "box": …}      no answer
         {"type": "choose", "view": …, "legal": ["text", …], "seconds": 5.0}
         {"type": "bye"}                                                                             no answer
From it: {"action": "text"}            one of the legal texts; anything else, or no answer in time, is a fault
"""

from __future__ import annotations

import errno
import json
import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from typing import Any

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.errors import BadOption, BotFault

from .child import ChildProcess, shown

PROTOCOL = 1
SECONDS = 5.0
"""For each decision."""
START_SECONDS = 5.0
"""More for the first one after a start."""
MOST_STARTS = 3
"""A program that has failed so often stays out of the game."""


class ExternalBot:
    """Started with its first decision. One that hangs, ends or writes rubbish is ended, and started anew for the next one."""

    def __init__(self, command: str, game: Game, seed: int | None = None, seconds: float = SECONDS) -> None:
        if sys.platform == "win32":  # whose pipes cannot be waited for, and which knows no process groups
            raise BadOption("bot-not-on-windows", bot=f"cmd:{command}")
        try:
            self._command = shlex.split(command)
        except ValueError as problem:
            raise BadOption("bot-not-found", bot=f"cmd:{command}", problem=str(problem)) from None
        if not self._command:
            raise BadOption("bot-no-command")
        if shutil.which(self._command[0]) is None:
            missing = os.strerror(errno.ENOENT if not os.path.exists(self._command[0]) else errno.EACCES)
            raise BadOption("bot-not-started", bot=f"cmd:{command}", problem=missing)
        self._name = command
        self._game = game
        self._seed = seed
        self._seconds = seconds
        self._program: ChildProcess | None = None
        self._starts = 0

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        """What the program answers; BotFault if it hangs, ends, writes rubbish or names no legal action."""
        question = {"type": "choose", "view": view, "legal": [action.text for action in legal], "seconds": self._seconds}
        try:
            text = self._read(self._ask(question, view))
        except BotFault:
            self._stop()  # a late answer, or the rest of a line, must not be taken for that to the next question
            raise
        for action in legal:
            if action.text == text:
                return action
        raise BotFault("bot-illegal", bot=self._name, answer=shown(text.encode("utf-8", "backslashreplace")))

    def close(self) -> None:
        """Tell it goodbye, and end it if it does not go."""
        if self._program is not None:
            self._program.stop(_line({"type": "bye"}))
            self._program = None

    def _ask(self, question: dict[str, Any], view: dict[str, Any]) -> bytes:
        seconds = self._seconds
        if self._program is None:
            if self._starts == MOST_STARTS:
                raise BotFault("bot-out", bot=self._name, starts=MOST_STARTS)
            self._starts += 1
            seconds += START_SECONDS
            self._program = ChildProcess(self._name, self._command)
            self._program.tell(_line(self._hello(view)), seconds)
        return self._program.ask(_line(question), seconds)

    def _stop(self) -> None:
        if self._program is not None:
            self._program.stop()
            self._program = None

    def _hello(self, view: dict[str, Any]) -> dict[str, Any]:
        box = self._game.box
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game.name,
            "rules": self._game.meta.rules_version,
            "players": view["players"],
            "seat": view["viewer"],
            "options": view["options"],
            "box": {"digest": box.digest, "standard": box.standard, "reconstructed": box.reconstructed},
            "seed": self._seed,
        }

    def _read(self, line: bytes) -> str:
        try:
            answer = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or not isinstance(answer.get("action"), str):
            raise BotFault("bot-rubbish", bot=self._name, line=shown(line))
        return str(answer["action"])


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()
