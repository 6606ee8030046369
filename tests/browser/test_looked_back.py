"""What the screens of looking back show is kept in files: as long as reports are made like this."""

from __future__ import annotations

import pytest

import vicus
from vicus.analysis.outlook import skill
from vicus.analysis.report import VERSION

from . import looked_back


@pytest.mark.parametrize("game", looked_back.PLAYERS)
def test_a_kept_report_is_whole_and_fits_its_record(game):
    found = looked_back.kept(game)
    match = vicus.load(found.record)
    assert match.over
    assert found.report.players == looked_back.PLAYERS[game] == match.players
    assert found.report.skill == list(skill(game)), "the words were other ones: python -m tests.browser.looked_back"
    assert found.report.decisions == found.report.judged == len(found.report.steps) == len(match.actions)


def test_a_report_of_another_version_says_how_it_is_made_anew(monkeypatch):
    looked_back.kept.cache_clear()
    monkeypatch.setattr(looked_back, "VERSION", VERSION + 1)
    with pytest.raises(looked_back.Outdated, match="looked_back helvetia"):
        looked_back.kept("helvetia")
