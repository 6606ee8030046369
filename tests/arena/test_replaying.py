"""Every game of a contest is played again: a bot that changes the game under the others' feet is found out."""

import gc
from dataclasses import replace

import pytest

import vicus
from vicus.arena.contest import play
from vicus.arena.replaying import replayed
from vicus.arena.workers import run
from vicus.bots.levels import _known
from vicus.core.match import Match
from vicus.errors import BotFault
from vicus.games import names

from .plans import PLAN


@pytest.mark.parametrize("name", names())
def test_an_honest_game_comes_to_the_same(name):
    plan = replace(PLAN, game=name, bots=("greedy", "random"), options=vicus.game(name).check_options({}), games=1)
    pairing = next(plan.pairings())
    outcome = play(plan, pairing)
    assert [score.total for score in replayed(plan, pairing, outcome).scores()] == outcome.scores


@pytest.mark.parametrize(
    "change",
    [
        lambda outcome: {"scores": [score + 1 for score in outcome.scores]},
        lambda outcome: {"shares": outcome.shares[::-1]},
        lambda outcome: {"actions": outcome.actions[:-1]},
        lambda outcome: {"actions": [*outcome.actions, 0]},
        lambda outcome: {"actions": [10**6, *outcome.actions[1:]]},
        lambda outcome: {"seats": outcome.seats[::-1]},
        lambda outcome: {"decisions": outcome.decisions[::-1]},
        lambda outcome: {"rounds": 99},
    ],
)
def test_whatever_is_reported_wrongly_is_found(change):
    plan = replace(PLAN, bots=("random", "greedy"))
    pairing = next(plan.pairings())
    outcome = play(plan, pairing)
    with pytest.raises(BotFault, match="Game 0 of random, greedy was not played by the rules"):
        replayed(plan, pairing, replace(outcome, **change(outcome)))


class Thief:
    """Finds the match in memory, and helps itself to coins."""

    def choose(self, view, legal):
        for found in gc.get_objects():
            if type(found) is Match and not found.over:
                for seat in range(found.players):
                    found.state.coins[seat] += 50 * (seat == found.seat)
        return legal[0]


def test_a_bot_that_changes_the_game_in_its_process_is_found_out(monkeypatch, tmp_path):
    monkeypatch.setitem(_known, "thief", lambda game, seed: Thief())
    file = tmp_path / "contest.jsonl"
    with pytest.raises(BotFault, match="thief"):
        run(replace(PLAN, bots=("thief", "random")), file, workers=1)
    assert len(file.read_text().splitlines()) == 1, "such a game does not count"
