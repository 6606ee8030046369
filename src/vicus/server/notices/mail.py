"""Mails by the host's SMTP server. Each says why it came, and can be stopped with one click (RFC 8058)."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from .hosting import MailServer

SECONDS = 15.0
"""For each step of the talk with a server."""


class NotSent(Exception):
    """The server does not take it now; `for_good`: nor ever will, for this address."""

    def __init__(self, for_good: bool) -> None:
        super().__init__("a mail was not taken")
        self.for_good = for_good


def written(sender: str, to: str, subject: str, text: str, stop: str | None = None) -> EmailMessage:
    """A mail of plain text; `stop`: the address that ends them, asked by POST."""
    mail = EmailMessage()
    mail["From"] = f"Vicus <{sender}>"
    mail["To"] = to
    mail["Subject"] = " ".join(subject.split())  # names are in it: no line of it ends early
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


def send(server: MailServer, mail: EmailMessage) -> None:
    """Hand a mail over; takes as long as it takes, so in a thread. Raises `NotSent`."""
    context = ssl.create_default_context()
    try:
        if server.secure:
            talk: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
        else:
            talk = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        with talk:
            if not server.secure and not server.plain:
                talk.starttls(context=context)
            if server.user:
                talk.login(server.user, server.password)
            talk.send_message(mail)
    except smtplib.SMTPRecipientsRefused as problem:
        codes = [code for code, _ in problem.recipients.values()]
        raise NotSent(for_good=all(code >= 500 for code in codes)) from None
    except (smtplib.SMTPException, OSError) as problem:
        del problem  # it may quote what was said, a password among it
        raise NotSent(for_good=False) from None
