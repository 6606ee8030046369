"""Actions as numbers, values and texts."""

import pytest

import vicus
from vicus.games.carpe_diem.action_ids import ACTIONS
from vicus.games.carpe_diem.actions import (
    BLOCKS,
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


@pytest.fixture
def codec():
    return vicus.game("carpe_diem").codec


def test_every_id_reads_back(codec):
    texts = [codec.text(number) for number in range(ACTIONS)]
    assert len(set(texts)) == codec.size == ACTIONS
    assert [codec.parse(text) for text in texts] == list(range(ACTIONS))
    assert len({codec.value(number) for number in range(ACTIONS)}) == ACTIONS, "values can be hashed and are all different"


def test_the_blocks_of_ids_leave_no_gap(codec):
    assert [first for _, first, _ in BLOCKS] == [sum(size for *_, size in BLOCKS[:i]) for i in range(len(BLOCKS))]
    assert {verb: size for verb, _, size in BLOCKS} == {
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
def test_other_numbers_are_no_actions(codec, number):
    with pytest.raises(vicus.UnknownAction) as problem:
        codec.text(number)
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
def test_canonical_texts(codec, text, value):
    assert codec.value(codec.parse(text)) == value
    assert codec.text(codec.parse(text)) == text


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
def test_loose_texts(codec, loose, canonical):
    assert codec.text(codec.parse(loose)) == canonical


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "action-empty"),
        (" , ", "action-empty"),
        ("fly 3", "action-unparsable"),
        ("3", "action-unparsable"),
        ("start", "action-numbers"),
        ("start 7", "action-numbers"),
        ("start -1", "action-numbers"),
        ("start 1.0", "action-numbers"),
        ("start 00", "action-numbers"),
        ("start ٣", "action-numbers"),
        ("take 3", "action-numbers"),
        ("take 3 0", "action-numbers"),
        ("take 3 5", "action-numbers"),
        ("take 3 2 1", "action-numbers"),
        ("bread 7 1", "action-numbers"),
        ("build 2", "action-numbers"),
        ("build 6,0 turn 0", "action-numbers"),
        ("build 0,6 turn 0", "action-numbers"),
        ("build 0,0 turn 4", "action-numbers"),
        ("store it", "action-numbers"),
        ("craft 0", "action-numbers"),
        ("craft 12", "action-numbers"),
        ("disc 17", "action-numbers"),
        ("card 12", "action-numbers"),
        ("pay 101", "action-numbers"),
        ("breads 101", "action-numbers"),
        ("reward", "action-kind"),
        ("reward villa", "action-kind"),
        ("reward meadow", "action-kind"),
        ("return meadow", "action-kind"),
        ("return castle", "action-kind"),
    ],
)
def test_texts_that_mean_nothing(codec, text, key):
    with pytest.raises(vicus.UnknownAction) as problem:
        codec.parse(text)
    assert (problem.value.key, problem.value.game) == (key, "carpe_diem")
    assert problem.value.message("en")


def test_what_was_meant_is_told(codec):
    with pytest.raises(vicus.UnknownAction, match="0 … 5,0 … 5 turn 0 … 3"):
        codec.parse("build 9")
    with pytest.raises(vicus.UnknownAction, match=r"vineyard, .*craftsman\."):
        codec.parse("reward villa")
