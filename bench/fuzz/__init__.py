"""Messages that no page would send, a million of them: whatever comes, it is answered, and nothing breaks.

    python -m bench.fuzz                          1,000,000 messages on SQLite
    python -m bench.fuzz --postgres               the same on a PostgreSQL of its own
    python -m bench.fuzz --messages 20000 --seed 7

The server is the real one, in this process and without HTTP in front, so that a message takes as long as the server needs. Each
request of the protocol is made from its declaration, sensible in part, with hostile values in the rest: other people's tables,
NUL, lone surrogates, numbers without end, NaN, nesting, wrong types; records and boxes likewise. What is answered in a way that
was not seen before (kind, code, words) is kept, and changed further.

It fails on an answer `internal`, an exception in the log, a request that ends the connection, a table that a refused request
has changed, a seed or a guest's id in any answer, and on a database that does not replay at the end.
"""
