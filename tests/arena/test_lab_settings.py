import pytest

import vicus
from vicus.arena.lab_settings import LabSettings, lab_settings
from vicus.bots.guard import check
from vicus.games import names


@pytest.mark.parametrize("name", names())
def test_games_name_players_actions_and_events_that_there_are(name):
    game, settings = vicus.game(name), lab_settings(name)
    for bot in (settings.bot, settings.insights):
        check(bot, game)
    fields = {block.tag: set(block.kind.__struct_fields__) for block in game.spec.actions.blocks}
    for kind, names_of in {**settings.actions, **{kind: [field] for kind, field in settings.openings.items()}}.items():
        assert set(names_of) <= fields[kind]
    told = {kind.name: {name for each in kind.parameters for name in each.told} for kind in game.spec.event_kinds.values()}
    for kind, names_of in {**settings.events, **{kind: [field] for kind, field in settings.opening_events.items()}}.items():
        assert {"seat", *names_of} <= told[kind]


@pytest.mark.parametrize("name", names())
def test_values_rest_on_sections_that_the_box_has(name):
    settings = lab_settings(name)
    counted = {**settings.actions, **settings.events, **{kind: ["event"] for kind in settings.opening_events}}
    for key, sections in settings.rests.items():
        kind, _, field = key.partition(".")
        assert field in [*counted[kind], *settings.actions.get(kind, ()), *settings.events.get(kind, ())]
        assert {section.removesuffix("*") for section in sections} <= set(vicus.game(name).box.data)


def test_without_its_net_a_game_is_played_by_the_greedy_player(monkeypatch):
    monkeypatch.setattr("vicus.arena.lab_settings.has_net", lambda game: False)
    assert lab_settings("helvetia").bot == lab_settings("helvetia").insights == "greedy"


def test_a_game_may_say_nothing(monkeypatch, tmp_path):
    monkeypatch.setattr("vicus.arena.lab_settings.FILE", "nothing.toml")
    assert lab_settings("helvetia") == LabSettings()
