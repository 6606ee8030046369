"""Learning from searches, where PyTorch is installed: the game's own net, on the processor."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vicus
from vicus import dataset
from vicus.engine.engines import planner
from vicus.errors import BadOption
from vicus.train.task import Task, task_of

torch = pytest.importorskip("torch")
from vicus.train.start import Start, start_from  # noqa: E402 # PyTorch may not be there
from vicus.train.study import Pupil, Study, main, own_net, own_temperature  # noqa: E402
from vicus.train.teacher import lessons_of, taught  # noqa: E402

torch.set_num_threads(1)  # beside busy programs, threads that wait for each other take a hundred times as long

pytestmark = pytest.mark.compile

GAME = "bohemian_villages"
TURNED = "helvetia"
"""Its actions name seats: for who is not the first they have other numbers for a net."""


@pytest.fixture(scope="module")
def game() -> Any:
    return vicus.game(GAME)


@pytest.fixture(scope="module")
def task(game: Any) -> Task:
    return task_of(game)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("datasets")


@pytest.fixture(scope="module")
def searched(folders: Path) -> Path:
    planner(GAME, vicus.game(GAME).box)
    dataset.make(GAME, ["search:60"], folders / "searched", players=3, games=24, shard=12, closer=True, workers=1)
    return folders / "searched"


def begun(game: Any, task: Task) -> Start:
    return start_from(task, own_net(game))


def nothing(_: dict[str, Any]) -> None:
    pass


def test_what_is_taught_is_what_was_searched(game: Any, task: Task, searched: Path) -> None:
    found = taught(game, task, searched)
    rows = list(dataset.load(searched))
    assert found.players == 3
    assert len(found.learned) + len(found.held_back) == sum((each["visits"].sum(1) > 0).sum() for each in rows)
    assert len(found.held_back) > 0
    for part in (found.learned, found.held_back):
        visits = part.visits.float()
        assert torch.allclose(visits.sum(1), torch.ones(len(part)), atol=0.01)
        assert not visits[~part.mask].any()


def test_actions_are_numbered_as_the_net_counts_them(folders: Path) -> None:
    game = vicus.game(TURNED)
    planner(TURNED, game.box)
    dataset.make(TURNED, ["search:5"], folders / "turned", players=3, games=20, shard=20, closer=True, workers=1)
    task, (shard,) = task_of(game), dataset.load(folders / "turned")
    found = taught(game, task, folders / "turned").learned
    searched = np.flatnonzero((shard["visits"].sum(1) > 0) & (shard["game"] < 19))  # the twentieth is held back
    moved = [
        row
        for row, at in enumerate(searched)
        if shard["mask"][at][task.turned[3][shard["seat"][at]]].tolist() != shard["mask"][at].tolist()
    ]
    assert len(moved) > 50
    for row in moved[:200]:
        at = searched[row]
        number = torch.tensor(task.turned[3][shard["seat"][at]])  # that an action has for the net
        visits = torch.from_numpy(shard["visits"][at]).float()
        assert torch.equal(found.mask[row][number], torch.from_numpy(shard["mask"][at]))
        assert torch.allclose(found.visits[row][number].float(), visits / visits.sum(), atol=0.001)


def test_datasets_of_one_number_of_players_are_one_lesson(game: Any, task: Task, searched: Path, folders: Path) -> None:
    dataset.make(GAME, ["search:60"], folders / "more", players=3, games=20, shard=20, seed=2, closer=True, workers=1)
    dataset.make(GAME, ["search:60"], folders / "duels", players=2, games=20, shard=20, closer=True, workers=1)
    one, more = taught(game, task, searched), taught(game, task, folders / "more")
    both, duels = lessons_of(game, task, [searched, folders / "duels", folders / "more"])
    assert (both.players, duels.players) == (3, 2)
    assert len(both.learned) == len(one.learned) + len(more.learned)
    assert torch.equal(both.learned.visits[-1], more.learned.visits[-1])
    assert torch.equal(both.held_back.visits[-1], more.held_back.visits[-1])
    Pupil(task, begun(game, task), [both, duels], Study(passes=1)).learn(nothing)


def test_a_net_learns_to_choose_what_a_search_has_found(game: Any, task: Task, searched: Path) -> None:
    lesson = taught(game, task, searched)
    told: list[dict[str, Any]] = []
    pupil = Pupil(task, begun(game, task), [lesson], Study(passes=3, minibatch=128))
    (before,) = pupil.agreements()
    pupil.learn(told.append)
    (after,) = pupil.agreements()
    assert 0 < after.surprise < before.surprise
    assert [each["pass"] for each in told] == [1, 2, 3]


def test_what_it_expects_of_positions_stays_as_it_was(game: Any, task: Task, searched: Path) -> None:
    lesson = taught(game, task, searched)

    def change(judgement: float) -> float:
        pupil = Pupil(task, begun(game, task), [lesson], Study(passes=3, minibatch=128, judgement=judgement))
        before = pupil.judged(3, lesson.held_back)
        pupil.learn(nothing)
        return float((pupil.judged(3, lesson.held_back) - before).abs().mean())

    assert change(1.0) < change(0.0) / 2


def test_the_same_seed_learns_the_same(game: Any, task: Task, searched: Path) -> None:
    lesson = taught(game, task, searched)
    pupils = [Pupil(task, begun(game, task), [lesson], Study(passes=1, minibatch=256, seed=seed)) for seed in (3, 3, 4)]
    for pupil in pupils:
        pupil.learn(nothing)
    one, again, other = (pupil.net.arrays()["policy"] for pupil in pupils)
    assert (one == again).all()
    assert not (one == other).all()


def test_what_comes_out_plays(game: Any, searched: Path, tmp_path: Path) -> None:
    given = [GAME, "--from", str(searched), "--out", str(tmp_path / "out"), "--passes", "1", "--minibatch", "256"]
    assert main(given) == 0
    facts = json.loads((tmp_path / "out" / "run.json").read_text())
    assert facts["decisions"]["3"] > 100
    assert facts["settings"]["passes"] == 1
    assert facts["settings"]["temperature"] == own_temperature(game) == 4
    assert facts["curve"][0]["players_not_taught"] == [2, 4, 5]
    bot = vicus.bots.bot(f"policy/net={tmp_path / 'out' / 'policy.npz'}", game, 1)
    match = game.new(players=3, seed=1)
    assert bot.choose(match.view(match.seat), match.legal()) in match.legal()
    assert main(given) == 1  # what is there is not written over


def test_nobody_learns_from_what_is_no_lesson(
    game: Any, task: Task, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dataset.make(GAME, ["greedy"], tmp_path / "greedy", games=2, closer=True, workers=1)
    dataset.make(GAME, ["search:20"], tmp_path / "plain", games=2, workers=1)
    with pytest.raises(BadOption, match="nobody has searched"):
        taught(game, task, tmp_path / "greedy")
    with pytest.raises(BadOption, match="something else than a net"):
        taught(game, task, tmp_path / "plain")
    dataset.make(GAME, ["search:20"], tmp_path / "few", games=4, closer=True, workers=1)
    with pytest.raises(BadOption, match="fewer than 20 games"):
        taught(game, task, tmp_path / "few")
    other = vicus.game(GAME, box={"coins": {"1": 41}})
    with pytest.raises(BadOption, match="another box"):
        taught(other, task, tmp_path / "few")
    given = [GAME, "--from", str(tmp_path / "plain"), "--out", str(tmp_path / "out")]
    assert main(given) == 1
    assert "something else than a net of bohemian_villages sees" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("given", [("--minibatch", "0"), ("--rate", "nan"), ("--passes", "-1"), ("--temperature", "no")])
def test_numbers_that_cannot_be_are_told(given: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([GAME, "--from", str(tmp_path), "--out", str(tmp_path / "out"), *given])
    assert f"{given[0]}: {given[1]} is no number from" in capsys.readouterr().err


def test_a_game_without_a_net_has_none_that_could_learn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("vicus.engine.net_place.net_place", lambda game: tmp_path / "net.npz")
    assert main([GAME, "--from", str(tmp_path), "--out", str(tmp_path / "out")]) == 1
    assert "comes without a net" in capsys.readouterr().err
