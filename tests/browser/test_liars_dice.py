"""A game from outside on the page: installed by pip, offered in the lobby, played on the generic board against bots."""

import re
from collections.abc import Iterator

import pytest

from vicus.testing.serving import running_server

pytestmark = pytest.mark.xdist_group("examples")


@pytest.fixture(scope="module")
def elsewhere(environment) -> Iterator[str]:
    """A server that knows the example."""
    with running_server("--no-warm", python=str(environment.python)) as (url, log):
        yield url
        assert "Traceback" not in log.read_text("utf-8")


def test_a_game_against_a_bot_to_its_end(enter, elsewhere):
    ada = enter(at=elsewhere)
    ada.sit_down("liars_dice", players=2)
    while ada.my_turn():
        ada.play_turn()
    ada.result().wait_for()
    assert "Dice left" in ada.page.inner_text("body")


def test_own_dice_are_seen_and_those_of_the_bots_are_not(enter, elsewhere):
    ada = enter(at=elsewhere)
    ada.sit_down("liars_dice")
    ada.my_turn()
    seen = ada.at("seen").inner_text()
    assert seen.count("hidden") == 2
    assert re.search(r"Under the cup\n(\d\n){5}", seen, re.IGNORECASE)


@pytest.mark.parametrize(("language", "title"), [("de", "Bluffwürfeln"), ("ru", "Кости лжеца")])
def test_its_words_are_those_of_the_package(enter, elsewhere, language, title):
    ada = enter(at=elsewhere, language=language)
    ada.page.get_by_role("heading", name=title).wait_for()
    ada.sit_down("liars_dice")
    ada.my_turn()
    ada.step()
    assert not re.search(r"\{\s*\$?\w|(page|event|view|action)-[a-z]|undefined|\[object", ada.page.inner_text("body"))
