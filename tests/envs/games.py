"""Which games are environments: those that say what a seat sees as numbers."""

from __future__ import annotations

import vicus

GAMES = [name for name in vicus.games() if vicus.game(name).has_observation]
WAYS = [(name, players) for name in GAMES for players in vicus.game(name).meta.players]
FIRST = GAMES[0]
