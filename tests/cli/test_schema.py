"""`vicus schema`: a declaration as JSON Schema, Markdown and TypeScript."""

import json

import pytest
from typer.testing import CliRunner

import vicus
from vicus.cli.app import app
from vicus.cli.schema import PARTS, text
from vicus.errors import VicusError


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*arguments):
    result = CliRunner().invoke(app, ["schema", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("game", vicus.games())
@pytest.mark.parametrize("part", PARTS["json"])
def test_every_part_is_json_schema(game, part):
    schema = json.loads(run(game, "--part", part))
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert schema["title"].startswith(vicus.game(game).meta.title)


@pytest.mark.parametrize("game", vicus.games())
@pytest.mark.parametrize("part", ["view", "actions", "events"])
def test_every_part_is_a_table_of_the_docs(game, part):
    assert text(game, part, "markdown").count("\n|") > 3


def test_a_field_is_described_by_the_comment_behind_it():
    fields = json.loads(run("helvetia"))["$defs"]["View"]["properties"]
    assert fields["seat"]["description"] == "whose decision it is; null when the game is over"


def test_typescript_comes_as_a_whole():
    written = run("helvetia", "--form", "typescript")
    assert "export interface View" in written
    assert written == run("helvetia", "--form", "typescript", "--part", "actions")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("helvetia", "view", "yaml"), "json, markdown, typescript"),
        (("helvetia", "rules", "json"), "view, actions, preview"),
        (("helvetia", "events", "json"), "view, actions, preview"),
        (("chess", "view", "json"), "helvetia"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(arguments, told):
    with pytest.raises(VicusError, match=told):
        text(*arguments)
