"""OpenSpiel has no wheels for some systems; everything else is installed for all tests."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_open_spiel.py"]
