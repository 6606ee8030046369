"""The server that is measured: started for it, or one that runs already; what it uses of the machine."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import psutil

from vicus.testing.serving import start

FAREWELL = 20.0
"""Seconds that a server has for going."""


@dataclass(frozen=True)
class Hosting:
    """Which server is measured, and how it is started."""

    address: str | None = None
    """Of one that runs already."""
    database: str | None = None
    """Else SQLite in a new folder."""
    limits: Sequence[str] = ()
    """NAME=VALUE, for `--limit` of the server."""
    serve: Sequence[str] = ()
    """Other options of `vicus serve`."""


@dataclass
class Served:
    """A server that answers."""

    address: str
    process: psutil.Process
    log: Path | None = None
    started_in: float = 0.0
    """Seconds from starting the process to its first answer."""

    def log_bytes(self) -> int:
        return self.log.stat().st_size if self.log is not None else 0


@contextlib.contextmanager
def served(hosting: Hosting, warm: str = "", files: int | None = None) -> Iterator[Served]:
    """The server that was asked for.

    `warm`: the bots of this game are compiled before it starts; `files`: so many may be open at a time, unless it sees to that
    itself; else as many as here.
    """
    if hosting.address is not None:
        address = hosting.address.rstrip("/") + "/"
        yield Served(address, listening(urlsplit(address).port or 80))
        return
    if warm:
        subprocess.run([sys.executable, "-m", "vicus", "warm", warm], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(prefix="vicus-load-") as folder:
        database = hosting.database or f"sqlite:///{folder}/tables.db"
        log = Path(folder) / "server.log"
        options = [*(word for limit in hosting.limits for word in ("--limit", limit)), *hosting.serve]
        command = [sys.executable, "-m", "vicus", "serve", "--database", database, "--no-warm", *options]
        begin = time.perf_counter()
        with _files(files):
            address, server = start(command, log, dict(os.environ))
        process = psutil.Process(server.pid)
        try:
            yield Served(address, process, log, time.perf_counter() - begin)
        finally:
            _stop(server, process)


@contextlib.contextmanager
def _files(most: int | None) -> Iterator[None]:
    """Processes that are started meanwhile may have so many files open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft if most is None else min(most, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def _stop(server: subprocess.Popen[bytes], process: psutil.Process) -> None:
    """A server that was attacked may be too busy to hear that it shall go."""
    family = process.children(recursive=True)
    server.terminate()
    try:
        server.wait(timeout=FAREWELL)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
    for child in family:
        with contextlib.suppress(psutil.NoSuchProcess):
            child.kill()


def listening(port: int) -> psutil.Process:
    """The process that listens on a port of this machine."""
    for found in psutil.net_connections("tcp"):
        if found.status == psutil.CONN_LISTEN and found.laddr.port == port and found.pid:
            return psutil.Process(found.pid)
    raise SystemExit(f"no process of this machine listens on port {port}: its CPU time and memory cannot be read")


@dataclass
class Usage:
    """CPU time and memory of servers, of their children (bots think there), of this generator and of everybody else on the
    machine, from `begin` on."""

    servers: Sequence[Served]
    start: float = 0.0
    _server: float = 0.0
    _children: float = 0.0
    _generator: float = 0.0
    _machine: float = 0.0
    seconds: float = 0.0
    server: float = 0.0
    """Seconds of CPU time of the servers, and so on."""
    children: float = 0.0
    generator: float = 0.0
    others: float = 0.0
    rss: int = field(default=0)
    """Bytes of the servers' memory at the end."""

    def begin(self) -> None:
        self.start = time.perf_counter()
        self._server, self._children, self._generator = self._now()
        self._machine = busy()

    def end(self) -> None:
        self.seconds = time.perf_counter() - self.start
        server, children, generator = self._now()
        self.server, self.children = server - self._server, max(0.0, children - self._children)
        self.generator = generator - self._generator
        self.others = max(0.0, busy() - self._machine - self.server - self.children - self.generator)
        self.rss = sum(rss(served.process) for served in self.servers)

    def _now(self) -> tuple[float, float, float]:
        children = [child for served in self.servers for child in served.process.children(recursive=True)]
        return sum(cpu(served.process) for served in self.servers), sum(map(cpu, children)), time.process_time()


def busy() -> float:
    """Seconds of CPU time that the machine has given to anybody, or taken away for other machines."""
    times = psutil.cpu_times()
    return float(sum(times[:8]) - times.idle - times.iowait)


def cpu(process: psutil.Process) -> float:
    """Seconds of CPU time; 0 if it has gone."""
    try:
        times = process.cpu_times()
    except psutil.NoSuchProcess:
        return 0.0
    return float(times.user + times.system)


def rss(process: psutil.Process) -> int:
    """Bytes of memory; 0 if it has gone."""
    try:
        return int(process.memory_info().rss)
    except psutil.NoSuchProcess:
        return 0
