"""What lines of a score are made of, and what ends a game soon: every game tells it, and in every language."""

from __future__ import annotations

from functools import cache

import pytest

import vicus
from vicus.bots.greedy import GreedyBot
from vicus.core.match import Match
from vicus.spec.game import Why
from vicus.texts import LANGUAGES, Texts

GAMES = vicus.games()


@cache
def finished(name: str, players: int) -> tuple[Match, list[Why]]:
    """A game of greedy players, and what was said of its end before the last step."""
    game = vicus.game(name)
    match, bot = game.new(players=players, seed=players), GreedyBot(game, players)
    warned = match.ending()
    assert warned == []
    while not match.over:
        warned = match.ending()
        match.play(bot.choose(match.view(match.seat), match.legal()))
    return match, warned


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_parts_of_a_line_add_up_to_it(name, players):
    match, _ = finished(name, players)
    for score, account in zip(match.scores(), match.accounts(), strict=True):
        lines = dict(score.lines)
        assert account.keys() <= lines.keys()
        for line, parts in account.items():
            assert parts, line
            assert sum(part.points for part in parts) == lines[line], (line, parts)
            for part in parts:
                assert all(Texts(language, name)(f"part-{part.reason}", **part.params) for language in LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_warned_before_the_end(name):
    match, warned = finished(name, 2)
    assert warned, "the game ended without a word"
    assert match.ending() == []
    catalogue = (match.game.spec.folder / "RULES.md").read_text("utf-8")
    for rule, reason, params in warned:
        assert f"- {rule} " in catalogue
        assert all(Texts(language, name)(f"ending-{reason}", **params) for language in LANGUAGES)
