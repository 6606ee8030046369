"""A bot in any language: a program that reads a line of JSON and answers with a line of JSON (docs/bots.md).

To it:   {"type": "hello", "protocol": 1, "game": …, "players": …, "seat": …, "options": …, "box": …, "offers": …}   no answer
         {"type": "choose", "view": …, "legal": ["text", …], "seconds": 5.0}
         {"type": "bye"}                                                                                     no answer
From it: {"action": "text"}            one of the legal texts; anything else, or no answer in time, is a fault
         {"want": ["events", …]}       once, instead of the first answer: the same question comes again with these in it
"""

from __future__ import annotations

import errno
import json
import os
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from vicus.core.action import Action, Score
from vicus.core.game import Game
from vicus.errors import BadOption, BotFault

from .child import ChildProcess, shown
from .info import Info

PROTOCOL = 1
SECONDS = 5.0
"""For each decision."""
START_SECONDS = 5.0
"""More for the first one after a start."""
MOST_STARTS = 3
"""A program that has failed so often stays out of the game."""
OFFERS = ("preview", "scores", "events")
"""What a program can ask for: see `Info`."""


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
        self._wants: tuple[str, ...] | None = None
        """What the program that runs has asked for; None as long as it may."""
        self._result: dict[str, Any] = {}

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: they start the program anew, with their next decision."""
        return {**self.__dict__, "_program": None, "_starts": 0, "_wants": None}

    def choose(self, view: dict[str, Any], legal: Sequence[Action], info: Info | None = None) -> Action:
        """What the program answers; BotFault if it hangs, ends, writes rubbish or names no legal action."""
        info = info or Info(self._game, view, legal)
        try:
            text = self._answer(info)
        except BotFault:
            self._stop()  # a late answer, or the rest of a line, must not be taken for that to the next question
            raise
        for action in legal:
            if action.text == text:
                return action
        raise BotFault("bot-illegal", bot=self._name, answer=shown(text.encode("utf-8", "backslashreplace")))

    def game_over(self, scores: Sequence[Score], winners: Sequence[int]) -> None:
        """It is told of it with the goodbye."""
        self._result = {"scores": [_plain_score(score) for score in scores], "winners": list(winners)}

    def close(self) -> None:
        """Tell it goodbye, and end it if it does not go."""
        if self._program is not None:
            self._program.stop(_line({"type": "bye", **self._result}))
            self._program = None

    def _answer(self, info: Info) -> str:
        """The text of an action, after what the program wants to know has been told."""
        line = self._ask(self._question(info), info.view)
        if self._wants is None:
            self._wants = self._wish(line)
            if self._wants:
                line = self._ask(self._question(info), info.view)
        return self._read(line)

    def _question(self, info: Info) -> dict[str, Any]:
        legal = [action.text for action in info.legal]
        question = {"type": "choose", "view": info.view, "legal": legal, "seconds": self._seconds}
        return question | {name: _plain(info, name) for name in self._wants or ()}

    def _wish(self, line: bytes) -> tuple[str, ...]:
        """What an answer asks for; nothing if it is another one."""
        answer = _decoded(line)
        wanted = answer.get("want") if isinstance(answer, dict) else None
        if not isinstance(wanted, list) or not wanted or not all(name in OFFERS for name in wanted):
            return ()
        return tuple(name for name in OFFERS if name in wanted)

    def _ask(self, question: dict[str, Any], view: Mapping[str, Any]) -> bytes:
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
            self._program = self._wants = None

    def _hello(self, view: Mapping[str, Any]) -> dict[str, Any]:
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
            "offers": list(OFFERS),
        }

    def _read(self, line: bytes) -> str:
        answer = _decoded(line)
        if not isinstance(answer, dict) or not isinstance(answer.get("action"), str):
            raise BotFault("bot-rubbish", bot=self._name, line=shown(line))
        return str(answer["action"])


def _decoded(line: bytes) -> Any:
    try:
        return json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None


def _plain(info: Info, name: str) -> Any:
    """A part of what a bot may know, as it is written."""
    if name == "preview":
        return info.preview
    if name == "scores":
        return [_plain_score(score) for score in info.scores]
    return [{"kind": event.kind, "params": event.params} for event in info.events]


def _plain_score(score: Score) -> dict[str, Any]:
    return {"total": score.total, "lines": dict(score.lines)}


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()
