"""The net that somebody goes on from."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from vicus.errors import VicusError
from vicus.nets import fractions

if TYPE_CHECKING:
    from vicus.nets.float_net import FloatNet

    from .task import Task

DIGEST = 16


class Start(NamedTuple):
    """The weights to begin with, and a digest of their file: what was learned is repeated by it."""

    net: FloatNet
    digest: str


def start_from(task: Task, file: Path) -> Start:
    """VicusError for a net of another game, or of another observation."""
    net, observation = fractions.read(file)
    if observation != task.inputs.digest:
        raise VicusError("net-observation", name=task.game, digest=task.inputs.digest, other=observation)
    net.check(task.inputs, task.actions)
    return Start(net, hashlib.sha256(file.read_bytes()).hexdigest()[:DIGEST])
