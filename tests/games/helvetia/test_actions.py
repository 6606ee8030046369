"""Actions as numbers, values and texts."""

import pytest

import vicus
from vicus.games.helvetia.actions import (
    ACTIONS,
    Bear,
    Build,
    Buy,
    Choose,
    Deliver,
    Dowry,
    End,
    From,
    In,
    Lay,
    Marry,
    Neutral,
    NeutralBuild,
    NeutralMarry,
    Pass,
    Rob,
    Settle,
    Wake,
    WakeNobody,
    Work,
)

from .positions import games

SIZE = ACTIONS.size


@pytest.fixture
def actions():
    return vicus.game("helvetia").actions


def test_every_id_reads_back(actions):
    texts = [actions.text(number) for number in range(SIZE)]
    assert len(set(texts)) == actions.size == SIZE
    assert [actions.parse(text) for text in texts] == list(range(SIZE))
    assert len({actions.value(number) for number in range(SIZE)}) == SIZE, "values can be hashed and are all different"


def test_the_blocks_of_ids_leave_no_gap(actions):
    sizes = {
        "choose": 5,
        "rob": 20,
        "lay": 28,
        "neutral": 5,
        "settle": 84,
        "in": 2,
        "build": 24,
        "deliver": 16,
        "wake": 16,
        "marry": 224,
        "bear": 56,
        "extra build": 24,
        "extra deliver": 16,
        "extra wake": 16,
        "extra marry": 224,
        "extra bear": 56,
        "wake nobody": 1,
        "neutral build": 24,
        "neutral marry": 28,
        "end": 1,
        "pass": 1,
        "work": 112,
        "buy": 1,
        "from": 16,
        "dowry": 4,
    }
    assert sizes == {block.verb: block.size for block in ACTIONS.blocks}
    first = 0
    for verb, size in sizes.items():
        assert next(block.first for block in ACTIONS.blocks if block.verb == verb) == first
        assert all(actions.text(number).startswith(verb) for number in range(first, first + size))
        first += size
    assert first == SIZE


@pytest.mark.parametrize("number", [-1, SIZE, 10**6])
def test_other_numbers_are_no_actions(actions, number):
    for ask in (actions.text, actions.value):
        with pytest.raises(vicus.UnknownAction) as problem:
            ask(number)
        assert problem.value.key == "action-no-id"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("choose grain_farm", Choose("grain_farm")),
        ("rob 3 well", Rob(3, "well")),
        ("lay 0", Lay(0)),
        ("lay 27", Lay(27)),
        ("neutral well", Neutral("well")),
        ("settle 7 woman", Settle(7, "woman")),
        ("settle 7 nobody", Settle(7, "nobody")),
        ("in man", In("man")),
        ("build cheese_dairy", Build("cheese_dairy", False)),
        ("extra build church", Build("church", True)),
        ("deliver cowbell", Deliver("cowbell", False)),
        ("extra deliver wood", Deliver("wood", True)),
        ("wake 2 bottom_left", Wake(2, "bottom_left", False)),
        ("extra wake 0 top_right", Wake(0, "top_right", True)),
        ("marry school 1 27", Marry("school", 1, 27, False)),
        ("extra marry centre 3 0", Marry("centre", 3, 0, True)),
        ("bear 9 man", Bear(9, "man", False)),
        ("extra bear 9 woman", Bear(9, "woman", True)),
        ("wake nobody", WakeNobody()),
        ("neutral build town_hall", NeutralBuild("town_hall")),
        ("neutral marry 12", NeutralMarry(12)),
        ("end", End()),
        ("pass", Pass()),
        ("work 3 27", Work(3, 27)),
        ("buy", Buy()),
        ("from water", From("water")),
        ("dowry 2", Dowry(2)),
    ],
)
def test_canonical_texts(actions, text, value):
    assert actions.value(actions.parse(text)) == value
    assert actions.text(actions.parse(text)) == text


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("  BUILD   Goat  Shed ", "build goat_shed"),
        ("extra  build town hall", "extra build town_hall"),
        ("Choose grain farm", "choose grain_farm"),
        ("neutral grain farm", "neutral grain_farm"),
        ("neutral build bell founder", "neutral build bell_founder"),
        ("build dairy", "build dairy"),
        ("build cheese dairy", "build cheese_dairy"),
        ("Wake 1 Top Left", "wake 1 top_left"),
        ("extra wake 1 bottom right", "extra wake 1 bottom_right"),
        ("WAKE NOBODY", "wake nobody"),
        ("End", "end"),
    ],
)
def test_loose_texts(actions, loose, canonical):
    assert actions.text(actions.parse(loose)) == canonical


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "action-empty"),
        ("   ", "action-empty"),
        ("fly 3", "action-unparsable"),
        ("3", "action-unparsable"),
        ("buildwell", "action-unparsable"),
        ("neutral", "action-form"),
        ("extra", "action-unparsable"),
        ("extra end", "action-unparsable"),
        ("build", "action-form"),
        ("build well mine", "action-form"),
        ("end now", "action-form"),
        ("pass 1", "action-form"),
        ("lay", "action-form"),
        ("rob well", "action-word"),
        ("marry centre 1", "action-form"),
        ("wake 1", "action-form"),
        ("neutral build", "action-form"),
        ("build castle", "action-word"),
        ("choose mine", "action-word"),
        ("neutral mine", "action-word"),
        ("deliver gold", "action-word"),
        ("lay 28", "action-word"),
        ("lay -1", "action-word"),
        ("lay 00", "action-word"),
        ("lay 1.0", "action-word"),
        ("lay ٣", "action-word"),
        ("rob 4 well", "action-word"),
        ("settle 1 child", "action-word"),
        ("in nobody", "action-word"),
        ("wake 4 top_left", "action-word"),
        ("wake 1 middle", "action-word"),
        ("marry supply 1 2", "action-word"),
        ("work 4 0", "action-word"),
        ("dowry 4", "action-word"),
    ],
)
def test_texts_that_mean_nothing(actions, text, key):
    with pytest.raises(vicus.UnknownAction) as problem:
        actions.parse(text)
    assert problem.value.key == key
    assert all(problem.value.message(language) for language in ("en", "de", "ru"))


def test_what_was_meant_is_told(actions):
    with pytest.raises(vicus.UnknownAction, match=r"wake .*0 … 3.*top_left, top_right"):
        actions.parse("wake 1")
    with pytest.raises(vicus.UnknownAction, match="9 is not one of 0 … 3"):
        actions.parse("wake 9")
    with pytest.raises(vicus.UnknownAction, match="castle is not one of woodcutter, brickworks"):
        actions.parse("build castle")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_actions_come_in_the_order_of_their_ids(players):
    """… except that of several workers those on a building that makes the good come before those who exchange."""
    verbs = set()
    for match in games(players, 5):
        numbers = [action.id for action in match.legal()]
        verbs |= {action.text.split()[0] for action in match.legal()}
        if match.view()["phase"] not in ("act", "worker"):
            assert numbers == sorted(numbers)
        assert len(numbers) == len(set(numbers))
    assert verbs >= {"choose", "lay", "settle", "in", "build", "deliver", "wake", "marry", "bear", "extra", "end", "work"}
