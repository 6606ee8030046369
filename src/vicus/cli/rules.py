"""`vicus rules`: the catalogue, and which of its rules have tests."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import typer
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from vicus.core.catalogue import Rule, catalogue, code_places, coverage
from vicus.core.game import playable
from vicus.errors import BadOption
from vicus.texts import Texts, texts

from .screen import console
from .speech import chosen_language

TESTS = Path("tests")


def run(game: str | None, rule: str | None, coverage: bool, language: str | None) -> None:
    language = chosen_language(language)
    if coverage:
        cover([game] if game else list(playable()), language)
    elif game is None:
        for name in playable():
            say = texts(language, name)
            console.print(f"[bold]{name}[/]  {say('title')}: {len(catalogue(name))}")
    else:
        catalogue(game)  # an unknown game is the first thing to say
        if not show(game, rule, texts(language, game)):
            raise typer.Exit(2)


def show(game: str, rule: str | None, say: Texts) -> bool:
    """One rule, or all of them; false if there is none of that id."""
    rules = catalogue(game, say.language)
    if rule is None:
        for chapter, group in groupby(rules, key=lambda r: r.chapter):
            console.print(f"\n[bold]{chapter}[/]")
            for each in group:
                _print(each)
        return True
    found = [r for r in rules if r.id.casefold() == rule.casefold()]
    if not found:
        console.print(escape(say("rules-unknown", title=say("title"), id=rule, game=game)))
        return False
    _print(found[0])
    console.print(Padding(f"[dim]{say('rules-kind-' + found[0].kind)}[/]", (0, 0, 0, 9)))
    tests = coverage(TESTS).get(found[0].id, []) if TESTS.is_dir() else []
    for place in [*code_places(game).get(found[0].id, []), *tests]:
        console.print(Padding(f"[dim]{place}[/]", (0, 0, 0, 9)))
    return True


def _print(rule: Rule) -> None:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(width=8, style="bold")
    table.add_column(ratio=1)
    table.add_row(rule.id, escape(rule.text))
    console.print(table)


def cover(games: list[str], language: str) -> None:
    """Every rule with its number of tests; ends with 1 if a rule has none."""
    if not TESTS.is_dir():
        raise BadOption("rules-no-tests")
    found = coverage(TESTS)
    complete = True
    for game in games:
        say, rules = texts(language, game), catalogue(game)
        missing = [rule for rule in rules if rule.id not in found]
        complete = complete and not missing
        console.print(say("rules-covered", title=say("title"), covered=len(rules) - len(missing), all=len(rules)))
        for rule in missing:
            console.print(f"  [red]{rule.id}[/]  {say('rules-untested')}: {escape(rule.text)}")
    if not complete:
        raise typer.Exit(1)
