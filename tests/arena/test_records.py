"""A contest's games as records."""

from dataclasses import replace

import pytest

import vicus
from vicus.arena.records import shown
from vicus.arena.workers import run
from vicus.errors import BadRecord

from .plans import PLAN, lasting


def test_every_game_is_a_record_that_can_be_replayed(tmp_path):
    plan = replace(PLAN, bots=("greedy", "random"))
    outcomes = run(plan, workers=2, records=tmp_path / "records")
    files = sorted((tmp_path / "records").glob("0*.json"))
    assert [file.name for file in files] == [f"{number:06d}.json" for number in range(plan.games)]
    for file, outcome in zip(files, outcomes, strict=True):
        match = vicus.load(file.read_text("utf-8"))
        assert [score.total for score in match.scores()] == outcome.scores
        assert [person.name for person in match.about.people] == [plan.bots[which] for which in outcome.seats]
        assert match.about.scores == outcome.scores


def test_games_that_were_played_before_are_kept_too(tmp_path):
    file, folder = tmp_path / "contest.jsonl", tmp_path / "records"
    before = run(PLAN, file, workers=1)
    assert lasting(run(PLAN, file, workers=1, records=folder)) == lasting(before)
    assert len(list(folder.glob("0*.json"))) == PLAN.games


def test_long_names_fit(tmp_path):
    plan = replace(PLAN, bots=("random", "search:5/c_puct=1000/rollout_depth=3/candidates=2/prior_temperature=9"), games=1)
    run(plan, workers=1, records=tmp_path)
    assert vicus.load((tmp_path / "000000.json").read_text("utf-8")).over


def test_a_folder_with_anything_else_is_refused_and_left_alone(tmp_path):
    folder, file = tmp_path / "records", tmp_path / "contest.jsonl"
    run(PLAN, workers=1, records=folder)
    before = {each.name: each.read_bytes() for each in folder.iterdir()}
    with pytest.raises(BadRecord, match="holds no games of this contest"):
        run(replace(PLAN, seed=77), file, workers=1, records=folder)
    assert {each.name: each.read_bytes() for each in folder.iterdir()} == before
    run(replace(PLAN, games=8), workers=1, records=folder)
    assert len(list(folder.glob("0*.json"))) == 8, "the same contest goes on there"
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "ada.txt").write_text("Dear Ada,")
    with pytest.raises(BadRecord, match="is not empty"):
        run(PLAN, workers=1, records=tmp_path / "letters")
    assert [each.name for each in (tmp_path / "letters").iterdir()] == ["ada.txt"]


def test_commands_and_paths_stay_at_home():
    assert shown("cmd:sh /home/me/secret.sh --key 5") == "cmd:sh"
    assert shown("search:5/judgement=a/b/weights.toml") == "search:5/weights.toml"
    assert shown("mymodule:Bot") == "mymodule:Bot"
