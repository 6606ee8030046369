"""Firefox, where there is one: a whole game with a reload in the middle, and a word at the table."""

from __future__ import annotations

from .conftest import DESKTOP
from .firefox import FirefoxPlayer
from .friends import play, reload_in_the_middle


def test_a_whole_game_in_firefox(firefox, address):
    ada = FirefoxPlayer(firefox, address, DESKTOP, name="Ada", named=True, autoEnd=True)
    reload_in_the_middle(ada)
    ada.page.click("talk-button")
    ada.page.wait_for_focus("say")
    ada.page.type("From another browser", "Enter")
    ada.page.wait_for("said-list", "From another browser")
    assert play(ada) is None
    ada.page.wait_for("result", "Total")
    assert ada.page.evaluate("document.documentElement.scrollWidth") == DESKTOP["width"]
