from types import ModuleType
from typing import Annotated

import pytest

from vicus.engine.layout import Header
from vicus.spec.event import Event, EventReader, OnlyFor, Seat, SeatOrNobody, With, declared

from . import toy_events
from .toy import CONTENTS

READER = EventReader(declared(toy_events), CONTENTS)


def test_every_public_function_is_a_kind():
    assert list(READER.kinds) == ["turn", "gained", "visited", "stood", "drew", "showed", "ended"]
    assert READER.kinds["turn"].about == "A turn begins."
    assert [parameter.name for parameter in READER.kinds["gained"].parameters] == ["seat", "what", "amount"]


def test_numbers_stay_and_words_are_told():
    assert READER.read(("turn", 1)) == Event("turn", {"seat": 1})
    assert READER.read(("gained", 0, 0, 3)) == Event("gained", {"seat": 0, "what": "wood", "amount": 3})
    assert READER.read(("gained", 0, 1, 3)).params["what"] is None
    assert READER.read(("ended",)) == Event("ended", {})


def test_words_come_from_the_box():
    assert READER.read(("visited", 0, 1, 2)).params == {"seat": 0, "town": "Byford", "from": 2}


def test_nobody_is_none():
    assert READER.read(("visited", 0, 0, -1)).params["from"] is None


def test_more_is_told_with_a_number():
    assert READER.read(("stood", 1)).params == {"place": 1, "letter": "B"}


def test_several_parameters_make_a_list():
    assert READER.read(("showed", 0, 1, 0)).params == {"seat": 0, "cards": ["king", "ace"]}
    assert READER.read(("showed", 0, 1, -1)).params == {"seat": 0, "cards": ["king"]}
    assert READER.read(("showed", 0, -1, -1)).params == {"seat": 0, "cards": []}


def test_what_is_hidden_is_left_out_for_others():
    drew, showed = READER.read(("drew", 1, 0)), READER.read(("showed", 1, 0, 1))
    assert READER.seen(drew, 1) == Event("drew", {"seat": 1, "card": "ace"})
    for stranger in (0, 2, None):
        assert READER.seen(drew, stranger) == Event("drew", {"seat": 1})
        assert READER.seen(showed, stranger) == Event("showed", {"seat": 1})
    assert READER.kinds["drew"].hidden == {"card": "seat"}
    assert READER.kinds["showed"].hidden == {"cards": "seat"}


def test_what_is_open_stays_as_it_is():
    turn = READER.read(("turn", 1))
    assert READER.seen(turn, None) is turn


def secret(s: Header, seat: SeatOrNobody, place: Annotated[int, With(letter=lambda box: {1: "B"}), OnlyFor("seat")]) -> None:
    """Somebody, or nobody, stands at a place that only they know."""


def misspelt(s: Header, seat: Seat, place: Annotated[int, OnlyFor("saet")]) -> None:
    """Hidden for nobody that there is."""


def module_of(function):
    made = ModuleType(function.__module__)
    setattr(made, function.__name__, function)
    return made


def test_what_is_told_with_something_hidden_is_hidden_too():
    reader = EventReader(declared(module_of(secret)), CONTENTS)
    event = reader.read(("secret", 0, 1))
    assert reader.seen(event, 0).params == {"seat": 0, "place": 1, "letter": "B"}
    assert reader.seen(event, 1).params == {"seat": 0}


def test_what_belongs_to_nobody_is_not_for_spectators():
    reader = EventReader(declared(module_of(secret)), CONTENTS)
    assert reader.seen(reader.read(("secret", -1, 1)), None).params == {"seat": None}


def test_an_owner_that_is_no_parameter_is_a_mistake_of_the_declaration():
    with pytest.raises(TypeError, match=r"misspelt.*saet"):
        declared(module_of(misspelt))
