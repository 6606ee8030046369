from typing import Annotated, TypedDict

import msgspec

from vicus.spec.types import Types, about, fields

from .toy import Colour, Preview, Take, View


def added(*kinds: object) -> Types:
    types = Types()
    for kind in kinds:
        types.add(kind)
    return types


def test_all_that_a_type_is_made_of_is_gathered_once():
    assert list(added(View, View, Preview).shapes) == ["View", "Stone", "Preview"]


def test_fields_keep_their_order():
    types = added(View)
    assert [field.name for field in fields(types.shapes["Stone"])] == ["colour", "at", "owner"]
    assert [field.name for field in fields(types.shapes["View"])][-3:] == ["stones", "left", "note"]


def test_words_are_known_by_the_name_they_have_in_the_module():
    types = added(View)
    assert types.used_words() == {"Colour": ("red", "dark_green")}
    assert types.name_of(next(field.type for field in types.shapes["Stone"].fields if field.name == "colour")) == "Colour"


def test_words_that_do_not_occur_are_left_out():
    assert added(Preview).used_words() == {}
    assert "Colour" in added(Preview).words
    assert Colour is not None


def test_a_field_that_cannot_have_a_comment_is_described():
    word = Annotated[Colour, msgspec.Meta(description="a word of Python")]
    types = added(TypedDict("Made", {"class": word}))
    assert about(types.shapes["Made"]) == {"class": "a word of Python"}
    assert about(added(View).shapes["Stone"])["at"] == "row and column"


def test_structs_are_shapes_too():
    assert [field.name for field in fields(added(Take).shapes["Take"])] == ["space", "colour"]
