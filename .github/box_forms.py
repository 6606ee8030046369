"""Forms that ask owners of a box for what is reconstructed, one for each game: `python .github/box_forms.py` writes them anew.

A form has a field for each section of the box, filled with what is played with today as far as it is reconstructed: whoever has
the game before them corrects it. A test compares the forms with the boxes.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parent / "ISSUE_TEMPLATE"
GAMES = Path(__file__).parents[1] / "src" / "vicus" / "games"
Section = dict[str, dict[str, Any]]


def reconstructed(box: dict[str, Any]) -> dict[str, Section]:
    """The reconstructed parts, by section; a section that is one part has it under an empty name."""
    found: dict[str, Section] = {}
    for section, content in box.items():
        if not isinstance(content, dict):
            continue
        parts = {"": content} if "provenance" in content else content
        told = {name: part for name, part in parts.items() if isinstance(part, dict) and _is_reconstructed(part)}
        if told:
            found[section] = told
    return found


def form(game: str) -> dict[str, Any]:
    """What GitHub shows to somebody who opens such an issue."""
    box = read(game)
    title = box["box"]["title"]
    return {
        "name": f"What my box shows: {title}",
        "description": f"You own {title}? Type in what is printed on yours.",
        "title": f"Box of {title}: ",
        "labels": ["box"],
        "body": [
            {
                "type": "markdown",
                "attributes": {
                    "value": "Below is what we play with and **do not know**: it was designed for this project, because only "
                    f"pictures of the original exist (`vicus box {game}` lists all of it). Correct what yours shows otherwise, "
                    "even if it is only one line; leave the rest as it is, or delete it. Please type, and send no photographs "
                    "or scans."
                },
            },
            {
                "type": "input",
                "id": "edition",
                "attributes": {"label": "Edition", "description": "Publisher, language, year; a printing if it says one."},
                "validations": {"required": True},
            },
            {
                "type": "textarea",
                "id": "file",
                "attributes": {
                    "label": "My file",
                    "description": "If you have typed it in on the page (Your box → Send to the project): attach the file "
                    "or paste its text here, and leave the fields below as they are.",
                    "render": "toml",
                },
            },
            *(_field(section, parts) for section, parts in reconstructed(box).items()),
            {
                "type": "textarea",
                "id": "remarks",
                "attributes": {"label": "Anything else", "description": "What is unclear, missing, or there more than once."},
            },
        ],
    }


def games() -> list[str]:
    return sorted(file.parent.name for file in GAMES.glob("*/box.toml"))


def read(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "box.toml").read_text("utf-8"))


class Readable(yaml.SafeDumper):
    """Lines stay lines."""


def _text_of(dumper: yaml.SafeDumper, value: str) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", value, style="|" if "\n" in value else None)


Readable.add_representer(str, _text_of)


def text(game: str) -> str:
    return yaml.dump(form(game), Dumper=Readable, sort_keys=False, allow_unicode=True, width=120)


def file(game: str) -> Path:
    return FOLDER / f"box-{game.replace('_', '-')}.yml"


def _is_reconstructed(part: dict[str, Any]) -> bool:
    return any(value == "reconstructed" for key, value in part.items() if "provenance" in key)


def _field(section: str, parts: Section) -> dict[str, Any]:
    lines = [line for name, part in parts.items() for line in _lines(f"{section}.{name}" if name else section, part)]
    return {
        "type": "textarea",
        "id": section,
        "attributes": {"label": section.replace("_", " ").capitalize(), "value": "\n".join(lines), "render": "toml"},
    }


def _lines(name: str, part: dict[str, Any]) -> list[str]:
    values = [f"{key} = {_toml(value)}" for key, value in part.items() if "provenance" not in key and key != "note"]
    return [f"[{name}]", *values]


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    for name in games():
        file(name).write_text(text(name), "utf-8")
