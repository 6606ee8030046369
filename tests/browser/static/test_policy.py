"""What the page without a server may load and run: its own files, and nothing that is written into it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from ..conftest import DESKTOP
from .site import LOADING

pytestmark = pytest.mark.compile
INJECTED = """document.body.insertAdjacentHTML('beforeend', '<img src="nowhere" onerror="window.ran = 1">')"""


def test_a_table_needs_nothing_that_is_forbidden_and_what_is_written_into_the_page_does_not_run(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(viewport=DESKTOP, locale="en", reduced_motion="reduce")
    context.set_default_timeout(LOADING)
    page = context.new_page()
    forbidden: list[str] = []
    page.on("console", lambda said: forbidden.append(said.text) if "Content Security Policy" in said.text else None)
    page.goto(address)
    page.get_by_test_id("play-carpe_diem").click()
    page.get_by_test_id("prompt").wait_for()
    page.get_by_test_id("hint-button").click()
    page.get_by_test_id("hint-option-0").wait_for()
    assert forbidden == []

    with page.expect_event("console", lambda said: "Content Security Policy" in said.text):
        page.evaluate(INJECTED)
    assert page.evaluate("window.ran") is None
    context.close()
