"""Recorded games: every way a game can end, and what is rare.

They also show when a change of behaviour needs a new rules version.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import vicus
from vicus.games.helvetia.components import EXCHANGED, FIRST_RING

RECORDS = Path(__file__).parent.parent.parent / "records" / "helvetia"
ENDS: dict[str, tuple[int, dict[str, str], int, list[int], list[int]]] = {
    "two_players": (2, {}, 13, [13, 21], [1]),
    "three_players": (3, {}, 10, [12, 8, 21], [2]),
    "four_players_clockwise": (4, {"direction": "clockwise"}, 8, [6, 7, 8, 21], [3]),
    "two_first_game": (2, {"first_game": "yes"}, 13, [19, 9], [0]),
    "three_first_game": (3, {"first_game": "yes"}, 8, [0, 3, 18], [2]),
    "four_first_game": (4, {"first_game": "yes"}, 10, [6, 4, 18, 7], [2]),
    "two_sixty_rounds": (2, {}, 60, [8, 8], [0, 1]),
    "three_sixty_rounds": (3, {}, 60, [11, 14, 11], [1]),
    "four_sixty_rounds": (4, {}, 60, [6, 13, 19, 18], [2]),
    "tie_by_awake_villagers": (3, {"quick_setup": "yes"}, 12, [20, 20, 7], [1]),
    "two_neutral_action": (2, {"neutral_coin": "action"}, 9, [23, 13], [0]),
    "shared_win": (4, {"quick_setup": "yes"}, 13, [20, 11, 20, 5], [0, 2]),
}
"""Players, options that are not standard, rounds, points, winners."""
STANDARD = {"quick_setup": "no", "first_game": "no", "direction": "counterclockwise", "neutral_coin": "turn"}


class Ply(NamedTuple):
    """A decision: who, what, the view before it, and what it caused."""

    seat: int
    text: str
    before: dict[str, Any]
    events: list[vicus.Event]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.params for event in self.events if event.kind == kind]


class Payment(NamedTuple):
    """A building or a delivery: the text it began with, and what was done for it."""

    text: str
    worked: list[dict[str, Any]]
    exchanged: list[dict[str, Any]]
    bought: list[dict[str, Any]]


@cache
def loaded(name: str) -> vicus.Match:
    return vicus.load((RECORDS / f"{name}.json").read_text("utf-8"))


@cache
def plies(name: str) -> tuple[Ply, ...]:
    return tuple(_plies(loaded(name)))


def _plies(record: vicus.Match) -> Iterator[Ply]:
    match = record.game.new(players=record.players, seed=record.seed, **record.options)
    for action in record.actions:
        seat, view = match.seat, match.view()
        assert seat is not None
        yield Ply(seat, action.text, view, match.play(action))


def payments(name: str) -> Iterator[Payment]:
    """Every payment, from its beginning to the building or the delivery."""
    found: Payment | None = None
    for ply in plies(name):
        if ply.text.removeprefix("extra ").split()[0] in ("build", "deliver"):
            found = Payment(ply.text, [], [], [])
        if found:
            found.worked.extend(ply.told("worked"))
            found.exchanged.extend(ply.told("exchanged"))
            found.bought.extend(ply.told("bought"))
            if ply.told("built") or ply.told("delivered"):
                yield found
                found = None


def told(name: str, kind: str) -> list[dict[str, Any]]:
    return [params for ply in plies(name) for params in ply.told(kind)]


# -- the ends ---------------------------------------------------------------------------------------------------------------


def test_every_record_is_expected():
    assert {file.stem for file in RECORDS.glob("*.json")} == set(ENDS)
    for word in ("players", "first_game", "sixty_rounds"):
        assert sorted(ENDS[name][0] for name in ENDS if word in name) == [2, 3, 4]


@pytest.mark.rule("H-109", "H-111", "H-112")
@pytest.mark.parametrize("name", ENDS)
def test_recorded_games_end_as_they_did(name):
    players, options, rounds, totals, winners = ENDS[name]
    match = loaded(name)
    assert match.over
    assert (match.players, match.options) == (players, STANDARD | options)
    assert match.state.round == rounds
    assert [score.total for score in match.scores()] == totals
    assert match.winners() == winners
    assert told(name, "ended") == [{"rounds": rounds}]
    assert len(told(name, "round_over")) == rounds


@pytest.mark.rule("H-109")
@pytest.mark.parametrize("name", [name for name in ENDS if "sixty" not in name])
def test_they_end_with_the_first_round_in_which_somebody_has_enough(name):
    goal = 18 if "first_game" in name else 20
    assert max(score.total for score in loaded(name).scores()) >= goal
    seen = set()
    for ply in plies(name):
        if ply.before["round"] not in seen:
            seen.add(ply.before["round"])
            assert max(player["points"] for player in ply.before["seats"]) < goal, "at the beginning of every round"


@pytest.mark.rule("H-16", "H-109")
@pytest.mark.parametrize("name", [name for name in ENDS if "first_game" in name])
def test_the_first_game_ends_where_another_would_not(name):
    assert 18 <= max(score.total for score in loaded(name).scores()) < 20
    assert told(name, "person_tile") == []


@pytest.mark.rule("H-112")
@pytest.mark.parametrize("name", [name for name in ENDS if "sixty" in name])
def test_sixty_rounds_without_enough_points(name):
    assert max(score.total for score in loaded(name).scores()) < 20
    assert told(name, "empty_wake"), "at last nobody could do anything"


@pytest.mark.rule("H-110a")
@pytest.mark.parametrize("name", [name for name in ENDS if "sixty" in name])
def test_all_buildings_come_in_six_rounds(name):
    numbers: list[int] = []
    for ply in plies(name):
        for event in ply.events:
            if event.kind == "round":
                numbers.append(0)
            if event.kind == "revealed":
                numbers[-1] += 1
    assert numbers == [5, 5, 5, 5, 5, 3] + [0] * 53


# -- what the records contain -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-42", "X-H-42")
@pytest.mark.parametrize("name", ["two_players", "three_players", "four_players_clockwise"])
def test_an_exchange_chain_of_three_villagers(name):
    """A delivery for which three work, one of them at an exchange."""
    chains = [p for p in payments(name) if "deliver" in p.text and p.exchanged and len(p.worked) == 3]
    assert chains
    for chain in chains:
        assert chain.worked[0]["good"] == chain.text.split()[-1]
        assert chain.exchanged[0]["into"] in {link["good"] for link in chain.worked}
        assert any({link["good"], link["into"]} <= set(goods) for link in chain.exchanged for goods in EXCHANGED.values())


@pytest.mark.rule("H-51", "H-51b")
@pytest.mark.parametrize("name", ["two_players", "three_players", "four_players_clockwise"])
def test_a_building_paid_wholly_in_coins(name):
    """Nobody works, every good is bought."""
    cost = vicus.game("helvetia").box.data["buildings"]
    whole = [p for p in payments(name) if "build" in p.text and not p.worked]
    assert whole
    for payment in whole:
        wanted = cost[payment.text.split()[-1]]["cost"]
        assert {good: sum(b["good"] == good for b in payment.bought) for good in wanted} == wanted


@pytest.mark.rule("H-103")
@pytest.mark.parametrize("name", ["two_players", "three_players", "four_players_clockwise"])
def test_an_extra_builder_action_that_buys_goods(name):
    assert [p for p in payments(name) if p.text.startswith("extra build") and p.bought]


@pytest.mark.rule("H-53")
@pytest.mark.parametrize("name", ["three_players", "four_players_clockwise"])
def test_a_building_in_the_second_ring(name):
    """Only when the first one is full."""
    second = [(ply, built) for ply in plies(name) for built in ply.told("built") if built["place"] >= FIRST_RING]
    assert second
    for ply, built in second:
        places = ply.before["villages"][built["village"]]["places"]
        assert all(there["kind"] for there in places[:FIRST_RING])


@pytest.mark.rule("H-124")
def test_a_neutral_building_and_a_neutral_marriage():
    assert {built["village"] for built in told("two_players", "neutral_built")} == {2}
    weddings = told("two_players", "neutral_wed")
    assert weddings
    assert all(wedding["village"] == wedding["seat"] for wedding in weddings), "in the own village"


@pytest.mark.rule("H-126")
def test_the_start_player_changes_through_the_neutral_coin():
    """It alone is left at the end of the round, and the tile goes to the other player."""
    changes = 0
    for ply in plies("two_players"):
        if ply.told("round_over") and ply.before["neutral_coin"] and not ply.text.startswith("neutral"):
            assert ply.told("starter") == [{"seat": 1 - ply.before["starter"]}]
            changes += 1
    assert changes


@pytest.mark.rule("H-126")
def test_and_else_the_one_with_coins_takes_the_tile():
    kept = 0
    for ply in plies("two_players"):
        if ply.told("round_over") and (not ply.before["neutral_coin"] or ply.text.startswith("neutral")):
            starter = ply.told("starter")[0]["seat"]
            assert ply.before["seats"][starter]["coins"] + ply.before["seats"][starter]["won"] > 0
            kept += 1
    assert kept


@pytest.mark.rule("H-126a")
def test_somebody_without_coins_leaves_the_neutral_coin():
    passed = [ply for ply in plies("two_players") if ply.text == "pass"]
    assert passed
    assert all(ply.before["seats"][ply.seat]["coins"] == 0 and ply.before["neutral_coin"] for ply in passed)


@pytest.mark.rule("H-111", "H-111a")
def test_a_tie_decided_by_awake_villagers():
    match = loaded("tie_by_awake_villagers")
    seats = match.view()["seats"]
    assert seats[0]["points"] == seats[1]["points"] == 20
    assert seats[0]["awake"] < seats[1]["awake"]
    assert match.winners() == [1]


@pytest.mark.rule("H-111")
def test_a_shared_win():
    match = loaded("shared_win")
    seats = match.view()["seats"]
    assert seats[0]["points"] == seats[2]["points"] == 20
    assert seats[0]["awake"] == seats[2]["awake"]
    assert match.winners() == [0, 2]


@pytest.mark.rule("H-57")
@pytest.mark.parametrize("name", ["three_players", "four_players_clockwise"])
def test_a_centre_is_surrounded(name):
    assert told(name, "surrounded")[0]["points"] == 4


@pytest.mark.rule("H-63")
@pytest.mark.parametrize("name", ["two_players", "three_players", "four_players_clockwise"])
def test_a_branch_is_complete(name):
    tiles = told(name, "branch_tile")
    assert tiles
    assert len({tile["branch"] for tile in tiles}) == len(tiles)


@pytest.mark.rule("H-124e")
def test_the_neutral_coin_in_the_middle_of_a_turn():
    """Paid actions before it and after it, all with one person."""
    name = "two_neutral_action"
    taken = [n for n, ply in enumerate(plies(name)) if ply.told("neutral_wed") or ply.text.startswith("neutral build")]
    assert sum(plies(name)[n].before["turn"]["paid"] > 0 for n in taken) == 9
    for before, after in pairwise(plies(name)):
        turn = after.before["turn"]
        if turn["neutral"] and after.before["phase"] == "act" and turn["paid"] > 0:
            assert turn["person"] == before.before["turn"]["person"] or not before.before["turn"]["paid"]
