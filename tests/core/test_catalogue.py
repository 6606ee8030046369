import importlib
import re
from functools import cache
from pathlib import Path

import pytest

from vicus.core.catalogue import catalogue, code_places, coverage
from vicus.registry import folder, names, package

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("game", names())
def test_every_rule_of_the_catalogue_is_read(game):
    import vicus

    text = (vicus.game(game).spec.folder / "RULES.md").read_text("utf-8")
    written = re.findall(r"^- ((?:X-)?[A-Z]-\d+[a-z]?) ", text, re.MULTILINE)
    assert [rule.id for rule in catalogue(game)] == written
    assert len(set(written)) == len(written)
    assert all(rule.text and rule.chapter and rule.kind in "RIX" for rule in catalogue(game))


def test_a_rule_keeps_all_its_lines():
    rule = next(r for r in catalogue("bohemian_villages") if r.id == "B-15b")
    assert rule.text.startswith("The turn cannot be ended")
    assert rule.text.endswith("any two dice take it.")
    assert rule.kind == "I"


@cache
def covered():
    return coverage(TESTS)


@pytest.mark.parametrize("game", names())
def test_every_rule_has_a_test(game):
    found = covered()
    assert [rule.id for rule in catalogue(game) if rule.id not in found] == []


@pytest.mark.parametrize("game", names())
def test_every_rule_stands_in_the_code_or_needs_none(game):
    uncoded = importlib.import_module(f"{package(game)}.uncoded").UNCODED
    places = code_places(game)
    rules = [rule.id for rule in catalogue(game) if rule.kind != "X"]
    assert [rule for rule in rules if rule not in places and rule not in uncoded] == []
    assert [rule for rule in uncoded if rule not in rules or rule in places] == [], "on the list without need"
    assert all(reason.strip() for reason in uncoded.values())
    assert len(uncoded) <= len(rules) // 6, "the list is to stay short"


def test_no_range_hides_a_rule():
    ranges = re.compile(r"[A-Z]-\d+[a-z]?\s*(?:…|\.\.\.|–|—| to )\s*[A-Z]-\d+")
    files = [file for game in names() for file in folder(game).rglob("*.py")]
    files += [*(TESTS / "games").rglob("*.py"), *(TESTS.parent / "docs/games").glob("*.md")]
    assert [(file.name, found) for file in files for found in ranges.findall(file.read_text("utf-8"))] == []


def test_the_code_of_a_rule_is_found():
    assert any("rules/buildings.py:" in place for place in code_places("bohemian_villages")["B-44"])


def test_markers_are_found_wherever_they_stand(tmp_path):
    (tmp_path / "test_a.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('B-01', 'B-02')\ndef test_one(): pass\n"
        "class TestX:\n    @pytest.mark.parametrize('x', [1])\n    @pytest.mark.rule('B-02')\n    def test_two(self, x): pass\n"
        "@pytest.mark.rule('B-03')\ndef helper(): pass\n"
    )
    found = coverage(tmp_path)
    assert {rule: [t.split("::")[1] for t in tests] for rule, tests in found.items()} == {
        "B-01": ["test_one"],
        "B-02": ["test_one", "test_two"],
    }
