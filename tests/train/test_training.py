"""Learning itself, where PyTorch is installed: small nets on the processor."""

import json
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vicus
from vicus.errors import VicusError
from vicus.nets.float_net import FloatNet
from vicus.train.__main__ import main
from vicus.train.settings import Settings
from vicus.train.task import Task, task_of

torch = pytest.importorskip("torch")
torch.set_num_threads(1)  # beside busy programs, threads that wait for each other take a hundred times as long

pytestmark = pytest.mark.compile

SMALL = Settings(hidden=32, blocks=1, learned=4, games=128, steps=16, minibatch=1024, rate=3e-3, past=0.25, keep_every=5)


@pytest.fixture(scope="module")
def task() -> Task:
    """Against random players: the greedy one is far away."""
    return replace(task_of(vicus.game("bohemian_villages")), weights=[])


def training(task: Task, out: Path, settings: Settings = SMALL, players: tuple[int, ...] = (2,)) -> Any:
    from vicus.train.training import Training

    return Training(task, settings, out, None, players)


def nothing(_: dict[str, Any]) -> None:
    pass


def test_it_learns(task: Task, tmp_path: Path) -> None:
    run = training(task, tmp_path)
    (before,) = run.strengths(128)
    run.run(seconds=1, iterations=25, every=1e9, tell=nothing, games=128)
    (after,) = run.strengths(128)
    assert after.wins > 0.7 > before.wins


def test_the_same_seed_gives_the_same_start(task: Task, tmp_path: Path) -> None:
    first, again, other = (
        training(task, tmp_path / name, replace(SMALL, seed=seed)) for name, seed in (("a", 5), ("b", 5), ("c", 6))
    )
    for run in (first, again, other):
        run.run(seconds=1, iterations=2, every=1e9, tell=nothing, games=16)
    one, two, three = (run.net.arrays() for run in (first, again, other))
    assert all((one[name] == two[name]).all() for name in one)
    assert not (one["policy"] == three["policy"]).all()


def test_what_was_broken_off_goes_on(task: Task, tmp_path: Path) -> None:
    first = training(task, tmp_path)
    first.run(seconds=1, iterations=3, every=1e9, tell=nothing, games=16)
    again = training(task, tmp_path)
    assert again.progress == first.progress
    assert all((value == again.net.arrays()[name]).all() for name, value in first.net.arrays().items())
    again.run(seconds=1, iterations=4, every=1e9, tell=nothing, games=16)
    assert again.progress.iteration == 4


def test_what_was_learned_until_ctrl_c_is_kept(task: Task, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = training(task, tmp_path)
    iterate = first._iterate

    def interrupted(part: float) -> Any:
        if first.progress.iteration == 1:
            signal.raise_signal(signal.SIGINT)
        return iterate(part)

    monkeypatch.setattr(first, "_iterate", interrupted)
    with pytest.raises(KeyboardInterrupt):
        first.run(seconds=60, iterations=9, every=1e9, tell=nothing, games=16)
    again = training(task, tmp_path)
    assert again.progress.iteration == 2  # the lesson that was under way is whole
    assert all((value == again.net.arrays()[name]).all() for name, value in first.net.arrays().items())


def test_who_cannot_wait_presses_ctrl_c_twice(task: Task, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = training(task, tmp_path)

    def twice(_: float) -> Any:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("it went on")

    monkeypatch.setattr(run, "_iterate", twice)
    with pytest.raises(KeyboardInterrupt):
        run.run(seconds=60, iterations=9, every=1e9, tell=nothing, games=16)
    assert list(tmp_path.iterdir()) == []


def test_a_processor_learns_with_fewer_games(task: Task, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    task.save(tmp_path / "task")
    order = [str(tmp_path / "task"), "--out", str(tmp_path / "out"), "--device", "cpu", "--iterations", "1"]
    main([*order, "--players", "2", "--hidden", "8", "--blocks", "0", "--steps", "2", "--evaluation-games", "2"])
    assert json.loads(capsys.readouterr().out)["iteration"] == 1
    settings = json.loads((tmp_path / "out" / "run.json").read_text())["settings"]
    assert (settings["games"], settings["minibatch"], settings["hidden"]) == (256, 1024, 8)


def test_another_run_in_the_same_folder_is_refused_and_kept(task: Task, tmp_path: Path) -> None:
    training(task, tmp_path).keep()
    before = (tmp_path / "checkpoint.pt").read_bytes()
    with pytest.raises(VicusError, match="hidden"):
        training(task, tmp_path, replace(SMALL, hidden=64))
    assert (tmp_path / "checkpoint.pt").read_bytes() == before


def test_the_weights_that_are_handed_over_give_the_same_numbers(task: Task, tmp_path: Path) -> None:
    """The first layer is calculated another way than `vicus.nets` does it."""
    run = training(task, tmp_path, players=(3,))
    run.run(seconds=1, iterations=2, every=1e9, tell=nothing, games=16)
    seen = run._rollouts[0].observation[-1]
    with torch.no_grad():
        logits, value = run.net(seen, run.net.table(3))
    found = FloatNet(**run.net.arrays()).think(task.inputs, seen.numpy(), 3)
    learned = run.net.arrays()["policy_bias"] != 0
    assert learned.sum() > 20
    assert np.allclose(found.logits[:, learned], logits.numpy()[:, : task.actions][:, learned], atol=1e-4)
    assert np.allclose(found.values[:, :3], value.numpy(), atol=1e-4)


def test_it_goes_on_from_a_net_that_plays(task: Task, tmp_path: Path) -> None:
    from vicus.nets.make import made
    from vicus.train.training import Training

    first = training(task, tmp_path / "a")
    first.run(seconds=1, iterations=2, every=1e9, tell=nothing, games=16)
    made(tmp_path / "a" / "net.npz", vicus.game("bohemian_villages"), tmp_path / "policy.npz", decisions=64)
    seen = first._rollouts[0].observation[-1]
    learned = first.net.policy.bias != 0  # what was never legal is not handed over
    for name, off in (("a/net.npz", 1e-6), ("policy.npz", 0.05)):
        again = Training(task, SMALL, tmp_path / "b", None, (2,), tmp_path / name)
        with torch.no_grad():
            logits, values = again.net(seen, again.net.table(2))
            wanted, known = first.net(seen, first.net.table(2))
        assert torch.allclose(logits[:, learned], wanted[:, learned], atol=off), name
        assert torch.allclose(values, known, atol=off), name
    with pytest.raises(VicusError, match="sizes"):
        Training(task, replace(SMALL, hidden=64), tmp_path / "c", None, (2,), tmp_path / "policy.npz")


def test_what_was_never_seen_adds_nothing(task: Task, tmp_path: Path) -> None:
    """Rows for players who were not there are noise from the beginning; those that learned are handed over as they are."""
    run = training(task, tmp_path)
    begun = run.net.arrays()["first"]
    run.run(seconds=1, iterations=2, every=1e9, tell=nothing, games=16)
    with np.load(tmp_path / "net.npz") as kept:
        first = kept["first"]
    learned = run.net.arrays()["first"]
    seen = (learned != begun).any(1)
    assert 0 < seen.sum() < len(seen)
    assert (first[seen] == learned[seen]).all()
    assert (first[~seen] == 0).all()
    assert (begun[~seen] != 0).any()


def test_what_a_start_has_learned_is_kept_though_this_run_does_not_show_it(task: Task, tmp_path: Path) -> None:
    """The third player's rows, when two go on."""
    from vicus.train.training import Training

    run = training(task, tmp_path / "three", players=(3,))
    begun = run.net.arrays()["first"]
    run.run(seconds=1, iterations=2, every=1e9, tell=nothing, games=16)
    learned = (run.net.arrays()["first"] != begun).any(1)
    two = Training(task, SMALL, tmp_path / "two", None, (2,), tmp_path / "three" / "net.npz")
    two.run(seconds=1, iterations=2, every=1e9, tell=nothing, games=16)
    with np.load(tmp_path / "two" / "net.npz") as kept:
        first = kept["first"]
    assert (first[learned] != 0).any(1).all()
    assert (first == 0).all(1).any()


def test_files_of_others_are_not_written_over(task: Task, tmp_path: Path) -> None:
    from vicus.train.run import Order, run

    task.save(tmp_path / "task")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "net.npz").write_text("mine")
    order = Order(tmp_path / "task", tmp_path / "out", 1.0, 1, 1e9, 2, (2,), "cpu")
    with pytest.raises(VicusError, match="no run"):
        run(order, {}, nothing)
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["net.npz"]
    assert (tmp_path / "out" / "net.npz").read_text() == "mine"


def test_another_start_is_another_run(task: Task, tmp_path: Path) -> None:
    from vicus.train.training import Training

    first = training(task, tmp_path / "a")
    first.keep()
    begun = Training(task, SMALL, tmp_path / "b", None, (2,), tmp_path / "a" / "net.npz")
    begun.keep()
    assert begun.facts()["start"]
    assert Training(task, SMALL, tmp_path / "b", None, (2,), tmp_path / "a" / "net.npz").facts()["start"]
    for folder, start in (("b", None), ("a", tmp_path / "a" / "net.npz")):
        with pytest.raises(VicusError, match="start"):
            Training(task, SMALL, tmp_path / folder, None, (2,), start).run(1, 1, 1e9, nothing, 2)


def test_other_players_are_another_run(task: Task, tmp_path: Path) -> None:
    training(task, tmp_path, players=(2,)).keep()
    with pytest.raises(VicusError, match="players"):
        training(task, tmp_path, players=(3,))


def test_a_damaged_checkpoint_is_told_in_words(task: Task, tmp_path: Path) -> None:
    training(task, tmp_path).keep()
    file = tmp_path / "checkpoint.pt"
    file.write_bytes(file.read_bytes()[:1000])
    with pytest.raises(VicusError, match="damaged"):
        training(task, tmp_path)


def test_looks_at_the_strength_change_nothing(task: Task, tmp_path: Path) -> None:
    one, other = training(task, tmp_path / "a"), training(task, tmp_path / "b")
    one.run(seconds=1, iterations=2, every=1e9, tell=nothing, games=8)
    other.run(seconds=1, iterations=2, every=1e-9, tell=nothing, games=8)
    assert len(other.progress.curve) > len(one.progress.curve)
    assert all((value == other.net.arrays()[name]).all() for name, value in one.net.arrays().items())
