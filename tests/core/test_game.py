import subprocess
import sys

import pytest

import vicus
from vicus import registry
from vicus.core.game import playable


def test_games_are_listed():
    assert "bohemian_villages" in vicus.games()


def test_an_unknown_game_names_the_known_ones():
    with pytest.raises(vicus.UnknownGame, match="bohemian_villages"):
        vicus.game("monopoly")


@pytest.mark.parametrize("players", [0, 1, 6, "3", True, 2.5, 3.0, None])
def test_impossible_numbers_of_players(players):
    with pytest.raises(vicus.BadOption, match="2 to 5"):
        vicus.game("bohemian_villages").new(players=players)


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 1.5, True])
def test_impossible_seeds(seed):
    with pytest.raises(vicus.BadOption, match="seed"):
        vicus.game("bohemian_villages").new(players=2, seed=seed)


def test_whole_numbers_of_any_kind():
    import numpy as np

    game = vicus.game("bohemian_villages")
    assert game.new(players=np.int8(3), seed=np.int64(7)).state == game.new(players=3, seed=7).state
    assert game.simulate(np.int32(2), players=2, engine="interpreted").games == 2
    for wrong in ({"n": 2.5}, {"n": "2"}, {"n": 1, "threads": -1}, {"n": 1, "threads": 0}):
        with pytest.raises(vicus.BadOption):
            game.simulate(players=2, engine="interpreted", **wrong)


def test_boxes_do_not_pile_up():
    from vicus.engine import engines

    for coins in range(50, 50 + engines.MOST_OWN_BOXES + 10):
        vicus.game("bohemian_villages", box={"coins": {"1": coins}})
    assert len(engines._loaded) <= engines.MOST_OWN_BOXES
    match = vicus.game("bohemian_villages").new(players=2, seed=1)
    while not match.over:
        match.play(match.legal()[0])


def test_unknown_options_are_rejected():
    with pytest.raises(vicus.BadOption, match="movement"):
        vicus.game("bohemian_villages").new(players=2, movement="star")


def test_options_have_standard_values_and_are_checked():
    from vicus.core.game import Game
    from vicus.spec.meta import Meta, Option

    game = vicus.game("bohemian_villages")
    sample = Game.__new__(Game)
    sample.meta = Meta(
        "t", "d", "p", 2026, (2,), 1, options={"movement": Option(("star", "ring")), "quick": Option(("no", "yes"))}
    )
    assert sample.check_options({}) == {"movement": "star", "quick": "no"}
    assert sample.encode_options(sample.check_options({"quick": "yes"})) == [0, 1]
    with pytest.raises(vicus.BadOption, match="star, ring"):
        sample.check_options({"movement": "square"})
    assert game.check_options({}) == {}


def test_a_sampled_state_can_be_played_on():
    game = vicus.game("bohemian_villages")
    match = game.new(players=3, seed=3)
    state = game.sample(match.view(0), seed=1)
    acts = [0] * game.engine.rules.MAX_LEGAL
    while game.engine.play.settle(state, acts):
        game.engine.play.step(state, acts[0], acts)
    assert state.over
    assert not match.over


def test_importing_loads_nothing_heavy():
    code = "import sys, vicus; vicus.games(); print(sorted({'numba', 'numpy', 'fluent', 'typer', 'rich'} & set(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"


def test_a_match_needs_no_compiler():
    code = (
        "import sys, vicus\n"
        "m = vicus.game('bohemian_villages').new(players=2, seed=1)\n"
        "while not m.over: m.play(m.legal()[0])\n"
        "m.save(); m.scores(); m.view(0)\n"
        "print('numba' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """`installed("name", "code")`: a package that says it has a game of this name."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def install(name: str, code: str, package: str = "") -> None:
        package = package or f"package_of_{name}"
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(code)
        about = tmp_path / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[vicus.games]\n{name} = {package}:GAME\n")
        sys.modules.pop(package, None)
        registry.refresh()

    yield install
    monkeypatch.undo()
    registry.refresh()


NO_BOX = (
    "from dataclasses import replace\nfrom vicus.games.helvetia import GAME\nGAME = replace(GAME, name='aaa', package=__name__)"
)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("raise ValueError('at import')", "cannot be loaded: ValueError: at import"),
        ("def (", "cannot be loaded: SyntaxError"),
        ("raise SystemExit(3)", "cannot be loaded: SystemExit: 3"),
        ("import nothing_of_this_name", "cannot be loaded: ModuleNotFoundError"),
        ("", "cannot be loaded: AttributeError"),
        ("GAME = 7", "no GameSpec of this name"),
        ("from vicus.games.helvetia import GAME", "no GameSpec of this name"),
        (NO_BOX, "no box file"),
    ],
)
def test_a_broken_package_spoils_nothing_for_the_other_games(installed, caplog, code, says):
    installed("aaa", code)
    with pytest.raises(vicus.VicusError, match=says):
        vicus.game("aaa")
    assert "aaa" in vicus.games()
    assert "aaa" not in list(playable())
    assert "helvetia" in list(playable())
    assert says in caplog.text


def test_of_two_games_with_one_name_that_of_vicus_is_played(installed, caplog):
    for package in ("aaa_first", "zzz_last"):
        installed("helvetia", "raise ValueError('not me')", package)
    assert registry.package("helvetia") == "vicus.games.helvetia"
    assert "aaa_first:GAME is left out for vicus.games.helvetia:GAME" in caplog.text
    assert "zzz_last:GAME is left out" in caplog.text
