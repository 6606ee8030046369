"""The same guest in another browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect


def test_a_link_takes_name_and_seat_to_another_device(enter):
    ada, ben = enter(), enter()
    ada.sit_down(players=2)
    table = ada.page.url
    ada.page.goto(ada.address)
    ada.at("device").click()
    expect(ada.at("device-link")).to_have_value(re.compile(r"#/device/[\w-]{20,}$"))
    address = ada.at("device-link").input_value()
    assert ada.violations() == []
    ben.page.goto(address)
    ben.at("device-take").click()
    expect(ben.at("device-done")).to_be_visible()
    assert ben.violations() == []
    ben.page.goto(table)
    assert ben.my_turn(), "the seat came along"
    ben.step()


def test_a_link_that_was_used_says_so(enter):
    ada, ben, eve = enter(), enter(), enter()
    ada.at("device").click()
    expect(ada.at("device-link")).to_have_value(re.compile("device"))
    address = ada.at("device-link").input_value()
    for player, shown in ((ben, "device-done"), (eve, "device-problem")):
        player.page.goto(address)
        player.at("device-take").click()
        expect(player.at(shown)).to_be_visible()
        player.problems.clear()  # the browser counts the refusal as an error
