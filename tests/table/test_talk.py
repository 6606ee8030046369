"""What is said at a table."""

from __future__ import annotations

import pytest

from vicus.table import changes, lines, talk
from vicus.table.refusal import Refused
from vicus.table.rendering import talk as told
from vicus.table.seats import Seat

from .party import new_table

NAMES = {"ada": "Ada", "ben": "Ben"}


@pytest.fixture
def table():
    return new_table("bohemian_villages", Seat("guest", "ada"), Seat("guest", "ben"))[0]


def refused(wish, *about) -> tuple[str, str | None]:
    with pytest.raises(Refused) as caught:
        wish(*about)
    return caught.value.code, caught.value.message


def test_words_and_signs(table):
    assert talk.say(table, "ada", " well   played ", "", -1, 12.34) == [lines.Say("ada", 12.3, "well played")]
    assert talk.say(table, "ben", "not both", "thanks", 0, 13.0) == [lines.Say("ben", 13.0, sign="thanks", ply=0)]
    assert talk.say(table, "ben", "later", "", 99, 13.0) == [lines.Say("ben", 13.0, "later")], "nobody has decided that yet"
    said = told(table, NAMES, 0).said
    assert [(one.seat, one.name, one.text or one.sign) for one in said] == [
        (0, "Ada", "well played"),
        (1, "Ben", "thanks"),
        (1, "Ben", "later"),
    ]


def test_people_are_told_apart_whatever_they_call_themselves(table):
    for guest in ("ada", "ben", "ada"):
        talk.say(table, guest, "hello", "", -1, 1.0)
    same = {"ada": "Ben", "ben": "Ben"}
    first, other, again = (one.who for one in told(table, same, 0).said)
    assert first == again != other
    assert "ada" not in first


def test_only_who_sits_there(table):
    assert refused(talk.say, table, "dora", "hello", "", -1, 1.0) == ("not_seated", None)
    changes.leave(table, "ben")
    assert talk.say(table, "ben", "back soon", "", -1, 1.0), "a bot keeps the seat: it is still Ben's table"
    assert told(table, NAMES, 0).said[0].seat == 1


@pytest.mark.parametrize(("text", "sign"), [("", ""), (" \u200b\u2060 ", ""), ("", "wave"), ("hello", "<img>")])
def test_nothing_is_nothing(table, text, sign):
    assert refused(talk.say, table, "ada", text, sign, -1, 1.0)[0] == "bad_input"
    assert table.said == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\x00b\nc\td\x1b[31m", "ab c d[31m"),
        ("\u202eevil\u202c", "evil"),
        ("Z" + "\u0335" * 40 + "o", "Z\u0335\u0335o"),
        ("x" * 5000, "x" * talk.LONGEST),
        ("👩\u200d🌾", "👩\u200d🌾"),
    ],
)
def test_text_stays_text(table, text, shown):
    assert talk.say(table, "ada", text, "", -1, 1.0) == [lines.Say("ada", 1.0, shown)]


def test_the_host_can_switch_it_off(table):
    assert refused(talk.hush, table, "ben", True) == ("not_allowed", "host-only")
    assert talk.hush(table, "ada", True) == [lines.Hush()]
    assert refused(talk.say, table, "ben", "hm", "", -1, 1.0) == ("not_allowed", "talk-off")
    assert talk.hush(table, "ada", True) == []
    assert talk.hush(table, "ada", False) == [lines.Hush(False)]
    assert talk.say(table, "ben", "hm", "", -1, 1.0)


def test_a_log_has_an_end(table):
    for _ in range(talk.MOST_SAID):
        talk.say(table, "ada", "again", "", -1, 1.0)
    assert refused(talk.say, table, "ada", "again", "", -1, 1.0) == ("limit", "limit-talk")


def test_nor_is_it_filled_by_switching_talk_off_and_on(table):
    table.meta = changes.MOST_ARRANGED - 1
    assert talk.hush(table, "ada", True)
    assert refused(talk.hush, table, "ada", False) == ("limit", "limit-arranged")


def test_a_word_is_no_reason_to_show_the_table_anew(table):
    before = table.meta
    talk.say(table, "ada", "hello", "", -1, 1.0)
    assert table.meta == before
