"""What people have must not change: ids and texts of actions, games of a seed, events, records.

The fixtures were written by version 0.1. Where an event is told differently on purpose, the lines of `events.jsonl` that have
changed are changed with it, and the commit says why.
"""

import json
from pathlib import Path

import pytest

import vicus
from vicus.engine.kernel.chance import pick

RECORDS = Path(__file__).parent.parent / "records"
GAMES = ("bohemian_villages", "carpe_diem", "helvetia")
every_game = pytest.mark.parametrize("name", GAMES)


def lines(name: str, file: str) -> list[str]:
    return (RECORDS / name / file).read_text("utf-8").splitlines()


def told(name: str) -> list[list[object]]:
    """The events of one random game, each with the number of decisions before it."""
    match = vicus.game(name).new(players=3, seed=11)
    found = []
    while True:
        found += [[len(match.actions), event.kind, event.params] for event in match.events]
        if match.over:
            return found
        legal = match.legal()
        match.play(legal[pick(match.seed, match.state.moves, len(legal))])


@every_game
def test_actions_keep_their_ids_and_texts(name):
    actions = vicus.game(name).actions
    assert [f"{number} {actions.text(number)}" for number in actions] == lines(name, "actions.txt")


@every_game
def test_texts_and_values_read_back(name):
    actions = vicus.game(name).actions
    for number in actions:
        assert actions.parse(actions.text(number)) == number
        assert actions.find(actions.value(number)) == number


@every_game
def test_seeds_give_the_same_games(name):
    for line in lines(name, "checksums.txt"):
        *setup, checksum = line.split()
        options = dict(word.split("=") for word in setup)
        players = int(options.pop("players"))
        simulation = vicus.game(name).simulate(30, players, seed=5, engine="interpreted", **options)
        assert simulation.checksum == checksum, line


@every_game
def test_events_are_told_as_before(name):
    assert told(name) == [json.loads(line) for line in lines(name, "events.jsonl")]


@pytest.mark.parametrize("file", sorted(RECORDS.rglob("*.json")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_records_replay_to_the_same_end(file):
    record = json.loads(file.read_text("utf-8"))
    match = vicus.load(json.dumps(record))
    assert match.over
    saved = json.loads(match.save())
    assert saved["options"].items() >= record["options"].items(), "younger options have their standard value"
    assert saved | {"options": record["options"]} == record
