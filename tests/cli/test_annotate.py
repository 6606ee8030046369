"""`vicus annotate`: from text to record and back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vicus
from vicus.cli.app import app, main
from vicus.registry import folder

LESSON = folder("carpe_diem") / "lessons" / "first.txt"


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["annotate", *arguments, "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def test_from_text_to_record_and_back(tmp_path: Path):
    assert "Everything is right" in run(str(LESSON))
    record, text = tmp_path / "lesson.json", tmp_path / "lesson.txt"
    assert "is written" in run(str(LESSON), "--out", str(record))
    assert vicus.load(record.read_text("utf-8")).notes is not None
    run(str(record), "--out", str(text))
    assert run(str(record)) == text.read_text("utf-8")
    text.write_text(text.read_text("utf-8"), "utf-8-sig")  # as some editors do
    assert "Everything is right" in run(str(text))
    assert "Everything is right" in run(str(text))


@pytest.mark.parametrize(("content", "said"), [("game: chess", "Line 1"), (None, "There is no file")])
def test_a_mistake_is_one_line(tmp_path: Path, monkeypatch, capsys, content: str | None, said: str):
    file = tmp_path / "wrong.txt"
    if content is not None:
        file.write_text(content, "utf-8")
    monkeypatch.setattr(sys, "argv", ["vicus", "annotate", str(file), "--lang", "en"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
