"""When a decision is clearly best: a gap that is large enough, beyond its uncertainty, and seen with every seed."""

import pytest

import vicus
from vicus.puzzles.deep import judged


@pytest.fixture(scope="module")
def legal():
    match = vicus.game("bohemian_villages").new(players=2, seed=7)
    while len(match.legal()) < 6:
        match.play(match.legal()[0])
    return match.legal()[:6]


def searches(*chances, visits=4000, seeds=3, shift=0.0):
    """By seed: what each option was found to be worth; `shift` is how far the second of them lies from seed to seed."""
    return [
        [(visits, (chance + (shift * seed if at == 1 else 0)) * visits) for at, chance in enumerate(chances)]
        for seed in range(seeds)
    ]


def test_a_wide_gap_that_all_seeds_see_is_clear(legal):
    found = judged(legal, searches(0.6, 0.5, 0.4, 0.4, 0.3, 0.2))
    assert found.is_clear
    assert found.right == [legal[0].text]
    assert found.gap == pytest.approx(0.1)


def test_a_narrow_gap_is_not(legal):
    assert not judged(legal, searches(0.6, 0.57, 0.4, 0.4, 0.3, 0.2)).is_clear


def test_nor_one_within_its_uncertainty(legal):
    assert not judged(legal, searches(0.6, 0.42, 0.4, 0.4, 0.3, 0.2, shift=0.09)).is_clear


def test_what_is_as_good_is_right_as_well_and_the_gap_is_to_what_is_not(legal):
    found = judged(legal, searches(0.6, 0.595, 0.4, 0.4, 0.3, 0.2))
    assert found.right == [legal[0].text, legal[1].text]
    assert found.gap == pytest.approx(0.195)
    assert found.is_clear


def test_three_that_are_as_good_are_no_puzzle(legal):
    assert not judged(legal, searches(0.6, 0.595, 0.595, 0.4, 0.3, 0.2)).is_clear


def test_seeds_that_would_take_different_moves_do_not_agree(legal):
    one, other = searches(0.6, 0.5, 0.4, 0.4, 0.3, 0.2, seeds=2)
    other[2] = (9000, 9000 * 0.3)
    assert judged(legal, [one, other]) is None


def test_what_was_hardly_tried_has_no_chance_and_is_never_first(legal):
    found = searches(0.6, 0.5, 0.4, 0.4, 0.3, 0.2)
    for search in found:
        search[5] = (3, 3.0)
    assert judged(legal, found).options[-1].action is legal[5]


def test_whoever_has_lost_anyway_is_asked_nothing(legal):
    assert not judged(legal, searches(0.07, 0.01, 0.01, 0.01, 0.01, 0.01)).is_clear
