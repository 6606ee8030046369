"""What is handed to the machine that learns."""

import json
from pathlib import Path

import numpy as np
import pytest

import vicus
from vicus.errors import VicusError
from vicus.train.task import FILE, Task, task_of

pytestmark = pytest.mark.compile


@pytest.fixture(scope="module")
def task() -> Task:
    return task_of(vicus.game("bohemian_villages"))


def test_a_task_is_plain_data(task: Task, tmp_path: Path) -> None:
    task.save(tmp_path)
    assert Task.load(tmp_path) == task


def test_a_task_of_another_version_is_refused(task: Task, tmp_path: Path) -> None:
    task.save(tmp_path)
    data = json.loads((tmp_path / FILE).read_text())
    del data["spread"]
    (tmp_path / FILE).write_text(json.dumps(data))
    with pytest.raises(VicusError, match="another version"):
        Task.load(tmp_path)


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
