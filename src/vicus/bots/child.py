"""A program that is asked by a line and answers with a line. Whatever it does, asking ends in time and takes little memory."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress

from vicus.errors import BotFault

LONGEST = 1 << 16
"""Bytes of an answer; who writes more without ending the line is not read any further."""
LAST_WORDS = 150
"""Characters of what it wrote to stderr last, for the message that it has ended."""
CHUNK = 1 << 16
PATIENCE = 1.0
"""Seconds in which it may end by itself."""

_running: set[int] = set()
"""Process groups of programs that have not been stopped."""


def end_all() -> None:
    """Whoever started them is about to end, and they would go on without it."""
    for group in list(_running):
        _end(group)


def _end(group: int) -> None:
    with suppress(OSError):
        os.killpg(group, signal.SIGKILL)


class ChildProcess:
    """Its pipes are looked at only while it is asked: what it writes at other times waits there, and then so does it.

    It has a process group of its own, so that what it starts ends with it.
    """

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self._name = name
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            raise BotFault("bot-not-started", bot=name, problem=getattr(problem, "strerror", None) or str(problem)) from None
        _running.add(self._process.pid)
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._stdin, self._stdout, self._stderr = self._process.stdin, self._process.stdout, self._process.stderr
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._answer = b""
        self._complaint = b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line that it writes, without its end; blank ones are none. BotFault if none comes in time.

        Any fault leaves it in a state in which it must be stopped.
        """
        self._read_complaint()
        self._read_answer()
        if self._answer:  # said without being asked: it would be taken for the answer to this question
            raise self._rubbish()
        self._exchange(line + b"\n", seconds)
        answer, _, rest = self._answer.partition(b"\n")
        self._answer = rest.lstrip()
        return answer

    def tell(self, line: bytes, seconds: float) -> None:
        """A line that wants no answer."""
        self._exchange(line + b"\n", seconds, answered=False)

    def stop(self, farewell: bytes = b"") -> None:
        """It may end by itself after a farewell, for a moment; then it is ended."""
        if farewell:
            with suppress(BotFault):
                self.tell(farewell, PATIENCE)
        with suppress(OSError):
            self._stdin.close()
        if farewell:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
        _end(self._process.pid)  # also what it has started and left behind
        _running.discard(self._process.pid)
        self._process.wait()
        self._stdout.close()
        self._stderr.close()

    def _exchange(self, question: bytes, seconds: float, answered: bool = True) -> None:
        """Write and read at the same time: a program that does not read must not block the one that asks."""
        end = time.monotonic() + seconds
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._stdin, selectors.EVENT_WRITE)
            for pipe in (self._stdout, self._stderr):
                pipes.register(pipe, selectors.EVENT_READ)
            while question or (answered and b"\n" not in self._answer):
                ready = pipes.select(max(0.0, end - time.monotonic()))
                if time.monotonic() >= end:
                    raise BotFault("bot-too-slow", bot=self._name, seconds=f"{seconds:g}")
                for key, _ in ready:
                    if key.fileobj is self._stdin:
                        question = self._write(question)
                        if not question:
                            pipes.unregister(self._stdin)
                    elif key.fileobj is self._stderr:
                        if not self._read_complaint():
                            pipes.unregister(self._stderr)
                    elif not self._read_answer():
                        raise self._ended()

    def _write(self, question: bytes) -> bytes:
        try:
            return question[os.write(self._stdin.fileno(), question[:CHUNK]) :]
        except BlockingIOError:
            return question
        except OSError:
            raise self._ended() from None

    def _read_answer(self) -> bool:
        """False at the end of what it will ever write."""
        try:
            some = os.read(self._stdout.fileno(), CHUNK)
        except BlockingIOError:
            return True
        self._answer = (self._answer + some).lstrip()  # blank lines are skipped
        if len(self._answer) > LONGEST:
            raise self._rubbish()
        return bool(some)

    def _read_complaint(self) -> bool:
        try:
            some = os.read(self._stderr.fileno(), CHUNK)
        except BlockingIOError:
            return True
        self._complaint = (self._complaint + some)[-CHUNK:]
        return bool(some)

    def _rubbish(self) -> BotFault:
        return BotFault("bot-rubbish", bot=self._name, line=shown(self._answer))

    def _ended(self) -> BotFault:
        while self._complaint_comes():
            pass
        words = shown(self._complaint, LAST_WORDS)
        return BotFault("bot-ended-saying", bot=self._name, words=words) if words else BotFault("bot-ended", bot=self._name)

    def _complaint_comes(self) -> bool:
        """More of its last words; a child that it left behind may keep the pipe open, so nobody waits for its end."""
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._stderr, selectors.EVENT_READ)
            return bool(pipes.select(0.05)) and len(self._complaint) < CHUNK and self._read_complaint()


def shown(text: bytes, longest: int = 190) -> str:
    """The end of what a program wrote, on one line and in letters that any terminal can take.

    >>> shown(b"Traceback:\\n  no such file", longest=12)
    'no such file'
    """
    words = " ".join(text.decode("utf-8", "backslashreplace").split())
    return "".join(c if c.isprintable() else "?" for c in words)[-longest:]
