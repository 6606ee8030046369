"""What a run needs to go on: weights, the optimiser's memory, former selves, where it stands. Written beside, then renamed."""

from __future__ import annotations

import json
import os
import pickle
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from vicus.errors import VicusError

FILE, NET, META = "checkpoint.pt", "net.npz", "run.json"


@dataclass
class Progress:
    """Where a run stands, and what was measured on the way."""

    iteration: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Of learning and playing; evaluations are not counted."""
    curve: list[dict[str, Any]] = field(default_factory=list)


def save(folder: Path, name: str, state: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / f"{name}.new"
    torch.save(state, beside)
    os.replace(beside, folder / name)


def load(folder: Path, device: str) -> dict[str, Any] | None:
    """None if there is nothing to go on with."""
    file = folder / FILE
    if not file.exists():
        return None
    try:
        found: dict[str, Any] = torch.load(file, map_location=device, weights_only=True)
    except (RuntimeError, EOFError, pickle.UnpicklingError) as problem:
        raise VicusError("train-damaged", file=str(file)) from problem
    return found


def write_net(folder: Path, arrays: dict[str, Any], meta: dict[str, Any]) -> None:
    """The weights as plain numbers, for `python -m vicus.nets.make`; and how they came about."""
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / f"{NET}.new.npz"
    np.savez(beside, **{name: value.astype("f4") for name, value in arrays.items()}, meta=json.dumps(meta))
    os.replace(beside, folder / NET)
    (folder / f"{META}.new").write_text(json.dumps(meta, indent=1))
    os.replace(folder / f"{META}.new", folder / META)
