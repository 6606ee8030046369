"""`vicus new-game` writes a game that runs, in an environment that knows nothing of it yet."""

import pytest

pytestmark = pytest.mark.xdist_group("examples")


@pytest.fixture(scope="module")
def tests_of_new_game(environment):
    told = environment.vicus("new-game", "some_name")
    folder = environment.folder / "some_name"
    assert "pip install -e some_name" in told
    environment.install(folder)
    return str(folder / "tests")


def test_the_new_game_passes_its_own_tests(environment, tests_of_new_game):
    assert "passed" in environment.check("-m", "pytest", "-p", "no:cacheprovider", tests_of_new_game, "-k", "not compiled")


@pytest.mark.compile
def test_the_new_game_runs_on_the_native_engine(environment, tests_of_new_game):
    assert "1 passed" in environment.check("-m", "pytest", "-p", "no:cacheprovider", tests_of_new_game, "-k", "compiled")


def test_the_new_game_can_be_played(environment, tests_of_new_game):
    told = environment.vicus(
        "play", "some_name", "-p", "2", "--bot", "casual", "--no-confirm", "--no-warm", typed="stop\n" * 200
    )
    assert "Player 1 keeps" in told
    assert "wins" in told.splitlines()[-1]


def test_a_name_that_is_taken_is_refused(environment, tests_of_new_game):
    refused = environment.run("-m", "vicus", "new-game", "some_name", "--folder", "elsewhere")
    assert refused.returncode == 2
    assert "some_name" in refused.stderr
    assert "Traceback" not in refused.stderr
