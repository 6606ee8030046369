"""The WebAssembly engine: `program` compiles the rules to a module, `instance` runs one in wasmtime, `engine` plays games.

The module is the same for Python (wasmtime), Node and every browser.
"""
