"""Where compiled rules are kept: one folder for each version of the sources, so that an edit can never meet stale code.

(Numba's own cache looks only at the file of the function itself and misses edits in what it calls.)
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import platform
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

READY = "ready"
LOCK = "lock"
OWN = "own"
"""In the folders of boxes that people have brought to a server."""
OURS = re.compile(
    r"[a-z_]+-(native|checked|planner|planner_checked|stepper|stepper_checked|thinker|thinker_checked|cuda|cuda_stepper"
    r"|wasm|wasm_stepper|wasm_thinker)-[0-9a-f]{16}"
)
"""The names of our folders; whatever else lies beside them is not ours to touch."""
VERSIONED = ("numba", "llvmlite", "numpy", "numba-cuda")


def root() -> Path:
    """`$VICUS_CACHE_DIR`, else a `vicus` folder where the system keeps caches (on Linux `~/.cache/vicus`)."""
    chosen = os.environ.get("VICUS_CACHE_DIR")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path  # not where nothing can be compiled

    return user_cache_path("vicus", appauthor=False)


def fingerprint(sources: Iterable[Path], *extra: str) -> str:
    """A name for exactly these sources, built with exactly these tools."""
    h = hashlib.sha256()
    for file in sorted(sources):  # with its path: Numba's cache knows a source by its place
        h.update(str(file.resolve()).encode() + b"\0" + file.read_bytes() + b"\0")
    versions = [f"{name} {_version(name)}" for name in VERSIONED]
    h.update("\n".join([*extra, *versions, sys.version, platform.machine()]).encode())
    return h.hexdigest()[:16]


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "-"


class Folder:
    """The compiled code of one game on one engine with one box."""

    def __init__(self, name: str) -> None:
        self.path = root() / name

    @property
    def ready(self) -> bool:
        return (self.path / READY).exists()

    @property
    def busy(self) -> bool:
        """Somebody else is compiling right now."""
        if not self.path.exists():
            return False
        from filelock import FileLock, Timeout

        try:
            with FileLock(self.path / LOCK, blocking=False):
                return False
        except Timeout:
            return True

    def mark_ready(self) -> None:
        """Everything is there; the time of the mark is that of the last use."""
        (self.path / READY).write_text("")

    def mark_own(self) -> None:
        """It is somebody's own box: when there are too many of them it goes (`remove_own`)."""
        (self.path / OWN).write_text("")

    def wipe(self) -> None:
        """Damaged: begin anew (whoever calls holds the lock)."""
        for file in self.path.iterdir():
            if file.name != LOCK:
                shutil.rmtree(file) if file.is_dir() else file.unlink()

    @contextmanager
    def lock(self, waiting: Callable[[float], None]) -> Iterator[None]:
        """Hold the folder alone; `waiting(seconds)` is called now and then while another process compiles."""
        from filelock import FileLock, Timeout

        self.path.mkdir(parents=True, exist_ok=True)
        start = time.monotonic()
        lock = FileLock(self.path / LOCK, blocking=False)
        while True:
            try:
                lock.acquire()
                break
            except Timeout:
                waiting(time.monotonic() - start)
                time.sleep(0.1)
        try:
            yield
        finally:
            lock.release()

    def remove_older(self) -> None:
        """Delete folders of the same game and engine that nobody has used for a month."""
        prefix = self.path.name.rsplit("-", 1)[0]
        for other in self.path.parent.glob(f"{prefix}-*"):
            marker = other / READY
            if (
                OURS.fullmatch(other.name)
                and other != self.path
                and marker.exists()
                and time.time() - marker.stat().st_mtime > 30 * 86400
            ):
                shutil.rmtree(other, ignore_errors=True)


def remove_own(most: int) -> set[str]:
    """Delete compiled boxes that people have brought, beyond so many: those not used for longest; returns their names."""
    own = [f for f in root().glob("*-*-*") if OURS.fullmatch(f.name) and (f / OWN).exists() and (f / READY).exists()]
    own.sort(key=lambda folder: (folder / READY).stat().st_mtime, reverse=True)
    for folder in own[most:]:
        shutil.rmtree(folder, ignore_errors=True)
    return {folder.name for folder in own[most:]}


def clear() -> int:
    """Delete everything that was compiled, and nothing else; returns how many folders there were."""
    folders = [f for f in root().glob("*-*-*") if OURS.fullmatch(f.name) and f.is_dir()] if root().exists() else []
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    return len(folders)
