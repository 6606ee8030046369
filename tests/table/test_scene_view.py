"""Scenes of the rules, as a page tries them."""

from __future__ import annotations

import pytest

from vicus.core.scene import scenes
from vicus.table.answers import Reason, SceneView
from vicus.table.refusal import Refused
from vicus.table.requests import ShowScene
from vicus.table.scene_view import MOST_STEPS, shown

GAME = "bohemian_villages"
NENBRAD = ["use 3+4", "place manufactory Nenbrad"]


def at(*steps: str | dict[str, object], scene: str = "X-B-45.1") -> SceneView:
    view = shown(ShowScene(GAME, scene, list(steps)))
    assert isinstance(view, SceneView)
    return view


def test_what_to_do_is_said_step_by_step():
    first, second, last = at(), at(NENBRAD[0]), at(*NENBRAD)
    assert first.todo is not None
    assert second.todo is not None
    assert [first.todo.text, second.todo.text, last.todo] == [*NENBRAD, None]
    assert last.steps == NENBRAD
    assert {"woke", "scored"} <= {event.kind for event in last.table.events}, "only what the last step brought"


def test_whoever_takes_another_way_is_told_nothing_more():
    first = at()
    other = next(action.text for action in first.table.legal if action.text != NENBRAD[0])
    assert at(other).todo is None
    assert at(other).table.legal


def test_an_action_may_be_named_by_its_value():
    first = at()
    assert first.todo is not None
    assert at(first.todo.value).steps == NENBRAD[:1]


def test_what_cannot_be_done_is_answered_by_its_rule():
    name = next(scene.name for scene in scenes(GAME).values() if scene.refused)
    scene = scenes(GAME)[name]
    assert at(scene=name).refused
    why = shown(ShowScene(GAME, name, why=scene.refused))
    assert isinstance(why, Reason)
    assert (why.table, why.intent, why.rule) == (name, scene.refused, scene.rule)


def test_whoever_acts_sees_what_it_brought_on_the_own_board():
    """In a scene that ends a turn."""
    view = shown(ShowScene("carpe_diem", "C-24.1", list(scenes("carpe_diem")["C-24.1"].steps)))
    assert isinstance(view, SceneView)
    assert view.table.you == 0
    assert view.table.view is not None
    assert view.table.view["seat"] == 1
    assert view.table.legal == []


def test_nothing_is_kept():
    assert at(*NENBRAD).steps == NENBRAD
    assert at().steps == []
    assert scenes(GAME)["X-B-45.1"].match(GAME).state == scenes(GAME)["X-B-45.1"].match(GAME).state


@pytest.mark.parametrize(
    "wish",
    [
        ShowScene("no_game", "B-45.1"),
        ShowScene(GAME, "B-45"),
        ShowScene(GAME, "../../box.toml"),
        ShowScene(GAME, "X-B-45.1", ["no action"]),
        ShowScene(GAME, "X-B-45.1", [{"type": "place"}]),
        ShowScene(GAME, "X-B-45.1", [""]),
        ShowScene(GAME, "X-B-45.1", why=NENBRAD[0]),
        ShowScene(GAME, "X-B-45.1", ["use 3+4"] * (MOST_STEPS + 1)),
    ],
)
def test_what_is_no_scene_is_refused(wish):
    with pytest.raises(Refused) as refused:
        shown(wish)
    assert refused.value.code == "bad_input"
