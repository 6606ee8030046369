"""Where a game keeps its net (`vicus.nets`), if it has one: its code is compiled ahead of need, too."""

from __future__ import annotations

import hashlib
from pathlib import Path

from vicus import registry

NAME = "net.npz"
MARK_BYTES = 3


def net_place(game: str) -> Path:
    """The file, whether it is there or not."""
    return registry.folder(game) / NAME


def has_net(game: str) -> bool:
    """Whether a net comes with the game."""
    return net_place(game).is_file()


def net_mark(game: str) -> str:
    """By what a game's net is told from others that it had or will have: what was measured of one says nothing of another."""
    return hashlib.blake2b(net_place(game).read_bytes(), digest_size=MARK_BYTES).hexdigest()
