"""The page without a server behind a plain file server, which can be stopped, and can serve another version."""

from __future__ import annotations

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

LOADING = 120_000
"""Milliseconds until the table is there, on a busy machine."""
BELOW = "/games/vicus/"


class Site:
    """`folder`: what is served now; `missing`: the ends of paths that are not there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.missing: tuple[str, ...] = ()
        self.asked: list[str] = []
        site = self

        class Files(SimpleHTTPRequestHandler):
            def translate_path(self, path: str) -> str:
                site.asked.append(path)
                if not path.startswith(BELOW) or path.endswith(site.missing or ("?",)):
                    return str(site.folder / "nothing")
                self.directory = str(site.folder)
                return super().translate_path("/" + path.removeprefix(BELOW))

            def log_message(self, *about: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}{BELOW}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
