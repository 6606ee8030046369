from pathlib import Path

from vicus.spec.action_space import ActionSpace
from vicus.spec.game import no_preview

from .toy import CONTENTS, TOY


def test_the_folder_is_where_the_package_lies():
    assert TOY.folder == Path(__file__).parent


def test_lines_of_a_score_and_who_may_know_them():
    assert TOY.lines == ("points", "cards")
    assert TOY.private_lines == ("cards",)


def test_the_first_value_of_an_option_is_the_standard():
    assert TOY.meta.options["wind"].standard == "calm"


def test_actions_and_events_are_those_of_a_box():
    assert isinstance(TOY.action_space(CONTENTS), ActionSpace)
    assert TOY.event_reader(CONTENTS).read(("visited", 0, 0, -1)).params["town"] == "Old Town"
    assert "drew" in TOY.event_kinds


def test_without_anything_said_nothing_is_previewed_and_nobody_asked_alone():
    assert TOY.preview is no_preview
    assert TOY.preview(None, 0, None, CONTENTS) == {}
    assert TOY.asks_alone(None) is False
    assert TOY.burdens == frozenset()
