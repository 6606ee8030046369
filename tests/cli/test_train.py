"""`vicus train`: what cannot be is told before anything is learned. (Learning itself: tests/train.)"""

from pathlib import Path

import pytest

from vicus.cli.train import TrainRequest, run
from vicus.engine.net_place import net_place
from vicus.errors import BadOption, VicusError


def request(**changed: object) -> TrainRequest:
    usual = {
        "game": "helvetia",
        "out": None,
        "prepare": None,
        "minutes": 1.0,
        "iterations": None,
        "players": (),
        "device": "auto",
        "start": None,
        "every": 60.0,
        "evaluation_games": None,
        "settings": {},
        "language": "en",
    }
    return TrainRequest(**{**usual, **changed})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({}, "--out"),
        ({"minutes": 0.0}, "minutes"),
        ({"minutes": float("nan")}, "minutes"),
        ({"iterations": 0}, "iteration"),
        ({"players": (9,)}, "9 players"),
        ({"evaluation_games": 1}, "2 games"),
        ({"device": "tpu"}, "tpu"),
        ({"settings": {"hiden": "3"}}, "hidden"),
        ({"settings": {"hidden": "0"}}, "1"),
        ({"settings": {"hidden": "many"}}, "many"),
        ({"settings": {"past": "2"}}, "0.9"),
    ],
)
def test_what_cannot_be_is_refused_in_words(changed: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        run(request(**changed))


def test_a_file_in_the_place_of_the_folder_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "net").write_text("mine")
    with pytest.raises(OSError, match="net"):
        run(request(out=tmp_path / "net"))
    assert (tmp_path / "net").read_text() == "mine"


def test_a_net_of_another_game_or_none_at_all_is_told_before_anything_is_done(tmp_path: Path) -> None:
    (tmp_path / "mine.npz").write_text("mine")
    starts = {net_place("carpe_diem"): "carpe_diem", tmp_path / "mine.npz": "no net", tmp_path / "none.npz": "none.npz"}
    for start, words in starts.items():
        with pytest.raises(BadOption, match=words):
            run(request(out=tmp_path / "out", start=start))
    assert not (tmp_path / "out").exists()


def test_without_pytorch_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vicus.cli.train.importlib.util.find_spec", lambda name: None)
    with pytest.raises(VicusError, match=r"vicus\[train\]"):
        run(request(out=tmp_path))
