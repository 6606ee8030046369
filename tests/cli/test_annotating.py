"""`vicus annotate`: text in, checked against the rules."""

from __future__ import annotations

import pytest

import vicus
from vicus.cli import annotating
from vicus.cli.note_text import Misplaced
from vicus.core.notes import Notes

HEAD = "game: carpe_diem\nplayers: 2\nseed: 7\nlearner: 0\nbots: beginner\n"
SAID = "en: Hello\nLook here.\nde: Hallo\nSchau her.\nru: Привет\nСмотри сюда.\n"
BEGIN = f"== begin\n{SAID}do: start 6\nplay: start 0\n"


def test_a_text_becomes_a_match_with_notes():
    match = annotating.read(f"{HEAD}# a remark\n{BEGIN}== walk\nmark: forum tile-2-4\n{SAID}")
    assert [action.text for action in match.actions] == ["start 6", "start 0"]
    first, second = match.notes.steps
    assert (first.ply, first.do, first.name) == (0, ["start 6"], "begin")
    assert (second.ply, second.marks) == (2, ["forum", "tile-2-4"])
    assert second.words["de"].title == "Hallo"
    assert second.words["ru"].text == "Смотри сюда."
    assert (match.notes.learner, match.notes.level) == (0, "beginner")


def test_the_same_can_be_said_of_several_mistakes():
    text = f"{HEAD}{BEGIN}== walk\n{SAID}mistake: take 2 1; build 3,2 turn 0 | take 3 1\nmark: forum\n{SAID}why: C-10\n{SAID}"
    tried = annotating.read(text).notes.steps[1].variations
    assert [each.actions for each in tried] == [["take 2 1", "build 3,2 turn 0"], ["take 3 1"]]
    assert all(each.mistake and each.ply == 2 and each.marks == ["forum"] and each.why.rule == "C-10" for each in tried)


def test_praise_has_gains():
    match = annotating.read(f"{HEAD}== begin\n{SAID}do: start 6\ndone:\n{SAID}gain: cd-bread +2\n{SAID}")
    (gain,) = match.notes.steps[0].done.gains
    assert (gain.icon, gain.number, gain.words["en"].title) == ("cd-bread", "+2", "Hello")


MANY = " ".join(["word"] * 41)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        (f"{HEAD}{BEGIN}== walk\n{SAID}do: take 4 1\n", 22, "reason-not-linked"),
        (f"{HEAD}{BEGIN}== walk\n{SAID}do: dance\n", 22, "action-unparsable"),
        (f"{HEAD}{BEGIN}== walk\n{SAID}mistake: take 4 1\n{SAID}", 22, "reason-not-linked"),
        (f"{HEAD}{BEGIN}== walk\n{SAID}play: take 2 4\n", 22, "annotate-yours"),
        (f"{HEAD}== begin\n{SAID}do: start 6\ndo: start 0\n", 14, "annotate-not-yours"),
        (f"{HEAD}{BEGIN}do: take 2 4\n", 15, "annotate-do-late"),
        (f"{HEAD}== begin\nmark: moon\n{SAID}", 7, "annotate-mark"),
        (f"{HEAD}== begin\n{SAID}why: C-999\n{SAID}", 13, "annotate-rule"),
        (f"{HEAD}== begin\nen: Hello\nde: Hallo\n", 6, "annotate-language"),
        (f"{HEAD}== begin\n{SAID}why: C-10\nen: Why?\n", 13, "annotate-language"),
        (f"{HEAD}== begin\nen: Hello\n{MANY}\nde: Hallo\nru: Привет\n", 7, "annotate-long"),
        (f"{HEAD}== begin\nen:\nde: Hallo\nru: Привет\n", 7, "annotate-empty"),
        (f"{HEAD}== begin\n{SAID}== begin\n{SAID}", 13, "annotate-twice"),
        (f"{HEAD}== begin\n{SAID}en: Again\n", 13, "annotate-twice"),
        (f"{HEAD}== begin\n{SAID}gain: cd-bread +2\n{SAID}", 13, "annotate-gain"),
        (f"{HEAD}== begin\n{SAID}do: start 6\ndone:\n{SAID}gain: cd-bread\n{SAID}", 21, "annotate-gain-form"),
        (f"{HEAD}== begin\n{SAID}done:\n{SAID}", 6, "annotate-nothing-done"),
        (f"{HEAD}what is this\n", 6, "annotate-unknown"),
        (f"{HEAD}en: Hello\n", 6, "annotate-no-step"),
        (HEAD, 5, "annotate-no-step"),
        (f"{HEAD}{BEGIN}seed: 8\n", 15, "annotate-heading"),
        (f"game: chess\nplayers: 2\nseed: 7\n{BEGIN}", 1, "unknown-game"),
        (f"game: carpe_diem\nplayers: 9\nseed: 7\n{BEGIN}", 2, "bad-players"),
        (f"game: carpe_diem\nplayers: two\nseed: 7\n{BEGIN}", 2, "annotate-number"),
        (f"game: carpe_diem\nplayers: 2\n{BEGIN}", 3, "annotate-missing"),
        (f"game: carpe_diem\nplayers: 2\nseed: 7\noption: moon=full\n{BEGIN}", 4, "unknown-option"),
        (f"game: carpe_diem\nplayers: 2\nseed: 7\nlearner: 5\n{BEGIN}", 4, "bad-seat"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.count("\n") == 0 else "",
)
def test_whatever_is_wrong_is_named_with_its_line(text, line, key):
    with pytest.raises(Misplaced) as caught:
        annotating.read(text)
    assert (caught.value.line, caught.value.key) == (line, key)
    for language in ("en", "de", "ru"):
        assert str(line) in caught.value.message(language)


def test_an_illegal_action_is_told_with_the_rules_reason():
    with pytest.raises(Misplaced, match=r"^Line 22: .*C-10"):
        annotating.read(f"{HEAD}{BEGIN}== walk\n{SAID}do: take 4 1\n")


def test_any_record_becomes_a_text_to_begin_from():
    match = vicus.game("bohemian_villages").new(players=2, seed=7)
    for _ in range(5):
        match.play(match.legal()[0])
    text = annotating.text_of(match)
    match.notes = Notes([])
    assert annotating.text_of(match) == text
    assert text.startswith("game: bohemian_villages\nplayers: 2\nseed: 7\n")
    again = annotating.read("\n".join(f"{line} x" if line in ("en:", "de:", "ru:") else line for line in text.splitlines()))
    assert again.actions == match.actions
