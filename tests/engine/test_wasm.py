"""The WebAssembly engine in wasmtime; everything here compiles, each game once for all workers."""

import hashlib
import json

import pytest

import vicus
from vicus.engine import engines
from vicus.engine.wasm import instance, linker, modules
from vicus.engine.wasm.program import Program, compiled_apart
from vicus.errors import EngineUnavailable
from vicus.games import names
from vicus.testing import conformance

from .counts_file import all_counts, every_way, standard_options

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("wasm")]
GAME = "bohemian_villages"
GAMES = 6000
"""For each number of players."""
WAYS = [way for name in names() for way in every_way(name)]


@pytest.mark.parametrize(("name", "players", "options"), WAYS)
def test_same_games_as_native_on_all_fields(name, players, options):
    """(And native ones are those of the interpreter: `test_native`.)"""
    box = vicus.game(name).box
    games = GAMES // sum(way[:2] == (name, players) for way in WAYS)
    ours = engines.native(name, box).simulate(78, 0, games, players, options, keep=games)
    theirs = engines.wasm(name, box).simulate(78, 0, games, players, options, keep=games)
    assert (ours.results == theirs.results).all()
    assert (ours.scores == theirs.scores).all()
    assert [field for field in ours.states.dtype.names if (ours.states[field] != theirs.states[field]).any()] == []


@pytest.mark.parametrize(("name", "players", "seed", "wanted"), all_counts())
def test_counts_of_action_sequences(name, players, seed, wanted):
    engine = engines.wasm(name, vicus.game(name).box)
    assert engine.count(seed, players, standard_options(name), len(wanted)) == wanted


@pytest.mark.parametrize("name", names())
def test_it_conforms(name):
    conformance.engines_agree(vicus.game(name), 20, "wasm")


def test_threads_do_not_change_the_games():
    game = vicus.game(GAME)
    one = game.simulate(9000, players=4, seed=3, engine="wasm", threads=1)
    two = game.simulate(9000, players=4, seed=3, engine="wasm", threads=2)
    assert one.checksum == two.checksum
    assert (one.scores == two.scores).all()


def test_a_module_is_built_once_and_always_the_same(toy, empty_cache, tmp_path, monkeypatch):
    first, digest = engines.wasm_program("toy", toy), engines.code_digest("toy", toy)
    again = compiled_apart("toy", toy, modules.key("toy", digest))
    assert first.wasm == again.wasm, "two builds, byte for byte"
    built = []
    monkeypatch.setattr(engines, "compiled_apart", lambda *about: built.append(about) or again)
    assert engines.wasm_program("toy", toy) == first
    assert not built, "it was in the cache"
    (modules.folder("toy", digest).path / "toy.json").write_text("{")
    assert engines.wasm_program("toy", toy).wasm == first.wasm
    assert len(built) == 1, "a damaged file is replaced"
    first.save(tmp_path)
    monkeypatch.setattr(modules, "SHIPPED", tmp_path)
    monkeypatch.setenv("VICUS_CACHE_DIR", str(tmp_path / "nothing"))
    modules._is_shipped.cache_clear()
    assert modules.found("toy", digest) == first, "as a wheel ships it"
    assert modules.found("toy", "another box") is None
    modules._is_shipped.cache_clear()


def test_modules_of_bots_that_play_by_a_net_are_shipped_beside(toy, empty_cache, tmp_path, monkeypatch):
    first, digest = engines.wasm_thinking("toy", toy), engines.code_digest("toy", toy)
    assert list(first.about.entries) == ["think", "deepen", "net_game"]
    assert modules.is_thinking_there("toy", digest)
    monkeypatch.setattr(engines, "compiled_apart", lambda *about: pytest.fail("it was in the cache"))
    assert engines.wasm_thinking("toy", toy) == first
    first.save(tmp_path / modules.THINKING)
    monkeypatch.setattr(modules, "SHIPPED", tmp_path)
    monkeypatch.setenv("VICUS_CACHE_DIR", str(tmp_path / "nothing"))
    modules._is_thinking_shipped.cache_clear()
    assert modules.is_thinking_there("toy", digest)
    assert engines.wasm_thinking("toy", toy) == first, "as a wheel ships it"
    assert modules.found_thinking("toy", "another box") is None
    modules._is_thinking_shipped.cache_clear()


def test_a_module_needs_nothing_from_outside():
    import wasmtime

    program = engines.wasm_program(GAME, vicus.game(GAME).box)
    assert wasmtime.Module(wasmtime.Engine(), program.wasm).imports == []


def test_files_tell_what_a_caller_has_to_know(tmp_path):
    game = vicus.game(GAME)
    engines.wasm_program(GAME, game.box).save(tmp_path)
    about = json.loads((tmp_path / f"{GAME}.json").read_text())
    assert about["state_size"] == game.engine.state.dtype.itemsize
    assert [field[0] for field in about["fields"]] == [field.name for field in game.engine.state.fields]
    assert Program.load(tmp_path, GAME).about.entries[0] == "simulate"


def test_what_is_not_installed_is_told(monkeypatch, toy, empty_cache):
    monkeypatch.setattr(instance, "is_installed", lambda: False)
    with pytest.raises(EngineUnavailable, match="wasmtime"):
        instance.Code(Program(b"", None))
    monkeypatch.setattr(linker.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(linker.shutil, "which", lambda name: None)
    with pytest.raises(EngineUnavailable, match="linker"):
        engines.wasm_program("toy", toy)


def test_arrays_begin_empty_though_memory_is_used_again():
    one = instance.Instance(instance.Code(engines.wasm_program(GAME, vicus.game(GAME).box)))
    with one.for_now():
        one.array((1000,), "i8")[:] = 7
    assert hashlib.sha256(one.array((1000,), "i8").tobytes()).digest() == hashlib.sha256(bytes(8000)).digest()
    assert one.array((0,), "i8").shape == (0,)
