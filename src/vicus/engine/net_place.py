"""Where a game keeps its net (`vicus.nets`), if it has one: its code is compiled ahead of need, too."""

from __future__ import annotations

from pathlib import Path

from vicus import registry

NAME = "net.npz"


def net_place(game: str) -> Path:
    """The file, whether it is there or not."""
    return registry.folder(game) / NAME


def has_net(game: str) -> bool:
    """Whether a net comes with the game."""
    return net_place(game).is_file()
