"""Every line of the log and of a score names its rule: `texts/rules.json` of each game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vicus
from vicus.core.catalogue import catalogue
from vicus.registry import folder

GAMES = ("bohemian_villages", "carpe_diem", "helvetia")


def sources(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder(game) / "texts" / "rules.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_a_rule(game):
    assert set(sources(game)["events"]) == set(vicus.game(game).events.kinds)


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_score_has_a_rule(game):
    assert tuple(sources(game)["lines"]) == vicus.game(game).lines


@pytest.mark.parametrize("game", GAMES)
def test_these_rules_are_in_the_catalogue(game):
    known = {rule.id for rule in catalogue(game)}
    named = list(sources(game)["lines"].values())
    for source in sources(game)["events"].values():
        named += [source] if isinstance(source, str) else [rule for key, rule in source.items() if key != "by"]
    assert [rule for rule in named if rule not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_by_a_parameter_leave_no_event_without_one(game):
    """In whole games of random players: whatever happens has its rule."""
    from random import Random

    events, chooser = sources(game)["events"], Random(15)
    for players in vicus.game(game).meta.players:
        match = vicus.game(game).new(players=players, seed=players)
        while not match.over:
            for event in match.events:
                source = events[event.kind]
                if not isinstance(source, str):
                    assert source["by"] in event.params
                    assert source.get(str(event.params[source["by"]]), source.get("")), event
            match.play(chooser.choice(match.legal()))
