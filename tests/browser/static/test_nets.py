"""Bots that play by nets, on the page without a server: nobody waits for a net before one is needed, and it stays."""

from __future__ import annotations

import gzip
import io
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

import vicus
from vicus.static import folder, offline

from .site import BELOW, LOADING, Site, Visitor

pytestmark = pytest.mark.compile

GAME = "bohemian_villages"
LEVELS = {"strong": '"policy:50"', "master": '"deep:60"'}
"""Whatever they are today: a net alone, and one that searches."""
KEPT = """(async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return new Set(kept.flat().filter(({ url }) => url.includes('/nets/')).map(({ url }) => url)).size
})()"""


@pytest.fixture(scope="module")
def learned(static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with levels that play by nets."""
    out = tmp_path_factory.mktemp("learned") / "page"
    shutil.copytree(static_folder, out)
    (packed,) = (out / folder.TABLE).glob(f"vicus-*.zip{folder.PACKED}")
    changed = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as package,
        zipfile.ZipFile(changed, "w") as into,
    ):
        for name in package.namelist():
            content = package.read(name)
            if name == f"vicus/games/{GAME}/judgement.toml":
                content = with_levels(content.decode()).encode()
            into.writestr(zipfile.ZipInfo(name), content)
    packed.write_bytes(gzip.compress(changed.getvalue()))
    index = out / offline.INDEX
    told = index.read_text("utf-8")
    index.write_text(re.sub(r'("version":)"\w{12}"', r'\1"learned"', told), "utf-8")
    (out / offline.WORKER).unlink()
    offline.write_worker(out, "learned")
    return out


def with_levels(judgement: str) -> str:
    for level, rung in LEVELS.items():
        judgement, found = re.subn(rf"^{level} = .*$", f"{level} = {rung}", judgement, count=1, flags=re.MULTILINE)
        assert found, level
    return judgement


@pytest.fixture
def site(learned: Path) -> Iterator[Site]:
    site = Site(learned)
    yield site
    site.stop()


def sit_down(player: Visitor, *levels: str) -> None:
    card = player.page.locator(f"article[data-game={GAME}]")
    for seat, level in enumerate(levels, start=1):
        card.get_by_test_id(f"seat-{seat}").select_option(level)
    player.page.get_by_test_id(f"play-{GAME}").click()
    player.wait("now?.status === 'playing'")


def until_kept(player: Visitor, number: int) -> None:
    pause = "new Promise((on) => setTimeout(on, 100))"
    player.page.evaluate(f"(async () => {{ while ((await {KEPT}) < {number}) await {pause} }})()")


def test_a_whole_game_against_nets_without_a_network(context: BrowserContext, site: Site, learned: Path) -> None:
    player = Visitor.at(context, site.address)
    expect(player.page.get_by_test_id("static-kept")).to_be_visible(timeout=LOADING)
    until_kept(player, len(list((learned / folder.NETS).iterdir())))
    made = json.loads(re.findall(r'id="vicus-static">(.*?)</script>', (learned / offline.INDEX).read_text(), re.DOTALL)[0])
    asked = [path.removeprefix(BELOW).removesuffix(folder.PACKED) for path in site.asked]
    first = next(number for number, path in enumerate(asked) if path.startswith(folder.NETS))
    assert {file["path"] for file in made["files"]} <= set(asked[:first]), "the first table goes before all nets"
    site.stop()
    context.set_offline(True)
    player.page.close()
    player = Visitor.at(context, site.address)
    sit_down(player, "strong", "master")
    assert player.play() == "over"
    assert player.told("now.ready")
    match = vicus.load(player.record())
    assert match.over
    assert [score.total for score in match.scores()] == player.told("now.scores.map((score) => score.total)")
    player.is_fine()


def test_others_play_until_a_net_can_be_had_and_the_table_says_so(context: BrowserContext, site: Site) -> None:
    site.missing = (f".net{folder.PACKED}",)
    player = Visitor.at(context, site.address)
    sit_down(player, "master")
    player.play(4)
    player.wait("now.ready === false")
    expect(player.page.get_by_test_id("not-ready")).to_be_visible()
    site.missing = ()
    player.play(4)
    player.wait("now.ready === true")
    expect(player.page.get_by_test_id("not-ready")).to_have_count(0)
    player.is_fine()
