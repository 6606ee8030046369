"""Looking back on the page without a server: the same figures as everywhere, also of a page that was closed meanwhile."""

from __future__ import annotations

import gzip
import io
import json
import re
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

import vicus
from vicus.analysis import study
from vicus.analysis.analyse import analyse
from vicus.engine.engines import planner
from vicus.static import folder

from ..test_look_back import played
from .site import Site, Visitor

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("planner")]

GAME = "bohemian_villages"
SIMULATIONS = 60
"""Of a master here: a whole game is judged within seconds, and every kind of figure is in its report."""


@pytest.fixture(scope="module")
def shallow(static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page whose masters think for a moment only."""
    place = tmp_path_factory.mktemp("shallow") / "static"
    shutil.copytree(static_folder, place)
    (file,) = (place / folder.TABLE).glob(f"vicus-*.zip{folder.PACKED}")
    changed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(file.read_bytes()))) as package, zipfile.ZipFile(changed, "w") as written:
        for entry in package.infolist():
            content = package.read(entry)
            if entry.filename.endswith(f"{GAME}/judgement.toml"):
                content, found = re.subn(rb"(?m)^master = \d+$", b"master = %d" % SIMULATIONS, content)
                assert found == 1
            written.writestr(entry, content, entry.compress_type)
    file.write_bytes(gzip.compress(changed.getvalue()))
    site = Site(place)
    yield site.address
    site.stop()


def test_the_same_report_as_the_command_gives_and_it_is_kept(
    visit: Callable[..., Visitor], shallow: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played()
    visitor = visit(f"{shallow}#/replay")
    page, at = visitor.page, visitor.page.get_by_test_id
    at("record-text").fill(record)
    at("record-open").click()
    at("result").get_by_test_id("look-back").click()
    at("chart").wait_for()
    page.reload()  # in the midst of it
    expect(at("look-done")).to_be_visible(timeout=120_000)
    for _ in range(10):  # it is kept a moment after it is shown; what is not kept yet is worked out again
        page.reload()
        visitor.wait("analysis")
        expect(at("look-done")).to_be_visible(timeout=120_000)
        if visitor.told("analysis.report.judged") == visitor.told("analysis.report.decisions"):
            break

    planner(GAME, vicus.game(GAME).box)
    monkeypatch.setattr(study, "simulations_for", lambda *about: SIMULATIONS)
    expected = json.loads(msgspec.json.encode(analyse(vicus.load(record), judge="search")))
    for _ in range(300):  # the last part of a report may still be on its way
        if visitor.told("analysis.report") == expected:
            break
        page.wait_for_timeout(200)
    assert visitor.told("analysis.report") == expected

    # whatever else is on the page, in another language
    at("language").first.select_option("de")
    expect(page.get_by_role("heading", name="Wendepunkte")).to_be_visible()
    page.locator("h1").first.click()  # keys are the page's again
    page.keyboard.press("Home")
    expect(at("small-board").locator("[data-target]").first).to_be_attached()
    expect(at("sources").locator("figure").first).to_contain_text("üblich")
    at("show-uses").click()
    expect(at("uses").locator("li").first).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_title("Alle Zahlen als Datei").click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8"))["turning"] == visitor.told("analysis.report.turning")
    at("look-share").click()
    at("share-position").click()
    expect(at("share-link")).to_have_value(re.compile(f"^{re.escape(shallow)}#/r/"))
    page.keyboard.press("Escape")
    here = page.url
    at("try").click()
    at("back-to-game").click()
    page.wait_for_url(here)
    expect(at("look-done")).to_be_visible()
    visitor.is_fine()
