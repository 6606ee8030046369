"""A net that plays whole games in compiled code plays those that the bot `policy` plays."""

import pytest

import vicus
from vicus.arena.contest import Plan, play
from vicus.arena.net_games import NetGames
from vicus.arena.series import play_all
from vicus.bots.code import code_for
from vicus.engine.kernel.drawing import drawn
from vicus.games import names

from ..nets.random_nets import net_file_of

GAMES = names()
WAYS = ("policy", "policy/temperature=150")


def nobody(done):
    """Work in silence."""


@pytest.fixture(scope="module")
def net_files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("nets")
    return {name: net_file_of(name, folder) for name in GAMES}


def plan_of(name, bot, file, players, games=1):
    game = vicus.game(name)
    return Plan(name, (f"{bot}/net={file}",), players, games, 5, game.check_options({}))


def whole(plan, engine):
    """Every game of a plan: what came of it, and all its decisions."""
    room = NetGames(code_for(vicus.game(plan.game), engine, thinks=True), plan)
    return [(room.play(pairing), room.actions) for pairing in plan.pairings()]


def choices(plan, pairing, actions):
    """Without what a table asks although there is one option only."""
    match, found = vicus.game(plan.game).new(players=plan.players, seed=pairing.deal), []
    for action in actions:
        found += [action] if len(match.legal()) > 1 else []
        match.play(action)
    return found


@pytest.mark.parametrize("bot", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_the_games_are_those_of_the_bot_at_a_table(name, bot, net_files):
    for players in {min(vicus.game(name).meta.players), max(vicus.game(name).meta.players)}:
        plan = plan_of(name, bot, net_files[name], players)
        [(played, actions)] = whole(plan, "interpreted")
        pairing = next(plan.pairings())
        outcome = play(plan, pairing)
        assert (played.lines, played.shares, played.rounds) == (outcome.lines, outcome.shares, outcome.rounds)
        assert actions == choices(plan, pairing, outcome.actions)
        assert played.moves == len(actions)


def test_other_seeds_draw_other_games(net_files):
    plan = plan_of("bohemian_villages", "policy/temperature=150", net_files["bohemian_villages"], 2, games=2)
    likeliest = plan_of("bohemian_villages", "policy", net_files["bohemian_villages"], 2, games=2)
    first, second = (actions for _, actions in whole(plan, "interpreted"))
    assert first != second
    assert [actions for _, actions in whole(likeliest, "interpreted")] != [first, second]


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
@pytest.mark.parametrize("engine", ["native", "wasm"])
@pytest.mark.parametrize("name", GAMES)
def test_every_engine_plays_the_same_games(name, engine, net_files):
    for bot in WAYS:
        for players in vicus.game(name).meta.players:
            plan = plan_of(name, bot, net_files[name], players)
            assert whole(plan, engine) == whole(plan, "interpreted")


@pytest.mark.compile
@pytest.mark.xdist_group("thinker")
def test_threads_change_nothing():
    plan = Plan("bohemian_villages", ("policy/temperature=50",), 2, 12, 5, {})
    alone, together = (play_all(plan, workers, nobody, "native") for workers in (1, 2))
    assert alone == together


def test_the_likeliest_is_the_first_of_the_best():
    assert drawn([1.0, 3.0, 3.0, 2.0], 4, 0, 7) == 1
    assert drawn([1.0, 2.0, 9.0], 2, 0, 7) == 1  # the third is not on the menu


def test_options_are_drawn_as_often_as_they_are_believed_in():
    """Logits 0 and ln 3: one to three."""
    chosen = [drawn([0.0, 1.0986122886681098], 2, 100, seed) for seed in range(4000)]
    assert 0.72 < sum(chosen) / 4000 < 0.78
    colder = [drawn([0.0, 1.0986122886681098], 2, 50, seed) for seed in range(4000)]  # one to nine
    assert 0.88 < sum(colder) / 4000 < 0.92


def test_what_is_far_below_the_best_is_never_drawn():
    assert {drawn([-4000.0, 0.0], 2, 10_000, seed) for seed in range(200)} == {1}
