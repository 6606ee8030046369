"""Matches that are told by moves."""

from __future__ import annotations

import random

import pytest

import vicus
from vicus.bots.chronicle import Chronicle
from vicus.games import names
from vicus.table.lines import Act, End, Undo
from vicus.table.logged_match import LoggedMatch, moves_of


def test_a_logged_match_is_what_its_moves_say():
    game = vicus.game("bohemian_villages")
    first = LoggedMatch(game, 2, 9, {})
    moves = []

    def write(move):
        moves.append(move)
        first.apply(move)

    for _ in range(12):
        write(Act(first.match.legal()[0].text))
        if first.match.can_undo and len(moves) % 3 == 0:
            write(Undo())
        elif first.can_end:
            write(End())
    again = LoggedMatch(game, 2, 9, {})
    for move in moves:
        again.apply(move)
    assert again.match.state == first.match.state
    assert again.events == first.events
    assert again.public.state == first.public.state
    assert {h.ply for h in first.events} <= set(range(len(first.match.actions) + 1))


@pytest.mark.parametrize("name", names())
def test_the_moves_of_a_match_tell_it(name):
    match, chooser = vicus.game(name).new(players=2, seed=4), random.Random(4)
    for _ in range(60):
        match.play(chooser.choice(match.legal()))
    logged = LoggedMatch(match.game, 2, 4, match.options)
    for move in moves_of(match):
        logged.apply(move)
        logged.check(move)
    assert logged.match.state == match.state
    assert logged.match.actions == match.actions
    assert [type(move) for move in moves_of(match)].count(End) > 3


@pytest.mark.parametrize("name", names())
def test_a_bot_hears_the_same_at_a_table_as_elsewhere(name):
    game = vicus.game(name)
    logged, match, chooser = LoggedMatch(game, 3, 4, game.check_options({})), game.new(players=3, seed=4), random.Random(4)
    chronicle = Chronicle(match)
    for _ in range(60):
        assert logged.news(match.seat) == chronicle.news(match.seat)
        action = chooser.choice(match.legal())
        logged.apply(Act(action.text))
        if logged.match.can_undo:
            logged.apply(Undo())
            logged.apply(Act(action.text))
        if logged.can_end:
            logged.apply(End())
        match.play(action)
        chronicle.hear()


def test_events_are_told_once_and_never_of_a_draft():
    logged = LoggedMatch(vicus.game("bohemian_villages"), 2, 9, {})
    told, number = [*logged.since(1, -1)], logged.for_seat(1)[1]
    chooser = random.Random(3)
    for step in range(60):
        if logged.can_end:
            logged.apply(End())
        elif logged.match.can_undo and step % 4 == 3:
            logged.apply(Undo())
        else:
            logged.apply(Act(chooser.choice(logged.match.legal()).text))
        told += logged.since(None, number)
        number = logged.for_seat(None)[1]
    assert told == logged.since(None, -1)
