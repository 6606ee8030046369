"""What is generated from the declarations is what lies in the repository."""

from pathlib import Path

import pytest

from vicus.core.game import declaration
from vicus.spec.markdown import filled
from vicus.spec.typescript import source

ROOT = Path(__file__).parent.parent.parent
GAMES = ("bohemian_villages", "carpe_diem", "helvetia")


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_types_of_the_game(name):
    spec = declaration(name)
    assert (spec.folder / "page" / "view.ts").read_text("utf-8") == source(spec), f"run `vicus schema {name} --form typescript`"


@pytest.mark.parametrize("name", GAMES)
def test_the_tables_in_the_docs_are_up_to_date(name):
    spec = declaration(name)
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")
    for part in ("actions", "view", "events"):
        assert f"<!-- made: {part} -->" in page
    assert filled(page, spec) == page
