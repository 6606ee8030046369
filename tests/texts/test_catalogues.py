import re
from pathlib import Path

import pytest

import vicus
from vicus.registry import folder, names
from vicus.texts import FOLDER, LANGUAGES, texts, words

SOURCES = Path(vicus.__file__).parent
PAGE = Path(__file__).parents[2] / "ui/src"
BUILT = SOURCES / "server/page"
FILES = ["common", "page", *names(), *(f"{game}.page" for game in names())]


def file_of(language: str, file: str) -> Path:
    game, _, part = file.partition(".")
    if game not in names():
        return FOLDER / language / f"{file}.ftl"
    return folder(game) / "texts" / f"{language}{part and '.'}{part}.ftl"


def messages(language: str, file: str) -> dict[str, str]:
    """Key and raw text of each message."""
    text = file_of(language, file).read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = ((?:.*\n?)(?:[ }].*\n?)*)", text, re.MULTILINE))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_no_language_lacks_a_key_or_a_parameter(language, file):
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    for key, text in english.items():
        assert set(re.findall(r"\$([\w-]+)", other[key])) == set(re.findall(r"\$([\w-]+)", text)), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_catalogues_have_no_mistakes(language, file):
    from fluent.syntax import FluentParser, ast

    body = FluentParser().parse(file_of(language, file).read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


def test_every_key_in_the_code_has_words():
    known = set().union(*(messages("en", file) for file in FILES))
    pattern = re.compile(
        r"""(?:say|texts\(language\)|_bad|_unknown|Bad\w+|Unknown\w+|EngineUnavailable|CannotUndo)\(\s*"([a-z][\w-]+)\""""
    )
    used = {key for file in SOURCES.rglob("*.py") for key in pattern.findall(file.read_text("utf-8"))}
    assert len(used) > 60
    assert used - known == set()


def code() -> str:
    """All sources of the program and its page, without the catalogues and what is built."""
    kinds = {".py", ".ts", ".svelte", ".json", ".toml"}
    files = [*SOURCES.rglob("*"), *PAGE.rglob("*")]
    return "\n".join(f.read_text("utf-8") for f in files if f.suffix in kinds and BUILT not in f.parents)


def test_every_key_is_used():
    """It stands in the code, or the code puts it together: `option-{name}-{value}`, `{key}-action`."""
    text = code()
    written = set(re.findall(r"\w+(?:-\w+)*", text))
    written |= {part for word in written for part in word.split("-")}
    prefixes = {*re.findall(r"""['"`]([a-z][\w-]*-)(?:\$?\{|['"`])""", text)}
    prefixes |= {f"{prefix}-" for game in names() for prefix in (*words(game).words.values(), *words(game).amounts.values())}
    suffixes = set(re.findall(r"""\}(-[a-z]+)['"`]""", text))

    def is_used(key: str) -> bool:
        stems = {key, *(key.removesuffix(suffix) for suffix in suffixes)}
        rests = {key.removeprefix(prefix) for prefix in prefixes if key.startswith(prefix)}
        pairs = [(rest[: dash.start()], rest[dash.end() :]) for rest in rests for dash in re.finditer("-", rest)]
        return bool((stems | rests) & written) or any(written.issuperset(pair) for pair in pairs)

    assert not is_used("page-nobody-has-this-key")
    assert not is_used("option-movement-nowhere-to-be-found")
    assert [key for file in FILES for key in messages("en", file) if not is_used(key)] == []


@pytest.mark.parametrize("game", names())
def test_every_reason_of_a_game_has_words_and_every_word_a_reason(game):
    source = (SOURCES / f"games/{game}/explain.py").read_text("utf-8")
    named = set(re.findall(r'"[A-Z]-\w+", "([\w-]+)"', source))
    written = {key.removeprefix("reason-") for key in messages("en", game) if key.startswith("reason-")}
    assert named <= written <= set(re.findall(r'"([\w-]+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_option_and_each_of_its_values_has_words(game, language):
    say = texts(language, game)
    options = vicus.game(game).meta.options
    keys = [f"option-{name}" for name in options]
    keys += [f"option-{name}-{value}" for name, option in options.items() for value in option.values]
    assert [key for key in keys if not say.has(key)] == []


def test_parameters_become_words():
    say = texts("de", "bohemian_villages", names=["Ada", "Ben"])
    assert say("event-set", seat=0, kind="inn", village="Nenbrad", place=3) == "Ada setzt eine Figur ein: Wirtshaus in Nenbrad"
    assert texts("en", "bohemian_villages")("event-scored", kind="mill") == "All mills are taken: they score"
    assert texts("ru", "bohemian_villages")("event-turn", seat=1) == "Игрок 2 начинает ход"


@pytest.mark.parametrize("game", names())
def test_a_declared_word_of_a_game_has_messages(game):
    keys = [*messages("en", "common"), *messages("en", game)]
    for prefix in words(game).words.values():
        assert any(key.startswith(f"{prefix}-") for key in keys), prefix


def test_only_declared_parameters_become_words():
    say = texts("en", "bohemian_villages")
    assert words("carpe_diem").words["wanted"] == "kind"
    assert "good" not in words("carpe_diem").words
    assert say("unknown-option", option="form", known="line") == "This game has no option “form”. Its options: line."


def test_a_missing_parameter_is_an_error_not_a_hole():
    with pytest.raises(LookupError, match="event-set"):
        texts("en", "bohemian_villages")("event-set", seat=0)


def test_an_unknown_language_is_english():
    assert texts("xx")("nobody") == "nobody"
