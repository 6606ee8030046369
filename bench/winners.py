"""What winners do in each game, for the look-back page: writes `winners.json` into the games' folders.

    python -m bench.winners bohemian_villages-2.jsonl bohemian_villages-3.jsonl …

Each file holds games of one game and one number of players, as its name says, with the standard options; a line is
`[seed, [action ids], totals, winners]`. Numbers of players that no file is given for stay as they are.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

import vicus
from vicus.analysis.course import Typical
from vicus.analysis.winners import Sums
from vicus.core.game import declaration


def main(files: list[Path]) -> None:
    """Count, and write."""
    for file in files:
        name, _, players = file.stem.rpartition("-")
        sums = Sums(vicus.game(name), int(players))
        for line in file.read_text("utf-8").splitlines():
            if not line.endswith("]"):
                continue  # still being written
            seed, actions, *_ = json.loads(line)
            sums.add(seed, actions)
        place = declaration(name).folder / "winners.json"
        known = msgspec.json.decode(place.read_bytes(), type=dict[str, Typical]) if place.is_file() else {}
        known[players] = sums.typical()
        body = msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=0)
        place.write_bytes(body.replace(b"}},", b"}},\n") + b"\n")
        print(f"{name}, {players} players: {sums.games} games, winners have {known[players].total[-1]} points")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
