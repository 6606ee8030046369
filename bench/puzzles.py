"""What is in the books of puzzles, as the tables of docs/puzzles.md: `python -m bench.puzzles`.

Whether their answers hold is looked at by `vicus puzzles GAME --check`.
"""

from __future__ import annotations

from collections import Counter
from statistics import median, quantiles

import vicus
from vicus.puzzles.puzzle import Book, has_puzzles, read
from vicus.puzzles.rating import SOLVERS


def made(book: Book) -> str:
    """How many were found and kept."""
    effort, players = book.effort, Counter(puzzle.players for puzzle in book.puzzles)
    spread = ", ".join(f"{count} with {number}" for number, count in sorted(players.items()))
    simulations = " + ".join(f"{n:,}" for n in effort.simulations)
    found = f"{effort.games:,} | {effort.scanned:,} | {effort.promising:,} | {len(book.puzzles):,}"
    return f"| {vicus.game(book.game).meta.title} | {simulations} | {found} | {spread} |"


def solved(book: Book) -> str:
    """How hard they are, and how often each solver finds them."""
    ratings = [puzzle.rating for puzzle in book.puzzles]
    low, _, high = quantiles(ratings, n=4)
    shares = []
    for at in range(len(SOLVERS)):
        found = sum(puzzle.solved[at].found for puzzle in book.puzzles)
        shares.append(f"{100 * found / sum(puzzle.solved[at].tries for puzzle in book.puzzles):.0f} %")
    spread = f"{min(ratings)} – {max(ratings)} | {low:.0f}, {median(ratings):.0f}, {high:.0f}"
    return f"| {vicus.game(book.game).meta.title} | {spread} | {' | '.join(shares)} |"


def main() -> None:
    books = [read(name) for name in vicus.games() if has_puzzles(name)]
    print(f"| game | simulations of each | games | decisions looked at | searched deeply | kept | players |\n|{'---|' * 7}")
    print("\n".join(map(made, books)))
    print(f"\n| game | ratings | quartiles | {' | '.join(f'`{name}`' for name in SOLVERS)} |\n|{'---|' * (3 + len(SOLVERS))}")
    print("\n".join(map(solved, books)))


if __name__ == "__main__":
    main()
