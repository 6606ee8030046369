"""Weights by name: from the game's file, from one's own, and what is wrong with one that cannot be used."""

from dataclasses import replace

import pytest

import vicus
from vicus.bots import bot
from vicus.bots.fingerprint import fingerprint
from vicus.bots.judgement import FORMER_NAMES, SETTINGS, SINCE, file_of, judgement, written
from vicus.errors import BadOption
from vicus.texts import LANGUAGES

NAME = "bohemian_villages"
GAME = vicus.game(NAME)


@pytest.fixture
def mine(tmp_path):
    """A file with the game's own weights, to be changed."""
    file = tmp_path / "mine.toml"
    file.write_text(file_of(NAME).read_text("utf-8"), "utf-8")
    return file


def changed(file, old, new):
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


@pytest.mark.parametrize("name", vicus.games())
def test_every_declared_feature_has_its_weights_by_name(name):
    known = judgement(name)
    declared = vicus.game(name).spec.features
    assert known.features == tuple(feature.name.lower() for feature in declared)
    assert [feature.value for feature in declared] == list(range(len(declared)))
    assert known.burdens <= set(known.features)


def test_the_order_of_lines_means_nothing(mine):
    text = mine.read_text("utf-8")
    head, _, weights = text.partition("\n[weights]\n")
    weights, _, prospects = weights.partition("\n[prospects]\n")
    turned = "\n".join(reversed(weights.strip().splitlines()))
    mine.write_text(f"[weights]\n{turned}\n\n[prospects]\n{prospects}\n{head}", "utf-8")
    assert judgement(NAME, mine) == judgement(NAME)


def test_a_file_may_leave_out_what_the_game_says(mine):
    text = mine.read_text("utf-8")
    mine.write_text(text[text.index("\n[weights]") :], "utf-8")
    assert judgement(NAME, mine) == judgement(NAME)


def test_settings_by_their_former_names_are_read(mine):
    for former, today in FORMER_NAMES.items():
        changed(mine, today, former)
    assert judgement(NAME, mine) == judgement(NAME)
    assert set(FORMER_NAMES.values()) <= set(SETTINGS)


def test_settings_that_earlier_files_do_not_have_are_as_they_were(mine):
    assert not any(name in mine.read_text("utf-8") for name in SINCE)
    settings = dict(zip(SETTINGS, judgement(NAME, mine).settings, strict=True))
    assert {name: settings[name] for name in SINCE} == SINCE
    changed(mine, "win_share = 700", "win_share = 700\nwin_doubt = 30")
    assert dict(zip(SETTINGS, judgement(NAME, mine).settings, strict=True))["win_doubt"] == 30


def test_what_a_file_says_of_the_search_by_the_net_counts_beside_what_the_game_says(mine, tmp_path):
    assert judgement(NAME).deep == {}
    changed(mine, "\n[levels]", "\n[deep]\ncorrections = 300\n\n[levels]")
    assert judgement(NAME, mine).deep == {"corrections": 300}
    again = tmp_path / "again.toml"
    again.write_text(written(NAME, judgement(NAME, mine)), "utf-8")
    assert judgement(NAME, again) == judgement(NAME, mine)
    own = tmp_path / "own.toml"
    text = file_of("carpe_diem").read_text("utf-8")
    own.write_text("[deep]\ndoubt = 9\n" + text[text.index("\n[weights]") :], "utf-8")
    assert judgement("carpe_diem", own).deep == {**judgement("carpe_diem").deep, "doubt": 9}


def test_what_corrects_a_net_is_read_and_written_beside_the_rest(mine, tmp_path):
    """A game whose net needs no correction has none; a file that says nothing has the game's."""
    size = 2 * len(judgement(NAME).features)
    assert judgement(NAME).corrections == (0,) * size
    assert "[corrections]" not in written(NAME, judgement(NAME))
    own = replace(judgement(NAME), corrections=tuple(range(size)))
    mine.write_text(written(NAME, own), "utf-8")
    assert judgement(NAME, mine) == own
    other = tmp_path / "other.toml"
    text = file_of("carpe_diem").read_text("utf-8")
    other.write_text(text[: text.index("\n[corrections]")], "utf-8")
    assert any(judgement("carpe_diem").corrections)
    assert judgement("carpe_diem", other) == judgement("carpe_diem")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("\n[weights]", "\n[weights", "is no judgement file"),
        ("flour = [7, 168]\n", "", r"lacks in \[weights\]: flour"),
        ("flour = [7, 168]\n", "flower = [7, 168]\n", "has “flower” in .weights.*There are: coins, shop_sets"),
        ("flour = [7, 168]\n", "flour = [7, 168, 9]\n", r"flour in \[weights\] .* Give two whole numbers"),
        ("flour = [7, 168]\n", "flour = [7, 16.8]\n", r"flour in \[weights\] .* Give two whole numbers"),
        ("flour = [7, 168]\n", "flour = [true, 168]\n", r"flour in \[weights\] .* Give two whole numbers"),
        ("flour = [7, 168]\n", "flour = 7\n", r"flour in \[weights\] .* Give two whole numbers"),
        ("flour = [7, 168]\n", f"flour = [{10**30}, 168]\n", r"flour in \[weights\] .* Give two whole numbers"),
        ("win_share = 700", 'win_share = "much"', r"win_share in \[search\] of .* is much, not a whole number"),
        ("win_share = 700", "win_share = 7000", "win_share of the search cannot be 7000"),
        ("win_share = 700", "luck = 1", "has “luck” in .search."),
        ("\n[levels]", "\n[deep]\ncorrections = 10001\n\n[levels]", "corrections of the search cannot be 10001"),
        ("\n[levels]", "\n[deep]\nluck = 1\n\n[levels]", "has “luck” in .deep..*There are: prior_temperature"),
        ("strong = 500", "strong = 0", "level strong cannot be search:0"),
        ("\n[prospects]", "\n[outlook]", "has “outlook”"),
        ("\n[weights]", "\n[corrections]\ncoins = [1, 2]\n\n[weights]", r"lacks in \[corrections\]: shop_sets"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(mine, old, new, words):
    with pytest.raises(BadOption, match=words) as told:
        judgement(NAME, changed(mine, old, new))
    assert len({told.value.message(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_file_that_is_not_there_is_told(tmp_path):
    for file in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadOption, match="cannot be read"):
            judgement(NAME, file)


def test_a_file_of_another_game_is_told():
    with pytest.raises(BadOption, match="which this game does not know"):
        judgement(NAME, file_of("helvetia"))


@pytest.mark.parametrize(
    "name", ["greedy", "beginner", "casual", "search:5", "search:0.01s", "search", "search:5/c_puct=800/threads=2"]
)
def test_bots_play_by_a_file(name, mine):
    match = GAME.new(players=3, seed=5)
    view, legal = match.view(match.seat), match.legal()
    assert bot(f"{name}/judgement={mine}", GAME, 1).choose(view, legal) in legal
    assert callable(bot(f"strong/judgement={mine}", GAME, 1).choose)


def test_other_weights_make_another_bot(mine):
    """Who wants nothing but coins plays otherwise than one who wants anything but coins."""
    match = GAME.new(players=3, seed=5)
    view, legal = match.view(match.seat), match.legal()
    greedy = bot("greedy", GAME, 1).choose(view, legal)
    text = mine.read_text("utf-8")
    weights = text[text.index("\n[weights]") : text.index("\n[prospects]")]
    lines = [line if " = " not in line else f"{line.partition(' ')[0]} = [-100, 0]" for line in weights.splitlines()]
    mine.write_text(text.replace(weights, "\n".join(lines) + "\n"), "utf-8")
    assert bot(f"greedy/judgement={mine}", GAME, 1).choose(view, legal) != greedy


@pytest.mark.parametrize(
    "name", ["random/judgement=x", "greedy/c_puct=5", "strong/threads=2", "strong:5", "greedy:0.5s", "greedy:master"]
)
def test_what_a_bot_does_not_have_cannot_be_set(name):
    with pytest.raises(BadOption):
        bot(name, GAME, 1)


def test_a_bots_fingerprint_tells_its_weights(mine):
    before = fingerprint(f"greedy/judgement={mine}", NAME)
    assert before != fingerprint("greedy", NAME)
    changed(mine, "flour = [7,", "flour = [8,")
    assert fingerprint(f"greedy/judgement={mine}", NAME) != before
