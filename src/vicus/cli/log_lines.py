"""The server's log: JSON for programs that collect it, or a line to read for whoever sits at the terminal."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TYPE_CHECKING, Any, TextIO

from vicus.errors import BadOption

if TYPE_CHECKING:
    from vicus.server.log_throttle import LogThrottle

FORMS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
USUAL = {"text": "warning", "json": "info"}
"""By form: the level when none is asked for. Somebody at a terminal is told what goes wrong, and nothing else."""
_KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def chosen_form(wanted: str | None, stream: TextIO) -> str:
    """How the log is written: as asked for, else to be read at a terminal and as JSON anywhere else."""
    if wanted is None:
        return "text" if stream.isatty() else "json"
    if wanted.lower() not in FORMS:
        raise BadOption("serve-bad-log", value=wanted, forms=", ".join(FORMS))
    return wanted.lower()


def chosen_level(wanted: str | None, form: str) -> str:
    """From which level on lines are written."""
    if wanted is None:
        return USUAL[form]
    if wanted.lower() not in LEVELS:
        raise BadOption("serve-bad-level", value=wanted, levels=", ".join(LEVELS))
    return wanted.lower()


def start_log(form: str, level: str, most: int) -> LogThrottle:
    """Logs to standard error from now on; `most` lines of one kind a minute."""
    from vicus.server.log_throttle import LogThrottle

    throttle = LogThrottle(most)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(throttle)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    return throttle


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    """What a line was given besides its text."""
    return {key: value for key, value in vars(record).items() if key not in _KNOWN}


class JsonLines(logging.Formatter):
    """One JSON object a line: what a log collector reads."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "name": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line | _extra(record), default=str)


class TextLines(logging.Formatter):
    """When, how bad, what, and what belongs to it: what a person reads.

    >>> line = logging.makeLogRecord({"msg": "a process died", "levelname": "ERROR", "created": 0.0, "exit": 1})
    >>> TextLines().format(line)[9:]
    'error: a process died (exit: 1)'
    """

    def format(self, record: logging.LogRecord) -> str:
        extra = ", ".join(f"{key}: {value}" for key, value in _extra(record).items())
        said = f"{record.levelname.lower()}: {record.getMessage()}" + (f" ({extra})" if extra else "")
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {_printable(said)}"
        if not record.exc_info:
            return line
        trace = self.formatException(record.exc_info).split("\n")
        return "\n".join([line, *map(_printable, trace)])


def _printable(text: str) -> str:
    """Without signs that would move a terminal's cursor or colour it: some of it was said by strangers."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
