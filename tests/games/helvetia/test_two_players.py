"""Set-up for two: the neutral village."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import vicus
from vicus.games.helvetia.components import PERSONS

from .positions import NEUTRAL
from .setups import (
    DIRECTIONS,
    START,
    asked,
    check_coins,
    check_third_pair,
    drafted,
    has,
    new,
    offers,
    people,
    setups,
    texts,
    usual_steps,
)


def neutral(match: vicus.Match) -> list[tuple[str, str]]:
    """The neutral buildings that lie, and who lives there."""
    places = match.view()["villages"][NEUTRAL]["places"]
    return [(p["kind"], p["home"] and p["home"]["sex"]) for p in places if p["kind"]]


@pytest.mark.rule("H-120", "X-H-120")
def test_neutral_village_gets_the_rest():
    """Wood, brick, grain and wood, stone, grain leave stone, brick and two wells."""
    match = new(2, starter=0)
    drafted(match, "woodcutter", "woodcutter", "stonemason", "brickworks", "grain_farm", "grain_farm")
    assert has(match, 0) == ["woodcutter", "brickworks", "grain_farm"]
    assert has(match, 1) == ["woodcutter", "stonemason", "grain_farm"]
    left = {kind: n for kind, n in match.view()["pool"].items() if n}
    assert left == {"stonemason": 1, "brickworks": 1, "well": 2}
    assert offers(match, "neutral") == ["brickworks", "stonemason", "well"]
    match.play("neutral well")
    match.play("lay 0")
    match.play("in woman")
    assert offers(match, "neutral") == ["brickworks", "stonemason", "well"]
    match.play("neutral well")
    match.play("lay 1")
    match.play("in man")
    assert offers(match, "neutral") == ["brickworks", "stonemason"]
    assert match.why_not("neutral well")[0] == "H-120"
    assert match.why_not("neutral woodcutter")[0] == "H-120"
    match.play("neutral brickworks")
    match.play("lay 2")
    match.play("in man")
    match.play("lay 3")  # stonemason and woman are all that is left
    assert sorted(neutral(match)) == [("brickworks", "man"), ("stonemason", "woman"), ("well", "man"), ("well", "woman")]


@pytest.mark.rule("H-120", "H-120a")
@pytest.mark.parametrize("quick", ["no", "yes"])
def test_every_kind_is_there_twice(quick):
    for match in setups(2, 25, quick_setup=quick):
        view = match.view()
        assert Counter(p["kind"] for v in view["villages"] for p in v["places"] if p["kind"]) == dict.fromkeys(START, 2)
        assert len(neutral(match)) == 4
        assert sum(view["pool"].values()) == 0


@pytest.mark.rule("H-121", "H-121a")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("quick", ["no", "yes"])
def test_neutral_buildings_are_laid_in_turn(quick, direction):
    """Who is not start player begins; after the draft that is who began it."""
    for seed in range(8):
        match, random = new(2, seed=seed, quick_setup=quick, direction=direction), Random(seed)
        first_drafter = match.seat
        while match.view()["phase"] in ("draft", "rob"):
            match.play(random.choice(match.legal()))
        starter = match.view()["starter"]
        assert match.seat == 1 - starter
        if quick == "no":
            assert match.seat == first_drafter
        laying = []
        while match.view()["phase"].startswith("neutral"):
            match.play(random.choice(match.legal()))
            laying += [(e.params["seat"], e.params["village"]) for e in match.events if e.kind == "laid"]
        assert laying[:4] == [(p, NEUTRAL) for p in (1 - starter, starter, 1 - starter, starter)]
        assert list(asked(match, random)) == usual_steps([starter, 1 - starter])
        assert match.seat == starter


@pytest.mark.rule("H-121", "H-121a")
def test_building_place_and_sex_are_chosen():
    match = new(2, quick_setup="yes")
    kinds = offers(match, "neutral")
    assert len(kinds) >= 2
    match.play(f"neutral {kinds[1]}")
    assert texts(match) == [f"lay {place}" for place in range(10)]
    match.play("lay 7")
    assert texts(match) == ["in woman", "in man"]
    match.play("in man")
    assert neutral(match) == [(kinds[1], "man")]
    match.play(f"neutral {offers(match, 'neutral')[0]}")
    assert texts(match) == [f"lay {place}" for place in range(10) if place != 7]
    match.play("lay 0")
    match.play("in man")
    # both men are settled: nobody is asked any more
    third = offers(match, "neutral")
    if third:
        match.play(f"neutral {third[0]}")
    match.play("lay 1")
    assert [sex for _, sex in neutral(match)].count("woman") == 1
    assert match.view()["phase"] in ("neutral_kind", "neutral_place")


@pytest.mark.rule("H-121", "H-121a")
def test_two_neutral_pairs_settle_and_the_others_wait_in_the_centre():
    for match in setups(2, 20):
        assert Counter(sex for _, sex in neutral(match)) == {"woman": 2, "man": 2}
        village = match.view()["villages"][NEUTRAL]
        assert village["centre"] == {"woman": 6, "man": 6}
        assert village["supply"] == {"woman": 0, "man": 0}
        assert village["seat"] is None


@pytest.mark.rule("H-121")
def test_with_two_players_the_left_neighbour_is_the_other_one():
    for match in setups(2, 5):
        check_third_pair(match)
        assert not any(guest is not None for _, guest in people(match, NEUTRAL))


@pytest.mark.rule("H-122")
@pytest.mark.parametrize("quick", ["no", "yes"])
def test_coins_of_two_players(quick):
    for match in setups(2, 5, quick_setup=quick):
        check_coins(match)
        view = match.view()
        assert view["villages"][NEUTRAL]["dowry"] == [1, 1]
        assert view["neutral_coin"] is True
        assert sum(sum(person["coins"]) for person in view["persons"]) == 0


@pytest.mark.rule("H-122")
@pytest.mark.parametrize("players", [3, 4])
def test_no_neutral_coin_with_more_players(players):
    view = next(setups(players, 1)).view()
    assert view["neutral_coin"] is None
    assert len(view["persons"]) == len(PERSONS)
