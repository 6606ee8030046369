"""The file of a contest: it goes on after a break, and no other file is touched."""

import json
from dataclasses import replace

import pytest

import vicus
from vicus.arena.contest_file import ContestFile, head
from vicus.arena.workers import run
from vicus.bots import fingerprint as fingerprints
from vicus.bots.fingerprint import fingerprint
from vicus.bots.levels import _known
from vicus.engine.box import read
from vicus.errors import BadRecord

from .plans import PLAN, lasting


@pytest.fixture
def file(tmp_path):
    return tmp_path / "contest.jsonl"


@pytest.fixture
def whole(file):
    return run(PLAN, file, workers=1)


@pytest.mark.parametrize("cut", [1, 2, 3.5, 5.2, 6.9])
def test_a_contest_that_broke_off_goes_on(cut, file, whole):
    lines = file.read_bytes().splitlines(keepends=True)
    rest = lines[int(cut)][: int(len(lines[int(cut)]) * (cut % 1))]
    file.write_bytes(b"".join(lines[: int(cut)]) + rest)
    seen = []
    assert lasting(run(PLAN, file, workers=1, progress=seen.append)) == lasting(whole)
    assert seen == [int(cut) - 1, *[1] * (7 - int(cut))]
    assert len(file.read_bytes().splitlines()) == 7
    assert run(PLAN, file, workers=1)[0].seconds == json.loads(file.read_text().splitlines()[1])["seconds"]


def test_a_finished_contest_is_not_played_again(file, whole):
    before = file.read_bytes()
    assert run(PLAN, file, workers=1) == whole
    assert file.read_bytes() == before


def test_a_contest_can_grow_and_a_longer_one_serves_a_shorter(file, whole):
    longer = run(replace(PLAN, games=8), file, workers=1)
    assert longer[:6] == whole
    assert len(longer) == 8
    assert run(PLAN, file, workers=1) == whole


@pytest.mark.parametrize(
    "change", [{"seed": 5}, {"bots": ("random", "greedy")}, {"players": 3}, {"box": {"scoring": {"flour": 3}}}], ids=str
)
def test_a_file_of_another_contest_is_refused_and_left_alone(change, file, whole):
    before = file.read_bytes()
    with pytest.raises(BadRecord, match="another contest"):
        run(replace(PLAN, **change), file, workers=1)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [b"hello\n", b"hello", b"{}\n", b"[1]\n", b'{"plan": 3', b'{"plan": {"game": "hel', b"\xff\xfe\n", b"\x00" * 100],
    ids=repr,
)
def test_a_file_of_something_else_is_refused_and_left_alone(text, file):
    file.write_bytes(text)
    with pytest.raises(BadRecord, match="no file of a contest"):
        run(PLAN, file, workers=1)
    assert file.read_bytes() == text


@pytest.mark.parametrize("kept", [0, 1, 9, 60, -1])
def test_a_file_cut_off_in_its_first_line_begins_anew(kept, file, whole):
    first = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(first[:kept])
    assert lasting(run(PLAN, file, workers=1)) == lasting(whole)
    assert file.read_bytes().startswith(first)


OWN = "class Mine:\n    def choose(self, view, legal):\n        return legal[{}]\n"


def test_games_of_a_bot_that_was_changed_are_not_added_to(file, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    source = tmp_path / "bot_that_changes.py"
    plan = replace(PLAN, bots=("random", "bot_that_changes:Mine"), games=2)
    source.write_text(OWN.format(0))
    run(plan, file, workers=1)
    before = file.read_bytes()
    assert len(run(plan, file, workers=1)) == 2
    source.write_text(OWN.format(-1))
    with pytest.raises(BadRecord, match=r"of another contest.* weights of bot_that_changes:Mine have changed"):
        run(plan, file, workers=1)
    assert file.read_bytes() == before


def test_games_with_other_weights_are_not_added_to(file, whole, tmp_path, monkeypatch):
    weights = tmp_path / "judgement.toml"
    weights.write_text(fingerprints.file_of(PLAN.game).read_text("utf-8") + "# other\n", "utf-8")
    monkeypatch.setattr(fingerprints, "file_of", lambda game: weights)
    monkeypatch.setattr(fingerprints, "_ours", fingerprints._ours.__wrapped__)
    with pytest.raises(BadRecord, match="weights of random have changed"):
        run(PLAN, file, workers=1)


def test_a_file_that_does_not_tell_its_bots_is_refused(file, whole):
    first, *rest = file.read_text().splitlines(keepends=True)
    plan = json.loads(first)["plan"]
    del plan["code"]
    file.write_text(json.dumps({"plan": plan}) + "\n" + "".join(rest))
    with pytest.raises(BadRecord, match="weights of random have changed"):
        run(PLAN, file, workers=1)


def test_what_bots_are_made_of(monkeypatch):
    ours = [fingerprint(name, "helvetia") for name in ("greedy", "search:master", "search:500", "search:0.1s/threads=2")]
    assert len(set(ours)) == 1
    assert ours[0] not in (None, fingerprint("greedy", "carpe_diem"))
    assert fingerprint("cmd:sh bot.sh", "helvetia") is fingerprint("cmd@2s:sh bot.sh", "helvetia") is None
    monkeypatch.setitem(_known, "mine", lambda game, seed: None)
    assert fingerprint("mine", "helvetia") not in (None, *ours)
    monkeypatch.setitem(_known, "mine", eval("lambda game, seed: None"))
    assert fingerprint("mine", "helvetia") is None


def damaged(line, **change):
    return json.dumps(json.loads(line) | change).encode() + b"\n"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: b"\n",
        lambda line: line[:40] + b"\n",
        lambda line: b"\xff" + line,
        lambda line: damaged(line, scores=[1]),
        lambda line: damaged(line, scores=["a", "b"]),
        lambda line: damaged(line, seats=[0, 0]),
        lambda line: damaged(line, faults=[{"seat": 1}]),
    ],
)
def test_a_damaged_line_is_named_and_nothing_changed(spoil, file, whole):
    lines = file.read_bytes().splitlines(keepends=True)
    lines[3] = spoil(lines[3])
    file.write_bytes(b"".join(lines))
    with pytest.raises(BadRecord, match="damaged in line 4"):
        run(PLAN, file, workers=1)
    assert file.read_bytes() == b"".join(lines)


def test_two_contests_do_not_write_one_file(file):
    with ContestFile(PLAN, file), pytest.raises(BadRecord, match="being written"):
        run(PLAN, file, workers=1)
    assert sorted(file.parent.iterdir()) == [file], "the lock goes with the contest"


def test_of_a_box_only_its_contents_count(tmp_path):
    written = tmp_path / "mine.toml"
    written.write_text("[scoring]\nflour = 3\n")
    one = replace(PLAN, box=read(written))
    other = replace(PLAN, box=vicus.game("bohemian_villages", box=written).box.data)
    assert one.box != other.box
    assert head(one) == head(other) != head(PLAN)
