"""Servers and their database, made to be broken."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

import psutil

from vicus.testing.postgres import Postgres
from vicus.testing.serving import start

HOOK = Path(__file__).parent / "hook"
GENEROUS = (
    "cost_per_second_per_guest=4000",
    "cost_burst_per_guest=40000",
    "cost_per_second_per_address=100000",
    "cost_burst_per_address=1000000",
    "tables_per_guest=10000",
    "bot_tables_per_guest=1000",
    "bot_tables=1000",
)
"""People here play faster than people."""
FAREWELL = 30.0
"""Seconds within which a process must have gone."""


class Server:
    """A `vicus serve` that can be killed and started again."""

    def __init__(self, stage: Stage, number: int) -> None:
        self.stage = stage
        self.number = number
        self.address = ""
        """None while it does not answer."""
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> psutil.Process:
        assert self._process is not None
        return psutil.Process(self._process.pid)

    async def start(self) -> None:
        """Returns when it answers."""
        self.starts += 1
        log = self.stage.folder / f"server-{self.number}-{self.starts}.log"
        limits = [word for limit in GENEROUS for word in ("--limit", limit)]
        command = [sys.executable, "-m", "vicus", "serve", "--database", self.stage.url, "--no-warm", "--workers", "1", *limits]
        path = os.pathsep.join([str(HOOK), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = os.environ | {"PYTHONPATH": path, "VICUS_FAULTS_CLOCK": str(self.stage.clock)}
        address, self._process = await asyncio.to_thread(start, command, log, environment)
        self.address = address

    def workers(self) -> list[psutil.Process]:
        """The processes in which its bots think, and others that it has started."""
        with suppress(psutil.NoSuchProcess):
            return [child for child in self.process.children() if "spawn_main" in " ".join(child.cmdline())]
        return []

    def kill(self) -> None:
        """With SIGKILL, in the middle of whatever it does."""
        if self._process is not None:
            self.address = ""
            self._process.kill()
            self._process.wait()

    async def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.address = ""
            self._process.terminate()
            try:
                await asyncio.to_thread(self._process.wait, FAREWELL)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    async def health(self) -> int:
        """The status of /health; 0 if nothing answers."""
        return await asyncio.to_thread(self._health)

    def _health(self) -> int:
        try:
            with urllib.request.urlopen(self.address + "health", timeout=20) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as problem:
            return problem.code
        except (OSError, ValueError):
            return 0


class Stage:
    """So many servers on one database: SQLite in `folder`, or a PostgreSQL."""

    def __init__(self, folder: Path, url: str, servers: int = 1, postgres: Postgres | None = None) -> None:
        self.folder = folder
        self.url = url
        self.postgres = postgres
        self.clock = folder / "clock"
        self.servers = [Server(self, number) for number in range(servers)]

    def addresses(self) -> list[str]:
        """Of the servers that answer, as a load balancer knows them."""
        return [server.address for server in self.servers if server.address]

    async def start(self) -> None:
        for server in self.servers:
            await server.start()

    async def stop(self) -> None:
        for server in self.servers:
            await server.stop()

    def set_clock(self, seconds: float) -> None:
        """The servers' clocks are wrong by so much from now on."""
        with tempfile.NamedTemporaryFile("w", dir=self.folder, delete=False) as written:
            written.write(str(seconds))
        os.replace(written.name, self.clock)

    async def is_well(self, well: bool = True, patience: float = 60.0) -> bool:
        """Wait until /health of every server says so."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            found = [await server.health() for server in self.servers if server.address]
            if all((status == 200) == well for status in found):
                return True
            await asyncio.sleep(0.2)
        return False

    def faults_in_logs(self) -> list[str]:
        """Lines of the servers' logs that tell of an exception, each kind once, with how often."""
        found: dict[str, int] = {}
        for log in sorted(self.folder.glob("server-*.log")):
            lines = log.read_text("utf-8", "replace").splitlines()
            for before, line in zip(["", *lines], lines, strict=False):
                if line.startswith("Traceback") or "never retrieved" in line:
                    said = before if line.startswith("Traceback") else line
                    said = " ".join(said.split()[2:])[:1500]
                    found[said] = found.get(said, 0) + 1
        return [f"{many} x {said}" for said, many in found.items()]


async def gone(processes: list[psutil.Process], patience: float = FAREWELL) -> list[psutil.Process]:
    """Those that are still there after a while: nothing may outlive a server that was killed."""
    return (await asyncio.to_thread(psutil.wait_procs, processes, patience))[1]


def send(process: psutil.Process, number: signal.Signals) -> None:
    """A signal, if it is still there."""
    with suppress(psutil.NoSuchProcess):
        process.send_signal(number)
