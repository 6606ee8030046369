"""What is in the box, and boxes that an owner types in: what may differ, and what no game could be played with."""

import copy
import datetime
import re
from pathlib import Path

import pytest

import vicus
from vicus.games.helvetia import box as module
from vicus.games.helvetia.components import GOODS, KINDS

from .positions import Table

NAME = "helvetia"
STANDARD = vicus.game(NAME).box
BOX = STANDARD.data
BUILDINGS = BOX["buildings"]
KNOWN = {"rulebook", "source", "reconstructed"}


# -- the standard box -------------------------------------------------------------------------------------------------------


def test_every_entry_says_where_it_comes_from():
    for section in ("rules", "goods_tiles", "branch_tiles"):
        assert BOX[section]["provenance"] in KNOWN
    for section in ("letters", "buildings"):
        assert {name: entry["provenance"] for name, entry in BOX[section].items() if entry["provenance"] not in KNOWN} == {}
    assert STANDARD.reconstructed
    assert STANDARD.standard


def test_a_source_is_named():
    """… and what is reconstructed is said, entry by entry."""
    for name, entry in BUILDINGS.items():
        if entry["provenance"] == "source":
            assert "Cost: " in entry["note"] or "Cost and input: " in entry["note"], name
        if entry["provenance"] == "reconstructed":
            assert "reconstructed" in entry["note"], name
    assert [kind for kind in KINDS if BUILDINGS[kind]["provenance"] == "reconstructed"] == ["delicatessen"]


COPIES = {
    "start": dict.fromkeys(("brickworks", "grain_farm", "woodcutter", "well", "stonemason"), 3),
    "stack1": {"mine": 3, "cowshed": 3, "goat_shed": 3, "marketplace": 2},
    "stack2": {
        **dict.fromkeys(("bakehouse", "brewery", "ironworks"), 2),
        **dict.fromkeys(("dairy", "butcher", "cheese_dairy", "tannery", "bell_founder", "cattle_market", "goat_market"), 1),
        **dict.fromkeys(("mill", "tavern", "town_hall", "church"), 1),
    },
    "stack3": {
        **dict.fromkeys(("dairy", "butcher", "cheese_dairy", "tannery", "bell_founder"), 1),
        "delicatessen": 2,
        **dict.fromkeys(("mill", "tavern", "town_hall", "church"), 1),
    },
}


@pytest.mark.rule("H-02")
@pytest.mark.parametrize(("stack", "size"), [("start", 15), ("stack1", 11), ("stack2", 17), ("stack3", 11)])
def test_the_stacks(stack, size):
    assert {kind: BUILDINGS[kind][stack] for kind in KINDS if BUILDINGS[kind].get(stack)} == COPIES[stack]
    assert sum(COPIES[stack].values()) == size


@pytest.mark.rule("H-02")
def test_54_buildings_of_24_kinds():
    assert sum(building.get(stack, 0) for building in BUILDINGS.values() for stack in COPIES) == 54
    assert set(BUILDINGS) == set(KINDS)
    assert len(KINDS) == 24


@pytest.mark.rule("H-41")
def test_inputs():
    wanted = {
        "cow": "grain",
        "bread": "grain",
        "iron": "ore",
        "goat": "water",
        "beer": "water",
        "milk": "cow",
        "meat": "cow",
        "cheese": "goat",
        "cloth": "goat",
        "cowbell": "iron",
    }
    assert {b["output"]: b["input"] for b in BUILDINGS.values() if "input" in b} == wanted
    assert sorted(b["output"] for b in BUILDINGS.values() if "output" in b) == sorted(GOODS)


@pytest.mark.rule("X-H-51")
def test_costs_of_the_rulebook():
    assert BUILDINGS["butcher"]["cost"] == {"brick": 2, "stone": 1}
    assert BUILDINGS["butcher"]["provenance"] == "rulebook"


def test_all_that_is_not_a_start_building_costs_something():
    assert [kind for kind in KINDS if not BUILDINGS[kind]["cost"]] == [kind for kind in KINDS if "start" in BUILDINGS[kind]]
    assert {sum(b["cost"].values()) for b in BUILDINGS.values()} == {0, 1, 2, 3}


@pytest.mark.rule("H-57", "H-61", "H-63", "H-108", "H-109")
def test_numbers_of_the_rulebook():
    rules = BOX["rules"]
    assert (rules["goal"], rules["first_game_goal"], rules["victory_building"], rules["surround"]) == (20, 18, 3, [4, 2])
    assert rules["provenance"] == "rulebook"
    tiles = {good: n for good, n in BOX["goods_tiles"].items() if good in GOODS}
    assert len(tiles) == 10
    assert set(tiles.values()) == {1, 2}
    branches = [n for n in BOX["branch_tiles"].values() if isinstance(n, int)]
    assert sorted(branches) == [1, 2, 4, 4]
    assert len(branches) + len(rules["surround"]) == 6, "six special tiles"


@pytest.mark.rule("H-15")
def test_each_start_building_has_one_letter():
    letters = BOX["letters"]
    assert sorted(letters) == ["A", "B", "C", "D", "E"]
    carried = [kind for letter in letters.values() for kind in letter["buildings"]]
    assert {kind: carried.count(kind) for kind in carried} == COPIES["start"]
    assert all(len(set(letter["buildings"])) == 3 for letter in letters.values())


# -- an owner's box ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-50")
def test_an_owners_cost_plays():
    """A mine for a brick and a stone instead of one wood."""
    table = Table(box={"buildings": {"mine": {"cost": {"brick": 1, "stone": 1}}}}).coins(1)
    table.village("0 brickworks woman", "1 stonemason man", "2 woodcutter woman")
    assert table.match.view()["buildings"]["mine"]["cost"] == {"brick": 1, "stone": 1}
    assert table.match.view()["buildings"]["mine"]["provenance"] == "owner"
    table.play("build mine", "lay 5")
    assert table.sleepers() == {(0, 0, 0), (0, 0, 1)}
    assert table.at(0, 5) == "mine"
    standard_table = Table().coins(1).village("0 brickworks woman", "1 stonemason man", "2 woodcutter woman")
    assert standard_table.play("build mine", "lay 5").sleepers() == {(0, 0, 2)}


def test_a_cost_is_replaced_as_a_whole():
    data = vicus.game(NAME, box={"buildings": {"church": {"cost": {"ore": 1}}}}).box.data
    assert data["buildings"]["church"]["cost"] == {"ore": 1}
    assert data["buildings"]["church"]["stack2"] == 1
    assert data["buildings"]["church"]["provenance"] == "owner"
    assert data["buildings"]["mill"] == BUILDINGS["mill"]


def test_an_owners_input_plays():
    table = Table(box={"buildings": {"bakehouse": {"input": "water"}}}).village("0 well woman", "1 bakehouse man")
    assert table.offers("deliver") == ["water", "bread"]


def test_an_owners_points_play():
    changes = {
        "rules": {"goal": 5, "victory_building": 4, "surround": [7, 1]},
        "goods_tiles": {"beer": 5},
        "branch_tiles": {"wood": 6},
    }
    table = Table(box=changes).village("0 church", "2 well woman", "3 brewery man", "4 stonemason woman").surround_tiles(1, 0)
    table.delivered("wood", "brick").play("deliver beer", "deliver stone")
    assert table.lines(0) | {"start_tile": 1} == {
        "start_tile": 1,
        "deliveries": 4,
        "goods_tiles": 5,
        "person_tiles": 0,
        "victory_buildings": 4,
        "branches": 6,
        "surround": 1,
    }
    assert table.lines(1)["surround"] == 7
    assert table.match.view()["goal"] == 5
    ended = Table(box=changes).delivered("wood", "brick", "stone", "ore", "grain", seat=1)
    ended.spent("carter", 4, seat=1).spent("carter", 4, seat=2).round_over()
    assert ended.match.over


def test_an_owners_letters_play():
    """Two letters change places: with the quick set-up the buildings of a centre are others."""
    letters = BOX["letters"]
    changes = {"letters": {"A": {"buildings": letters["E"]["buildings"]}, "E": {"buildings": letters["A"]["buildings"]}}}
    ours, theirs = (vicus.game(NAME, box=box) for box in (None, changes))
    differ = set()
    for seed in range(30):
        kinds = [
            [player["kinds"] for player in game.new(players=3, seed=seed, quick_setup="yes").view()["seats"]]
            for game in (ours, theirs)
        ]
        differ.add(kinds[0] != kinds[1])
        assert all(len(k) == 3 for k in kinds[1])
    assert differ == {True, False}


def test_what_is_not_mentioned_stays(tmp_path: Path):
    file = tmp_path / "mine.toml"
    file.write_text("[rules]\ngoal = 15\n\n[buildings.mill]\ncost = { wood = 1, bread = 1 }\n\n[goods_tiles]\ncow = 2\n")
    data = vicus.game(NAME, box=file).box.data
    assert data["rules"] == BOX["rules"] | {"goal": 15, "provenance": "owner"}
    assert data["buildings"]["mill"]["cost"] == {"wood": 1, "bread": 1}
    assert data["goods_tiles"]["milk"] == 2
    assert data["buildings"]["tavern"] == BUILDINGS["tavern"]
    assert data["letters"] == BOX["letters"]


def test_the_standard_box_is_never_changed():
    before = copy.deepcopy(BOX)
    vicus.game(NAME, box={"rules": {"goal": 9}, "buildings": {"mine": {"cost": {"ore": 1}}}})
    assert before == BOX


CHANGES = {
    "rules": {"goal": 12, "first_game_goal": 9, "victory_building": 5, "surround": [3, 0]},
    "goods_tiles": {"cow": 0, "cowbell": 5},
    "branch_tiles": {"wood": 3},
    "letters": {"A": {"buildings": BOX["letters"]["E"]["buildings"]}, "E": {"buildings": BOX["letters"]["A"]["buildings"]}},
    "buildings": {
        "mine": {"cost": {"brick": 4}, "stack1": 2},
        "marketplace": {"cost": {}, "stack1": 3},
        "mill": {"cost": {"grain": 2, "water": 1, "milk": 1}},
        "church": {"cost": {"beer": 1}, "stack2": 2, "stack3": 0},
        "delicatessen": {"stack3": 3},
        "goat_market": {"stack2": 0},
        "dairy": {"input": "goat"},
        "bakehouse": {"input": "wood"},
    },
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"first_game": "yes"}], ids=["", "first game"])
def test_a_changed_box_plays(players, options):
    game = vicus.game(NAME, box=CHANGES)
    match = game.new(players=players, seed=players, **options)
    while not match.over:
        match.play(match.legal()[len(match.actions) * 7 % len(match.legal())])
        assert all(found == wanted for found, wanted in game.spec.census(match.state, game.box.contents).values())
        assert [p["points"] for p in match.view()["seats"]] == [score.total for score in match.scores()]
    assert vicus.load(match.save()).state == match.state


def test_an_own_box_has_its_own_records():
    ours, theirs = (vicus.game(NAME, box=box) for box in (None, {"rules": {"goal": 12}}))
    assert ours.box.digest != theirs.box.digest
    assert '"box"' in theirs.new(players=2, seed=1).save()
    assert '"box"' not in ours.new(players=2, seed=1).save()


# -- boxes that are refused -------------------------------------------------------------------------------------------------


def building(kind: str = "mine", **face: object) -> dict:
    return {"buildings": {kind: face}}


def letter(*kinds: object) -> dict:
    return {"letters": {"A": {"buildings": list(kinds)}}}


REFUSED = [
    ({"expansion": {}}, "box-unknown-section"),
    ({"rules": 3}, "box-not-a-table"),
    ({"buildings": ["mine"]}, "box-not-a-table"),
    ({"buildings": {"mine": "wood"}}, "box-not-a-table"),
    ({"letters": {"A": ["woodcutter"]}}, "box-not-a-table"),
    ({"rules": {"goals": 4}}, "box-unknown-key"),
    ({"box": {"colour": "x"}}, "box-unknown-key"),
    ({"goods_tiles": {"wood": 1}}, "box-unknown-key"),  # simple goods have none
    ({"branch_tiles": {"brick": 1}}, "box-unknown-key"),
    ({"letters": {"A": {"building": []}}}, "box-unknown-key"),
    (building(price={}), "box-unknown-key"),
    (building(stack4=1), "box-unknown-key"),
    (building(cost={"gold": 1}), "box-unknown-key"),
    (building(provenance="hearsay"), "box-provenance"),
    ({"rules": {"goal": 0}}, "box-number"),
    ({"rules": {"goal": 101}}, "box-number"),
    ({"rules": {"goal": "twenty"}}, "box-number"),
    ({"rules": {"first_game_goal": True}}, "box-number"),
    ({"rules": {"victory_building": -1}}, "box-number"),
    ({"rules": {"victory_building": 2.5}}, "box-number"),
    ({"rules": {"goal": datetime.date(2026, 1, 1)}}, "box-number"),
    ({"goods_tiles": {"cow": -1}}, "box-number"),
    ({"branch_tiles": {"ore": 101}}, "box-number"),
    (building(stack1=-1), "box-number"),
    (building(stack1=21), "box-number"),
    (building(stack1="three"), "box-number"),
    (building(cost={"wood": 0}), "box-number"),
    (building(cost={"wood": 5}), "box-number"),
    (building(cost={"wood": True}), "box-number"),
    ({"rules": {"surround": 4}}, "box-value"),
    ({"rules": {"surround": [4]}}, "box-value"),
    ({"rules": {"surround": [4, 2, 1]}}, "box-value"),
    ({"rules": {"surround": [4, -1]}}, "box-value"),
    ({"rules": {"surround": [4, 101]}}, "box-value"),
    ({"rules": {"surround": [4, True]}}, "box-value"),
    ({"letters": {"F": {"buildings": ["woodcutter", "brickworks", "well"]}}}, "box-unknown-key"),
    (letter("woodcutter", "brickworks"), "box-value"),
    (letter("woodcutter", "brickworks", "well", "stonemason"), "box-value"),
    (letter("woodcutter", "woodcutter", "well"), "box-letter"),
    (letter("woodcutter", "brickworks", "mine"), "box-value"),
    (letter("woodcutter", "brickworks", 3), "box-value"),
    (letter("woodcutter", "brickworks", ["well"]), "box-value"),
    ({"letters": {"A": {"buildings": "woodcutter"}}}, "box-value"),
    (letter("woodcutter", "brickworks", "well"), "box-letter-count"),
    (building("castle", cost={}), "box-unknown-key"),
    (building("mine", cost=3), "box-not-a-table"),
    (building("mine", cost=["wood"]), "box-not-a-table"),
    (building("mine", cost={"wood": 3, "brick": 2}), "box-cost"),
    (building("mine", cost={"cow": 2}), "box-cost"),
    (building("mine", cost={"cow": 1, "beer": 1}), "box-cost"),
    (building("mine", output="wood"), "box-output"),
    (building("cowshed", output="goat"), "box-output"),
    (building("mine", input="wood"), "box-input"),
    (building("cowshed", input="bread"), "box-input"),
    (building("cowshed", input="gold"), "box-value"),
    (building("cowshed", input=["grain"]), "box-value"),
    (building("dairy", input="grain"), "box-input"),
    (building("marketplace", input="wood"), "box-makes-nothing"),
    (building("church", output="bread"), "box-makes-nothing"),
    (building("woodcutter", start=2), "box-start"),
    (building("mine", start=1), "box-start"),
    (building("mine", stack1=2), "box-stack"),
    (building("delicatessen", stack2=1), "box-stack"),
    (building("delicatessen", stack3=1), "box-stack"),
]


@pytest.mark.parametrize(("changes", "key"), REFUSED)
def test_impossible_boxes_are_refused(changes, key):
    with pytest.raises(vicus.BadBox) as problem:
        vicus.game(NAME, box=changes)
    assert problem.value.key == key
    assert all(problem.value.message(language) for language in ("en", "de", "ru"))


def test_every_refusal_of_the_box_is_tested():
    keys = set(re.findall(r'"(box-[a-z-]+)"', Path(module.__file__).read_text("utf-8")))
    assert keys <= {key for _, key in REFUSED}
