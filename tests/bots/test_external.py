"""Programs as bots: whatever they do, a question ends in time, and the next one is answered by nobody else's words."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import vicus
from vicus.bots import Info, child, external
from vicus.bots.external import MOST_STARTS, ExternalBot
from vicus.errors import BadOption, BotFault
from vicus.games import names

GAME = vicus.game("bohemian_villages")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
HEAD = (
    "import json, os, sys, time\n"
    "def say(m, text=None): print(json.dumps({'action': text or m['legal'][-1]}), flush=True)\n"
    "def questions():\n"
    "    for line in sys.stdin:\n"
    "        m = json.loads(line)\n"
    "        if m['type'] == 'choose': yield m\n"
)


@pytest.fixture
def position():
    match = GAME.new(players=3, seed=5)
    return match.view(match.seat), match.legal()


@pytest.fixture
def start(tmp_path, monkeypatch):
    """A bot from the text of a program; it is ended with the test."""
    monkeypatch.setattr(external, "START_SECONDS", 5.0)
    made = []

    def start(code, seconds=5.0):
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(HEAD + code)
        made.append(ExternalBot(f"{sys.executable} {file}", GAME, 1, seconds))
        return made[-1]

    yield start
    for bot in made:
        bot.close()


def fault(bot, position):
    with pytest.raises(BotFault) as problem:
        bot.choose(*position)
    return problem.value


def test_a_program_answers_again_and_again(start, position):
    view, legal = position
    bot = start("for m in questions(): say(m)")
    assert [bot.choose(view, legal) for _ in range(3)] == [legal[-1]] * 3


def test_what_it_is_told(start, position, tmp_path):
    view, legal = position
    log = tmp_path / "log"
    code = f"log = open({str(log)!r}, 'w')\n" + (
        "for line in sys.stdin:\n    log.write(line); log.flush(); m = json.loads(line)\n    if m['type'] == 'choose': say(m)"
    )
    bot = start(code)
    bot.choose(view, legal)
    bot.close()
    hello, choose, bye = map(json.loads, log.read_text().splitlines())
    box = {"digest": GAME.box.digest, "standard": True, "reconstructed": True}
    about = {"type": "hello", "protocol": 1, "game": GAME.name, "rules": 1, "players": 3, "seat": 0, "options": {}}
    assert hello == about | {"box": box, "seed": 1, "offers": ["preview", "scores", "events"]}
    assert choose == {"type": "choose", "view": view, "legal": [a.text for a in legal], "seconds": 5.0}
    assert bye == {"type": "bye"}


def informed(match):
    seat = match.seat
    return Info(match.game, match.view(seat), match.legal(), match.events_for(seat))


WISHING = """
told = open({log!r}, "w")
for m in questions():
    told.write(json.dumps(m) + "\\n")
    told.flush()
    print(json.dumps({{"want": {want!r}}}), flush=True) if "events" not in m else say(m)
"""


def test_a_program_that_asks_is_told_what_its_actions_bring_how_all_stand_and_what_has_happened(start, tmp_path):
    match = GAME.new(players=3, seed=5)
    bot = start(WISHING.format(log=str(tmp_path / "log"), want=["events", "scores", "preview"]))
    for _ in range(2):
        view, legal = match.view(match.seat), match.legal()
        assert bot.choose(view, legal, informed(match)) == legal[-1]
    bot.close()
    plain, again, later = map(json.loads, (tmp_path / "log").read_text().splitlines())
    assert plain == {"type": "choose", "view": view, "legal": [a.text for a in legal], "seconds": 5.0}
    assert again == later
    scores = [{"total": score.total, "lines": dict(score.lines)} for score in match.scores_for(match.seat)]
    events = [{"kind": event.kind, "params": event.params} for event in match.events_for(match.seat)]
    assert events
    assert again == plain | {"preview": match.preview(), "scores": scores, "events": events}


def test_it_may_ask_for_a_part_and_ask_again_after_a_new_start(start, position, tmp_path):
    code = WISHING.format(log=str(tmp_path / "log"), want=["events"]) + "    if 'events' in m: sys.exit()"
    bot = start(code)
    for _ in range(2):
        bot.choose(*position)
        with pytest.raises(BotFault):
            bot.choose(*position)
    asked = [
        json.loads(line).keys() - {"type", "view", "legal", "seconds"} for line in (tmp_path / "log").read_text().splitlines()
    ]
    assert asked == [set(), {"events"}]


@pytest.mark.parametrize("want", [["seed"], [], "events", [["events"]], None])
def test_what_is_not_offered_is_rubbish(start, position, want):
    assert (
        fault(start(f"for m in questions(): print(json.dumps({{'want': {want!r}}}), flush=True)"), position).key
        == "bot-rubbish"
    )


def test_a_program_that_only_wishes_gives_no_answer(start, position):
    code = "for m in questions(): print(json.dumps({'want': ['events']}), flush=True)"
    assert fault(start(code), position).key == "bot-rubbish"


def test_the_goodbye_tells_how_the_game_has_ended(start, position, tmp_path):
    log = tmp_path / "log"
    code = (
        f"log = open({str(log)!r}, 'w')\n"
        "for line in sys.stdin:\n    m = json.loads(line)\n    if m['type'] == 'choose': say(m)\n"
        "    if m['type'] == 'bye': log.write(line); log.close()"
    )
    bot = start(code)
    bot.choose(*position)
    bot.game_over([vicus.Score(3, [("coins", 3)]), vicus.Score(5, [("coins", 5)])], [1])
    bot.close()
    scores = [{"total": 3, "lines": {"coins": 3}}, {"total": 5, "lines": {"coins": 5}}]
    assert json.loads(log.read_text()) == {"type": "bye", "scores": scores, "winners": [1]}


@pytest.mark.parametrize("name", names())
def test_every_option_of_a_game_is_seen_in_its_view(name):
    game = vicus.game(name)
    for number in range(2):
        options = {name: option.values[number] for name, option in game.meta.options.items()}
        match = game.new(players=2, seed=1, **options)
        assert match.view(0)["options"] == options


def test_an_illegal_answer_is_a_fault_and_the_program_goes_on(start, position):
    bot = start("n = 0\nfor m in questions():\n    n += 1\n    say(m, 'fly to the moon' if n == 1 else None)")
    problem = fault(bot, position)
    assert problem.key == "bot-illegal"
    assert "fly to the moon" in str(problem)
    assert bot.choose(*position) == position[1][-1]


RUBBISH = {
    "word": b"rubbish",
    "list": b"[1, 2]",
    "no action": b"{}",
    "number": b'{"action": 3}',
    "null": b'{"action": null}',
    "no UTF-8": b"\xff\xfe\x00",
    "deep": b"[" * 60_000,
}


@pytest.mark.parametrize("line", RUBBISH.values(), ids=RUBBISH)
def test_rubbish_is_a_fault(line, start, position):
    bot = start(f"for m in questions(): os.write(1, {line!r} + b'\\n')")
    assert fault(bot, position).key == "bot-rubbish"


def test_a_crash_is_told_with_its_last_words(start, position):
    bot = start("for m in questions(): raise RuntimeError('no idea')")
    assert "RuntimeError: no idea" in str(fault(bot, position))


def test_a_program_that_says_nothing_has_simply_ended(start, position):
    assert fault(start("sys.exit()"), position).key == "bot-ended"


@pytest.mark.linux
@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("/no/such/program", "No such file"),
        ("no_such_program_anywhere -x", "No such file"),
        ("/etc/passwd", "Permission denied"),
    ],
)
def test_a_program_that_is_not_there_is_told_before_it_is_asked(command, words):
    with pytest.raises(BadOption, match=f"cannot be started: {words}"):
        ExternalBot(command, GAME)


@pytest.mark.linux
def test_a_program_that_has_gone_since(position, tmp_path):
    file = tmp_path / "program"
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    bot = ExternalBot(str(file), GAME)
    file.unlink()
    assert fault(bot, position).key == "bot-not-started"


@pytest.mark.parametrize("pause", [0.0, 0.2])
def test_blank_lines_are_no_answers(start, position, pause):
    """Whether they come together with an answer or after it."""
    blank = "print(flush=True); print('  ', flush=True)"
    bot = start(f"print()\nfor m in questions():\n    {blank}; say(m); time.sleep({pause}); {blank}")
    for _ in range(3):
        assert bot.choose(*position) == position[1][-1]
    assert bot._starts == 1


def test_a_late_answer_is_not_taken_for_the_next_one(start, position, monkeypatch):
    monkeypatch.setattr(external, "START_SECONDS", 0.0)
    bot = start("for m in questions():\n    time.sleep(0.6)\n    say(m)", seconds=0.3)
    first = bot._command
    assert fault(bot, position).key == "bot-too-slow"
    bot._command = [*first[:1], "-c", HEAD + "for m in questions(): say(m, m['legal'][0])"]
    bot._seconds = 5.0
    time.sleep(0.5)
    assert bot.choose(*position) == position[1][0]


def test_two_answers_to_one_question_are_a_fault_of_the_second(start, position):
    bot = start('for m in questions():\n    os.write(1, b\'{"action": "pass"}\\n\' * 2)\n    time.sleep(60)')
    fault(bot, position)
    assert fault(bot, position).key == "bot-rubbish"


def test_an_answer_without_an_end_of_line_is_waited_for_in_vain(start, position, monkeypatch):
    monkeypatch.setattr(external, "START_SECONDS", 0.5)
    bot = start(
        "for m in questions():\n    sys.stdout.write('{\"action\"'); sys.stdout.flush()\n    time.sleep(60)", seconds=0.3
    )
    assert fault(bot, position).key == "bot-too-slow"


@pytest.mark.parametrize("end", ["x", "\\n"])
def test_a_flood_is_neither_kept_nor_waited_for(end, start, position):
    bot = start(f"while True: os.write(1, b'{'x' * 4000}{end}')")
    before = time.monotonic()
    assert fault(bot, position).key == "bot-rubbish"
    assert time.monotonic() - before < 4


def test_a_program_may_write_as_much_to_stderr_as_it_likes(start, position):
    bot = start("for m in questions():\n    sys.stderr.write('x' * 1_000_000)\n    say(m)")
    for _ in range(3):
        assert bot.choose(*position) == position[1][-1]
    assert len(bot._program._complaint) <= child.CHUNK


def test_endless_complaints_do_not_put_off_the_end(start, position, monkeypatch):
    monkeypatch.setattr(external, "START_SECONDS", 0.5)
    bot = start("while True: os.write(2, b'x' * 10000)", seconds=0.3)
    assert fault(bot, position).key == "bot-too-slow"


def test_a_program_that_does_not_read_blocks_nobody(start, position, monkeypatch):
    monkeypatch.setattr(external, "START_SECONDS", 0.2)
    bot = start("time.sleep(60)", seconds=0.2)
    view, legal = position
    before = time.monotonic()
    with pytest.raises(BotFault):
        bot.choose(view | {"padding": "x" * 1_000_000}, legal)
    assert time.monotonic() - before < 3


def test_windows_is_told_what_to_do_instead(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(vicus.BadOption, match="Linux and macOS"):
        ExternalBot("python bot.py", GAME)


def test_a_program_that_always_dies_is_not_started_for_ever(start, position, tmp_path):
    log = tmp_path / "starts"
    bot = start(f"open({str(log)!r}, 'a').write('x')")
    keys = [fault(bot, position).key for _ in range(MOST_STARTS + 3)]
    assert keys == ["bot-ended"] * MOST_STARTS + ["bot-out"] * 3
    assert len(log.read_text()) == MOST_STARTS


@pytest.mark.linux
def test_a_program_that_ignores_its_end_is_ended_with_its_children(start, position, monkeypatch, tmp_path):
    monkeypatch.setattr(child, "PATIENCE", 0.2)
    pids = tmp_path / "pids"
    bot = start(
        "import signal, subprocess\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen(['sleep', '60'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "for m in questions(): say(m)\ntime.sleep(60)"
    )
    bot.choose(*position)
    bot.close()
    parent, started = map(int, pids.read_text().split())
    with pytest.raises(ProcessLookupError):
        os.kill(parent, signal.SIGCONT)
    assert _is_gone(started)
    bot.close()  # nothing left to do


def _is_gone(pid):
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            return True
        if state == "Z":  # nobody's child now: whoever took it over has not looked yet
            return True
        time.sleep(0.02)
    return False


COMMANDS = [
    pytest.param(f"{sys.executable} {EXAMPLES / 'anything.py'}", id="python"),
    pytest.param(f"sh {EXAMPLES / 'first.sh'}", id="sh", marks=pytest.mark.linux),
    pytest.param(
        f"node {EXAMPLES / 'last.js'}", id="node", marks=pytest.mark.skipif(not shutil.which("node"), reason="no node here")
    ),
]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", names())
def test_the_examples_play_every_game(name, command):
    game = vicus.game(name)
    match = game.new(players=2, seed=3)
    bot = ExternalBot(command, game, 1)
    try:
        for _ in range(25):
            match.play(bot.choose(match.view(match.seat), match.legal()))
    finally:
        bot.close()


def test_the_python_example_needs_nothing_of_vicus(position):
    question = json.dumps({"type": "choose", "legal": ["pass"]})
    command = [sys.executable, "-I", "-S", str(EXAMPLES / "anything.py")]
    answered = subprocess.run(command, input=question + "\n", capture_output=True, text=True, check=True)
    assert json.loads(answered.stdout) == {"action": "pass"}
