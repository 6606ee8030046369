"""How names look."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vicus.core.likeness import CYRILLIC, GREEK, LONGEST_NAME, OTHERS, clean, distinct, skeleton

BLANKS = (
    "\u3164\u2800\u115f\u1160\uffa0\u200b\u200c\u200d\u2060\ufeff"
    "\u00ad\u034f\u061c\u180e\u202e\u2066\ufe0f\u00a0\u3000\U000e0100"
)


@pytest.mark.parametrize("blank", [*BLANKS, BLANKS, "", " \t\n", "\u0301", ". ,", "\x00", "\ud800", "\ue000"])
def test_what_looks_like_nothing_is_no_name(blank):
    assert clean(blank) is None
    assert clean(f"A{blank}da".replace(". ,", "")) in ("Ada", "A da", "A\u0301da", "Ád a", "Áda")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("e\u0301", "é"),
        ("\u202eevil", "evil"),
        ("x" * 99, "x" * 24),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("Żółć 😀", "Żółć 😀"),
        ("山田 太郎", "山田 太郎"),
        ("Анна", "Анна"),
        ("हिन्दी", "हिन्दी"),
        ("Z" + "\u0335" * 30 + "o", "Z\u0335\u0335o"),
        ("a\u20dd", "a"),
        ("\ufdfd\u2e3bAda", "Ada"),
    ],
)
def test_names_as_they_are_shown(name, shown):
    assert clean(name) == unicodedata.normalize("NFC", shown)


@given(st.text(max_size=60))
def test_any_text_is_a_name_or_none(text):
    name = clean(text)
    if name is not None:
        assert 0 < len(name) <= LONGEST_NAME
        assert clean(name) == name
        assert not any(unicodedata.category(sign)[0] == "C" for sign in name)


@pytest.mark.parametrize(
    "alike",
    ["ada", "ADA", "Аdа", "ΑdΑ", "Ａｄａ", "𝒜da", "Ád\u0323a", "A d a", "Ada.", "_Ada_", "@da"],
)
def test_names_that_look_alike(alike):
    assert skeleton(alike) == skeleton("Ada")


def test_letters_and_digits_that_look_alike():
    assert skeleton("Illinois") == skeleton("1ll|no1s") == skeleton("lllinois")
    assert skeleton("Bob") == skeleton("B0b")
    assert skeleton("Vernon") == skeleton("Vemon")
    assert skeleton("Ada 2") != skeleton("Ada 3") != skeleton("Ada")
    assert skeleton("Anna") != skeleton("Hanna")


def test_the_tables_are_whole():
    for theirs, ours in (CYRILLIC, GREEK, OTHERS):
        assert len(theirs) == len(ours)


@pytest.mark.parametrize(
    ("name", "others", "given"),
    [
        ("Ada", [], "Ada"),
        ("Ada", ["Ben", "Adam"], "Ada"),
        ("Ada", ["Аdа"], "Ada 2"),
        ("ADA", ["Ada", "Ada 2", "Ada 3"], "ADA 4"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
        ("Ada 2", ["Ada 2"], "Ada 2 2"),
    ],
)
def test_no_two_alike_at_a_table(name, others, given):
    assert distinct(name, others) == given


@given(st.text(min_size=1, max_size=24), st.lists(st.text(min_size=1, max_size=24), max_size=8))
def test_a_distinct_name_is_always_found(name, others):
    assert skeleton(distinct(name, others)) not in {skeleton(other) for other in others}
