import pytest

from vicus.core.catalogue import catalogue
from vicus.core.glossary import glossary, words_of, words_of_the_house
from vicus.errors import UnknownGame
from vicus.registry import folder, names
from vicus.texts import FOLDER, LANGUAGES

EXPLAINED = [game for game in names() if (folder(game) / "GLOSSARY.en.md").is_file()]
MOST_WORDS = 28


def test_every_game_of_ours_is_explained():
    assert len(EXPLAINED) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_every_word_of_a_game_is_there_in_every_language_with_a_rule_that_exists(game, language):
    words, english = words_of(game, language), words_of(game, "en")
    assert [(word.id, word.rule) for word in words] == [(word.id, word.rule) for word in english]
    assert len({word.word for word in words}) == len(words) >= 20
    assert {word.rule for word in words} <= {rule.id for rule in catalogue(game, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_house_are_there_in_every_language(language):
    words = words_of_the_house(language)
    assert [word.id for word in words] == [word.id for word in words_of_the_house("en")]
    assert {"undo", "hint", "seat", "coach", "legend", "replay"} <= {word.id for word in words}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_a_word_is_explained_in_a_sentence_or_two(game, language):
    long = [
        word.id for word in (*words_of(game, language), *words_of_the_house(language)) if len(word.text.split()) > MOST_WORDS
    ]
    assert long == []
    assert all(word.text.endswith(".") for word in words_of(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_glossary_is_overlooked(language):
    places = [FOLDER, *(folder(game) for game in EXPLAINED)]
    lines = sum(
        line.startswith("- ")
        for place in places
        for line in (place / f"GLOSSARY.{language}.md").read_text("utf-8").splitlines()
    )
    assert lines == len(words_of_the_house(language)) + sum(len(words_of(game, language)) for game in EXPLAINED)


def test_the_page_is_told_both():
    told = glossary(EXPLAINED[0], "de")
    assert told["words"][0].keys() == {"id", "word", "rule", "text"}
    assert any(word["word"] == "Tipp" for word in told["house"])
    with pytest.raises(UnknownGame):
        glossary("chess", "en")
