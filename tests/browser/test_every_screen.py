"""Every screen fits at every size, in every language: nothing is cut, too small, covered or out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from vicus.bots.names import NAMES
from vicus.texts import FOLDER

from .conftest import Player, settings_script
from .screens import DESKTOP, SCREENS, Screen, Size, at_moment, measure, settled, show, variants

pytestmark = pytest.mark.browser
YOURS = "Maximiliane"
"""Not the shortest one."""
SEEN_BEFORE = {"learn-helvetia", "box-carpe_diem", "legend-helvetia", "puzzle-helvetia", "mine-archive", "look-carpe_diem"}
"""Styles stay when a screen is left, so each screen must look right beside those of others."""


@pytest.fixture(scope="module")
def visitor(browser, address) -> Iterator[Player]:
    """One page for all screens: they are opened one after the other, and change size and language as they are."""
    context = browser.new_context(viewport=DESKTOP, locale="en-US", reduced_motion="reduce")
    context.add_init_script(settings_script(name=YOURS, named=True))
    player = Player(context, address)
    for screen in SCREENS:
        if screen.name in SEEN_BEFORE:
            show(player, screen)
    yield player
    context.close()
    assert player.problems == []


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_nothing_is_cut_small_covered_or_out_of_reach(visitor: Player, screen: Screen) -> None:
    show(visitor, screen)
    found = [
        f"{size} {language}: {problem}"
        for size, language in variants(visitor.page, screen)
        for problem in measure(visitor.page, screen, size)
    ]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("rule", "problem"),
    [
        (
            ".player .name { display: block; width: 30px; overflow: hidden; white-space: nowrap }",
            "cut",
        ),
        (".village-name { font-size: 10px }", "small"),
        (".village-name { font-size: 20px; scale: .5 }", "small"),
        (".turn-buttons { translate: 0 60px }", "control cut"),
        (".turn-buttons .btn { min-height: 0; height: 20px }", "target"),
        (".player .score { translate: -110px 0 }", "on each other"),
        (".holdings { position: relative; margin-top: -26px; background: red }", "covered"),
        ("[data-testid=undo] { translate: 40px 0 }", "controls on each other"),
        ("body { width: 110vw }", "sideways"),
        (".table-screen { height: 1000px }", "scrolls"),
    ],
)
def test_what_is_wrong_is_found(visitor: Player, rule: str, problem: str) -> None:
    screen = Screen("broken", at_moment("bohemian_villages", 2, "middle"), table=True)
    if visitor.page.locator(".village").count() == 0 or not visitor.at("undo").is_visible():  # a puzzle has villages, too
        show(visitor, screen)
    visitor.page.set_viewport_size(DESKTOP)
    visitor.page.evaluate(
        "rule => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rule); document.adoptedStyleSheets = [sheet] }", rule
    )
    settled(visitor.page)
    found = measure(visitor.page, screen, Size(**DESKTOP, still=True))
    visitor.page.evaluate("document.adoptedStyleSheets = []")
    assert any(one.startswith(f"{problem}:") for one in found), found


BESIDE = """([names, word]) => [...document.querySelectorAll('.player:has(.tag.level)')].flatMap((card) => {
  const [name, tag] = [card.querySelector('.name'), card.querySelector('.tag.level')]
  if (!tag.getClientRects().length) return []
  const [called, level] = [name.firstChild, tag.firstChild]
  const before = [called.data, level.data]
  const cut = names.filter((other) => {
    ;[called.data, level.data] = [other, word]
    const words = document.createRange()
    words.selectNodeContents(tag)
    return words.getBoundingClientRect().right > tag.getBoundingClientRect().right + 1 || name.scrollWidth > name.clientWidth
  })
  ;[called.data, level.data] = before
  return cut
})"""
"""Names beside which a level is cut, or which are cut themselves. Bots at the next table are called otherwise."""


@cache
def words(language: str) -> dict[str, str]:
    """The texts of a single line."""
    files = [(FOLDER / language / f"{name}.ftl").read_text("utf-8") for name in ("common", "page")]
    return dict(line.split(" = ", 1) for text in files for line in text.splitlines() if " = " in line)


@pytest.mark.parametrize("screen", [s for s in SCREENS if s.name.endswith("-widest")], ids=lambda screen: screen.name)
def test_every_level_has_room_beside_every_name(visitor: Player, screen: Screen) -> None:
    show(visitor, screen)
    assert visitor.page.locator(".player .tag.level").count() > 0
    cut = []
    for size, language in variants(visitor.page, screen):
        for level, names in NAMES.items():
            word = words(language).get(f"page-level-tag-{level}") or words(language)[f"level-{level}"]
            found = visitor.page.evaluate(BESIDE, [list(names), word])
            cut += [f"{size} {language}: {word} beside {name}" for name in found]
    assert cut == []


def test_only_what_is_in_dusk_may_be_covered_by_whoever_teaches(visitor: Player) -> None:
    screen = next(screen for screen in SCREENS if screen.name == "learn-bohemian_villages")
    show(visitor, screen)
    settled(visitor.page)
    assert measure(visitor.page, screen, Size(**DESKTOP)) == []
    rule = ".teaching[data-side] { inset: auto auto var(--bar) 16px }"  # over the village that is lit
    visitor.page.evaluate(
        "rule => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rule); document.adoptedStyleSheets = [sheet] }", rule
    )
    found = measure(visitor.page, screen, Size(**DESKTOP))
    visitor.page.evaluate("document.adoptedStyleSheets = []")
    assert any(one.startswith("covered:") and "bubble" in one for one in found), found


def test_a_larger_window_has_a_larger_board(visitor: Player) -> None:
    """Letters and pieces grow with it, not only the paper that they lie on."""
    show(visitor, Screen("large", at_moment("helvetia", 4, "middle"), table=True))
    before: dict[str, float] = {}
    for size in (Size(1366, 768), Size(1920, 1080), Size(2560, 1440)):
        visitor.page.set_viewport_size({"width": size.width, "height": size.height})
        settled(visitor.page)
        for place in (".player .name", ".mini-village", ".house-card", ".good-place", ".log-line", ".own .hamlet"):
            box = visitor.page.locator(place).last.bounding_box()
            assert box
            assert box["height"] > 1.15 * before.get(place, 0), (place, size)
            before[place] = box["height"]
