"""A record knows its people."""

from __future__ import annotations

import json

import pytest

import vicus
from vicus.core.record import with_people


@pytest.fixture
def match() -> vicus.Match:
    match = vicus.game("bohemian_villages").new(players=3, seed=11)
    match.about = vicus.About([vicus.Person("Ada"), vicus.Person("Rosa", "casual"), vicus.Person()], "2026-11-16T18:30Z")
    for _ in range(6):
        match.play(match.legal()[0])
    return match


def finished(match: vicus.Match) -> vicus.Match:
    while not match.over:
        match.play(match.legal()[0])
    return match


def changed(match: vicus.Match, **about: object) -> str:
    record = json.loads(match.save())
    return json.dumps(record | {"about": record["about"] | about})


def test_people_come_back(match):
    again = vicus.load(match.save())
    assert again.about == match.about
    assert again.save() == match.save()
    assert again.copy().about == match.about


def test_the_result_is_in_it_once_there_is_one(match):
    about = json.loads(match.save())["about"]
    assert about == {"people": [{"name": "Ada"}, {"name": "Rosa", "level": "casual"}, {}], "date": "2026-11-16T18:30Z"}
    finished(match)
    about = json.loads(match.save())["about"]
    assert about["scores"] == [score.total for score in match.scores()]
    assert about["winners"] == match.winners()
    assert vicus.load(match.save()).about.winners == match.winners()


def test_a_record_without_people_is_what_it_was(match):
    """Byte for byte what earlier versions write and read; with people it has another format, so that they say why not."""
    with_them = json.loads(match.save())
    match.about = None
    without = json.loads(match.save())
    assert (without["vicus"], with_them["vicus"]) == (1, 2)
    assert {**with_them, "vicus": 1} == {**without, "about": with_them["about"]}
    assert vicus.load(match.save()).about is None


def test_people_can_be_added_to_a_record(match):
    about, match.about = match.about, None
    assert vicus.load(with_people(match.save(), about)).about == about


def test_names_are_text_that_can_be_shown(match):
    hostile = ["<b>Ada</b>\u202e\u0000" * 3, "x" * 5_000, "A\u0335\u0321\u0352\u035a\u0336da"]
    people = [{"name": name, "level": "\x1b[31m" + "y" * 500} for name in hostile]
    for person in vicus.load(changed(match, people=people)).about.people:
        assert len(person.name) <= 24
        assert person.name.isprintable()
        assert person.level is not None
        assert len(person.level) <= 40
        assert person.level.isprintable()


def test_nobody_passes_for_another(match):
    people = vicus.load(changed(match, people=[{"name": "Ada"}, {"name": "Аdа"}, {"name": " ada"}])).about.people
    assert [person.name for person in people] == ["Ada", "Аdа 2", "ada 3"]


def test_what_a_later_version_adds_is_passed_over(match):
    people = [{"name": "Ada", "face": 7}, {"name": "Rosa", "level": "casual"}, {}]
    assert vicus.load(changed(match, people=people, place="at home")).about == match.about


@pytest.mark.parametrize(
    "about",
    [
        {"people": []},
        {"people": [{}, {}]},
        {"people": [{}, {}, {}, {}]},
        {"people": [{"name": 5}, {}, {}]},
        {"people": "Ada"},
        {"date": "yesterday"},
        {"date": "2026-13-40T18:30Z"},
        {"date": "2026-11-16T18:30Z<script>"},
        {"scores": ["many"]},
    ],
)
def test_what_cannot_be_is_refused(match, about):
    with pytest.raises(vicus.BadRecord, match="“about”"):
        vicus.load(changed(match, **about))


def test_a_false_result_is_refused(match):
    with pytest.raises(vicus.BadRecord, match="result"):
        vicus.load(changed(match, scores=[1, 2, 3]))  # it is not over
    finished(match)
    scores = [score.total for score in match.scores()]
    with pytest.raises(vicus.BadRecord, match="result"):
        vicus.load(changed(match, scores=[scores[0] + 1, *scores[1:]]))
    loser = next(seat for seat in range(3) if seat not in match.winners())
    with pytest.raises(vicus.BadRecord, match="result"):
        vicus.load(changed(match, winners=[loser]))
    unsaid = vicus.load(changed(match, scores=[], winners=[]))
    assert unsaid.about.winners == match.winners(), "where none is said, it is that of the game"
