"""A bot in any language: a program that reads a line of JSON and answers with a line of JSON.

To it:   {"type": "hello", "protocol": 1, "game": …, "players": …, "seat": …, "options": …}     once, before its first decision
         {"type": "choose", "view": …, "legal": ["text", …], "seconds": 5.0}
         {"type": "bye"}
From it: {"action": "text"}            one of the legal texts; anything else, or no answer in time, is a fault
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from vicus.core.action import Action
from vicus.core.game import Game
from vicus.errors import BotFault

SECONDS = 5.0
PROTOCOL = 1


class ExternalBot:
    """Started with its first decision; a program that has ended is started anew for the next one."""

    def __init__(self, command: str, game: Game, seed: int | None = None, seconds: float = SECONDS) -> None:
        self._command = shlex.split(command)
        self._game = game
        self._seed = seed
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str | None] = queue.Queue()

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        if self._process is None or self._process.poll() is not None:
            self._start(view)
        self._send({"type": "choose", "view": view, "legal": [action.text for action in legal], "seconds": self._seconds})
        text = self._answer()
        for action in legal:
            if action.text == text:
                return action
        raise BotFault("bot-illegal", bot=self._command[0], answer=str(text))

    def close(self) -> None:
        """Say good-bye, and do not wait long."""
        if self._process is None:
            return
        with suppress(BotFault):
            self._send({"type": "bye"})
        try:
            self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                with suppress(OSError):
                    pipe.close()
        self._process = None

    def _start(self, view: dict[str, Any]) -> None:
        self.close()
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        except OSError as problem:
            raise BotFault("bot-not-started", bot=self._command[0], problem=problem.strerror or str(problem)) from None
        self._answers = queue.Queue()
        assert self._process.stdout
        threading.Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True).start()
        about = {"game": self._game.name, "players": view["players"], "seat": view["viewer"], "seed": self._seed}
        self._send({"type": "hello", "protocol": PROTOCOL, **about})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise BotFault("bot-ended", bot=self._command[0]) from None

    def _answer(self) -> str | None:
        try:
            line = self._answers.get(timeout=self._seconds)
        except queue.Empty:
            assert self._process
            self._process.kill()  # a late answer must not be taken for that to the next question
            raise BotFault("bot-too-slow", bot=self._command[0], seconds=self._seconds) from None
        if line is None:
            raise BotFault("bot-ended", bot=self._command[0])
        try:
            answer = json.loads(line)
            return str(answer["action"])
        except (ValueError, TypeError, KeyError):
            raise BotFault("bot-rubbish", bot=self._command[0], line=line.strip()[:200]) from None


def _read(pipe: IO[str], answers: queue.Queue[str | None]) -> None:
    with suppress(OSError, ValueError):
        for line in pipe:
            answers.put(line)
    answers.put(None)
