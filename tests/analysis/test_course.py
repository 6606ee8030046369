"""How a game went, in figures: points by line after every decision, what was used, what winners do."""

from __future__ import annotations

import random

import pytest

import vicus
from vicus.analysis.course import TENTHS, counted, course_of, typical_of
from vicus.analysis.winners import Sums
from vicus.core.match import Match


def played(game: str, players: int = 2, plies: int = -1) -> Match:
    match = vicus.game(game).new(players=players, seed=5)
    rng = random.Random(5)
    while not match.over and plies:
        match.play(rng.choice(match.legal()))
        plies -= 1
    return match


@pytest.mark.parametrize("game", vicus.games())
def test_the_lines_end_as_the_scores_do_and_every_decision_is_in_them(game):
    match = played(game)
    course = course_of(match, None)
    for seat, score in enumerate(match.scores()):
        assert [line[-1] for line in course.points[seat]] == [points for _, points in score.lines]
        assert {len(line) for line in course.points[seat]} == {len(match.actions) + 1}
    assert {action.text for action in match.actions} <= course.actions.keys()
    assert course.played == [action.text for action in match.actions]
    assert len(course.seats) == len(course.played)
    assert set(course.seats) == {0, 1}


@pytest.mark.parametrize("game", vicus.games())
def test_everything_that_is_counted_happens_in_a_game(game):
    assert counted(game)
    for use in course_of(played(game), None).uses:
        assert sum(sum(counts) for counts in use.counts.values()) > 0, use.event


def test_a_line_that_is_hidden_while_the_game_runs_is_nobody_elses_business():
    match = played("carpe_diem", plies=60)
    fountain = course_of(match, 0).lines.index("fountain")
    own, other = course_of(match, 0).points
    assert None not in own[fountain]
    assert set(other[fountain]) == {None}
    assert {seat[fountain][-1] for seat in course_of(match, None).points} == {None}
    assert course_of(match, 0).actions == {}, "a menu tells what somebody holds"
    assert course_of(match, 0).played == []


def test_at_the_end_nothing_is_hidden_any_more_from_the_first_decision_on():
    match = played("carpe_diem")
    assert all(None not in line for seat in course_of(match, None).points for line in seat)


def test_a_game_with_other_options_is_not_compared_with_usual_ones():
    match = vicus.game("helvetia").new(players=2, seed=5, first_game="yes")
    assert course_of(match, None).typical is None


@pytest.mark.parametrize("game", vicus.games())
def test_what_winners_do_is_known_from_many_games(game):
    known = {players: typical_of(game, players) for players in vicus.game(game).meta.players}
    assert known[2] is not None
    for typical in filter(None, known.values()):
        assert typical.games >= 300
        assert len(typical.total) == TENTHS + 1
        assert set(typical.lines) == set(vicus.game(game).lines)
        assert typical.total[-1] == pytest.approx(sum(line[-1] for line in typical.lines.values()), abs=0.1)
        assert typical.total[0] < typical.total[-1]


def test_winners_are_counted_at_each_tenth_of_their_games():
    match = played("bohemian_villages")
    sums = Sums(match.game, 2)
    sums.add(match.seed, [action.id for action in match.actions])
    typical = sums.typical()
    (winner,) = match.winners()
    assert typical.games == 1
    assert typical.total[-1] == match.scores()[winner].total
    assert typical.lines["coins"][5] == course_of(match, None).points[winner][0][round(len(match.actions) / 2)]
    with pytest.raises(ValueError, match="not over"):
        sums.add(match.seed, [action.id for action in match.actions[:4]])
