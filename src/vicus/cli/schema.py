"""`vicus schema`: what a game declares, in the form that others need."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from vicus.core.game import declaration
from vicus.errors import BadOption
from vicus.spec import markdown, schema, typescript
from vicus.spec.game import GameSpec

Writer = Callable[[GameSpec[Any, Any]], Any]
PARTS: dict[str, dict[str, Writer]] = {
    "json": {"view": schema.view_schema, "actions": schema.action_schema, "preview": schema.preview_schema},
    "markdown": {
        "view": markdown.view,
        "actions": markdown.actions,
        "preview": markdown.preview,
        "events": markdown.events,
    },
}
FORMS = (*PARTS, "typescript")


def text(game: str, part: str, form: str) -> str:
    """The declaration of a game as JSON Schema, as tables in Markdown, or (as a whole) as TypeScript; raises BadOption."""
    spec = declaration(game)
    if form not in FORMS:
        raise BadOption("bad-option", option="form", value=form, values=", ".join(FORMS))
    if form == "typescript":
        return typescript.source(spec)
    if part not in PARTS[form]:
        raise BadOption("bad-option", option="part", value=part, values=", ".join(PARTS[form]))
    found = PARTS[form][part](spec)
    return found if isinstance(found, str) else json.dumps(found, indent=2, ensure_ascii=False) + "\n"
