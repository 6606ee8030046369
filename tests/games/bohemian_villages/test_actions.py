import pytest

import vicus
from vicus.games.bohemian_villages.actions import Bishop, Pass, Place, Reroll, Tile, Use
from vicus.games.bohemian_villages.components import HANDS


@pytest.fixture
def actions():
    return vicus.game("bohemian_villages").actions


def test_every_id_reads_back(actions):
    for number in actions:
        text = actions.text(number)
        assert actions.parse(text) == number
        assert actions.find(actions.value(number)) == number
        assert hash(actions.value(number)) == hash(actions.value(actions.parse(text)))
    places = sum(len(v["buildings"]) for v in vicus.game("bohemian_villages").box.data["villages"].values())
    assert len(list(actions)) == 2 * len(HANDS) + places + 3
    assert actions.size == 583


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
def test_canonical_texts(actions, text, value):
    assert actions.value(actions.parse(text)) == value
    assert actions.text(actions.parse(text)) == text


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
def test_loose_texts(actions, loose, canonical):
    assert actions.text(actions.parse(loose)) == canonical


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Say what"),
        ("fly", "no action"),
        ("bishop now", "write bishop"),
        ("use", r"write use \(1, 2 … 6\+6\+6\+6\)"),
        ("use 7+1", r"7\+1 is not one of 1, 2 … 6\+6\+6\+6"),
        ("use 1+1+1+1+1", "is not one of"),
        ("use ٣+4", "is not one of"),
        ("place inn", r"not complete.*write place \(.*inn.*\) \(Anschow, "),
        ("place inn Prag", "prag is not one of Anschow, Bracholnitz"),
        ("place castle Nenbrad", "castle is not one of .*bakery"),
        ("place mill Nenbrad", "no such thing"),
        ("place inn Nenbrad #2", "2 is not one of 1"),
        ("place inn Nenbrad #x", "x is not one of 1"),
    ],
)
def test_texts_that_mean_nothing(actions, text, says):
    with pytest.raises(vicus.UnknownAction, match=says):
        actions.parse(text)


def test_a_village_of_an_owner_may_have_any_name():
    """Words and signs that texts are made with, numbers, beginnings of other names: 0.1 took them all, in records too."""
    names = ["Old", "Old 2", "Old_2", "New Place", "town hall", "Glassworks", "A + B", "A+B", "A, B", "1", "3+4", "{kind}"]
    twice = ["farm", "farm", "town_hall 5"]
    changes = {letter: {"name": name, "buildings": twice} for letter, name in zip("ACEGIKMOBDFH", names, strict=True)}
    game = vicus.game("bohemian_villages", box={"villages": changes})
    assert set(names) <= {value.village for value in map(game.actions.value, game.actions) if hasattr(value, "village")}
    for number in game.actions:
        text = game.actions.text(number)
        assert [game.actions.parse(form) for form in (text, text.upper(), f" {text} ")] == [number] * 3, text
