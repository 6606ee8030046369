"""Firefox, where there is one, on the page without a server: a whole game with a reload in the middle."""

from __future__ import annotations

import pytest

from ..conftest import DESKTOP
from ..firefox import FirefoxPlayer, Session
from ..friends import play, reload_in_the_middle

pytestmark = pytest.mark.compile


def test_a_whole_game_in_firefox_without_a_server(firefox: Session, address: str) -> None:
    ada = FirefoxPlayer(firefox, address, DESKTOP, name="Ada", named=True, autoEnd=True)
    reload_in_the_middle(ada)
    assert play(ada) is None
    ada.page.wait_for("result", "Total")
