"""Ways to people that fail, are gone, or work: what is tried again, and what arrives."""

from __future__ import annotations

import json

import pytest

from vicus.server.notices import notifier
from vicus.server.notices.hosting import MailServer, NoticeHosting
from vicus.server.notices.web_push import public_key

from .conftest import run_apart
from .post import Post, gone, posted, together
from .process import processes
from .receivers import BrowserKeys, HttpReceiver, SmtpReceiver, verified


@posted(status=503)
async def test_what_did_not_arrive_is_tried_again_and_given_up(post):
    await post.without_ben()
    for tries in range(1, notifier.TRIES + 3):
        assert len(await post.look()) == min(tries, notifier.TRIES)
        assert len(await post.look()) == min(tries, notifier.TRIES), "not at once"
        post.ahead += 3600 * 24
    (channel,) = await post.book.channels("ben")
    assert channel.failures == 1
    for _ in range(notifier.MOST_FAILURES):
        await post.book.note_failure(channel.id, notifier.MOST_FAILURES)
    assert await post.book.channels("ben") == []


@posted()
async def test_what_cannot_be_said_at_all_is_not_tried_for_ever(post, monkeypatch):
    """Its game is not installed any more, say: others are told all the same."""
    tried = []

    def fails(*about):
        tried.append(about)
        raise LookupError("no words")

    await post.without_ben()
    with monkeypatch.context() as broken:
        broken.setattr(post.notifier, "_message", fails)
        await post.look()
    post.ahead += 2 * notifier.HELD
    assert await post.look() == []
    assert len(tried) == 1


@posted()
async def test_what_has_arrived_by_one_way_is_not_sent_that_way_again(post):
    async with HttpReceiver(500) as broken:
        await post.listen("ben", url=f"{broken.url}/broken")
        await post.without_ben()
        await post.look()
        post.ahead += 3600
        broken.status = 200
        await post.look()
        assert (len(post.receiver.got), len(broken.got)) == (1, 2)


@pytest.mark.parametrize("status", [404, 410])
@posted()
async def test_a_channel_that_is_gone_is_dropped(post, status):
    post.receiver.status = status
    await post.without_ben()
    assert len(await post.look()) == 1
    assert await post.book.channels("ben") == []


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
