"""What README and docs say is run."""

import re
from pathlib import Path

import pytest

import vicus
from vicus.games import names

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SNIPPETS = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL))
]
HEADINGS = [
    "Players",
    "Options",
    "Components and their provenance",
    "Decisions and action space",
    "Observation",
    "Scoring",
    "Ends",
    "Rules version",
]


@pytest.mark.compile
@pytest.mark.xdist_group("native")
@pytest.mark.parametrize("code", SNIPPETS)
def test_snippets_run(code, capsys):
    assert re.search(r"^(import|from) vicus", code, re.MULTILINE), "a snippet stands alone"
    exec(code.replace("1_000_000", "1_000"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_page_with_the_same_headings(name):
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == HEADINGS
    assert f"{vicus.game(name).actions.size} action ids" in text
    assert text.rstrip().endswith(str(vicus.game(name).meta.rules_version))


def test_every_threat_has_tests_that_there_are():
    lines = (ROOT / "docs" / "security.md").read_text("utf-8").splitlines()
    threats = [line for line in lines if line.startswith("| ") and not line.startswith("| threat")]
    assert len(threats) > 25
    for threat in threats:
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", threat)
        assert named, threat
        for file, test in named:
            assert f"def {test}(" in (ROOT / file).read_text("utf-8"), (file, test)
