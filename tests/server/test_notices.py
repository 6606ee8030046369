"""It's your turn: told once, only if it is still so, not at night, not to whoever is there. No test waits for the clock."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from vicus.server import bot_players, timekeeper
from vicus.server.notices import book, notifier
from vicus.server.notices.book import new_channel
from vicus.server.notices.channel import Place, channel_id
from vicus.server.notices.hosting import MailServer, NoticeHosting
from vicus.server.notices.notifier import Notifier
from vicus.server.notices.quiet_hours import Wishes, checked_wishes, quiet_until
from vicus.server.notices.senders import Senders
from vicus.server.notices.web_push import public_key

from .conftest import GENEROUS, run_apart
from .process import Page, Process, begin, processes, wait_for
from .receivers import BrowserKeys, HttpReceiver, SmtpReceiver, verified

DAY = 86_400.0
DAYS = {"pace": {"days": 3}}


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(bot_players, "PACE", 0.0)


class Post:
    """A process that tells people, with clocks that a test moves on."""

    def __init__(self, one: Process, receiver: HttpReceiver, hosting: NoticeHosting | None = None) -> None:
        self.one, self.receiver = one, receiver
        self.ahead = 2 * book.MOMENT
        self.hosting = hosting or NoticeHosting(frozenset({"push", "webhook"}), private=True)
        assert one.service.storage.notices is not None
        self.book = one.service.storage.notices
        self.senders = Senders(self.hosting, self.book)
        self.notifier = Notifier(one.service, self.book, self.senders, lambda: time.time() + self.ahead)
        one.service.timekeeper.expired = self.notifier.expired

    async def listen(self, guest: str, kind: str = "webhook", **place: Any) -> str:
        """A guest wants to be told."""
        where = Place(**({"url": f"{self.receiver.url}/{guest}", "origin": "http://here"} | place))
        made = channel_id(guest, kind, where)
        assert await self.book.put_channel(new_channel(guest, kind, where, "en", made), 8)
        if kind == "mail":
            await self.book.confirm(made, time.time())
        return made

    async def look(self) -> list[tuple[str, str]]:
        """Look once; all that was told so far: whom, and what."""
        await self.notifier.look()
        return [(got.path[1:], json.loads(got.body)["about"]) for got in self.receiver.got]

    async def pass_time(self, seconds: float) -> None:
        """Of the clock of the tables, and on the wall."""
        self.ahead += seconds
        database = self.one.service.storage.database
        await database.write(lambda link: link.change("UPDATE clocks SET served = served + :s", s=seconds))
        await self.one.service.clock.read()
        await self.one.service.timekeeper.look()


async def together(one: Process, **fields: Any) -> tuple[Page, Page, str]:
    """Ada and Ben at a table; Ada is to move."""
    ada, ben = await one.page("ada"), await one.page("ben")
    table = await ada.create("me", "free", **fields)
    await ada.open(table)
    await ben.open(table)
    ben.send("sit", table=table, seat=1)
    await begin(ada, ben)
    return ada, ben, table


async def gone(one: Process, page: Page, table: str) -> None:
    await page.leave()
    await wait_for(lambda: page.guest not in one.service.online(table))


def posted(work: Callable[[Post], Awaitable[None]], database: str, limits=GENEROUS, status: int = 200) -> None:
    async def run() -> None:
        async with processes(database, limits=limits) as [one], HttpReceiver(status) as receiver:
            await asyncio.wait_for(work(Post(one, receiver)), 200)

    run_apart(run())


def test_one_notice_for_each_wait(database):
    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one)
        await gone(post.one, ben, table)
        assert await post.look() == [], "it is Ada's turn"
        await ada.play_turn()
        for _ in range(3):
            assert await post.look() == [("ben", "turn")]
        told = json.loads(post.receiver.got[0].body)
        assert told["table"] == table
        assert told["url"] == f"http://here/#/t/{table}"
        assert told["message"] == "It is your turn."
        ben = await post.one.page("ben")
        await ben.open(table)
        await ben.play_turn()
        await gone(post.one, ben, table)
        await ada.play_turn()
        assert await post.look() == [("ben", "turn")] * 2, "the next wait"

    posted(work, database)


def test_none_for_a_turn_that_was_taken(database):
    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one)
        await ada.play_turn()
        post.ahead = 0.0
        assert await post.look() == [], "not at once"
        await ben.until(lambda shown: shown["legal"])
        await ben.play_turn()
        await gone(post.one, ben, table)
        post.ahead = 2 * book.MOMENT
        assert await post.look() == []

    posted(work, database)


def test_it_is_asked_again_right_before_it_is_sent(database):
    """The turn is taken between the moment that somebody is to be told and the moment of telling."""

    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one)
        await ada.play_turn()
        await post.book.gather(time.time() + post.ahead, 0.0)
        assert len(await post.book.pending(time.time() + post.ahead, 9)) == 1
        await ben.play_turn()
        await gone(post.one, ben, table)
        assert await post.look() == []
        assert await post.book.pending(time.time() + 10 * DAY, 9) == []

    posted(work, database)


def test_none_for_whoever_is_there(database):
    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one)
        await ada.play_turn()
        await ben.until(lambda shown: shown["legal"])
        assert await post.look() == []
        await gone(post.one, ben, table)
        assert await post.look() == [], "Ben has seen it"

    posted(work, database)


def test_whoever_plays_with_bots_alone_is_not_called_back(database):
    async def work(post: Post) -> None:
        await post.listen("ada")
        ada = await post.one.page("ada")
        table = await ada.create("me", "beginner")
        await ada.open(table)
        await ada.play_turn()
        await ada.until(lambda shown: shown["legal"])
        await gone(post.one, ada, table)
        assert await post.look() == []

    posted(work, database)


def test_quiet_hours(database):
    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one)
        await gone(post.one, ben, table)
        await ada.play_turn()
        now = datetime.fromtimestamp(time.time() + post.ahead, UTC)
        minute = now.hour * 60 + now.minute
        await post.book.put_wishes("ben", checked_wishes(Wishes("UTC", ((minute - 5) % 1440, (minute + 60) % 1440))))
        assert await post.look() == []
        post.ahead += 1800
        assert await post.look() == []
        post.ahead += 2400
        assert await post.look() == [("ben", "turn")]
        post.ahead += 2400
        assert await post.look() == [("ben", "turn")]

    posted(work, database)


def test_a_reminder_then_a_bot_then_the_seat_is_taken_back(database):
    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one, terms=DAYS)
        assert ada.table["clock"]["pace"]["days"] == 3
        await gone(post.one, ben, table)
        await ada.play_turn()
        until = ada.table["clock"]["until"]
        assert abs(until - time.time() - 3 * DAY) < 60
        assert await post.look() == [("ben", "turn")]
        await post.pass_time(2 * DAY)
        assert await post.look() == [("ben", "turn")]
        await post.pass_time(0.5 * DAY)
        assert await post.look() == [("ben", "turn"), ("ben", "remind")]
        assert json.loads(post.receiver.got[-1].body)["message"] == "It is still your turn: your time runs out in 12 hours."
        assert ada.table["seats"][1]["kind"] == "guest"
        await post.pass_time(0.6 * DAY)
        shown = await ada.until(lambda shown: shown["seats"][1]["kind"] == "bot")
        assert shown["seats"][1]["keeps_for"] == "Ben"
        await ada.until(lambda shown: shown["legal"])  # the bot has moved for him
        await wait_for(lambda: not post.notifier._errands)
        assert await post.look() == [("ben", "turn"), ("ben", "remind"), ("ben", "expired")]
        ben = await post.one.page("ben")
        assert (await ben.open(table))["take_back"] == 1
        ben.send("take_back", table=table)
        await ben.until(lambda shown: shown["you"] == 1)
        await ada.play_turn()
        await ben.play_turn()

    posted(work, database)


def test_whoever_has_lost_by_time_is_told(database):
    """The seat is nobody's then, and cannot be taken back: all the more it must not pass in silence."""

    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one, terms={"pace": {"days": 3, "over": "loss"}})
        await gone(post.one, ben, table)
        await ada.play_turn()
        await post.pass_time(4 * DAY)
        await ada.until(lambda shown: shown["seats"][1]["kind"] == "bot")
        await wait_for(lambda: not post.notifier._errands)
        assert await post.look() == [("ben", "expired")]

    posted(work, database)


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(database, monkeypatch):
    """Its game is not installed any more, say: its time is over for ever."""
    monkeypatch.setattr(timekeeper, "AT_ONCE", 1)

    async def work(post: Post) -> None:
        service = post.one.service
        _, _, lost = await together(post.one, terms=DAYS)
        _, ben, table = await together(post.one, terms=DAYS)
        gone = "UPDATE lines SET body = replace(body, 'bohemian_villages', 'nowhere') WHERE \"table\" = :id AND number = 1"
        await service.storage.database.write(lambda link: link.change(gone, id=lost))
        service.registry.tables.pop(lost)
        await post.pass_time(4 * DAY)
        for _ in range(3):
            await service.timekeeper.look()
        shown = await ben.until(lambda shown: shown["id"] == table and shown["seats"][0]["kind"] == "bot")
        assert shown["seats"][0]["keeps_for"] == "Ada"

    posted(work, database)


def test_time_survives_a_restart_and_stands_still_meanwhile(database):
    async def first(post: Post) -> None:
        ada, _, table = await together(post.one, terms=DAYS)
        await post.pass_time(DAY)
        started.append((table, ada.table["clock"]["until"]))

    async def second(post: Post) -> None:
        table, _ = started[0]
        ada = await post.one.page("ada")
        await post.one.service.clock.count()
        shown = await ada.open(table)
        left = shown["clock"]["until"] - time.time()
        assert abs(left - 2 * DAY) < 120, "a day was used, and not the week in which no server ran"
        await post.pass_time(2 * DAY + 1)
        await ada.until(lambda shown: shown["seats"][0]["kind"] == "bot")

    async def sleep_a_week(post: Post) -> None:
        database = post.one.service.storage.database
        await database.write(lambda link: link.change("UPDATE clocks SET wall = wall - :s", s=7 * DAY))

    started: list[Any] = []
    posted(first, database)
    posted(sleep_a_week, database)
    posted(second, database)


def test_the_end_and_another_game(database):
    async def work(post: Post) -> None:
        for guest in ("ada", "ben"):
            await post.listen(guest)
        ada, ben, table = await together(post.one)
        await gone(post.one, ben, table)
        for page in (ada,):
            page.send("abandon", table=table, agrees=True)
        await ada.until(lambda shown: shown["status"] == "abandoned")
        assert await post.look() == [("ben", "over")]
        ada.send("rematch", table=table)
        following = (await ada.until(lambda shown: shown["successor"]))["successor"]
        await ada.open(following)
        assert await post.look() == [("ben", "over"), ("ben", "rematch")]
        await post.book.put_wishes("ben", Wishes(others=False))
        assert await post.look() == [("ben", "over"), ("ben", "rematch")]

    posted(work, database)


def test_what_did_not_arrive_is_tried_again_and_given_up(database):
    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one)
        await gone(post.one, ben, table)
        await ada.play_turn()
        for tries in range(1, notifier.TRIES + 3):
            assert len(await post.look()) == min(tries, notifier.TRIES)
            assert len(await post.look()) == min(tries, notifier.TRIES), "not at once"
            post.ahead += 3600 * 24
        (channel,) = await post.book.channels("ben")
        assert channel.failures == 1
        for _ in range(notifier.MOST_FAILURES):
            await post.book.note_failure(channel.id, notifier.MOST_FAILURES)
        assert await post.book.channels("ben") == []

    posted(work, database, status=503)


def test_what_has_arrived_by_one_way_is_not_sent_that_way_again(database):
    async def work(post: Post) -> None:
        async with HttpReceiver(500) as broken:
            await post.listen("ben")
            await post.listen("ben", url=f"{broken.url}/broken")
            ada, ben, table = await together(post.one)
            await gone(post.one, ben, table)
            await ada.play_turn()
            await post.look()
            post.ahead += 3600
            broken.status = 200
            await post.look()
            assert (len(post.receiver.got), len(broken.got)) == (1, 2)

    posted(work, database)


@pytest.mark.parametrize("status", [404, 410])
def test_a_channel_that_is_gone_is_dropped(database, status):
    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one)
        await gone(post.one, ben, table)
        await ada.play_turn()
        assert len(await post.look()) == 1
        assert await post.book.channels("ben") == []

    posted(work, database, status=status)


def test_nobody_is_told_without_end(database):
    async def work(post: Post) -> None:
        await post.listen("ben")
        for expected in (1, 2, 2):
            ada, ben, table = await together(post.one)
            await gone(post.one, ben, table)
            await ada.play_turn()
            assert len(await post.look()) == expected

    posted(work, database, limits=msgspec.structs.replace(GENEROUS, notices_per_day_per_guest=2))


def test_what_nobody_was_told_does_not_count(database):
    """Whoever plays at the table all evening is to be told of other games all the same."""

    async def work(post: Post) -> None:
        await post.listen("ben")
        ada, ben, table = await together(post.one)
        for _ in range(3):
            await ada.play_turn()
            await ben.until(lambda shown: shown["legal"])
            assert await post.look() == [], "he is there"
            await ben.play_turn()
            await ada.until(lambda shown: shown["legal"])
        await gone(post.one, ben, table)
        await ada.play_turn()
        assert await post.look() == [("ben", "turn")]

    posted(work, database, limits=msgspec.structs.replace(GENEROUS, notices_per_day_per_guest=2))


def test_push_and_mail(database):
    async def work() -> None:
        keys = BrowserKeys()
        async with processes(database) as [one], HttpReceiver() as receiver, SmtpReceiver() as smtp:
            server = MailServer("127.0.0.1", smtp.port, "vicus@host.example", "me", "secret", plain=True)
            hosting = NoticeHosting(frozenset({"push", "webhook", "mail"}), server, "https://vicus.example", private=True)
            post = Post(one, receiver, hosting)
            await post.listen("ben", "push", key=keys.p256dh, auth=keys.auth)
            mail = await post.listen("ben", "mail", url="", address="ben@mail.example")
            ada, ben, table = await together(one)
            await gone(one, ben, table)
            await ada.play_turn()
            await post.notifier.look()
            (pushed,) = receiver.got
            told = json.loads(keys.read(pushed.body))
            assert (told["text"], told["where"]) == ("It is your turn.", f"t/{table}")
            assert told["title"].startswith("Bohemian Villages · ")
            claims = verified(pushed.headers["authorization"], receiver.url, public_key(await post.senders.vapid()))
            assert claims["sub"] == "https://vicus.example"
            assert pushed.headers["content-encoding"] == "aes128gcm"
            assert int(pushed.headers["ttl"]) > 0
            (letter,) = smtp.mails
            assert (letter["to"], letter["from"]) == ("ben@mail.example", "Vicus <vicus@host.example>")
            assert "It is your turn." in letter["subject"]
            token = await post.senders.stop_token(mail)
            assert letter["list-unsubscribe"] == f"<https://vicus.example/api/notices/stop?token={token}>"
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert f"https://vicus.example/#/t/{table}" in letter.get_content()
            assert f"https://vicus.example/#/stop/{token}" in letter.get_content()
            assert len(smtp.logins) == 1
            assert "secret" not in repr(hosting)
            smtp.refused.add("ben@mail.example")
            ben = await one.page("ben")
            await ben.open(table)
            await ben.play_turn()
            await gone(one, ben, table)
            await ada.play_turn()
            await post.notifier.look()
            assert [channel.kind for channel in await post.book.channels("ben")] == ["push"]

    run_apart(work())


def test_two_processes_tell_it_once(postgres):
    async def work() -> None:
        async with processes(postgres, 2) as (here, there), HttpReceiver() as receiver:
            posts = [Post(here, receiver), Post(there, receiver)]
            await posts[0].listen("ben")
            ada, ben, table = await together(here, terms=DAYS)
            await gone(here, ben, table)
            await ada.play_turn()
            for _ in range(3):
                await asyncio.gather(*(post.notifier.look() for post in posts))
            assert [json.loads(got.body)["about"] for got in receiver.got] == ["turn"]
            await posts[0].book.gather(time.time(), 0.0)
            database = here.service.storage.database
            await database.write(lambda link: link.change("UPDATE clocks SET served = served + :s", s=4 * DAY))
            await asyncio.gather(*(post.one.service.timekeeper.look() for post in posts))
            await ada.until(lambda shown: shown["seats"][1]["kind"] == "bot")
            await ada.until(lambda shown: shown["legal"])
            log = [type(line).__name__ for line in await there.service.storage.read(table)]
            assert log.count("Expire") == 1
            for post in posts:
                await wait_for(lambda post=post: not post.notifier._errands)
            for _ in range(2):
                await asyncio.gather(*(post.notifier.look() for post in posts))
            assert [json.loads(got.body)["about"] for got in receiver.got] == ["turn", "expired"]

    run_apart(work())


def test_whoever_is_there_by_another_process_is_told_nothing(postgres):
    async def work() -> None:
        async with processes(postgres, 2) as (here, there), HttpReceiver() as receiver:
            post = Post(here, receiver)
            await post.listen("ben")
            ada, ben, table = await together(here)
            other = await there.page("ben")
            await other.open(table)
            await gone_from(here, ben, table)
            await ada.play_turn()
            await other.until(lambda shown: shown["legal"])
            assert await post.look() == []

    async def gone_from(one: Process, page: Page, table: str) -> None:
        await page.leave()
        await wait_for(lambda: "ben" not in one.hub.presence.local(table))
        for _ in range(1000):
            if "ben" in (await one.service.cluster.present(table))[0]:
                return
            await asyncio.sleep(0.01)

    run_apart(work())


def test_forgetting_forgets_it_all(database):
    async def work(post: Post) -> None:
        await post.listen("ben")
        await post.book.put_wishes("ben", Wishes(others=False))
        ada, ben, table = await together(post.one)
        await gone(post.one, ben, table)
        await ada.play_turn()
        assert len(await post.look()) == 1
        await post.one.service.forgetting.forget("ben")
        for name in ("channels", "wishes", "notices"):
            rows = await post.one.service.storage.database.read(lambda link, name=name: link.run(f"SELECT * FROM {name}"))
            assert rows == []

    posted(work, database)


@pytest.mark.parametrize(
    ("zone", "quiet", "hour", "ends"),
    [
        ("UTC", (22 * 60, 7 * 60), "2026-03-10T23:30", "2026-03-11T07:00"),
        ("UTC", (22 * 60, 7 * 60), "2026-03-10T03:30", "2026-03-10T07:00"),
        ("UTC", (22 * 60, 7 * 60), "2026-03-10T12:00", None),
        ("UTC", (22 * 60, 7 * 60), "2026-03-10T07:00", None),
        ("UTC", (13 * 60, 14 * 60), "2026-03-10T13:59", "2026-03-10T14:00"),
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-07-10T04:30", "2026-07-10T05:00"),
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-03-29T00:30", "2026-03-29T05:00"),
        ("Asia/Kolkata", (0, 6 * 60), "2026-03-09T20:00", "2026-03-10T00:30"),
    ],
)
def test_the_night_ends_where_somebody_lives(zone, quiet, hour, ends):
    def seconds(text: str) -> float:
        return datetime.fromisoformat(f"{text}+00:00").timestamp()

    found = quiet_until(Wishes(zone, quiet), seconds(hour))
    assert found == (None if ends is None else seconds(ends))


@pytest.mark.parametrize("quiet", [(5, 5), (-1, 5), (0, 1440)])
def test_hours_that_are_none(quiet):
    assert checked_wishes(Wishes("../../etc/passwd", quiet)) == Wishes("UTC", None)


@pytest.mark.parametrize(
    "statement", [book.TURN, book.REMIND, book.OVER, book.REMATCH], ids=["turn", "remind", "over", "rematch"]
)
def test_looking_for_what_is_to_be_told_does_not_read_every_table(database, statement):
    """It is done every few seconds, and whoever moves waits for it; tables are kept for years."""
    about = {"kind": "turn", "now": 0.0, "late": 0.0, "served": 0.0}
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        plan = [row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", about)]
    assert not any(step.startswith("SCAN t") or "ix_tables_status" in step for step in plan), plan
