"""The puzzles that come with the games: positions that anybody can replay, with answers that the rules allow."""

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import pytest

import vicus
from vicus.errors import BadOption
from vicus.puzzles.checking import look_again
from vicus.puzzles.deep import ENOUGH, ERRORS, GAP, MOST_RIGHT, DeepSearch
from vicus.puzzles.puzzle import has_puzzles, of_the_day, read, written
from vicus.puzzles.rating import SOLVERS, rating_of

GAMES = [name for name in vicus.games() if has_puzzles(name)]
FEW = 60
"""Simulations that find what is plainest, on any engine within a second."""


@pytest.fixture(scope="module", params=GAMES)
def book(request):
    return read(request.param)


def test_there_are_enough_for_every_number_of_players_and_of_every_difficulty(book):
    assert len(book.puzzles) >= 60
    players = Counter(puzzle.players for puzzle in book.puzzles)
    assert set(players) == set(vicus.game(book.game).meta.players)
    assert min(players.values()) >= 5
    ratings = [puzzle.rating for puzzle in book.puzzles]
    assert all(sum(low <= rating < high for rating in ratings) >= 5 for low, high in ((0, 1000), (1000, 1400), (1400, 1800)))


def test_every_puzzle_replays_to_a_decision_of_its_seat_with_these_options(book):
    for puzzle in book.puzzles:
        match = vicus.load(puzzle.link)
        legal = {action.text for action in match.legal()}
        assert (match.game.name, match.players, match.seat) == (book.game, puzzle.players, puzzle.seat)
        assert len(match.actions) == puzzle.ply
        assert {option.action for option in puzzle.options} == legal
        assert len(legal) > 4
        for step in puzzle.options[0].then:
            assert match.game.action(step.id).text == step.text


def test_one_decision_is_clearly_best_by_what_the_search_has_seen(book):
    for puzzle in book.puzzles:
        known = {option.action: option.chance for option in puzzle.options if option.chance is not None}
        assert all((option.chance is None) == (option.visits < ENOUGH) for option in puzzle.options)
        assert puzzle.solution == puzzle.options[0].action
        assert puzzle.solution in puzzle.right
        assert 1 <= len(puzzle.right) <= MOST_RIGHT
        worst = min(known[right] for right in puzzle.right)
        second = max(chance for action, chance in known.items() if action not in puzzle.right)
        assert worst - second == pytest.approx(puzzle.gap, abs=2e-4)
        assert puzzle.gap >= GAP
        assert puzzle.gap > ERRORS * puzzle.error


def test_ratings_follow_from_who_found_the_answer_and_the_easiest_come_first(book):
    ratings = [puzzle.rating for puzzle in book.puzzles]
    assert ratings == sorted(ratings)
    assert [rating_of(puzzle.solved) for puzzle in book.puzzles] == ratings
    assert all([each.bot for each in puzzle.solved] == list(SOLVERS) for puzzle in book.puzzles)


def test_no_two_come_of_one_game_and_each_has_a_name_of_its_own(book):
    records = [(match.players, match.seed) for match in (vicus.load(puzzle.link) for puzzle in book.puzzles)]
    assert len(set(records)) == len(records)
    assert len({puzzle.id for puzzle in book.puzzles}) == len(book.puzzles)


def test_themes_have_words_in_every_language(book):
    from vicus.texts import LANGUAGES, texts

    features = {reason.feature for p in book.puzzles for o in p.options for reason in (*o.gains, *o.prepares, *o.costs)}
    for language in LANGUAGES:
        say = texts(language, book.game)
        assert all(say.has(f"feature-{feature}") for feature in features | {theme for p in book.puzzles for theme in p.themes})


def test_a_short_search_finds_the_plainest_of_them(book):
    search = DeepSearch(vicus.game(book.game), simulations=[FEW], judge="search")
    plain = [puzzle for puzzle in book.puzzles if all(each.found == each.tries for each in puzzle.solved[2:])][:1]
    assert plain
    assert all(look_again(search, puzzle, seed=1).agrees for puzzle in plain)


def test_a_book_is_written_as_it_is_read(book, tmp_path):
    file = tmp_path / "puzzles.json"
    file.write_bytes(written(book))
    assert read(book.game, file) == book
    assert len(file.read_text().splitlines()) == len(book.puzzles) + 2


@pytest.mark.parametrize("count", [1, 60, 61, 72, 100])
def test_each_puzzle_has_its_day_before_one_comes_again(count):
    days = [date(2026, 11, 16) + timedelta(days=n) for n in range(count)]
    assert sorted(of_the_day(count, day) for day in days) == list(range(count))
    if count > 2:
        assert all(of_the_day(count, a) != of_the_day(count, b) for a, b in pairwise(days))


def test_a_file_without_puzzles_is_told_from_one_with_others(tmp_path):
    with pytest.raises(BadOption) as problem:
        read(GAMES[0], tmp_path / "none.json")
    assert problem.value.key == "puzzles-none"
    other = tmp_path / "other.json"
    other.write_text('{"vicus_puzzles": 9}')
    with pytest.raises(BadOption) as problem:
        read(GAMES[0], other)
    assert problem.value.key == "puzzles-damaged"
