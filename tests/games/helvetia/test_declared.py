"""Made from the declaration: view and previews are of the declared types, the page and the docs are up to date."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from vicus.games.helvetia import GAME as SPEC
from vicus.games.helvetia.preview import Preview
from vicus.games.helvetia.view import View
from vicus.spec.markdown import filled
from vicus.spec.typescript import source

from .positions import games

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_and_previews_are_of_the_declared_types(players):
    """For every seat and a spectator; nothing is there that is not declared."""
    for match in islice(games(players, 5), 0, None, 13):
        for seat in (None, *range(players)):
            view = match.view(seat)
            assert msgspec.convert(msgspec.to_builtins(view), View, strict=True) == view
            assert set(view) == set(View.__annotations__)
        for shown in match.preview().values():
            assert msgspec.convert(shown, Preview, strict=True) == shown


def test_the_types_of_the_page_are_up_to_date():
    """`vicus schema helvetia --form typescript` writes them."""
    assert (SPEC.folder / "page" / "view.ts").read_text("utf-8").strip() == source(SPEC).strip()


def test_the_tables_of_the_docs_are_up_to_date():
    page = (ROOT / "docs" / "games" / "helvetia.md").read_text("utf-8")
    assert page == filled(page, SPEC)
