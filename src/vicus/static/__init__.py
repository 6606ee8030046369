"""The table in a browser, without a server: the same tables and the same messages, kept by the browser itself.

It runs in a worker of the page (Pyodide, with msgspec alone); its bots search in other workers (WebAssembly).
"""
