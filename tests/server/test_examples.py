"""The examples in the docstrings of the server run."""

import doctest
import importlib
import pkgutil

import pytest

import vicus.server

MODULES = [module.name for module in pkgutil.iter_modules(vicus.server.__path__) if not module.ispkg]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_run(module):
    assert doctest.testmod(importlib.import_module(f"vicus.server.{module}")).failed == 0
