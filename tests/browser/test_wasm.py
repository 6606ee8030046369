"""The WebAssembly modules in a browser's worker, by the page's own scripts; the bot workers, and the client that asks them."""

import pytest

import vicus
from tests.engine.elsewhere import all_checks, differences, searches
from vicus.engine import engines
from vicus.games import names
from vicus.testing.scripts import bundled, served

pytestmark = [pytest.mark.compile, pytest.mark.xdist_group("wasm")]
GAME = "bohemian_villages"
IN_A_WORKER = """
  ([game, checks]) => new Promise((resolve, reject) => {
    const worker = new Worker('worker.js', { type: 'module' })
    worker.onerror = (event) => reject(new Error(event.message))
    worker.onmessage = ({ data }) => {
      if (data.error) reject(new Error(data.error))
      else if (data.answers.length === checks.length) resolve(data.answers)
      else worker.postMessage({ checks })
    }
    worker.postMessage({ load: game })
  })
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("scripts")
    bundled("tests/wasm/worker.ts", folder / "worker.js")
    bundled("tests/wasm/page.ts", folder / "page.js")
    bundled("src/wasm/bot-worker.ts", folder / "bot-worker.js")
    return folder


@pytest.fixture(scope="module")
def page(browser, folder):
    with served(folder) as address:
        page = browser.new_page()
        page.goto(address)
        yield page
        page.close()


@pytest.mark.parametrize("name", names())
def test_modules_in_a_browser_do_the_same_as_native_code(name, folder, page):
    engines.wasm_program(name, vicus.game(name).box).save(folder)
    checks = all_checks(name)
    answers = page.evaluate(IN_A_WORKER, [name, [check.question for check in checks]])
    assert differences(checks, answers) == []


def test_bot_workers_answer_at_the_same_time_and_stop_when_told(folder, page):
    engines.wasm_program(GAME, vicus.game(GAME).box).save(folder)
    check = next(searches(GAME, 2, 300, 0))
    ask = {**check.question["ask"], "position": list(bytes.fromhex(check.question["ask"]["position"]))}
    page.add_script_tag(url="page.js", type="module")
    page.wait_for_function("() => globalThis.tried")
    found = page.evaluate("([game, ask]) => tried(game, ask)", [GAME, ask])
    right = {name: value for name, value in check.answer.items() if name != "id"}
    assert found["found"] == [right, right]
    assert found["byTime"]["done"] > 0
    assert found["forgotten"] == "d was forgotten"
    assert found["wrong"].startswith("a position of bohemian_villages has")
    assert found["ended"] == "a bot worker took longer than 0.1 s and was ended"
    assert found["again"] == right, "by the worker that took its place"
    assert found["started"] == 4
