"""Goods, buildings and people."""

from collections import Counter

import pytest

from .positions import GAME, NEUTRAL, Table, games

BOX = GAME.box.data
SIMPLE = ["wood", "brick", "stone", "ore", "grain", "water"]
COMPLEX = ["cow", "bread", "iron", "goat", "beer", "milk", "cheese", "meat", "cloth", "cowbell"]
ENDS_OF_BRANCHES = ["milk", "cheese", "meat", "cloth", "cowbell"]
START = ["brickworks", "grain_farm", "woodcutter", "well", "stonemason"]
STACK_1 = {"mine": 3, "cowshed": 3, "goat_shed": 3, "marketplace": 2}
FINE = ["dairy", "butcher", "cheese_dairy", "tannery", "bell_founder"]
VICTORY = ["mill", "tavern", "town_hall", "church"]
STACK_2 = {"bakehouse": 2, "brewery": 2, "ironworks": 2, "cattle_market": 1, "goat_market": 1} | dict.fromkeys(
    FINE + VICTORY, 1
)
STACK_3 = {"delicatessen": 2} | dict.fromkeys(FINE + VICTORY, 1)
PLAYERS = [2, 3, 4]
MAKER = {printed["output"]: kind for kind, printed in BOX["buildings"].items() if "output" in printed}


# -- goods --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-01")
def test_sixteen_goods_and_a_building_for_each():
    assert sorted(MAKER) == sorted(SIMPLE + COMPLEX)
    assert len(MAKER) == 16


@pytest.mark.rule("H-01")
@pytest.mark.parametrize("good", SIMPLE)
def test_simple_goods_need_nobody_else(good):
    table = Table().village(f"0 {MAKER[good]} woman")
    assert table.offers("deliver") == [good]


@pytest.mark.rule("H-01", "H-41")
@pytest.mark.parametrize("good", COMPLEX)
def test_complex_goods_need_their_input(good):
    alone = Table().village(f"0 {MAKER[good]} woman")
    assert good not in alone.offers("deliver")
    chain = [MAKER[good]]
    while made_of := BOX["buildings"][chain[-1]].get("input"):
        chain.append(MAKER[made_of])
    assert len(chain) == (3 if good in ENDS_OF_BRANCHES else 2)
    table = Table().village(*(f"{kind} woman" for kind in chain))
    assert good in table.offers("deliver")
    for missing in chain:
        assert good not in Table().village(*(f"{kind} woman" for kind in chain if kind != missing)).offers("deliver")


@pytest.mark.rule("H-01")
def test_sixteen_goods_can_be_delivered():
    table = Table().village(*(f"{kind} {sex}" for kind, sex in zip(MAKER.values(), ["woman", "man"] * 8, strict=True)))
    assert sorted(table.offers("deliver")) == sorted(SIMPLE + COMPLEX)


# -- buildings ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_fifty_four_buildings(players):
    view = GAME.new(players=players, seed=1).view()
    assert view["offer"] == STACK_1
    assert view["face_down"] == [STACK_2, STACK_3]
    assert (view["stack_2"], view["stack_3"]) == (17, 11)
    start = {kind: printed["start"] for kind, printed in BOX["buildings"].items() if "start" in printed}
    assert start == dict.fromkeys(START, 3)
    assert sum(start.values()) + sum(view["offer"].values()) + view["stack_2"] + view["stack_3"] == 54


@pytest.mark.rule("H-02")
def test_eight_victory_buildings():
    view = GAME.new(players=3, seed=1).view()
    assert sum(stack.get(kind, 0) for kind in VICTORY for stack in view["face_down"]) == 8
    assert {kind for kind, printed in view["buildings"].items() if printed["points"] == 3} == set(VICTORY)
    makes_nothing = [k for k, b in view["buildings"].items() if not b["output"] and not b["exchanges"]]
    assert sorted(makes_nothing) == sorted(VICTORY)


@pytest.mark.rule("H-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_building_is_lost(players):
    every = Counter(STACK_1) + Counter(STACK_2) + Counter(STACK_3)
    for m in games(players, seed=2):
        view = m.view()
        there = Counter(view["offer"]) + Counter(view["face_down"][0]) + Counter(view["face_down"][1])
        there += Counter(p["kind"] for v in view["villages"] for p in v["places"] if p["kind"] and p["kind"] not in START)
        making = view["making"]
        assert there == every, making


# -- people -------------------------------------------------------------------------------------------------------------


def settled(view) -> list[tuple[int, str, int, int]]:
    """Everybody on a building: colour, sex, village, place."""
    found = []
    for v in view["villages"]:
        for place in v["places"]:
            if place["home"]:
                found.append((v["village"], place["home"]["sex"], v["village"], place["place"]))
            if place["guest"]:
                found.append((place["guest"]["seat"], place["guest"]["sex"], v["village"], place["place"]))
    return found


@pytest.mark.rule("H-03", "H-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_eight_women_and_eight_men_of_each_colour(players):
    """Everybody is in the supply, on a building, in the centre, in the school or newborn, at any time."""
    places_seen = Counter()
    for m in games(players, seed=3):
        view = m.view()
        for colour, village in enumerate(view["villages"]):
            found = Counter(sex for c, sex, _, _ in settled(view) if c == colour)
            parts = [village["supply"], village["centre"]]
            if colour < players:
                parts += [view["seats"][colour]["school"], view["seats"][colour]["newborn"]]
            for number, part in enumerate(parts):
                found.update(part)
                places_seen[number] += sum(part.values())
            assert found == {"woman": 8, "man": 8}
    assert all(places_seen[number] for number in range(4))


@pytest.mark.rule("H-03")
@pytest.mark.parametrize("players", [3, 4])
def test_sixteen_in_the_supply_at_first(players):
    for village in GAME.new(players=players, seed=1).view()["villages"]:
        assert village["supply"] == {"woman": 8, "man": 8}


@pytest.mark.rule("H-03")
def test_awake_or_asleep():
    table = Table().village("0 grain_farm woman", "1 well man asleep + 1", "2 mine woman + 2 asleep")
    places = table.match.view()["villages"][0]["places"]
    assert [places[i]["home"]["asleep"] for i in range(3)] == [False, True, False]
    assert [places[i]["guest"] and places[i]["guest"]["asleep"] for i in range(3)] == [None, False, True]


@pytest.mark.rule("H-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_lives_on_a_victory_building(players):
    stood = False
    for m in games(players, seed=4):
        for village in m.view()["villages"]:
            for place in village["places"]:
                if place["kind"] is None or place["kind"] in VICTORY:
                    stood |= place["kind"] is not None
                    assert place["home"] is None
                    assert place["guest"] is None
    assert stood


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_settled_villagers_stay(players):
    """No divorce, no moving out; what was told of everybody is where they still are."""
    told: set[tuple[int, str, int, int]] = set()
    for m in games(players, seed=5):
        for e in m.events:
            where = e.params.get("village"), e.params.get("place")
            if e.kind in ("settled", "moved_in"):
                told.add((where[0], e.params["sex"], *where))
            elif e.kind in ("wed", "married"):
                told.add((e.params["seat"], e.params["sex"], *where))
            elif e.kind == "neutral_wed":
                told.add((NEUTRAL, e.params["sex"], *where))
        assert sorted(settled(m.view())) == sorted(told)


@pytest.mark.rule("H-05", "H-05a")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_lives_together(players):
    couples = 0
    for m in games(players, seed=6):
        homes: dict[tuple[int, int], list[tuple[int, str]]] = {}
        for colour, sex, village, place in settled(m.view()):
            homes.setdefault((village, place), []).append((colour, sex))
        for (village, _), people in homes.items():
            assert people[0][0] == village
            assert len(people) <= 2
            if len(people) == 2:
                couples += 1
                assert people[1][0] != village
                assert {sex for _, sex in people} == {"woman", "man"}
    assert couples


@pytest.mark.rule("H-05", "H-05a")
def test_no_marriage_at_home_and_none_with_the_same_sex():
    table = Table().centre(woman=1).village("0 well man", "1 mine woman")
    table.village("0 well man", "1 mine woman", "2 grain_farm man + 2", "3 brickworks", "4 church", of=1)
    assert table.offers("marry") == ["centre 1 0"]
    assert table.why_not("marry centre 0 0") == "H-05"


@pytest.mark.rule("H-05")
def test_marriage_cannot_be_refused():
    table = Table().centre(woman=1).village("0 well man", of=1).village("0 mine woman").play("marry centre 1 0")
    assert table.at(1, 0) == "well man + 0"
    assert [event.kind for event in table.match.events] == ["acted", "married", "ended_turn", "turn"]  # nobody was asked


@pytest.mark.rule("H-05a")
def test_nobody_marries_onto_an_empty_building_or_to_a_couple():
    table = Table().centre(woman=2, man=2).village("0 mine woman", "1 well man")
    table.village("0 well man + 2", "1 mine woman + 0", "2 brickworks", "3 grain_farm woman", of=1)
    assert table.offers("marry") == ["centre 1 3"]
