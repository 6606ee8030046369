import sys

import pytest

import vicus
from vicus.engine.engines import interpreted, listening
from vicus.engine.mirror import Mirror

GAME = "bohemian_villages"


def test_rules_are_loaded_once_for_each_mirror():
    box = vicus.game(GAME).box
    seen: list[str] = []

    def transform(module, functions):
        seen.extend(f"{module.__name__.split('.', 1)[1]}.{name}" for name in functions)

    mirror = Mirror("mirror_under_test", GAME, box, transform)
    rules = mirror.module("rules")
    assert mirror.module("rules") is rules
    assert rules is not interpreted(GAME, box).rules
    assert "rules.turn.advance" in seen
    assert "events.turn" in seen
    assert "kernel.chance.below" in seen, "kernels that rules import are mirrored too"
    assert len(seen) == len(set(seen))
    assert rules.apply.__module__ == "mirror_under_test.rules.decisions"


def test_a_redirected_import_stays_inside_the_mirror():
    engine = interpreted(GAME, vicus.game(GAME).box)
    dice = engine.mirror.module("rules.dice")
    assert dice.below is engine.mirror.module("kernel.chance").below
    assert dice.below.__module__.startswith(engine.mirror.name)


def test_the_state_is_the_same_class_in_every_mirror():
    from vicus.games.bohemian_villages.state import State

    assert interpreted(GAME, vicus.game(GAME).box).state is State
    other = vicus.game(GAME, box={"coins": {"1": 99}})
    assert other.engine.state is State


def test_tables_belong_to_the_box():
    standard = vicus.game(GAME)
    small = vicus.game(GAME, box={"coins": {"1": 99}})
    assert standard.engine.mirror.module("tables").COINS == 285
    assert small.engine.mirror.module("tables").COINS == 99
    assert standard.new(players=2, seed=1).state.bank == 285


def test_modules_can_be_found_by_name_as_a_cache_needs():
    name = interpreted(GAME, vicus.game(GAME).box).rules.__name__
    assert sys.modules[name].legal


def test_an_unknown_module_of_a_mirror_is_an_import_error():
    mirror = Mirror("mirror_without", GAME, vicus.game(GAME).box, listening)
    with pytest.raises(ImportError, match="nonsense"):
        mirror.module("rules.nonsense")
