"""Parts that views share read like plain data, and nobody can change them."""

import copy
import json
import operator
import pickle

import msgspec
import pytest

from vicus.spec.fixed import FixedDict, FixedList, fixed

CARD = {"id": "A1", "require": {"wine": 2}, "cells": [3, 4, [5]], "none": None}
CHANGES_OF_A_DICT = {
    "set": lambda part: operator.setitem(part, "id", 1),
    "delete": lambda part: operator.delitem(part, "id"),
    "or": lambda part: operator.ior(part, {"id": 1}),
    "clear": lambda part: part.clear(),
    "pop": lambda part: part.pop("id"),
    "popitem": lambda part: part.popitem(),
    "setdefault": lambda part: part.setdefault("new", 1),
    "update": lambda part: part.update(id=1),
}
CHANGES_OF_A_LIST = {
    "set": lambda part: operator.setitem(part, 0, 1),
    "delete": lambda part: operator.delitem(part, slice(None)),
    "add": lambda part: operator.iadd(part, [1]),
    "multiply": lambda part: operator.imul(part, 2),
    "append": lambda part: part.append(1),
    "clear": lambda part: part.clear(),
    "extend": lambda part: part.extend([1]),
    "insert": lambda part: part.insert(0, 1),
    "pop": lambda part: part.pop(),
    "remove": lambda part: part.remove(3),
    "reverse": lambda part: part.reverse(),
    "sort": lambda part: part.sort(),
}


def test_it_reads_like_plain_data():
    card = fixed(CARD)
    assert card == CARD
    assert isinstance(card, dict)
    assert isinstance(card["cells"], list)
    assert json.dumps(card) == json.dumps(CARD)
    assert msgspec.json.encode(card) == msgspec.json.encode(CARD)
    assert msgspec.msgpack.encode(card) == msgspec.msgpack.encode(CARD)
    assert repr(card) == repr(CARD)


@pytest.mark.parametrize("change", CHANGES_OF_A_DICT.values(), ids=CHANGES_OF_A_DICT)
def test_a_dict_refuses_every_change(change):
    card = fixed(CARD)
    with pytest.raises(TypeError, match="cannot be changed"):
        change(card)
    assert card == CARD


@pytest.mark.parametrize("change", CHANGES_OF_A_LIST.values(), ids=CHANGES_OF_A_LIST)
def test_a_list_refuses_every_change(change):
    cells = fixed(CARD)["cells"]
    with pytest.raises(TypeError, match="cannot be changed"):
        change(cells)
    assert cells == CARD["cells"]


def test_no_way_to_change_one_is_forgotten():
    for kind, plain, changes in ((FixedDict, dict, CHANGES_OF_A_DICT), (FixedList, list, CHANGES_OF_A_LIST)):
        own = {name for name in vars(kind) if vars(kind)[name] is not getattr(plain, name, None)}
        refused = own - {
            "__module__",
            "__doc__",
            "__slots__",
            "__reduce__",
            "__dict__",
            "__weakref__",
            "__orig_bases__",
            "__parameters__",
        }
        assert len(refused) == len(changes)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda part: pickle.loads(pickle.dumps(part))])
def test_a_copy_is_one_s_own(again):
    card = again(fixed(CARD))
    assert card == CARD
    assert {type(card), type(card["require"])} == {dict}
    assert {type(card["cells"]), type(card["cells"][2])} == {list}
    assert type(fixed(CARD).copy()) is dict
    assert type(fixed(CARD)["cells"][:]) is list
    assert type(copy.copy(fixed(CARD))) is dict


def test_what_is_fixed_already_stays_what_it_is():
    card = fixed(CARD)
    assert fixed(card) is card
    assert fixed({"card": card})["card"] is card
