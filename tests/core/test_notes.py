"""Records with notes: comments, marks, what to do next, and variations."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vicus
from vicus.core.notes import MOST_NOTES, Note, Notes, Variation, Words

SAID = {"en": Words("Hello", "Look at **this**.")}


@pytest.fixture
def match() -> vicus.Match:
    """Three decisions of Carpe Diem, with notes on the first and the last position."""
    match = vicus.game("carpe_diem").new(players=2, seed=7)
    for action in ("start 6", "start 0", "take 2 4"):
        match.play(action)
    tried = Variation(2, ["take 2 1", "build 3,2 turn 0"], SAID, mistake=True)
    match.notes = Notes(
        [Note(0, SAID, "begin", ["forum"], do=["start 6"]), Note(2, SAID, "walk", variations=[tried])],
        learner=0,
        level="beginner",
    )
    return match


def changed(match: vicus.Match, **notes: Any) -> str:
    record = json.loads(match.save())
    return json.dumps(record | {"notes": record["notes"] | notes})


def test_notes_come_back(match):
    again = vicus.load(match.save())
    assert again.notes == match.notes
    assert again.save() == match.save()
    assert again.copy().notes == match.notes


def test_a_record_with_notes_has_format_2_and_one_without_is_as_ever(match):
    assert json.loads(match.save())["vicus"] == 2
    match.notes = None
    record = json.loads(match.save())
    assert record["vicus"] == 1
    assert "notes" not in record


def test_fields_of_later_versions_are_passed_over(match):
    assert vicus.load(changed(match, music="flutes")).notes == match.notes


@pytest.mark.parametrize(
    "notes",
    [
        {"steps": [{"ply": 4, "words": {}}]},  # the record has three actions
        {"steps": [{"ply": 1, "words": {}}, {"ply": 0, "words": {}}]},
        {"steps": [{"ply": 0, "words": {}, "do": ["start 5"]}]},  # it was not played
        {"steps": [{"ply": 0, "words": {}, "variations": [{"ply": 9, "actions": []}]}]},
        {"learner": 2},
        {"steps": 5},
    ],
)
def test_notes_that_do_not_fit_the_game_are_damage(match, notes):
    with pytest.raises(vicus.BadRecord):
        vicus.load(changed(match, **notes))


def test_a_variation_must_be_legal_and_the_reason_is_the_rules(match):
    tried = {"ply": 2, "actions": ["take 4 1"]}
    with pytest.raises(vicus.BadRecord, match=r"note 1, “take 4 1” is not possible"):
        vicus.load(changed(match, steps=[{"ply": 0, "words": {}, "variations": [tried]}]))


def test_nobody_brings_more_notes_than_can_be_shown(match):
    with pytest.raises(vicus.BadRecord, match="more notes"):
        vicus.load(changed(match, steps=[{"ply": 0, "words": {}}] * (MOST_NOTES + 1)))


def test_links_leave_them_out(match):
    assert vicus.load(match.link()).notes is None
