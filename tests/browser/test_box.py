"""Your box: a component is changed, checked, mended, tried at a table, and given out as a file that the command line takes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import vicus
from tests.browser.conftest import PHONE
from vicus.cli import box

pytestmark = [pytest.mark.browser]


def test_a_component_is_edited_checked_tried_and_saved(enter):
    ada = enter(name="Ada")
    ada.at("box-bohemian_villages").click()
    expect(ada.at("box-left")).to_have_text("25 components to confirm")
    expect(ada.at("box-verdict")).to_have_attribute("data-state", "good")

    ada.at("piece-villages.N").click()
    number = ada.at("field-villages.N.buildings.4-number")
    number.fill("0")
    expect(ada.at("wrong")).to_contain_text("write the number printed on it behind town_hall")
    expect(ada.at("box-verdict")).to_have_attribute("data-state", "bad")
    expect(ada.at("box-play")).to_be_disabled()
    number.fill("10")
    expect(ada.at("box-verdict")).to_contain_text("1 component differs")
    expect(ada.at("box-left")).to_have_text("24 components to confirm")
    ada.at("confirm-villages.A").click()
    expect(ada.at("box-left")).to_have_text("23 components to confirm")
    ada.at("box-close").click()

    ada.at("box-shelf").click()
    ada.at("box-name").fill("First edition")
    expect(ada.at("box-verdict")).to_have_attribute("data-state", "good")
    expect(ada.at("box-save")).to_be_enabled()
    ada.at("box-save").click()
    expect(ada.at("box-load-First edition")).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.at("box-download").click()
    ada.page.keyboard.press("Escape")
    file = Path(saved.value.path())
    box.run("bohemian_villages", file, "en")  # vicus box --box FILE
    game = vicus.game("bohemian_villages", file)
    assert game.box.data["villages"]["N"]["buildings"][4] == "town_hall 10"
    assert game.box.data["villages"]["A"]["provenance"] == "owner"
    assert game.box.data["box"]["name"] == "First edition"

    ada.at("box-play").click()
    ada.at("box-lay").click()
    ada.at("prompt").wait_for()
    expect(ada.at("own-box-notice")).to_contain_text("First edition")
    ada.at("own-box").click()
    expect(ada.at("own-box-dialog")).to_contain_text("Not as in the standard box: Villages N.")
    ada.page.keyboard.press("Escape")
    before = ada.number
    ada.step()
    ada.page.wait_for_function(f"Number(document.querySelector('[data-testid=table]').dataset.number) > {before}")


def test_a_file_is_opened_and_a_bad_one_is_explained(enter, tmp_path):
    ada = enter(name="Ada", viewport=PHONE)
    ada.page.goto(ada.address + "#/box/helvetia")
    expect(ada.at("box-verdict")).to_have_attribute("data-state", "good")
    file = tmp_path / "mine.toml"
    file.write_text("[rules]\ngoal = 0\n", "utf-8")
    ada.at("box-shelf").click()
    ada.at("box-file").set_input_files(file)
    expect(ada.at("box-verdict")).to_contain_text("it must be a whole number from 1 to 100")
    ada.at("box-show").click()
    expect(ada.at("wrong")).to_contain_text("goal")
    ada.at("box-reset-one").click()
    expect(ada.at("box-verdict")).to_have_attribute("data-state", "good")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
