"""Shared by all tests: a compiler cache of their own, who compiles what, and rule ids that exist."""

from __future__ import annotations

import gc
import getpass
import itertools
import os
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .examples.environment import EXAMPLES, Environment

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import LoadGroupScheduling

    from vicus.testing.postgres import Postgres

# All workers and runs share one cache, apart from the user's: tests may clear and corrupt theirs.
os.environ.setdefault("VICUS_CACHE_DIR", str(Path(tempfile.gettempdir()) / f"vicus-test-cache-{getpass.getuser()}"))

BROWSER = Path(__file__).parent / "browser"
"""All tests there drive one: whether a new file says so or not, they are none of the quick ones."""

LONGEST = (
    "tests/games/test_observation.py",
    "tests/server/test_faults.py",
    "tests/server/test_upgrade.py",
    "tests/server/test_secrecy.py",
    "examples",
    "tests/testing/test_conformance.py",
    "tests/arena/test_insights.py",
    "tests/games/test_kept_views.py",
    "tests/core/test_batch.py",
    "site",
    "processes",
    "tests/server/test_fuzz.py",
    "mypy",
)
"""Files and groups of quick tests that take longest: workers begin with them, so that none is left with one at the end."""

# Started in the background of a script, this process would ignore Ctrl-C, and so would all that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-scenes", action="store_true", help="write the scenes of the rules page anew (tests/games, -n 0)")


@pytest.hookimpl(tryfirst=True)  # before xdist looks at the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.browser)
        group = item.get_closest_marker("xdist_group")
        if item.get_closest_marker("compile") and group and group.args != ("examples",):  # those share an environment
            item.add_marker(pytest.mark.xdist_group(game_of(item)))
        if "postgres_server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.linux)
    check_rules(items)
    if "PYTEST_XDIST_WORKER" in os.environ:
        compiling = {part_of(item) for item in items if item.get_closest_marker("compile")}
        items.sort(key=lambda item: turn(part_of(item), compiling))


def part_of(item: pytest.Item) -> str:
    """What one worker takes as a whole: a group of tests, or a file. Split, it would be prepared twice."""
    group = item.get_closest_marker("xdist_group")
    return group.args[0] if group else item.nodeid.partition("::")[0]


def turn(part: str, compiling: set[str]) -> int:
    """When several workers take it: what is compiled first, other long ones after it, and the rest in its order."""
    if part in compiling:
        return -1
    return LONGEST.index(part) if part in LONGEST else len(LONGEST)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadGroupScheduling | None:
    """`--dist loadgroup`, but tests without a group go by file: what a file prepares is prepared by one worker.

    (Each one alone they would also keep the process that hands them out busier than many of them last.)
    """
    from xdist.scheduler import LoadGroupScheduling

    class ByGroupOrFile(LoadGroupScheduling):
        def _split_scope(self, nodeid: str) -> str:
            scope = super()._split_scope(nodeid)
            return scope if scope != nodeid else nodeid.partition("::")[0]

    if config.getoption("dist") != "loadgroup":
        return None
    config.option.loadscopereorder = False  # by `turn`, not by the number of tests
    return ByGroupOrFile(config, log)


def pytest_collection_finish() -> None:
    """What was collected stays until the end: the collector need not look at thousands of tests again and again."""
    gc.collect()
    gc.freeze()


def game_of(item: pytest.Item) -> str:
    """Which game's code a test needs; one that is not for each game takes the first.

    Tests of one engine ("native", "planner" …) form a group for each game, so that what is compiled is compiled by one worker
    while the other compiles something else, and nobody waits at the cache's lock.
    """
    from vicus.registry import names

    parameters = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    return next((str(value) for value in parameters if value in names()), names()[0])


def check_rules(items: list[pytest.Item]) -> None:
    """A marker with an id that no catalogue has is a mistake, not a test."""
    from vicus.core.catalogue import catalogue
    from vicus.registry import names

    known = {rule.id for game in names() for rule in catalogue(game)}
    for item in items:
        for marker in item.iter_markers("rule"):
            unknown = [i for i in marker.args if i not in known]
            if unknown or not marker.args:
                raise pytest.UsageError(f"{item.nodeid}: no catalogue has the rule {', '.join(unknown) or '(none named)'}")


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A fresh environment with the example installed; who uses it is in the group "examples", so that one is enough."""
    environment = Environment(tmp_path_factory.mktemp("environment"))
    environment.install(EXAMPLES / "liars_dice")
    return environment


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page without a server, as `vicus static` writes it: once, for all workers of a run. Nobody changes anything in it."""
    from filelock import FileLock

    from vicus.static import folder

    own = tmp_path_factory.getbasetemp()
    written = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "static-folder"
    with FileLock(written.with_suffix(".lock")):
        if not written.exists():
            half = written.with_suffix(".half")
            folder.write(half)
            half.rename(written)
    return written


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a worker; `template` in it is a migrated database without anything."""
    from vicus.server.databases import migrate
    from vicus.testing.postgres import PostgresMissing, running_postgres

    try:
        with running_postgres() as server:
            migrate(server.create("template"))
            yield server
    except PostgresMissing as missing:
        pytest.fail(str(missing), pytrace=False)


_numbers = itertools.count(1)


@pytest.fixture
def postgres(postgres_server: Postgres) -> Iterator[str]:
    """The URL of a new PostgreSQL database with the current schema."""
    name = f"test{next(_numbers)}"
    yield postgres_server.create(name, "template")
    postgres_server.drop(name)
