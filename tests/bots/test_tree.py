"""The tree of the search: every seat has its own column, and nothing else is kept there."""

import pytest

import vicus
from vicus.bots.code import NativeCode, code_for
from vicus.bots.judgement import judgement
from vicus.bots.search import SearchBot
from vicus.bots.tree import Tree

GAMES = vicus.games()
SIMULATIONS = 48
ENDS = [(name, n) for name in GAMES for n in (min(vicus.game(name).meta.players), max(vicus.game(name).meta.players))]
"""Every game with the fewest and with the most players."""


def searched(name, players, simulations=SIMULATIONS):
    """A tree after a search from the beginning of a game."""
    game = vicus.game(name)
    match = game.new(players=players, seed=3)
    tree = Tree(code_for(game, "interpreted"), judgement(name), 1 << 12)
    tree.reset(match.state)
    tree.search(match.seat, 5, simulations)
    return match, tree


@pytest.mark.parametrize(("name", "players"), ENDS)
def test_the_seats_share_each_visit_and_the_priors_stay(name, players):
    match, tree = searched(name, players)
    visited = [row for row in tree.nodes() if row.visits]
    assert visited[0].visits == SIMULATIONS
    assert len(visited) > 10
    for row in visited:
        assert sum(row.values) == pytest.approx(row.visits)
        assert all(0 <= value <= row.visits for value in row.values)
    priors = [row.prior for row in tree.nodes()]
    tree.search(match.seat, 6, SIMULATIONS)
    assert [row.prior for row in tree.nodes()][: len(priors)] == priors


def test_the_end_of_a_rollout_is_doubted_for_each_decision_that_led_there():
    """Believed, somebody has won it; doubted altogether, it is worth no more than the prospects there."""
    game, players = vicus.game("bohemian_villages"), 3
    to_the_end = judgement(game.name).changed({"rollout_depth": 10_000, "win_share": 1000})
    match = game.new(players=players, seed=3)

    def shares(doubt):
        tree = Tree(code_for(game, "interpreted"), to_the_end.changed({"win_doubt": doubt}), 2)
        tree.reset(match.state)
        tree.search(match.seat, 5, 1)
        return tree.sums().shares[:players]

    sure, little, more = shares(0), shares(1), shares(3)
    winner = sure.index(1)
    assert sum(sure) == 1
    assert sure[winner] > little[winner] > more[winner] > 1 / players
    never = shares(1000)
    assert sum(never) == pytest.approx(1)
    assert min(never) > 0
    # each decision takes the same part of the win
    assert (sure[winner] - more[winner]) / (sure[winner] - little[winner]) == pytest.approx(3)


def test_with_five_players_chances_are_shares_of_a_win():
    """Bohemian Villages is the only game with a fifth seat."""
    game = vicus.game("bohemian_villages")
    match = game.new(players=5, seed=8)
    bots = [SearchBot(game, seat, simulations=40, code=code_for(game, "interpreted")) for seat in range(5)]
    for _ in range(12):
        found = bots[match.seat].weigh(match.view(match.seat), match.legal())
        assert all(0 <= estimate.chance <= 1 for estimate in found)
        match.play(found[0].action)


CHECKED = ("bohemian_villages",)
"""With checks the larger games take a minute each to compile: `python bench/checked_search.py` does them all."""


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
@pytest.mark.parametrize("name", GAMES)
def test_with_the_most_players_every_index_is_within_its_array(name):
    """Bounds-checked, unchecked and interpreted: the same tree."""
    game = vicus.game(name)
    match = game.new(players=max(game.meta.players), seed=3)
    codes = {"interpreted": code_for(game, "interpreted"), "native": code_for(game, "native"), "wasm": code_for(game, "wasm")}
    if name in CHECKED:
        codes["checked"] = NativeCode(game, checked=True)
    trees = {how: Tree(code, judgement(name), 1 << 12) for how, code in codes.items()}
    for tree in trees.values():
        tree.reset(match.state)
        tree.search(match.seat, 5, SIMULATIONS)
    plain = list(trees["interpreted"].nodes())
    for how in list(codes)[1:]:
        assert list(trees[how].nodes()) == plain, how  # visits, priors and values, to the last bit
    last = trees[list(codes)[-1]]
    last.search(match.seat, 5, 3000)  # deep into the game, and on with a tree that is full
    assert last.visits == SIMULATIONS + 3000


@pytest.mark.compile
@pytest.mark.xdist_group("planner")
def test_checked_code_finds_an_index_that_is_out_of_bounds():
    game = vicus.game("bohemian_villages")
    match = game.new(players=5, seed=3)
    code = NativeCode(game, checked=True)
    tree = Tree(code, judgement(game.name), 1 << 12)
    tree.reset(match.state)
    tree._tree = tree._tree._replace(values=code.zeros("f8", (1 << 12, 4)))
    with pytest.raises(IndexError):
        tree.search(match.seat, 5, 10)
