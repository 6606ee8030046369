"""The kernels of the bots: compiled and interpreted agree, and the search finds what there is to find."""

from itertools import islice

import pytest

import vicus
from vicus.bots.code import code_for
from vicus.bots.greedy import GreedyBot
from vicus.bots.search import SearchBot
from vicus.games import names
from vicus.testing.walk import matches

GAMES = names()
compiled = [pytest.mark.compile, pytest.mark.xdist_group("planner")]


def random_positions(name, every=17, seeds=2):
    """Positions of random games of every number of players."""
    game = vicus.game(name)
    for match in matches(game, seeds):
        for number, position in enumerate(played(match)):
            if number % every == 3:
                yield game, position


def played(match):
    """The match before each of its decisions."""
    import random

    chance = random.Random(match.seed)
    while not match.over:
        yield match
        match.play(chance.choice(match.legal()))


@pytest.mark.parametrize("name", GAMES)
def test_features_and_stage_are_within_reason(name):
    """As many features as named, none left over from another position, and ever less to come."""
    from vicus.bots.judgement import judgement

    game = vicus.game(name)
    rules = game.engine.rules
    known = judgement(name)
    assert len(known.features) == rules.FEATURES
    assert len(known.weights) == len(known.prospects) == 2 * rules.FEATURES
    for match in matches(game, 2):
        stages = []
        for position in played(match):
            ours, other = [7] * rules.FEATURES, [-99] * rules.FEATURES
            rules.features(position.state, 0, ours)
            rules.features(position.state, 0, other)
            assert ours == other  # every one is written
            stages.append(rules.stage(position.state))
        assert all(0 <= stage <= 100 for stage in stages)
        assert stages[0] > 50
        assert rules.stage(match.state) == 0


@pytest.mark.parametrize("name", GAMES)
def test_dealing_anew_keeps_all_pieces_and_what_the_seat_sees(name):
    """A resampled world is one that the seat could be in: the same view, and all pieces somewhere."""
    game = vicus.game(name)
    rules = game.engine.rules
    for _, match in islice(random_positions(name), 40):
        seat = match.seat
        world = match.state.copy()
        rules.resample(world, seat)
        census = game.spec.census(world, game.box.contents)
        assert all(found == wanted for found, wanted in census.values())
        other = match.copy()
        other.state.assign(world)
        assert other.view(seat) == match.view(seat)


class TooLong(Exception):
    """The game does not end with this turn, or not within the trials."""


def can_win(match, seat, trials):
    """Whether the seat can win, by trying everything, where nobody else will move any more."""
    if match.over:
        return seat in match.winners()
    if match.seat != seat:
        raise TooLong
    return len(winning(match, trials)) > 0


def winning(match, trials):
    """The actions after which the seat to move can still win."""
    found = set()
    for action in match.legal():
        if next(trials, None) is None:
            raise TooLong
        trial = match.copy()
        trial.play(action)
        if can_win(trial, match.seat, trials):
            found.add(action.id)
    return found


TELLING = {"helvetia": (6, 47)}
"""Seeds of random games with such a position, where they are rare; others come after them."""


def last_decisions(game, seeds=60):
    """Positions late in random games where some decisions can still win and others cannot: with the ids of the former."""
    for seed in dict.fromkeys([*TELLING.get(game.name, ()), *range(1, seeds + 1)]):
        for match in matches(game, 1, first_seed=seed):
            turn = []
            for position in played(match):
                turn = [*(turn if turn and turn[-1].seat == position.seat else ()), position.copy()]
            for last in reversed(turn):
                try:
                    wins = winning(last, iter(range(400)))
                except TooLong:
                    break
                if 0 < len(wins) < len(last.legal()) and is_plain(last, wins):
                    yield last, wins
                    break


def is_plain(last, wins):
    """Whatever the seat to move does not see: the same decisions win."""
    for number in range(4):
        other = last.copy()
        other.state.assign(last.game.sample(last.view(last.seat), number))
        other.refresh()
        try:
            if winning(other, iter(range(400))) != wins:
                return False
        except TooLong:
            return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_search_agrees_with_exhaustive_trial_at_the_last_decision(name):
    """Where nobody else will move any more, the search takes a way that wins if there is one."""
    game = vicus.game(name)
    found = list(islice(last_decisions(game), 2))
    assert len(found) == 2
    for last, wins in found:
        bot = SearchBot(game, 1, simulations=64, code=code_for(game, "interpreted"))
        assert bot.choose(last.view(last.seat), last.legal()).id in wins


class TestCompiled:
    pytestmark = compiled

    @pytest.mark.parametrize("name", GAMES)
    def test_same_moves_as_interpreted(self, name):
        game = vicus.game(name)
        slow, fast = code_for(game, "interpreted"), code_for(game, "native")
        for number, (_, match) in enumerate(islice(random_positions(name, every=29), 12)):
            view, legal = match.view(match.seat), match.legal()
            for noise in (0, 300):
                moves = {GreedyBot(game, number, noise=noise, code=code).choose(view, legal) for code in (slow, fast)}
                assert len(moves) == 1
            found = [SearchBot(game, number, simulations=40, code=code).weigh(view, legal) for code in (slow, fast)]
            assert [(e.action, e.visits) for e in found[0]] == [(e.action, e.visits) for e in found[1]]
            assert [e.chance for e in found[0]] == pytest.approx([e.chance for e in found[1]])

    @pytest.mark.parametrize("name", GAMES)
    def test_self_play_is_greedy_play(self, name):
        """Whole games in one call are the games that the bot plays move by move."""
        import numpy as np

        from vicus.arena.selfplay import SelfPlay
        from vicus.bots.judgement import judgement
        from vicus.engine.kernel.chance import derive

        game = vicus.game(name)
        weights = np.array(judgement(name).weights)
        _, scores = SelfPlay(game).play([weights] * 2, 2, 5, 0)
        code = code_for(game, "native")
        for number in range(2):
            match = game.new(players=2, seed=derive(5, number))
            while not match.over:
                match.play(GreedyBot(game, 1, code=code).choose(match.view(match.seat), match.legal()))
            assert [score.total for score in match.scores()] == scores[number].tolist()
