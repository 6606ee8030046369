from typing import TypedDict

from vicus.engine.layout import Header
from vicus.spec.view import Common, comments, common, restore_common

from .toy import Stone, View


def test_the_comment_behind_a_field_is_what_the_docs_say():
    assert comments(Stone) == {"colour": "what it looks like", "at": "row and column", "owner": "who has it"}


def test_comments_of_the_common_part_come_along():
    found = comments(View)
    assert found["stones"] == "all that lie"
    assert found["viewer"] == comments(Common)["viewer"]


def test_a_line_of_its_own_is_nobodys_comment():
    assert "note" not in comments(View)
    assert comments(View)["left"] == "in the bag"


def test_every_common_field_is_described():
    assert list(comments(Common)) == list(Common.__annotations__)


def test_a_type_without_source_has_no_comments():
    assert comments(TypedDict("Made", {"a": int})) == {}


def test_the_common_part_and_back():
    s = Header()
    s.players, s.seat, s.moves, s.forced, s.pending = 3, 2, 17, 4, 1
    seen = common(s, 0, "toy")
    assert seen == {
        "game": "toy",
        "over": False,
        "viewer": 0,
        "players": 3,
        "seat": 2,
        "pending": 1,
        "moves": 17,
        "forced": 4,
        "options": {},
    }
    other = Header()
    restore_common(other, seen)
    assert (other.players, other.seat, other.moves, other.forced, other.pending) == (3, 2, 17, 4, 1)


def test_nobody_decides_when_the_game_is_over():
    s = Header()
    s.players, s.over = 2, 1
    assert common(s, None, "toy")["seat"] is None
