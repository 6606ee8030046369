"""Games over days in real browsers: a push that a real service worker shows, and a week that passes in a moment."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from vicus.testing.serving import running_server

from .conftest import GENEROUS, PATIENCE, Player

pytestmark = pytest.mark.browser

DAY = 86_400
SUBSCRIBED = """
  const keys = { p256dh: '%s', auth: 'MDEyMzQ1Njc4OWFiY2RlZg' }
  const endpoint = 'https://push.example/' + Math.random()
  let mine = null
  PushManager.prototype.getSubscription = async () => mine
  PushManager.prototype.subscribe = async (options) => {
    window.asked = { visible: options.userVisibleOnly, key: options.applicationServerKey.length }
    return (mine = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((mine = null), true) })
  }
"""
"""No push service can be reached from here: that one step is played by the page."""
RENEWED = """async ([before, p256dh]) => {
  const toJSON = () => ({ endpoint: 'https://push.example/another', keys: { p256dh, auth: 'MDEyMzQ1Njc4OWFiY2RlZg' } })
  let asked
  PushManager.prototype.subscribe = async (options) => {
    asked = { visible: options.userVisibleOnly, key: options.applicationServerKey.length }
    return { toJSON }
  }
  const works = []
  const about = { oldSubscription: { endpoint: before }, waitUntil: (work) => works.push(work) }
  self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), about))
  await Promise.all(works)
  return asked
}"""
"""The push service takes an address away: the worker asks for another one, and tells the server."""
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"


@pytest.fixture(scope="module")
def own_server() -> Iterator[tuple[str, Path]]:
    """A server whose clock nobody else minds, and its database."""
    limits = [option for limit in GENEROUS for option in ("--limit", limit)]
    with running_server("--no-warm", *limits) as (url, log):
        yield url, log.parent / "tables.db"
        assert "Traceback" not in log.read_text()


def pass_days(database: Path, days: float) -> None:
    """The clock of the tables goes on; the server sees it at its next look."""
    with sqlite3.connect(database, timeout=PATIENCE / 1000) as link:
        assert link.execute("UPDATE clocks SET served = served + ?", (days * DAY,)).rowcount == 1
    link.close()


def pushed_to(database: Path) -> list[dict]:
    """Where the server sends pushes."""
    with sqlite3.connect(database) as link:
        found = [json.loads(body) for (body,) in link.execute("SELECT body FROM channels WHERE kind = 'push'")]
    link.close()
    return found


def ask(page: Page, request: dict, answered: str) -> dict:
    """Something asked by a connection of its own, as the same guest."""
    return page.evaluate(
        """([request, answered]) => new Promise((done, fail) => {
          const socket = new WebSocket(location.href.replace('http', 'ws').split('#')[0] + 'ws')
          socket.onopen = () => { socket.send(JSON.stringify({type: 'hello'})); socket.send(JSON.stringify(request)) }
          socket.onmessage = ({ data }) => {
            const answer = JSON.parse(data)
            if (answer.type === 'error') fail(new Error(data))
            if (answer.type === answered) { socket.close(); done(answer) }
          }
        })""",
        [request, answered],
    )


def together(ada: Player, ben: Player) -> str:
    """Ada and Ben play over days; Ada begins. The address of the table."""
    plan = {"seats": [{"kind": "me"}, {"kind": "free"}], "terms": {"pace": {"days": 3}}}
    table = ask(ada.page, {"type": "create", "game": "bohemian_villages", **plan}, "created")["table"]
    for player in (ada, ben):
        player.page.goto(f"{player.address}#/t/{table}")
    ask(ben.page, {"type": "sit", "table": table, "seat": 1}, "welcome")
    ask(ben.page, {"type": "ready", "table": table}, "welcome")
    expect_ready(ada, table)
    ask(ada.page, {"type": "start", "table": table}, "welcome")
    for player in (ada, ben):
        player.at("prompt").wait_for()
    return table


def expect_ready(ada: Player, table: str) -> None:
    for _ in range(200):
        shown = ask(ada.page, {"type": "open", "table": table}, "table")
        if shown["seats"][1].get("ready"):
            return
        time.sleep(0.05)
    raise AssertionError("Ben is not ready")


def test_a_reminder_of_time_a_bot_and_back(enter, own_server):
    url, database = own_server
    ada, ben = enter(at=url), enter(at=url)
    table = together(ada, ben)
    expect(ada.at("own-clock")).to_contain_text("3 days left")
    expect(ben.at("clock-0")).to_contain_text("3 days left")
    expect(ada.page.get_by_test_id("strips").get_by_test_id("strip-away-1")).to_have_count(0)
    ben.page.goto(url)  # nobody has to be there
    ada.play_turn()
    expect(ada.at("clock-1")).to_contain_text("3 days left")
    expect(ben.at("waits")).to_contain_text("One game waits for you")
    expect(ben.page).to_have_title("(1) Vicus")
    pass_days(database, 2.8)
    expect(ada.at("player-1").locator(".seat-clock.soon")).to_have_count(0)  # the page hears of it when something happens
    pass_days(database, 0.3)
    ada.page.wait_for_function("() => document.querySelector('[data-testid=keeps-1]')", timeout=2 * PATIENCE)
    assert ada.my_turn()  # the bot has moved
    ben.page.goto(f"{url}#/t/{table}")
    ben.at("take-back").click()
    expect(ben.at("strip-take-back")).to_have_count(0)
    ada.play_turn()
    assert ben.my_turn()
    expect(ben.at("own-clock")).to_contain_text("3 days left")
    ben.play_turn()


def test_the_next_game_that_waits(enter, own_server):
    url, _ = own_server
    ada, ben = enter(at=url), enter(at=url)
    first = together(ada, ben)
    second = together(ada, ben)
    ada.play_turn()
    ada.at("next-game").click()
    ada.page.wait_for_url(f"**/#/t/{first}")
    assert ada.my_turn()
    ada.page.goto(url)
    expect(ada.at("waits")).to_contain_text("One game waits for you")
    ada.at("waits-next").click()
    ada.page.wait_for_url(f"**/#/t/{first}")
    assert first != second


def test_a_push_is_shown_by_the_service_worker_and_leads_to_the_table(enter, own_server):
    url, database = own_server

    def prepare(context) -> None:
        context.grant_permissions(["notifications"])
        context.add_init_script(SUBSCRIBED % KEY)

    ada = enter(at=url.replace("127.0.0.1", "localhost"), prepare=prepare)
    ada.at("settings").click()
    ada.at("open-notices").click()
    ada.at("push").get_by_role("button", name="on", exact=True).click()
    expect(ada.at("channel-push")).to_contain_text("This browser")
    assert ada.page.evaluate("window.asked") == {"visible": True, "key": 65}
    kept = pushed_to(database)
    assert [place["key"] for place in kept] == [KEY]

    scope = ada.page.evaluate("navigator.serviceWorker.ready.then((registered) => registered.scope)")
    assert scope == ada.address
    session = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"] if one["scopeURL"] == scope),
    )
    session.send("ServiceWorker.enable")
    while not found:
        ada.page.wait_for_timeout(20)
    told = {"title": "Helvetia · amber-mill", "text": "It is your turn.", "where": "t/nowhere", "about": "turn"}
    for text in ("It is your turn.", "It is still your turn."):
        about = {"origin": ada.address.rstrip("/"), "registrationId": found[0], "data": json.dumps(told | {"text": text})}
        session.send("ServiceWorker.deliverPushMessage", about)
        ada.page.wait_for_function(
            """async (text) => {
              const shown = await (await navigator.serviceWorker.ready).getNotifications()
              return shown.length === 1 && shown[0].body === text && shown[0].title === 'Helvetia · amber-mill'
            }""",
            arg=text,
        )

    worker = ada.context.service_workers[0]
    opened = worker.evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications()
          const opened = []
          self.clients.openWindow = async (address) => { opened.push(address) }  // only a real click may open a window
          const event = new NotificationEvent('notificationclick', { notification })
          const works = []
          event.waitUntil = (work) => works.push(work)
          self.dispatchEvent(event)
          await Promise.all(works)
          return opened
        }"""
    )
    assert opened == [f"{ada.address}#/t/nowhere"]
    ada.page.wait_for_function("async () => !(await (await navigator.serviceWorker.ready).getNotifications()).length")

    for address in ("https://push.example/nobody's", kept[0]["url"]):  # what the server does not know is left alone
        asked = worker.evaluate(RENEWED, [address, KEY])
        assert asked == (None if address != kept[0]["url"] else {"visible": True, "key": 65})
    assert [place["url"] for place in pushed_to(database)] == ["https://push.example/another"]
    ada.page.reload()
    ada.at("settings").click()
    ada.at("open-notices").click()
    ada.at("remove-push").click()
    expect(ada.at("channel-push")).to_have_count(0)


def test_quiet_hours_a_webhook_and_one_less(enter, own_server):
    url, _ = own_server
    ada = enter(at=url)
    ada.at("settings").click()
    ada.at("open-notices").click()
    ada.at("hook-url").fill("https://ntfy.example/mine")
    ada.at("hook-form").select_option("text")
    ada.at("hook-add").click()
    expect(ada.at("channel-webhook")).to_contain_text("ntfy.example")
    ada.at("quiet").get_by_role("button", name="on", exact=True).click()
    expect(ada.at("quiet-from")).to_have_value("22:00")
    ada.at("quiet-until").fill("08:30")
    ada.at("quiet-until").press("Tab")
    expect(ada.at("quiet-until")).to_have_value("08:30")
    assert ada.violations() == []
    ada.page.reload()
    ada.at("settings").click()
    ada.at("open-notices").click()
    expect(ada.at("quiet-until")).to_have_value("08:30")
    ada.at("remove-webhook").click()
    expect(ada.at("channel-webhook")).to_have_count(0)


def test_the_pace_is_chosen_in_the_lobby(enter, own_server):
    url, _ = own_server
    ada = enter(at=url)
    ada.at("options-carpe_diem").click()
    ada.at("pace").get_by_role("button", name="clock", exact=True).click()
    ada.at("pace-clock").get_by_role("button", name="45 min + 30 s").click()
    ada.page.keyboard.press("Escape")
    ada.at("play-carpe_diem").click()
    ada.at("prompt").wait_for()
    expect(ada.at("own-clock")).to_contain_text("44:5")
