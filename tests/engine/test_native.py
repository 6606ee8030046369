"""The native engine; everything here compiles, each game once for all workers."""

import pytest

import vicus
from vicus.engine.engines import interpreted, native
from vicus.games import names

from .counts_file import all_counts, every_way, standard_options

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("native")]
GAME = "bohemian_villages"
GAMES = 600
"""For each number of players, interpreted and compiled."""
MANY = 6000
"""The same with checks of every index."""
WAYS = [way for name in names() for way in every_way(name)]


@pytest.mark.parametrize(("name", "players", "options"), WAYS)
def test_same_games_as_interpreted_on_all_fields(name, players, options):
    """Every number of players with every value of every option."""
    box = vicus.game(name).box
    games = GAMES // sum(way[:2] == (name, players) for way in WAYS)
    ours = interpreted(name, box).simulate(77, 0, games, players, options, keep=games)
    theirs = native(name, box).simulate(77, 0, games, players, options, keep=games)
    assert (ours.results == theirs.results).all()
    assert (ours.scores == theirs.scores).all()
    for number, state in enumerate(ours.states):
        other = type(state).from_record(theirs.states[number])
        assert state == other, f"game {number}: {state.differences(other)}"


@pytest.mark.parametrize(("name", "players", "options"), WAYS)
def test_no_index_is_out_of_bounds(name, players, options):
    box = vicus.game(name).box
    checked = native(name, box, checked=True)
    assert checked is not native(name, box)
    games = MANY // sum(way[:2] == (name, players) for way in WAYS)
    ours = checked.simulate(5, 0, games, players, options)
    assert (ours.results == native(name, box).simulate(5, 0, games, players, options).results).all()


@pytest.mark.parametrize(("name", "players", "seed", "wanted"), all_counts())
def test_counts_of_action_sequences(name, players, seed, wanted):
    engine = native(name, vicus.game(name).box)
    assert engine.count(seed, players, standard_options(name), len(wanted)) == wanted


@pytest.mark.parametrize("name", names())
def test_compiled_code_counts_no_references(name):
    """A quarter of a batch's time went into counting who uses an array."""
    files = list(native(name, vicus.game(name).box).folder.path.rglob("*.nbc"))
    assert files
    assert not [file.name for file in files if b"NRT_" in file.read_bytes()]


def test_threads_do_not_change_the_games():
    game = vicus.game(GAME)
    one = game.simulate(9000, players=4, seed=3, engine="native", threads=1)
    two = game.simulate(9000, players=4, seed=3, engine="native", threads=2)
    assert one.checksum == two.checksum
    assert (one.scores == two.scores).all()
