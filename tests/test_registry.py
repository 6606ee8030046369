"""Games from outside: those that are broken, or bear a name that is taken, do not stop the others."""

import sys
from collections.abc import Callable, Iterator

import pytest

import vicus
from vicus import registry
from vicus.core import game as games

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path, monkeypatch) -> Iterator[Install]:
    """Make packages found as if they were installed: name of the game, its module, and the module's source."""

    def installed(name: str, module: str, source: str) -> None:
        about = tmp_path / f"{module}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {module}:GAME\n")
        (tmp_path / f"{module}.py").write_text(source)
        registry.refresh()
        games.playable.cache_clear()

    monkeypatch.syspath_prepend(tmp_path)
    yield installed
    monkeypatch.undo()
    registry.refresh()
    games.playable.cache_clear()
    for name in [name for name in sys.modules if name.startswith("odd_")]:
        del sys.modules[name]


@pytest.mark.parametrize(
    "source",
    [
        "raise ValueError('no')",
        "def (",
        "import nowhere",
        "",
        "GAME = 7",
        "raise SystemExit(3)",
        "from vicus.games.helvetia import GAME",
        "1 / 0",
    ],
)
def test_a_broken_package_is_left_out_and_told_of(install, source, caplog):
    before = games.playable()
    install("odd_game", "odd_module", source)
    assert "odd_game" in vicus.games()
    assert games.playable() == before
    assert "odd_game cannot be played" in caplog.text
    with pytest.raises(vicus.VicusError, match="installed but cannot be loaded"):
        vicus.game("odd_game")
    assert vicus.game("helvetia").new(players=2, seed=1).seat is not None


def test_nobody_replaces_a_game_of_ours(install, caplog):
    install("helvetia", "aaa_module", "GAME = None")
    assert registry.package("helvetia") == "vicus.games.helvetia"
    assert "the game helvetia of aaa_module:GAME is left out" in caplog.text


def test_a_game_is_found_by_its_declaration():
    from vicus.games.carpe_diem import GAME

    assert vicus.game(GAME) is vicus.game("carpe_diem")
