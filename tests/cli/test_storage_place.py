import platformdirs.macos
import platformdirs.unix
import pytest

from vicus.cli.storage_place import data_folder


@pytest.fixture
def home(tmp_path, monkeypatch):
    for name in ("VICUS_DATA_DIR", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)
    monkeypatch.setattr("platformdirs.PlatformDirs", platformdirs.unix.Unix)
    return tmp_path


def test_the_chosen_folder_wins(home, monkeypatch):
    monkeypatch.setenv("VICUS_DATA_DIR", str(home / "mine"))
    assert data_folder() == home / "mine"


def test_on_linux_games_stay_where_they_have_always_been(home, monkeypatch):
    assert data_folder() == home / ".local" / "share" / "vicus"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "xdg"))
    assert data_folder() == home / "xdg" / "vicus"


def test_elsewhere_the_system_says_where_but_earlier_games_are_found(home, monkeypatch):
    monkeypatch.setattr("platformdirs.PlatformDirs", platformdirs.macos.MacOS)
    assert data_folder() == home / "Library" / "Application Support" / "vicus"
    (home / ".local" / "share" / "vicus").mkdir(parents=True)
    assert data_folder() == home / ".local" / "share" / "vicus"
