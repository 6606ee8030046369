"""What a terminal shows, as text."""

from __future__ import annotations

import pytest

import vicus
from vicus.envs import picture

from .games import GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_game_can_be_drawn(name, seat):
    text = picture.picture(vicus.game(name).new(players=2, seed=1), seat)
    assert "Player 2" in text
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= picture.WIDTH


def test_a_game_without_a_board_of_its_own_is_shown_by_its_fields(monkeypatch):
    monkeypatch.setattr(picture, "find_spec", lambda name: None)
    match = vicus.game(GAMES[0]).new(players=2, seed=1)
    assert picture.picture(match).splitlines()[0].startswith(f"{next(iter(match.view()))}: ")
