"""A server as a user starts it, for tests, measurements and pictures."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TRIES = 3
"""A port that was free a moment ago may be somebody else's when the server asks for it."""
PATIENCE = 60.0
"""Seconds that a server may take to answer; a busy machine needs some."""


@contextmanager
def running_server(*options: str, python: str = sys.executable, **environment: str) -> Iterator[tuple[str, Path]]:
    """The address of a `vicus serve` of its own, on a new database, and its log. Any number of them run side by side."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        command = [python, "-m", "vicus", "serve", "--database", f"sqlite:///{folder}/tables.db", *options]
        address, server = start(command, log, os.environ | environment)
        try:
            yield address, log
        finally:
            server.terminate()
            server.wait(timeout=20)


def start(command: list[str], log: Path, environment: dict[str, str]) -> tuple[str, subprocess.Popen[bytes]]:
    """Start `command`, a `vicus serve` with its options, on a free port: its address once it answers, and its process."""
    for _ in range(TRIES):
        port = _free_port()
        with log.open("w", encoding="utf-8") as written:
            server = subprocess.Popen(
                [*command, "--no-browser", "--log-level", "warning", "--port", str(port)],
                stdout=written,
                stderr=subprocess.STDOUT,
                env=environment,
            )
        address = f"http://127.0.0.1:{port}/"
        if _answers(address, server):
            return address, server
    raise RuntimeError(f"the server did not start:\n{log.read_text('utf-8')}")


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    """Wait until the server answers; false if it has ended, or has to be ended because it never does."""
    end = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < end:
        try:
            urllib.request.urlopen(address + "health", timeout=PATIENCE).close()
        except OSError:
            time.sleep(0.1)
        else:
            return server.poll() is None  # else it was somebody else who answered
    server.kill()
    server.wait()
    return False
