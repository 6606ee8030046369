"""The WebAssembly modules in Node, by the page's own scripts: the games, counts, searches and greedy moves of native code."""

import pytest

import vicus
from vicus.engine import engines
from vicus.games import names
from vicus.testing.scripts import Node, bundled

from . import thinking_elsewhere
from .elsewhere import all_checks, differences

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("wasm")]


@pytest.fixture(scope="module")
def script(tmp_path_factory):
    return bundled("tests/wasm/node.ts", tmp_path_factory.mktemp("node") / "checks.mjs")


@pytest.mark.parametrize("name", names())
def test_modules_in_node_do_the_same_as_native_code(name, script, tmp_path):
    engines.wasm_program(name, vicus.game(name).box).save(tmp_path)
    checks = all_checks(name)
    assert any(check.question.get("ask", {}).get("last") is not None for check in checks), "one search goes on from another"
    with Node(script, str(tmp_path)) as node:
        node.ask([name])
        assert differences(checks, node.ask([check.question for check in checks])["answers"]) == []


@pytest.mark.parametrize("name", names())
def test_nets_in_node_think_as_they_do_here(name, script, tmp_path):
    thinking_elsewhere.write(name, tmp_path)
    checks = thinking_elsewhere.all_checks(name)
    assert any(check.question.get("ask", {}).get("last") is not None for check in checks), "one search goes on from another"
    with Node(script, str(tmp_path)) as node:
        node.ask([])
        assert differences(checks, node.ask([check.question for check in checks])["answers"]) == []
