"""Servers by which friends find each other: none unless they are named, and only what is one."""

from __future__ import annotations

import msgspec
import pytest

from vicus.errors import BadOption
from vicus.static.meeting import ice_servers


def test_there_are_none_unless_they_are_named():
    assert ice_servers() == []


def test_they_are_written_as_browsers_want_them():
    found = ice_servers(["stun:stun.example.org:3478"], ["turns:turn.example.org:443?transport=tcp ada secret"])
    assert msgspec.to_builtins(found) == [
        {"urls": "stun:stun.example.org:3478"},
        {"urls": "turns:turn.example.org:443?transport=tcp", "username": "ada", "credential": "secret"},
    ]


@pytest.mark.parametrize("text", ["", "stun.example.org", "https://example.org", "turn:example.org", "stun:a b"])
def test_what_is_no_stun_server_is_refused(text):
    with pytest.raises(BadOption):
        ice_servers([text])


@pytest.mark.parametrize("text", ["", "turn:example.org", "turn:example.org ada", "stun:example.org ada x", "turn:a ada x y"])
def test_a_turn_server_needs_a_user_and_a_password(text):
    with pytest.raises(BadOption):
        ice_servers([], [text])
