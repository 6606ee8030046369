"""Are chances what they say? Of positions judged 70 %, 70 % must be won.

    python -m bench.outlook.calibration carpe_diem --games FOLDER --out docs/pictures      # all numbers of players
    python -m bench.outlook.calibration helvetia --games FOLDER --out docs/pictures --judge deep --write

Positions of games (`games.py`) are judged as an analysis does, by models that were fitted on the other half of them; those of
a tenth are counted together. Writes a picture and a line of a table for each number of players.

`--judge deep`: the game's net. Its temperature (`temperature.py`) is fitted on one half and tried on the other; `--write` puts
what all games teach into the game's `judgement.toml`, where hints and analyses have it from. After a new net: games with
`--judge deep` first, then this.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np

import vicus
from vicus.analysis.asking import ROLLOUTS
from vicus.analysis.outlook import Expectation, expectation
from vicus.analysis.study import FINE
from vicus.bots.code import code_for
from vicus.bots.judge import Calibration, judge
from vicus.bots.judgement import SETTINGS, file_of
from vicus.bots.tree import Tree
from vicus.engine.kernel.search import ALL_KNOWN
from vicus.engine.net_place import net_mark

from . import temperature
from .fit import fitted
from .games import Played, read
from .stepping import Array, Stepper

TENTHS = 10
A_GAME = 4
"""Positions of each game: those of one game are not independent, and so error bars count games, not positions."""


class Tenth(NamedTuple):
    """Chances of seats between two tenths: how many, what they said, what came of it, and its standard error."""

    many: int
    said: float
    won: float
    error: float


class Judgements(NamedTuple):
    """By position and seat."""

    chances: Array
    won: Array
    games: Array
    """Their numbers, by position alone."""


def crossed(stepper: Stepper, players: int, games: list[Played], share: int = 1) -> Judgements:
    """All games, each half judged by what the other one has taught, with the doubt of the game's own models."""
    halves = games[::2], games[1::2]
    doubt = dict(zip(SETTINGS, expectation(stepper.game.name, players).known.settings, strict=True))["win_doubt"]
    learned = [fitted(stepper, players, half, doubt).expectation(stepper.game) for half in halves]
    found = [judged(stepper, players, halves[i], learned[1 - i], share) for i in (0, 1)]
    return Judgements(*(np.concatenate(each) for each in zip(*found, strict=True)))


def judged(stepper: Stepper, players: int, games: list[Played], expected: Expectation, divisor: int = 1) -> Judgements:
    """What is thought of some positions of each game, by a part of an analysis' rollouts, and who has won it."""
    tree = Tree(code_for(stepper.game, "native"), expected.known, ROLLOUTS, expected.points)
    rollouts = expected.known.plain["master"] // FINE // divisor
    chances, won, numbers = [], [], []
    for played in games:
        stepper.begin(played.seed, players)
        chosen = {(2 * i + 1) * len(played.actions) // (2 * A_GAME) for i in range(A_GAME)}
        for number, action in enumerate(played.actions):
            if number in chosen:
                tree.reset(stepper)
                tree.search(ALL_KNOWN, played.seed, rollouts)
                chances.append([share / rollouts for share in tree.sums().shares[:players]])
                won.append([1 / len(played.winners) if p in played.winners else 0.0 for p in range(players)])
                numbers.append(played.seed)
            stepper.step(action)
    return Judgements(np.array(chances), np.array(won), np.array(numbers))


def tenths(judgements: Judgements) -> list[Tenth]:
    """What became of chances, tenth by tenth; those without any are left out."""
    chances, won, numbers = judgements
    found = []
    which = np.minimum(TENTHS - 1, (chances * TENTHS).astype(int))
    for tenth in range(TENTHS):
        mask = which == tenth
        if mask.any():
            games = np.unique(np.repeat(numbers[:, None], chances.shape[1], axis=1)[mask])
            rate = float(won[mask].mean())
            error = sqrt(max(rate * (1 - rate), 1e-4) / len(games))
            found.append(Tenth(int(mask.sum()), float(chances[mask].mean()), rate, error))
    return found


def off(parts: list[Tenth]) -> float:
    """The expected calibration error: how far chances and results are apart, on average."""
    return sum(part.many * abs(part.said - part.won) for part in parts) / sum(part.many for part in parts)


SIZE, EDGE, TOP = 240, 34, 12
STYLE = (
    "<style>text{font:11px system-ui,sans-serif;fill:#6b6257}.frame{stroke:#a89c8a;fill:none}"
    ".even{stroke:#a89c8a;stroke-dasharray:4 4}.error{stroke:#7a3e68;stroke-width:1.5}.dot{fill:#7a3e68}</style>"
)


def picture(parts: list[Tenth], title: str) -> str:
    """A reliability picture: said from left to right, won from below upward; on the line both are the same."""
    most = max(part.many for part in parts)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE + EDGE + 14} {SIZE + EDGE + 30}" role="img">',
        f"<title>{title}</title>{STYLE}",
        f'<rect class="frame" x="{EDGE}" y="{TOP}" width="{SIZE}" height="{SIZE}"/>',
        f'<path class="even" d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}"/>',
    ]
    for tick in range(0, 101, 25):
        lines.append(f'<text x="{_x(tick / 100)}" y="{SIZE + 28}" text-anchor="middle">{tick}</text>')
        lines.append(f'<text x="{EDGE - 6}" y="{_y(tick / 100) + 4}" text-anchor="end">{tick}</text>')
    for part in parts:
        x, low, high = _x(part.said), _y(part.won - 2 * part.error), _y(part.won + 2 * part.error)
        lines.append(f'<path class="error" d="M{x} {low}V{high}"/>')
        lines.append(f'<circle class="dot" cx="{x}" cy="{_y(part.won)}" r="{2.5 + 4 * sqrt(part.many / most):.1f}"/>')
    lines.append(f'<text x="{EDGE + SIZE / 2}" y="{SIZE + 46}" text-anchor="middle">judged, % — won, % (upward)</text></svg>')
    return "\n".join(lines) + "\n"


def _x(share: float) -> float:
    return round(EDGE + share * SIZE, 1)


def _y(share: float) -> float:
    return round(TOP + (1 - min(1.0, max(0.0, share))) * SIZE, 1)


def line_of(title: str, players: int, games: int, found: Judgements) -> str:
    """The row of a table."""
    parts = tenths(found)
    seventy = next((part for part in parts if 0.7 <= part.said < 0.8), None)
    example = f"{100 * seventy.said:.0f} → {100 * seventy.won:.0f} ± {100 * seventy.error:.0f}" if seventy else "–"
    return f"| {title} | {players} | {games} | {len(found.chances)} | {100 * off(parts):.1f} | {example} |"


def draw(folder: Path | None, name: str, parts: list[Tenth], title: str) -> None:
    """A picture, where it is wanted."""
    if folder:
        (folder / f"{name}.svg").write_text(picture(parts, title), "utf-8")


def of_search(stepper: Stepper, players: int, games: list[Played], share: int, out: Path | None) -> None:
    """The plain search: rollouts, and models of where they end."""
    game = stepper.game
    found = crossed(stepper, players, games, share)
    draw(out, f"calibration-{game.name}-{players}", tenths(found), f"{game.meta.title}, {players} players: chances and results")
    print(line_of(game.meta.title, players, len(games), found), flush=True)


def of_net(stepper: Stepper, players: int, games: list[Played], effort: tuple[int, int], out: Path | None) -> Calibration:
    """The net: as it is, calibrated, searching, and beside it the rollouts of the plain search as they are kept."""
    game = stepper.game
    simulations, share = effort
    found = temperature.crossed(stepper, players, games, simulations)
    expected = expectation(game.name, players)
    hints = Judgements(found.told.chances[:, None], found.told.won[:, None], found.told.games)
    looks = {
        "raw": Judgements(*found.raw[:3]),
        "alone": Judgements(*found.alone[:3]),
        "searching": Judgements(*found.searched[:3]),
        "told": hints,
        "rollouts": judged(stepper, players, games, expected, share),
    }
    for name, look in looks.items():
        line = line_of(f"{game.meta.title}: {name}", players, len(games), look)
        foretold = f"{temperature.surprise(look.chances, look.won):.3f}" if name != "told" else "–"
        print(f"{line} {foretold} |", flush=True)
    title = f"{game.meta.title}, {players} players: chances by the net"
    draw(out, f"calibration-deep-{game.name}-{players}", tenths(looks["alone"]), f"{title}, and results")
    draw(out, f"calibration-hint-{game.name}-{players}", tenths(hints), f"{title}'s search, and results")
    print(f"  {players}: {found.halves[0]}, {found.halves[1]}; all: {found.all_of_it}", flush=True)
    return found.all_of_it


def written(game: str, found: dict[int, Calibration]) -> None:
    """Put calibrations into a game's file, for the net that there is; its own for other numbers of players stay."""
    file = file_of(game)
    text = file.read_text("utf-8")
    kept = {**judge(game).calibrations, **found}
    lines = [f"{n} = [{each.temperature}, {each.bias}, {each.searched}]" for n, each in sorted(kept.items())]
    section = "\n".join(["[judge.calibration]", f'net = "{net_mark(game)}"', *lines]) + "\n"
    start = text.find("[judge.calibration]\n")
    if start < 0:
        start = end = text.index("\n[weights]\n") + 1
        section += "\n"
    else:
        end = start + len(text[start:].split("\n\n", 1)[0]) + 1
    file.write_text(text[:start] + section + text[end:], "utf-8")


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=Path, required=True)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--share", type=int, default=4, help="a part of an analysis' rollouts: chances blur a little")
    parser.add_argument("--judge", choices=("search", "deep"), default="search")
    parser.add_argument("--players", type=int, nargs="*", help="else all numbers")
    parser.add_argument("--simulations", type=int, default=400, help="of the net's search")
    parser.add_argument("--write", action="store_true", help="put what the net needs into the game's judgement.toml")
    wanted = parser.parse_args()
    game = vicus.game(wanted.game)
    stepper = Stepper(game)
    found = {}
    for players in wanted.players or game.meta.players:
        games = read(wanted.games, game.name, players)
        if not games:
            print(f"| {game.meta.title} | {players} | no games |")
        elif wanted.judge == "search":
            of_search(stepper, players, games, wanted.share, wanted.out)
        else:
            found[players] = of_net(stepper, players, games, (wanted.simulations, wanted.share), wanted.out)
    if wanted.write:
        written(game.name, found)


if __name__ == "__main__":
    main()
