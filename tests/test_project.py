"""What stands around the code: forms, workflows, versions."""

import re
import runpy
import tomllib
from pathlib import Path

import pytest
import yaml

import vicus

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))
BOX_FORMS = runpy.run_path(str(GITHUB / "box_forms.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def read(file):
    return yaml.safe_load(file.read_text("utf-8"))


@pytest.mark.parametrize("file", [f for f in FORMS if f.name != "config.yml"], ids=lambda file: file.stem)
def test_forms_are_what_github_takes(file):
    form = read(file)
    assert {"name", "description", "body"} <= set(form)
    assert {field["type"] for field in form["body"]} <= {"markdown", "input", "textarea", "dropdown", "checkboxes"}
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert all(field["attributes"]["label"] for field in asked)
    assert len({field["id"] for field in asked}) == len(asked)
    assert all(re.fullmatch(r"[\w-]+", field["id"]) for field in asked)


@pytest.mark.parametrize("game", BOX_FORMS["games"]())
def test_owners_are_asked_for_all_that_is_reconstructed(game):
    """After a change of a box: python .github/box_forms.py"""
    assert BOX_FORMS["file"](game).read_text("utf-8") == BOX_FORMS["text"](game)
    asked = {field["id"]: field for field in BOX_FORMS["form"](game)["body"] if "id" in field}
    for section, parts in BOX_FORMS["reconstructed"](BOX_FORMS["read"](game)).items():
        filled = tomllib.loads(asked[section]["attributes"]["value"])
        assert set(filled[section]) == set(parts) if "" not in parts else set(filled[section]) <= set(parts[""])


def test_the_workflow_covers_all_systems_and_versions():
    jobs = read(GITHUB / "workflows" / "tests.yml")["jobs"]
    versions = ["3.11", "3.12", "3.13", "3.14"]
    assert jobs["everything"]["strategy"]["matrix"] == {"python": versions}
    assert jobs["quick"]["strategy"]["matrix"] == {"system": ["macos-latest", "windows-latest"], "python": versions}
    assert any("mkdocs build --strict" in step.get("run", "") for step in jobs["docs"]["steps"])
    left_out = set(re.findall(r"not (\w+)", jobs["quick"]["steps"][-1]["run"]))
    markers = {line.split(":")[0] for line in PROJECT["tool"]["pytest"]["ini_options"]["markers"]}
    assert left_out <= markers


def test_the_hooks_run_our_own_tools():
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    assert [hook["id"] for hook in repository["hooks"]] == ["ruff", "ruff-format", "mypy", "prettier"]
    assert all(hook["language"] == "system" and hook["entry"] for hook in repository["hooks"])


def test_one_version_everywhere():
    assert read(ROOT / "CITATION.cff")["version"] == vicus.__version__
    newest = re.search(r"^## \[([\d.]+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest[1] == vicus.__version__
