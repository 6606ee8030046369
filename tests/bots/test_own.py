"""`module:Class`."""

import pytest

import vicus
from vicus.bots import bot
from vicus.errors import BadOption

GAME = vicus.game("bohemian_villages")

MODULE = """
class Nothing:
    def choose(self, view, legal): return legal[0]

class Both(Nothing):
    def __init__(self, game, seed): self.got = game, seed

class OnlySeed(Nothing):
    def __init__(self, *, seed=None): self.got = seed

class Anything(Nothing):
    def __init__(self, *args, depth=3, **more): self.got = args, depth, more

class Wants(Nothing):
    def __init__(self, game, depth): pass

class Positional(Nothing):
    def __init__(self, game, /): pass

class Raises(Nothing):
    def __init__(self, game): raise TypeError("own mistake")

class Leaves(Nothing):
    def __init__(self): raise SystemExit("bye")

class Mute:
    pass

def made(game): return Both(game, 99)

number = 3
"""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """A file beside the user."""
    (tmp_path / "own_bots.py").write_text(MODULE)
    (tmp_path / "own_needs.py").write_text("import a_module_that_nobody_has\n")
    (tmp_path / "own_breaks.py").write_text("x = 1 / 0\n")
    (tmp_path / "own_leaves.py").write_text("raise SystemExit(3)\n")
    (tmp_path / "own_asks.py").write_text("import sys\nsys.nothing_of_that_name\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def test_a_bot_gets_what_it_has_parameters_for():
    assert bot("own_bots:Nothing", GAME, 7)
    assert bot("own_bots:Both", GAME, 7).got == (GAME, 7)
    assert bot("own_bots:OnlySeed", GAME, 7).got == 7
    assert bot("own_bots:Anything", GAME, 7).got == ((), 3, {})
    assert bot("own_bots:made", GAME, 7).got == (GAME, 99)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("own_bots:Wants", "it wants “depth”"),
        ("own_bots:Positional", "it wants “game”"),
        ("own_bots:Raises", r"TypeError: own mistake \(own_bots.py:21\)"),
        ("own_bots:Leaves", r"cannot be made. SystemExit: bye"),
        ("own_leaves:X", r"importing own_leaves fails. SystemExit: 3"),
        ("own_bots:Mute", "no method choose"),
        ("own_bots:", "write module:Class"),
        (":Mute", "write module:Class"),
        (".own_bots:Mute", "write module:Class"),
        ("own_bots:number", "no class or function “number”"),
        ("own_bots:Missing", "own_bots has no class or function “Missing”"),
        ("own_nowhere:X", "there is no module “own_nowhere”"),
        ("own_bots.inner:X", "own_bots"),
        ("own_needs:X", "importing own_needs fails. ModuleNotFoundError: No module named 'a_module_that_nobody_has'"),
        ("own_breaks:X", r"importing own_breaks fails. ZeroDivisionError: division by zero \(own_breaks.py:1\)"),
        ("own_asks:X", "importing own_asks fails. AttributeError"),
    ],
)
def test_what_is_wrong_is_told(name, words):
    with pytest.raises(BadOption, match=words):
        bot(name, GAME, 1)
