"""A game, a position, a puzzle from a link, on the page without a server: opened, refused in words, and played on from."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..test_links import finished
from .site import Visitor

pytestmark = pytest.mark.compile


def test_a_game_and_its_positions_open_from_links(visit: Callable[..., Visitor], address: str) -> None:
    match = finished()
    visitor = visit(f"{address}#/r/{match.link()}")
    page = visitor.page
    expect(page.get_by_test_id("result")).to_contain_text("<b>Rosa</b>")  # as it is written, never as markup
    visitor.wait("now?.status === 'over'")
    assert visitor.told("now.scores.map((score) => score.total)") == [score.total for score in match.scores()]
    page.goto(f"{address}#/r/{match.link()}/9")
    expect(page.get_by_test_id("back-to-now")).to_be_visible()
    expect(page.get_by_test_id("result")).to_have_count(0)
    page.get_by_test_id("share-open").click()
    page.get_by_test_id("share-position").click()
    assert page.get_by_test_id("share-link").input_value() == f"{address}#/r/{match.link()}/9"
    page.get_by_test_id("share-play-on").click()
    visitor.wait("now?.status === 'playing'")
    visitor.is_fine()
    page.goto(f"{address}#/r/1abc")
    expect(page.get_by_test_id("problem")).to_contain_text(re.compile("broken|later version"))
    assert visitor.problems == []
