"""Start buildings, the first three pairs, and coins."""

from __future__ import annotations

from random import Random

import pytest

import vicus

from .setups import (
    DIRECTIONS,
    PLAYERS,
    asked,
    check_coins,
    check_third_pair,
    has,
    new,
    offers,
    people,
    setups,
    texts,
    usual_steps,
)

# -- start buildings and pairs ---------------------------------------------------------------------------


@pytest.mark.rule("H-17")
def test_ten_places_round_the_centre():
    village = new(3).view()["villages"][0]
    ring = {(p["x"], p["y"]): p["quarters"] for p in village["places"] if p["ring"] == 1}
    above, below = {(0, -1), (1, -1)}, {(0, 1), (1, 1)}
    left, right, corners = {(-1, 0)}, {(2, 0)}, {(-1, -1), (2, -1), (-1, 1), (2, 1)}
    assert set(ring) == above | below | left | right | corners
    assert {at for at, quarters in ring.items() if len(quarters) == 2} == left | right
    assert all(len(ring[at]) == 1 for at in above | below | corners)
    assert (ring[-1, 0], ring[2, 0]) == (["top_left", "bottom_left"], ["top_right", "bottom_right"])
    assert (ring[0, -1], ring[1, -1], ring[0, 1], ring[2, 1]) == (
        ["top_left"],
        ["top_right"],
        ["bottom_left"],
        ["bottom_right"],
    )


@pytest.mark.rule("H-17", "H-18")
def test_start_buildings_go_anywhere_in_ring_1():
    match = new(3, quick_setup="yes")
    seat = match.seat
    assert offers(match, "lay") == [str(place) for place in range(10)]
    match.play("lay 0")
    assert offers(match, "lay") == [str(place) for place in range(1, 10)]
    assert match.why_not("lay 0")[0] == "H-53"
    assert match.why_not("lay 12")[0] == "H-17"
    match.play("lay 9")  # far from the first one
    match.play("lay 4")
    there = {place["place"]: place["kind"] for place in match.view()["villages"][seat]["places"] if place["kind"]}
    assert sorted(there) == [0, 4, 9]
    assert sorted(there.values()) == sorted(has(match, seat))


@pytest.mark.rule("H-18", "H-18a")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_steps_in_turn_order(players, direction):
    way = -1 if direction == "counterclockwise" else 1
    for seed in range(5):
        match, random = new(players, seed=seed, direction=direction), Random(seed)
        while match.view()["phase"] in ("draft", "rob"):
            match.play(random.choice(match.legal()))
        order = [(match.view()["starter"] + way * i) % players for i in range(players)]
        assert list(asked(match, random)) == usual_steps(order)
        assert (match.seat, match.view()["round"], match.view()["phase"]) == (order[0], 1, "act")


def laid(players: int = 3, seed: int = 1) -> vicus.Match:
    """All start buildings lie on places 0, 1 and 4."""
    match = new(players, seed=seed, quick_setup="yes")
    for _ in range(players):
        for place in (0, 1, 4):
            match.play(f"lay {place}")
    return match


@pytest.mark.rule("H-18")
def test_first_pair_on_two_buildings():
    match = laid()
    p = match.seat
    assert texts(match) == ["settle 0 woman", "settle 1 woman", "settle 4 woman"]
    match.play("settle 1 woman")
    assert texts(match) == ["settle 0 man", "settle 4 man"]
    match.play("settle 0 man")
    assert people(match, p) == [("man", None), ("woman", None), (None, None)]
    assert match.view()["villages"][p]["supply"] == {"woman": 7, "man": 7}


@pytest.mark.rule("H-18", "H-18b")
@pytest.mark.parametrize(("moves_in", "schooled"), [("woman", "man"), ("man", "woman")])
def test_second_pair_into_house_and_school(moves_in, schooled):
    match = laid()
    for _ in range(3):
        match.play("settle 0 woman")
        match.play("settle 1 man")
    p = match.seat
    assert texts(match) == ["in woman", "in man"]
    match.play(f"in {moves_in}")
    assert people(match, p) == [("woman", None), ("man", None), (moves_in, None)]
    assert match.view()["seats"][p]["school"] == {schooled: 1, moves_in: 0}
    assert match.view()["villages"][p]["supply"] == {"woman": 6, "man": 6}


@pytest.mark.rule("H-18", "H-18b")
@pytest.mark.parametrize(("place", "marries", "stays"), [(0, "man", "woman"), (1, "woman", "man"), (4, "woman", "man")])
def test_third_pair_to_the_left_neighbour_and_the_centre(place, marries, stays):
    match = laid(4)
    for _ in range(4):
        match.play("settle 0 woman")
        match.play("settle 1 man")
    for _ in range(4):
        match.play("in man")
    p, left = match.seat, (match.seat + 1) % 4
    assert texts(match) == [f"marry centre {left} {place}" for place in (0, 1, 4)]
    assert match.why_not(f"marry centre {(p - 1) % 4} 0")[0] == "H-18"
    match.play(f"marry centre {left} {place}")
    assert [e.params for e in match.events if e.kind == "wed"] == [{"seat": p, "sex": marries, "village": left, "place": place}]
    view = match.view()
    assert view["villages"][left]["places"][place]["guest"] == {"seat": p, "sex": marries, "asleep": False}
    assert view["villages"][p]["centre"] == {stays: 1, marries: 0}
    assert view["villages"][p]["supply"] == {"woman": 5, "man": 5}


@pytest.mark.rule("H-18")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_pairs(players):
    for match in setups(players, 8):
        check_third_pair(match)
        view = match.view()
        for p in range(players):
            village = view["villages"][p]
            houses = [place for place in village["places"] if place["kind"]]
            assert len(houses) == 3
            assert all(house["home"] for house in houses)
            assert not any(house["home"]["asleep"] for house in houses)
            assert not any(house["guest"] and house["guest"]["asleep"] for house in houses)
            assert sum(village["centre"].values()) == 1
            assert sum(view["seats"][p]["school"].values()) == 1
            assert village["supply"] == {"woman": 5, "man": 5}  # three pairs have left it
            assert {house["home"]["sex"] for house in houses} == {"woman", "man"}


@pytest.mark.rule("H-19")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_either_sex_can_marry_in_the_third_round(players, direction):
    number = 0
    for seed in range(12):
        match, random = new(players, seed=seed, direction=direction), Random(seed)
        while match.state.round == 0:
            if match.view()["phase"] == "pair_3":
                number += 1
                left = (match.seat + 1) % players
                places = match.view()["villages"][left]["places"]
                matches = [places[int(text.split()[2])]["home"]["sex"] for text in offers(match, "marry")]
                assert len(matches) == 3
                assert set(matches) == {"woman", "man"}
            match.play(random.choice(match.legal()))
    assert number == 12 * players


# -- coins -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20")
@pytest.mark.parametrize("players", [3, 4])
def test_dowry_goes_to_the_two_at_the_right(players):
    for match in setups(players, 5):
        check_coins(match)


@pytest.mark.rule("H-20")
def test_dowry_as_written():
    """Four players: seat 3 gives to seats 2 and 1; in its own centre lie coins of seats 0 and 1."""
    view = next(setups(4, 1)).view()
    assert [village["dowry"][3] for village in view["villages"]] == [0, 1, 1, 0]
    assert view["villages"][3]["dowry"] == [1, 1, 0, 0]
