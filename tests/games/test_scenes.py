"""The scenes of the rules page: every one can be shown and tried, and enough rules have one.

That they are the positions of the rule tests is checked in those tests (`conftest.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from vicus.core.catalogue import catalogue, coverage, rulebook
from vicus.core.scene import GO_ON, Scene, scenes, scenes_of_rules
from vicus.errors import BadRecord
from vicus.registry import names
from vicus.table.answers import Reason, SceneView
from vicus.table.requests import ShowScene
from vicus.table.scene_view import shown

from .scene_recorder import choice, is_about

HERE = Path(__file__).parent
GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
ENOUGH = 200


def told(view: SceneView) -> object:
    """What could be seen of it, without what comes anew with each message."""
    return view.table.view, view.table.scores, view.table.status


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_can_be_tried(game):
    for scene in scenes(game).values():
        first = shown(ShowScene(game, scene.name))
        assert isinstance(first, SceneView)
        assert (first.rule, first.steps, first.table.events) == (scene.rule, [], [])
        if scene.refused:
            assert first.refused
            why = shown(ShowScene(game, scene.name, why=scene.refused))
            assert isinstance(why, Reason)
            assert is_about(why.rule, scene.rule), scene.name
            assert shown(ShowScene(game, scene.name, [scene.refused])) == why, "whoever tries it is told the same"
            continue
        assert scene.steps
        before = first
        for number, text in enumerate(scene.steps):
            if text == GO_ON:
                assert (before.goes_on, before.todo, before.table.can_end) == (True, None, True), scene.name
            else:
                assert before.todo is not None
                assert before.todo.text == text
                assert text in [action.text for action in before.table.legal], scene.name
            after = shown(ShowScene(game, scene.name, list(scene.steps[: number + 1])))
            assert isinstance(after, SceneView)
            before, last = after, before
        assert (before.todo, before.goes_on) == (None, False)
        assert told(before) != told(last), f"nothing is seen of {scene.name}"
        assert before.table.events, scene.name


@pytest.mark.parametrize("game", GAMES)
def test_every_example_of_the_rulebook_has_one(game):
    examples = [rule.id for rule in catalogue(game) if rule.kind == "X"]
    assert examples
    assert [rule for rule in examples if rule not in scenes_of_rules(game)] == []


def test_most_rules_have_one():
    known = {rule.id for game in GAMES for rule in catalogue(game)}
    found = {rule for game in GAMES for rule in scenes_of_rules(game)}
    assert found <= known
    assert len(found) >= ENOUGH


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_that_they_come_from_are_there(game):
    """One that is renamed or gone would check nothing any more."""
    there = {
        (test.rpartition("/")[2], rule) for rule, tests in coverage(HERE / game).items() for test in tests
    }  # test_inns.py::test_example_nenbrad
    lost = [scene.name for scene in scenes(game).values() if (scene.test.partition("[")[0], scene.rule) not in there]
    assert lost == [], "pytest tests/games -n 0 --record-scenes"
    chosen = {test.partition("[")[0] for tests in choice().get(game, {}).values() for test in tests}
    assert chosen <= {test for test, _ in there}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_told_which_there_are(game):
    listed = [name for chapter in rulebook(game, "de")["chapters"] for rule in chapter["rules"] for name in rule["scenes"]]
    assert sorted(listed) == sorted(scenes(game))


def test_a_game_without_any_is_none_the_worse():
    other = next((game for game in names() if game not in GAMES), None)
    assert other is None or scenes(other) == {}


@pytest.mark.parametrize("fields", [{"no_such_field": 1}, {"coins": [1, 2]}, {"coins": 3}])
def test_a_scene_of_another_layout_is_refused(fields):
    scene = Scene("B-1.1", "B-1", "", 0, 2, 1, fields, ("pass",))
    with pytest.raises(BadRecord):
        scene.match("bohemian_villages")
