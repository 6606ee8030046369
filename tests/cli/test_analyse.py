"""`vicus analyse`: a game looked back at in the terminal. (The figures have tests of their own.)"""

from __future__ import annotations

import json

import msgspec
import pytest
from typer.testing import CliRunner

from tests.analysis.games import answer, made_up, played
from vicus.analysis.report import Report
from vicus.cli.app import app
from vicus.cli.screen import require_writable

WORDS = {
    "en": ("without luck", "What decided it", "judged by search"),
    "de": ("ohne Glück", "Was den Ausschlag gab", "beurteilt durch Suche"),
    "ru": ("без удачи", "Что решило", "оценивает перебор"),
}


@pytest.fixture(autouse=True)
def quick(monkeypatch) -> None:
    answer(monkeypatch, made_up)
    monkeypatch.setattr("vicus.cli.judging.can_plan", lambda game: True)
    monkeypatch.setattr("vicus.cli.judging.can_think", lambda game: True)
    monkeypatch.setattr("vicus.analysis.analyse.judge_here", lambda game: "search")


@pytest.fixture(scope="module")
def match():
    return played("bohemian_villages")


def run(*arguments: object):
    return CliRunner(env={"COLUMNS": "160"}).invoke(app, ["analyse", *map(str, arguments)])


@pytest.mark.parametrize("language", WORDS)
def test_players_chances_and_what_decided_it(match, tmp_path, language):
    record = tmp_path / "game.json"
    record.write_text(match.save(), "utf-8")
    done = run(record, "--lang", language)
    assert done.exit_code == 0, done.output
    for words in WORDS[language]:
        assert words in done.output
    for score in match.scores():
        assert str(score.total) in done.output
    assert "▁" in done.output or "▂" in done.output
    assert "{" not in done.output, "no key without its words"


def test_all_figures_in_a_file(match, tmp_path):
    record, file = tmp_path / "game.json", tmp_path / "отчёт [red]“1”.json"
    record.write_text(match.save(), "utf-8")
    done = run(record, "--json", file)
    assert done.exit_code == 0
    assert file.name in done.output, "a name is no markup"
    report = msgspec.convert(json.loads(file.read_text("utf-8")), Report)
    assert report.judged == report.decisions == len(match.actions)


def test_a_link_is_as_good_as_a_file(match):
    assert run(match.link()).exit_code == 0


def test_depths_are_named(match, tmp_path):
    record = tmp_path / "game.json"
    record.write_text(match.save(), "utf-8")
    done = run(record, "--depth", "abyss")
    assert done.exit_code != 0
    assert "quick, thorough, deep" in str(done.exception)


def test_what_cannot_be_written_is_told_before_the_work(match, tmp_path, monkeypatch):
    monkeypatch.setattr("vicus.cli.analyse.analyse", lambda *about, **more: pytest.fail("it was worked out first"))
    record, there = tmp_path / "game.json", tmp_path / "there.json"
    record.write_text(match.save(), "utf-8")
    assert isinstance(run(record, "--json", tmp_path / "nowhere" / "report.json").exception, FileNotFoundError)
    assert isinstance(run(record, "--json", tmp_path).exception, IsADirectoryError)
    there.write_text("figures of before")
    require_writable(there)
    require_writable(tmp_path / "new.json")
    assert there.read_text() == "figures of before"
    assert not (tmp_path / "new.json").exists()
