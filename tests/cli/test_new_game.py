"""`vicus new-game`: what is written, and which names are refused. (tests/examples runs what is written.)"""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vicus.cli.app import app
from vicus.cli.new_game import SKELETON, write
from vicus.errors import BadOption


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def test_a_package_of_that_name_is_written_and_what_comes_next_is_told(tmp_path):
    told = CliRunner().invoke(app, ["new-game", "my_game", "--folder", str(tmp_path)]).output
    assert (tmp_path / "my_game" / "src" / "my_game" / "__init__.py").exists()
    assert "vicus play my_game" in told
    assert "adding-a-game.md" in told


def test_every_file_of_the_skeleton_is_filled_in(tmp_path):
    folder = write("my_game", tmp_path)
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert len(files) == len(list(SKELETON.rglob("*.in")))
    for file in files:
        text = file.read_text("utf-8")
        assert "@name@" not in text, file
        assert "@title@" not in text, file
        assert "@dashed@" not in text, file


def test_name_and_title_are_those_of_the_game(tmp_path):
    folder = write("my_game", tmp_path)
    assert 'my_game = "my_game:GAME"' in (folder / "pyproject.toml").read_text("utf-8")
    assert 'title="My Game"' in (folder / "src" / "my_game" / "meta.py").read_text("utf-8")


@pytest.mark.parametrize("name", ["My_Game", "my-game", "2048", "my game", "spiel_für_zwei", "_hidden", "class", "", "../up"])
def test_a_name_that_cannot_be_a_package_is_refused(name, tmp_path):
    with pytest.raises(BadOption, match="small letters, digits and underscores"):
        write(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_a_game_has_is_refused(tmp_path):
    with pytest.raises(BadOption, match="There is a game “helvetia” already"):
        write("helvetia", tmp_path)


@pytest.mark.parametrize("name", ["json", "rich", "vicus"])
def test_a_name_that_would_hide_another_package_is_refused(name, tmp_path):
    with pytest.raises(BadOption, match="already, which the game would hide"):
        write(name, tmp_path)


def test_a_folder_that_is_there_is_left_alone(tmp_path):
    (tmp_path / "my_game").mkdir()
    with pytest.raises(BadOption, match="is there already"):
        write("my_game", tmp_path)
    assert list((tmp_path / "my_game").iterdir()) == []


def test_what_is_written_is_tidy(tmp_path):
    write("tidy_game", tmp_path)
    config = Path(__file__).parent.parent.parent / "pyproject.toml"
    for command in (["check"], ["format", "--check"]):
        found = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--config", str(config), str(tmp_path)], capture_output=True, text=True
        )
        assert found.returncode == 0, found.stdout
