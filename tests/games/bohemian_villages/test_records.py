"""Recorded games, one for each way a game can end. They also show when a change of behaviour needs a new rules version."""

from pathlib import Path

import pytest

import vicus

RECORDS = Path(__file__).parent.parent.parent / "records" / "bohemian_villages"
ENDINGS = {"no_figures": ("figures", [48, 54, 47], [1]), "bank_empty": ("bank", [77, 73, 72, 76], [0])}


def test_every_record_is_expected_and_every_ending_recorded():
    from vicus.games.bohemian_villages.state import ENDINGS as WAYS

    assert {file.stem for file in RECORDS.glob("*.json")} == set(ENDINGS)
    assert {ending for ending, _, _ in ENDINGS.values()} == {way for way in WAYS.values() if way}


@pytest.mark.rule("B-10", "B-60")
@pytest.mark.parametrize("name", ENDINGS)
def test_recorded_games_end_as_they_did(name):
    match = vicus.load((RECORDS / f"{name}.json").read_text("utf-8"))
    ending, totals, winners = ENDINGS[name]
    assert match.over
    assert match.view()["ended"] == ending
    assert [score.total for score in match.scores()] == totals
    assert match.winners() == winners


@pytest.mark.rule("B-60d")
def test_the_substitute_is_booked_when_the_bank_runs_out():
    match = vicus.load((RECORDS / "bank_empty.json").read_text("utf-8"))
    assert match.state.substitute > 0
    assert sum(match.state.coins) + match.state.bank == 285 + match.state.substitute
