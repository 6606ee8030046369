"""Recorded games, one for each number of players. They also show when a change of behaviour needs a new rules version."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import vicus

RECORDS = Path(__file__).parent.parent.parent / "records" / "carpe_diem"
ENDS = {
    "two_players": ("star", [78, 78], [1]),
    "three_players_ring": ("ring", [64, 45, 78], [2]),
    "four_players": ("star", [30, 34, 38, 43], [3]),
}


class Ply(NamedTuple):
    """A decision: who, what, what else was possible, which fountain cards were kept and looked at, what it caused."""

    seat: int
    text: str
    legal: list[str]
    kept: list[str]
    looked: list[str]
    events: list[vicus.Event]

    def told(self, kind: str) -> list[dict]:
        return [event.params for event in self.events if event.kind == kind]


@cache
def loaded(name: str) -> vicus.Match:
    return vicus.load((RECORDS / f"{name}.json").read_text("utf-8"))


@cache
def plies(name: str) -> tuple[Ply, ...]:
    return tuple(_plies(loaded(name)))


def _plies(record: vicus.Match) -> Iterator[Ply]:
    match = record.game.new(players=record.players, seed=record.seed, **record.options)
    for action in record.actions:
        seat, legal = match.seat, [a.text for a in match.legal()]
        view = match.view(seat)
        kept, looked = view["seats"][seat]["fountains"], view["fountain"]["looked"] or []
        yield Ply(seat, action.text, legal, kept, looked, match.play(action))


def test_every_record_is_expected():
    assert {file.stem for file in RECORDS.glob("*.json")} == set(ENDS)
    assert sorted(loaded(name).players for name in ENDS) == [2, 3, 4]


@pytest.mark.rule("C-09")
@pytest.mark.parametrize("name", ENDS)
def test_recorded_games_end_as_they_did(name):
    match = loaded(name)
    movement, totals, winners = ENDS[name]
    assert match.over
    assert match.options == {"movement": movement}
    assert [score.total for score in match.scores()] == totals
    assert match.winners() == winners


@pytest.mark.rule("C-09")
@pytest.mark.parametrize("name", ENDS)
def test_recorded_games_are_whole(name):
    match = loaded(name)
    events = Counter(event.kind for ply in plies(name) for event in ply.events)
    assert events["took"] == 28 * match.players
    assert events["disc"] == 4 * match.players
    assert events["met"] + events["missed"] == 8 * match.players


# -- what the records contain -------------------------------------------------------------------------------------------


@pytest.mark.rule("C-26", "C-27a")
def test_a_chain_of_craftsmen():
    """A craftsman's tile finishes another craftsman's dwelling, and once more: three in one turn."""
    longest, chain = 0, 0
    for ply in plies("four_players"):
        if ply.told("took"):
            chain = 0
        chain += len(ply.told("crafted"))
        longest = max(longest, chain)
    assert longest == 3


@pytest.mark.rule("C-13")
@pytest.mark.parametrize("name", ENDS)
def test_a_tile_that_fits_nowhere_is_stored(name):
    """Taking it is followed by storing it, and nobody is asked."""
    stored = [ply for ply in plies(name) if ply.text.startswith(("take", "bread", "craft")) and ply.told("stored")]
    assert stored


@pytest.mark.rule("C-43", "C-59")
@pytest.mark.parametrize("name", ["two_players", "three_players_ring"])
def test_three_breads_meet_a_card(name):
    used = [ply for ply in plies(name) if ply.told("ate")]
    assert len(used) == 2
    assert all(ply.text.startswith("breads") and ply.told("met")[0]["times"] >= 1 for ply in used)


@pytest.mark.rule("C-58")
@pytest.mark.parametrize("name", ENDS)
def test_a_card_is_declined(name):
    declined = [ply for ply in plies(name) if ply.text == "pay 0" and "pay 1" in ply.legal and ply.told("missed")]
    assert declined


@pytest.mark.rule("C-31")
def test_an_older_fountain_card_goes_under_the_stack():
    exchanged = [
        ply
        for ply in plies("three_players_ring")
        if ply.text.startswith("return") and ply.told("kept")[0]["returned"] in set(ply.kept) - set(ply.looked)
    ]
    assert len(exchanged) == 1


@pytest.mark.rule("C-85")
def test_a_tie_is_decided_on_the_track():
    match = loaded("two_players")
    first, second = (score.total for score in match.scores())
    assert first == second
    assert match.state.step[:2] == [11, 9]
    assert match.winners() == [1]


@pytest.mark.rule("C-42")
@pytest.mark.parametrize("name", ENDS)
def test_breads_take_patricians_anywhere(name):
    assert any(ply.told("flew") for ply in plies(name))
