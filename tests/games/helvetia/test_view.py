"""What is seen: everything but the order of stacks 2 and 3 (H-11b), and positions drawn from a view."""

import json
from itertools import islice

import pytest

from vicus.games.helvetia.components import KINDS

from .positions import GAME, NEUTRAL, Table, games

BOX = GAME.box.contents
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
PHASES = {
    *("draft", "rob", "lay", "neutral_kind", "neutral_place", "neutral_sex", "pair_1", "pair_2", "pair_3"),
    *("act", "worker", "input", "place", "mover", "dowry", "school"),
}


def scene() -> Table:
    """A bit of everything."""
    table = Table(players=3).village(
        "0 well woman + 1 asleep", "1 grain_farm man asleep", "4 church", "18 bakehouse", "9 mine woman"
    )
    table.village("5 marketplace man + 0", of=1).centre(woman=1, man=2).school(man=1, seat=1).newborn(woman=1, seat=2)
    table.dowry(0, 1, 2, 2).dowry(1, 0).spent("carter", 2).spent("priest", 1, seat=2).tile("midwife", seat=2, turned=True)
    return table.delivered("wood", "beer").surround_tiles(1)


# -- what is seen -----------------------------------------------------------------------------------------------------------


def test_villages():
    village = scene().match.view()["villages"][0]
    places = {there["place"]: there for there in village["places"]}
    assert len(places) == 28
    assert places[0] == {
        "place": 0,
        "x": -1,
        "y": -1,
        "ring": 1,
        "quarters": ["top_left"],
        "kind": "well",
        "home": {"sex": "woman", "asleep": False},
        "guest": {"seat": 1, "sex": "man", "asleep": True},
    }
    assert (places[1]["home"], places[1]["guest"]) == ({"sex": "man", "asleep": True}, None)
    assert (places[4]["kind"], places[4]["home"], places[4]["quarters"]) == ("church", None, ["top_left", "bottom_left"])
    assert (places[18]["kind"], places[18]["home"], places[18]["ring"], places[18]["x"], places[18]["y"]) == (
        *("bakehouse", None),
        *(2, -2, 0),
    )
    assert places[2]["kind"] is None
    assert village["free"] == [2, 3, 5, 6, 7, 8]
    assert (village["centre"], village["supply"], village["dowry"]) == (
        {"woman": 1, "man": 2},
        {"woman": 4, "man": 5},
        [0, 1, 2],
    )


def test_seats_and_tiles():
    view = scene().match.view()
    assert view["seats"][0] == {
        "coins": 4,
        "won": 0,
        "school": {"woman": 0, "man": 0},
        "newborn": {"woman": 0, "man": 0},
        "delivered": ["wood", "beer"],
        "kinds": ["mine", "grain_farm", "well", "bakehouse", "church"],
        "points": 1 + 2 + 3,
        "awake": 2 + 1 + 3,
    }
    assert view["seats"][1]["school"] == {"woman": 0, "man": 1}
    assert view["seats"][2]["newborn"] == {"woman": 1, "man": 0}
    assert view["persons"][1] == {"person": "carter", "coins": [2, 0, 0], "tile": None, "turned": False}
    assert view["persons"][4] == {"person": "midwife", "coins": [0, 0, 0], "tile": 2, "turned": True}
    assert view["surround_tiles"] == [{"points": 4, "seat": 1}, {"points": 2, "seat": None}]
    assert (view["starter"], view["round"], view["phase"], view["goal"]) == (0, 1, "act", 20)


def test_buildings_are_told_as_they_are_printed():
    seen = Table().match.view()["buildings"]
    assert set(seen) == set(KINDS)
    assert seen["butcher"] == {
        "cost": {"brick": 2, "stone": 1},
        "input": "cow",
        "output": "meat",
        "exchanges": [],
        "points": 0,
        "stacks": ["stack2", "stack3"],
        "provenance": "rulebook",
    }
    assert seen["church"]["points"] == 3
    assert seen["cattle_market"]["exchanges"] == ["cow", "bread", "iron"]
    assert seen["well"]["stacks"] == ["start"]


def test_what_is_being_made():
    table = Table(players=3).village("0 grain_farm woman", "1 bakehouse man", "2 marketplace woman", "3 stonemason man")
    table.village("4 well woman").village("0 grain_farm man + 0", of=1).play("deliver bread")
    assert table.match.view()["making"] == {
        "goal": None,
        "site": 0,
        "delivery": "bread",
        "need": {},
        "wanted": "grain",
        "seen": ["bread"],
        "top": False,
        "buyable": False,
        "exchange": None,
    }
    table.play("work 0 2")
    assert (table.match.view()["phase"], table.match.view()["making"]["exchange"]) == ("input", "marketplace")
    table = Table(players=3).offer("butcher").village("0 brickworks woman", "1 stonemason man").play("build butcher")
    making = table.match.view()["making"]
    assert (making["goal"], making["wanted"], making["need"], making["buyable"]) == (
        *("butcher", "brick", {"brick": 1, "stone": 1}, True),
    )


@PLAYERS
def test_all_see_the_same(players):
    """Seats and spectators; only `viewer` differs."""
    phases = set()
    for match in islice(games(players, 0), 0, None, 2):
        views = [match.view(seat) for seat in (None, *range(players))]
        assert [view.pop("viewer") for view in views] == [None, *range(players)]
        assert all(view == views[0] for view in views)
        assert [match.events_for(seat) for seat in range(players)] == [match.events] * players
        phases.add(views[0]["phase"])
    assert phases <= PHASES
    assert phases >= {"draft", "lay", "pair_1", "pair_2", "pair_3", "act", "worker", "place", "dowry"}


@PLAYERS
def test_no_line_of_a_score_is_hidden(players):
    for match in games(players, 1):
        assert match.scores_for(None) == match.scores_for(0) == match.scores()


# -- what is hidden ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11b")
def test_the_next_building_varies_while_the_view_is_the_same():
    """Which buildings are face down is known, their order is not."""
    views, first = set(), set()
    for seed in range(100):
        table = Table(players=3, seed=seed).spent("carter", 4, seat=1).spent("carter", 4, seat=2)
        views.add(json.dumps(table.match.view(), sort_keys=True))
        first.add(table.round_over().told("revealed")[0]["kind"])
    assert len(views) == 1
    assert first == {kind for kind in KINDS if BOX.buildings[kind].stack2}


@pytest.mark.rule("H-11b")
def test_chance_changes_no_view():
    table = scene()
    before = table.match.view(1)
    table.s.chance = [word ^ 12345 for word in table.s.chance]
    table.match.refresh()
    assert table.match.view(1) == before


@pytest.mark.rule("H-11b")
@PLAYERS
def test_what_is_face_down_is_what_does_not_lie_open(players):
    for match in games(players, 3):
        view = match.view()
        assert [sum(stack.values()) for stack in view["face_down"]] == [view["stack_2"], view["stack_3"]]
        built = [there["kind"] for village in view["villages"] for there in village["places"]]
        for kind in KINDS:
            printed = BOX.buildings[kind]
            if not printed.start:
                face_down = sum(stack.get(kind, 0) for stack in view["face_down"])
                copies = sum(printed.copies(stack) for stack in ("stack1", "stack2", "stack3"))
                assert face_down == copies - built.count(kind) - view["offer"].get(kind, 0)


# -- positions drawn from a view --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"quick_setup": "yes"}, {"first_game": "yes"}, {"direction": "clockwise"}], ids=str)
@PLAYERS
def test_resampling_agrees(players, options):
    """In every fourth position: the same view, the same choices, all pieces, and the state differs in its chance only."""
    for number, match in enumerate(islice(games(players, 8, **options), 0, None, 4)):
        seat = number % players
        view = match.view(seat)
        twin = GAME.sample(view, number)
        assert GAME.spec.view(twin, seat, BOX) == view
        assert {name for name in GAME.spec.census(twin, BOX).values() if name[0] != name[1]} == set()
        original = match.state.copy()
        original.chance = twin.chance
        assert match.over or twin.differences(original) == []
        if number % 12 == 0:
            other = match.copy()
            other.state = twin
            other.refresh()
            assert other.legal() == match.legal()
            while not other.over:
                other.play(other.legal()[-1])
            assert other.winners()


@pytest.mark.rule("H-13")
def test_resampling_agrees_while_somebody_robs():
    match = GAME.new(players=3, seed=1)
    for kind in ("woodcutter", "woodcutter", "brickworks", "stonemason", "grain_farm", "grain_farm", "well", "well"):
        match.play(f"choose {kind}")
    assert match.view()["phase"] == "rob"
    twin, original = GAME.sample(match.view(0), 3), match.state.copy()
    original.chance = twin.chance
    assert twin.differences(original) == []


def test_resampled_chance_differs_and_can_be_repeated():
    view = scene().match.view(0)
    assert GAME.sample(view, 7) == GAME.sample(view, 7)
    assert len({tuple(GAME.sample(view, seed).chance) for seed in range(20)}) == 20


@pytest.mark.rule("H-11b")
def test_resampled_positions_reveal_other_buildings():
    table = Table(players=3).spent("carter", 4, seat=1).spent("carter", 4, seat=2).coins(0, seat=1).coins(0, seat=2)
    table.village("0 well woman", "1 grain_farm man").coins(1).coins(1, seat=2)
    view, first = table.match.view(0), set()
    for seed in range(40):
        other = table.match.copy()
        other.state = GAME.sample(view, seed)
        other.refresh()
        first.add(next(event.params["kind"] for event in other.play("deliver water") if event.kind == "revealed"))
    assert len(first) > 8


def test_the_neutral_village_is_seen():
    table = Table(players=2).village("0 stonemason woman + 0 asleep", "1 well man", of=NEUTRAL).village("3 mine man + 2")
    view = table.match.view(1)
    assert [village["seat"] for village in view["villages"]] == [0, 1, None]
    assert view["neutral_coin"] is True
    assert view["villages"][2]["places"][0]["guest"] == {"seat": 0, "sex": "man", "asleep": True}
    assert view["villages"][0]["places"][3]["guest"] == {"seat": 2, "sex": "woman", "asleep": False}
    assert view["villages"][2]["centre"] == {"woman": 6, "man": 7}
    assert table.neutral_coin(False).match.view()["neutral_coin"] is False


def test_the_building_a_school_leaver_is_asked_about():
    table = Table(players=3).village("0 well", "6 mine", "4 church").school(woman=1)
    table.spent("carter", 4, seat=1).spent("carter", 4, seat=2).round_over()
    assert (table.match.view()["phase"], table.match.view()["school_place"]) == ("school", 0)
    table.play("settle 0 nobody")
    assert table.match.view()["school_place"] is None
    assert Table(players=3).village("0 well").match.view()["school_place"] is None
