"""Where this program keeps a person's games."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """`$VICUS_DATA_DIR`, else a `vicus` folder where the system keeps such things."""
    chosen = os.environ.get("VICUS_DATA_DIR")
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vicus"
    return Path(chosen) if chosen else home
