import pytest

from vicus.engine.subset import check_files, check_source, main

HEAD = "from ..state import State\n\n\n"


def findings(body: str) -> list[str]:
    return [str(f) for f in check_source(HEAD + body, "rules/turn.py")]


def test_the_rules_of_all_games_are_inside_the_subset():
    assert check_files() == []
    assert main() == 0


@pytest.mark.parametrize(
    ("line", "what", "instead"),
    [
        ("return [x for x in range(3)]", "ListComp", "scratch array"),
        ("return any(x for x in (1, 2))", "GeneratorExp", "write a loop"),
        ("return {1: 2}[p]", "Dict", "tables.py"),
        ("return p / 2", "/ in f", "//"),
        ("return 0.5", "a fraction", "whole numbers"),
        ("return 'inn'", "a text", "whole numbers"),
        ("return s.coins[0:2]", "a slice", "loop"),
        ("return s.own[p, 1]", "a[i, j]", "a[i][j]"),
        ("return s.coins.index(p)", ".index()", "function of the rules"),
        ("return sorted(s.coins)", "sorted()", "range"),
        ("return g(s, p=1)", "keyword", "position"),
        ("raise ValueError", "Raise", "raise nothing"),
        ("x = (y := p)", "NamedExpr", "assign first"),
        ("global X", "Global", "state"),
        ("import math", "Import", "top of the module"),
        ("assert p", "Assert", "test"),
        ("return 2**p", "** in f", "1 << n"),
        ("return 99999999999999999999", "63 bits", "wrap"),
        ("return (lambda: 1)()", "Lambda", "function"),
    ],
)
def test_what_is_outside_names_line_and_remedy(line, what, instead):
    found = findings(f"def g(s: State, p: int) -> int:\n    return p\n\n\ndef f(s: State, p: int) -> int:\n    {line}\n")
    assert any(what in f and instead in f and f.startswith("rules/turn.py:9:") for f in found), found


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("def f(s, p: int) -> int:\n    return p\n", "no annotation"),
        ("def f(p: int = 3) -> int:\n    return p\n", "optional"),
        ("@cache\ndef f(p: int) -> int:\n    return p\n", "decorated"),
        ("def f(p: int) -> int:\n    return f(p)\n", "f calls itself"),
        ("def f(p: int) -> int:\n    return g(p)\n\n\ndef g(p: int) -> int:\n    return f(p)\n", "g calls itself"),
        ("import numpy\n", "plain import"),
        ("def f(p: int):\n    return p\n", "does not say what it returns"),
        ("SHARE = 0.5\n", "outside a function"),
        ("NAME = 'inn'\n", "outside a function"),
        ("from numba import njit\n", "import from numba"),
        ("class A:\n    pass\n", "a class"),
        ("print(3)\n", "outside a function"),
        ("def f(p: int) -> int:\n" + "    p += 1\n" * 61 + "    return p\n", "63 lines"),
    ],
)
def test_what_a_module_may_hold(source, what):
    assert any(what in f for f in findings(source))


def test_plain_rules_pass():
    source = '''LIMIT = 2 * 3


def f(s: State, p: int) -> bool:
    """A docstring is for readers."""
    for i in range(LIMIT):
        if s.coins[i] in (1, 2) and not p:
            return True
    return max(p, 1) > 0
'''
    assert findings(source) == []
