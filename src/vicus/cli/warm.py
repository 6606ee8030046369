"""`vicus warm`: compile ahead of need."""

from __future__ import annotations

import time
from pathlib import Path

import vicus
from vicus.bots.needs import needs_thinker
from vicus.core.game import playable
from vicus.engine import cache
from vicus.engine.engines import native, planner, thinker
from vicus.engine.net_place import has_net
from vicus.engine.warming import is_planner_warm, is_thinker_warm, is_warm
from vicus.texts import texts

from .screen import console, waiting_line
from .speech import chosen_language


def run(game: str | None, box: Path | None, clear: bool, nets: bool, language: str | None) -> None:
    language = chosen_language(language)
    if clear:
        console.print(texts(language)("warm-cleared", folders=cache.clear()))
    for name in [game] if game else playable():
        chosen = vicus.game(name, box=box)
        say = texts(language, name)
        thinks = has_net(name) and (nets or needs_thinker(chosen))
        ready = is_warm(name, chosen.box) and is_planner_warm(name, chosen.box)
        if ready and (not thinks or is_thinker_warm(name, chosen.box)):
            console.print(say("warm-ready", title=say("title")))
            continue
        start = time.perf_counter()
        with waiting_line(say, say("title")) as waiting:
            native(name, chosen.box, waiting=waiting)
            planner(name, chosen.box, waiting=waiting)
            if thinks:
                thinker(name, chosen.box, waiting=waiting)
        console.print(say("warm-done", title=say("title"), seconds=f"{time.perf_counter() - start:.1f}"))
