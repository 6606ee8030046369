"""Statistics against numbers that were made by hand."""

from __future__ import annotations

import msgspec
import pytest

from vicus.core.statistics import wilson
from vicus.server.game_statistics import statistics
from vicus.server.kept_games import Strength

from .games_of_people import ADA, BEN, played, seat


def groups(games, guest=ADA):
    return {(group.against, group.players): group for group in statistics("helvetia", guest, games).groups}


def test_nothing_played():
    found = statistics("helvetia", ADA, [])
    assert (found.groups, found.left_out, found.rating.games) == ([], {}, 0)
    assert found.rating.provisional
    assert found.rating.value == 25.0


def test_by_opponents_and_number_of_players():
    games = [
        played(1, (ADA, 50), ("strong", 40)),
        played(2, (ADA, 30), ("strong", 40)),
        played(3, (ADA, 61), ("strong", 40), ("strong", 20)),
        played(4, (ADA, 44), (BEN, 45)),
        played(5, (ADA, 44), (BEN, 20), ("casual", 30)),
        played(6, (ADA, 44), ("casual", 20), ("strong", 30)),
    ]
    found = groups(games)
    assert set(found) == {("all", 0), ("strong", 2), ("strong", 3), ("people", 2), ("mixed", 3)}
    two = found["strong", 2]
    assert (two.games, two.wins, two.best, two.average, two.even) == (2, 1.0, 50, 40.0, 0.5)
    assert (two.low, two.high) == tuple(round(end, 4) for end in wilson(1, 2))
    assert (found["mixed", 3].games, found["mixed", 3].wins) == (2, 2.0)
    assert (found["people", 2].games, found["people", 2].wins) == (1, 0.0)
    whole = found["all", 0]
    assert (whole.games, whole.wins, whole.best) == (6, 4.0, 61)
    assert whole.average == pytest.approx((50 + 30 + 61 + 44 + 44 + 44) / 6, abs=0.01)
    assert whole.even == pytest.approx((3 / 2 + 3 / 3) / 6, abs=0.0001)
    assert statistics("helvetia", ADA, games).groups[0] == whole, "all together come first"


def test_lines_of_the_score_on_average():
    games = [played(1, (ADA, 50), ("strong", 40)), played(2, (ADA, 30), ("strong", 20))]
    lines = {line.key: (line.mine, line.others) for line in groups(games)["strong", 2].lines}
    assert lines == {"villages": (35.0, 25.0), "goods": (5.0, 5.0)}


def test_a_shared_win_is_a_part_of_one():
    assert groups([played(1, (ADA, 40), (BEN, 40), ("strong", 10))])["all", 0].wins == 0.5


@pytest.mark.parametrize("fate", ["away", "resigned"])
def test_a_game_that_one_did_not_stay_for_is_not_won_and_its_points_are_not_ones_own(fate):
    won = played(1, (ADA, 99), ("strong", 40))
    left = msgspec.structs.replace(won, seats=(seat(ADA, 99, won=True, place=1, fate=fate), won.seats[1]))
    found = groups([left, played(2, (ADA, 30), ("strong", 20))])["strong", 2]
    assert (found.games, found.wins, found.given_up, found.best, found.average) == (2, 1.0, 1, 30, 30.0)
    assert {line.key: line.mine for line in found.lines} == {"villages": 25.0, "goods": 5.0}


def test_what_counts_nowhere_is_said():
    games = [
        played(1, (ADA, 50), ("strong", 40)),
        played(2, (ADA, 50), ("strong", 40), why="brought"),
        played(3, (ADA, 50), ("strong", 40), why="own-box"),
        played(4, (ADA, 0), ("strong", 0), why="abandoned", status="abandoned"),
        played(5, (ADA, 50), ("strong", 40), why="hints"),
    ]
    found = statistics("helvetia", ADA, games)
    assert found.groups[0].games == 2, "a game with hints counts here"
    assert found.left_out == {"brought": 1, "own-box": 1, "abandoned": 1}
    assert found.unrated == {"hints": 1}, "but not for the rating"


def test_the_rating_is_that_after_the_last_game_of_the_archive():
    def after(game, mu):
        own = msgspec.structs.replace(game.seats[0], before=Strength(25.0, 8.0), after=Strength(mu, 2.0))
        return msgspec.structs.replace(game, seats=(own, game.seats[1]))

    games = [after(played(1, (ADA, 50), ("strong", 40)), 30.0), after(played(2, (ADA, 50), ("strong", 40)), 33.3)]
    found = statistics("helvetia", ADA, [*reversed(games), played(3, (ADA, 1), ("strong", 2), why="hints")]).rating
    assert (found.value, found.margin, found.games, found.provisional) == (33.3, 3.92, 2, False)
    assert [point.value for point in found.curve] == [30.0, 33.3]
