"""What is handed to the machine that learns."""

from pathlib import Path

import numpy as np
import pytest

import vicus
from vicus.train.task import Task, task_of

pytestmark = pytest.mark.compile


@pytest.fixture(scope="module")
def task() -> Task:
    return task_of(vicus.game("bohemian_villages"))


def test_a_task_is_plain_data(task: Task, tmp_path: Path) -> None:
    task.save(tmp_path)
    assert Task.load(tmp_path) == task


def test_what_is_seen_in_games_has_a_row_of_its_own(task: Task) -> None:
    game = vicus.game("bohemian_villages")
    batch = game.batch(64, players=2, seed=9, final=False, observations="closer")
    step, places = batch.reset(), np.array(task.inputs.places[2])
    generator = np.random.default_rng(9)
    most = np.zeros(task.inputs.width, "i2")
    for _ in range(100):
        most[places] = np.maximum(most[places], step.observation.max(0))
        step = batch.step(step.legal[np.arange(64), generator.integers(step.n_legal)].astype("i8"))
    for group, high in zip(task.inputs.groups, task.highest, strict=True):
        assert max(most[at] for at in group.places()) <= high <= group.high


def test_the_greedy_player_comes_along(task: Task) -> None:
    rules = vicus.game("bohemian_villages").engine.rules
    assert len(task.weights) == 2 * rules.FEATURES
    assert (task.features, task.lines) == (rules.FEATURES, rules.LINES)
