"""Under which names a server offers bots of one's own."""

import pytest

from vicus.errors import BadOption
from vicus.server.offered_bots import LONGEST_NAME, parse_offered_bots


@pytest.mark.parametrize("bot", ["mine:Bot", "search:500", "search:500/look_ahead=9"])
def test_a_bot_without_a_name_has_its_own(bot):
    assert parse_offered_bots([bot]) == {bot: bot}


def test_a_name_is_given():
    bots = ["Ferdinand=cmd:python3 bots/lowest.py --level=3", " Die Gräfin = mine:Bot"]
    assert parse_offered_bots(bots) == {"Ferdinand": "cmd:python3 bots/lowest.py --level=3", "Die Gräfin": "mine:Bot"}


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        (["master=mine:Bot"], "already a bot called “master”"),
        (["One=mine:Bot", "One=mine:Other"], 'another name: --bot "NAME=mine:Other"'),
        (["mine:Bot", "mine:Bot"], "another name: --bot"),
        (["cmd:./bot --key secret"], 'a name for the guests: --bot "NAME=cmd:./bot'),
        (["cmd@0.5s:KEY=secret ./bot"], "a name for the guests"),
        ([" =mine:Bot"], "one to 40 characters"),
        ([f"{'x' * (LONGEST_NAME + 1)}=mine:Bot"], "one to 40 characters"),
        (["Two\nlines=mine:Bot"], "that can be printed"),
    ],
)
def test_names_that_cannot_be(bots, problem):
    with pytest.raises(BadOption, match=problem):
        parse_offered_bots(bots)
