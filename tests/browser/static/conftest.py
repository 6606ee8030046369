"""The page without a server, for each test in a browser that was never there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from ..conftest import DESKTOP, settings_script
from .site import LOADING, Site, Visitor

LINE = (Path(__file__).parent / "page.js").read_text("utf-8")


@pytest.fixture(scope="session")
def address(static_folder: Path) -> Iterator[str]:
    """Of the page, under a sub-path; nothing about it changes."""
    site = Site(static_folder)
    yield site.address
    site.stop()


@pytest.fixture
def site(static_folder: Path) -> Iterator[Site]:
    """One that the test may change."""
    site = Site(static_folder)
    yield site
    site.stop()


@pytest.fixture
def settings() -> dict[str, Any]:
    """Of the page: turns end by themselves."""
    return {"autoEnd": True}


@pytest.fixture
def context(browser: Browser, settings: dict[str, Any]) -> Iterator[BrowserContext]:
    # tests look into the page, which its policy forbids everybody (test_policy.py)
    context = browser.new_context(bypass_csp=True, viewport=DESKTOP, locale="en", reduced_motion="reduce")
    context.set_default_timeout(LOADING)
    context.add_init_script(settings_script(**settings))
    context.add_init_script(LINE)
    yield context
    context.close()


@pytest.fixture
def visit(context: BrowserContext, address: str) -> Callable[..., Visitor]:
    """`visit()`: a tab of one browser, in the lobby or where it is told to go."""
    return lambda at="": Visitor.at(context, at or address)
