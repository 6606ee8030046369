"""What a host copies: units, proxy, containers. They name what is there."""

from __future__ import annotations

import configparser
import re
from pathlib import Path

import pytest
import typer
import yaml

from vicus.cli.app import app

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
COMMAND = typer.main.get_command(app)


def options(*names: str) -> set[str]:
    found = COMMAND
    for name in names:
        found = found.commands[name]
    return {option for parameter in found.params for option in (*parameter.opts, *parameter.secondary_opts)}


def test_the_options_are_those_of_the_server():
    said = "\n".join(file.read_text("utf-8") for file in (*UNITS, DEPLOY / "compose.yaml", DEPLOY / "Containerfile"))
    used = re.findall(r"(?:serve .*|^ +- )(--[a-z-]+)", said, re.MULTILINE)
    used += [option for line in re.findall(r"vicus serve (.*)", said) for option in re.findall(r"--[a-z-]+", line)]
    assert len(used) > 6
    assert set(used) <= options("serve")


def test_the_page_for_hosts_names_commands_and_options_that_exist():
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for words, rest in re.findall(r"vicus (serve|db [a-z]+)((?: [^`\n#]*)?)", text):
        assert set(re.findall(r"(?<= )--[a-z-]+", rest)) <= options(*words.split()), rest
    listed = {option for row in re.findall(r"^\| (`--.*?) \|", text, re.MULTILINE) for option in re.findall(r"--[a-z-]+", row)}
    positive = {option for option in options("serve") if option not in ("--help", "--lang", "--limits", "--warm", "--browser")}
    assert listed == positive


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_can_be_read(unit):
    parser = configparser.RawConfigParser(strict=False)
    parser.read_string(unit.read_text("utf-8"))
    assert parser["Service"]["ExecStart"].startswith("/opt/vicus/bin/vicus serve")
    assert parser["Service"]["ProtectSystem"] == "strict"


def test_the_two_units_differ_in_what_they_must():
    one, several = ({*unit.read_text("utf-8").partition("[Unit]")[2].splitlines()} for unit in UNITS)
    assert {line.partition("=")[0] for line in one ^ several} == {"Description", "After", "ExecStart", "EnvironmentFile"}


def test_the_containers():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert services["vicus"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert (DEPLOY / services["vicus"]["build"]["context"] / services["vicus"]["build"]["dockerfile"]).exists()


def test_the_proxy_passes_on_what_the_server_needs():
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert text.count("{") == text.count("}")
    for header in ("Host", "Upgrade", "Connection", "X-Forwarded-For", "X-Forwarded-Proto"):
        assert re.search(rf"proxy_set_header +{header} \$", text)
