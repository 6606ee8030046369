"""What a server survives: everything that can break is broken, again and again, while people play.

    python -m bench.faults                        all faults on SQLite
    python -m bench.faults --postgres             all faults on a PostgreSQL of its own, with two server processes
    python -m bench.faults kill --kills 200       one of them
    python -m bench.faults --list                 what there is

People play random legal moves at several tables: two guests, guests with bots, bots alone. Each of them notes every line that
was acknowledged: sent, and answered by the table with a higher number. They do nothing about a fault but connect again.

After each fault the database is read directly (`audit.py`): every acknowledged line is there, once and in its place, and
nobody's seat has a line that nobody sent; every game replays to the digests that its turns ended with; summaries say what the
logs say; and every table goes on.
"""
