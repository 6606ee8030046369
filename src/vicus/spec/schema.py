"""A game's declaration as JSON Schema."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from .game import GameSpec
from .types import Types
from .view import comments

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def view_schema(spec: GameSpec[Any, Any]) -> dict[str, Any]:
    """What `match.view(seat)` looks like; unknown fields are mistakes."""
    return _schema(spec.View, f"{spec.meta.title}: what a seat sees")


def preview_schema(spec: GameSpec[Any, Any]) -> dict[str, Any]:
    """What `match.preview()` gives for each action."""
    return _schema(spec.Preview, f"{spec.meta.title}: what an action would bring")


def action_schema(spec: GameSpec[Any, Any]) -> dict[str, Any]:
    """Values of actions, told apart by their `type`."""
    return _schema(Union[tuple(spec.actions.classes)], f"{spec.meta.title}: actions")  # noqa: UP007  # made of a tuple


def _schema(kind: Any, title: str) -> dict[str, Any]:
    types = Types()
    types.add(kind)
    about = {name: comments(shape.cls) for name, shape in types.shapes.items()}
    found: dict[str, Any] = msgspec.json.schema(kind)
    for name, each in found.get("$defs", {}).items():
        if "properties" in each:
            each["additionalProperties"] = False
            for field, text in about.get(name, {}).items():
                if field in each["properties"]:
                    each["properties"][field] = {"description": text, **each["properties"][field]}
    return {"$schema": DRAFT, "title": title, **found}
