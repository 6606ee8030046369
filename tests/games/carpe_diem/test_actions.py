"""Actions as numbers, values and texts."""

import pytest

import vicus
from vicus.games.carpe_diem.actions import (
    KINDS,
    Bread,
    Breads,
    Build,
    Card,
    Craft,
    Disc,
    Pay,
    Return,
    Reward,
    Start,
    Store,
    Take,
)

ACTIONS = KINDS.size


@pytest.fixture
def actions():
    return vicus.game("carpe_diem").actions


def test_every_id_reads_back(actions):
    texts = [actions.text(number) for number in range(ACTIONS)]
    assert len(set(texts)) == actions.size == ACTIONS
    assert [actions.parse(text) for text in texts] == list(range(ACTIONS))
    assert len({actions.value(number) for number in range(ACTIONS)}) == ACTIONS, "values can be hashed and are all different"


def test_the_blocks_of_ids_leave_no_gap(actions):
    assert list(actions) == list(range(ACTIONS))
    assert {block.verb: block.size for block in KINDS.blocks} == {
        "start": 7,
        "take": 28,
        "bread": 28,
        "build": 144,
        "store": 1,
        "reward": 8,
        "craft": 11,
        "return": 12,
        "disc": 17,
        "card": 12,
        "pay": 101,
        "breads": 101,
    }


@pytest.mark.parametrize("number", [-1, ACTIONS, 10**6])
def test_other_numbers_are_no_actions(actions, number):
    with pytest.raises(vicus.UnknownAction) as problem:
        actions.text(number)
    assert problem.value.key == "action-no-id"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("start 0", Start(0)),
        ("take 3 2", Take(3, 2)),
        ("bread 6 4", Bread(6, 4)),
        ("build 2,3 turn 1", Build(2, 3, 1)),
        ("build 5,0 turn 3", Build(5, 0, 3)),
        ("store", Store()),
        ("reward herb_garden", Reward("herb_garden")),
        ("craft 1", Craft(1)),
        ("craft 11", Craft(11)),
        ("return villa", Return("villa")),
        ("return fountain", Return("fountain")),
        ("disc 16", Disc(16)),
        ("card 11", Card(11)),
        ("pay 0", Pay(0)),
        ("breads 2", Breads(2)),
    ],
)
def test_canonical_texts(actions, text, value):
    assert actions.value(actions.parse(text)) == value
    assert actions.text(actions.parse(text)) == text


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("  TAKE 3   2 ", "take 3 2"),
        ("Take 3,2", "take 3 2"),
        ("build 2 3 1", "build 2,3 turn 1"),
        ("build 2,3", "build 2,3 turn 0"),
        ("BUILD 2 , 3 TURN 1", "build 2,3 turn 1"),
        ("reward herb garden", "reward herb_garden"),
        ("Return Hen Yard", "return hen_yard"),
        ("Store", "store"),
    ],
)
def test_loose_texts(actions, loose, canonical):
    assert actions.text(actions.parse(loose)) == canonical


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "action-empty"),
        (" , ", "action-empty"),
        ("fly 3", "action-unparsable"),
        ("3", "action-unparsable"),
        ("start", "action-form"),
        ("start 7", "action-word"),
        ("start -1", "action-word"),
        ("start 1.0", "action-word"),
        ("start 00", "action-word"),
        ("start ٣", "action-word"),
        ("take 3", "action-form"),
        ("take 3 0", "action-word"),
        ("take 3 5", "action-word"),
        ("take 3 2 1", "action-form"),
        ("bread 7 1", "action-word"),
        ("build 2", "action-form"),
        ("build 6,0 turn 0", "action-word"),
        ("build 0,6 turn 0", "action-word"),
        ("build 0,0 turn 4", "action-word"),
        ("store it", "action-form"),
        ("craft 0", "action-word"),
        ("craft 12", "action-word"),
        ("disc 17", "action-word"),
        ("card 12", "action-word"),
        ("pay 101", "action-word"),
        ("breads 101", "action-word"),
        ("reward", "action-form"),
        ("reward villa", "action-word"),
        ("reward meadow", "action-word"),
        ("return meadow", "action-word"),
        ("return castle", "action-word"),
    ],
)
def test_texts_that_mean_nothing(actions, text, key):
    with pytest.raises(vicus.UnknownAction) as problem:
        actions.parse(text)
    assert problem.value.key == key
    assert problem.value.message("en")


def test_what_was_meant_is_told(actions):
    with pytest.raises(vicus.UnknownAction, match=r"build \(0 … 5\),\(0 … 5\) turn \(0 … 3\)"):
        actions.parse("build 5")
    with pytest.raises(vicus.UnknownAction, match=r"vineyard, .*craftsman\."):
        actions.parse("reward villa")
