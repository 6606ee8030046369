import json

import pytest

import vicus
from vicus.core.record import read_file


@pytest.fixture
def match():
    match = vicus.game("bohemian_villages").new(players=3, seed=11)
    for _ in range(20):
        match.play(match.legal()[0])
    return match


def changed(match, **fields):
    return json.dumps(json.loads(match.save()) | fields)


def test_a_record_replays_to_the_same_match(match):
    again = vicus.load(match.save())
    assert again.state == match.state
    assert again.actions == match.actions
    assert again.save() == match.save()


def test_a_record_is_readable(match):
    record = json.loads(match.save())
    assert record["game"] == "bohemian_villages"
    assert record["rules"] == 1
    assert record["actions"][0].startswith("use ")


def test_undone_actions_are_not_recorded(match):
    while not match.can_undo:
        match.play(match.legal()[0])
    before = len(match.actions)
    match.undo()
    assert len(json.loads(match.save())["actions"]) == before - 1


def test_a_record_carries_its_box():
    game = vicus.game("bohemian_villages", box={"coins": {"1": 40}, "villages": {"N": {"name": "Neustadt"}}})
    match = game.new(players=2, seed=3)
    match.play(match.legal()[0])
    again = vicus.load(match.save())
    assert again.state == match.state
    assert again.game.box.data["villages"]["N"]["name"] == "Neustadt"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no JSON"),
        ("rubbish", "no JSON"),
        ("[" * 200_000, "no JSON"),
        ("[1, 2]", "not a Vicus record"),
        ("{}", "not a Vicus record"),
        ("null", "not a Vicus record"),
        ('{"vicus": 99}', "format 99"),
        ('{"vicus": 1}', "“game”"),
    ],
)
def test_plain_rubbish_is_refused(text, says):
    with pytest.raises(vicus.BadRecord, match=says):
        vicus.load(text)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"rules": 2}, "rules version 2"),
        ({"game": "monopoly"}, "monopoly"),
        ({"players": 9}, "2 to 5"),
        ({"players": "3"}, "“players”"),
        ({"seed": -4}, "seed"),
        ({"seed": True}, "“seed”"),
        ({"options": {"speed": "high"}}, "speed"),
        ({"options": []}, "“options”"),
        ({"digest": "0" * 16}, "another position"),
        ({"box": {"coins": {"1": 0}}}, "worth 0"),
        ({"note": "hello"}, "unknown field “note”"),
        ({"box": "/etc/passwd"}, "“box”"),
        ({"box": ["coins"]}, "“box”"),
        ({"options": {"players": "4"}}, "no option “players”"),
        ({"options": {"self": "x"}}, "no option “self”"),
        ({"actions": ["unparsable"]}, "“unparsable”"),
        ({"actions": ["no-id"]}, "“no-id”"),
        ({"actions": ["empty"]}, "“empty”"),
        ({"actions": ["place inn Nenbrad #" + "9" * 5000]}, "action 1"),
        ({"actions": [1, 2]}, "action 1 is no text"),
        ({"actions": "use 3+4"}, "“actions”"),
    ],
)
def test_a_changed_field_is_refused(match, fields, says):
    with pytest.raises(vicus.BadRecord, match=says):
        vicus.load(changed(match, **fields))


def test_a_tampered_action_is_refused(match):
    """Every action in turn, replaced by another that was legal there: the end cannot be the same."""
    record = json.loads(match.save())
    replay = match.game.new(players=3, seed=11)
    for number, action in enumerate(match.actions):
        other = next(a for a in replay.legal() if a != action)
        actions = [*record["actions"][:number], other.text, *record["actions"][number + 1 :]]
        with pytest.raises(vicus.BadRecord):
            vicus.load(changed(match, actions=actions))
        replay.play(action)


def test_an_impossible_action_is_named_with_its_place(match):
    actions = [a.text for a in match.actions]
    actions[4] = "place inn Atlantis"
    with pytest.raises(vicus.BadRecord, match=r"action 5, “place inn Atlantis”"):
        vicus.load(changed(match, actions=actions))


def test_a_missing_or_extra_action_is_refused(match):
    actions = [a.text for a in match.actions]
    with pytest.raises(vicus.BadRecord):
        vicus.load(changed(match, actions=actions[:-1]))
    with pytest.raises(vicus.BadRecord):
        vicus.load(changed(match, actions=[*actions, match.legal()[0].text]))


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(vicus.BadRecord, match=r"no file .*missing\.json"):
        read_file(tmp_path / "missing.json")
    with pytest.raises(vicus.BadRecord, match="cannot be read"):
        read_file(tmp_path)
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(vicus.BadRecord, match="cannot be read"):
        read_file(tmp_path / "binary.json")


def test_a_file_may_begin_with_a_mark_as_some_editors_write_it(tmp_path):
    match = vicus.game("bohemian_villages").new(players=2, seed=7)
    (tmp_path / "marked.json").write_text(match.save(), "utf-8-sig")
    assert read_file(tmp_path / "marked.json").save() == match.save()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"vicus": ' + "9" * 400_000 + "}", "no JSON"),
        ('{"vicus": ' + "[" * 900 + "]" * 900 + "}", "“vicus”"),
        ('{"vicus": 1, "game": "\ud800"}', "no JSON"),
        ('{"vicus": 1.0}', "“vicus”"),
        ('{"vicus": "two"}', "format two"),
        ('{"vicus": 1, "a` b\\n": 0}', "unknown field “a` b\n”"),
    ],
)
def test_odd_rubbish_is_refused_as_well(text, says):
    with pytest.raises(vicus.BadRecord, match=says):
        vicus.load(text)


def test_the_action_that_is_no_text_is_counted_from_one(match):
    actions = [action.text for action in match.actions]
    with pytest.raises(vicus.BadRecord, match="action 3 is no text"):
        vicus.load(changed(match, actions=[*actions[:2], None, *actions[3:]]))


def test_a_number_with_a_point_is_no_whole_number(match):
    with pytest.raises(vicus.BadRecord, match="“players”"):
        vicus.load(changed(match, players=3.0))


def test_half_a_surrogate_pair_is_no_text(match):
    """It can be written in JSON, but nobody could be told of it."""
    record = json.loads(match.save())
    for damaged in ({"game": "\ud800"}, {"actions": ["\ud800"]}, {"box": {"\ud800": 1}}):
        with pytest.raises(vicus.BadRecord, match="JSON"):
            vicus.load(json.dumps(record | damaged))
