"""What a server takes: many tables, crowds that look on, and people who mean it harm.

    python -m bench.load NAME [options]      one scenario, one row; figures go to bench/out/load
    python -m bench.load all [--write]       all of them, each in a process of its own; --write: into docs/hosting.md
    python -m bench.load write               what has been measured into docs/hosting.md

It speaks the page's protocol (docs/protocol.md) to a `vicus serve` of its own, on SQLite in a new folder or on `--database`;
with `--address` to one that runs already. Generator and server share the machine, so the generator is kept light: picows, no
compression, and of each answer only what the next move needs is decoded.

A *move* is an act or an end of turn, one line of a table's log; its *round trip* goes from sending it until the own table is
shown with a higher number: it is on disk by then. A person thinks, moves, waits, as people do. Whoever still waits when the
measurement ends counts with what they have waited; whoever was thrown out counts as waiting.

Everybody has a cookie and, on the loopback network, an address of their own (127.1.0.1, 127.1.0.2, …), so that limits for one
guest or one address hit attackers, who share an address, and not the innocent.
"""
