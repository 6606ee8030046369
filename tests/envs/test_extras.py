"""Whoever has not installed an extra is told which."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

from vicus.envs.extras import needed

WITHOUT = """
import sys
sys.modules[{package!r}] = None
import vicus
try:
    import vicus.envs.{module}
except vicus.VicusError as problem:
    print(problem, problem.message("de"), problem.message("ru"))
"""


@pytest.mark.parametrize(
    ("module", "package"), [("pettingzoo", "pettingzoo"), ("spaces", "gymnasium"), ("open_spiel", "pyspiel")]
)
def test_what_is_missing_is_named_with_its_extra(module, package):
    program = WITHOUT.format(module=module, package=package)
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.count(f'pip install "vicus[{"open-spiel" if module == "open_spiel" else "envs"}]"') == 3


def test_other_mistakes_are_not_hidden():
    with pytest.raises(ModuleNotFoundError), needed("envs", "gymnasium"):
        importlib.import_module("no_such_module")
