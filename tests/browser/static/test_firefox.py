"""Firefox, where there is one, on the page without a server: a whole game with a reload in the middle."""

from __future__ import annotations

import pytest

from ..conftest import DESKTOP
from ..firefox import FirefoxPlayer, Session
from ..friends import play

pytestmark = pytest.mark.compile


def test_a_whole_game_in_firefox_without_a_server(firefox: Session, address: str) -> None:
    ada = FirefoxPlayer(firefox, address, DESKTOP, name="Ada", named=True, autoEnd=True)
    ada.page.click("play-bohemian_villages")
    ada.page.wait_for("board")
    assert play(ada, until=lambda _, now: now["number"] > 12) is ada
    before = ada.hand.see()
    ada.page.reload()
    assert ada.hand.watch(lambda now: now["mine"], "the turn after the reload")["lit"] == before["lit"]
    assert play(ada) is None
    ada.page.wait_for("result", "Total")
