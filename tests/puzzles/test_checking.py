"""Puzzles searched anew: what holds keeps its name and its answers."""

import msgspec
import pytest

import vicus
from vicus.bots.code import code_for
from vicus.puzzles.checking import Again, renewed
from vicus.puzzles.deep import DeepSearch, Finding, Weighed
from vicus.puzzles.making import Maker
from vicus.puzzles.puzzle import read


@pytest.fixture(scope="module")
def puzzle():
    return read("bohemian_villages").puzzles[0]


@pytest.fixture(scope="module")
def maker():
    game = vicus.game("bohemian_villages")
    return Maker(game, 1, DeepSearch(game, code_for(game, "interpreted"), [10], "search"))


def found(puzzle, right, gap=0.3):
    """What another search may say: these answers are right, by so much."""
    legal = {action.text: action for action in vicus.load(puzzle.link).legal()}
    ordered = [*right, *(text for text in legal if text not in right)]
    options = [Weighed(legal[text], 500, 0.7 if text in right else 0.7 - gap) for text in ordered]
    finding = Finding(options, list(right), gap, 0.01)
    return Again(ordered[0], ordered[0] in puzzle.right, finding.is_clear, finding)


def test_what_holds_has_the_same_name_rating_and_answers_and_new_chances(maker, puzzle):
    now = renewed(maker, puzzle, found(puzzle, puzzle.right))
    assert now is not None
    assert (now.id, now.link, now.rating, now.right) == (puzzle.id, puzzle.link, puzzle.rating, puzzle.right)
    assert [option.chance for option in now.options][:1] == [0.7]
    assert msgspec.json.decode(msgspec.json.encode(now), type=type(puzzle)) == now


def test_what_does_not_hold_goes(maker, puzzle):
    """Other answers under the same name would be somebody's solved puzzle with another answer."""
    wrong = next(option.action for option in puzzle.options if option.action not in puzzle.right)
    assert renewed(maker, puzzle, found(puzzle, [wrong])) is None
    assert renewed(maker, puzzle, found(puzzle, [*puzzle.right[:1], wrong])) is None
    assert renewed(maker, puzzle, found(puzzle, puzzle.right, gap=0.02)) is None, "no longer clear"


def test_a_net_weighs_every_option_apart(tmp_path):
    """What a net does not expect its search would hardly try: and that is what a puzzle asks for."""
    game = vicus.game("bohemian_villages")
    match = game.new(players=2, seed=3)
    search = DeepSearch(game, code_for(game, "interpreted"), [4], "deep")
    search_of = search.searches(match.view(match.seat), match.legal()[:2], 1)
    assert [[visits for visits, _ in each] for each in search_of] == [[100, 100]]
    assert all(0 <= shares <= visits for each in search_of for visits, shares in each)
