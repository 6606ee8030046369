"""Levels: what a judgement says of them, who plays where there is no net, and that each of them can play."""

import pytest

import vicus
from vicus.bots import LEVELS, bot
from vicus.bots import levels as bots_by_name
from vicus.bots.deep import DeepBot
from vicus.bots.fallback import FallbackBot
from vicus.bots.fingerprint import fingerprint
from vicus.bots.greedy import GreedyBot
from vicus.bots.judgement import _read, file_of, judgement, written
from vicus.bots.ladder import FURTHER, RANGES, Rung, parsed, rung, without_net
from vicus.bots.levels import is_ready, plain_stand_in, plans_ahead, playing, rung_of, stand_in, thinks
from vicus.bots.needs import needed
from vicus.bots.policy import PolicyBot
from vicus.bots.search import SearchBot
from vicus.errors import BadOption
from vicus.games import names
from vicus.texts import LANGUAGES

NAME = "bohemian_villages"
GAME = vicus.game(NAME)
FEW = {"greedy": 100, "search": 3, "policy": 150, "deep": 3}
"""So that interpreted code plays a game within a test."""
FORMER = """
[levels]
beginner = 600
casual = 180
strong = 500
master = 6000
"""
"""As every file had it before there were nets."""


@pytest.fixture
def quick(monkeypatch):
    """All levels of all games are as good as they were, but for their patience."""
    for name in names():
        for level, found in judgement(name).levels.items():
            monkeypatch.setitem(judgement(name).levels, level, found._replace(number=FEW[found.kind]))


def changed(tmp_path, levels):
    """The game's own judgement with other levels, as a file."""
    text = file_of(NAME).read_text("utf-8")
    start, end = text.index("\n[levels]"), text.index("\n[weights]")
    file = tmp_path / "mine.toml"
    file.write_text(text[:start] + levels + text[end:], "utf-8")
    return file


def some_decisions(game, name, seed, number=6):
    """What a bot chooses at the beginning of a game of two, and some way into it."""
    match, player, chosen = game.new(players=2, seed=4), bot(name, game, seed), []
    while len(chosen) < number and not match.over:
        choice = player.choose(match.view(match.seat), match.legal())
        assert choice in match.legal()
        chosen.append(choice.text)
        match.play(choice)
    return chosen


# -- what a judgement says ----------------------------------------------------------------------------------------------


def test_five_levels_from_the_weakest_to_the_strongest():
    assert LEVELS == ("beginner", "casual", "strong", "master", "grandmaster")


@pytest.mark.parametrize(
    ("level", "value", "found"),
    [
        ("beginner", 600, Rung("greedy", 600)),
        ("casual", 0, Rung("greedy", 0)),
        ("strong", 500, Rung("search", 500)),
        ("grandmaster", 24_000, Rung("search", 24_000)),
        ("casual", "greedy:180", Rung("greedy", 180)),
        ("casual", "greedy", Rung("greedy", 0)),
        ("casual", "search:30", Rung("search", 30)),
        ("strong", "policy", Rung("policy", 0)),
        ("strong", "policy:150", Rung("policy", 150)),
        ("grandmaster", "deep:200", Rung("deep", 200)),
    ],
)
def test_a_level_is_a_number_or_a_kind_of_bot(level, value, found):
    assert parsed(level, value) == found


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("deep", "strong cannot be “deep”.*Give a whole number"),
        ("search", "cannot be “search”"),
        ("policy:", "cannot be “policy:”"),
        ("policy:-1", "cannot be “policy:-1”"),
        ("deep:2.5", "cannot be “deep:2.5”"),
        ("genius", "cannot be “genius”"),
        ("search:strong", "cannot be “search:strong”"),
        (2.5, "cannot be “2.5”"),
        (True, "cannot be “True”"),
        ([500], "cannot be"),
        (0, "cannot be search:0: the number is to be from 1"),
        (-3, "cannot be search:-3"),
        ("deep:0", "cannot be deep:0"),
        ("policy:10001", "cannot be policy:10001: the number is to be from 0 to 10,000"),
        (f"deep:{10**17}", "cannot be deep:1"),
    ],
)
def test_what_no_level_can_be_is_told_in_every_language(value, words):
    with pytest.raises(BadOption, match=words) as told:
        parsed("strong", value)
    assert len({told.value.message(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("kind", RANGES)
@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_written_as_they_are_read(level, kind, tmp_path):
    for number in RANGES[kind]:
        file = changed(tmp_path, f'\n[levels]\n{level} = "{kind}:{number}"\n')
        known = judgement(NAME, file)
        assert rung(known, level) == Rung(kind, number)
        file.write_text(written(NAME, known), "utf-8")
        assert judgement(NAME, file) == known


def test_a_file_of_an_earlier_version_plays_as_it_did(tmp_path):
    known = judgement(NAME, changed(tmp_path, FORMER))
    assert [rung(known, level) for level in LEVELS[:4]] == [
        Rung("greedy", 600),
        Rung("greedy", 180),
        Rung("search", 500),
        Rung("search", 6000),
    ]
    assert rung(known, "grandmaster") == rung(judgement(NAME), "grandmaster"), "which it does not know, is the game's"
    assert known.plain == {"beginner": 600, "casual": 180, "strong": 500, "master": 6000}


def test_a_game_of_an_earlier_version_has_a_grandmaster_who_looks_further(tmp_path):
    known = _read(NAME, changed(tmp_path, FORMER), None)
    assert rung(known, "grandmaster") == Rung("search", FURTHER * 6000)


def test_a_game_must_name_the_other_levels(tmp_path):
    with pytest.raises(BadOption, match=r"lacks in .levels.: casual, master"):
        _read(NAME, changed(tmp_path, "\n[levels]\nbeginner = 600\nstrong = 5\n"), None)


def test_levels_that_nobody_knows_are_told(tmp_path):
    with pytest.raises(BadOption, match=r"has “wizard” in .levels.*grandmaster"):
        judgement(NAME, changed(tmp_path, "\n[levels]\nwizard = 5\n"))
    with pytest.raises(BadOption, match=r"has “grandmaster” in .plain."):
        judgement(NAME, changed(tmp_path, "\n[plain]\ngrandmaster = 5\n"))
    with pytest.raises(BadOption, match="strong cannot be search:0"):
        judgement(NAME, changed(tmp_path, "\n[plain]\nstrong = 0\n"))


# -- the levels as they were --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "budgets"), [("bohemian_villages", (500, 6000)), ("carpe_diem", (300, 3000)), ("helvetia", (300, 3000))]
)
def test_strong_and_master_of_before_stay_available_by_name(game, budgets, monkeypatch):
    made = []
    monkeypatch.setattr(bots_by_name, "SearchBot", lambda *about, **more: made.append(more["simulations"]))
    for name in ("search:strong", "search:master"):
        bot(name, vicus.game(game), 1)
    assert tuple(made) == budgets
    assert rung_of("search:master", vicus.game(game)) == Rung("search", budgets[1])


def test_so_do_those_who_misjudge():
    assert rung_of("greedy:beginner", GAME) == Rung("greedy", 600)
    assert some_decisions(GAME, "greedy:casual", 3) == some_decisions(GAME, "greedy:180", 3)


@pytest.mark.parametrize("name", ["greedy:master", "search:casual", "search:grandmaster", "deep:master", "strong:master"])
def test_nobody_else_is_called_after_a_level(name):
    with pytest.raises(BadOption):
        bot(name, GAME, 1)


def test_they_take_settings_and_weights_as_any_search(tmp_path):
    file = changed(tmp_path, "\n[plain]\nmaster = 3\n")
    match = GAME.new(players=2, seed=1)
    player = bot(f"search:master/c_puct=800/judgement={file}", GAME, 1)
    assert player.choose(match.view(match.seat), match.legal()) in match.legal()
    assert player.simulations == 3


# -- who plays ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "kind"),
    [("greedy:50", GreedyBot), ("search:5", SearchBot), ("policy:150", PolicyBot), ("deep:5", DeepBot)],
)
def test_a_level_is_played_by_the_bot_of_its_kind(value, kind, monkeypatch):
    monkeypatch.setitem(judgement(NAME).levels, "strong", parsed("strong", value))
    assert type(bot("strong", GAME, 1)) is kind
    assert some_decisions(GAME, "strong", 9, 3) == some_decisions(GAME, value, 9, 3)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", names())
def test_every_level_plays_by_its_seed_in_every_game(name, level, quick):
    game = vicus.game(name)
    assert some_decisions(game, level, 5) == some_decisions(game, level, 5)


@pytest.mark.parametrize("name", names())
def test_a_grandmaster_and_a_beginner_play_a_game_to_its_end(name, quick, monkeypatch):
    monkeypatch.setitem(judgement(name).levels, "grandmaster", Rung("policy", 0))
    game = vicus.game(name)
    match, players = game.new(players=2, seed=2), [bot("grandmaster", game, 1), bot("beginner", game, 2)]
    while not match.over:
        match.play(players[match.seat].choose(match.view(match.seat), match.legal()))
    assert match.winners()


# -- where there is no net ----------------------------------------------------------------------------------------------


def without_any(monkeypatch):
    monkeypatch.setattr(bots_by_name, "has_net", lambda game: False)


def with_one_that_does_not_fit(monkeypatch):
    def refuse(game, file=None):
        raise BadOption("net-observation", name=game.name, digest="now", other="then")

    monkeypatch.setattr("vicus.nets.game_net.game_net", refuse)
    bots_by_name._fits.cache_clear()


@pytest.fixture(params=[without_any, with_one_that_does_not_fit])
def no_net(request, monkeypatch):
    request.param(monkeypatch)
    yield
    bots_by_name._fits.cache_clear()


@pytest.mark.parametrize("kind", ["policy", "deep"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_without_its_net_is_played_without_one(level, kind, no_net, monkeypatch):
    known = judgement(NAME)
    monkeypatch.setitem(known.levels, level, Rung(kind, 50))
    found = playing(level, GAME)
    assert found == without_net(known, level)
    assert found.kind == ("greedy" if level in ("beginner", "casual") else "search")
    expected = {**known.plain, "grandmaster": FURTHER * known.plain["master"]}
    assert found.number == expected[level]
    assert not thinks(level, GAME)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", names())
def test_and_plays_in_every_game(name, level, no_net, monkeypatch):
    known = judgement(name)
    monkeypatch.setitem(known.levels, level, Rung("deep", 50))
    for plain, few in {"beginner": 600, "casual": 180, "strong": 3, "master": 3}.items():
        monkeypatch.setitem(known.plain, plain, few)
    assert len(some_decisions(vicus.game(name), level, 1, 4)) == 4


# -- until code is compiled ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "needs"), [("greedy", None), ("policy", None), ("search", "can_plan"), ("deep", "can_think")])
def test_a_level_waits_for_the_code_that_it_needs_and_for_no_other(kind, needs, monkeypatch):
    monkeypatch.setitem(judgement(NAME).levels, "master", Rung(kind, 50))
    assert plans_ahead("master", GAME) == (needs is not None)
    assert thinks("master", GAME) == (kind == "deep")
    for ready in ("can_plan", "can_think"):
        for code in ("can_plan", "can_think"):
            monkeypatch.setattr(bots_by_name, code, lambda game, there=code == ready: there)
        assert is_ready("master", GAME) == (needs in (None, ready))


def test_nobody_who_waits_stands_in(monkeypatch):
    monkeypatch.setattr(bots_by_name, "can_plan", lambda game: False)
    assert stand_in(GAME) == "casual"
    monkeypatch.setitem(judgement(NAME).levels, "casual", Rung("search", 10**6))
    assert stand_in(GAME) == "greedy"
    match = GAME.new(players=2, seed=1)
    for level in ("casual", "master"):
        monkeypatch.setitem(judgement(NAME).levels, level, Rung("search", 10**6))
        waiting = FallbackBot(level, GAME, seed=1)
        assert waiting.choose(match.view(match.seat), match.legal()) in match.legal()
        assert not waiting.ready


@pytest.mark.parametrize("game", names())
def test_each_level_of_a_game_is_another_bot(game):
    assert len({rung(judgement(game), level) for level in LEVELS}) == len(LEVELS)


def test_a_file_that_went_away_is_told_when_the_bot_is_made():
    name = "strong/judgement=nowhere.toml"
    assert isinstance(is_ready(name, GAME), bool)
    with pytest.raises(BadOption, match="cannot be read"):
        bot(name, GAME, 1)


def test_another_net_makes_other_bots_of_the_levels_that_play_by_it(tmp_path, monkeypatch):
    """Games of before and after are not counted together."""
    net = tmp_path / "net.npz"
    monkeypatch.setattr("vicus.bots.fingerprint.net_place", lambda game: net)
    monkeypatch.setitem(judgement(NAME).levels, "strong", Rung("search", 500))
    monkeypatch.setitem(judgement(NAME).levels, "master", Rung("deep", 50))
    told = []
    for content in (b"old", b"new"):
        net.write_bytes(content)
        told.append([fingerprint(name, NAME) for name in ("strong", "search:master", "master")])
    assert told[0][:2] == told[1][:2]
    assert told[0][2] != told[1][2]


@pytest.mark.parametrize("name", names())
def test_who_stands_in_misjudges_no_more_than_a_beginner(name):
    """Whoever chose a grandmaster must not get less than those who chose a beginner."""
    known = judgement(name)
    found = plain_stand_in(known)
    assert found.kind == "greedy"
    assert all(found.number <= rung.number for rung in known.levels.values() if rung.kind == "greedy")


def test_a_game_whose_judgement_cannot_be_read_keeps_nobody_from_playing(monkeypatch):
    def unread(*_):
        raise BadOption("judgement-unread", file="judgement.toml", problem="gone")

    game = vicus.game("helvetia")
    monkeypatch.setattr("vicus.bots.levels.judgement", unread)
    assert rung_of("master", game) is None
    assert not plans_ahead("master", game)
    monkeypatch.setattr("vicus.bots.needs.judge", unread)
    assert [each.kind for each in needed([game])] == ["planner"]
