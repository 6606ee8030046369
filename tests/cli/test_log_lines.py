"""What `vicus serve` says at a terminal, and what it writes where nobody looks."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import vicus
from vicus.cli.log_lines import FORMS, JsonLines, TextLines, chosen_form, chosen_level

ADDRESS = re.compile(r"http://localhost:\d+/")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_form_follows_from_where_it_goes():
    assert chosen_form(None, Terminal()) == "text"
    assert chosen_form(None, io.StringIO()) == "json"
    for form in FORMS:
        assert chosen_form(form, Terminal()) == chosen_form(form, io.StringIO()) == form


def test_at_a_terminal_only_what_goes_wrong_is_told():
    assert chosen_level(None, "text") == "warning"
    assert chosen_level(None, "json") == "info"
    assert chosen_level("DEBUG", "text") == "debug"
    with pytest.raises(vicus.BadOption):
        chosen_level("loud", "text")


def line(text: str, **extra: object) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": text, "levelname": "WARNING", "name": "vicus", "created": 5.0, **extra})


def test_a_line_to_read():
    assert TextLines().format(line("slow", table="x", seconds=2))[8:] == " warning: slow (table: x, seconds: 2)"


def test_a_stranger_cannot_colour_the_terminal():
    said = TextLines().format(line("\x1b[31mname\r\n", who="\x1b]0;title\a"))
    assert said.isprintable()


def test_an_error_brings_its_trace():
    try:
        raise ValueError("odd")
    except ValueError:
        record = line("failed", exc_info=sys.exc_info())
    assert TextLines().format(record).splitlines()[-1] == "ValueError: odd"
    assert json.loads(JsonLines().format(record))["trace"].endswith("ValueError: odd")


def test_a_trace_moves_no_cursor_either():
    """What went wrong may have been typed by a stranger."""
    record = line("failed")
    try:
        raise ValueError("\x1b]0;title\a \x1b[2J\r")
    except ValueError:
        record.exc_info = sys.exc_info()
    shown = TextLines().format(record)
    assert all(part.isprintable() for part in shown.split("\n"))
    assert len(shown.split("\n")) > 2


@contextmanager
def served_at_a_terminal(tmp_path, *options: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server whose output and errors are a terminal, and the other end of that."""
    ours, its = os.openpty()
    command = [sys.executable, "-m", "vicus", "serve", "--no-browser", "--no-warm", "--port", "0", "--lang", "en", *options]
    environment = os.environ | {"VICUS_DATA_DIR": str(tmp_path), "COLUMNS": "200", "TERM": "dumb"}
    server = subprocess.Popen(command, stdout=its, stderr=its, env=environment)
    os.close(its)
    try:
        yield server, ours
    finally:
        server.kill()
        server.wait()
        os.close(ours)


def read_until(terminal: int, wanted: re.Pattern[str] | None) -> str:
    """What is said until something wanted is, or until there is nobody to say anything."""
    said = ""
    while wanted is None or not wanted.search(said):
        try:
            more = os.read(terminal, 4096)
        except OSError:  # the other end is closed
            more = b""
        if not more:
            assert wanted is None, said
            break
        said += more.decode()
    return said


def all_that_is_said(tmp_path, *options: str) -> list[str]:
    """The lines at a terminal from the start of a server to its end."""
    with served_at_a_terminal(tmp_path, *options) as (server, terminal):
        said = read_until(terminal, ADDRESS)
        address = ADDRESS.search(said)
        assert address is not None
        urllib.request.urlopen(address[0] + "health", timeout=60).close()
        server.send_signal(signal.SIGTERM)
        said += read_until(terminal, None)
    return said.splitlines()


@pytest.mark.linux
def test_at_a_terminal_there_is_the_address_and_nothing_else(tmp_path):
    (line,) = all_that_is_said(tmp_path)
    assert ADDRESS.search(line)


@pytest.mark.linux
def test_json_at_a_terminal_for_who_wants_it(tmp_path):
    lines = [line for line in all_that_is_said(tmp_path, "--log", "json") if not ADDRESS.search(line)]
    assert lines
    assert all(json.loads(line)["level"] == "info" for line in lines)


@pytest.mark.linux
def test_a_service_writes_json(tmp_path):
    command = [sys.executable, "-m", "vicus", "serve", "--no-browser", "--no-warm", "--port", "0"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, env=os.environ | {"VICUS_DATA_DIR": str(tmp_path)}, text=True
        )
        try:
            assert server.stdout is not None
            address = ADDRESS.search(server.stdout.readline())
            assert address is not None
            urllib.request.urlopen(address[0] + "health", timeout=60).close()
        finally:
            server.terminate()
            server.communicate()
    written = [json.loads(text) for text in (tmp_path / "log").read_text("utf-8").splitlines()]
    assert {"at", "level", "name", "text"} <= written[0].keys()
