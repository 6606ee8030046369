"""A disk that is full when it shall be: a small file system of its own where this may be mounted, else a limit for files."""

from __future__ import annotations

import resource
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

TINY = 1 << 12
"""Bytes: what writes beyond them has no room."""


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path | None]:
    """A file system of that size; none where it cannot be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="vicus-disk-"))
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0777", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        mounted = False
    try:
        yield folder if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], capture_output=True)
        with suppress(OSError):
            folder.rmdir()


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """No byte is left on that file system meanwhile."""
    file = disk / "full"
    with file.open("wb", buffering=0) as filler:
        for size in (1 << 20, 1 << 12, 1):
            with suppress(OSError):
                while filler.write(b"\0" * size):
                    pass
    try:
        yield
    finally:
        file.unlink()


@contextmanager
def no_room(processes: Sequence[psutil.Process]) -> Iterator[None]:
    """These processes cannot write to files meanwhile: as with a full disk, without one."""
    before = {process.pid: resource.prlimit(process.pid, resource.RLIMIT_FSIZE) for process in processes}
    for pid, (_, hard) in before.items():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (TINY, hard))
    try:
        yield
    finally:
        for pid, limits in before.items():
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
