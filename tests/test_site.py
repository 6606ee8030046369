"""The docs site is built as `make docs` builds it: every warning is an error, and nothing comes from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import vicus.core.match
from vicus.games import names

ROOT = Path(__file__).parent.parent
FETCHED = re.compile(r"""<(?:script|img|iframe|source)[^>]*\ssrc=["']?(?:https?:)?//|<link[^>]*\shref=["']?(?:https?:)?//""")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    place = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(place)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return place


@pytest.mark.xdist_group("site")
def test_every_door_has_a_page(site):
    pages = ["index", "play", "hosting", "bots", "figures", "adding-a-game", "architecture", "decisions", "protocol"]
    project = ["contributing", "changelog", "security", "reporting", "code-of-conduct"]
    reference = [
        f"reference/{name}" for name in ("index", "commands", "vicus", "vicus.core.match", "vicus.bots", "vicus.testing")
    ]
    games = [page for name in names() for page in (f"games/{name}", f"games/{name}/rules", f"games/{name}-insights")]
    assert [page for page in pages + project + reference + games if not (site / f"{page}.html").exists()] == []


@pytest.mark.xdist_group("site")
def test_nothing_is_fetched_from_elsewhere(site):
    assert [page.name for page in site.rglob("*.html") if FETCHED.search(page.read_text("utf-8"))] == []
    styles = [style for style in site.rglob("*.css") if re.search(r"url\(['\"]?(https?:)?//", style.read_text("utf-8"))]
    assert styles == []


@pytest.mark.xdist_group("site")
def test_the_page_of_a_game_leads_to_its_rules(site):
    page = (site / "games" / "helvetia.html").read_text("utf-8")
    rules = (site / "games" / "helvetia" / "rules.html").read_text("utf-8")
    linked = set(re.findall(r'href="helvetia/rules.html#(h-\w+)"', page))
    assert len(linked) > 10
    assert linked <= set(re.findall(r'id="(h-\w+)"', rules))


@pytest.mark.xdist_group("site")
def test_the_reference_has_the_docstrings(site):
    page = (site / "reference" / "vicus.core.match.html").read_text("utf-8")
    assert 'id="vicus.core.match.Match.play"' in page
    assert vicus.core.match.__doc__.split(":")[0] in page


@pytest.mark.xdist_group("site")
def test_examples_are_shown_as_code(site):
    pages = [page.read_text("utf-8") for page in (site / "reference").glob("*.html")]
    assert any('class="gp"' in page for page in pages)
    assert not any("<blockquote>" in page for page in pages), "a prompt has been taken for a quotation"
