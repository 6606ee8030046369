import pytest
from vicus.games.bohemian_villages.action_ids import ACTIONS

import vicus
from vicus.games.bohemian_villages.actions import Bishop, Pass, Place, Reroll, Tile, Use
from vicus.games.bohemian_villages.components import HANDS


@pytest.fixture
def codec():
    return vicus.game("bohemian_villages").codec


def test_every_id_reads_back(codec):
    known = 0
    for number in range(ACTIONS):
        try:
            text = codec.text(number)
        except vicus.UnknownAction:
            continue
        known += 1
        assert codec.parse(text) == number
        assert hash(codec.value(number)) == hash(codec.value(codec.parse(text)))
    places = sum(len(v["buildings"]) for v in vicus.game("bohemian_villages").box.data["villages"].values())
    assert known == 2 * len(HANDS) + places + 3


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("use 3+4", Use((3, 4))),
        ("reroll 1+1+6", Reroll((1, 1, 6))),
        ("place inn Nenbrad", Place("inn", "Nenbrad")),
        ("place town_hall Nenbrad", Place("town_hall", "Nenbrad")),
        ("bishop", Bishop()),
        ("tile", Tile()),
        ("pass", Pass()),
    ],
)
def test_canonical_texts(codec, text, value):
    assert codec.value(codec.parse(text)) == value
    assert codec.text(codec.parse(text)) == text


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("4+3", "use 3+4"),
        ("use 6 + 1 + 2", "use 1+2+6"),
        ("USE 2+2", "use 2+2"),
        ("  Place   INN  nenbrad ", "place inn Nenbrad"),
        ("place inn Nenbrad #1", "place inn Nenbrad"),
        ("reroll 5", "reroll 5"),
    ],
)
def test_loose_texts(codec, loose, canonical):
    assert codec.text(codec.parse(loose)) == canonical


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Say what"),
        ("fly", "no action"),
        ("bishop now", "no action"),
        ("use", "names no dice"),
        ("use 7+1", "1 to 6"),
        ("use 1+1+1+1+1", "names no dice"),
        ("use ٣+4", "names no dice"),
        ("place inn", "no action"),
        ("place inn Prag", "no village Prag"),
        ("place mill Nenbrad", "Nenbrad has no such building"),
        ("place inn Nenbrad #2", "no such building"),
        ("place inn Nenbrad #x", "no such building"),
    ],
)
def test_texts_that_mean_nothing(codec, text, says):
    with pytest.raises(vicus.UnknownAction, match=says):
        codec.parse(text)
