import pytest

import vicus
from vicus.arena.box_change import changed, differences
from vicus.errors import BadOption
from vicus.games import names

BOX = {
    "rules": {"goal": 20, "surround": [4, 2], "provenance": "rulebook", "note": "stated"},
    "tiles": {"a": {"cost": {"wood": 1}, "name": "Hut", "provenance": "source"}},
    "boards": [{"sides": ["A", "B"], "out": []}],
}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rules.goal=18", [("rules.goal", 20, 18)]),
        (" rules.goal = 18 ", [("rules.goal", 20, 18)]),
        ("rules.surround.2=3", [("rules.surround.2", 2, 3)]),
        ("rules.surround=[5, 1]", [("rules.surround.1", 4, 5), ("rules.surround.2", 2, 1)]),
        ("rules.surround=[5]", [("rules.surround", [4, 2], [5])]),
        ("tiles.a.cost.wood=2", [("tiles.a.cost.wood", 1, 2)]),
        ("tiles.a.cost={ stone = 1 }", [("tiles.a.cost.wood", 1, None), ("tiles.a.cost.stone", None, 1)]),
        ("tiles.a.name=Cottage", [("tiles.a.name", "Hut", "Cottage")]),
        ("tiles.a.name=a = b", [("tiles.a.name", "Hut", "a = b")]),
        ("boards.1.sides.1=C", [("boards.1.sides.1", "A", "C")]),
        ("boards.1.out=[2]", [("boards.1.out", [], [2])]),
        ("rules.goal=20", []),
    ],
)
def test_a_value_is_changed_and_only_that(text, expected):
    assert list(differences(BOX, changed(BOX, [text]))) == expected


def test_changes_add_up_and_the_box_itself_stays():
    after = changed(BOX, ["rules.goal=18", "rules.goal=19", "tiles.a.name=X"])
    assert [new for _, _, new in differences(BOX, after)] == [19, "X"]
    assert BOX["rules"]["goal"] == 20


def test_what_was_changed_is_the_owners():
    after = changed(BOX, ["rules.goal=18"])
    assert after["rules"]["provenance"] == "owner"
    assert "note" not in after["rules"]
    assert after["tiles"]["a"]["provenance"] == "source"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("goal", "write KEY=VALUE, such as rules.goal=21"),
        ("=3", "write KEY=VALUE"),
        ("gaol=3", "The box has no “gaol”. It has rules, tiles, boards."),
        ("rules.gaol=3", "The box has no “rules.gaol”: rules has goal, surround."),
        ("rules.note=x", "no “rules.note”"),
        ("rules.surround.3=1", "rules.surround has 1, 2."),
        ("rules.surround.0=1", "rules.surround has 1, 2."),
        ("rules.goal.x=1", "rules.goal has 20"),
        ("rules.goal=many", "rules.goal is 20 in the box: “many” is not of the same kind"),
        ("rules.goal=1.5", "not of the same kind"),
        ("rules.goal=true", "not of the same kind"),
        ("rules=3", "not of the same kind"),
        ('rules.surround=[1, "b"]', "not of the same kind"),
    ],
)
def test_what_cannot_be_changed_is_told(text, words):
    with pytest.raises(BadOption) as problem:
        changed(BOX, [text])
    assert words in str(problem.value)


@pytest.mark.parametrize("name", names())
def test_every_number_of_a_box_can_be_addressed(name):
    data = vicus.game(name).box.data

    def leaves(part, key=""):
        pairs = part.items() if isinstance(part, dict) else enumerate(part, 1)
        for entry, value in pairs:
            if isinstance(value, dict | list):
                yield from leaves(value, f"{key}{entry}.")
            elif isinstance(value, int):
                yield f"{key}{entry}", value

    found = list(leaves(data))
    assert len(found) > 20
    for key, value in found:
        assert list(differences(data, changed(data, [f"{key}={value + 1}"]))) == [(key, value, value + 1)]
