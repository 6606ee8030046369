import copy

import pytest

from vicus.errors import BadBox
from vicus.spec.box import BoxSpec, parts

from .toy import BOX, CONTENTS, DATA, Contents


def changed(section: str, **values: object) -> dict:
    data = copy.deepcopy(DATA)
    data[section] |= values
    return data


def test_the_data_becomes_structs():
    box = BOX.box(DATA)
    assert box.contents.stones.colours == ["red", "green"]
    assert box.contents.towns["B"].name == "Byford"
    assert box.data == DATA
    assert box.contents.towns["A"].provenance == "owner"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (changed("stones", number=0), "number in section “stones” of the box is 0: it must be a whole number from 1 to 9"),
        (changed("stones", number="five"), "is five"),
        (changed("stones", number=1.5), "is 1.5"),
        (changed("stones", number=True), "is True"),
        (changed("stones", colours=["red"]), r"colours in section “stones” .*write \[\"…\" × 2\]"),
        (changed("stones", colours="red"), "colours in section “stones”"),
        (changed("stones", size=3), "unknown entry “size”. Known: .*number, colours"),
        (changed("stones", provenance="hearsay"), "“hearsay”.*rulebook, source, reconstructed, owner"),
        (changed("towns", A=3), r"“towns.A” of the box must be a table"),
        (changed("towns", A={"name": "Old Town"}), "gates in section “towns.A”"),
        (changed("towns", A={"gates": 1}), "“towns.A” of the box lacks the entry “name”"),
        (DATA | {"towns": 3}, "“towns” of the box must be a table"),
        (DATA | {"boards": ["x"]}, "“boards 1” of the box must be a table"),
        (DATA | {"boards": [DATA["stones"], DATA["stones"] | {"number": 10}]}, "number in section “boards 2”"),
        (DATA | {"expansion": {}}, "unknown section “expansion”"),
        ({"stones": DATA["stones"]}, "towns"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(data, says):
    with pytest.raises(BadBox, match=says):
        BOX.box(data)


def test_a_game_may_want_more():
    def check(box: Contents) -> None:
        if len(box.towns) < 3:
            raise BadBox("box-missing", section="towns", name="C")

    with pytest.raises(BadBox, match="lacks the entry “C”"):
        BoxSpec(Contents, check=check).box(DATA)


def test_an_owner_changes_what_they_have_typed_in(tmp_path):
    (tmp_path / "box.toml").write_text(
        '[stones]\nnumber = 5\ncolours = ["red", "green"]\n[towns.A]\nname = "Old Town"\ngates = 2\n'
        '[[boards]]\nnumber = 1\ncolours = ["a", "b"]\n[[boards]]\nnumber = 2\ncolours = ["a", "b"]\n',
        "utf-8",
    )
    assert BOX.standard(tmp_path).standard
    one = {"number": 3, "colours": ["c", "d"]}
    box = BOX.changed(tmp_path, {"stones": {"number": 7}, "boards": [one]})
    assert not box.standard
    assert (box.contents.stones.number, box.contents.towns["A"].gates) == (7, 2)
    assert [board.number for board in box.contents.boards] == [3]


def test_every_part_says_where_it_comes_from():
    found = {place: part.provenance for place, part in parts(CONTENTS)}
    assert found == {"stones": "rulebook", "towns.A": "owner", "towns.B": "reconstructed"}
