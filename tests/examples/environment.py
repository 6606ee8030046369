"""A fresh environment into which games are installed as somebody from outside installs them."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


class Environment:
    """A virtual environment that finds what is installed here, Vicus included, but has games of its own."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=False)
        self.python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.folder = folder
        self.variables = os.environ | {"VICUS_DATA_DIR": str(folder / "data"), "LC_ALL": "en_US.UTF-8", "COLUMNS": "120"}
        here = [*site.getsitepackages(), sysconfig.get_path("purelib")]
        lines = [f"import site; site.addsitedir({packages!r})" for packages in dict.fromkeys(here)]
        own = self.check("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
        (Path(own) / "installed_here.pth").write_text("\n".join(lines) + "\n", "utf-8")

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python there."""
        return subprocess.run(
            [str(self.python), *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            cwd=self.folder,
            env=self.variables,
            timeout=240,
        )

    def check(self, *arguments: str, typed: str = "") -> str:
        """The same, if it goes well: what it says."""
        done = self.run(*arguments, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def vicus(self, *arguments: str, typed: str = "") -> str:
        """What a command of Vicus says."""
        return self.check("-m", "vicus", *arguments, typed=typed)

    def install(self, package: Path) -> None:
        """`pip install`, without looking anywhere outside for what is here already."""
        quiet = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
        pip = subprocess.run(
            [sys.executable, "-m", "pip", "--python", str(self.python), "install", *quiet, str(package)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert pip.returncode == 0, pip.stdout + pip.stderr
