"""The terminal game as a person meets it: what is typed, what is answered."""

import json

import pytest
from typer.testing import CliRunner

import vicus
from vicus.bots.levels import _known
from vicus.bots.names import bot_names
from vicus.cli.app import app
from vicus.cli.play import Session


@pytest.fixture(autouse=True)
def quiet(monkeypatch, tmp_path):
    """No compiler in the background, a wide terminal, English, and nobody's saved games."""
    monkeypatch.setattr("vicus.cli.play.warm_in_background", lambda *games: None)
    monkeypatch.setattr("vicus.cli.screen.console.width", 130, raising=False)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("VICUS_DATA_DIR", str(tmp_path / "data"))


def typed(*lines: str, options: tuple[str, ...] = ("--seed", "5")) -> str:
    result = CliRunner().invoke(app, ["play", "bohemian_villages", *options], input="".join(f"{line}\n" for line in lines))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def bot(seat: int, level: str = "casual") -> str:
    """What a bot is called in the games of this file, which have the seed 5."""
    return bot_names("5", [level] * seat)[seat - 1]


def test_the_table_is_drawn_and_choices_are_numbered():
    output = typed("q")
    assert "Player 1, it is your turn" in output
    for name in (v["name"] for v in vicus.game("bohemian_villages").new(players=3, seed=5).view()["villages"]):
        assert name in output
    assert "use " in output
    assert "reconstructed" in output


def test_a_choice_by_number_and_by_text():
    first = vicus.game("bohemian_villages").new(players=3, seed=5).legal()[0].text
    by_number, by_text = typed("1", "q"), typed(first, "q")
    assert by_number == by_text
    assert "Player 1 uses" in by_number


def test_an_illegal_choice_is_answered_with_its_rule():
    output = typed("pass", "q")
    assert "The first move is compulsory while one is possible. (B-15b)" in output


def test_rubbish_and_wrong_numbers_are_answered():
    output = typed("dance", "99", "", "use 9+9", "q")
    assert "“dance” is no action of this game" in output
    assert "There is no choice 99" in output
    assert "9+9 is not one of 1, 2 … 6+6+6+6" in output


def test_undo_takes_a_step_back():
    output = typed("1", "u", "u", "q")
    assert "as far as the last roll" in output
    assert output.count("it is your turn") == 3


def test_the_end_of_a_turn_can_still_be_undone():
    output = typed("1", "1", "1", "1", "u", "q")
    assert "Your turn is over" in output
    after = output.split("Your turn is over")[1]
    assert "rolls" not in after
    assert "it is your turn" in after


def test_enter_ends_the_turn_and_the_bots_move():
    output = typed("1", "1", "1", "1", "", "q")
    assert f"{bot(2)} rolls" in output
    assert f"{bot(3)} rolls" in output


def test_scores_rules_and_help():
    output = typed("s", "rules B-45", "rules Z-1", "?", "b", "q")
    assert "No town hall" in output
    assert "judged before a mill or manufactory scoring" in output
    assert "no rule “Z-1”" in output
    assert "take back the last step" in output


def test_saving_and_going_on(tmp_path):
    file = tmp_path / "game.json"
    output = typed("1", f"save {file}", "save", f"save {tmp_path}", "q")
    assert "Saved to" in output
    assert "Say where" in output
    assert "cannot be written" in output
    assert len(json.loads(file.read_text())["actions"]) == 1
    assert "Chosen" in typed("q", options=("--from", str(file)))


def test_leaving_loses_nothing():
    output = typed("1", "q")
    assert "vicus play --resume" in output
    assert "Chosen" in typed("q", options=("--resume",))


def test_going_on_keeps_the_seats_and_the_last_game():
    typed("1", "q", options=("--bots", "0", "--seed", "5"))
    again = typed("q", options=("--resume",))
    assert "Bot" not in again
    assert "Player 3" in again
    typed("q", options=("--seed", "6", "--players", "2"))
    assert "Player 3" not in typed("q", options=("--resume",))


def test_a_finished_game_is_not_gone_on_with():
    typed(*["1"] * 400, options=("--players", "2", "--bots", "1", "--seed", "3", "--no-confirm"))
    assert isinstance(CliRunner().invoke(app, ["play", "--resume"]).exception, vicus.BadRecord)


def test_a_game_is_kept_after_every_decision(tmp_path):
    """Cut off in the middle: the process ends without a word."""
    import os
    import subprocess
    import sys

    environment = os.environ | {"VICUS_DATA_DIR": str(tmp_path / "cut"), "VICUS_CACHE_DIR": str(tmp_path / "none")}
    command = [
        sys.executable,
        "-c",
        "import vicus.cli.play as p; p.warm_in_background = lambda *a: None\nfrom vicus.cli.app import main; main()",
    ]
    process = subprocess.Popen(
        [*command, "play", "--seed", "5"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    )
    process.stdin.write("1\n")
    process.stdin.flush()
    while "Chosen" not in process.stdout.readline():
        pass
    process.kill()
    process.communicate()
    os.environ["VICUS_DATA_DIR"] = str(tmp_path / "cut")
    assert "Chosen" in typed("q", options=("--resume",))


@pytest.mark.linux
def test_a_folder_that_cannot_be_written(monkeypatch):
    monkeypatch.setenv("VICUS_DATA_DIR", "/proc/nowhere")
    assert "could not be kept" in typed("1", "q")


def test_nothing_to_resume():
    result = CliRunner().invoke(app, ["play", "--resume"])
    assert isinstance(result.exception, vicus.BadRecord)


@pytest.mark.parametrize(
    "line", ["[/]", "rules [/x]", "save a[/b].json", "[bold]", "9" * 5000, "place inn Nenbrad #" + "9" * 5000]
)
def test_odd_signs_are_only_signs(line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "vicus play --resume" in typed(line, "q")


@pytest.mark.parametrize("width", [60, 80])
def test_narrow_terminals(width, monkeypatch):
    monkeypatch.setattr("vicus.cli.screen.console.width", width, raising=False)
    lines = typed("q").splitlines()
    assert all(len(line) <= width for line in lines if "›" not in line)
    header = next(line for line in lines if " 11" in line and " 12" in line and "2" in line)
    assert [int(word) for word in header.split() if word.isdecimal()] == list(range(2, 13))
    row = next(line for line in lines if "Player 1" in line and "13" in line)
    assert row.split()[-11:] == ["·"] * 11


def test_the_end_of_turn_prompt_takes_commands_too():
    output = typed("1", "1", "1", "1", "s", "?", "u", "q")
    assert "No town hall" in output
    assert "take back the last step" in output


def test_words_of_the_board_are_understood():
    game = vicus.game("bohemian_villages")
    assert game.actions.parse("place glassworks Dubenow") == game.actions.parse("place manufactory Dubenow")
    assert game.actions.parse("Place Town Hall Nenbrad") == game.actions.parse("place town_hall Nenbrad")


def test_a_whole_game_by_bots_ends_with_scores_and_a_winner():
    output = typed(options=("--bots", "3", "--seed", "1"))
    assert "The game is over" in output
    assert "Total" in output
    assert "wins." in output or "share the win" in output


def test_a_whole_game_by_number():
    output = typed(*["1"] * 400, options=("--players", "2", "--bots", "1", "--seed", "3", "--no-confirm"))
    assert "The game is over" in output


@pytest.mark.parametrize(("language", "word"), [("de", "du bist am Zug"), ("ru", "ваш ход")])
def test_other_languages(language, word):
    assert word in typed("q", options=("--lang", language))


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (("--players", "9"), vicus.BadOption),
        (("--bots", "7"), vicus.BadOption),
        (("--seed", "-3"), vicus.BadOption),
        (("--box", "nowhere.toml"), vicus.BadBox),
        (("--from", "nowhere.json"), vicus.BadRecord),
    ],
)
def test_bad_options(options, error):
    result = CliRunner().invoke(app, ["play", "bohemian_villages", *options])
    assert isinstance(result.exception, error)
    assert str(result.exception)


# -- bots and hints -----------------------------------------------------------------------------------------------------------

PROGRAM = """import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"action": message["legal"][0] if GOOD else "dance"}), flush=True)
"""


@pytest.fixture
def cold(monkeypatch):
    """Nothing is compiled, whatever the cache holds."""
    monkeypatch.setattr("vicus.bots.code.fastest", lambda game: "interpreted")
    monkeypatch.setattr("vicus.bots.code.fastest_thinking", lambda game: "interpreted")


def program(tmp_path, good: bool) -> str:
    import sys

    file = tmp_path / f"bot_{good}.py"
    file.write_text(PROGRAM.replace("GOOD", str(good)))
    return f"cmd:{sys.executable} {file}"


def test_bots_are_casual_unless_told_otherwise():
    assert f"{bot(2)}: casual, plays sensibly, slips now and then\n{bot(3)}: casual" in typed("q")
    assert f"{bot(3, 'beginner')}: beginner, looks no further than the next step" in typed(
        "q", options=("--seed", "5", "--level", "beginner")
    )


@pytest.mark.usefixtures("cold")
def test_a_bot_that_plans_ahead_is_stood_in_for_and_that_is_said():
    output = typed("1", "1", "1", "1", "", "q", options=("--level", "grandmaster", "--seed", "5"))
    assert "Bots are still getting ready: those that plan ahead play a little weaker until then." in output
    assert f"{bot(3, 'grandmaster')} rolls" in output
    assert "still getting ready" not in typed("q")


def test_named_bots_take_the_first_seats_and_the_last_one_the_others(tmp_path):
    good = program(tmp_path, True)
    output = typed("1", "1", "1", "1", "", "q", options=("--players", "4", "--bot", "beginner", "--bot", good, "--seed", "5"))
    assert f"{bot(2, 'beginner')}: beginner, looks no further than the next step" in output
    assert output.replace("\n", "").count("bot_True.py") == 2
    assert f"{bot(4, 'other')} rolls" in output
    assert "failed" not in output
    mixed = typed("q", options=("--players", "4", "--bot", "greedy", "--level", "strong", "--seed", "5"))
    assert f"{bot(2, 'greedy')}: greedy\n{bot(3, 'strong')}: strong" in mixed


def test_a_bot_that_answers_rubbish_is_told_and_the_game_goes_on(tmp_path):
    options = ("--players", "2", "--bot", program(tmp_path, False), "--seed", "5")
    output = typed("1", "1", "1", "1", "", "1", "q", options=options)
    assert f"{bot(2, 'other')} failed, a legal move is played instead." in output
    assert "answered with something that is not legal: dance" in " ".join(output.split())
    assert output.count("it is your turn") > 3


def test_a_bot_that_wants_to_leave_is_told_and_the_game_goes_on(tmp_path, monkeypatch):
    code = "import sys\nclass Bot:\n    def choose(self, view, legal): sys.exit()\n    close = choose\n"
    (tmp_path / "leaving_bot.py").write_text(code)
    monkeypatch.syspath_prepend(str(tmp_path))
    output = typed("1", "1", "1", "1", "", "1", "q", options=("--players", "2", "--bot", "leaving_bot:Bot", "--seed", "5"))
    assert "has failed: SystemExit" in " ".join(output.split())
    assert output.count("it is your turn") > 3


def test_bots_are_told_what_has_happened_and_how_it_has_ended(tmp_path, monkeypatch):
    heard = []

    class Told:
        def new_game(self, seat, players):
            heard.append(f"{seat} of {players}")

        def choose(self, view, legal, info):
            assert info.events
            assert info.preview.keys() == {action.text for action in legal}
            return legal[0]

        def game_over(self, scores, winners):
            heard.append(f"{max(score.total for score in scores) in [scores[seat].total for seat in winners]}")

    monkeypatch.setitem(_known, "told", lambda game, seed: Told())
    output = typed(options=("--players", "2", "--bot", "told", "--bots", "2", "--seed", "5"))
    assert "failed" not in output
    assert sorted(heard) == ["0 of 2", "1 of 2", "True", "True"]


def test_going_on_keeps_the_bots(tmp_path):
    typed("1", "q", options=("--bot", "beginner", "--bot", "greedy", "--seed", "5"))
    assert f"{bot(2, 'beginner')}: beginner, looks no further than the next step\n{bot(3, 'greedy')}: greedy" in typed(
        "q", options=("--resume",)
    )
    assert f"{bot(2)}: casual, plays sensibly, slips now and then\n{bot(3)}: casual" in typed(
        "q", options=("--resume", "--level", "casual")
    )


def test_games_kept_before_bots_had_names_go_on(tmp_path):
    typed("1", "q", options=("--players", "3", "--seed", "5"))
    (file,) = (tmp_path / "data" / "unfinished").glob("*.json")
    kept = json.loads(file.read_text())
    file.write_text(json.dumps(kept | {"bots": 2}))
    assert f"{bot(3)}: casual" in typed("q", options=("--resume",))


@pytest.mark.usefixtures("cold")
def test_a_hint_names_a_choice_and_its_reasons():
    match = vicus.game("bohemian_villages").new(players=3, seed=5)
    output = typed("hint", "q").split("for help) ›")[1]
    assert "looks at the next step alone" in output
    assert "Also possible:" in output
    assert "gains now:" in output or "prepares:" in output
    number = int(output.split("no chances.")[1].split()[0])
    assert 1 <= number <= len(match.legal())
    assert "{" not in output


@pytest.mark.parametrize(
    ("remark", "told"),
    [
        (None, ["costs: coins −1"]),
        ("later", ["pays off in later turns", "costs: coins −1"]),
        ("alike", ["at the next step nothing speaks for one more than for another", "costs: coins −1"]),
    ],
)
def test_reasons_begin_with_a_remark_if_there_is_one(remark, told):
    from vicus.bots.hint import Change, Suggestion
    from vicus.cli.advice import reasons

    option = Suggestion(vicus.game("bohemian_villages").action(0), (), None, (), (), (Change("coins", -1, -1.0),))
    assert reasons(option, vicus.texts.texts("en", "bohemian_villages"), remark) == told


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.usefixtures("cold")
def test_hints_in_other_languages(language):
    output = typed("hint", "q", options=("--seed", "5", "--lang", language))
    assert {"de": "bereitet vor:", "ru": "готовит:"}[language] in output


def test_a_hint_tells_chances_when_it_was_searched(monkeypatch):
    from vicus.bots.search import Estimate

    class Search:
        def __init__(self, game, **settings):
            pass

        def weigh(self, view, legal):
            return [Estimate(action, 100 - n, 0.512 - n / 10) for n, action in enumerate(reversed(legal))]

        def close(self):
            pass

    monkeypatch.setattr("vicus.bots.judge.can_plan", lambda game: True)
    monkeypatch.setattr("vicus.bots.judge.can_think", lambda game: False)
    monkeypatch.setattr("vicus.bots.hint.SearchBot", Search)
    legal = vicus.game("bohemian_villages").new(players=3, seed=5).legal()
    output = typed("hint", "q").split("for help) ›")[1]
    assert output.split()[0] == str(len(legal))
    assert "wins about 51 %" in output
    assert "wins about 41 %" in output


def test_no_hint_when_the_turn_is_over():
    assert "There is nothing to choose now." in typed("1", "1", "1", "1", "hint", "q")


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (("--level", "godlike"), "unknown-level"),
        (("--bot", "nobody"), "unknown-bot"),
        (("--bot", "nowhere_at_all:Bot"), "bot-no"),
        (("--bot", "cmd:/no/such/bot"), "bot-not-started"),
        (("--players", "2", "--bot", "greedy", "--bot", "greedy"), "play-bad-bots"),
    ],
)
def test_bots_that_cannot_be(options, key):
    problem = CliRunner().invoke(app, ["play", "bohemian_villages", *options]).exception
    assert isinstance(problem, vicus.BadOption)
    assert problem.key.startswith(key)


def test_no_seed_of_a_bot_tells_the_deal(monkeypatch, tmp_path):
    given = []

    class Spy:
        def __init__(self, game, seed):
            given.append(seed)

        def choose(self, view, legal):
            return legal[0]

    monkeypatch.setitem(_known, "spy", Spy)
    match = vicus.game("bohemian_villages").new(players=4, seed=5)
    for _ in range(2):
        session = Session(match, ["spy"] * 3, False, "en", tmp_path / "game")
        for seat in session.bots:
            session.bot_choice(seat)
    assert len(set(given)) == 6  # the same match, other seeds: they do not come from it
    assert all(abs(seed - match.seed) > 1000 for seed in given)


def test_a_saved_game_knows_who_plays(tmp_path):
    file = tmp_path / "game.json"
    typed("1", f"save {file}", "q", options=("--bot", "beginner", "--bot", "greedy", "--seed", "5"))
    match = vicus.load(file.read_text("utf-8"))
    people = [vicus.Person(), vicus.Person(bot(2, "beginner"), "beginner"), vicus.Person(bot(3, "greedy"), "greedy")]
    assert match.about.people == people
    assert match.about.date
    again = typed("q", options=("--from", str(file), "--bot", "beginner", "--bot", "strong"))
    assert f"{bot(2, 'beginner')}: beginner" in again
    assert f"{bot(3, 'strong')}: strong" in again, "another level has another name"


def test_whoever_goes_on_with_a_record_meets_its_people(tmp_path):
    match = vicus.game("bohemian_villages").new(players=2, seed=5)
    match.about = vicus.About([vicus.Person("Ada"), vicus.Person("Quibble", "casual")])
    (tmp_path / "game.json").write_text(match.save(), "utf-8")
    output = typed("q", options=("--from", str(tmp_path / "game.json")))
    assert "Ada, it is your turn" in output
    assert "Quibble: casual" in output


def test_the_coach_warns_before_a_clear_mistake_once(monkeypatch):
    from vicus.analysis.appraisal import Worth

    def appraise(game, view, legal):
        assert view["viewer"] == 0
        return tuple(Worth(action, 300, 0.3 if n else 0.6, 0.01, -4.2 if n else 0.0) for n, action in enumerate(legal))

    monkeypatch.setattr("vicus.cli.play.appraise", appraise)
    coached = ("--seed", "5", "--coach")
    output = typed("2", "q", options=coached)
    assert "This loses about 4 points. Better: " in output
    assert "Player 1 uses" not in output
    assert "Player 1 uses" in typed("2", "2", "q", options=coached), "who chooses it again means it"
    assert "loses" not in typed("1", "q", options=coached)
    assert "loses" not in typed("2", "q")


@pytest.mark.parametrize(("options", "games"), [((), ["bohemian_villages"]), (("--no-warm",), []), (("--lang", "fr"), [])])
def test_what_bots_need_is_compiled_meanwhile_unless_told_otherwise(options, games, monkeypatch):
    wanted = []
    monkeypatch.setattr("vicus.cli.play.warm_in_background", lambda *needed: wanted.extend(needed))
    CliRunner().invoke(app, ["play", "bohemian_villages", *options], input="q\n")
    assert [*dict.fromkeys(each.game for each in wanted)] == games
