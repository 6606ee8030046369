"""Boxes that an owner types in: what may differ, and what no game could be played with."""

import copy
import datetime
from pathlib import Path

import pytest

import vicus

GAME = "bohemian_villages"
STANDARD = vicus.game(GAME).box.data


def letters(changes: dict[str, list[str]]) -> dict:
    return {"villages": {letter: {"buildings": buildings} for letter, buildings in changes.items()}}


def test_every_entry_says_where_it_comes_from():
    data = STANDARD
    known = {"rulebook", "source", "reconstructed"}
    for section in ("figures", "tiles", "coins", "scoring"):
        assert data[section]["provenance"] in known
    assert all(board["provenance"] in known for board in data["boards"])
    assert all(v["provenance"] in known and v["name_provenance"] in known for v in data["villages"].values())


def test_eighteen_sides_of_which_the_rulebook_names_seven():
    villages = STANDARD["villages"]
    assert len(villages) == 18
    named = {v["name"] for v in villages.values() if v["name_provenance"] == "rulebook"}
    assert named == {"Anschow", "Bracholnitz", "Nenbrad", "Obethal", "Palewnitz", "Sonnhofen", "Tielden"}
    assert all(v["provenance"] == "reconstructed" for v in villages.values())


def test_eighty_one_coins_are_worth_285():
    coins = {int(worth): n for worth, n in STANDARD["coins"].items() if worth.isdecimal()}
    assert sum(coins.values()) == 81
    assert sum(worth * n for worth, n in coins.items()) == 285


def test_an_owner_can_type_in_a_village():
    buildings = ["manufactory", "farm", "inn", "town_hall 12", "manor 3"]
    game = vicus.game(GAME, box={"villages": {"N": {"name": "Neubrod", "buildings": buildings}}})
    seen = next(v for seed in range(20) for v in game.new(players=2, seed=seed).view()["villages"] if v["letter"] == "N")
    assert seen["name"] == "Neubrod"
    assert [b["kind"] for b in seen["buildings"]] == ["manufactory", "farm", "inn", "town_hall", "manor"]
    assert [b.get("value") for b in seen["buildings"]] == [None, None, None, 12, 3]
    assert seen["provenance"] == "owner"
    assert game.actions.parse("place manor neubrod")


def test_what_is_not_mentioned_stays(tmp_path: Path):
    file = tmp_path / "mine.toml"
    file.write_text('[coins]\n1 = 10\n5 = 20\n\n[villages.A]\nname = "Anschau"\n')
    data = vicus.game(GAME, box=file).box.data
    assert data["coins"] == {"1": 10, "5": 20, "provenance": "owner"}, "coins are one set: those not named are not there"
    assert data["villages"]["A"]["name"] == "Anschau"
    assert data["villages"]["A"]["buildings"] == STANDARD["villages"]["A"]["buildings"]
    assert data["villages"]["B"] == STANDARD["villages"]["B"]


def test_the_standard_box_is_never_changed():
    before = copy.deepcopy(STANDARD)
    vicus.game(GAME, box={"coins": {"1": 10}, "villages": {"A": {"name": "X"}}, "scoring": {"flour": 3}})
    assert before == STANDARD


def test_values_reach_the_rules():
    game = vicus.game(GAME, box={"scoring": {"no_town_hall": 9}, "figures": {"2": 7}, "tiles": {"special": 3}})
    match = game.new(players=2, seed=1)
    assert match.scores()[0].total == -9
    assert match.state.figures[:2] == [7, 7]
    assert match.state.special_supply == 3


def test_two_buildings_of_a_kind_in_one_village_have_numbers():
    game = vicus.game(GAME, box=letters({"G": ["farm", "farm", "town_hall 8"], "H": ["farm", "farm", "town_hall 8"]}))
    a, b = game.actions.parse("place farm Grunitz"), game.actions.parse("place farm grunitz #2")
    assert a != b
    assert game.actions.text(b) == "place farm Grunitz #2"
    match = game.new(players=2, seed=4)
    while not match.over:
        match.play(match.legal()[0])
    assert vicus.load(match.save()).state == match.state


NO_HALLS = {letter: [b for b in v["buildings"] if not b.startswith("town_hall")] for letter, v in STANDARD["villages"].items()}
NO_FARMS = {letter: [b for b in v["buildings"] if b != "farm"] for letter, v in STANDARD["villages"].items()}
BOARDS = STANDARD["boards"]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        (letters({"G": ["inn", "inn"], "H": ["farm"], "M": ["inn", "inn", "town_hall 3"]}), "inn.*8 inn tiles"),
        (letters({"G": ["mill"] * 7, "H": ["farm"]}), "kind mill.*6 flour tiles"),
        (letters({"G": ["manufactory"] * 8, "H": ["farm"]}), "kind manufactory.*7 glass tiles"),
        (letters(NO_HALLS), "2 players .* no town_hall is in play"),
        (letters(NO_FARMS), "no farm is in play"),
        (letters({"A": ["castle"]}), "Village A .* “castle”.*bakery, butcher"),
        (letters({"A": ["town_hall"]}), "“town_hall 8”"),
        (letters({"A": ["town_hall x"]}), "“town_hall 8”"),
        (letters({"A": ["town_hall 0"]}), "1 to 100"),
        (letters({"A": ["farm 3"]}), "“farm 3” has a number"),
        (letters({"A": []}), "1 to 9 buildings"),
        (letters({"A": ["farm"] * 10}), "1 to 9 buildings"),
        (letters({"A": [3]}), r"buildings in section “villages.A” of the box is \[3\]"),
        (letters({"A": "farm"}), r"buildings in section “villages.A” of the box is farm: write \[\"…\"\]"),
        ({"villages": {"A": {"name": "nenbrad"}}}, "same name"),
        ({"villages": {"A": {"name": "  "}}}, "needs a name"),
        ({"villages": {"A": {"name": "Two  spaces"}}}, "needs a name"),
        ({"villages": {"A": {"name": 7}}}, "name in section “villages.A” of the box is 7"),
        ({"villages": {"Z": {"name": "Zett", "buildings": ["farm"]}}}, "Village Z .* on no board"),
        ({"villages": 3}, r"\[villages\]"),
        ({"boards": BOARDS[:8]}, "9 boards"),
        ({"boards": [*BOARDS[:8], {"sides": ["S"], "out_with": []}]}, r"sides in section “boards 9” .* × 2\]"),
        ({"boards": [*BOARDS[:8], {"sides": ["S", "S"], "out_with": []}]}, "more than one board"),
        ({"boards": [*BOARDS[:8], {"sides": ["S", "Q"], "out_with": []}]}, "no village Q"),
        ({"boards": [*BOARDS[:8], {"sides": ["S", "T"], "out_with": [7]}]}, "out_with"),
        ({"boards": [*BOARDS[:8], "S/T"]}, "“boards 9” of the box must be a table"),
        ({"coins": {"1": 0}}, "worth 0"),
        ({"coins": {"1": 10_000, "5": 1}}, "10,005"),
        ({"coins": {"five": 3}}, "“five”"),
        ({"coins": {"5": -3}}, "5 in section “coins”"),
        ({"coins": {"5": 1.5}}, "1.5"),
        ({"figures": {"2": 14}}, "1 to 13"),
        ({"figures": {"2": 0}}, "2 in section “figures”"),
        ({"tiles": {"inn": 9}}, "0 to 8"),
        ({"tiles": {"special": "seven"}}, "seven"),
        ({"scoring": {"shops": [1, 5, 12]}}, r"shops in section “scoring” .* \[0 … 100 × 4\]"),
        ({"scoring": {"shops": [1, 9, 12, 20]}}, "1, 9, 12, 20"),
        ({"scoring": {"churches": [10, -1]}}, r"churches in section “scoring” .* \[0 … 100 × 2\]"),
        ({"expansion": {}}, "unknown section “expansion”"),
        ({"scoring": {"shop": [1]}}, "unknown entry “shop”"),
        ({"villages": {"A": {"building": ["farm"]}}}, "unknown entry “building”"),
        ({"villages": {"A": {"name": "A\x07b"}}}, "needs a name"),
        ({"villages": {"A": {"name": "[/x]"}}}, "needs a name"),
        ({"villages": {"A": {"name": "\ud800"}}}, "name in section “villages.A” of the box is [?]"),
        ({"box": {"title": "\ud800"}}, "title in section “box” of the box is [?]"),
        ({"villages": {"A": {"provenance": "\ud800"}}}, "The provenance “[?]”"),
        ({"figures": {"2": 10**5000}}, "2 in section “figures” of the box is int"),
        ({"figures": {"in_box": 10**5000}}, "in_box in section “figures” of the box is int"),
        ({"villages": {"A": {"provenance": "hearsay"}}}, "hearsay"),
        (letters({"A": [""]}), "unknown building"),
        (letters({"A": ["manor " + "9" * 5000]}), "1 to 100"),
        ({"coins": {"9" * 5000: 1}}, "is no worth"),
        ({"coins": {"1": datetime.date(2026, 1, 1)}}, "2026-01-01"),
        ({"boards": [*BOARDS[:8], {"sides": [["S"], ["T"]], "out_with": []}]}, r"sides in section “boards 9” .* × 2\]"),
        ({"boards": [*BOARDS[:8], {"sides": ["S", "T"], "out_with": [[2]]}]}, "out_with"),
        ({"coins": 5}, r"\[coins\]"),
    ],
)
def test_impossible_boxes_are_refused(changes, says):
    with pytest.raises(vicus.BadBox, match=says):
        vicus.game(GAME, box=changes)


def test_files_that_are_no_boxes(tmp_path: Path):
    with pytest.raises(vicus.BadBox, match=r"no box file .*none\.toml"):
        vicus.game(GAME, box=tmp_path / "none.toml")
    with pytest.raises(vicus.BadBox, match="cannot be read"):
        vicus.game(GAME, box=tmp_path)
    for text in ("villages = [", f"coins = {'9' * 5000}", f"coins = {'[' * 5000}"):
        (tmp_path / "bad.toml").write_text(text)
        with pytest.raises(vicus.BadBox, match="not valid TOML"):
            vicus.game(GAME, box=tmp_path / "bad.toml")


def test_messages_come_in_three_languages():
    with pytest.raises(vicus.BadBox) as problem:
        vicus.game(GAME, box={"coins": {"1": 0}})
    assert "Münzen" in problem.value.message("de")
    assert "монеты" in problem.value.message("ru")
