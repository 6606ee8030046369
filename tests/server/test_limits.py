"""The limits of a server: their names, values and reasons."""

from pathlib import Path

import pytest

import vicus
from vicus.server.limits import Limits, described, parse_limits, table
from vicus.texts import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_limits_are_given_by_name():
    limits = parse_limits(["tables_per_guest=3", "header-seconds = 2.5", "connections=20_000", "finished_days=365"])
    assert (limits.tables_per_guest, limits.header_seconds, limits.connections) == (3, 2.5, 20_000)
    assert limits.finished_days == 365
    assert limits.tables == Limits().tables


@pytest.mark.parametrize("wanted", ["tables_by_guest=3", "tables_per_guests", "per_guest=3"])
def test_an_unknown_limit_names_those_that_are_meant(wanted):
    with pytest.raises(vicus.BadOption) as caught:
        parse_limits([wanted])
    assert caught.value.key == "limit-unknown"
    for language in LANGUAGES:
        assert "tables_per_guest" in caught.value.message(language)
        assert "--limits" in caught.value.message(language)


@pytest.mark.parametrize("wanted", ["=3", "", "__class__=3", "nonsense=1"])
def test_nothing_else_is_a_limit(wanted):
    with pytest.raises(vicus.BadOption, match="--limits"):
        parse_limits([wanted])


@pytest.mark.parametrize("wanted", ["tables=0", "tables=many", "tables=2.5", "header_seconds=0", "waiting_days=-1", "tables="])
def test_a_bad_value_is_told_with_its_name(wanted):
    with pytest.raises(vicus.BadOption) as caught:
        parse_limits(["sockets=7", wanted])
    assert caught.value.key == "limit-bad"
    assert caught.value.params["name"] == wanted.split("=")[0]


def test_every_limit_has_a_reason_and_its_default_is_allowed():
    limits = list(described())
    assert len(limits) == len(Limits.__struct_fields__)
    assert all(limit.reason for limit in limits)
    assert parse_limits([f"{limit.name}={limit.default}" for limit in limits]) == Limits()


def test_the_docs_have_the_limits():
    """After a change: make generated"""
    assert table() in (ROOT / "docs" / "hosting.md").read_text("utf-8")
