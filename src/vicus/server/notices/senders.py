"""By each kind of channel: how a message goes out, and what became of it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Literal
from urllib.parse import quote

import msgspec

from vicus.texts import texts

from . import mail, outbound, web_push
from .book import NoticeBook
from .channel import Channel, packed
from .hosting import NoticeHosting

Outcome = Literal["sent", "gone", "later"]
"""Gone: that channel is no longer there."""
LASTS = 86_400
"""Seconds for which a push service keeps a message for a browser that is off."""


class Message(msgspec.Struct, frozen=True):
    """What somebody is told, in their language."""

    about: str
    title: str
    text: str
    table: str = ""
    """Empty: no table, a test."""


class Senders:
    """Of one server, with its secrets."""

    def __init__(self, hosting: NoticeHosting, book: NoticeBook) -> None:
        self.hosting = hosting
        self._book = book
        self._threads = asyncio.Semaphore(2)
        """Mails at one time."""

    async def vapid(self) -> str:
        """The key that this server signs with; made once."""
        return await self._book.key("vapid", web_push.new_key)

    async def stop_token(self, channel_id: str) -> str:
        """Whoever has it can end what a channel is sent, and nothing else."""
        secret = await self._book.key("stop", web_push.new_key)
        digest = hmac.new(secret.encode(), channel_id.encode(), hashlib.sha256).digest()
        return f"{channel_id}.{packed(digest[:18])}"

    async def channel_of_stop(self, token: str) -> str | None:
        """The channel that a token ends."""
        channel_id = token.partition(".")[0][:32]
        expected = await self.stop_token(channel_id)
        return channel_id if hmac.compare_digest(expected.encode(), token.encode("utf-8", "replace")) else None

    async def send(self, channel: Channel, message: Message) -> Outcome:
        """Send a message; never raises for what is wrong elsewhere."""
        if channel.kind not in self.hosting.kinds:
            return "sent"  # the host has switched it off
        try:
            if channel.kind == "mail":
                return await self._mail(channel, message)
            status = await (self._push if channel.kind == "push" else self._call)(channel, message)
        except outbound.Unreachable:
            return "later"
        except (outbound.Forbidden, ValueError):
            return "gone"
        if 200 <= status < 300:
            return "sent"
        return "gone" if status in (404, 410) else "later"

    def link(self, channel: Channel, where: str) -> str:
        """A place of the page, as somebody elsewhere finds it."""
        return f"{self.hosting.url or channel.place.origin}/#/{where}"

    async def _push(self, channel: Channel, message: Message) -> int:
        place = channel.place
        where = f"t/{message.table}" if message.table else ""
        told = {"title": message.title, "text": message.text, "where": where, "about": message.about}
        body = web_push.enciphered(msgspec.json.encode(told), place.key, place.auth)
        contact = self.hosting.contact or (place.origin if place.origin.startswith("https://") else "")
        headers = {
            "Authorization": web_push.signed(await self.vapid(), place.url, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "normal",
        }
        if message.table:  # a newer one takes the place of one that has not arrived yet
            headers["Topic"] = packed(hashlib.sha256(message.table.encode()).digest()[:18])
        return await outbound.post(place.url, body, headers, private=self.hosting.private)

    async def _call(self, channel: Channel, message: Message) -> int:
        link = self.link(channel, f"t/{message.table}" if message.table else "")
        line = f"{message.title}: {message.text}"
        if channel.place.form == "text":  # as ntfy has it
            headers = {"Content-Type": "text/plain; charset=utf-8", "Click": quote(link, safe=":/#?=&%")}
            return await outbound.post(channel.place.url, line.encode(), headers, private=self.hosting.private)
        told = {
            "about": message.about,
            "title": message.title,
            "message": message.text,
            "table": message.table,
            "url": link,
            "content": f"{line} {link}",  # as Discord has it
            "text": f"{line} {link}",  # as Slack and Mattermost have it
            "allowed_mentions": {"parse": []},  # a player called @everyone wakes nobody
        }
        headers = {"Content-Type": "application/json"}
        return await outbound.post(channel.place.url, msgspec.json.encode(told), headers, private=self.hosting.private)

    async def _mail(self, channel: Channel, message: Message) -> Outcome:
        say = texts(channel.language)
        token = await self.stop_token(channel.id)
        link = self.link(channel, f"t/{message.table}" if message.table else "")
        text = f"{message.text}\n\n{link}\n\n-- \n{say('notice-mail-why')}\n{self.link(channel, f'stop/{token}')}\n"
        stop = f"{self.hosting.url}/api/notices/stop?token={quote(token)}"
        return await self.mail(channel.place.address, f"{message.title}: {message.text}", text, stop)

    async def mail(self, to: str, subject: str, text: str, stop: str | None = None) -> Outcome:
        """A mail to an address."""
        server = self.hosting.mail
        if server is None:
            return "sent"
        letter = mail.written(server.sender, to, subject, text, stop)
        try:
            async with self._threads:
                await asyncio.to_thread(mail.send, server, letter)
        except mail.NotSent as problem:
            return "gone" if problem.for_good else "later"
        return "sent"
