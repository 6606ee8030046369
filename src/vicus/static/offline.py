"""What makes the page without a server one that stays: its version, and the worker that keeps it for use without a network."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import msgspec

WORKER = "sw.js"
INDEX = "index.html"
LATER = "nets"
"""The folder of what may come later: nobody needs it who is here for the first time."""
SOURCE = Path(__file__).parent / "service_worker.js"
HEAD = """\
<link rel="manifest" href="./manifest.webmanifest">
<link rel="apple-touch-icon" href="./touch-180.png">
<meta name="theme-color" content="#efe6d5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191714" media="(prefers-color-scheme: dark)">
"""
"""The colours are `--page` of ui/src/styles/tokens.css."""


def version_of(out: Path, about: bytes) -> str:
    """Of all files and of what the page will be told: another one as soon as anything is different."""
    parts = [f"{path} {_digest(out / path).hex()}" for path in _files(out)]
    return hashlib.sha256("\n".join([*parts, about.decode(), SOURCE.read_text("utf-8")]).encode()).hexdigest()[:12]


def write_worker(out: Path, version: str) -> None:
    """The last file: nothing else may change afterwards."""
    files = [(path, base64.b64encode(_digest(out / path)).decode()) for path in _files(out)]
    at_once = [file for file in files if not _is_later(file[0])]
    later = [file for file in files if _is_later(file[0])]
    about = msgspec.json.encode({"version": version, "files": at_once, "later": later}).decode()
    (out / WORKER).write_text(f"const VERSION = {about}\n{SOURCE.read_text('utf-8')}", "utf-8")


def renamed(folder: Path) -> str:
    """A folder's name with its contents in it."""
    contents = "".join(f"{path} {_digest(folder / path).hex()}\n" for path in _files(folder))
    return folder.rename(f"{folder}-{hashlib.sha256(contents.encode()).hexdigest()[:8]}").name


def _is_later(path: str) -> bool:
    return path.startswith(f"{LATER}/")


def _files(out: Path) -> list[str]:
    return sorted(file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file() and file != out / WORKER)


def _digest(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).digest()
