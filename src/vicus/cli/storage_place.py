"""Where this program keeps a person's games."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """`$VICUS_DATA_DIR`, else a `vicus` folder where the system keeps such things (on Linux `~/.local/share/vicus`).

    Before 0.2 it was the Linux one on every system: where that is there, the games in it are not left behind.
    """
    chosen = os.environ.get("VICUS_DATA_DIR")
    if chosen:
        return Path(chosen)
    earlier = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vicus"
    return earlier if earlier.is_dir() else user_data_path("vicus", appauthor=False)


def own_database() -> str:
    """The URL of this user's database, in a folder that is there."""
    data_folder().mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{data_folder() / 'tables.db'}"
