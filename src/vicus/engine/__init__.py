"""One rules source on four engines: interpreted, native (Numba), CUDA, WebAssembly.

Start reading at `layout` (what a state is), then `mirror` (how one source is loaded per engine), `native`, `cuda` and `wasm`.
"""
