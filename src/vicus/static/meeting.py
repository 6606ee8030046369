"""Servers that help two browsers in different networks to find each other. A page names none unless its host does."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from vicus.errors import BadOption

STUN = re.compile(r"stuns?:[\w.:\[\]-]+")
TURN = re.compile(r"turns?:[\w.:\[\]-]+(\?transport=(udp|tcp))?")


class IceServer(msgspec.Struct, omit_defaults=True):
    """As browsers want it."""

    urls: str
    username: str = ""
    credential: str = ""


def ice_servers(stun: Sequence[str] = (), turn: Sequence[str] = ()) -> list[IceServer]:
    """From what a host has named: addresses of STUN servers, and `ADDRESS USER PASSWORD` of TURN servers; raises `BadOption`.

    >>> ice_servers(["stun:stun.example.org"], ["turn:turn.example.org:3478 ada secret"])[1].username
    'ada'
    """
    found = []
    for text in stun:
        if not STUN.fullmatch(text):
            raise BadOption("static-bad-stun", text=text)
        found.append(IceServer(text))
    for text in turn:
        parts = text.split()
        if len(parts) != 3 or not TURN.fullmatch(parts[0]):
            raise BadOption("static-bad-turn", text=text)
        found.append(IceServer(*parts))
    return found
