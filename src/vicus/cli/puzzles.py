"""`vicus puzzles`: makes puzzles, looks at them again, or sets one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape

import vicus
from vicus.errors import BadOption
from vicus.texts import Texts, texts

from .judging import ready_to_judge
from .screen import console, errors, require_writable
from .speech import chosen_language

if TYPE_CHECKING:
    from vicus.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class PuzzleRequest:
    """What was asked for."""

    game: str
    records: list[Path]
    games: int
    bot: str
    out: Path | None
    count: int | None
    players: int | None
    seed: int
    check: bool
    simulations: int | None
    number: int | None
    file: Path | None
    language: str | None


def run(wanted: PuzzleRequest) -> None:
    language = chosen_language(wanted.language)
    if wanted.records or wanted.games:
        make(wanted, texts(language, wanted.game))
    elif wanted.check:
        check(wanted, texts(language, wanted.game))
    else:
        from .puzzle_sitting import solve

        solve(wanted.game, wanted.file, wanted.number, wanted.players, language)


def make(wanted: PuzzleRequest, say: Texts) -> None:
    """Add puzzles to a file, each as soon as it is found: whoever stops has what there is."""
    from vicus.puzzles.making import Maker
    from vicus.puzzles.puzzle import read, written

    game = vicus.game(wanted.game)
    out = wanted.out or Path(f"{wanted.game}-puzzles.json")
    before = read(wanted.game, out) if out.exists() else None
    require_writable(out)
    puzzles = list(before.puzzles) if before else []
    ready_to_judge(game, say)
    maker = Maker(game, wanted.seed)
    taken = {(match.players, match.seed) for match in (vicus.load(puzzle.link) for puzzle in puzzles)}
    fresh = (match for match in sources(wanted, game) if (match.players, match.seed) not in taken)
    for puzzle in islice(maker.puzzles(fresh), wanted.count):
        puzzles.append(puzzle)
        out.write_bytes(written(maker.book(puzzles, before.effort if before else None)))
        about = {"rating": str(puzzle.rating), "players": puzzle.players, "gap": f"{100 * puzzle.gap:.1f}"}
        errors.print(escape(say("puzzles-found", number=len(puzzles), games=maker.count.games, **about)), soft_wrap=True)
    if not puzzles:
        raise BadOption("puzzles-not-found", games=maker.count.games)
    out.write_bytes(written(maker.book(puzzles, before.effort if before else None)))
    kept = say("puzzles-made", number=maker.count.kept, decisions=maker.count.scanned, games=maker.count.games, file=str(out))
    console.print(escape(kept), soft_wrap=True)


def sources(wanted: PuzzleRequest, game: vicus.Game) -> Iterator[vicus.Match[Any, Any]]:
    """Records first, then games of bots."""
    from vicus.puzzles.sources import played, recorded

    if wanted.players is not None:
        game.check_players(wanted.players)
    yield from recorded(game, wanted.records, wanted.players)
    yield from played(game, wanted.bot, wanted.games, wanted.players, wanted.seed)


def check(wanted: PuzzleRequest, say: Texts) -> None:
    """Search every puzzle anew with other seeds: is the same move still clearly best? Those that hold can be written."""
    from vicus.puzzles.checking import look_again, renewed
    from vicus.puzzles.deep import DeepSearch
    from vicus.puzzles.making import Maker
    from vicus.puzzles.puzzle import read, written

    game = vicus.game(wanted.game)
    require_writable(wanted.out)
    book = read(wanted.game, wanted.file)
    puzzles = spread(book.puzzles, wanted.count)
    ready_to_judge(game, say)
    deep = DeepSearch(game, simulations=[wanted.simulations] if wanted.simulations else ())
    maker, kept = Maker(game, wanted.seed, deep), dict(enumerate(book.puzzles, 1))  # what is not looked at stays
    agreed = clear = 0
    for number, puzzle in puzzles:
        found = look_again(deep, puzzle, wanted.seed + number)
        agreed += found.agrees
        clear += found.is_clear
        if (again := renewed(maker, puzzle, found)) is not None:
            kept[number] = again
        else:
            del kept[number]
        if not found.agrees:
            console.print(escape(say("puzzles-differs", number=number, solution=puzzle.solution, found=found.best)))
    about = {"number": len(puzzles), "agreed": agreed, "clear": clear, "simulations": sum(deep.simulations)}
    judged = say(f"analyse-judge-{deep.judge}")
    console.print(escape(f"{say('puzzles-checked', **about)} ({judged})"), soft_wrap=True)
    if wanted.out and kept:
        wanted.out.write_bytes(written(maker.book(list(kept.values()), book.effort)))
        console.print(escape(say("puzzles-hold", number=len(kept), file=str(wanted.out))), soft_wrap=True)


def spread(puzzles: list[Puzzle], count: int | None) -> list[tuple[int, Puzzle]]:
    """So many of a book, from the easiest to the hardest, with their numbers; all of them if nothing is said."""
    numbered = list(enumerate(puzzles, 1))
    wanted = len(puzzles) if count is None else max(1, min(count, len(puzzles)))
    return [numbered[i * len(puzzles) // wanted] for i in range(wanted)]
