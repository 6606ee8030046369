"""What a machine has to know of a game to learn it: sizes, inputs, kernels. Made where Vicus is installed, as plain data.

The machine with the GPU needs neither Numba nor anything else that Vicus needs, only PyTorch and this folder's code.
"""

from __future__ import annotations

import json
import math
import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from vicus.errors import VicusError
from vicus.nets.inputs import Group, Inputs

if TYPE_CHECKING:
    import numpy as np

    from vicus.core.game import Game
    from vicus.engine.cuda.step_program import StepProgram
    from vicus.nets.description import Description

    Array = np.ndarray[Any, Any]

FILE, SETTINGS = "task.json", "training.toml"
LOOKED_AT, BYTES = 512, 256
RARE = 1e-4
"""Of the looks at a number in random games: values beyond which there are fewer are rare …"""
FURTHER, MARGIN = 1.5, 4
"""… but those who play well get further, by this factor and some more."""


@dataclass(frozen=True)
class Task:
    """A game, as far as learning goes."""

    game: str
    players: tuple[int, ...]
    options: list[int]
    actions: int
    inputs: Inputs
    turned: dict[int, list[list[int]]]
    """By number of players and seat: the id that an action has for a net."""
    lowest: list[int]
    highest: list[int]
    """By group of inputs: the values worth a row of their own, by what was seen in random games."""
    sizes: list[float]
    """By group of inputs: how large its numbers are in random games (the root of their mean square, at least 1)."""
    spread: float
    """How far points of players are apart at the end of random games (the root of the mean square)."""
    weights: list[int]
    """Of the greedy player, none if the game has no judgement …"""
    features: int
    lines: int
    """… and the room that it needs."""
    settings: dict[str, Any]
    """What was found to work for it: the game's `training.toml`, if it has one."""
    closer: bool
    """Whether it is learned from closer looks (`Game.observation`)."""
    facts: dict[str, str]
    """Versions of what was learned: rules, box, observation."""

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_text(json.dumps({**asdict(self), "inputs": self.inputs.to_data()}))

    @classmethod
    def load(cls, folder: Path) -> Task:
        """VicusError for one that another version has prepared."""
        data: dict[str, Any] = json.loads((folder / FILE).read_text())
        if set(data) != {each.name for each in fields(cls)}:
            raise VicusError("train-old-task", folder=str(folder))
        turned = {int(players): seats for players, seats in data["turned"].items()}
        changed = {"players": tuple(data["players"]), "inputs": Inputs.from_data(data["inputs"]), "turned": turned}
        return cls(**{**data, **changed})


def task_of(game: Game[Any, Any]) -> Task:
    """With the game's own options; BadOption if it declares no observation."""
    from vicus.bots.judgement import file_of, judgement
    from vicus.nets.description import described

    known = described(game)
    rules, seen = game.engine.rules, seen_in_random_games(game, known)
    return Task(
        game=game.name,
        players=tuple(game.meta.players),
        options=game.encode_options(game.check_options({})),
        actions=game.actions.size,
        inputs=known.inputs,
        turned=known.turned,
        lowest=seen.lowest,
        highest=seen.highest,
        sizes=seen.sizes,
        spread=seen.spread,
        weights=list(judgement(game.name).weights) if file_of(game.name).exists() else [],
        features=rules.FEATURES,
        lines=rules.LINES,
        settings=_settings(game),
        closer=known.closer,
        facts={"rules": str(game.meta.rules_version), "box": game.box.digest, "observation": known.inputs.digest},
    )


def _settings(game: Game[Any, Any]) -> dict[str, Any]:
    file = game.spec.folder / SETTINGS
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


class Seen(NamedTuple):
    """What random games tell of a game's numbers; the lists have an entry for each group of inputs."""

    lowest: list[int]
    highest: list[int]
    sizes: list[float]
    spread: float


def seen_in_random_games(game: Game[Any, Any], known: Description) -> Seen:
    """By some thousand of them."""
    import numpy as np

    from vicus.core.batch import CLOSER

    inputs, observations = known.inputs, CLOSER if known.closer else True
    seen = np.zeros((inputs.width, BYTES), "i8")
    apart: list[float] = []
    for players, places in inputs.places.items():
        batch = game.batch(LOOKED_AT, players=players, seed=1, observations=observations, final=False)
        step, generator, here = batch.reset(), np.random.default_rng(1), np.array(places)
        cells = np.broadcast_to(here * BYTES, (LOOKED_AT, len(here)))
        for _ in range(LOOKED_AT):
            seen += np.bincount((cells + (step.observation.astype("i4") + BYTES // 2)).ravel(), minlength=seen.size).reshape(
                seen.shape
            )
            step = batch.step(step.legal[np.arange(LOOKED_AT), generator.integers(step.n_legal)].astype("i8"))
            ended = step.scores[step.done]
            apart += list(((ended - ended.mean(1, keepdims=True)) ** 2).mean(1))
    tallies = [seen[list(group.places())].sum(0) for group in inputs.groups]
    ranges = [worth_a_row(group, tally) for group, tally in zip(inputs.groups, tallies, strict=True)]
    return Seen(
        [low for low, _ in ranges],
        [high for _, high in ranges],
        [_size(group, tally) for group, tally in zip(inputs.groups, tallies, strict=True)],
        round(max(1.0, math.sqrt(sum(apart) / max(1, len(apart)))), 2),
    )


def worth_a_row(group: Group, tally: Array) -> tuple[int, int]:
    """The lowest and the highest value with a row of its own. What only names something is never cut off."""
    import numpy as np

    if not group.counts:
        return group.low, group.high
    upto = np.cumsum(tally) / max(1, tally.sum())
    low, high = (int(np.searchsorted(upto, share)) - BYTES // 2 for share in (RARE, 1 - RARE))
    below, above = (math.ceil(FURTHER * max(0, n)) + MARGIN for n in (group.rest - low, high - group.rest))
    return max(group.low, group.rest - below), min(group.high, group.rest + above)


def _size(group: Group, tally: Array) -> float:
    """The root of the mean square, at least 1."""
    import numpy as np

    values = np.arange(BYTES) - BYTES // 2 - group.rest
    return round(max(1.0, math.sqrt(float((tally * values**2).sum() / max(1, tally.sum())))), 2)


def prepare(game: Game[Any, Any], folder: Path) -> Task:
    """Write all that `load` wants on a machine with a GPU: the task, and the kernels as PTX. Compiles for some minutes."""
    from vicus.engine.engines import cuda_training

    found = task_of(game)
    cuda_training(game.name, game.box).save(folder)
    found.save(folder)
    return found


def program(folder: Path) -> StepProgram:
    """The kernels that `prepare` wrote."""
    from vicus.engine.cuda.step_program import StepProgram

    return StepProgram.load(folder)
