import time
from typing import Annotated

import msgspec
import pytest

from vicus.errors import UnknownAction
from vicus.spec.action import Action, Kind, Kinds, among_of
from vicus.spec.action_space import ActionSpace
from vicus.spec.among import Among

from .toy import CONTENTS, KINDS, Build, PassOn, Take, Visit

ACTIONS = ActionSpace(KINDS, CONTENTS)


# -- ids ----------------------------------------------------------------------------------------------------------------


def test_ids_go_kind_by_kind_and_the_last_field_runs_fastest():
    assert [ACTIONS.text(number) for number in range(6)] == [
        "take 0 red",
        "take 0 dark_green",
        "take 1 red",
        "take 1 dark_green",
        "take 2 red",
        "take 2 dark_green",
    ]


def test_what_the_rules_count_from():
    assert [KINDS.first(Take), KINDS.first(Visit), KINDS.first(Build), KINDS.first(Build, "extra"), KINDS.first(PassOn)] == [
        0,
        6,
        16,
        18,
        20,
    ]
    assert KINDS.size == ACTIONS.size == 21
    assert KINDS.classes == (Take, Visit, Build, PassOn)


def test_a_box_may_leave_ids_out():
    assert list(ACTIONS) == [0, 1, 2, 3, 4, 5, 6, 7, 11, 16, 17, 18, 19, 20]
    with pytest.raises(UnknownAction):
        ACTIONS.text(8)
    with pytest.raises(UnknownAction):
        ACTIONS.value(21)


# -- values -------------------------------------------------------------------------------------------------------------


def test_values_are_frozen_and_read_back():
    for number in ACTIONS:
        value = ACTIONS.value(number)
        assert ACTIONS.find(value) == number
        assert ACTIONS.find(msgspec.to_builtins(value)) == number
        assert ACTIONS.parse(ACTIONS.text(number)) == number
    with pytest.raises(AttributeError):
        ACTIONS.value(0).space = 2


def test_a_kind_that_comes_twice_has_a_flag():
    assert ACTIONS.value(18) == Build("mill", extra=True)
    assert ACTIONS.text(18) == "extra build mill"
    assert ACTIONS.text(16) == "build mill"


def test_the_tag_is_the_name_in_small_letters():
    assert msgspec.to_builtins(PassOn()) == {"type": "pass_on"}
    assert ACTIONS.text(20) == "pass on"


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"type": "fly"},
        {"type": "take"},
        {"type": "take", "space": 9, "colour": "red"},
        {"type": "take", "space": "1"},
        {"type": "pass_on", "turns": 2},
        7,
        [],
    ],
)
def test_values_that_are_no_actions(data):
    with pytest.raises(UnknownAction):
        ACTIONS.find(data)


def test_actions_are_equal_by_id_and_text():
    assert Action(1, "take 0 red", Take(0, "red")) == Action(1, "take 0 red", None)
    assert str(Action(1, "take 0 red", None)) == "take 0 red"


# -- texts --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("TAKE 1 Dark Green", Take(1, "dark_green")),
        ("take 1, dark_green", Take(1, "dark_green")),
        ("visit old town", Visit("Old Town")),
        ("visit Old Town #2", Visit("Old Town", 2)),
        ("visit old town 2", Visit("Old Town", 2)),
        ("visit capital", Visit("Old Town")),
        ("  build   town hall ", Build("town_hall")),
        ("extra build mill", Build("mill", extra=True)),
        ("pass on", PassOn()),
        ("pass_on", PassOn()),
    ],
)
def test_loose_texts(text, value):
    assert ACTIONS.value(ACTIONS.parse(text)) == value


def test_a_part_in_brackets_is_left_out_where_it_says_nothing():
    assert ACTIONS.text(ACTIONS.find(Visit("Old Town", 1))) == "visit Old Town"
    assert ACTIONS.text(ACTIONS.find(Visit("Old Town", 2))) == "visit Old Town #2"


@pytest.mark.parametrize("text", ["x" + " " * 100_000 + "y", "1 +" * 30_000, "take" + " +" * 50_000])
def test_a_long_text_is_read_at_once(text):
    start = time.perf_counter()
    with pytest.raises(UnknownAction):
        ACTIONS.parse(text)
    assert time.perf_counter() - start < 2, "by its square it would be minutes"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Say what"),
        ("fly", "take, visit, build, extra build, pass on"),
        ("take", r"write take \(0 … 2\) \(red, dark_green\)"),
        ("take 1 red now", "write take"),
        ("take 7 red", "7 is not one of 0 … 2"),
        ("take 1 blue", "blue is not one of red, dark_green"),
        ("visit Prague", "prague is not one of Old Town, Byford"),
        ("visit Byford #2", "no such thing"),
    ],
)
def test_texts_that_mean_nothing(text, says):
    with pytest.raises(UnknownAction, match=says):
        ACTIONS.parse(text)


# -- declarations -------------------------------------------------------------------------------------------------------


def test_a_field_must_say_what_it_can_be():
    class Odd(Kind, frozen=True):
        number: int

    with pytest.raises(TypeError, match=r"Odd\.number: write Annotated"):
        Kinds("odd", Odd)


def test_what_fields_can_be():
    class Even(Kind, frozen=True):
        number: Annotated[int, Among((2, 4))]

    assert among_of(Even)["number"].values == (2, 4)


@pytest.mark.parametrize(
    ("part", "times"), [(" ", 300_000), ("+", 300_000), ("take 1 ", 40_000), ("t", 300_000), (" + ", 90_000)]
)
def test_a_text_that_is_far_too_long_is_no_action_and_costs_nothing(part, times):
    with pytest.raises(UnknownAction) as refused:
        ActionSpace(KINDS, CONTENTS).parse(part * times)
    assert len(str(refused.value)) < 1500
