"""The lines of a log, as they are stored for ever."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from vicus.table import lines
from vicus.table.lines import decode, encode
from vicus.table.message_parts import Terms

SEED = 2**62 - 1
LAY = f'{{"line":"table","id":"x","name":"amber-mill","game":"g","players":2,"options":{{"a":"b"}},"rules":3,"seed":{SEED},'
STORED = {
    LAY + '"open":true,"host":"h"}': lines.Lay("x", "amber-mill", "g", 2, {"a": "b"}, 3, SEED, True, "h"),
    LAY + '"open":false,"box":{"dice":[1.5,"é"]}}': lines.Lay(
        "x", "amber-mill", "g", 2, {"a": "b"}, 3, SEED, False, None, {"dice": [1.5, "é"]}
    ),
    '{"line":"seat","seat":0,"kind":"guest","guest":"ada"}': lines.Sit(0, "guest", "ada"),
    '{"line":"seat","seat":1,"kind":"bot","level":"casual"}': lines.Sit(1, "bot", level="casual"),
    '{"line":"seat","seat":1,"kind":"free"}': lines.Sit(1, "free"),
    '{"line":"seat","seat":0,"kind":"guest","guest":"ada","face":"bun"}': lines.Sit(0, "guest", "ada", face="bun"),
    '{"line":"plan","terms":{"options":{"a":"b"},"open":false,"watch":true,"hints":false,"begins":-1}}': lines.Plan(
        Terms({"a": "b"}, False, True, False, -1)
    ),
    '{"line":"plan","terms":{"begins":0}}': lines.Plan(Terms(begins=0)),
    '{"line":"add"}': lines.Add(),
    '{"line":"remove","seat":2}': lines.Remove(2),
    '{"line":"swap","seat":0,"other":2}': lines.Swap(0, 2),
    '{"line":"rotate","first":1}': lines.Rotate(1),
    '{"line":"paint","seat":0,"colour":3}': lines.Paint(0, 3),
    '{"line":"paint","seat":0,"face":""}': lines.Paint(0, face=""),
    '{"line":"ready","guest":"ada"}': lines.Ready("ada"),
    '{"line":"ready","guest":"ada","ready":false}': lines.Ready("ada", False),
    '{"line":"host","guest":"ben"}': lines.Host("ben"),
    '{"line":"begin"}': lines.Begin(),
    '{"line":"act","action":"use 1+2"}': lines.Act("use 1+2"),
    '{"line":"act","action":"use 1+2","shown":true}': lines.Act("use 1+2", shown=True),
    '{"line":"undo"}': lines.Undo(),
    '{"line":"restart"}': lines.Restart(),
    '{"line":"restart","left":4}': lines.Restart(4),
    '{"line":"stop"}': lines.Stop(),
    '{"line":"end"}': lines.End(),
    '{"line":"end","digest":"00ff"}': lines.End("00ff"),
    '{"line":"vote","seat":1,"guest":"ada"}': lines.Vote(1, "ada"),
    '{"line":"return","seat":1}': lines.Return(1),
    '{"line":"resign","seat":1}': lines.Resign(1),
    '{"line":"pause","seat":0}': lines.Pause(0),
    '{"line":"resume","seat":1}': lines.Resume(1),
    '{"line":"clock","at":1234.5}': lines.Tick(1234.5),
    '{"line":"expired","seat":1}': lines.Expire(1),
    '{"line":"abandon","guest":"ada"}': lines.Abandon("ada"),
    '{"line":"abandon","guest":"ada","agrees":false}': lines.Abandon("ada", agrees=False),
    '{"line":"abandoned"}': lines.Abandoned(),
    '{"line":"say","guest":"ada","at":1.5,"text":"é <b>"}': lines.Say("ada", 1.5, "é <b>"),
    '{"line":"say","guest":"ada","at":1.5,"sign":"hello","ply":3}': lines.Say("ada", 1.5, sign="hello", ply=3),
    '{"line":"hint","seat":1}': lines.Advise(1),
    '{"line":"hush"}': lines.Hush(),
    '{"line":"hush","hushed":false}': lines.Hush(False),
    '{"line":"prefer","guest":"ada","auto_end":true}': lines.Prefer("ada", True),
    '{"line":"prefer","guest":"ada","bot_speed":0.5}': lines.Prefer("ada", bot_speed=0.5),
    '{"line":"successor","table":"y"}': lines.Succeed("y"),
    '{"line":"rules","rules":4}': lines.Adopt(4),
}
"""Never change one of these: databases hold them."""


@pytest.mark.parametrize("text", STORED)
def test_a_line_is_stored_as_it_always_was(text):
    assert encode(STORED[text]) == text
    assert decode(text) == STORED[text]
    assert decode(text.encode()) == STORED[text]


def test_every_kind_of_line_is_kept_here():
    assert {type(line) for line in STORED.values()} == set(get_args(lines.AnyLine))


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"line":"fly"}', '{"line":"seat","seat":"0","kind":"guest"}', '{"line":"act"}']
)
def test_anything_else_is_no_line(text):
    with pytest.raises(msgspec.MsgspecError):
        decode(text)


def test_what_a_later_version_may_add_is_skipped():
    assert decode('{"line":"end","digest":"00","seconds":3}') == lines.End("00")
