"""Under which names a server offers bots of one's own."""

import pytest

from vicus.errors import BadOption
from vicus.server.offer import by_name


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("mine:Bot", "mine:Bot"),
        ("search:500", "search:500"),
        ("search:500/look_ahead=9", "search:500/look_ahead=9"),
        ("cmd:python3 -u bots/lowest.py", "lowest"),
        ("cmd@0.5s:./thrifty --fast", "thrifty"),
        ("cmd:KEY=secret ./thrifty", "thrifty"),
        ("cmd:", "cmd:"),
        ("cmd:never 'closed", "cmd:never 'closed"),
    ],
)
def test_a_bot_without_a_name_has_its_own(bot, name):
    assert by_name([bot]) == {name: bot}


def test_a_name_is_given():
    bots = ["Ferdinand=cmd:python3 bots/lowest.py --level=3", " Die Gräfin = mine:Bot"]
    assert by_name(bots) == {"Ferdinand": "cmd:python3 bots/lowest.py --level=3", "Die Gräfin": "mine:Bot"}


@pytest.mark.parametrize("bots", [["master=mine:Bot"], ["cmd:a/bot.py", "cmd:b/bot.py"], ["One=mine:Bot", "One=mine:Other"]])
def test_no_two_have_one_name(bots):
    with pytest.raises(BadOption, match="another name: --bot"):
        by_name(bots)
