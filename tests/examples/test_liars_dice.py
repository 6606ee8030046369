"""A game that lives in a package of its own is offered everywhere, as soon as it is installed."""

import json
from pathlib import Path

import pytest

import vicus

from .environment import EXAMPLES

pytestmark = pytest.mark.xdist_group("examples")
ALONE = ("--no-confirm", "--no-warm")
"""Nothing is asked, and no compiler runs on beside other tests."""
OWN_TESTS = EXAMPLES / "liars_dice" / "tests"


def test_it_is_a_game_like_any_other(environment):
    games = environment.check("-c", "import vicus; print(*vicus.games())").split()
    assert "liars_dice" in games
    assert set(vicus.games()) < set(games)


def test_it_comes_from_its_package_with_all_its_files(environment):
    folder = Path(environment.check("-c", "from vicus.registry import folder; print(folder('liars_dice'))").strip())
    assert environment.folder in folder.parents
    source = EXAMPLES / "liars_dice" / "src" / "liars_dice"
    wanted = {file.relative_to(source) for file in source.rglob("*") if file.is_file() and "__pycache__" not in file.parts}
    assert wanted <= {file.relative_to(folder) for file in folder.rglob("*")}


def test_its_rules_are_in_the_part_of_python_that_all_engines_run(environment):
    environment.check("-m", "vicus.engine.subset")


def test_its_own_tests_pass(environment):
    """The conformance suite among them, and a test for each rule."""
    assert "passed" in environment.check("-m", "pytest", "-p", "no:cacheprovider", str(OWN_TESTS), "-k", "not compiled")


@pytest.mark.compile
def test_the_native_engine_plays_the_same_games(environment):
    assert "1 passed" in environment.check("-m", "pytest", "-p", "no:cacheprovider", str(OWN_TESTS), "-k", "compiled")


def test_a_game_in_the_terminal_to_its_end(environment):
    typed = "bid 2 x 5\n" + "1\n" * 400
    told = environment.vicus("play", "liars_dice", "-p", "2", "--bot", "random", "--seed", "3", *ALONE, typed=typed)
    assert "Player 1 bids 2 × 5" in told
    assert "Under the cup" in told
    assert " shows " in told
    assert "wins" in told.splitlines()[-1]


def test_a_game_between_bots_in_the_terminal(environment):
    told = environment.vicus("play", "liars_dice", "-p", "3", "--bots", "3", "--level", "casual", "--lang", "de", "--no-warm")
    assert "zweifelt" in told
    assert "Überlebte Mitspieler" in told


def test_two_people_at_one_screen_do_not_see_each_others_dice(environment):
    told = environment.vicus("play", "liars_dice", "-p", "2", "--bots", "0", *ALONE, typed="bid 1 1\n\nbid 1 2\n\nq\n")
    assert "Player 2, it is your turn: take the screen" in told
    assert "Player 1, it is your turn: take the screen" in told


@pytest.mark.compile
def test_an_arena_with_search(environment):
    file = environment.folder / "arena.json"
    environment.vicus("arena", "liars_dice", "search:30", "greedy", "--games", "8", "--json", str(file))
    figures = json.loads(file.read_text())
    assert figures["games"] == 8
    assert "search:30" in json.dumps(figures)


def test_its_rules_tell_where_they_stand_in_the_code(environment):
    told = environment.vicus("rules", "liars_dice", "L-12").replace("\n", "")
    assert "the same number of dice and a higher face" in told
    assert "turn.py" in told


def test_its_schema_is_made_from_the_declaration(environment):
    fields = json.loads(environment.vicus("schema", "liars_dice"))["$defs"]["View"]["properties"]
    assert fields["bids"]["description"] == "of this round, the last one is to be raised or doubted"
    assert "export interface View" in environment.vicus("schema", "liars_dice", "--form", "typescript")
