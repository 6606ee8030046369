from __future__ import annotations

import re

import pytest

from vicus.core.likeness import clean
from vicus.table.guest_names import guest_names, new_guest_name

SCRIPTS = {"en": "[a-z ]+", "de": "[a-zäöüß ]+", "ru": "[а-яё ]+"}


def names(language: str) -> set[str]:
    return {f"{first} {second}" for firsts, seconds in guest_names(language) for first in firsts for second in seconds}


@pytest.mark.parametrize("language", SCRIPTS)
def test_made_up_names_are_as_they_are_shown(language):
    """Nothing is cut off, and none is partly in another script."""
    for name in names(language):
        assert clean(name) == name
        assert re.fullmatch(SCRIPTS[language], name.lower()), name
    assert len(names(language)) > 1300


def test_the_words_agree():
    assert {"Stille Mühle", "Stiller Brunnen", "Stilles Tor", "Leise Quelle"} <= names("de")
    assert {"Вишнёвый сад", "Тёплая пекарня", "Старое окно"} <= names("ru")


@pytest.mark.parametrize("language", SCRIPTS)
def test_a_new_name_is_one_of_them(language):
    assert new_guest_name(language) in names(language)


@pytest.mark.parametrize("language", ["", "fr", "deutsch", "../de"])
def test_whoever_speaks_another_language_has_an_english_one(language):
    assert new_guest_name(language) in names("en")
