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


@contextmanager
def running_server(*options: str, **environment: str) -> Iterator[tuple[str, Path]]:
    """The address of a `vicus serve` of its own, on a new database, and its log."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        port = _free_port()
        command = [sys.executable, "-m", "vicus", "serve", "--port", str(port), "--no-browser", "--log-level", "warning"]
        with log.open("w", encoding="utf-8") as written:
            server = subprocess.Popen(
                [*command, "--database", f"sqlite:///{folder}/tables.db", *options],
                stdout=written,
                stderr=subprocess.STDOUT,
                env=os.environ | environment,
            )
        address = f"http://127.0.0.1:{port}/"
        _wait_for(address, server, log)
        try:
            yield address, log
        finally:
            server.terminate()
            server.wait(timeout=20)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(address + "health").close()
            return
        except OSError:
            if server.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text(encoding='utf-8')}")
