"""What Python calls of compiled code, by module. Everything else is compiled into these and needs no wrapper of its own."""

from __future__ import annotations

Entries = dict[str, tuple[str, ...]]

PLAYING: Entries = {"kernel.batch": ("simulate",), "kernel.counts": ("count",)}
"""Whole games at once, and action sequences."""
PLANNING: Entries = {"kernel.greedy": ("greedy_move", "self_play"), "kernel.search": ("search",)}
"""Bots that plan ahead."""
STEPPING: Entries = {
    "kernel.stepping": (
        "reset_rows",
        "first_illegal",
        "step_rows",
        "chance_rows",
        "observe_rows",
        "resample_rows",
        "show_rows",
    )
}
"""Batches that a caller steps."""
CREW: Entries = {
    "kernel.stepping": tuple(each for each in STEPPING["kernel.stepping"] if each not in ("first_illegal", "step_rows")),
    "kernel.crew": ("lead", "follow"),
}
"""The same where several threads step a batch."""
THINKING: Entries = {"kernel.net": ("think",), "kernel.deep": ("deepen",), "kernel.net_play": ("net_game",)}
"""Bots that play by a net, and whole games by it."""
