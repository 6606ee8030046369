"""`dataset.json`: what a dataset was made of, what its numbers mean, and which files there are."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

from vicus.arena.contest import Plan
from vicus.bots.fingerprint import fingerprint
from vicus.core.game import game as find
from vicus.engine.observation import FieldLayout
from vicus.errors import BadRecord

NAME = "dataset.json"
VERSION = 1
"""Of the columns and of this file."""


@dataclass(frozen=True)
class Shard:
    """A file: the first of its games, how many, how many decisions in them, and what it must be."""

    file: str
    first: int
    games: int
    decisions: int
    size: int
    sha256: str

    def check(self, folder: Path) -> bytes:
        """What is in it; BadRecord if that is something else."""
        place = folder / self.file
        try:
            data = place.read_bytes()
        except OSError:
            data = b""
        if hashlib.sha256(data).hexdigest() != self.sha256:
            raise BadRecord("dataset-damaged", file=str(place))
        return data


@dataclass(frozen=True)
class Box:
    """What was in the box."""

    digest: str
    standard: bool


@dataclass(frozen=True)
class Fields:
    """What the numbers of an observation are."""

    version: int
    digest: str
    width: int
    fields: list[FieldLayout]


@dataclass(frozen=True)
class Manifest:
    """What everything else follows from, and the shards that are finished."""

    format: int
    game: str
    rules: int
    box: Box
    players: int
    options: dict[str, str]
    bots: list[str]
    code: list[str | None]
    """A digest of each bot, where it is known."""
    seed: int
    games: int
    shard: int
    """Games in a file."""
    files: str
    """npz or parquet."""
    actions: int
    """How many ids there are: the length of a mask."""
    observation: Fields
    shards: list[Shard]

    @property
    def decisions(self) -> int:
        """So many are there."""
        return sum(shard.decisions for shard in self.shards)

    @property
    def complete(self) -> bool:
        """Whether all games are there."""
        return sum(shard.games for shard in self.shards) == self.games

    @property
    def is_sound(self) -> bool:
        """Whether the shards are those that a dataset of this size can have, each once."""
        firsts = [shard.first for shard in self.shards]
        return (
            self.shard > 0
            and len(set(firsts)) == len(firsts)
            and all(
                shard.first in range(0, self.games, self.shard)
                and shard.games == min(self.shard, self.games - shard.first)
                and shard.file == f"{shard.first // self.shard:06d}.{self.files}"
                and shard.decisions >= 0
                for shard in self.shards
            )
        )

    def differs(self, other: Manifest) -> list[str]:
        """What was set otherwise, by name."""
        mine, its = asdict(self), asdict(other)
        return [name for name in mine if name != "shards" and mine[name] != its[name]]

    def write(self, folder: Path) -> None:
        """In one piece: whoever looks finds the one before or this one."""
        kept(folder / NAME, json.dumps(asdict(self), indent=1, ensure_ascii=False).encode() + b"\n")


def manifest_of(plan: Plan, shard: int, files: str, closer: bool = False) -> Manifest:
    """Of a dataset that is about to be made."""
    game = find(plan.game, plan.box)
    seen = game.observation(plan.players, closer)
    return Manifest(
        VERSION,
        plan.game,
        game.meta.rules_version,
        Box(game.box.digest, game.box.standard),
        plan.players,
        plan.options,
        list(plan.bots),
        [fingerprint(name, plan.game) for name in plan.bots],
        plan.seed,
        plan.games,
        shard,
        files,
        game.actions.size,
        Fields(seen.version, seen.digest, seen.width, list(seen.fields)),
        [],
    )


def read(folder: Path) -> Manifest:
    """BadRecord if there is none, or one of another version."""
    try:
        text = (folder / NAME).read_bytes()
        version = json.loads(text)["format"]
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        raise BadRecord("dataset-none", folder=str(folder)) from None
    if version != VERSION:
        raise BadRecord("dataset-version", folder=str(folder), version=str(version), known=VERSION)
    try:
        found = msgspec.json.decode(text, type=Manifest)
    except msgspec.MsgspecError:
        raise BadRecord("dataset-none", folder=str(folder)) from None
    if not found.is_sound:
        raise BadRecord("dataset-damaged", file=str(folder / NAME))
    return found


def kept(file: Path, data: bytes) -> None:
    """Written beside and renamed: a file of its name is always whole."""
    unfinished = file.with_name(f"{file.name}.part")
    unfinished.write_bytes(data)
    unfinished.replace(file)


def figures(found: Manifest) -> dict[str, Any]:
    """What a report says of it."""
    about = {"game": found.game, "players": found.players, "bots": found.bots, "seed": found.seed, "games": found.games}
    size = sum(shard.size for shard in found.shards)
    return {**about, "decisions": found.decisions, "shards": len(found.shards), "bytes": size, "complete": found.complete}
