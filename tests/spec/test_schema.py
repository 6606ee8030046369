"""JSON Schema: of the toy, and of every game, against what random games show."""

import json
from typing import Any

import jsonschema
import msgspec
import pytest

import vicus
from vicus.core.game import declaration
from vicus.engine.kernel.chance import pick
from vicus.engine.layout import Header
from vicus.games import names
from vicus.spec.schema import action_schema, preview_schema, view_schema

from .toy import CONTENTS, TOY, Take, view


def validator(schema: dict) -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def toy_view() -> dict:
    s = Header()
    s.players = 2
    return json.loads(json.dumps(view(s, 0, CONTENTS)))


def test_a_view_of_the_toy_agrees():
    validator(view_schema(TOY)).validate(toy_view())


@pytest.mark.parametrize(
    "changes",
    [
        {"stones": [{"colour": "blue", "at": [0, 1]}]},
        {"stones": [{"at": [0, 1]}]},
        {"stones": [{"colour": "red", "at": [0, 1], "size": 3}]},
        {"left": {"red": "one"}},
        {"seat": "nobody"},
        {"extra": 1},
    ],
)
def test_a_view_that_is_not_as_declared(changes):
    with pytest.raises(jsonschema.ValidationError):
        validator(view_schema(TOY)).validate(toy_view() | changes)


def test_fields_are_described():
    stone = view_schema(TOY)["$defs"]["Stone"]
    assert stone["properties"]["colour"]["description"] == "what it looks like"
    assert stone["additionalProperties"] is False


def test_actions_are_told_apart_by_their_type():
    schema = validator(action_schema(TOY))
    schema.validate(msgspec.to_builtins(Take(1, "red")))
    for wrong in ({"type": "fly"}, {"type": "take", "space": 1}, {"space": 1}):
        with pytest.raises(jsonschema.ValidationError):
            schema.validate(wrong)


# -- every game ---------------------------------------------------------------------------------------------------------

EVERY = 23
"""A view is a big thing: one in so many is enough."""


@pytest.mark.parametrize("name", names())
def test_views_and_previews_are_as_declared(name):
    spec, game = declaration(name), vicus.game(name)
    views, previews, actions = validator(view_schema(spec)), validator(preview_schema(spec)), validator(action_schema(spec))
    for players in game.meta.players:
        match = game.new(players=players, seed=players)
        while True:
            if match.over or match.state.moves % EVERY == 0:
                viewers = (None, *range(players))
                turn = match.state.moves // EVERY % len(viewers)
                for seat in viewers if match.over else viewers[turn : turn + 1]:  # one after the other, and all at the end
                    seen = plain(match.view(seat))
                    views.validate(seen)
                    msgspec.convert(seen, spec.View)  # also looks at words that are keys
                for told in match.preview().values():
                    previews.validate(plain(told))
            if match.over:
                break
            legal = match.legal()
            action = legal[pick(match.seed, match.state.moves, len(legal))]
            actions.validate(plain(msgspec.to_builtins(action.value)))
            match.play(action)


def plain(data: object) -> Any:
    """As it is after a journey through JSON."""
    return json.loads(json.dumps(data))
