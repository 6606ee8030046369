"""A PostgreSQL server of one's own, for tests and measurements: in a temporary folder, on a socket that nobody else uses.

It is the real one, as it was installed; it ends with whoever has started it.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 60.0
"""Seconds that it may take to start or to end; a busy machine needs some."""
QUICK = {"fsync": "off", "full_page_writes": "off"}
"""For a server whose machine does not fail: nothing waits for the disk. What it has committed outlives its processes."""
DEATH_SIGNAL = 1
"""Linux's PR_SET_PDEATHSIG."""
INSTALL = "PostgreSQL 14 or newer is needed here; on Debian or Ubuntu: sudo apt-get install postgresql"


class PostgresMissing(RuntimeError):
    """It is not installed; the message says what to do."""


def programs() -> Path:
    """The folder with `initdb` and `postgres`: Debian does not put it into PATH."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = [home for home in Path("/usr/lib/postgresql").glob("*/bin") if (home / "initdb").exists()]
    if not versions:
        raise PostgresMissing(INSTALL)
    return max(versions, key=lambda home: int(home.parent.name) if home.parent.name.isdigit() else 0)


def unprivileged() -> pwd.struct_passwd | None:
    """Whom it runs as where this process is root's, which PostgreSQL refuses; none: as oneself."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise PostgresMissing("PostgreSQL does not run as root, and there is no user postgres or nobody here.")


class Postgres:
    """A server that can be stopped, killed and started again on the same data.

    `is_safe`: what it says is written is on disk, as for players; otherwise it is quick. `settings`: more of postgresql.conf.
    """

    def __init__(self, is_safe: bool = False, **settings: str) -> None:
        self._programs = programs()
        self._settings = (QUICK if not is_safe else {}) | settings
        self._user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="vicus-pg-"))  # short: the path of a socket must be
        self._data = self.folder / "data"
        self._server: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        options = ("--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale")
        made = self._program("initdb", *options, "-D", str(self._data), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        told, _ = made.communicate()
        if made.returncode != 0:
            self.remove()
            raise RuntimeError(f"initdb failed:\n{told.decode(errors='replace')}")

    def _program(self, name: str, *arguments: str, **settings: object) -> subprocess.Popen[bytes]:
        who = {} if self._user is None else {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}
        command = [str(self._programs / name), *arguments]
        return subprocess.Popen(command, cwd=self.folder, **who, **settings)  # type: ignore[call-overload,no-any-return]

    @property
    def log(self) -> Path:
        """What the server says."""
        return self.folder / "log"

    @property
    def is_running(self) -> bool:
        """It may have ended by itself: when it cannot write its own log, say."""
        return self._server is not None and self._server.poll() is None

    def url(self, database: str = "postgres") -> str:
        """Of one of its databases, as `vicus serve --database` takes it."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        """Returns when it answers."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder)} | self._settings
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            self._server = self._program(
                "postgres", "-D", str(self._data), *options, stdout=log, stderr=log, start_new_session=True, preexec_fn=_bound()
            )
        self._wait()

    def _wait(self) -> None:
        import psycopg

        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=10).close()
                return
            except psycopg.OperationalError:
                ended = self._server is None or self._server.poll() is not None
                if ended or time.monotonic() > end:
                    self.stop(signal.SIGQUIT)
                    raise RuntimeError(f"PostgreSQL did not start:\n{self.log.read_text(errors='replace')}") from None
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: connections are cut, and all is in order; SIGQUIT: like a crash; SIGTERM: waits until nobody is connected."""
        if self._server is not None:
            if self._server.poll() is None:
                self._server.send_signal(how)
            self._server.wait(PATIENCE)
            self._server = None

    def kill(self) -> None:
        """All its processes at once, in the middle of whatever they do."""
        if self._server is not None:
            for process in (self._server.pid, *_children(self._server.pid)):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            self._server.wait(PATIENCE)
            self._server = None

    def create(self, database: str, template: str = "template1") -> str:
        """A new database, like another one; its URL. Nobody may be connected to the template."""
        self._administer(f'CREATE DATABASE "{database}" TEMPLATE "{template}"')
        return self.url(database)

    def drop(self, database: str) -> None:
        """Whoever is connected to it loses the connection."""
        self._administer(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def _administer(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def remove(self) -> None:
        """It ends, and its data with it."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


def _children(process: int) -> list[int]:
    """Elsewhere than on Linux none: they go by themselves when they notice."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def _bound() -> Callable[[], None] | None:
    """On Linux a server ends with its parent, even if that is killed. It would also end with a thread: not started in one."""
    if sys.platform != "linux" or threading.current_thread() is not threading.main_thread():
        return None
    library = ctypes.CDLL(None)
    return lambda: library.prctl(DEATH_SIGNAL, signal.SIGQUIT)


@contextmanager
def running_postgres(is_safe: bool = False, **settings: str) -> Iterator[Postgres]:
    """A server as long as it is needed. Any number of them run side by side."""
    server = Postgres(is_safe, **settings)
    try:
        server.start()
        yield server
    finally:
        server.remove()
