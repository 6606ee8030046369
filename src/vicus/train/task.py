"""What a machine has to know of a game to learn it: sizes, inputs, kernels. Made where Vicus is installed, as plain data.

The machine with the GPU needs neither Numba nor anything else that Vicus needs, only PyTorch and this folder's code.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vicus.nets.columns import rests
from vicus.nets.inputs import Inputs

if TYPE_CHECKING:
    from vicus.core.game import Game
    from vicus.engine.cuda.step_program import StepProgram
    from vicus.nets.description import Description

FILE, SETTINGS = "task.json", "training.toml"
LOOKED_AT, MARGIN = 512, 16


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
    highest: list[int]
    """By group of inputs: the highest value worth a row of its own, by what was seen in random games."""
    sizes: list[float]
    """By group of inputs: how large its numbers are in random games (the root of their mean square, at least 1)."""
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
        data: dict[str, Any] = json.loads((folder / FILE).read_text())
        turned = {int(players): seats for players, seats in data["turned"].items()}
        changed = {"players": tuple(data["players"]), "inputs": Inputs.from_data(data["inputs"]), "turned": turned}
        return cls(**{**data, **changed})


def task_of(game: Game[Any, Any]) -> Task:
    """With the game's own options; BadOption if it declares no observation."""
    from vicus.bots.judgement import file_of, judgement
    from vicus.nets.description import described

    known = described(game)
    rules, (highest, sizes) = game.engine.rules, seen_in_random_games(game, known)
    return Task(
        game=game.name,
        players=tuple(game.meta.players),
        options=game.encode_options(game.check_options({})),
        actions=game.actions.size,
        inputs=known.inputs,
        turned=known.turned,
        highest=highest,
        sizes=sizes,
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


def seen_in_random_games(game: Game[Any, Any], known: Description) -> tuple[list[int], list[float]]:
    """By group of inputs: twice the highest value in some thousand random games and some more; and how large values are."""
    import numpy as np

    from vicus.core.batch import CLOSER

    inputs, observations = known.inputs, CLOSER if known.closer else True
    rest = rests(inputs)
    highest, squares, looks = rest.copy(), np.zeros(inputs.width), np.zeros(inputs.width)
    for players, places in inputs.places.items():
        batch = game.batch(LOOKED_AT, players=players, seed=1, observations=observations, final=False)
        step, generator, here = batch.reset(), np.random.default_rng(1), np.array(places)
        for _ in range(LOOKED_AT):
            highest[here] = np.maximum(highest[here], step.observation.max(0))
            squares[here] += ((step.observation.astype("f4") - rest[here]) ** 2).mean(0)
            looks[here] += 1
            step = batch.step(step.legal[np.arange(LOOKED_AT), generator.integers(step.n_legal)].astype("i8"))
    bytes_of = [list(group.places()) for group in inputs.groups]
    most = [int(highest[cells].max()) for cells in bytes_of]
    sizes = [float(np.sqrt(squares[cells].sum() / max(1, looks[cells].sum()))) for cells in bytes_of]
    highs = [min(group.high, 2 * high + MARGIN) for group, high in zip(inputs.groups, most, strict=True)]
    return highs, [round(max(1.0, size), 2) for size in sizes]


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
