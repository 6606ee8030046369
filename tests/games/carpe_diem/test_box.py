"""What is in the box, and boxes that an owner types in: what may differ, and what no game could be played with."""

import copy
import datetime
from collections import Counter
from pathlib import Path

import pytest

import vicus
from vicus.games.carpe_diem.box import BOX as SPEC
from vicus.games.carpe_diem.components import FOUNTAIN_KINDS, GOODS, PICTURES

from .districts import district, triggered
from .positions import Table

NAME = "carpe_diem"
BOX = vicus.game(NAME).box.data
KNOWN = {"rulebook", "source", "reconstructed"}


# -- the standard box ---------------------------------------------------------------------------------------------------


def test_every_entry_says_where_it_comes_from():
    for section in ("rules", "tasks", "track", "villas"):
        assert BOX[section]["provenance"] in KNOWN
    for section in ("boards", "frames", "tiles", "cards", "fountain_cards"):
        assert {name: entry["provenance"] for name, entry in BOX[section].items() if entry["provenance"] not in KNOWN} == {}
    assert vicus.game(NAME).box.reconstructed


@pytest.mark.rule("C-05", "C-70")
def test_tiles():
    assert Counter(name[0] for name in BOX["tiles"]) == {"L": 84, "D": 39}
    assert Counter(tile["single"] for tile in BOX["tiles"].values() if "single" in tile) == dict.fromkeys(
        ("market", "bakery", "fountain"), 7
    )
    assert all(len(set(tile["sides"]) - {"-"}) <= 2 for tile in BOX["tiles"].values())


@pytest.mark.rule("C-03")
def test_sixty_scoring_cards():
    assert Counter(name[0] for name in BOX["cards"]) == {"A": 12, "B": 12, "C": 8, "D": 28}


RULEBOOK_CARDS = [
    ("A", {"herbs": 2}, {"points": 4}),
    ("A", {"chicken": 3}, {"points": 7}),
    ("A", {"fish": 3}, {"points": 7}),
    ("B", {"chicken": 1, "grapes": 1, "fish": 1}, {"points": 5}),
    ("B", {"chicken": 1, "grapes": 1, "fish": 1, "herbs": 1}, {"points": 8}),
    ("C", {"chimneys": 2}, {"breads": 1}),
    ("C", {"chimneys": 3}, {"coins": 1, "steps": 1}),
    ("C", {"villa": 1}, {"points": 3}),
    ("C", {"villa": 2}, {"coins": 1, "breads": 1, "steps": 1}),
    ("D", {"merchant": 1}, {"points": 3}),
    ("D", {"pond": 1, "herb_garden": 1}, {"points": 7}),
    ("D", {"any_landscape": 3}, {"coins": 1, "breads": 1}),
    ("D", {"bakery": 2}, {"points": 3}),
]


@pytest.mark.rule("X-C-54", "X-C-60", "X-C-53a", "X-C-53b", "X-C-57")
def test_the_cards_of_the_rulebook_are_there_and_marked():
    marked = [(name[0], c["require"], c["payout"]) for name, c in BOX["cards"].items() if c["provenance"] == "rulebook"]
    assert len(marked) == len(RULEBOOK_CARDS)
    assert all(card in marked for card in RULEBOOK_CARDS)


@pytest.mark.rule("C-53", "C-60")
def test_what_the_decks_are_about():
    """A: equal goods, B: different goods, C: villas, D: the rest."""
    for name, card in BOX["cards"].items():
        wanted = card["require"]
        if name[0] in "AB":
            assert set(wanted) <= set(GOODS)
            assert (len(wanted) == 1) == (name[0] == "A")
            assert name[0] == "A" or set(wanted.values()) == {1}
        else:
            assert (set(wanted) <= {"chimneys", "villa"}) == (name[0] == "C")
            assert not set(wanted) & set(GOODS)


@pytest.mark.rule("C-83")
def test_fountain_cards():
    cards = BOX["fountain_cards"]
    assert sum(card["copies"] for card in cards.values()) == 24
    assert set(cards) == set(FOUNTAIN_KINDS)
    assert {card["points"] for card in cards.values()} == {2}
    named = {kind for kind, card in cards.items() if card["provenance"] == "rulebook"}
    assert named == {"merchant", "herb_garden", "market", "villa"}


@pytest.mark.rule("C-84")
def test_sixteen_frames_with_two_tasks():
    assert len(BOX["frames"]) == 16
    kinds = Counter(task.split()[0] for frame in BOX["frames"].values() for task in frame["tasks"])
    assert sum(kinds.values()) == 32
    assert set(kinds) == set(PICTURES[1:])
    assert [BOX["tasks"][kind] for kind in ("landscape", "dwelling", "villa")] == [5, 4, 3]


def test_no_structure_of_one_line_meets_two_equal_tasks_that_face_each_other():
    """The mistake of the first printing: slot p faces slot 7 - p."""
    slots = {}
    for frame in BOX["frames"].values():
        for kind, slot in map(str.split, frame["tasks"]):
            slots.setdefault(kind, set()).add(int(slot))
    assert all(7 - slot not in known for known in slots.values() for slot in known)


@pytest.mark.rule("C-01")
def test_four_boards_with_nine_banderoles():
    assert len(BOX["boards"]) == 4
    prints = ["".join(board["rows"]) for board in BOX["boards"].values()]
    assert all(signs.count("x") == 9 and signs.count("S") == 1 and len(signs) == 36 for signs in prints)
    assert {divmod(signs.index("S"), 6) for signs in prints} == {(2, 2), (2, 3), (3, 2), (3, 3)}, "in the middle"
    assert len(set(prints)) == 4


@pytest.mark.rule("C-03", "C-07", "C-57", "C-80", "C-82a")
def test_numbers_of_the_rulebook():
    rules = BOX["rules"]
    assert rules["cards"] == {"2": "AABBCCDD", "3": "AABBBCCDDD", "4": "AAABBBCCDDDD"}
    assert rules["start_points"] == {"2": [8, 9], "3": [8, 9, 13], "4": [8, 9, 10, 11]}
    assert rules["penalty"] == 4
    assert (BOX["villas"]["points"][3], BOX["villas"]["points"][5]) == (3, 7)
    assert BOX["track"]["points"] == list(range(21))


# -- an owner's box -----------------------------------------------------------------------------------------------------


def test_an_owner_can_type_in_a_tile():
    game = vicus.game(NAME, box={"tiles": {"L01": {"sides": "PV-G", "chimneys": 2}}})
    table = Table(box={"tiles": {"L01": {"sides": "PV-G", "chimneys": 2}}}).hand("L01")
    assert table.match.view(0)["hand"] == {"id": "L01", "sides": "PV-G", "chimneys": 2, "single": None, "dark": False}
    assert game.box.data["tiles"]["L01"]["provenance"] == "owner"
    assert game.box.data["tiles"]["L02"] == BOX["tiles"]["L02"]
    assert not game.box.standard
    assert table.lay("2,3 L65").turns("2,2"), "it is turned and laid as it was typed in"


OWN_CARD = {"cards": {"A01": {"require": {"herbs": 1, "fish": 2}, "payout": {"points": 9}}}}


def test_an_owner_can_type_in_a_card():
    table = triggered(district(box=OWN_CARD).have(0, points=4, herbs=1, fish=2), "A01", "C05")
    assert table.match.view()["cards"][1]["require"] == {"herbs": 1, "fish": 2}
    assert table.match.view()["cards"][1]["provenance"] == "owner"
    assert table.play("card 1", "pay 1").s.points[0] == 4 + 9 - 4


@pytest.mark.parametrize(
    ("name", "face"),
    [("L73", {"sides": "P--H"}), ("L65", {"sides": "----", "single": "bakery"}), ("L65", {"sides": "PP--"})],
)
def test_an_owner_can_type_in_another_building(name, face):
    """A market becomes a pond, a villa a bakery or a pond: nothing of the old face is left."""
    data = vicus.game(NAME, box={"tiles": {name: face}}).box.data
    assert data["tiles"][name] == face | {"provenance": "owner"}


def test_an_owner_can_type_in_boards_and_frames():
    rows = ["xxx...", "xxx...", "xxx...", "...S..", "......", "......"]
    frames = {"R01": {"tasks": ["pond 1", "pond 2"]}}
    table = Table(box={"boards": {"A": {"rows": rows}}, "frames": frames}).board("A").frame("R01", "R02", "R03", "R04")
    me = table.match.view(0)["seats"][0]
    assert me["shovel"] == 21
    assert me["banderoles"] == [0, 1, 2, 6, 7, 8, 12, 13, 14]
    assert [(task["kind"], task["slot"]) for task in me["frame"][:2]] == [("pond", 1), ("pond", 2)]


def test_what_is_not_mentioned_stays(tmp_path: Path):
    file = tmp_path / "mine.toml"
    file.write_text("[rules]\npenalty = 5\n\n[fountain_cards.pond]\npoints = 3\n\n[track]\npoints = [0, 2, 4]\n")
    data = vicus.game(NAME, box=file).box.data
    assert data["rules"] == BOX["rules"] | {"penalty": 5, "provenance": "owner"}
    assert data["fountain_cards"]["pond"]["copies"] == 2
    assert data["fountain_cards"]["pond"]["provenance"] == "owner"
    assert data["track"]["points"] == [0, 2, 4]
    assert data["tiles"] == BOX["tiles"]


def test_the_standard_box_is_never_changed():
    before = copy.deepcopy(BOX)
    vicus.game(
        NAME,
        box={"rules": {"penalty": 9}, "tiles": {"L01": {"sides": "G---"}}, "frames": {"R01": {"tasks": ["pond 1", "pond 2"]}}},
    )
    assert before == BOX


CHANGES = {
    "rules": {"penalty": 1, "start_points": {"3": [1, 2, 3]}, "cards": {"3": "AAAADDDDDD"}},
    "tasks": {"villa": 10},
    "track": {"points": [0, 1, 1, 2, 3, 5, 8]},
    "villas": {"points": [0, 4, 9]},
    "boards": {"A": {"rows": ["......", ".S....", "......", "xxx...", "xxx...", "xxx..."]}},
    "frames": {"R01": {"tasks": ["villa 1", "villa 6"]}},
    "tiles": {"L01": {"sides": "PPPP"}, "D01": {"sides": "GGG-"}},
    "cards": {"C01": {"require": {"chimneys": 1}, "payout": {"steps": 3}}},
    "fountain_cards": {"pond": {"copies": 24}, **{kind: {"copies": 0} for kind in FOUNTAIN_KINDS if kind != "pond"}},
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_changed_box_plays(players):
    game = vicus.game(NAME, box=CHANGES)
    for seed in range(4):
        match = game.new(players=players, seed=seed)
        while not match.over:
            match.play(match.legal()[len(match.actions) * 7 % len(match.legal())])
            assert all(found == wanted for found, wanted in game.spec.census(match.state, game.box.contents).values())
        assert vicus.load(match.save()).state == match.state


def test_values_reach_the_rules():
    match = vicus.game(NAME, box=CHANGES).new(players=3, seed=1)
    view = match.view(0)
    assert [player["points"] for player in view["seats"]] == [1, 2, 3]
    assert Counter(card["deck"] for card in view["cards"] if card) == {"A": 4, "D": 6}
    assert len(view["track"]) == 7
    assert match.state.fresh[FOUNTAIN_KINDS.index("pond")] == view["fountain"]["fresh"] == 24


def test_an_own_box_has_its_own_records():
    ours, theirs = (vicus.game(NAME, box=box) for box in (None, {"rules": {"penalty": 3}}))
    assert ours.box.digest != theirs.box.digest
    assert '"box"' in theirs.new(players=2, seed=1).save()


def test_what_a_box_allows_fits_into_the_state():
    """Sixteen tiles with nine chimneys: compiled engines would count on from -128."""
    box = {"tiles": {f"L{n:02}": {"sides": "VVVV", "chimneys": 9} for n in range(1, 17)}}
    table = Table(box=box).lay(*(f"{1 + n // 4},{1 + n % 4} L{n + 1:02}" for n in range(16)))
    assert table.owns("chimneys") == 144
    assert type(table.s).from_record(table.s.to_record()[0]) == table.s


# -- boxes that are refused ---------------------------------------------------------------------------------------------


def tile(**face: object) -> dict:
    return {"tiles": {"L01": face}}


def card(**parts: object) -> dict:
    return {"cards": {"D01": parts}}


def board(*rows: object) -> dict:
    return {"boards": {"A": {"rows": list(rows)}}}


def tasks(*texts: object) -> dict:
    return {"frames": {"R01": {"tasks": list(texts)}}}


EMPTY = "......"
GOOD_ROWS = ["xxx...", "xxx...", "xxx...", "...S..", EMPTY, EMPTY]
REFUSED = [
    ({"expansion": {}}, "box-unknown-section"),
    ({"rules": 3}, "box-not-a-table"),
    ({"tiles": ["L01"]}, "box-not-a-table"),
    ({"tiles": {"L01": "P---"}}, "box-not-a-table"),
    ({"cards": {"A01": 4}}, "box-not-a-table"),
    ({"rules": {"start_points": [8, 9]}}, "box-not-a-table"),
    ({"rules": {"cards": "AABBCCDD"}}, "box-not-a-table"),
    ({"rules": {"penalties": 4}}, "box-unknown-key"),
    ({"rules": {"start_points": {"5": [1, 2, 3, 4, 5]}}}, "box-unknown-key"),
    ({"tasks": {"pond": 5}}, "box-unknown-key"),
    ({"track": {"spaces": 20}}, "box-unknown-key"),
    ({"boards": {"A": {"row": []}}}, "box-unknown-key"),
    ({"frames": {"R01": {"task": []}}}, "box-unknown-key"),
    (tile(side="P---"), "box-unknown-key"),
    (card(require={"chickens": 2}), "box-unknown-key"),
    (card(payout={"fish": 2}), "box-unknown-key"),
    (card(require={"grapes": 2}), "box-unknown-key"),  # a green card wants no goods
    ({"cards": {"A01": {"require": {"pond": 1}}}}, "box-unknown-key"),  # a red card wants nothing else
    ({"cards": {"A01": {"require": {"meadow": 1}}}}, "box-unknown-key"),
    ({"fountain_cards": {"pond": {"copy": 1}}}, "box-unknown-key"),
    ({"tiles": {"L01": {"sides": "P---", "provenance": "hearsay"}}}, "box-provenance"),
    ({"rules": {"penalty": -1}}, "box-number"),
    ({"rules": {"penalty": 101}}, "box-number"),
    ({"rules": {"penalty": "four"}}, "box-number"),
    ({"rules": {"penalty": True}}, "box-number"),
    ({"rules": {"penalty": datetime.date(2026, 1, 1)}}, "box-number"),
    ({"tasks": {"villa": 3.5}}, "box-number"),
    (card(payout={"points": 0}), "box-number"),
    (card(payout={"points": 10}), "box-number"),
    (card(require={"merchant": 0}), "box-number"),
    ({"fountain_cards": {"pond": {"points": -2}}}, "box-number"),
    ({"fountain_cards": {"pond": {"copies": 25}}}, "box-number"),
    ({"rules": {"start_points": {"2": [8]}}}, "box-start-points"),
    ({"rules": {"start_points": {"2": [8, 9, 10]}}}, "box-start-points"),
    ({"rules": {"start_points": {"2": [8, -1]}}}, "box-value"),
    ({"rules": {"start_points": {"2": [8, 101]}}}, "box-value"),
    ({"rules": {"start_points": {"2": 8}}}, "box-value"),
    ({"rules": {"cards": {"2": "AABBCCD"}}}, "box-decks"),
    ({"rules": {"cards": {"2": "AABBCCDDD"}}}, "box-decks"),
    ({"rules": {"cards": {"2": "AABBCCDE"}}}, "box-decks"),
    ({"rules": {"cards": {"2": 8}}}, "box-value"),
    ({"rules": {"cards": {"4": "CCCCCCCCCDDD"}}}, "box-deck-small"),
    ({"track": {"points": [0]}}, "box-value"),
    ({"track": {"points": [0] * 101}}, "box-value"),
    ({"track": {"points": [0, -1]}}, "box-value"),
    ({"track": {"points": 20}}, "box-value"),
    ({"villas": {"points": [0, 1, "2"]}}, "box-value"),
    ({"villas": {"points": [0, 101]}}, "box-value"),
    ({"boards": {"E": {"rows": GOOD_ROWS}}}, "box-count"),
    ({"frames": {"R17": {"tasks": ["pond 1", "villa 2"]}}}, "box-count"),
    ({"tiles": {"L85": {"sides": "P---"}}}, "box-count"),
    ({"tiles": {"D40": {"sides": "P---"}}}, "box-count"),
    ({"tiles": {"X01": {"sides": "P---"}}}, "box-count"),
    ({"cards": {"A13": {"require": {"fish": 1}, "payout": {"points": 1}}}}, "box-count"),
    ({"fountain_cards": {"pond": {"copies": 3}}}, "box-count"),
    (board(*GOOD_ROWS[:5]), "box-value"),
    (board(*GOOD_ROWS[:5], "....."), "box-board-rows"),
    (board(*GOOD_ROWS[:5], 3), "box-value"),
    ({"boards": {"A": {"rows": "xxx..."}}}, "box-value"),
    (board(*GOOD_ROWS[:5], "x....."), "box-board-signs"),
    (board(*GOOD_ROWS[:5], "S....."), "box-board-signs"),
    (board(*GOOD_ROWS[:5], "o....."), "box-board-signs"),
    (board(*GOOD_ROWS[:3], EMPTY, EMPTY, EMPTY), "box-board-signs"),
    (board(*GOOD_ROWS[:3], EMPTY, EMPTY, "..S..."), "box-board-shovel"),
    (board(*GOOD_ROWS[:3], "S.....", EMPTY, EMPTY), "box-board-shovel"),
    (board(*GOOD_ROWS[:3], ".....S", EMPTY, EMPTY), "box-board-shovel"),
    (board("..S...", *GOOD_ROWS[:3], EMPTY, EMPTY), "box-board-shovel"),
    (tasks("pond 1"), "box-value"),
    (tasks("pond 1", "villa 2", "baker 3"), "box-value"),
    (tasks("pond 1", "villa 7"), "box-frame"),
    (tasks("pond 1", "villa 0"), "box-frame"),
    (tasks("pond 1", "market 2"), "box-frame"),
    (tasks("pond 1", "meadow 2"), "box-frame"),
    (tasks("pond 1", "villa"), "box-frame"),
    (tasks("pond 1", "villa 2 3"), "box-frame"),
    (tasks("pond 1", " "), "box-frame"),
    (tasks("pond 1", 2), "box-value"),
    ({"frames": {"R01": {"tasks": "pond 1"}}}, "box-value"),
    (tile(sides="P--"), "box-tile-sides"),
    (tile(sides="P----"), "box-tile-sides"),
    (tile(sides="p---"), "box-tile-sides"),
    (tile(sides="X---"), "box-tile-sides"),
    (tile(sides=["P", "-", "-", "-"]), "box-value"),
    (tile(sides="MM--"), "box-tile-half"),
    (tile(sides="KPK-"), "box-tile-half"),
    (tile(sides="P---", single="market"), "box-tile-single"),
    (tile(sides="----", single="castle"), "box-value"),
    (tile(sides="----", single=["market"]), "box-value"),
    (tile(sides="----"), "box-tile-empty"),
    (tile(sides="P---", chimneys=1), "box-tile-chimneys"),
    (tile(sides="V---", chimneys=10), "box-number"),
    (tile(sides="V---", chimneys=-1), "box-number"),
    (tile(sides="V---", chimneys=True), "box-number"),
    ({"tiles": {"D01": {"sides": "P-H-"}}}, "box-tile-dark"),
    (card(require=3), "box-not-a-table"),
    (card(payout="points"), "box-not-a-table"),
    (card(require={}), "box-card-part"),
    ({"fountain_cards": {"castle": {"copies": 0, "points": 2}}}, "box-unknown-key"),
    ({"fountain_cards": {"any_landscape": {"copies": 0, "points": 2}}}, "box-unknown-key"),
]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"rules": {"start_points": {"2": [8, 101]}}},
            "section “rules.start_points” of the box is [8, 101]: write [0 … 100]",
        ),
        ({"villas": {"points": [0]}}, "points in section “villas” of the box is [0]: write [0 … 100 × 2–100]"),
        (tasks("pond 1"), "tasks in section “frames.R01” of the box is ['pond 1']: write [\"…\" × 2]"),
        (tile(sides="----", single="castle"), "single in section “tiles.L01” of the box is castle: write "),
        (tile(sides="V---", chimneys=10), "chimneys in section “tiles.L01” of the box is 10: it must be"),
        (
            {"fountain_cards": {"castle": {"copies": 0, "points": 2}}},
            "“fountain_cards” of the box has an unknown entry",
        ),
        (card(require={"grapes": 2}), "“cards.D01.require” of the box has an unknown entry “grapes”. Known: vineyard, "),
    ],
)
def test_a_refusal_says_where_and_what_to_write(changes, message):
    with pytest.raises(vicus.BadBox) as problem:
        vicus.game(NAME, box=changes)
    assert message in problem.value.message("en")


def test_a_tile_and_a_card_may_have_the_same_name():
    """A tile is replaced as a whole, of a card only the part that was typed in."""
    changes = {"tiles": {"D01": {"sides": "G---"}}, "cards": {"D01": {"payout": {"points": 9}}}}
    contents = vicus.game(NAME, box=changes).box.contents
    assert contents.tiles["D01"].sides == "G---"
    assert (contents.cards["D01"].require, contents.cards["D01"].payout) == ({"merchant": 1}, {"points": 9})


@pytest.mark.parametrize(("changes", "key"), REFUSED)
def test_impossible_boxes_are_refused(changes, key):
    with pytest.raises(vicus.BadBox) as problem:
        vicus.game(NAME, box=changes)
    assert problem.value.key == key
    assert all(problem.value.message(language) for language in ("en", "de", "ru"))


def test_a_card_of_no_deck_is_refused():
    """Cards can be added or changed, not renamed: only a whole file could hold this."""
    data = copy.deepcopy(BOX)
    data["cards"]["E01"] = data["cards"].pop("D28")
    with pytest.raises(vicus.BadBox) as problem:
        SPEC.box(data)
    assert problem.value.key == "box-card-deck"


def test_every_refusal_of_the_box_is_tested():
    import re

    from vicus.games.carpe_diem import box

    keys = set(re.findall(r'"(box-[a-z-]+)"', Path(box.__file__).read_text("utf-8")))
    assert keys <= {key for _, key in REFUSED} | {"box-card-deck"}
