"""The guided first games: what lies in the games' folders is what their texts say today."""

from __future__ import annotations

from pathlib import Path

import pytest

import vicus
from vicus.cli import annotating
from vicus.registry import folder
from vicus.texts import LANGUAGES

SOURCES = sorted(source for name in vicus.games() for source in (folder(name) / "lessons").glob("*.txt"))


@pytest.fixture(scope="module", params=SOURCES, ids=lambda source: f"{source.parent.parent.name}-{source.stem}")
def source(request) -> Path:
    return request.param


@pytest.fixture(scope="module")
def lesson(source: Path) -> vicus.Match:
    return annotating.read(source.read_text("utf-8"))


def test_the_record_is_the_one_that_the_text_makes(source, lesson):
    """`vicus annotate TEXT --out RECORD` after every change."""
    assert source.with_suffix(".json").read_text("utf-8") == lesson.save() + "\n"


def test_the_record_loads_with_its_notes(source, lesson):
    assert vicus.load(source.with_suffix(".json").read_text("utf-8")).notes == lesson.notes


def test_text_and_record_say_the_same(lesson):
    assert annotating.read(annotating.text_of(lesson)).notes == lesson.notes


def test_it_is_a_whole_lesson(lesson):
    """Short, with something to do early, a mistake that is explained, gains, rules; and a bot to go on with."""
    steps = lesson.notes.steps
    assert 12 <= len(steps) <= 18
    assert any(step.do for step in steps[:5])
    assert any(tried.mistake for _, tried in lesson.notes.variations())
    assert sum(step.why is not None for step in steps) >= 5
    assert any(step.done and step.done.gains for step in steps)
    assert all(step.nudge or step.variations for step in steps if step.do)
    assert not lesson.over
    assert lesson.seat == lesson.notes.learner, "whoever learns is to move when they are let go"
    assert lesson.notes.level == "beginner"
    for language in LANGUAGES:
        titles = [step.words[language].title for step in steps]
        assert all(titles)
        assert len(set(titles)) == len(titles)


def test_drawings_of_gains_are_there(source, lesson):
    page = source.parent.parent / "page" / "icons"
    for step in lesson.notes.steps:
        for gain in step.done.gains if step.done else ():
            assert (page / f"{gain.icon}.svg").is_file(), gain.icon
